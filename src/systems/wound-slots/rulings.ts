import { defaultsOf, idsOf } from '../../kernel/rulebook.ts';
import { actionRulings } from './rulings/actions.ts';
import { attackRulings } from './rulings/attacks.ts';
import { conditionRulings } from './rulings/conditions.ts';
import { diceAndBodyRulings } from './rulings/dice-and-body.ts';
import { movementRulings } from './rulings/movement.ts';
import { surroundingRulings } from './rulings/surroundings.ts';
import { turnRulings } from './rulings/turns.ts';

/** Every ruling in the order of the rulebook. One with a single value is a constant of ours. */
export const rulings = [
  ...diceAndBodyRulings,
  ...attackRulings,
  ...conditionRulings,
  ...turnRulings,
  ...movementRulings,
  ...actionRulings,
  ...surroundingRulings,
] as const;

type OneRuling = (typeof rulings)[number];
export type RulingKey = OneRuling['key'];

/** A value for every ruling. */
export type Rulings = { readonly [One in OneRuling as One['key']]: One['default'] };

/** The rulings unless table or encounter say otherwise. */
export const defaultRulings: Rulings = defaultsOf(rulings);

/** The ids of rulings by key: `dying` is SL-R29. */
export const rulingIds = idsOf(rulings);
