import type { Id } from '../../kernel/json.ts';
import type { Choice, Fact, Question } from '../../kernel/port.ts';
import { doerOf } from '../../kernel/port.ts';
import type { Stream } from '../../kernel/streams.ts';
import { stream } from '../../kernel/streams.ts';
import type { Moment } from '../enumerate.ts';
import type { System, Tactic } from '../system.ts';
import type { Decision } from './ahead.ts';
import { playAhead } from './ahead.ts';
import { reasonAhead } from './because.ts';
import { legal } from './listed.ts';
import type { Patience } from './race.ts';
import { race } from './race.ts';
import type { Share, Temper } from './standing.ts';
import { valueFor, weighted } from './standing.ts';

/** What a system provides for tactics that look ahead. */
export interface Foresight<S, F extends Fact> {
  readonly system: () => System<S, F>;
  /** The tactic that names the candidates (`Tactic.candidates`) and gives all later answers. */
  readonly usual: Tactic<S>;
  /** The shares of all combatants; things that are no fighters are left out. */
  shares(fight: S): readonly Share[];
  /**
   * How dangerous each combatant is at the beginning of a decision; called once for all of its plays. Multiplies
   * `worth`. Combatants that are not named count as 1.
   */
  dangers?(fight: S): { readonly [id: Id]: number };
  readonly patience: Patience;
  /** The number of candidates to consider; 4 unless given. */
  readonly breadth?: number;
  /** Waiting for the foes in place of walking, considered in the first rounds. */
  readonly waiting: Waiting;
}

interface Waiting {
  /** The options that approach foes. */
  readonly walks: readonly string[];
  /** The answers to consider in their place. */
  readonly instead: readonly Choice[];
  /** The last round in which to wait, so that two who wait for each other do not wait for ever. */
  readonly rounds: number;
}

/** A tactic that looks ahead, described by its temper. */
export interface Manner extends Pick<Tactic, 'id' | 'label' | 'about'> {
  readonly temper: Temper;
}

/** The default of `Foresight.breadth`. */
const usualBreadth = 4;

/**
 * The number of turns to look ahead at most. The effect of a deed shows when everybody has had a turn; more turns cost
 * more than they tell.
 */
const mostTurns = 8;

/**
 * A tactic that looks ahead. It plays each candidate several times by the rules, on copies, until everybody has had a
 * turn, and takes the one that leaves the fight best for its side. Where the difference is not clear, it decides as the
 * usual tactic does.
 */
export function foreseeing<S, F extends Fact>(foresight: Foresight<S, F>, manner: Manner): Tactic<S> {
  const { usual, shares, breadth = usualBreadth } = foresight;
  const { id, label, about, temper } = manner;
  /** The candidates, and how many turns to play each: one more where waiting is among them. */
  const thoughtsOn = (question: Question, fight: S, random: Stream): Thoughts => {
    const { walks, instead, rounds } = foresight.waiting;
    const listed = usual.candidates?.(question, fight, random) ?? [];
    const everybody = Math.min(mostTurns, shares(fight).filter(({ left }) => left > 0).length);
    const [first] = listed;
    const early = foresight.system().clock(fight).round <= rounds;
    const waits = first !== undefined && early && walks.includes(first.option);
    const thought = legal(question, waits ? [first, ...instead, ...listed] : listed).slice(0, breadth);
    return { thought, turns: waits ? everybody + 1 : everybody };
  };
  const decisionOn = (question: Question, fight: S, turns: number, from?: Moment<S>): Decision<S, F> => ({
    system: foresight.system(),
    question,
    moment: from ?? { base: fight, answers: [] },
    usual,
    turns,
  });
  const seenBy = (side: string, start: S) => {
    const dangers = foresight.dangers?.(start) ?? {};
    return (fight: S): number => valueFor(weighted(shares(fight), dangers), side, temper);
  };
  return {
    id,
    label,
    about,
    foresees: true,
    decide(question: Question, fight: S, random: Stream, from?: Moment<S>): Choice {
      const { thought, turns } = thoughtsOn(question, fight, random);
      const [first] = thought;
      if (!first) return usual.decide(question, fight, random);
      const side = thought.length > 1 ? sideOf(shares(fight), question) : null;
      if (side === null) return first;
      const decision = decisionOn(question, fight, turns, from);
      const value = seenBy(side, fight);
      const luck = random.die(2 ** 30);
      const best = race(
        thought.length,
        (which, i) => {
          const ahead = playAhead(decision, thought[which] as Choice, `ahead/${luck}/${i}`);
          return ahead && value(ahead.fight);
        },
        foresight.patience,
      );
      return thought[best ?? 0] as Choice;
    },
    because(question: Question, fight: S, choice: Choice, from?: Moment<S>): string | undefined {
      const side = sideOf(shares(fight), question);
      if (side === null) return usual.because?.(question, fight, choice, from);
      const { thought, turns } = thoughtsOn(question, fight, stream('because'));
      // With fewer than two candidates the answer is the usual tactic's own.
      const own = thought.length < 2 ? usual.because?.(question, fight, choice, from) : undefined;
      if (own !== undefined) return own;
      return reasonAhead(
        decisionOn(question, fight, turns, from),
        fight,
        choice,
        thought,
        seenBy(side, fight),
      );
    },
  };
}

interface Thoughts {
  readonly thought: readonly Choice[];
  readonly turns: number;
}

function sideOf(shares: readonly Share[], question: Question): string | null {
  const who = doerOf(question);
  return shares.find(({ id }) => id === who)?.side ?? null;
}
