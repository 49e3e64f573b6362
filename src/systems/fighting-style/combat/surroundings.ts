import type { CoverGrade } from '../../../battlefield/document.ts';
import type { Choice, Need, Pick, Refusal } from '../../../kernel/port.ts';
import type { Term } from '../../../kernel/terms.ts';
import { refuse } from '../refusal.ts';

/**
 * What the game master may say of the place of an attack (FS-TEST-8, FS-COV-1): fields that nobody has to fill in. Left
 * alone, they change nothing. They are settled once the defence is named, so they stand beside each manner of it; what
 * is known beforehand may be said with the attack, and stands unless the defence says otherwise.
 */

const numbers = [-10, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 10] as const;
const leaningWords = ['none', 'boon', 'bane', ...numbers.map((n) => (n > 0 ? `+${n}` : `${n}`))] as const;
/** `none`, `boon`, `bane`, or a number with its sign. */
export type Leaning = (typeof leaningWords)[number];

export const coverWords = ['found', 'none', 'low', 'high', 'full'] as const;

export interface Surroundings {
  readonly attack: Leaning;
  readonly defence: Leaning;
  readonly cover: 'found' | CoverGrade;
}

export const plainSurroundings: Surroundings = { attack: 'none', defence: 'none', cover: 'found' };

/** The flat modifier that the game master gave. */
export function leaningFlat(leaning: Leaning): Term | null {
  if (leaning === 'none') return null;
  const value = Number(leaning);
  return Number.isInteger(value)
    ? { value, op: 'add', label: 'surroundings', clause: 'FS-TEST-8', source: 'gm' }
    : null;
}

/** The boon or bane that the game master gave. */
export function leaningEdge(leaning: Leaning): Term | null {
  if (leaning !== 'boon' && leaning !== 'bane') return null;
  return {
    value: leaning === 'boon' ? 1 : -1,
    op: 'add',
    label: 'surroundings',
    clause: 'FS-TEST-8',
    source: 'gm',
  };
}

const leaningPicks: readonly Pick[] = leaningWords.map((id) => ({ id, label: id }));
const coverPicks: readonly Pick[] = coverWords.map((id) => ({
  id,
  label: id === 'found' ? 'as the map has it' : id,
}));

/** The fields, as they stand when `said` is known. */
const needsAfter = (said: Surroundings) => ({
  surroundings: {
    kind: 'one' as const,
    label: 'Surroundings, for the attack',
    oneOf: leaningPicks,
    default: said.attack,
  },
  surroundingsDefence: {
    kind: 'one' as const,
    label: 'Surroundings, for the defence',
    oneOf: leaningPicks,
    default: said.defence,
  },
  cover: { kind: 'one' as const, label: 'Cover', oneOf: coverPicks, default: said.cover },
});

/** The fields, for the options of an attack. */
export const surroundingNeeds: { readonly [field: string]: Need } = needsAfter(plainSurroundings);

/**
 * The same for a defence. `alone`: nobody else is attacked with the same roll, so that it may still be leant on here;
 * `covered`: it is an attack that cover counts against.
 */
export function needsOfDefence(
  said: Surroundings,
  { alone, covered }: { readonly alone: boolean; readonly covered: boolean },
): { readonly [field: string]: Need } {
  const { surroundings, surroundingsDefence, cover } = needsAfter(said);
  return {
    ...(alone ? { surroundings } : {}),
    surroundingsDefence,
    ...(covered ? { cover } : {}),
  };
}

/** The fields of a choice read, or which of them makes no sense. `before`: what stands where it says nothing. */
export function readSurroundings(
  choice: Choice,
  before: Surroundings = plainSurroundings,
): Surroundings | Refusal {
  const { surroundings, surroundingsDefence, cover } = choice;
  if (surroundings === undefined && surroundingsDefence === undefined && cover === undefined) {
    return before;
  }
  const attack = (surroundings ?? before.attack) as Leaning;
  const defence = (surroundingsDefence ?? before.defence) as Leaning;
  const grade = (cover ?? before.cover) as Surroundings['cover'];
  if (!leaningWords.includes(attack)) return unknown('surroundings');
  if (!leaningWords.includes(defence)) return unknown('surroundingsDefence');
  if (!coverWords.includes(grade)) {
    return refuse('noSuchThing', `cover is one of ${coverWords.join(', ')}`, 'FS-COV-1', 'cover');
  }
  return { attack, defence, cover: grade };
}

const unknown = (field: string): Refusal =>
  refuse('noSuchThing', `${field} is one of ${leaningWords.join(', ')}`, 'FS-TEST-8', field);

/** What of it differs from what stood before, from nothing unless said: the fields that a choice keeps. */
export function saidOf(
  { attack, defence, cover }: Surroundings,
  before: Surroundings = plainSurroundings,
): { readonly [field: string]: string } {
  return {
    ...(attack === before.attack ? {} : { surroundings: attack }),
    ...(defence === before.defence ? {} : { surroundingsDefence: defence }),
    ...(cover === before.cover ? {} : { cover }),
  };
}
