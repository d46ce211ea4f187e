/** What a game says on its table of the site, out of the one file in which it says everything: `texts/fr.ftl?site`.
 *
 * What its box says is told by the server.
 */
import { readFileSync } from 'node:fs';

const OF_THE_SITE = /^site-(?!(game|about|facts)-)/;

export const gameTexts = {
  name: 'game-texts',
  enforce: 'pre' as const,
  load(id: string) {
    const [file, query] = id.split('?');
    if (!file?.endsWith('.ftl') || query !== 'site') return null;
    // A message begins in the first column, its further lines do not.
    const messages = readFileSync(file, 'utf8').split(/^(?=\S)/m);
    return `export default ${JSON.stringify(messages.filter((message) => OF_THE_SITE.test(message)).join(''))}`;
  },
};
