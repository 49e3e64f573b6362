import { actionAndAttackRulings } from './rulings/actions-and-attacks.ts';
import { gearAndHarmRulings } from './rulings/gear-and-harm.ts';
import { maneuverAndPositionRulings } from './rulings/maneuvers-and-positions.ts';
import { testAndTurnRulings } from './rulings/tests-and-turns.ts';

/** Every ruling in the order of the rulebook. One with a single value is a constant of ours. */
export const rulings = [
  ...testAndTurnRulings,
  ...actionAndAttackRulings,
  ...maneuverAndPositionRulings,
  ...gearAndHarmRulings,
] as const;

type OneRuling = (typeof rulings)[number];
export type RulingKey = OneRuling['key'];

/** What this table plays: a value for every ruling. */
export type Rulings = { readonly [One in OneRuling as One['key']]: One['default'] };

/** The table as it is when nobody says otherwise. */
export const defaultRulings = Object.fromEntries(rulings.map((one) => [one.key, one.default])) as Rulings;

/** The rulings that an encounter may set: those with more than one value. */
export const switchableRulings = rulings.filter((one) => one.options.length > 1);

/** The id of a ruling by its key, for badges: `FS-R29`. */
export const rulingIds = Object.fromEntries(rulings.map((one) => [one.key, one.id])) as {
  readonly [key in RulingKey]: string;
};
