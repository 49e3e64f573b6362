import type { Scenario } from './scenario.ts';

/** The rulings that the newest line of the log with these words carries as badges. Throws if no line has them. */
export function badgesOf(table: Scenario, words: string): readonly string[] {
  const lines = table.lines();
  const line = lines.findLast(({ text }) => text.includes(words));
  if (!line) throw new Error(`no line says "${words}": ${lines.map(({ text }) => text).join(' | ')}`);
  return line.rulings ?? [];
}
