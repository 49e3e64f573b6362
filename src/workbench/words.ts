import type { ValuesOf } from '../cli/command-line.ts';
import { commandLineOf, count, oneOf, wordOr } from '../cli/command-line.ts';
import type { System } from '../engine/system.ts';
import type { Line } from '../kernel/view.ts';
import type { Listener } from './heard.ts';
import { hear } from './heard.ts';
import { noSuchSample, sample, someSystems } from './options.ts';
import { beginSample, samplesOf } from './samples.ts';

const kinds = ['lines', 'titles', 'buttons', 'refusals'] as const;
type Kind = (typeof kinds)[number];

export const commandLine = commandLineOf(
  'words',
  someSystems,
  {
    encounter: sample,
    only: oneOf(kinds),
    fights: count(20),
    rounds: count(8),
    random: count(50, 0, 100),
    seed: wordOr('1'),
  },
  ({ chosen, encounter }) => noSuchSample(chosen, encounter),
);

/** The first text of a pattern, and how many texts of the pattern came up. */
interface Said {
  readonly example: string;
  times: number;
}

/**
 * Prints all texts of a system that come up in half-random fights, for proofreading: lines of the log,
 * titles of questions and rolls, buttons, and reasons why something cannot be done. Texts that differ only in names and
 * numbers are printed once, by an example; the rarest come first, as they are the least likely to have been seen.
 */
export function main({ chosen, encounter, only, ...hearing }: ValuesOf<typeof commandLine>): number {
  for (const system of chosen) {
    const heard = new Map<Kind, Map<string, Said>>(kinds.map((kind) => [kind, new Map()]));
    for (const id of samplesOf(system, encounter)) {
      const patternOf = patterns(system, id);
      const note = (kind: Kind, example: string): void => {
        const all = heard.get(kind) as Map<string, Said>;
        const pattern = patternOf(example);
        const said = all.get(pattern);
        if (said) said.times++;
        else all.set(pattern, { example, times: 1 });
      };
      const listener: Listener = {
        line: (line) => note('lines', wordsOf(line)),
        title: (kind, words) => note('titles', `${words}   [${kind}]`),
        button: (words) => note('buttons', words),
        refusal: ({ because, clause }) => note('refusals', `${because}   [${clause}]`),
      };
      hear(system, id, hearing, listener);
    }
    for (const kind of only === null ? kinds : [only]) {
      const all = [...(heard.get(kind) as Map<string, Said>).values()].sort((a, b) => a.times - b.times);
      console.log(`\n${system.name}: ${all.length} ${kind}`);
      for (const { example, times } of all) console.log(`${String(times).padStart(7)}  ${example}`);
    }
  }
  return 0;
}

/** The text of a log line with its clause. */
const wordsOf = ({ text, clause }: Line): string => `${text}${clause === undefined ? '' : `   [${clause}]`}`;

/** Returns a function that replaces the names of an encounter's combatants, and numbers, in a text by placeholders. */
function patterns(system: System, encounter: string): (words: string) => string {
  const { combatants } = system.view(beginSample(system, encounter));
  const names = Object.values(combatants).map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // The longest first: "Toll captain" before "Toll".
  const anyName = new RegExp(names.sort((a, b) => b.length - a.length).join('|'), 'g');
  return (words) =>
    words
      .replace(anyName, '▪')
      .replace(/[−-]?\d+(\.\d+)?/g, '#')
      .replace(/\(#( \+ #)+\)/g, '#')
      .replace(/#( \+ #)+/g, '#')
      .replace(/▪(, ▪)+/g, '▪')
      .replace(/#(, #)+/g, '#');
}
