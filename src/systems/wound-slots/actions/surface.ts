import type { Refusal } from '../../../kernel/port.ts';
import { holdTn } from '../combat/hold.ts';
import { costs } from '../costs.ts';
import { judgeAble, judgeTurn } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { makeCheck } from '../roll/check.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { onTurn } from '../turn/charge.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

const clause = 'SL-CLB-3';

/** Why it is not the own turn; a mount shares its rider's (SL-MNT-2). */
const judgeOwnTurn = (fight: Fight, who: Combatant): Refusal | null =>
  onTurn(fight, who) ? null : judgeTurn(fight, who);

/** SL-CLB-3: comes up to the surface, on the own turn. */
export const surface: Action = {
  id: 'surface',
  clause,
  kind: 'action',
  outOfTurn: false,
  chargeable: true,
  offer: (fight, who) =>
    who.sunk
      ? {
          id: 'surface',
          label: 'Surface',
          clause,
          group: 'move',
          cost: { ap: costs.surface.ap },
          ...greyed(judgeOwnTurn(fight, who) ?? judgeAble(fight, who)),
        }
      : null,
  read: (fight, who) =>
    judgeOwnTurn(fight, who) ??
    judgeAble(fight, who) ??
    judgeSunk(who.sunk, who.sheet.name) ?? { option: 'surface' },
  price: () => costs.surface,
  perform(table, who) {
    const check = makeCheck(table, {
      who,
      of: { attribute: 'strength', skill: 'athletics', specialization: 'swimming' },
      kind: 'ordinary',
      clause,
      purpose: 'surface',
      tn: holdTn(table.fight, one(table.fight, who)),
    });
    if (check.passed) table.tell({ fact: 'sunk', who, on: false });
  },
};

const judgeSunk = (sunk: boolean, name: string) =>
  sunk ? null : refuse('noSuchThing', `${name} has not gone under`, clause, 'option');
