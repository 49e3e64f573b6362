import type { Id, Json } from '../kernel/json.ts';
import type { Choice, Question, Why } from '../kernel/port.ts';
import type { Change } from './system.ts';
import type { WaveState } from './waves.ts';

/**
 * One answer. `key` identifies what was asked: clause, person, slot. `auto` marks automatic answers (digital dice, a
 * reaction set to Off or Auto, a wave that came at its time): undo goes back past them to the last one that a person
 * gave.
 */
export type TapeEntry =
  | {
      readonly kind: 'draw';
      readonly key: string;
      readonly faces: readonly (number | readonly number[])[];
      /** The dice of the pool that were rolled by hand, by index. */
      readonly hand?: readonly number[];
      readonly auto?: true;
    }
  | {
      readonly kind: 'ask';
      readonly key: string;
      readonly choice: Choice;
      /** Others who are asked the same next and give the same answer. */
      readonly also?: readonly Id[];
      readonly auto?: true;
    }
  | {
      readonly kind: 'override';
      readonly changes: readonly Change[];
      readonly reason: string;
      /** The step in which it was made. Needed because steps that ask nobody leave no entries. */
      readonly step?: number;
      /**
       * The number of events of the step (facts told, dice read) before it. It is applied after as many. Absent in
       * older saves, where it is applied when the question is asked.
       */
      readonly told?: number;
      /**
       * Who is out of the fight by it: what hangs on them ends (`Port.deed`, `Port.upon`). Absent where nobody is, and
       * in older saves, where deeds went on without their doers.
       */
      readonly takes?: readonly Id[];
      /** How many entries just before it are void: answers without any event after them. */
      readonly fell?: number;
      /** The state into which it puts a wave. */
      readonly wave?: { readonly id: Id; readonly now: WaveState };
      /** The wave came by itself. */
      readonly auto?: true;
    };

/** Changes that are no answers: the game master's, or a wave that comes. */
export type ByHandEntry = Extract<TapeEntry, { kind: 'override' }>;

export const drawKey = (why: Why): string => `${why.clause}/${why.for}/${why.purpose}`;
export const askKey = (question: Question): string => `${question.clause}/${question.for}/${question.id}`;

/** Who was asked, by the key of an answer. */
export const askedIn = (key: string): Id => key.split('/')[1] ?? '';

/** What an entry answers, as its key or the word `override`. */
export const entryKey = (entry: TapeEntry): string => (entry.kind === 'override' ? 'override' : entry.key);

/** Whether a person gave this answer. */
export const isInput = (entry: TapeEntry): boolean => entry.auto !== true;

/** The combatants, as written, whom changes by hand and waves have added. */
export const addedIn = (tape: readonly TapeEntry[]): readonly Json[] =>
  tape
    .flatMap((entry) => (entry.kind === 'override' ? entry.changes : []))
    .flatMap((change) => (change.change === 'add' ? [change.combatant, ...(change.along ?? [])] : []));

/** The tape does not fit the rules. */
export class Divergence extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Divergence';
  }
}

/** Entry `at` of the tape does not answer what the rules ask. */
export const answersElse = (at: number, expected: string, found: string): Divergence =>
  new Divergence(`entry ${at} of the tape answers ${found}, but the rules ask for ${expected}`);
