import { expect, test } from 'vitest';
import type { Line } from '../../kernel/view.ts';
import type { LogLine } from '../../protocol/messages.ts';
import { systems } from '../../systems/registry.ts';
import { hear } from '../../workbench/heard.ts';
import { samplesOf } from '../../workbench/samples.ts';
import { joinedLines } from './joined.ts';

/** Rows that are joined of several lines read like one that was written as a whole, in half-random fights of all systems. */

/** What is wrong with the words of a row. */
const faults: readonly (readonly [what: string, is: (text: string) => boolean])[] = [
  ['more than one colon', (text) => text.split(': ').length > 2],
  ['marks or spaces in a wrong place', (text) => /\s\s|\s[,;:.]|[,;:]$|[,;:][,;:]|\(\)/.test(text)],
  ['two "and" in a row', (text) => /\band,? and\b|, and,/.test(text)],
  ['brackets that do not close', (text) => text.split('(').length !== text.split(')').length],
  ['no capital at the front', (text) => !/^[\p{Lu}\d]/u.test(text)],
];

/** The lines as the table numbers them; each heading of a round or turn begins a stretch of its own. */
function numbered(lines: readonly Line[]): readonly LogLine[] {
  let turn = '';
  let round = 0;
  return lines.map((line, id) => {
    if (line.level === 'heading') {
      turn = line.text;
      round++;
    }
    return { ...line, id, round, turn };
  });
}

test.each(Object.values(systems))('rows of $id read like one line each', (system) => {
  const found = new Set<string>();
  let joined = 0;
  for (const sample of samplesOf(system, null)) {
    const lines: Line[] = [];
    hear(
      system,
      sample,
      { fights: 2, rounds: 3, seed: 'rows', random: 40 },
      { line: (line) => lines.push(line) },
    );
    for (const { line, parts } of joinedLines(numbered(lines))) {
      if (parts.length < 2) continue;
      joined++;
      for (const [what, is] of faults) if (is(line.text)) found.add(`${what}: ${line.text}`);
    }
  }
  expect([...found]).toEqual([]);
  expect(joined, 'rows of several lines').toBeGreaterThan(50);
});
