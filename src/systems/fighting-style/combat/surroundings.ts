import type { CoverGrade } from '../../../battlefield/document.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, PickValue, Refusal } from '../../../kernel/port.ts';
import type { Term } from '../../../kernel/terms.ts';
import { refuse } from '../refusal.ts';

/**
 * The modifiers and the cover that the game master may set for an attack (FS-TEST-8, FS-COV-1). The fields are
 * optional; left alone they change nothing. They are settled with the defence and stand among its fields. What is known
 * earlier may be set with the attack, and holds unless the defence sets it otherwise.
 */

const numbers = [-10, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 10] as const;
const leaningWords = ['none', 'boon', 'bane', ...numbers.map((n) => (n > 0 ? `+${n}` : `${n}`))] as const;
/** `none`, `boon`, `bane`, or a flat modifier with its sign. */
export type Leaning = (typeof leaningWords)[number];

const coverWords = ['found', 'none', 'low', 'high', 'full'] as const;

export interface Surroundings {
  readonly attack: Leaning;
  readonly defence: Leaning;
  readonly cover: 'found' | CoverGrade;
}

export const plainSurroundings: Surroundings = { attack: 'none', defence: 'none', cover: 'found' };

/** The flat modifier that the game master set; `null` without one. */
export function leaningFlat(leaning: Leaning): Term | null {
  if (leaning === 'none') return null;
  const value = Number(leaning);
  return Number.isInteger(value)
    ? { value, op: 'add', label: 'surroundings', clause: 'FS-TEST-8', source: 'gm' }
    : null;
}

/** The boon or bane that the game master set; `null` without one. */
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

const leaningPicks: readonly PickValue[] = leaningWords.map((id) => ({ id, label: id.replace('-', '−') }));
const coverPicks: readonly PickValue[] = coverWords.map((id) => ({
  id,
  label: id === 'found' ? 'as the map has it' : id,
}));

/** The fields, with `said` as their defaults. */
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

/**
 * The fields of the options of an attack, for the ids of the means that `field` offers: `attacks`, those that are
 * attacks, where others are offered too; `covered`, those against which cover counts.
 */
export function surroundingNeeds(
  field: 'with' | 'spell',
  { attacks = null, covered }: { readonly attacks?: readonly Id[] | null; readonly covered: readonly Id[] },
): { readonly [field: string]: Need } {
  const { surroundings, surroundingsDefence, cover } = needsAfter(plainSurroundings);
  const only = attacks === null ? {} : { when: { [field]: attacks } };
  return {
    surroundings: { ...surroundings, ...only },
    surroundingsDefence: { ...surroundingsDefence, ...only },
    ...(covered.length > 0 ? { cover: { ...cover, when: { [field]: covered } } } : {}),
  };
}

/**
 * The fields of a defence. `alone`: the attack is rolled for this target alone, so that the modifier of the attack may
 * still be set; `covered`: cover counts against the attack.
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

/**
 * Reads the fields of a choice; refuses one without meaning. `before`: the values of fields that the choice leaves out.
 */
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

/** The fields that differ from `before`: those that a choice keeps. */
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
