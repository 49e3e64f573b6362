/** The seven abilities and the skills (AD-DIE-3). */

export const abilities = ['strength', 'agility', 'speed', 'stamina', 'soul', 'reason', 'resolve'] as const;
export type Ability = (typeof abilities)[number];

export const abilityNames: { readonly [ability in Ability]: string } = {
  strength: 'Strength',
  agility: 'Agility',
  speed: 'Speed',
  stamina: 'Stamina',
  soul: 'Soul',
  reason: 'Reason',
  resolve: 'Resolve',
};

export const skills = [
  'medicine',
  'medicalScience',
  'social',
  'awareness',
  'menace',
  'marksmanship',
  'sorcery',
  'stealth',
  'piloting',
] as const;
export type Skill = (typeof skills)[number];

export const skillNames: { readonly [skill in Skill]: string } = {
  medicine: 'Medicine',
  medicalScience: 'Medical Science',
  social: 'Social',
  awareness: 'Awareness',
  menace: 'Menace',
  marksmanship: 'Marksmanship',
  sorcery: 'Sorcery',
  stealth: 'Stealth',
  piloting: 'Piloting',
};

/** The ability behind each skill, for AD-R4 `skillPlusAbility`. */
export const skillAbilities: { readonly [skill in Skill]: Ability } = {
  medicine: 'reason',
  medicalScience: 'reason',
  social: 'soul',
  awareness: 'reason',
  menace: 'resolve',
  marksmanship: 'agility',
  sorcery: 'soul',
  stealth: 'agility',
  piloting: 'agility',
};
