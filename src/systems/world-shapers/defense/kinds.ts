import type { Skill, Stat } from '../stats.ts';
import { drSkills } from '../stats.ts';

/** One of the seven kinds of Defense Roll. */
interface DrKind {
  readonly name: string;
  readonly clause: string;
  readonly skill: Skill;
  /** What it is rolled against, for readers. */
  readonly against: string;
}

/** The kinds by their Stat (WS-DRS-6 to WS-DRS-12). */
export const drKinds: { readonly [stat in Stat]: DrKind } = {
  strength: {
    name: 'Strength DR',
    clause: 'WS-DRS-6',
    skill: drSkills.strength,
    against: 'Physical damage, being held or moved',
  },
  dexterity: {
    name: 'Dexterity DR',
    clause: 'WS-DRS-7',
    skill: drSkills.dexterity,
    against: 'What comes along a line, losing balance, Reality damage',
  },
  constitution: {
    name: 'Constitution DR',
    clause: 'WS-DRS-8',
    skill: drSkills.constitution,
    against: 'Elemental damage, stuns, Status Effects',
  },
  intelligence: {
    name: 'Intelligence DR',
    clause: 'WS-DRS-9',
    skill: drSkills.intelligence,
    against: 'Tricks, illusions, distractions',
  },
  charisma: {
    name: 'Charisma DR',
    clause: 'WS-DRS-10',
    skill: drSkills.charisma,
    against: 'Being controlled or transformed',
  },
  instinct: {
    name: 'Instinct DR',
    clause: 'WS-DRS-11',
    skill: drSkills.instinct,
    against: 'What only a quick reaction escapes',
  },
  will: {
    name: 'Will DR',
    clause: 'WS-DRS-12',
    skill: drSkills.will,
    against: 'Mystic and Psychic damage, fear, Mental Status Effects',
  },
};
