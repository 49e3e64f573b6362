import { expect, test } from 'vitest';
import { openDoers } from '../../engine/doer.ts';
import { randomTactic } from '../../engine/random-choice.ts';
import { playOut, SampleAnswers } from '../../engine/sample.ts';
import type { System, Tactic } from '../../engine/system.ts';
import type { TrackChange } from '../../kernel/outcome-tag.ts';
import { harmIn, healingIn, whomIn } from '../../kernel/outcome-tag.ts';
import { stream } from '../../kernel/streams.ts';
import type { Track } from '../../kernel/view.ts';
import { beginSample } from '../../workbench/samples.ts';

/** The tracks of all combatants, by "orc health". Gauges are left out, since they fill up. */
function tracksIn(system: System, fight: unknown): ReadonlyMap<string, Track> {
  const found = new Map<string, Track>();
  for (const { id, tracks } of Object.values(system.status(fight))) {
    for (const [name, track] of Object.entries(tracks)) {
      if (track.kind !== 'gauge') found.set(`${id} ${name}`, track);
    }
  }
  return found;
}

/** The change of a track, 0 where it came, went or was exchanged for another, as masks are. */
const changeOf = (before: Track | undefined, after: Track | undefined): number =>
  before?.label === after?.label ? (after?.left ?? 0) - (before?.left ?? 0) : 0;

/** The changes that outcome tags tell, by "orc health": harm below 0. */
function changesTold(tags: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (change: TrackChange | null, sign: number): void => {
    if (!change || change.points === 0) return;
    const key = `${change.on} ${change.track}`;
    found.set(key, (found.get(key) ?? 0) + sign * change.points);
  };
  for (const tag of tags) {
    add(harmIn(tag), -1);
    add(healingIn(tag), 1);
  }
  return found;
}

/** Whether a wound on another track of the same combatant was eased: it may have become one on this track. */
const isEased = (told: ReadonlyMap<string, number>, key: string): boolean =>
  [...told].some(([other, change]) => change > 0 && other.split(' ')[0] === key.split(' ')[0]);

/** Defines the tests of what the outcome tags of a system say about tracks. */
export function tellsOutcomes(system: System): void {
  const samples = system.encounters.pack.encounters;
  const usual = system.tactics[system.defaultTactic] as Tactic;

  test('tags of harm name a track of the target, and whoever takes a target out is a combatant of the fight', () => {
    let felled = 0;
    for (const { id } of samples) {
      const doers = openDoers();
      const fight = beginSample(system, id);
      const answers = new SampleAnswers(stream(`${id}/dice`), stream(`${id}/minds`), () => usual);
      let harms = 0;
      const witness = {
        told(fact: Parameters<System['outcome']>[0][number]): void {
          const outcome = system.outcome([fact]);
          const doer = doers(fact, outcome);
          for (const tag of outcome) {
            // Forecasts say who takes whom out, where a combatant did it.
            const out = whomIn('out', tag);
            const by = out === null ? null : doer(out);
            if (by !== null) {
              expect(Object.keys(system.view(fight).combatants), tag).toContain(by);
              felled++;
            }
            const harm = harmIn(tag);
            if (!harm) continue;
            expect(Object.keys(system.view(fight).combatants[harm.on]?.tracks ?? {}), tag).toContain(
              harm.track,
            );
            harms++;
          }
        },
      };
      playOut(system, fight, answers, { roundCap: 20 }, witness);
      expect(harms, `${id}: tags of harm`).toBeGreaterThan(0);
    }
    expect(felled, 'combatants that another one took out').toBeGreaterThan(0);
  });

  test('tags tell every point that a track loses or regains, and no other; harm may go past its end', () => {
    let changes = 0;
    const play = (id: string, tactic: Tactic): void => {
      const fight = beginSample(system, id);
      let before = tracksIn(system, fight);
      const witness = {
        told(fact: Parameters<System['outcome']>[0][number]): void {
          const after = tracksIn(system, fight);
          const told = changesTold(system.outcome([fact]));
          for (const key of new Set([...after.keys(), ...told.keys()])) {
            const change = changeOf(before.get(key), after.get(key));
            const said = told.get(key) ?? 0;
            const words = `${id}: ${key} in ${JSON.stringify(fact)}`;
            if (said < 0 && after.get(key)?.left === 0) expect(said, words).toBeLessThanOrEqual(change);
            else if (said !== 0 || change !== -1 || !isEased(told, key)) expect(said, words).toBe(change);
            if (change !== 0) changes++;
          }
          before = after;
        },
      };
      const answers = new SampleAnswers(stream(`${id}/dice`), stream(`${id}/minds`), () => tactic);
      playOut(system, fight, answers, { roundCap: 6 }, witness);
    };
    for (const { id } of samples) {
      play(id, usual);
      play(id, randomTactic);
    }
    expect(changes, 'changes of tracks').toBeGreaterThan(20);
  });
}
