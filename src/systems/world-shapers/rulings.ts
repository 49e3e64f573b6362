import { defaultsOf, idsOf } from '../../kernel/rulebook.ts';
import { abilityRulings } from './rulings/abilities.ts';
import { advancedActionRulings, basicActionRulings } from './rulings/actions.ts';
import { attackRulings } from './rulings/attacks.ts';
import { cinematicRulings } from './rulings/cinematic.ts';
import { defenceRulings } from './rulings/defences.ts';
import { coverRulings, forcedMovementRulings, terrainRulings } from './rulings/field.ts';
import { foundationRulings } from './rulings/foundations.ts';
import { damageRulings, vitalityRulings } from './rulings/harm.ts';
import { initiativeRulings } from './rulings/initiative.ts';
import { roundRulings } from './rulings/rounds.ts';

/** All rulings in the order of the rulebook. Those with only one value are constants (ours). */
export const rulings = [
  ...foundationRulings,
  ...roundRulings,
  ...initiativeRulings,
  ...basicActionRulings,
  ...advancedActionRulings,
  ...cinematicRulings,
  ...attackRulings,
  ...defenceRulings,
  ...damageRulings,
  ...vitalityRulings,
  ...abilityRulings,
  ...terrainRulings,
  ...coverRulings,
  ...forcedMovementRulings,
] as const;

type OneRuling = (typeof rulings)[number];
export type RulingKey = OneRuling['key'];

/** The rulings of a table: a value for every key. */
export type Rulings = { readonly [One in OneRuling as One['key']]: One['default'] };

/** The rulings of a table that changes none. */
export const defaultRulings: Rulings = defaultsOf(rulings);

/** The id of each ruling by its key, such as `WS-R29`. */
export const rulingIds = idsOf(rulings);
