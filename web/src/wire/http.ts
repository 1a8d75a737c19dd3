// The server's HTTP API. What it refuses is thrown as a Fault, with a sentence for people.
import { t } from '../text';
import type { FaultTold } from './types';

export class Fault extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly rule = '',
  ) {
    super(text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Fault(0, 'offline', t('ui-unreachable'));
  }
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    if (response.ok) return text as T;
  }
  if (!response.ok) {
    const { error, what, args, rule } = (data ?? {}) as Partial<FaultTold>;
    throw new Fault(response.status, error ?? 'broken', what ? t(what, args) : t('ui-bad-answer'), rule);
  }
  return data as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body);
export const del = <T = void>(path: string): Promise<T> => ask<T>('DELETE', path);
export const patch = <T>(path: string, body: unknown): Promise<T> => ask<T>('PATCH', path, body);

/** What to tell about an error. */
export const faultOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
