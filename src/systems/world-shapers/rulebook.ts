import type { Rulebook } from '../../kernel/rulebook.ts';
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

/** Every clause of World Shapers in our own words, with the rulings that fill the gaps. */
export const rulebook: Rulebook = {
  prefix: 'WS',
  title: 'World Shapers',
  about:
    'Three action points a turn, two reaction points a round, and no die for the order: turns may be held back, actions laid in wait for a trigger, and allies may unite to act as one. One d20 against Evasion strikes, Armor is taken off, and where the rules end, Narrative Momentum buys a cinematic deed that the whole table shapes.',
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
