import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice, Option, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { judgeMove } from '../judge.ts';
import { inStealth } from '../movement/hindrance.ts';
import { freshMove, metresLeftWords, moveAt } from '../movement/speed.ts';
import { beginWalking, walk } from '../movement/walk.ts';
import type { Walking } from '../movement/way.ts';
import { judgeFooting, judgeWalking, judgeWays, pathField, readWay, wayNeed } from '../movement/way.ts';
import { refuse } from '../refusal.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { groundOf } from '../terrain.ts';
import { allDegrees } from '../test/matters.ts';
import { makeTest } from '../test/test.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

/**
 * Moving on foot (PE-MOVE-3, PE-MOVE-4). Once metres are spent the Move is either basic or a Run; what is left of it
 * stays usable (PE-TIME-4). The full-speed variants test instead of being Hindered (PE-TERR-2, PE-OBST-8, PE-MOVE-15).
 */

interface Kind {
  readonly id: string;
  readonly label: string;
  readonly clause: string;
  readonly walking: Walking;
}

const judge = (fight: Fight, who: Combatant, { walking }: Kind): Refusal | null =>
  judgeMove(fight, who) ?? judgeWalking(fight, who, walking);

/** Why it is not offered; an answer is refused for its own goal instead. */
const judgeOffer = (fight: Fight, who: Combatant, { walking }: Kind): Refusal | null =>
  judgeMove(fight, who) ?? judgeWays(fight, who, walking);

/** Whether anything exists that could be crossed at full speed. A cheap check of the whole battlefield. */
function hurryMatters(fight: Fight, who: Combatant): boolean {
  if (inStealth(who)) return true;
  return fieldOf(fight).kinds.some((kind) => {
    const { difficult, water } = groundOf([kind]);
    return difficult !== null || water > 0;
  });
}

function offer(fight: Fight, who: Combatant, kind: Kind): Option | null {
  const { id, label, clause, walking } = kind;
  const refused = judgeOffer(fight, who, kind);
  if (walking.full && (refused || !hurryMatters(fight, who))) return null;
  return {
    id,
    label,
    clause,
    group: 'move',
    note: `${metresLeftWords(fight, who, walking.pace, walking.full === true)}${walking.full ? ', a test where the ground slows you' : ''}`,
    ...greyed(refused),
  };
}

function needs(fight: Fight, who: Combatant, kind: Kind) {
  if (judgeOffer(fight, who, kind) !== null) return null;
  const to = wayNeed(fight, who, kind.walking);
  return to && { to };
}

function read(fight: Fight, who: Combatant, choice: Choice, kind: Kind): Choice | Refusal {
  const refused = judge(fight, who, kind);
  if (refused) return refused;
  if (kind.walking.full && !hurryMatters(fight, who)) {
    return refuse('noWay', `nothing slows ${who.sheet.name} down that could be hurried over`, kind.clause);
  }
  const path = readWay(fight, who, choice, kind.walking);
  return isRefusal(path) ? path : { option: kind.id, path: pathField(path) };
}

const moveOf = (kind: Kind): Action => ({
  id: kind.id,
  offer: (fight, who) => offer(fight, who, kind),
  needs: (fight, who) => needs(fight, who, kind),
  read: (fight, who, choice) => read(fight, who, choice, kind),
  perform: (table, id, choice) => {
    walk(table, id, choice.path as unknown as readonly Cell[], kind.walking);
  },
});

/** PE-MOVE-3: a Basic Move. */
export const move = moveOf({
  id: 'move',
  label: 'Move',
  clause: 'PE-MOVE-3',
  walking: { pace: 'basic' },
});
/** PE-MOVE-4: a Run. */
export const run = moveOf({ id: 'run', label: 'Run', clause: 'PE-MOVE-4', walking: { pace: 'run' } });
/** PE-TERR-2, PE-OBST-8, PE-MOVE-15: at full speed, with tests where ground, water or stealth would hinder. */
export const moveFull = moveOf({
  id: 'move-full',
  label: 'Move in a hurry',
  clause: 'PE-TERR-2',
  walking: { pace: 'basic', full: true },
});
export const runFull = moveOf({
  id: 'run-full',
  label: 'Run in a hurry',
  clause: 'PE-TERR-2',
  walking: { pace: 'run', full: true },
});

/** PE-MOVE-5: the Running test is made once, before any metre of the Run. */
function judgeSprint(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeMove(fight, who) ?? judgeFooting(fight, who);
  if (refused) return refused;
  const begun = moveAt(who, 'run');
  if (begun && begun.spent === 0 && begun.tested.running === undefined) return null;
  return refuse('noMetres', 'a Running test is made once, before the Run', 'PE-MOVE-5');
}

function sprint(table: Table, id: Id): void {
  if (!beginWalking(table, id, { pace: 'run' })) return;
  const test = makeTest(table, {
    who: id,
    tested: { skill: 'athletics', focus: 'running' },
    kind: 'other',
    clause: 'PE-MOVE-5',
    purpose: 'run',
    needs: 'walking',
    matters: allDegrees,
  });
  const who = one(table.fight, id);
  if (!conscious(who)) return;
  const begun = who.move ?? freshMove(who, 'run');
  const bonus = test.passed ? test.degrees : 0;
  const tested = { ...begun.tested, running: test.passed ? ('free' as const) : ('hindered' as const) };
  table.tell({
    fact: 'move',
    who: id,
    move: { ...begun, allowance: begun.allowance + bonus, bonus, tested },
  });
}

/** PE-MOVE-5: the Running test. */
export const runningTest: Action = {
  id: 'running-test',
  offer(fight, who) {
    const refused = judgeSprint(fight, who);
    if (refused) return null;
    return {
      id: 'running-test',
      label: 'Sprint',
      clause: 'PE-MOVE-5',
      group: 'move',
      note: 'a test, for a longer Run',
    };
  },
  read: (fight, who) => judgeSprint(fight, who) ?? { option: 'running-test' },
  perform: sprint,
};
