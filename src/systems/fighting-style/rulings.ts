import { defaultsOf, idsOf } from '../../kernel/rulebook.ts';
import { actionAndAttackRulings } from './rulings/actions-and-attacks.ts';
import { gearAndHarmRulings } from './rulings/gear-and-harm.ts';
import { maneuverAndPositionRulings } from './rulings/maneuvers-and-positions.ts';
import { testAndTurnRulings } from './rulings/tests-and-turns.ts';

/** Every ruling, in the order of the rulebook. A ruling with one value cannot be switched. */
export const rulings = [
  ...testAndTurnRulings,
  ...actionAndAttackRulings,
  ...maneuverAndPositionRulings,
  ...gearAndHarmRulings,
] as const;

type OneRuling = (typeof rulings)[number];
export type RulingKey = OneRuling['key'];

/** The rulings of a fight: a value for each. */
export type Rulings = { readonly [One in OneRuling as One['key']]: One['default'] };

/** The default value of each ruling. */
export const defaultRulings: Rulings = defaultsOf(rulings);

/** The id of a ruling by its key, for badges: `FS-R29`. */
export const rulingIds = idsOf(rulings);
