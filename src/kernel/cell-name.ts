/** Column 0 is "A", column 26 "AA". */
export function columnName(x: number): string {
  let letters = '';
  for (let n = x; n >= 0; n = Math.floor(n / 26) - 1) letters = String.fromCharCode(65 + (n % 26)) + letters;
  return letters;
}

/** Columns as letters, rows as numbers, as on the map's rulers: "D6". */
export const cellName = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `${columnName(x)}${y + 1}`;
