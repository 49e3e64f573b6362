import { seeOpenings } from '../openings/by-hand.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { looksDecided, proposeEnd, standsStill } from './ending.ts';
import { rollInitiative, unrolled } from './initiative.ts';
import { admit, newcomer, somebodyJoins } from './joining.ts';
import { mainStage } from './main.ts';
import { askWishes, openEncounter, settleAmbush } from './opening.ts';
import { makeOrder } from './order.ts';
import { recover } from './recovery.ts';
import { endTurn } from './turn-end.ts';
import { beginTurn, startPlace } from './turn-start.ts';
import { settleWatches } from './watch.ts';

/**
 * The turn machine (sections ENC, INI, REC). Each call runs one step: the beginning of the encounter, the ambush, one
 * roll for Initiative, the order of a round, the beginning of a turn, one action, its end, the Recovery Phase. It
 * depends on nothing but the fight.
 */
export function step(table: Table): void {
  const { fight } = table;
  if (fight.openings.length > 0) {
    seeOpenings(table);
    return;
  }
  switch (fight.phase) {
    case 'opening':
      openEncounter(table);
      return;
    case 'ambush':
      settleAmbush(table);
      return;
    case 'watch':
      settleWatches(table);
      return;
    case 'join':
      askWishes(table);
      return;
    case 'initiative': {
      const next = unrolled(fight);
      if (next) rollInitiative(table, next.id);
      else table.tell({ fact: 'initiative-done' });
      return;
    }
    case 'round':
      // AD-R21: one that joined in the last round and has not rolled yet.
      if (looksDecided(fight) || standsStill(fight)) proposeEnd(table);
      else if (newcomer(fight)) admit(table);
      else table.tell({ fact: 'round-began', round: fight.round + 1 });
      return;
    case 'order':
      makeOrder(table);
      return;
    case 'turns':
      if (looksDecided(fight)) proposeEnd(table);
      else runTurns(table);
      return;
    case 'recovery':
      recover(table);
      return;
    case 'over':
      return;
  }
}

function runTurns(table: Table): void {
  const { fight } = table;
  if (somebodyJoins(fight)) {
    admit(table);
    return;
  }
  const { active, stage } = fight;
  if (active !== null && stage === 'end') {
    endTurn(table, active);
    return;
  }
  if (active !== null && stage === 'start') {
    beginTurn(table, active);
    return;
  }
  if (active !== null) {
    mainStage(table, one(fight, active));
    return;
  }
  const next = fight.order.find(({ state }) => state === 'waiting');
  if (next) startPlace(table, next.id);
  else table.tell({ fact: 'recovery-began', round: fight.round });
}
