import type { Plugin } from 'vite';

export const given: string;
export function offline(site: boolean): Plugin;
