import { readCell } from '../../../engine/fields.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice, Option, Refusal } from '../../../kernel/port.ts';
import { payForToes } from '../harm/injury-effects.ts';
import { judgeMove } from '../judge.ts';
import { facesBeside } from '../movement/faces.ts';
import { fall } from '../movement/fall.ts';
import { leapCost } from '../movement/leaps.ts';
import { partFromAll } from '../movement/leaving.ts';
import { besideAt } from '../movement/leaving-geometry.ts';
import { metresLeft, paceOf } from '../movement/speed.ts';
import { notice } from '../movement/stealth.ts';
import { beginWalking, canGoOn } from '../movement/walk.ts';
import { cellField } from '../movement/way.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { declare, greyed } from './action.ts';

/**
 * PE-OBST-13, PE-OBST-14: jumping down from a face, climbed or beside the combatant. Costs 1 m of the Move, plus the
 * fall.
 */
interface Jump {
  readonly to: Cell;
  readonly metres: number;
}

function jumpsOf(fight: Fight, who: Combatant): readonly Jump[] {
  const { climb: hanging } = who;
  if (hanging) {
    const { up, to, metres, done } = hanging;
    return [up ? { to: who.cell, metres: done } : { to, metres: metres - done }];
  }
  return facesBeside(fight, who).filter(({ up }) => !up);
}

function judgeJump(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeMove(fight, who);
  if (refused) return refused;
  if (jumpsOf(fight, who).length === 0) {
    return refuse('noWay', `there is nothing ${who.sheet.name} could jump down from`, 'PE-OBST-13');
  }
  if (metresLeft(fight, who, paceOf(who)) >= 1) return null;
  return refuse('noMetres', `${who.sheet.name} has no metres left`, 'PE-OBST-13');
}

function jump(table: Table, id: Id, choice: Choice): void {
  const { fight } = table;
  declare(table, id, 'jump-down', 'move');
  if (!beginWalking(table, id, { pace: paceOf(one(fight, id)) })) return;
  const to = choice.to as unknown as Cell;
  const found = jumpsOf(fight, one(fight, id)).find((each) => each.to.x === to.x && each.to.y === to.y);
  if (!found) return;
  partFromAll(
    table,
    id,
    () => {
      const who = one(fight, id);
      if (!canGoOn(fight, who) || !who.move) return false;
      if (who.move.spent === 0 || fight.rulings.brokenToes === 'perMetre') payForToes(table, id, 1);
      if (!conscious(one(fight, id))) return false;
      // The metre costs 2 when Hindered, and all that is left when doubly so (PE-MOVE-12, PE-MOVE-13).
      const spent = who.move.spent + leapCost(fight, who, 0, 1);
      table.tell({ fact: 'move', who: id, move: { ...who.move, spent, runUp: 0 } });
      fall(table, id, found.metres, true, found.to);
      notice(table, id, [found.to], false);
      return true;
    },
    (foe) => besideAt(fight, one(fight, id), found.to, foe),
  );
}

export const jumpDown: Action = {
  id: 'jump-down',
  offer(fight, who): Option | null {
    const jumps = jumpsOf(fight, who);
    if (jumps.length === 0) return null;
    const deepest = Math.max(...jumps.map(({ metres }) => metres));
    return {
      id: 'jump-down',
      label: 'Jump down',
      clause: 'PE-OBST-13',
      group: 'move',
      note: `${deepest} m down`,
      ...greyed(judgeJump(fight, who)),
    };
  },
  needs: (fight, who) => ({
    to: {
      kind: 'cell',
      label: 'Where to',
      cells: jumpsOf(fight, who).map(({ to: { x, y }, metres }) => ({ x, y, cost: metres })),
    },
  }),
  read(fight, who, choice) {
    const refused = judgeJump(fight, who);
    if (refused) return refused;
    const jumps = jumpsOf(fight, who);
    const to = readCell(choice.to) ?? (jumps.length === 1 ? jumps[0]?.to : undefined);
    const found = jumps.find((each) => each.to.x === to?.x && each.to.y === to?.y);
    if (found) return { option: 'jump-down', to: cellField(found.to) };
    return refuse('noWay', 'there is nothing to jump down to there', 'PE-OBST-13', 'to');
  },
  perform: jump,
};
