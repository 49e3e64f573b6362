import { freeHands } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { contested } from './contested.ts';

/** Grab (WS-ADV-11): with a hand that is free, and then is not. What being Grabbed is, and how it ends: `grabs/`. */

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
