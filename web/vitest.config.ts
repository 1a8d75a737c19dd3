// Apart from vite.config.ts, so that the client can be built without what tests it.
import { defineConfig, mergeConfig } from 'vitest/config';
import client from './vite.config';

export default defineConfig((env) =>
  mergeConfig(client(env), { test: { include: ['src/**/*.test.ts'], setupFiles: ['src/test-setup.ts'], css: true } }),
);
