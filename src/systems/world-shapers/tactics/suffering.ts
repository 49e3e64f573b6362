import { sufferings, suffers } from '../effects/effects.ts';
import type { GivesStatus, Moves } from '../riders.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';
import type { StatusId } from '../status/catalogue.ts';
import { perPoint } from './harm.ts';

/** Estimates, not rules: the part of a combatant's value that each Status Effect takes. */

const parts: { readonly [status in StatusId]: number } = {
  bleeding: 0.1,
  prone: 0.06,
  grabbed: 0.06,
  restrained: 0.14,
  stunned: 0.25,
  blinded: 0.15,
  frightened: 0.06,
  enraged: 0.06,
  despairing: 0.02,
  burning: 0,
  chilled: 0.03,
  corroded: 0.08,
  poisoned: 0.03,
  shocked: 0.02,
};

/** The Vitality that Burning costs before it is put out. */
const burns = 5;

/** The value of giving a Status Effect; 0 if the target has it already or is an object. */
export function statusShare(fight: Fight, target: Combatant, status: GivesStatus | undefined): number {
  if (!status || isObject(target) || suffers(fight, target, status.id)) return 0;
  return parts[status.id] + (status.id === 'burning' ? burns * perPoint(fight, target) : 0);
}

/** The value of a push: a step or two, and sometimes a collision. */
export const movedShare = (moves: Moves | undefined): number => (moves?.how === 'away' ? 0.04 : 0);

/** The total effect of its Status Effects; those that lower Armor are counted with damage instead. */
export const suffered = (fight: Fight, who: Combatant): number =>
  sufferings(fight, who).reduce(
    (sum, { id, kind }) =>
      sum +
      (kind.armor === undefined ? parts[id] : 0) +
      (id === 'burning' ? burns * perPoint(fight, who) : 0),
    0,
  );
