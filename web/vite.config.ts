import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig } from 'vitest/config';

const server = process.env.LUDOMOTS_SERVER ?? 'http://127.0.0.1:8000';

const PACKABLE = /\.(js|css|html|svg|webmanifest)$/;

/** Write packed copies beside the files, so that the server need not pack them. */
const packed = {
  name: 'packed',
  writeBundle({ dir }: { dir?: string }) {
    for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
      if (!PACKABLE.test(name)) continue;
      const path = join(dir!, name);
      const content = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(content));
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), packed],
  resolve: {
    alias: {
      $texts: new URL('../src/ludomots/texts', import.meta.url).pathname,
      $games: new URL('../src/ludomots/games', import.meta.url).pathname,
    },
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
