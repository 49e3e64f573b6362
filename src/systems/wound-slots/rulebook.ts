import type { Rulebook } from '../../kernel/rulebook.ts';
import { preface } from './preface.ts';
import { actionPoints } from './rulebook/action-points.ts';
import { actions, offensive } from './rulebook/actions.ts';
import { attacks } from './rulebook/attacks.ts';
import { common, positioning } from './rulebook/common.ts';
import { conditions } from './rulebook/conditions.ts';
import { defenses } from './rulebook/defenses.ts';
import { diceAndChecks } from './rulebook/dice.ts';
import { grappling } from './rulebook/grappling.ts';
import { health } from './rulebook/health.ts';
import { initiative, reactions, surprise, turns } from './rulebook/initiative.ts';
import { jumping } from './rulebook/jumping.ts';
import { hurrying, miscellaneous } from './rulebook/miscellaneous.ts';
import { flanking, modifiers } from './rulebook/modifiers.ts';
import { grid, movement, terrain } from './rulebook/movement.ts';
import { pools } from './rulebook/pools.ts';
import { rest } from './rulebook/rest.ts';
import { durations, rounds } from './rulebook/rounds.ts';
import { holdingOn, mounted, underwater } from './rulebook/surroundings.ts';
import { rulings } from './rulings.ts';

/** Every clause of Wound Slots in our own words, with the rulings that fill its gaps. */
export const rulebook: Rulebook = {
  prefix: 'SL',
  title: preface.name,
  about: preface.about,
  sections: [
    diceAndChecks,
    health,
    pools,
    rest,
    attacks,
    modifiers,
    flanking,
    defenses,
    conditions,
    rounds,
    actionPoints,
    initiative,
    surprise,
    turns,
    reactions,
    durations,
    movement,
    grid,
    terrain,
    jumping,
    actions,
    offensive,
    common,
    positioning,
    grappling,
    miscellaneous,
    hurrying,
    underwater,
    holdingOn,
    mounted,
  ],
  rulings,
};
