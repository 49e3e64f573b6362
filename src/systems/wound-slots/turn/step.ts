import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { looksDecided, proposeEnd } from './ending.ts';
import { rollInitiative } from './initiative-roll.ts';
import { mainStage } from './main.ts';
import { nextTurn } from './next-turn.ts';
import { endRound } from './round-end.ts';
import { startRound } from './round-start.ts';
import { settleSurprise } from './surprise.ts';
import { endTurn } from './turn-end.ts';
import { startTurn } from './turn-start.ts';

/**
 * The turn machine (sections SUR, INI, SEQ). Each call is one step: surprise, initiative, the start of a round, the
 * next turn, a stage of it, or an action. Everything it depends on is stored in the fight.
 */
export function step(table: Table): void {
  const { fight } = table;
  switch (fight.phase) {
    case 'surprise':
      settleSurprise(table);
      return;
    case 'initiative':
      rollInitiative(table);
      return;
    case 'round':
      startRound(table);
      return;
    case 'turns':
      if (looksDecided(fight)) proposeEnd(table);
      else takeTurns(table);
      return;
    case 'round-end':
      if (looksDecided(fight)) proposeEnd(table);
      else endRound(table);
      return;
    case 'over':
      return;
  }
}

function takeTurns(table: Table): void {
  const { active, stage } = table.fight;
  if (active === null) {
    nextTurn(table);
    return;
  }
  const who = one(table.fight, active);
  switch (stage) {
    case 'start':
      startTurn(table, who);
      return;
    case 'main':
      mainStage(table, who);
      return;
    case 'end':
      endTurn(table, who);
      return;
  }
}
