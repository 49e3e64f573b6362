import { expect } from 'vitest';
import { oneOf, randomTactic } from '../../engine/random-choice.ts';
import type { Run } from '../../engine/run.ts';
import { openRun } from '../../engine/run.ts';
import type { Change, System } from '../../engine/system.ts';
import type { Id } from '../../kernel/json.ts';
import { preferencesFor } from '../../kernel/preferences.ts';
import type { Stream } from '../../kernel/streams.ts';
import { stream } from '../../kernel/streams.ts';
import { beginSample } from '../../workbench/samples.ts';

/** Fights in which the game master changes things by hand, again and again, in the middle of deeds. */

/** The combatant to change: mostly the one asked or active, on whom the pending question depends. */
function whom(system: System, run: Run<unknown, never>, random: Stream): Id {
  const { combatants, active } = system.view(run.fight());
  const awaited = run.awaited();
  const asked = awaited?.kind === 'choose' ? awaited.question.for : awaited?.why.for;
  const near = [asked, active].flatMap((id) => (id && combatants[id] ? [id] : []));
  return oneOf(near.length > 0 && random.die(3) > 1 ? near : Object.keys(combatants), random);
}

/**
 * A random change of a pool, a track, a condition, a position, the active combatant, or of who is in the fight: what
 * answers are paid with and what their legality depends on.
 */
function changeOf(system: System, run: Run<unknown, never>, random: Stream): Change {
  const view = system.view(run.fight());
  const who = whom(system, run, random);
  const one = view.combatants[who];
  const [pools, tracks] = [Object.keys(one?.pools ?? {}), Object.keys(one?.tracks ?? {})];
  const few = random.die(3) > 1 ? 0 : 1;
  const { width, height } = view.battlefield as { width: number; height: number };
  switch (random.die(8)) {
    case 1:
      return { change: 'track', who, track: oneOf(tracks, random), left: few };
    case 2:
      return {
        change: 'condition',
        who,
        condition: oneOf(system.conditions ?? [], random).id,
        on: random.die(3) > 1,
      };
    case 3:
      return {
        change: 'position',
        who,
        cell: { x: random.die(width) - 1, y: random.die(height) - 1 },
      };
    case 4:
      return { change: 'out', who, out: oneOf(['dead', 'unconscious', 'fled'], random) };
    case 5:
      return { change: 'remove', who };
    default:
      return pools.length > 0
        ? { change: 'pool', who, pool: oneOf(pools, random), value: few }
        : { change: 'active', who };
  }
}

/**
 * Plays a fight with changes by hand, and checks it. Returns the number of changes that were made in the middle of a
 * deed.
 */
export function playsChanged(system: System, id: string, number: number, answers: number): number {
  const name = `by hand/${id}/${number}`;
  const [hand, mind] = [stream(`${name}/hand`), stream(`${name}/mind`)];
  const begin = (from: object): Run<unknown, never> =>
    openRun(system, beginSample(system, id), {
      seed: name,
      tape: [],
      redo: [],
      preferences: preferencesFor('manual'),
      ...from,
    }) as Run<unknown, never>;
  const run = begin({});
  let changes = 0;
  for (let turn = 0; turn < answers; turn++) {
    const awaited = run.awaited();
    if (!awaited) break;
    const answered = run.moment().answers.length > 0;
    if (answered && hand.die(3) === 1 && changed(system, run, hand)) changes++;
    else if (awaited.kind === 'roll') run.roll();
    else expect(run.answer(randomTactic.decide(awaited.question, run.fight(), mind))).toBeNull();
    expect(system.invariants(run.fight()), `${name}, answer ${turn}`).toEqual([]);
  }
  const again = begin(JSON.parse(JSON.stringify(run.start())) as object);
  expect([again.mended, again.hash()], name).toEqual([null, run.hash()]);
  return changes;
}

/** Who has to answer, or to act. */
function askedBy(run: Run<unknown, never>): Id | null {
  const awaited = run.awaited();
  if (awaited?.kind === 'choose') return awaited.question.acts ?? awaited.question.for;
  return awaited?.why.for ?? null;
}

/** Makes a random change, undoes and redoes it; `false` where it was refused. */
function changed(system: System, run: Run<unknown, never>, hand: Stream): boolean {
  const before = run.hash();
  const change = changeOf(system, run, hand);
  if (run.override([change], 'x') !== null) return false;
  const after = run.hash();
  // Nobody who is not there any more is asked or rolls.
  const gone = change.change === 'remove' || (change.change === 'out' && change.out !== 'unconscious');
  if (gone) expect(askedBy(run), 'who is asked').not.toBe(change.who);
  run.undo();
  expect(run.hash(), 'taken back').toBe(before);
  run.redo();
  expect(run.hash(), 'done again').toBe(after);
  return true;
}
