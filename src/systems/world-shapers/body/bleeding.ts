import { suffers } from '../effects/effects.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { TurnEffect } from '../turn/effects.ts';
import { loseVitality } from './lose.ts';

/** WS-VIT-5, WS-R75: the Vitality lost by Bleeding at the end of a turn. */
export const bleedingLoss = (fight: Pick<Fight, 'rulings'>, who: Pick<Combatant, 'sheet'>): number =>
  fight.rulings.bleedingLoss === 'flatOne' ? 1 : Math.ceil(who.sheet.vitality / 10);

/** Applies at the end of the slot, directly to Vitality: no defence, no Temporary Vitality. */
export const bleeding: TurnEffect = {
  id: 'bleeding',
  applies: (fight, who) => suffers(fight, who, 'bleeding'),
  happens(table, id) {
    const who = one(table.fight, id);
    loseVitality(table, {
      who: id,
      by: id,
      amount: bleedingLoss(table.fight, who),
      why: 'Bleeding',
      clause: 'WS-VIT-5',
      lethal: true,
      direct: true,
    });
  },
};
