import { freeHands } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { contested } from './contested.ts';

/**
 * Grab (WS-ADV-11): needs a free hand, which is then in use. The effect of being Grabbed and its end are in `grabs/`.
 */

const clause = 'WS-ADV-11';

export const grab = contested({
  id: 'grab',
  clause,
  label: 'Grab',
  judge: (_fight, who) =>
    freeHands(who) > 0 ? null : refuse('noFreeHand', `${who.sheet.name} has no hand free`, clause),
  judgeOn: (_fight, who, target) =>
    who.grabbing.includes(target.id)
      ? refuse('already', `${who.sheet.name} holds ${target.sheet.name} already`, clause)
      : null,
  won: (table, by, who) => table.tell({ fact: 'grabbed', who, by }),
});
