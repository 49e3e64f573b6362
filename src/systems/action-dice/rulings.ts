import { defaultsOf, idsOf } from '../../kernel/rulebook.ts';
import { actionRulings } from './rulings/actions.ts';
import { attackRulings } from './rulings/attacks.ts';
import { diceRulings } from './rulings/dice.ts';
import { fieldRulings } from './rulings/field.ts';
import { harmRulings } from './rulings/harm.ts';
import { positionRulings } from './rulings/position.ts';
import { roundRulings } from './rulings/rounds.ts';

/** All rulings in the order of the rulebook. One with a single value cannot be switched. */
export const rulings = [
  ...diceRulings,
  ...roundRulings,
  ...actionRulings,
  ...attackRulings,
  ...positionRulings,
  ...harmRulings,
  ...fieldRulings,
] as const;

type OneRuling = (typeof rulings)[number];
export type RulingKey = OneRuling['key'];

/** The rulings of a table: a value for each. */
export type Rulings = { readonly [One in OneRuling as One['key']]: One['default'] };

/** The table as it is when nobody says otherwise. */
export const defaultRulings: Rulings = defaultsOf(rulings);

/** The id of a ruling by its key, for badges: `AD-R9`. */
export const rulingIds = idsOf(rulings);
