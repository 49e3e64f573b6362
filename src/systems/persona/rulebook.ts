import type { Rulebook } from '../../kernel/rulebook.ts';
import { preface } from './preface.ts';
import { actions } from './rulebook/actions.ts';
import { advantages, disadvantages } from './rulebook/advantages.ts';
import { affinities } from './rulebook/affinities.ts';
import { ailments } from './rulebook/ailments.ts';
import { attacks } from './rulebook/attacks.ts';
import { chanceAttacks, criticals, fumbles, technicals } from './rulebook/chance.ts';
import { air, bloodLoss, decay, fatigue, grappling, helpless, miasma } from './rulebook/conditions.ts';
import { fate } from './rulebook/fate.ts';
import { injuries } from './rulebook/injuries.ts';
import { allOutAttack, batonPass, oneMore } from './rulebook/momentum.ts';
import { movement } from './rulebook/movement.ts';
import { flight, obstacles, terrain } from './rulebook/obstacles.ts';
import { tests } from './rulebook/tests.ts';
import { time } from './rulebook/time.ts';
import { personas, savage, wounds } from './rulebook/wounds.ts';
import { rulings } from './rulings.ts';

/** Every clause of Persona in our own words, and the rulings that fill the gaps. */
export const rulebook: Rulebook = {
  prefix: 'PE',
  title: preface.name,
  about: preface.about,
  sections: [
    time,
    tests,
    movement,
    obstacles,
    terrain,
    flight,
    actions,
    attacks,
    advantages,
    disadvantages,
    chanceAttacks,
    fumbles,
    criticals,
    technicals,
    affinities,
    oneMore,
    batonPass,
    allOutAttack,
    wounds,
    savage,
    personas,
    injuries,
    fate,
    ailments,
    bloodLoss,
    fatigue,
    air,
    decay,
    helpless,
    miasma,
    grappling,
  ],
  rulings,
};
