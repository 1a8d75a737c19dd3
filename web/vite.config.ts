import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { given, offline } from './offline.mjs';

const SERVER = 'http://127.0.0.1:8700';

/** In the mode `site` the client becomes a folder of files for any web host; tools/site.py gives it what a server would. */
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/app/',
  publicDir: given,
  plugins: [svelte(), offline(mode === 'site')],
  build: {
    outDir: '../src/aerodrome/server/static',
    emptyOutDir: true,
    assetsDir: '.',
    // The server's policy lets nothing load from data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  // The catalogues stand with the Python that reads them too.
  server: {
    fs: { allow: ['.', '../src/aerodrome'] },
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true }, '/rules': SERVER, '/games': SERVER },
  },
}));
