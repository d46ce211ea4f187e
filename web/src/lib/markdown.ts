/** The little Markdown that the rules are written in, as a tree: nothing becomes HTML by itself. */

export type Span = { kind: 'text' | 'strong' | 'code'; text: string };
export type Block =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'code'; text: string };

const ITEM = /^(?:[-*]|\d+\.)\s+/;

function spansOf(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('**') && part.endsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('`') && part.endsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      return { kind: 'text', text: part };
    });
}

/** The first section of a text below its title: its heading, and what it says. */
export function firstSection(blocks: readonly Block[]): { heading: string; said: Block[] } | null {
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.level === 2);
  const heading = blocks[at];
  if (heading?.kind !== 'heading') return null;
  const rest = blocks.slice(at + 1);
  const end = rest.findIndex((block) => block.kind === 'heading');
  return { heading: heading.text, said: end < 0 ? rest : rest.slice(0, end) };
}

/** Read a text; blocks are divided by empty lines. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split('\n');
  let at = 0;
  const gather = (ends: (line: string) => boolean): string[] => {
    const found: string[] = [];
    while (at < lines.length && !ends(lines[at]!)) found.push(lines[at++]!);
    return found;
  };
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = /^(#+)\s+(.*)/.exec(line);
    if (!line.trim()) at++;
    else if (heading) {
      at++;
      const text = heading[2]!;
      blocks.push({ kind: 'heading', level: heading[1]!.length, text, id: idOf(text) });
    } else if (line.startsWith('```')) {
      at++;
      blocks.push({ kind: 'code', text: gather((one) => one.startsWith('```')).join('\n') });
      at++;
    } else if (line.startsWith('|')) {
      const [head = [], , ...rows] = gather((one) => !one.startsWith('|')).map(cellsOf);
      blocks.push({ kind: 'table', head, rows });
    } else if (ITEM.test(line)) {
      const items = gather((one) => !one.trim()).reduce<string[]>((found, one) => {
        if (ITEM.test(one)) found.push(one.replace(ITEM, ''));
        else found.push(`${found.pop() ?? ''} ${one.trim()}`);
        return found;
      }, []);
      blocks.push({ kind: 'list', ordered: /^\d/.test(line), items: items.map(spansOf) });
    } else {
      const text = gather((one) => !one.trim() || one.startsWith('```') || one.startsWith('#') || ITEM.test(one));
      blocks.push({ kind: 'paragraph', spans: spansOf(text.map((one) => one.trim()).join(' ')) });
    }
  }
  return blocks;
}

function cellsOf(line: string): Span[][] {
  return line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => spansOf(cell.trim()));
}

function idOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(' ', '-');
}
