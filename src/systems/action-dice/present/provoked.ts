import type { Id } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { pathOf } from '../movement/way.ts';
import { exposedTo } from '../openings/give.ts';
import { optionOf } from '../powers/action.ts';
import type { Combatant, Fight } from '../state.ts';

/**
 * Enemies to whom a choice gives an opening (AD-REA-9): fleeing and standing up where one is, a technique that says so
 * where it ends.
 */
export function provoked(fight: Fight, who: Combatant, choice: Choice): readonly Id[] {
  if (choice.option === 'escape' || choice.option === 'stand-up') return exposed(fight, who, []);
  const power = who.sheet.powers.find((each) => optionOf(each) === choice.option);
  if (power?.does.deed !== 'strike' || !power.does.opens) return [];
  const end = pathOf(choice).at(-1);
  const there = end ? { ...who, cell: end } : who;
  return exposed(fight, there, typeof choice.target === 'string' ? [choice.target] : []);
}

function exposed(fight: Fight, who: Combatant, except: readonly Id[]): readonly Id[] {
  const there = { ...fight, combatants: { ...fight.combatants, [who.id]: who } };
  return exposedTo(there, { who: who.id, why: '', clause: 'AD-REA-9', except }).map(({ id }) => id);
}
