import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { pathOf } from '../movement/way.ts';
import { gettingUp, takersOf } from '../openings/give.ts';
import { outOfReachOf } from '../openings/leave.ts';
import { optionOf } from '../powers/action.ts';
import type { Combatant, Fight } from '../state.ts';

/**
 * The enemies to which a choice gives an opening that they may take (AD-REA-9, AD-REA-10): Escape and standing up at the
 * present place, a technique at its final place, a Move wherever it leaves an enemy's reach (AD-R31).
 */
export function provoked(fight: Fight, who: Combatant, choice: Choice): readonly Id[] {
  if (choice.option === 'escape') return takers(fight, who);
  if (choice.option === 'stand-up') return takers(fight, gettingUp(fight, who));
  if (choice.option === 'move') return left(fight, who, pathOf(choice));
  const power = who.sheet.powers.find((each) => optionOf(each) === choice.option);
  if (power?.does.deed !== 'strike' || !power.does.opens) return [];
  const end = pathOf(choice).at(-1);
  const there = end ? { ...who, cell: end } : who;
  return takers(fight, there, { except: typeof choice.target === 'string' ? [choice.target] : [] });
}

/** Checks square by square; each enemy is listed once. */
function left(fight: Fight, who: Combatant, path: readonly Cell[]): readonly Id[] {
  const found = path.flatMap((to, place) => {
    const from = { ...who, cell: path[place - 1] ?? who.cell };
    const by = outOfReachOf(fight, from, to);
    return by.length > 0 ? takers(fight, from, { by }) : [];
  });
  return [...new Set(found)];
}

const takers = (...spec: Parameters<typeof takersOf>): readonly Id[] => takersOf(...spec).map(({ id }) => id);
