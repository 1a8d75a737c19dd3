// A bot for Aerodrome that plays over the network, in JavaScript for Node.js: it sits down at a table and plays any of
// its legal moves. Start it with: AERODROME_TOKEN=... node visitor.mjs http://127.0.0.1:8700 TABLE

const [server, table] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${process.env.AERODROME_TOKEN}`, 'X-Aerodrome': '1' };

const [id, link] = table.split('.'); // a link lets in to a table that is not public
if (link) {
    const body = JSON.stringify({ token: table });
    await fetch(`${server}/api/invites`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body,
    });
}

const socket = new WebSocket(`${server.replace('http', 'ws')}/ws`, { headers });
let count = 0;
let answered = 0;
let seat = -1;
const send = (t, more) => socket.send(JSON.stringify({ t, id: `m${++count}`, table: id, ...more }));

socket.onopen = () => send('sit', { seat: -1 }); // any seat that is free; the bot has the name that its token has
socket.onclose = ({ code, reason }) => code === 1000 || console.error(`closed: ${code} ${reason}`);
socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.t === 'refused' && told.code !== 'stale') console.error(`${told.code}: ${told.what}`); // stale: others were quicker
    if (told.t === 'ack' && seat < 0 && told.seat >= 0) {
        seat = told.seat;
        send('watch', { seat });
        send('ready', { seat });
    }
    if (told.t !== 'snapshot' && told.t !== 'update') return;
    const { ask, status } = told;
    if (ask && ask.decision !== answered) {
        answered = ask.decision;
        const action = ask.legal[Math.floor(Math.random() * ask.legal.length)];
        send('choose', { seat, action, decision: ask.decision });
    }
    if (status === 'over' || status === 'abandoned') socket.close(1000);
};
