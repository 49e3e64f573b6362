import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { looksDecided, proposeEnd } from './ending.ts';
import { mainStage } from './main.ts';
import { nextSlot } from './next-slot.ts';
import { openCombat } from './opening.ts';
import { endRound } from './round-end.ts';
import { startRound } from './round-start.ts';
import { settleSurprise } from './surprise.ts';
import { makeOrder } from './ties.ts';
import { endTurn } from './turn-end.ts';
import { formUnions } from './unions.ts';

/**
 * The turn machine (sections GEN, RND, INI). Each call is one small step: whether it is combat, who is surprised, the
 * start of a round, its unions, its order, the next slot, one deed of a turn, its end. Its whole state is in the fight.
 */
export function step(table: Table): void {
  const { fight } = table;
  switch (fight.phase) {
    case 'opening':
      openCombat(table);
      return;
    case 'surprise':
      settleSurprise(table);
      return;
    case 'round':
      startRound(table);
      return;
    case 'unions':
      formUnions(table);
      return;
    case 'order':
      makeOrder(table);
      return;
    case 'slots':
      if (looksDecided(fight)) proposeEnd(table);
      else runSlots(table);
      return;
    case 'round-end':
      if (looksDecided(fight)) proposeEnd(table);
      else endRound(table);
      return;
    case 'over':
      return;
  }
}

function runSlots(table: Table): void {
  const { active, running, stage } = table.fight;
  if (active !== null && stage === 'end') {
    endTurn(table, active);
    return;
  }
  if (active !== null) {
    mainStage(table, one(table.fight, active));
    return;
  }
  // WS-INI-15: the turn of a union ends when all members have ended.
  if (running !== null) table.tell({ fact: 'slot-ended', slot: running, quiet: false });
  else nextSlot(table);
}
