import { makeAreaAttack } from '../combat/area.ts';
import type { Blast } from '../combat/blast.ts';
import { readCell } from '../judge.ts';
import type { Power } from '../powers.ts';
import { refusedIn } from '../refusal.ts';
import type { Aim } from './centre.ts';
import { centreNeed, judgeAnywhere, readCentre } from './centre.ts';
import type { Does, Use } from './use.ts';
import { clause } from './use.ts';

/** Spells on an area (AD-ATK-8). */
export function blastUse({ id, name }: Power, does: Does<'blast'>): Use {
  const { far, radius, value, rank, type, kinetic, dice, ability } = does;
  const aim: Aim = { far, radius, strikes: type, clause };
  const blast: Blast = { id, label: name, value, rank, type, kinetic, dice, radius, ability };
  return {
    note: () => `everybody within ${radius} ft of a square up to ${far} ft away`,
    judge: (fight, who) => judgeAnywhere(fight, who, aim),
    needs: (fight, who) => ({ at: centreNeed(fight, who, aim) }),
    read(fight, who, choice) {
      const cell = readCentre(fight, who, choice.at, aim);
      return refusedIn(cell) ? cell : { at: { x: cell.x, y: cell.y } };
    },
    perform(table, who, choice) {
      const centre = readCell(choice.at);
      if (centre) makeAreaAttack(table, { who, centre, blast, clause });
    },
  };
}
