/** The text of a rule: paragraphs, and tables written with bars. No other markup is recognized. */
type Block =
  | { readonly block: 'lines'; readonly lines: readonly string[] }
  | { readonly block: 'table'; readonly rows: readonly (readonly string[])[] };

const isRow = (line: string): boolean => line.trimStart().startsWith('|');
/** Whether a line separates the head of a table from its rows. */
const isRule = (line: string): boolean => /^[\s|:-]+$/.test(line);

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** The blocks of a text in order. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: string[][] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (last && isRow(last[0] ?? '') === isRow(line)) last.push(line);
    else blocks.push([line]);
  }
  return blocks.map((lines) =>
    isRow(lines[0] ?? '')
      ? { block: 'table', rows: lines.filter((line) => !isRule(line)).map(cellsOf) }
      : { block: 'lines', lines: lines.filter((line) => line.trim() !== '') },
  );
}

/** A row of a table in words: "light: Guard +10, AR 0". */
function rowInWords(head: readonly string[], [name = '', ...cells]: readonly string[]): string {
  const said = cells.flatMap((cell, at) => (cell === '' ? [] : [`${head[at + 1] ?? ''} ${cell}`.trim()]));
  return said.length > 0 ? `${name}: ${said.join(', ')}` : name;
}

function tableInWords([head = [], ...rows]: readonly (readonly string[])[]): string {
  return rows.map((row) => rowInWords(head, row)).join(' · ');
}

/** The text in one line, for places without room for a table. */
export const inOneLine = (text: string): string =>
  blocksOf(text)
    .flatMap((one) => (one.block === 'lines' ? one.lines : [tableInWords(one.rows)]))
    .join(' ');
