import { capital } from '../../../kernel/phrases.ts';
import type { Choice, Need, PickValue, Refusal } from '../../../kernel/port.ts';
import type { Attribute, CheckOf, Skill } from '../attributes.ts';
import { attributeNames, attributes, skillIds, skills } from '../attributes.ts';
import { refuse } from '../refusal.ts';
import type { Sheet } from '../sheet.ts';

/** Checks that the game master calls for: attribute, skill, specialization and TN (SL-DIC-1, SL-DIC-2). */

const leastTn = -10;
const mostTn = 40;

/** The defaults of a called check. */
export interface Usual {
  readonly attribute: Attribute;
  readonly skill: Skill;
}

const none = 'none';

/** SL-DIC-1: the specializations to pick from: the book's and those of the sheet, each tied to its skills. */
function specializationPicks(sheet: Sheet): readonly PickValue[] {
  const found = new Map<string, Skill[]>();
  for (const skill of skillIds) {
    for (const id of new Set([
      ...skills[skill],
      ...Object.keys(sheet.skills[skill]?.specializations ?? {}),
    ])) {
      found.set(id, [...(found.get(id) ?? []), skill]);
    }
  }
  return [
    { id: none, label: capital(none) },
    ...[...found].map(([id, of]) => ({ id, label: capital(id), when: { skill: of } })),
  ];
}

/** The fields that describe a check. */
export const checkNeeds = (sheet: Sheet, usual: Usual): { readonly [field: string]: Need } => ({
  attribute: attributeNeed('Attribute', usual.attribute),
  skill: skillNeed('Skill', usual.skill),
  specialization: {
    kind: 'one',
    label: 'Specialization',
    oneOf: specializationPicks(sheet),
    default: none,
  },
});

export const attributeNeed = (label: string, usual: Attribute): Need => ({
  kind: 'one',
  label,
  oneOf: attributes.map((id) => ({ id, label: attributeNames[id] })),
  default: usual,
});

export const skillNeed = (label: string, usual: Skill): Need => ({
  kind: 'one',
  label,
  oneOf: [...skillIds, none].map((id) => ({ id, label: capital(id) })),
  default: usual,
});

export const tnNeed: Need = { kind: 'number', label: 'TN', min: leastTn, max: mostTn, default: 5 };

/** The check that an answer describes. */
export function readCheckOf(sheet: Sheet, choice: Choice, usual: Usual, clause: string): CheckOf | Refusal {
  const { attribute = usual.attribute, skill = usual.skill, specialization = none } = choice;
  const known = attributes.find((each) => each === attribute);
  if (!known) return refuse('noSuchThing', 'there is no such attribute', clause, 'attribute');
  const trained = skillIds.find((each) => each === skill);
  if (!trained && skill !== none) return refuse('noSuchThing', 'there is no such skill', clause, 'skill');
  if (specialization === none) return { attribute: known, ...(trained ? { skill: trained } : {}) };
  const fits = specializationPicks(sheet).find(({ id }) => id === specialization);
  if (!trained || !fits?.when?.skill?.includes(trained)) {
    return refuse('noSuchThing', 'that skill has no such specialization', clause, 'specialization');
  }
  return { attribute: known, skill: trained, specialization: fits.id };
}

/** The TN in an answer; 5 by default. */
export function readTn({ tn = 5 }: Choice, clause: string): number | Refusal {
  if (typeof tn === 'number' && Number.isInteger(tn) && tn >= leastTn && tn <= mostTn) return tn;
  return refuse('noSuchThing', `a TN is a whole number from ${leastTn} to ${mostTn}`, clause, 'tn');
}

/** A check as the fields of an answer. */
export const writtenCheck = ({ attribute, skill, specialization }: CheckOf) => ({
  attribute,
  skill: skill ?? none,
  specialization: specialization ?? none,
});
