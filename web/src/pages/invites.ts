// The links of a table that this browser opened. The server shows an invitation's token once; they are kept here so that
// the host can share them for as long as the table waits.

import { sha256 } from '../fair/sha256';

export interface Links {
  link: string;
  invites: Record<string, string>;
}

const key = (table: string) => `aerodrome.links.${table}`;

export function keepLinks(table: string, links: Links): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(links));
  } catch {
    // Then they are gone after a reload; the host can make new invitations.
  }
}

export function keptLinks(table: string): Links | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? 'null') as Links | null;
  } catch {
    return null;
  }
}

/** What the server calls an invitation with this token: the beginning of its hash. */
export const idOf = (token: string): string => sha256(new TextEncoder().encode(token)).slice(0, 16);

export const inviteUrl = (token: string): string => `${location.origin}/join#${token}`;
