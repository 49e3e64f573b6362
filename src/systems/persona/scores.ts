import { capital } from '../../kernel/phrases.ts';

/** The ten Scores (PE-TEST-1), each 1 to 100. */
export const scores = [
  'melee',
  'ballistic',
  'strength',
  'toughness',
  'agility',
  'intelligence',
  'perception',
  'willpower',
  'fellowship',
  'realisation',
] as const;
export type Score = (typeof scores)[number];

export const scoreNames: { readonly [score in Score]: string } = {
  melee: 'Melee',
  ballistic: 'Ballistic',
  strength: 'Strength',
  toughness: 'Toughness',
  agility: 'Agility',
  intelligence: 'Intelligence',
  perception: 'Perception',
  willpower: 'Willpower',
  fellowship: 'Fellowship',
  realisation: 'Realisation',
};

/** The abbreviation of each Bonus. */
export const bonusNames: { readonly [score in Score]: string } = {
  melee: 'MB',
  ballistic: 'BB',
  strength: 'SB',
  toughness: 'TB',
  agility: 'AB',
  intelligence: 'IB',
  perception: 'PB',
  willpower: 'WPB',
  fellowship: 'FB',
  realisation: 'RB',
};

/** The mental Scores, one of which is the Magic score of a sheet. */
export const magicScores = ['intelligence', 'perception', 'willpower', 'fellowship'] as const;
export type MagicScore = (typeof magicScores)[number];

/** The skills with the Score that governs each (PE-TEST-5). */
export const skillScores = {
  melee: 'melee',
  ballistics: 'ballistic',
  acrobatics: 'agility',
  stealth: 'agility',
  athletics: 'strength',
  endurance: 'toughness',
  fortitude: 'willpower',
  awareness: 'perception',
  inquiry: 'perception',
  survival: 'perception',
  manipulation: 'fellowship',
  authority: 'fellowship',
  arcana: 'intelligence',
  medical: 'intelligence',
} as const satisfies { readonly [skill: string]: Score };
export type Skill = keyof typeof skillScores;
export const skills = Object.keys(skillScores) as readonly Skill[];

/**
 * The focuses that the rules name. Weapon classes are focuses of Ballistics; `weapon` is the focus of Melee for the
 * weapon in hand.
 */
export const focuses = {
  melee: ['parry', 'grappling', 'weapon'],
  ballistics: ['pistol', 'basic', 'heavy'],
  acrobatics: ['dodge', 'balance', 'climbing', 'leaping', 'contortion'],
  stealth: [],
  athletics: ['running', 'climbing', 'swimming', 'leaping', 'intimidate'],
  endurance: ['injury', 'bracing'],
  fortitude: ['courage'],
  awareness: ['anticipate'],
  inquiry: ['scrutiny'],
  survival: ['equipment'],
  manipulation: ['deception'],
  authority: ['intimidate'],
  arcana: [],
  medical: [],
} as const satisfies { readonly [skill in Skill]: readonly string[] };

/** A focus of any skill. */
export type Focus = (typeof focuses)[Skill][number];

/** What a test is made with: a plain Score, the Magic score, or a skill with or without a focus. */
export type Tested =
  | { readonly score: Score }
  | { readonly magic: true }
  | { readonly skill: Skill; readonly focus?: Focus };

/** The name of a test, such as `Acrobatics (Dodge)`, `Toughness` or `Magic`. */
export function testedName(tested: Tested): string {
  if ('score' in tested) return scoreNames[tested.score];
  if ('magic' in tested) return 'Magic';
  const skill = capital(tested.skill);
  return tested.focus === undefined ? skill : `${skill} (${capital(tested.focus)})`;
}
