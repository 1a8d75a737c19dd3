// A WebSocket client that costs as little as can be: a TCP socket, frames made and read by hand. Clients must mask what
// they send; the mask of zeros is a mask too, and leaves the bytes as they are.

import { connect } from "node:net";

const HOST = "127.0.0.1";
const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;
const shared = Buffer.alloc(1 << 18); // one for all lines: it is read before the next one is filled

export class Line {
  /**
   * `takes.opened(line)`, `takes.message(line, bytes, from, length)`, `takes.closed(line)`, `takes.failed(text)`.
   */
  constructor(port, path, headers, takes) {
    this.takes = takes;
    this.open = false;
    this.rest = null;
    const onread = { buffer: shared, callback: (n, bytes) => this.#read(bytes.subarray(0, n)) };
    this.socket = connect({ port, host: HOST, noDelay: true, onread }, () => {
      const head = {
        Host: `${HOST}:${port}`,
        Upgrade: "websocket",
        Connection: "Upgrade",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version": "13",
        ...headers,
      };
      const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
      this.socket.write(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
    });
    this.socket.on("error", (error) => takes.failed(`socket: ${error.message}`));
    this.socket.on("close", () => takes.closed(this));
  }

  send(text) {
    this.#frame(TEXT, Buffer.from(text));
  }

  end() {
    this.socket.destroy();
  }

  #frame(kind, payload) {
    const n = payload.length;
    const short = n < 126;
    const head = Buffer.alloc(short ? 6 : 8);
    head[0] = 0x80 | kind;
    head[1] = 0x80 | (short ? n : 126);
    if (!short) head.writeUInt16BE(n, 2);
    this.socket.write(Buffer.concat([head, payload]));
  }

  #read(fresh) {
    const bytes = this.rest ? Buffer.concat([this.rest, fresh]) : fresh;
    this.rest = null;
    let at = this.open ? 0 : this.#upgraded(bytes);
    while (at >= 0 && at + 2 <= bytes.length) {
      let length = bytes[at + 1] & 127;
      let head = 2;
      if (length === 126) {
        if (at + 4 > bytes.length) break;
        length = bytes.readUInt16BE(at + 2);
        head = 4;
      } else if (length === 127) {
        if (at + 10 > bytes.length) break;
        length = Number(bytes.readBigUInt64BE(at + 2));
        head = 10;
      }
      const begin = at + head;
      if (begin + length > bytes.length) break;
      this.#take(bytes[at] & 15, bytes, begin, length);
      at = begin + length;
    }
    if (at < 0) at = 0;
    if (at < bytes.length) this.rest = Buffer.from(bytes.subarray(at));
    return true;
  }

  /** Reads the answer to the handshake; returns where the frames begin, or -1 while it is not all there. */
  #upgraded(bytes) {
    const end = bytes.indexOf("\r\n\r\n");
    if (end < 0) return -1;
    if (bytes.latin1Slice(9, 12) !== "101") {
      this.takes.failed(`handshake: ${bytes.latin1Slice(0, Math.min(bytes.length, 300))}`);
      this.end();
      return bytes.length;
    }
    this.open = true;
    this.takes.opened(this);
    return end + 4;
  }

  #take(kind, bytes, begin, length) {
    if (kind === TEXT) this.takes.message(this, bytes, begin, length);
    else if (kind === PING) this.#frame(PONG, Buffer.from(bytes.subarray(begin, begin + length)));
    else if (kind === CLOSE) {
      const code = length >= 2 ? bytes.readUInt16BE(begin) : 0;
      const why = length > 2 ? bytes.latin1Slice(begin + 2, begin + length) : "";
      this.takes.failed(`closed by the server: ${code} ${why}`);
      this.end();
    }
  }
}
