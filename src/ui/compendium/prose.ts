/** Text of a rule: paragraphs, and rows between bars as a table. Nothing else is read into it. */
export type Block =
  | { readonly block: 'lines'; readonly lines: readonly string[] }
  | { readonly block: 'table'; readonly rows: readonly (readonly string[])[] };

const isRow = (line: string): boolean => line.trimStart().startsWith('|');
/** What stands between the head of a table and its rows. */
const isRule = (line: string): boolean => /^[\s|:-]+$/.test(line);

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** The text in its blocks, in their order. */
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

/** The text in one line, for where there is no room for a table: its rows without their heads, parted by dots. */
export const inOneLine = (text: string): string =>
  blocksOf(text)
    .flatMap((one) =>
      one.block === 'lines'
        ? one.lines
        : [
            one.rows
              .slice(1)
              .map((cells) => cells.filter((cell) => cell !== '').join(' '))
              .join(' · '),
          ],
    )
    .join(' ');
