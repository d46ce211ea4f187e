import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.LUDOMOTS_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $texts: new URL('../src/ludomots/texts', import.meta.url).pathname },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: '../src/ludomots/server/static',
    emptyOutDir: true,
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/health': server } },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
