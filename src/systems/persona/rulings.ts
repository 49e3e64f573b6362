import { defaultsOf, idsOf } from '../../kernel/rulebook.ts';
import { actionRulings } from './rulings/actions.ts';
import { attackRulings } from './rulings/attacks.ts';
import { conditionRulings } from './rulings/conditions.ts';
import { movementRulings } from './rulings/movement.ts';
import { timeAndTestRulings } from './rulings/time-and-tests.ts';
import { woundRulings } from './rulings/wounds.ts';

/** All rulings in the order of the rulebook. A ruling with a single value and no range is a constant. */
export const rulings = [
  ...timeAndTestRulings,
  ...movementRulings,
  ...actionRulings,
  ...attackRulings,
  ...woundRulings,
  ...conditionRulings,
] as const;

type OneRuling = (typeof rulings)[number];
export type RulingKey = OneRuling['key'];

/** The rulings of a fight: one value for every key. */
export type Rulings = { readonly [One in OneRuling as One['key']]: One['default'] };

/** The rulings that apply unless the encounter sets others. */
export const defaultRulings: Rulings = defaultsOf(rulings);

/** The id of a ruling by its key, for badges, such as `PE-R87`. */
export const rulingIds = idsOf(rulings);
