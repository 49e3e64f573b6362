import { judgeFree, judgePrimary } from '../judge.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Action } from './action.ts';
import { declare, greyed, never } from './action.ts';

/** FS-ACT-1: adds Speed metres to this turn's movement. May be repeated; the held cannot Dash (FS-ACT-3). */
const judgeDash = (fight: Fight, who: Combatant) => judgePrimary(fight, who) ?? judgeFree(fight, who);

export const dash: Action = {
  id: 'dash',
  anytime: never,
  offer: (fight, who) => ({
    id: 'dash',
    label: 'Dash',
    clause: 'FS-ACT-1',
    group: 'primary',
    cost: { ap: 1 },
    note: `${who.speed} m more`,
    ...greyed(judgeDash(fight, who)),
  }),
  read: (fight, who) => judgeDash(fight, who) ?? { option: 'dash' },
  perform(table, who) {
    declare(table, who, { action: 'dash', group: 'primary', ap: 1 });
    table.tell({ fact: 'dashed', who, metres: one(table.fight, who).speed });
  },
};
