import type { System } from '../engine/system.ts';
import type { Line } from '../kernel/view.ts';
import { systems } from '../systems/registry.ts';
import { beginSample, chosenEncounters, chosenSystems, numberArgument, wordArgument } from './arguments.ts';
import type { Listener } from './heard.ts';
import { hear } from './heard.ts';

export const usage =
  'npm run words -- [system] [--encounter id] [--only lines|titles|buttons|refusals] [--fights 20] [--rounds 8] [--random 50] [--seed 1]';

const kinds = ['lines', 'titles', 'buttons', 'refusals'] as const;
type Kind = (typeof kinds)[number];

/** The first text of a pattern, and how many texts of the pattern came up. */
interface Said {
  readonly example: string;
  times: number;
}

/**
 * Prints all texts of a system that come up in half-random fights, for proofreading, see `usage`: lines of the log,
 * titles of questions and rolls, buttons, and reasons why something cannot be done. Texts that differ only in names and
 * numbers are printed once, by an example; the rarest come first, as they are the least likely to have been seen.
 */
export function main(args: readonly string[]): number {
  const only = wordArgument(args, 'only', kinds);
  const hearing = {
    fights: numberArgument(args, 'fights', 20),
    rounds: numberArgument(args, 'rounds', 8),
    random: numberArgument(args, 'random', 50),
    seed: String(numberArgument(args, 'seed', 1)),
  };
  for (const system of chosenSystems(systems, args)) {
    const heard = new Map<Kind, Map<string, Said>>(kinds.map((kind) => [kind, new Map()]));
    for (const encounter of chosenEncounters(system, args)) {
      const patternOf = patterns(system, encounter);
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
      hear(system, encounter, hearing, listener);
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
