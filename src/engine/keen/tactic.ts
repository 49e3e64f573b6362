import type { Id } from '../../kernel/json.ts';
import type { Choice, Fact, Question } from '../../kernel/port.ts';
import type { Stream } from '../../kernel/streams.ts';
import { stream } from '../../kernel/streams.ts';
import type { Moment } from '../enumerate.ts';
import type { System, Tactic } from '../system.ts';
import type { Decision } from './ahead.ts';
import { playAhead } from './ahead.ts';
import { reasonFor } from './because.ts';
import { legal } from './listed.ts';
import type { Patience } from './race.ts';
import { race } from './race.ts';
import type { Share, Temper } from './standing.ts';
import { valueFor, weighted } from './standing.ts';

/** What a system tells those who look ahead. */
export interface Foresight<S, F extends Fact> {
  readonly system: () => System<S, F>;
  /** Who names what is worth a thought (`Tactic.candidates`), and answers everything that comes after it. */
  readonly usual: Tactic<S>;
  /** How the fight stands for everybody in it; without things that are no fighters. */
  shares(fight: S): readonly Share[];
  /**
   * How dangerous each one is, as a decision finds the fight: asked once for all plays of it. It multiplies `worth`;
   * without it, and for whoever is not named, 1.
   */
  dangers?(fight: S): { readonly [id: Id]: number };
  readonly patience: Patience;
  /** How far down the list of what is worth a thought they look; 4 unless given. */
  readonly breadth?: number;
  /** Letting the others come, in place of walking: thought of in the first rounds. */
  readonly waiting: Waiting;
}

export interface Waiting {
  /** Options that are ways to come nearer. */
  readonly walks: readonly string[];
  /** What can be done in their place. */
  readonly instead: readonly Choice[];
  /** Rounds after which nobody waits any more: two who wait for each other must not wait for ever. */
  readonly rounds: number;
}

/** A way to look ahead: what it cares for. */
export interface Manner extends Pick<Tactic, 'id' | 'label' | 'about'> {
  readonly temper: Temper;
}

/** How far down the list of what is worth a thought somebody looks whose system names no `breadth`. */
const usualBreadth = 4;

/**
 * Turns that are looked at where many fight: what a blow, a place or a guard brings shows when everybody has had one, and more
 * of them cost more than they tell.
 */
const mostTurns = 8;

/**
 * A tactic that looks ahead: it plays each answer that is worth a thought a few times by the rules, until everybody has had
 * a turn, and takes the one after which the fight looks best for its side. Where it cannot tell, it does what the usual
 * tactic does. It plays on copies, and as often as its patience allows.
 */
export function foreseeing<S, F extends Fact>(foresight: Foresight<S, F>, manner: Manner): Tactic<S> {
  const { usual, shares, breadth = usualBreadth } = foresight;
  const { id, label, about, temper } = manner;
  /** What is worth a thought, and how far each of it is followed: a turn more where it is to wait. */
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
      return reasonFor(decisionOn(question, fight, turns, from), fight, choice, thought, seenBy(side, fight));
    },
  };
}

interface Thoughts {
  readonly thought: readonly Choice[];
  readonly turns: number;
}

function sideOf(shares: readonly Share[], question: Question): string | null {
  const who = question.acts ?? question.for;
  return shares.find(({ id }) => id === who)?.side ?? null;
}
