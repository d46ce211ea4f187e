/** Each game has its colour, by day and by lamp: everything inside `data-game` gets it as `--accent`. */
import type { ShelfGame } from '../wire/types';

/** A page of one game has its colour, and so have the questions asked on it. */
function rule(lamp: string, name: string, colour: string): string {
  const game = `[data-game='${CSS.escape(name)}']`;
  return `:root${lamp} ${game}, :root${lamp}:has(main > ${game}) { --accent: ${colour} }`;
}

/** Put the colours of the games on the page. */
export function paint(games: readonly ShelfGame[]): void {
  const sheet = new CSSStyleSheet();
  for (const { name, colours } of games) {
    sheet.insertRule(rule('', name, colours.day), sheet.cssRules.length);
    sheet.insertRule(rule("[data-light='lamp']", name, colours.lamp), sheet.cssRules.length);
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
