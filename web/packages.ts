/** Writes down which packages the built site contains: NOTICE must name each of them (`make notice`). */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { FONTS } from './fonts.ts';

const INSTALLED = new URL('node_modules/', import.meta.url);
const RECORD = new URL('../.make/site-packages.json', import.meta.url);
const FONT = /\.(woff2?|ttf|otf)$/;

interface Output {
  type: 'asset' | 'chunk';
  fileName: string;
  moduleIds?: string[];
  originalFileNames?: string[];
}

/** Return the folder in `node_modules` that a bundled module comes from, if it comes from there. */
function installed(id: string): string | undefined {
  const virtual = /^\0([\w-]+)\//.exec(id)?.[1]; // Vite's and Rolldown's own parts: "\0vite/preload-helper.js"
  if (virtual && existsSync(new URL(`${virtual}/`, INSTALLED))) return virtual;
  return /node_modules\/((?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
}

/** Return the package that a font of ours was cut from. */
function fontPackage(name: string): string {
  const font = FONTS[name as keyof typeof FONTS];
  if (!font) throw new Error(`${name} is in the site, but web/fonts.ts does not say where it comes from`);
  return `@fontsource-variable/${font.from.split('/')[0]}`;
}

export const packages = {
  name: 'packages',
  generateBundle(_: unknown, bundle: Record<string, Output>) {
    const files = new Map<string, Set<string>>();
    const add = (folder: string, file: string) => files.set(folder, (files.get(folder) ?? new Set()).add(file));
    for (const output of Object.values(bundle)) {
      for (const id of output.moduleIds ?? []) {
        const folder = installed(id);
        if (folder) add(folder, output.fileName);
      }
      if (!FONT.test(output.fileName)) continue;
      for (const original of output.originalFileNames ?? []) add(fontPackage(basename(original)), output.fileName);
    }
    const record = [...files].sort().map(([folder, found]) => {
      const about = readFileSync(new URL(`${folder}/package.json`, INSTALLED), 'utf8');
      const { name, version } = JSON.parse(about) as { name: string; version: string };
      return { folder, name, version, files: [...found].sort() };
    });
    mkdirSync(new URL('.', RECORD), { recursive: true });
    writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
  },
};
