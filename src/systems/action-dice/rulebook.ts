import type { Rulebook } from '../../kernel/rulebook.ts';
import { preface } from './preface.ts';
import { actions } from './rulebook/actions.ts';
import { armor } from './rulebook/armor.ts';
import { attacks, reactions } from './rulebook/attacks.ts';
import { dice } from './rulebook/dice.ts';
import { cover, size, visibility } from './rulebook/field.ts';
import { damage, hurt } from './rulebook/harm.ts';
import { position, resistance } from './rulebook/position.ts';
import { initiative, rounds } from './rulebook/rounds.ts';
import { shock } from './rulebook/shock.ts';
import { objects, types } from './rulebook/types.ts';
import { recovery } from './rulebook/vigor.ts';
import { rulings } from './rulings.ts';

/** Every clause of Action Dice in our own words, with the rulings that fill the gaps. */
export const rulebook: Rulebook = {
  prefix: 'AD',
  title: preface.name,
  about: preface.about,
  sections: [
    dice,
    rounds,
    initiative,
    actions,
    attacks,
    reactions,
    position,
    resistance,
    recovery,
    damage,
    hurt,
    armor,
    types,
    objects,
    shock,
    size,
    visibility,
    cover,
  ],
  rulings,
};
