import type { Choice, Need, Refusal } from '../../../kernel/port.ts';
import type { Needs } from '../actions/action.ts';
import type { Amount } from '../gear.ts';
import { refuse } from '../refusal.ts';
import { numberNeed, readNumber, refusedAmong, weighty, wordNeed } from './kind.ts';

/** Dice entered by the game master: their number, their sides, and a flat amount. */

const sorts = [4, 6, 8, 10, 12] as const;
const limits = { count: [0, 20, 1], plus: [0, 100, 0] } as const;

export const diceNeeds = (usual: number): Needs => ({
  count: weighty(numberNeed('Dice', [0, 20, usual])),
  sides: weighty({
    ...wordNeed('Of', Object.fromEntries(sorts.map((die) => [`d${die}`, `d${die}`]))),
    default: 'd6',
  } as Need),
  plus: numberNeed('and', limits.plus),
});

/** Parses the dice fields. */
export function readDice(choice: Choice, usual: number, clause: string): Choice | Refusal {
  const count = readNumber(choice, 'count', [0, 20, usual], clause);
  const plus = readNumber(choice, 'plus', limits.plus, clause);
  const wrong = refusedAmong([count, plus]);
  if (wrong) return wrong;
  const { sides = 'd6' } = choice;
  if (!sorts.some((die) => `d${die}` === sides)) {
    return refuse('noSuchThing', 'dice are d4, d6, d8, d10 and d12', clause, 'sides');
  }
  if (count === 0 && plus === 0) return refuse('noSuchThing', 'that is nothing', clause, 'count');
  return { option: choice.option, count: count as number, sides, plus: plus as number };
}

/** The dice of a parsed choice. */
export const diceOf = ({ count, sides, plus }: Choice): Amount => ({
  count: Number(count),
  sides: Number(String(sides).slice(1)),
  plus: Number(plus),
});
