import { loseGrip, losesHold } from '../movement/fall.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { endStage } from './end.ts';
import { looksDecided, proposeEnd } from './ending.ts';
import { determineInitiative } from './initiative.ts';
import { mainStage } from './main.ts';
import { nextTurn } from './next.ts';
import { bonusStage } from './one-more.ts';
import { endRound } from './round-end.ts';
import { startStage } from './start.ts';
import { determineSurprise } from './surprise.ts';

/**
 * The turn machine (section TIME). Each call is one small step: surprise, initiative, the start of a round, the next
 * turn, one effect of a turn's start or end, one Move or Action. It depends on nothing but the fight.
 */
export function step(table: Table): void {
  const { fight } = table;
  switch (fight.phase) {
    case 'surprise':
      determineSurprise(table);
      return;
    case 'initiative':
      determineInitiative(table);
      return;
    case 'round':
      table.tell({ fact: 'round-began', round: fight.round + 1 });
      return;
    case 'turns':
      if (fallsFromFace(table)) return;
      if (looksDecided(fight)) proposeEnd(table);
      else takeTurns(table);
      return;
    case 'round-end':
      if (fallsFromFace(table)) return;
      if (looksDecided(fight)) proposeEnd(table);
      else endRound(table);
      return;
    case 'over':
      return;
  }
}

/** PE-OBST-13: drops a combatant that hangs on a face and cannot hold on. Returns whether there was one. */
function fallsFromFace(table: Table): boolean {
  const id = losesHold(table.fight);
  if (id === null) return false;
  loseGrip(table, id);
  return true;
}

/** PE-TIME-9, PE-TIME-10: continues the active combatant's turn, or begins the next. */
function takeTurns(table: Table): void {
  const { active, stage } = table.fight;
  if (active === null) {
    nextTurn(table);
    return;
  }
  const who = one(table.fight, active);
  switch (stage) {
    case 'start':
      startStage(table, who);
      return;
    case 'main':
      mainStage(table, who);
      return;
    case 'bonus':
      bonusStage(table, who);
      return;
    case 'end':
      endStage(table, who);
      return;
  }
}
