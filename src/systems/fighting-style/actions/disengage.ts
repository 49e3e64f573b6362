import { judgePrimary } from '../judge.ts';
import type { Action } from './action.ts';
import { declare, greyed, never } from './action.ts';

/** FS-ACT-2: provokes no opportunity attacks for the rest of the turn. Not retroactive. */
export const disengage: Action = {
  id: 'disengage',
  anytime: never,
  offer: (fight, who) => ({
    id: 'disengage',
    label: 'Disengage',
    clause: 'FS-ACT-2',
    group: 'primary',
    cost: { ap: 1 },
    ...(who.disengaged ? { note: 'disengaged already' } : {}),
    ...greyed(judgePrimary(fight, who)),
  }),
  read: (fight, who) => judgePrimary(fight, who) ?? { option: 'disengage' },
  perform(table, who) {
    declare(table, who, { action: 'disengage', group: 'primary', ap: 1 });
    table.tell({ fact: 'condition', who, condition: 'disengaged', on: true, clause: 'FS-ACT-2' });
  },
};
