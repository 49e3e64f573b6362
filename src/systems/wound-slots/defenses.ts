/** The seven Defenses (section DEF). */
export const defenses = [
  'melee',
  'ranged',
  'immobile',
  'power',
  'agility',
  'fortitude',
  'willpower',
] as const;
export type Defense = (typeof defenses)[number];

/** The Defenses that an attack can be made against. */
export const targetDefenses = ['melee', 'ranged', 'power', 'agility', 'fortitude', 'willpower'] as const;
export type TargetDefense = (typeof targetDefenses)[number];

/** SL-COM-2: the Defenses that can replace melee and ranged Defense while defending. */
export const skillDefenses = ['power', 'agility', 'fortitude', 'willpower'] as const;
export type SkillDefense = (typeof skillDefenses)[number];

export const defenseNames: { readonly [defense in Defense]: string } = {
  melee: 'melee Defense',
  ranged: 'ranged Defense',
  immobile: 'immobile Defense',
  power: 'Power defense',
  agility: 'Agility defense',
  fortitude: 'Fortitude defense',
  willpower: 'Willpower defense',
};
