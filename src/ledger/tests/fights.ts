import { randomTactic } from '../../engine/random-choice.ts';
import type { Run } from '../../engine/run.ts';
import { openRun } from '../../engine/run.ts';
import { playOut, SampleAnswers } from '../../engine/sample.ts';
import type { System, Tactic } from '../../engine/system.ts';
import type { TapeEntry } from '../../engine/tape.ts';
import type { Fact } from '../../kernel/port.ts';
import { preferencesFor } from '../../kernel/preferences.ts';
import { stream } from '../../kernel/streams.ts';
import { beginSample } from '../../workbench/samples.ts';

/** A tactic that decides like `usual` two times out of three, and at random otherwise. */
const moody = (usual: Tactic): Tactic => ({
  ...usual,
  decide: (question, fight, random) =>
    (random.fraction() < 1 / 3 ? randomTactic : usual).decide(question, fight, random),
});

/** A run of a sample encounter that was played to its end (or for 12 rounds) with dice from `seed`. */
export function playedOut(system: System, sample: string, seed: string): Run<unknown, Fact> {
  const usual = system.tactics[system.defaultTactic] as Tactic;
  const tape: TapeEntry[] = [];
  const answers = new SampleAnswers(
    stream(`${seed}/dice`),
    stream(`${seed}/minds`),
    () => moody(usual),
    tape,
  );
  playOut(system, beginSample(system, sample), answers, { roundCap: 12 });
  return openRun(system, beginSample(system, sample), {
    seed,
    tape,
    redo: [],
    preferences: preferencesFor('manual'),
  });
}
