import { METRICS } from '../battlefield/document.ts';
import { playRandomly } from '../engine/random-play.ts';
import { openRun } from '../engine/run.ts';
import { playOut, SampleAnswers } from '../engine/sample.ts';
import type { System, Tactic } from '../engine/system.ts';
import type { Told } from '../engine/table.ts';
import type { TapeEntry } from '../engine/tape.ts';
import type { Json } from '../kernel/json.ts';
import { hashOf } from '../kernel/json.ts';
import type { Fact } from '../kernel/port.ts';
import { preferencesFor } from '../kernel/preferences.ts';
import type { RulingValue, SaidRulings } from '../kernel/rulebook.ts';
import type { Stream } from '../kernel/streams.ts';
import { stream } from '../kernel/streams.ts';
import { beginSample } from './samples.ts';

/** Sample encounters under rulings other than the defaults, several at once: checks of rulings that meet by chance. */

/** Each ruling is one of its alternatives with a chance of `share`, otherwise it is left at its default. */
function rulingsAtRandom({ rulebook }: System, random: Stream, share: number): SaidRulings {
  const chosen: [string, RulingValue][] = [];
  for (const { key, options, default: usual } of rulebook.rulings) {
    if (random.fraction() >= share) continue;
    const others = options.filter(({ id }) => id !== usual);
    const other = others[Math.floor(random.fraction() * others.length)];
    if (other) chosen.push([key, other.id]);
  }
  return Object.fromEntries(chosen);
}

interface Written {
  readonly battlefield: object;
  readonly rulings?: object;
}

/**
 * The system with its sample encounters under these rulings as well as their own. Where a ruling stands for the metric
 * of the battlefield, they have that metric; those that cannot begin under the rulings are left out.
 */
export function underRulings(system: System, rulings: SaidRulings): System {
  const { encounters } = system;
  const ruled = encounters.pack.encounters.flatMap((sample) => {
    const written = sample.encounter as unknown as Written;
    const [fits] = [undefined, ...METRICS]
      .map((metric) => ({
        ...written,
        battlefield: { ...written.battlefield, ...(metric === undefined ? {} : { metric }) },
        rulings: { ...written.rulings, ...rulings },
      }))
      .filter((each) => encounters.begin(each as unknown as Json).ok);
    return fits ? [{ ...sample, encounter: fits as unknown as Json }] : [];
  });
  return { ...system, encounters: { ...encounters, pack: { ...encounters.pack, encounters: ruled } } };
}

/**
 * The chance with which a ruling of a set is not its default: three to nine tenths, another one for each set. Dense sets
 * try most pairs of rulings within some twenty sets; sparse ones show what a ruling does among defaults.
 */
const shareOf = (random: Stream): number => 0.3 + 0.6 * random.fraction();

/** Set number `index` of the rulings of a system, the same for the same seed. */
export function rulingsOf(system: System, seed: string, index: number): SaidRulings {
  const random = stream(`${seed}/${index}/rulings`);
  return rulingsAtRandom(system, random, shareOf(random));
}

/**
 * Plays each sample encounter under these rulings: at random, with every invariant checked and every fact looked at, and
 * once by the default tactic, to its end and again from its tape. Returns what is wrong, in words.
 */
export function faultsUnder(
  system: System,
  rulings: SaidRulings,
  seed: string,
  look: (fight: unknown, fact: Told<Fact>) => readonly string[] = () => [],
): readonly string[] {
  const ruled = underRulings(system, rulings);
  return ruled.encounters.pack.encounters.flatMap(({ id }) => {
    const start = beginSample(ruled, id);
    const options = { fights: 1, seed: `${seed}/${id}`, roundCap: 3, look };
    const { findings } = playRandomly(system, () => system.copy(start), options);
    const found = [
      ...findings.map(({ what, fact }) => `fact ${fact}: ${what}`),
      ...faultsOfTactic(system, start, seed),
    ];
    return found.map((what) => `${id}: ${what}`);
  });
}

function faultsOfTactic(system: System, start: unknown, seed: string): readonly string[] {
  const tape: TapeEntry[] = [];
  const fight = system.copy(start);
  const tactic = system.tactics[system.defaultTactic] as Tactic;
  const answers = new SampleAnswers(stream(`${seed}/dice`), stream(`${seed}/minds`), () => tactic, tape);
  const settled = () => system.settled?.(fight) ?? null;
  try {
    const ending = playOut(system, fight, answers, { roundCap: 100, settled });
    if (!ending.over) return ['the tactics come to no end'];
    const run = openRun(system, system.copy(start), {
      seed: 'again',
      tape: [...tape],
      redo: [],
      preferences: preferencesFor('manual'),
    });
    if (run.mended) return ['its tape does not fit'];
    const same = !system.over(fight) || run.hash() === hashOf(fight);
    return [...system.invariants(fight), ...(same ? [] : ['its tape replays to another fight'])];
  } catch (thrown) {
    return [thrown instanceof Error ? `${thrown.message}\n${thrown.stack ?? ''}` : String(thrown)];
  }
}
