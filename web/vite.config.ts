import { svelte } from '@sveltejs/vite-plugin-svelte';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig } from 'vitest/config';
import { fonts } from './fonts.ts';
import { packages } from './packages.ts';
import { worker } from './worker.ts';

const server = process.env.LUDOMOTS_SERVER ?? 'http://127.0.0.1:8000';

/** What the shelf needs: one file, since each costs a request. */
const FIRST_PAGE = new RegExp(
  [
    'node_modules/(svelte|@fluent|esm-env)/',
    'src/(App|main|pages/Shelf|ludomots/core/levels)',
    'src/shelf/',
    'src/games/(art|[^/]+/BoxArt)',
    'src/lib/(api|closing|colours|confirm|dates|levels|me|names|network|opening|pace|push|router|routes|settings|shelf|tab|texts|worker)\\.',
    'src/parts/(Confirm|Header|RackOf|Waiting|Wrong)',
    'src/(controls/Segments|people/|together/(deeds|paths))',
  ].join('|'),
);
/** The browsers of package.json as the builder writes them: `Safari >= 16.4` is `safari16.4`. */
const BROWSERS = (JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] }).browserslist.map((one) =>
  one.toLowerCase().replace(' >= ', ''),
);
const PACKABLE = /\.(js|css|html|svg|webmanifest)$/;

/** Tell the server which pages there are: it answers 404 for all others. */
const routes = {
  name: 'routes',
  writeBundle({ dir }: { dir?: string }) {
    copyFileSync('src/lib/routes.json', join(dir!, 'routes.json'));
  },
};

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
  plugins: [fonts, svelte(), packages, worker, routes, packed],
  resolve: {
    alias: {
      $core: new URL('../src/ludomots/core', import.meta.url).pathname,
      $texts: new URL('../src/ludomots/texts', import.meta.url).pathname,
      $games: new URL('../src/ludomots/games', import.meta.url).pathname,
    },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: '../src/ludomots/server/static',
    emptyOutDir: true,
    target: BROWSERS,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'core', test: FIRST_PAGE }],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/health': server },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    reporters: ['default', 'junit'],
    outputFile: { junit: '../.make/components.xml' },
  },
});
