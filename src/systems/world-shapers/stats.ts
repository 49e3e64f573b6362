/** The seven Stats (WS-GEN-4) and the skills beside them (WS-GEN-6). */

export const stats = [
  'strength',
  'dexterity',
  'constitution',
  'intelligence',
  'charisma',
  'instinct',
  'will',
] as const;
export type Stat = (typeof stats)[number];

export const statNames: { readonly [stat in Stat]: string } = {
  strength: 'Strength',
  dexterity: 'Dexterity',
  constitution: 'Constitution',
  intelligence: 'Intelligence',
  charisma: 'Charisma',
  instinct: 'Instinct',
  will: 'Will',
};

/** The name of the Defense Roll of a Stat (WS-DRS-4). */
export const drName = (stat: Stat): string => `${statNames[stat]} DR`;

const drNames: ReadonlySet<string> = new Set(stats.map(drName));

/** Whether something is the name of a Defense Roll. */
export const isDr = (name: string): boolean => drNames.has(name);

export const skills = [
  'rawForce',
  'nimbleness',
  'endurance',
  'psychology',
  'presence',
  'intuition',
  'perseverance',
  'athletics',
  'quickFingers',
  'stealth',
  'analysis',
  'firstAid',
  'grace',
  'streetSmarts',
  'improvisation',
  'perception',
] as const;
export type Skill = (typeof skills)[number];

export const skillNames: { readonly [skill in Skill]: string } = {
  rawForce: 'Raw Force',
  nimbleness: 'Nimbleness',
  endurance: 'Endurance',
  psychology: 'Psychology',
  presence: 'Presence',
  intuition: 'Intuition',
  perseverance: 'Perseverance',
  athletics: 'Athletics',
  quickFingers: 'Quick Fingers',
  stealth: 'Stealth',
  analysis: 'Analysis',
  firstAid: 'First Aid',
  grace: 'Grace',
  streetSmarts: 'Street Smarts',
  improvisation: 'Improvisation',
  perception: 'Perception',
};

/** The skill that is added to each kind of Defense Roll (WS-DRS-6 to WS-DRS-12). */
export const drSkills: { readonly [stat in Stat]: Skill } = {
  strength: 'rawForce',
  dexterity: 'nimbleness',
  constitution: 'endurance',
  intelligence: 'psychology',
  charisma: 'presence',
  instinct: 'intuition',
  will: 'perseverance',
};

/** The Stat that is added to each skill (WS-GEN-6, WS-R3 `standard`). */
export const governors: { readonly [skill in Skill]: Stat } = {
  rawForce: 'strength',
  nimbleness: 'dexterity',
  endurance: 'constitution',
  psychology: 'intelligence',
  presence: 'charisma',
  intuition: 'instinct',
  perseverance: 'will',
  athletics: 'strength',
  quickFingers: 'dexterity',
  stealth: 'dexterity',
  analysis: 'intelligence',
  firstAid: 'intelligence',
  grace: 'charisma',
  streetSmarts: 'charisma',
  improvisation: 'instinct',
  perception: 'instinct',
};

/** Skills whose Stat a table may choose (WS-R3 `written`): those that no Defense Roll uses. */
export const freeSkills = skills.filter((skill) => !Object.values(drSkills).includes(skill));

/** The skills whose levels count for Initiative (WS-INI-3). */
export const initiativeSkills = ['athletics', 'quickFingers', 'analysis', 'grace', 'improvisation'] as const;
