import type { AilmentId } from '../ailments/catalogue.ts';
import { ailmentKinds } from '../ailments/catalogue.ts';
import { endAilment } from '../ailments/end.ts';
import { nameOf } from '../names.ts';
import type { Combatant } from '../state.ts';
import { conscious, one, suffers } from '../state.ts';
import { fateQuestion, maySpendFate, spendFate } from '../test/fate.ts';
import type { Effect } from './effects.ts';

/** Ailments that take the turn from its owner. Panic does so once it makes the combatant flee. */
const robbing: readonly AilmentId[] = [
  'confused',
  'brainwashed',
  'enraged',
  'despaired',
  'frozen',
  'shocked',
  'drowsed',
  'stunned',
];

const robbedBy = (who: Combatant): AilmentId | undefined =>
  who.fleeing ? 'panicked' : robbing.find((ailment) => suffers(who, ailment));

/**
 * PE-FATE-6: a combatant about to lose its turn to an ailment may end it with a Fate Point. At other times this is an
 * option of every turn.
 */
export const fateFromAilment: Effect = {
  id: 'fate-ailment',
  applies: (fight, who) =>
    conscious(who) && !who.surprised && maySpendFate(fight, who) && robbedBy(who) !== undefined,
  happens(table, id) {
    const { fight } = table;
    const ailment = robbedBy(one(fight, id));
    if (ailment === undefined) return;
    const { name } = ailmentKinds[ailment];
    const title = `${nameOf(fight, id)} is ${name} and about to lose the turn. Does Fate end that?`;
    const label = `Spend a point: no longer ${name}`;
    const asked = { id: 'fate-ailment', clause: 'PE-FATE-6', label };
    if (table.ask(fateQuestion(fight, id, asked, { ailment, title })).option === 'decline') return;
    spendFate(table, id, `no longer ${name}`, 'PE-FATE-6');
    endAilment(table, id, ailment, 'fate');
  },
};
