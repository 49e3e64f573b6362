import type { Answers } from '../engine/answers.ts';
import type { Moment } from '../engine/enumerate.ts';
import { GivenThen } from '../engine/given.ts';
import { playOut, SampleAnswers } from '../engine/sample.ts';
import type { System, Tactic } from '../engine/system.ts';
import { Table } from '../engine/table.ts';
import type { TapeEntry } from '../engine/tape.ts';
import type { Wave } from '../engine/waves.ts';
import { awaits, broughtIn, comesAgainst, welcome } from '../engine/waves.ts';
import type { Id } from '../kernel/json.ts';
import type { Fact } from '../kernel/port.ts';
import { stream } from '../kernel/streams.ts';
import type { CombatantStatus } from '../kernel/view.ts';
import type { Cast } from './cast.ts';
import { degreeOf } from './degree.ts';
import { openFalls } from './falls.ts';
import { reservesOf } from './reserves.ts';
import type { Ending } from './tally.ts';

export interface PlayOptions {
  readonly seed: string;
  /** Tactic ids by combatant or by side; combatants that are not named play the system's default tactic. */
  readonly tactics: { readonly [sideOrId: string]: string };
  /** The number of rounds, from the present one on, after which a fight is broken off; 60 by default. */
  readonly roundCap?: number;
}

const usualRoundCap = 60;

/** The moment from which a forecast plays: `step`, its number in the fight, and the waves still to come. */
export interface ForecastMoment<S> extends Moment<S> {
  readonly step: number;
  readonly waves: readonly Wave[];
}

/**
 * Plays fight number `index` of a forecast to its end. Its dice and decisions depend on the seed and `index` alone,
 * however the work is split. The answers given while it is played are appended to `tape`.
 */
export function playOne<S, F extends Fact>(
  system: System<S, F>,
  moment: ForecastMoment<S>,
  cast: Cast,
  index: number,
  options: PlayOptions,
  tape: TapeEntry[] | null = null,
): Ending {
  const fight = system.copy(moment.base);
  // The cap counts from the round in which the forecast begins, so that fights in late rounds are played out too.
  const before = Math.max(0, system.clock(moment.base).round - 1);
  const roundCap = before + (options.roundCap ?? usualRoundCap);
  let coming = moment.waves;
  const tacticOf = tacticsOf(system, fight, cast, options.tactics);
  const answers = new SampleAnswers<S, F>(
    stream(`${options.seed}/${index}/dice`),
    stream(`${options.seed}/${index}/minds`),
    tacticOf,
    tape,
    (question) => awaits(question, coming, roundCap),
  );
  const falls = openFalls(system, fight);
  let { step } = moment;
  if (moment.answers.length > 0) {
    const given = new GivenThen<S, F>(moment.answers, beginningWith(answers, falls.begins));
    new Table<S, F>(system, fight, given, falls).step();
    step++;
  }
  const between = (table: Table<S, F>, steps: number): void => {
    coming = broughtIn(system, fight, coming, (wave) => {
      const entry = welcome(system, fight, wave, step + steps);
      table.override(entry);
      tape?.push(entry);
      step++;
      falls.joined();
    });
  };
  const settled = (): ReturnType<typeof system.over> => {
    const now = system.settled?.(fight) ?? null;
    return now && comesAgainst(coming, now.winner, roundCap) ? null : now;
  };
  const { over, rounds } = playOut(system, fight, answers, { roundCap, between, settled }, falls);
  return {
    index,
    winner: over?.winner ?? null,
    rounds,
    endless: over === null,
    people: peopleOf(system.status(fight), cast),
    felled: falls.felled,
  };
}

/** How everybody ended. Of the cast, those that are not there any more, such as what was destroyed, are gone. */
function peopleOf(status: readonly CombatantStatus[], cast: Cast): Ending['people'] {
  const there = new Set(status.map(({ id }) => id));
  return [
    ...status
      .filter(({ thing }) => !thing)
      .map((one) => ({
        id: one.id,
        party: cast.sides.some(({ side, party }) => party && side === one.side),
        end: degreeOf(one),
        pools: Object.fromEntries(
          Object.entries(reservesOf(one.pools)).map(([pool, { value }]) => [pool, value] as const),
        ),
      })),
    ...Object.entries(cast.people)
      .filter(([id]) => !there.has(id))
      .map(([id, { party }]) => ({ id, party, end: 'gone' as const, pools: {} })),
  ];
}

/** These answers; `begins` is called before the first of them. */
function beginningWith<S, F extends Fact>(answers: Answers<S, F>, begins: () => void): Answers<S, F> {
  let begun = false;
  const begin = (): void => {
    if (!begun) begins();
    begun = true;
  };
  return {
    draw(pool, reading, why, table) {
      begin();
      return answers.draw(pool, reading, why, table);
    },
    ask(question, table) {
      begin();
      return answers.ask(question, table);
    },
  };
}

/** The tactic of each combatant, also of those who join the fight later: by id, by side, or the default. Memoized. */
function tacticsOf<S, F extends Fact>(
  system: System<S, F>,
  fight: S,
  cast: Cast,
  tactics: PlayOptions['tactics'],
): (who: Id) => Tactic<S> {
  const usual = system.tactics[system.defaultTactic] as Tactic<S>;
  if (Object.keys(tactics).length === 0) return () => usual;
  const sideOf = (who: Id): string | undefined =>
    cast.people[who]?.side ?? system.status(fight).find(({ id }) => id === who)?.side;
  const chosen = new Map<Id, Tactic<S>>();
  return (who) => {
    const known = chosen.get(who);
    if (known) return known;
    const name = tactics[who] ?? tactics[sideOf(who) ?? ''];
    const tactic = (name === undefined ? undefined : system.tactics[name]) ?? usual;
    chosen.set(who, tactic);
    return tactic;
  };
}
