import { goingOn, proposeEnd } from '../../engine/going-on.ts';
import type { Id } from '../../kernel/json.ts';
import { apAtRoundStart, cannotAct } from './combat/conditions.ts';
import { makeTest } from './combat/test.ts';
import { rollInitiative } from './initiative.ts';
import { standingSides } from './left-to-fight.ts';
import { performTurn, turnQuestion } from './menu.ts';
import type { Combatant, Fight } from './state.ts';
import { one, present } from './state.ts';
import { contestSurprise } from './surprise.ts';
import type { Table } from './table.ts';

/**
 * The turn machine (sections 2 and 3). Each call runs one step: the contest of surprise, initiative, the start of a
 * round, the beginning of a turn, or one action. Its only state is the fight.
 */
export function step(table: Table): void {
  const { fight } = table;
  switch (fight.phase) {
    case 'surprise':
      contestSurprise(table);
      return;
    case 'initiative':
      rollInitiative(table);
      return;
    case 'round':
      startRound(table);
      return;
    case 'turns':
      takeTurns(table);
      return;
    case 'over':
      return;
  }
}

/** FS-ENC-7, FS-COND-1, FS-HP-2: begins a round, takes the AP of the Dazed, and makes the tests of the dying. */
function startRound(table: Table): void {
  const { fight } = table;
  table.tell({ fact: 'round-began', round: fight.round + 1 });
  for (const id of fight.listing) {
    const who = one(fight, id);
    if (who.dazed && present(who)) dazedAp(table, who);
    if (fight.rulings.dying !== 'threeFailures' || who.out !== 'unconscious') continue;
    // A combatant that is unconscious with Health left is not dying.
    if (who.health <= 0) testForLife(table, who);
  }
}

function dazedAp(table: Table, who: Combatant): void {
  const { ap, dazedEnds } = apAtRoundStart(who, table.fight.rulings);
  table.tell({ fact: 'ap-set', who: who.id, ap, why: 'dazed' });
  if (dazedEnds) {
    table.tell({ fact: 'condition', who: who.id, condition: 'dazed', on: false, clause: 'FS-COND-1' });
  }
}

/** FS-R70 `threeFailures`: a Focus test at each start of a round; the third failure kills. */
function testForLife(table: Table, who: Combatant): void {
  const { passed } = makeTest(table, { who: who.id, skill: 'focus', clause: 'FS-HP-2', purpose: 'dying' });
  const failures = who.dying + (passed ? 0 : 1);
  table.tell({ fact: 'dying-test', who: who.id, passed, failures });
  if (failures >= 3) table.tell({ fact: 'died', who: who.id, by: who.id });
}

function takeTurns(table: Table): void {
  const { fight } = table;
  const standing = standingSides(fight);
  if (standing.length < 2 && fight.goesOn !== goingOn(fight, standing)) {
    proposeEnd(table, {
      clause: 'FS-ENC-9',
      sidesOf: standingSides,
      unasked: fight.rulings.encounterEnd !== 'gmConfirms',
    });
    return;
  }
  const { active } = fight;
  if (active === null) {
    nextTurn(table);
    return;
  }
  // FS-COND-3, FS-ENC-3: the turn of a combatant that falls unconscious or is surprised in it ends at once.
  if (cannotAct(fight, one(fight, active)) !== null) {
    table.tell({ fact: 'turn-ended', who: active });
    return;
  }
  performTurn(table, active, table.ask(turnQuestion(fight, active)));
}

/** Begins the next turn, skips it, or ends the round when none is left (FS-TURN-1, FS-ENC-3, FS-ENC-6, FS-ENC-8). */
function nextTurn(table: Table): void {
  const { fight } = table;
  const next = whoIsNext(fight);
  if (next === null) {
    table.tell({ fact: 'round-ended', round: fight.round });
    return;
  }
  if (next.out !== null)
    table.tell({ fact: 'turn-skipped', who: next.id, why: next.out === 'fled' ? 'gone' : next.out });
  else if (next.surprised) table.tell({ fact: 'turn-skipped', who: next.id, why: 'surprised' });
  else beginTurn(table, next);
}

function beginTurn(table: Table, who: Combatant): void {
  const { fight } = table;
  if (who.turn === 'saved' && fight.rulings.saveTurnOrder === 'keep' && fight.lastTurn !== null) {
    table.tell({ fact: 'order', order: moveBehind(fight.order, who.id, fight.lastTurn), why: 'saved' });
  }
  table.tell({ fact: 'turn-began', who: who.id });
}

/** FS-R18 `keep`: the order with `who` right behind `behind`. */
function moveBehind(order: readonly Id[], who: Id, behind: Id): readonly Id[] {
  const rest = order.filter((id) => id !== who);
  const at = rest.indexOf(behind) + 1;
  return [...rest.slice(0, at), who, ...rest.slice(at)];
}

/**
 * The combatant whose turn comes next; `null` when all have had theirs. A saved turn comes right after the turn that it
 * waits for. Precedence: saved turns that wait for the turn that was over last, saved turns that wait for an earlier
 * one, the order of initiative, and last saved turns whose turn to wait for is not over (FS-TURN-7).
 */
function whoIsNext(fight: Fight): Combatant | null {
  let behindEarlier: Combatant | null = null;
  let waiting: Combatant | null = null;
  let saved: Combatant | null = null;
  for (const id of fight.order) {
    const who = one(fight, id);
    if (who.turn === 'waiting') waiting ??= who;
    if (who.turn !== 'saved') continue;
    saved ??= who;
    const named = who.waits === null ? undefined : fight.combatants[who.waits.who];
    const over =
      named === undefined || named.out === 'gone' || named.turn === 'done' || named.turn === 'skipped';
    if (over && named !== undefined && named.id === fight.lastTurn) return who;
    if (over) behindEarlier ??= who;
  }
  return behindEarlier ?? waiting ?? saved;
}
