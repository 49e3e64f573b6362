import { holdTn } from '../combat/hold.ts';
import { costs } from '../costs.ts';
import { judgeAble, judgeTurn } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { makeCheck } from '../roll/check.ts';
import { one } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

const clause = 'SL-CLB-3';

/** SL-CLB-3: up to the surface again, on the own turn. */
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
          ...greyed(judgeTurn(fight, who) ?? judgeAble(fight, who)),
        }
      : null,
  read: (fight, who) =>
    judgeTurn(fight, who) ??
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
