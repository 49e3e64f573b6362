import type { Rulebook } from '../../kernel/rulebook.ts';
import { preface } from './preface.ts';
import { abilities, statusEffects } from './rulebook/abilities.ts';
import { advancedActions } from './rulebook/advanced-actions.ts';
import { attacks } from './rulebook/attacks.ts';
import { basicActions } from './rulebook/basic-actions.ts';
import { cinematic } from './rulebook/cinematic.ts';
import { armor, defenseRolls, evasion } from './rulebook/defences.ts';
import { cover, forcedMovement, terrain } from './rulebook/field.ts';
import { foundations } from './rulebook/foundations.ts';
import { damage, vitality } from './rulebook/harm.ts';
import { initiative } from './rulebook/initiative.ts';
import { rounds } from './rulebook/rounds.ts';
import { rulings } from './rulings.ts';

/** All clauses of World Shapers in our own words, with the rulings that fill the gaps. */
export const rulebook: Rulebook = {
  prefix: 'WS',
  title: preface.name,
  about: preface.about,
  sections: [
    foundations,
    rounds,
    initiative,
    basicActions,
    advancedActions,
    cinematic,
    attacks,
    evasion,
    armor,
    defenseRolls,
    damage,
    vitality,
    abilities,
    statusEffects,
    terrain,
    cover,
    forcedMovement,
  ],
  rulings,
};
