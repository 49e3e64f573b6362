import type { Id } from '../kernel/json.ts';
import type { Choice, Question, Why } from '../kernel/port.ts';
import type { Change } from './system.ts';
import type { WaveState } from './waves.ts';

/**
 * One answer. `key` names what was asked: clause, person, slot. `auto` marks answers that followed by themselves
 * (digital dice, a reaction set to Off or Auto, a wave that came at its time): undo goes back past them to the last one
 * that a person gave.
 */
export type TapeEntry =
  | {
      readonly kind: 'draw';
      readonly key: string;
      readonly faces: readonly (number | readonly number[])[];
      /** Which of the dice were real ones, by their place in the pool. */
      readonly hand?: readonly number[];
      readonly auto?: true;
    }
  | {
      readonly kind: 'ask';
      readonly key: string;
      readonly choice: Choice;
      /** Who is asked the same next and answers the same. */
      readonly also?: readonly Id[];
      readonly auto?: true;
    }
  | {
      readonly kind: 'override';
      readonly changes: readonly Change[];
      readonly reason: string;
      /** In which step it was made: steps that ask nobody leave no entry that would tell the place. */
      readonly step?: number;
      /**
       * How many facts told and dice read the step had behind it when it was made: it is applied there, and whatever is
       * asked next is judged by it. Absent in older saves; there it is applied where the question is asked.
       */
      readonly told?: number;
      /** How many of the entries just before it are void: answers of which nothing had come yet. */
      readonly fell?: number;
      /** What it means for a wave: that it has come, is held back, or comes at its time after all. */
      readonly wave?: { readonly id: Id; readonly now: WaveState };
      /** The wave came by itself. */
      readonly auto?: true;
    };

export const drawKey = (why: Why): string => `${why.clause}/${why.for}/${why.purpose}`;
export const askKey = (question: Question): string => `${question.clause}/${question.for}/${question.id}`;

/** Whether a person gave this answer. */
export const isInput = (entry: TapeEntry): boolean => entry.auto !== true;

/** The tape does not fit what the rules ask: never a guess, always an error that names the place. */
export class Divergence extends Error {
  readonly at: number;
  constructor(at: number, expected: string, found: string) {
    super(`entry ${at} of the tape answers ${found}, but the rules ask for ${expected}`);
    this.name = 'Divergence';
    this.at = at;
  }
}
