import type { Rulebook } from '../../kernel/rulebook.ts';
import { preface } from './preface.ts';
import { actions, reactions } from './rulebook/actions.ts';
import { attacks, defences, results } from './rulebook/attacks.ts';
import { encounter } from './rulebook/encounter.ts';
import { armor, damage, health, resistance, shields } from './rulebook/harm.ts';
import { maneuvers, size } from './rulebook/maneuvers.ts';
import { cover, flanking, opportunity } from './rulebook/positions.ts';
import { conditions, grid, magic, missing } from './rulebook/rest.ts';
import { styles, untrained } from './rulebook/styles.ts';
import { tests } from './rulebook/tests.ts';
import { turns } from './rulebook/turns.ts';
import { rulings } from './rulings.ts';

/** Every clause of Fighting Style in our own words, with the rulings where the source is silent. */
export const rulebook: Rulebook = {
  prefix: 'FS',
  title: preface.name,
  about: preface.about,
  sections: [
    tests,
    encounter,
    turns,
    actions,
    reactions,
    attacks,
    defences,
    results,
    maneuvers,
    size,
    opportunity,
    cover,
    flanking,
    styles,
    untrained,
    damage,
    resistance,
    armor,
    shields,
    health,
    conditions,
    magic,
    grid,
    missing,
  ],
  rulings,
};
