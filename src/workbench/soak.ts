import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Option, ValuesOf } from '../cli/command-line.ts';
import { commandLineOf, count, flag, word, wordOr } from '../cli/command-line.ts';
import type { Finding } from '../engine/random-play.ts';
import { playAgain, playRandomly } from '../engine/random-play.ts';
import type { System } from '../engine/system.ts';
import { systems } from '../systems/registry.ts';
import type { Part } from './odds-agree.ts';
import { oddsAgainstSamples } from './odds-agree.ts';
import { noSuchSample, sample, someSystems } from './options.ts';
import { faultsUnder, rulingsOf, underRulings } from './other-rulings.ts';
import { beginSample, samplesOf } from './samples.ts';

/** One of several parts, written 2/4. */
const share: Option<Part> = {
  usual: { part: 1, of: 1 },
  shows: '1/4',
  wants: 'wants a share of several, the first of four for one: 1/4',
  read(said) {
    const [, part = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(said) ?? []).map(Number);
    return part >= 1 && part <= of ? { part, of } : undefined;
  },
};

export const commandLine = commandLineOf(
  'soak',
  someSystems,
  {
    encounter: sample,
    fights: count(50_000),
    rounds: count(30),
    seed: wordOr('1'),
    samples: count(100_000),
    part: share,
    rulings: count(40, 0),
    noJourneys: flag,
    again: word('file'),
  },
  ({ chosen, encounter }) => noSuchSample(chosen, encounter),
);

/**
 * Long random play. The fights are divided among the sample encounters, or all played in the one named.
 * Prints broken invariants and how to reproduce them (`--again`, which does nothing else), options that were never taken,
 * and where exact odds and samples disagree; `--part 1/4` compares only the first quarter of the odds. The same follows
 * under `--rulings` sets of rulings other than the defaults. Then come the browser journeys that are too long for
 * `npm test`, unless `--no-journeys` is given. Returns exit code 1 when anything was found.
 */
export async function main(values: ValuesOf<typeof commandLine>): Promise<number> {
  const {
    chosen,
    encounter,
    fights,
    rounds: roundCap,
    seed,
    samples,
    part,
    rulings,
    noJourneys,
    again,
  } = values;
  if (again !== null) return seeAgain(again);
  let broken = 0;
  for (const system of chosen) {
    const encounters = samplesOf(system, encounter);
    if (encounters.length === 0) continue;
    const each = Math.ceil(fights / encounters.length);
    const used = new Map<string, { offered: number; taken: number }>();
    for (const id of encounters) {
      const started = performance.now();
      const start = beginSample(system, id);
      const play = playRandomly(system, () => system.copy(start), {
        fights: each,
        seed: `${seed}/${id}`,
        roundCap,
        used,
      });
      const seconds = (performance.now() - started) / 1000;
      broken += play.findings.length;
      console.log(
        `${system.id} ${id}: ${each} fights, ${play.ended} ended, ${play.facts} facts, ${seconds.toFixed(1)} s, ${play.findings.length} findings`,
      );
      for (const finding of play.findings.slice(0, 5)) {
        console.log(words(finding));
        console.log(
          `  again: npm run soak -- --again ${keep({ system: system.id, sample: id, roundCap, finding })}`,
        );
      }
    }
    const never = [...used].filter(([, { taken }]) => taken === 0).map(([key]) => key);
    console.log(
      `${system.id}: ${used.size} options used${never.length > 0 ? `, never taken: ${never.join(' ')}` : ''}`,
    );
    const { compared, parted } = oddsAgainstSamples(system, samples, seed, part, console.log, told);
    console.log(`${system.id}: ${compared} odds compared with ${samples} samples each, ${parted} part`);
    broken += parted;
    broken += otherRulings(system, rulings, seed, samples, part);
    // The unit tests of odds run with the first part only.
    if (part.part === 1) broken += oddsTestOf(system.id, samples);
  }
  if (!noJourneys) broken += longJourneys();
  return broken > 0 ? 1 : 0;
}

/**
 * Plays under `sets` sets of other rulings, and compares a part of the odds under each: as many parts as there are sets.
 * Prints what is wrong and returns how many faults there are.
 */
function otherRulings(system: System, sets: number, seed: string, samples: number, share: Part): number {
  let broken = 0;
  let compared = 0;
  for (let set = share.part - 1; set < sets; set += share.of) {
    const rulings = rulingsOf(system, seed, set);
    const say = (line: string): void => console.log(`  rulings ${set}, ${JSON.stringify(rulings)}: ${line}`);
    const faults = faultsUnder(system, rulings, `${seed}/${set}`);
    for (const fault of faults) say(fault);
    const part = { part: set + 1, of: sets };
    const odds = oddsAgainstSamples(
      underRulings(system, rulings),
      samples,
      `${seed}/${set}`,
      part,
      say,
      () => {},
    );
    compared += odds.compared;
    broken += faults.length + odds.parted;
  }
  console.log(
    `${system.id}: ${sets} sets of other rulings, ${compared} odds compared under them, ${broken} faults`,
  );
  return broken;
}

/** A finding as stored in a file, with what is needed to play its fight again. */
interface Kept {
  readonly system: string;
  readonly sample: string;
  readonly roundCap: number;
  readonly finding: Finding;
}

/** Writes a finding to a file and returns its path. */
function keep(kept: Kept): string {
  const folder = join('.build', 'findings');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${kept.system}-${kept.sample}-${kept.finding.fight}.json`);
  writeFileSync(file, `${JSON.stringify(kept, null, 1)}\n`);
  return file;
}

/** Plays the fight of a stored finding again. Returns 1 when something is still broken in it, 2 for a bad file. */
function seeAgain(file: string): number {
  if (!existsSync(file)) {
    console.error(`There is no file "${file}": --again wants one that the soak has named.`);
    return 2;
  }
  const { system: id, sample, roundCap, finding } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  const system: System | undefined = systems[id];
  if (!system) {
    console.error(`There is no system "${id}".`);
    return 2;
  }
  const found = playAgain(system, () => beginSample(system, sample), finding, { roundCap });
  for (const { fact, what } of found) console.log(`fact ${fact}: ${what}`);
  if (found.length === 0) console.log('Nothing is broken in this fight any more.');
  return found.length > 0 ? 1 : 0;
}

/** Runs the browser journeys tagged `@long`. Returns 1 when one fails, otherwise 0. */
function longJourneys(): number {
  console.log('Browser journeys that are too long for every day (@long):');
  const env = { ...process.env, E2E_LONG: '1' };
  const { status } = spawnSync(process.execPath, [join('scripts', 'e2e.mjs'), '--grep', '@long'], {
    env,
    stdio: 'inherit',
  });
  return status === 0 ? 0 : 1;
}

/**
 * Runs the odds tests of a system, which cover every weapon, attack spell and contest by name, with `samples` plays;
 * `npm test` runs them with fewer. Returns 1 when one fails, otherwise 0.
 */
function oddsTestOf(id: string, samples: number): number {
  const tests = join('src', 'systems', id, 'tests');
  const odds = existsSync(tests) ? readdirSync(tests).filter((name) => /^odds.*\.test\.ts$/.test(name)) : [];
  if (odds.length === 0) return 0;
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const env = { ...process.env, WOUNDTRACK_SAMPLES: String(samples) };
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', ...odds.map((name) => join(tests, name)), '--test-timeout=600000'],
    {
      env,
      stdio: 'inherit',
    },
  );
  return status === 0 ? 0 : 1;
}

/** Prints the progress every 25 comparisons. */
const told = (compared: number): void => {
  if (compared % 25 === 0) console.error(`  ${compared} odds compared …`);
};

const words = ({ seed, fight, fact, what }: Finding): string =>
  `  seed ${seed}, fight ${fight}, fact ${fact}: ${what}`;
