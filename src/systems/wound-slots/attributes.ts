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

/** The skills, each with the specializations that rules or equipment name; weapon groups and magic schools are free. */
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

/** SL-DIC-1: its specializations are weapon groups or magic schools, and there may be any. */
export const isFree = (skill: Skill): boolean => skill === 'melee' || skill === 'aim' || skill === 'arcana';

/** `Attribute [Skill/Specialization]` (SL-DIC-1). */
export interface CheckOf {
  readonly attribute: Attribute;
  readonly skill?: Skill;
  /** A weapon group or a magic school for Melee, Aim and Arcana. */
  readonly specialization?: string;
}

/** "Melee", "Blades". */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "Str [Athletics/Power]". */
export function checkName({ attribute, skill, specialization }: CheckOf): string {
  const name = attributeNames[attribute];
  if (skill === undefined) return name;
  return specialization === undefined
    ? `${name} [${capital(skill)}]`
    : `${name} [${capital(skill)}/${capital(specialization)}]`;
}
