import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const SERVER = 'http://127.0.0.1:8700';

export default defineConfig({
  base: '/app/',
  plugins: [svelte()],
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
});
