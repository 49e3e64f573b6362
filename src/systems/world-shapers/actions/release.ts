import type { Choice, Refusal } from '../../../kernel/port.ts';
import { endGrab } from '../grabs/grabs.ts';
import { nameOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import type { Combatant } from '../state.ts';
import type { Action } from './action.ts';
import { free } from './action.ts';

/** WS-ADV-11: letting go of a grabbed creature is free. */

const clause = 'WS-ADV-11';

function read(who: Combatant, { target = who.grabbing[0] }: Choice): Choice | Refusal {
  return typeof target === 'string' && who.grabbing.includes(target)
    ? { option: 'release', target }
    : refuse('wrongTarget', `${who.sheet.name} does not hold anybody like that`, clause, 'target');
}

export const release: Action = {
  id: 'release',
  clause,
  kind: 'free',
  offer: (_fight, who) =>
    who.grabbing.length > 0 ? { id: 'release', label: 'Let go', clause, group: 'free' } : null,
  needs: (fight, who) => ({
    target: {
      kind: 'one',
      label: 'Whom',
      oneOf: who.grabbing.map((id) => ({ id, label: nameOf(fight, id) })),
      ...(who.grabbing[0] === undefined ? {} : { default: who.grabbing[0] }),
    },
  }),
  read: (_fight, who, choice) => read(who, choice),
  price: free,
  perform: (table, by, choice) => endGrab(table, String(choice.target), by, 'released'),
};
