import { readCell } from '../../../engine/fields.ts';
import type { Cell } from '../../../kernel/json.ts';
import { counted } from '../../../kernel/phrases.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { makeAreaAttack } from '../combat/area.ts';
import type { Blast } from '../combat/blast.ts';
import { forRounds } from '../effects/lasting.ts';
import type { ItemThing } from '../gear.ts';
import type { Aim } from '../powers/centre.ts';
import { centreNeed, judgeAnywhere, readCentre } from '../powers/centre.ts';
import { visibilityTable } from '../visibility/grades.ts';
import type { ItemUse } from './action.ts';

/** Items that are thrown at a place or set off there (AD-ACT-14, AD-ATK-8, AD-VIS-3). */

const clause = 'AD-ACT-14';

type Does<Effect extends ItemThing['does']['effect']> = Extract<
  ItemThing['does'],
  { readonly effect: Effect }
>;

const aimed = (aim: Aim): Pick<ItemUse, 'judge' | 'needs' | 'read'> => ({
  judge: (fight, who) => judgeAnywhere(fight, who, aim),
  needs: (fight, who) => ({ at: centreNeed(fight, who, aim) }),
  read(fight, who, { at }) {
    const cell: Cell | ReturnType<typeof readCentre> = readCentre(fight, who, at, aim);
    return isRefusal(cell) ? cell : { at: { x: cell.x, y: cell.y } };
  },
});

/** A grenade, or a charge placed earlier. */
export function blastItem(id: string, label: string, does: Does<'blast'> | Does<'detonate'>): ItemUse {
  const { near, far, radius, value, rank, type, kinetic, dice, ability } = does;
  const blast: Blast = { id, label, value, rank, type, kinetic, dice, radius, ability, range: { near, far } };
  const remote = does.effect === 'detonate';
  return {
    ...aimed({ far, radius, strikes: type, remote, clause }),
    note: () => `everybody within ${radius} ft of a square up to ${far} ft away`,
    spent: true,
    perform(table, who, { at }) {
      const centre = readCell(at);
      if (centre) makeAreaAttack(table, { who, centre, blast, clause });
    },
  };
}

/** AD-VIS-3: smoke creates a zone of poor visibility for some rounds (AD-ENC-3). */
export function smokeItem({ visibility, radius, rounds, far }: Does<'smoke'>): ItemUse {
  return {
    ...aimed({ far, radius, strikes: null, clause }),
    note: () =>
      `${visibilityTable[visibility].name} visibility within ${radius} ft, ${counted(rounds, 'round')}`,
    spent: true,
    perform(table, _who, { at }) {
      const cell = readCell(at);
      if (!cell) return;
      const id = `effect-${table.fight.count + 1}`;
      const zone = { id, cell, radius, visibility, until: forRounds(table.fight, rounds) };
      table.tell({ fact: 'zone-began', zone });
    },
  };
}
