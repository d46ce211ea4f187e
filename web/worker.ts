/** Tells the service worker (public/sw.js) which files this build has. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const UNTOLD = "{ name: 'none', first: [], all: [] }";
/** What every visitor keeps: the referee, in both languages. */
const FIRST = /(index\.html|src\/pages\/Referee\.svelte|src\/lib\/texts\/(first|other)-\w+\.ts)$/;
/** What is of no use without a connection. */
const ONLINE_ONLY = /^assets\/Operator-/;

/** The chunks of some modules, those that they import, and their style sheets and fonts. */
function withImports(bundle: Rolldown.OutputBundle, isWanted: (module: string) => boolean): Set<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== 'chunk') return;
    found.add(name);
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
    for (const file of [...importedCss, ...importedAssets]) found.add(file);
    chunk.imports.forEach(add);
  };
  for (const one of Object.values(bundle)) if (one.type === 'chunk' && isWanted(one.facadeModuleId ?? '')) add(one.fileName);
  return found;
}

export const worker: Plugin = {
  name: 'worker',
  writeBundle({ dir }, bundle) {
    const files = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !ONLINE_ONLY.test(name));
    const first = withImports(bundle, (module) => FIRST.test(module));
    const fonts = files.filter((name) => name.endsWith('.woff2'));
    const paths = (names: Iterable<string>) => [...new Set(names)].sort().map((name) => `/${name}`);
    const index = readFileSync(join(dir!, 'index.html'));
    const name = createHash('sha256').update(index).update(files.sort().join()).digest('hex').slice(0, 12);
    const told = JSON.stringify({ name, first: paths([...first, ...fonts]), all: paths(files) });
    const path = join(dir!, 'sw.js');
    const text = readFileSync(path, 'utf8');
    if (!text.includes(UNTOLD)) throw new Error('public/sw.js has no place for the files of the build');
    writeFileSync(path, text.replace(UNTOLD, told));
  },
};
