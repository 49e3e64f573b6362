import { harmIn, whomIn } from '../kernel/outcome-tag.ts';
import type { Choice, Fact } from '../kernel/port.ts';
import { stream } from '../kernel/streams.ts';
import type { Count } from './curiosity.ts';
import { curiousTactic } from './curiosity.ts';
import { randomTactic } from './random-choice.ts';
import type { PlayedOut } from './sample.ts';
import { playOut, SampleAnswers } from './sample.ts';
import type { System, Tactic } from './system.ts';
import type { Told } from './table.ts';

/**
 * A broken invariant or an error, with what is needed to reproduce it: seed and fight number determine the dice. The
 * choices are recorded, because they depend on earlier fights.
 */
export interface Finding {
  readonly seed: string;
  readonly fight: number;
  /** The number of facts told so far. */
  readonly fact: number;
  readonly what: string;
  /** All choices of the fight so far, in order. */
  readonly choices: readonly Choice[];
}

interface RandomPlay {
  readonly fights: number;
  readonly ended: number;
  readonly facts: number;
  readonly findings: readonly Finding[];
  /** How often each option was offered without a refusal and how often it was taken, by `question/option`. */
  readonly options: ReadonlyMap<string, Count>;
  /** How often each kind of fact was told. */
  readonly told: ReadonlyMap<string, number>;
  /** Every text value of a choice shorter than 40 characters, as `option.field=value`. */
  readonly values: ReadonlySet<string>;
}

interface RandomPlayOptions<S = never, F extends Fact = never> {
  readonly fights: number;
  readonly seed: string;
  readonly roundCap: number;
  /** Checks the invariants after every n-th fact; 1 checks them after each. */
  readonly checkEvery?: number;
  /** Counts of earlier plays, to continue with. */
  readonly used?: Map<string, Count>;
  /** Additional checks, called after every fact. Returns what is broken. */
  readonly look?: (fight: S, fact: Told<F>) => readonly string[];
}

/** Plays fight number `index` and reports what is broken; `null` where it was aborted. */
function playFight<S, F extends Fact>(
  system: System<S, F>,
  fight: S,
  index: number,
  tactic: Tactic<S>,
  options: Pick<RandomPlayOptions<S, F>, 'seed' | 'roundCap' | 'checkEvery' | 'look'>,
  on: { readonly told: (fact: string) => void; readonly broken: (what: string) => void },
): PlayedOut | null {
  const every = options.checkEvery ?? 1;
  let count = 0;
  const answers = new SampleAnswers<S, F>(
    stream(`${options.seed}/${index}/dice`),
    stream(`${options.seed}/${index}/minds`),
    () => tactic,
  );
  const witness = {
    told(told: Told<F>): void {
      const { fact } = told;
      count++;
      on.told(fact);
      if (!system.harming.has(fact) && harms(system.outcome([told]))) {
        on.broken(`${fact} harms somebody and is not among the facts that do (System.harming)`);
      }
      for (const broken of options.look?.(fight, told) ?? []) on.broken(broken);
      if (count % every !== 0) return;
      for (const broken of system.invariants(fight)) on.broken(`after ${fact}: ${broken}`);
    },
  };
  try {
    const ending = playOut(system, fight, answers, { roundCap: options.roundCap }, witness);
    if (!ending.over && ending.rounds < options.roundCap)
      on.broken(`neither over nor at the cap after ${ending.steps} steps`);
    return ending;
  } catch (thrown) {
    if (thrown instanceof UsedUp) return null;
    on.broken(thrown instanceof Error ? `${thrown.message}\n${thrown.stack ?? ''}` : String(thrown));
    return null;
  }
}

const harms = (outcome: readonly string[]): boolean =>
  outcome.some((tag) => harmIn(tag) !== null || whomIn('out', tag) !== null);

/**
 * Plays fights with random legal choices and checks the invariants of the system. Stops after more than 20 findings.
 */
export function playRandomly<S, F extends Fact>(
  system: System<S, F>,
  begin: () => S,
  options: RandomPlayOptions<S, F>,
): RandomPlay {
  const used = options.used ?? new Map<string, Count>();
  const told = new Map<string, number>();
  const values = new Set<string>();
  const findings: Finding[] = [];
  let facts = 0;
  let ended = 0;
  let choices: Choice[] = [];
  const tactic = curiousTactic<S>(used, (choice) => {
    choices.push(choice);
    for (const [field, value] of Object.entries(choice)) {
      if (typeof value === 'string' && value.length < 40) values.add(`${choice.option}.${field}=${value}`);
    }
  });
  for (let fight = 0; fight < options.fights && findings.length <= 20; fight++) {
    let count = 0;
    choices = [];
    const ending = playFight(system, begin(), fight, tactic, options, {
      told(fact) {
        count++;
        told.set(fact, (told.get(fact) ?? 0) + 1);
      },
      broken: (what) =>
        findings.push({ seed: options.seed, fight, fact: count, what, choices: [...choices] }),
    });
    if (ending?.over) ended++;
    facts += count;
  }
  return { fights: options.fights, ended, facts, findings, options: used, told, values };
}

/** Thrown when the recorded choices are used up. */
class UsedUp extends Error {}

/** Replays the fight of a finding up to that point and returns what is broken. */
export function playAgain<S, F extends Fact>(
  system: System<S, F>,
  begin: () => S,
  finding: Pick<Finding, 'seed' | 'fight' | 'choices'>,
  options: Pick<RandomPlayOptions, 'roundCap' | 'checkEvery'>,
): readonly Pick<Finding, 'fact' | 'what'>[] {
  const found: Pick<Finding, 'fact' | 'what'>[] = [];
  let next = 0;
  let count = 0;
  const again: Tactic<S> = {
    ...randomTactic,
    decide() {
      const choice = finding.choices[next++];
      if (choice === undefined) throw new UsedUp();
      return choice;
    },
  };
  playFight(
    system,
    begin(),
    finding.fight,
    again,
    { ...options, seed: finding.seed },
    {
      told: () => {
        count++;
      },
      broken: (what) => found.push({ fact: count, what }),
    },
  );
  return found;
}
