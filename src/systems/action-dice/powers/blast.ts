import { readCell } from '../../../engine/fields.ts';
import { memoizedByObject } from '../../../engine/memoize.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { makeAreaAttack } from '../combat/area.ts';
import type { Blast } from '../combat/blast.ts';
import type { Power } from '../powers.ts';
import type { Aim } from './centre.ts';
import { centreNeed, judgeAnywhere, readCentre } from './centre.ts';
import type { Does, Use } from './use.ts';
import { clause } from './use.ts';

/** Area spells (AD-ATK-8). */

/** The blast of a power; `null` for powers of other kinds. */
export const blastOf = memoizedByObject(({ id, name, does }: Power): Blast | null => {
  if (does.deed !== 'blast') return null;
  const { value, rank, type, kinetic, dice, radius, ability } = does;
  return { id, label: name, value, rank, type, kinetic, dice, radius, ability };
});

export function blastUse(power: Power, { far, radius, type }: Does<'blast'>): Use {
  const aim: Aim = { far, radius, strikes: type, clause };
  return {
    note: () => `everybody within ${radius} ft of a square up to ${far} ft away`,
    judge: (fight, who) => judgeAnywhere(fight, who, aim),
    needs: (fight, who) => ({ at: centreNeed(fight, who, aim) }),
    read(fight, who, choice) {
      const cell = readCentre(fight, who, choice.at, aim);
      return isRefusal(cell) ? cell : { at: { x: cell.x, y: cell.y } };
    },
    perform(table, who, choice) {
      const centre = readCell(choice.at);
      const blast = blastOf(power);
      if (centre && blast) makeAreaAttack(table, { who, centre, blast, clause });
    },
  };
}
