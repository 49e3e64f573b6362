import { capital } from '../../kernel/phrases.ts';

/** The eight attributes (SL-DIC-1); a human average is 0. */
export const attributes = [
  'strength',
  'dexterity',
  'vitality',
  'speed',
  'perception',
  'reason',
  'lore',
  'persona',
] as const;
export type Attribute = (typeof attributes)[number];

export const attributeNames: { readonly [attribute in Attribute]: string } = {
  strength: 'Str',
  dexterity: 'Dex',
  vitality: 'Vit',
  speed: 'Spd',
  perception: 'Prc',
  reason: 'Rsn',
  lore: 'Lor',
  persona: 'Prs',
};

/**
 * The skills, each with the specializations that rules name. Empty: weapon groups or magic schools (see `isFree`), or
 * none.
 */
export const skills = {
  acrobatics: ['balance', 'gymnastics'],
  aim: [],
  arcana: [],
  athletics: ['power', 'jumping', 'climbing', 'swimming', 'running'],
  deception: [],
  healing: ['wounds', 'conditions'],
  melee: [],
  nature: ['riding'],
  reflex: ['initiative', 'agility'],
  resistance: ['fortitude', 'willpower'],
  stealth: ['hiding', 'observation'],
} as const satisfies { readonly [skill: string]: readonly string[] };
export type Skill = keyof typeof skills;
export const skillIds = Object.keys(skills) as readonly Skill[];

/** SL-DIC-1: whether a skill's specializations are weapon groups or magic schools, which may have any id. */
export const isFree = (skill: Skill): boolean => skill === 'melee' || skill === 'aim' || skill === 'arcana';

/** What a check is made with: `Attribute [Skill/Specialization]` (SL-DIC-1). */
export interface CheckOf {
  readonly attribute: Attribute;
  readonly skill?: Skill;
  /** Of Melee and Aim a weapon group, of Arcana a magic school. */
  readonly specialization?: string;
}

/** The name of a check: "Str [Athletics/Power]". */
export function checkName({ attribute, skill, specialization }: CheckOf): string {
  const name = attributeNames[attribute];
  if (skill === undefined) return name;
  return specialization === undefined
    ? `${name} [${capital(skill)}]`
    : `${name} [${capital(skill)}/${capital(specialization)}]`;
}
