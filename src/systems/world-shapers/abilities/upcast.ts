import type { Json } from '../../../kernel/json.ts';
import type { Need, PickValue, Refusal } from '../../../kernel/port.ts';
import type { Ability, AbilityDeed, Upcast } from '../abilities.ts';
import type { Amount, DamagePart } from '../gear.ts';
import { upcastLimit } from '../numbers.ts';
import { refuse } from '../refusal.ts';
import type { Moves } from '../riders.ts';
import type { Rulings } from '../rulings.ts';
import type { Combatant } from '../state.ts';

/** Upcasting (WS-ABL-2): WP beyond the printed cost, in whole steps, within the user's limit. */

const clause = 'WS-ABL-2';

/** The number of whole steps that so many WP buy. */
export const stepsOf = (upcast: Upcast | undefined, wp: number): number =>
  upcast ? Math.floor(wp / upcast.wp) : 0;

/** All amounts of WP that may go into upcasting, from 0 up; `cost`: WP that are needed besides. */
export function upcastChoices(who: Combatant, upcast: Upcast | undefined, cost: number): readonly number[] {
  if (!upcast || who.wp - cost < upcast.wp) return asPrinted;
  const most = Math.min(upcastLimit(who), who.wp - cost);
  return Array.from({ length: Math.max(0, stepsOf(upcast, most)) + 1 }, (_, step) => step * upcast.wp);
}

const asPrinted: readonly number[] = [0];

/** Parses an amount of WP; nothing given is 0, `null` if it is not a whole number from 0 up. */
export function readUpcast(given: Json | undefined): number | null {
  const wp = typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : (given ?? 0);
  return typeof wp === 'number' && Number.isInteger(wp) && wp >= 0 ? wp : null;
}

/** The reason why so many WP may not go into upcasting, or `null`. Whether they are there is judged with the price. */
export function judgeUpcast(
  who: Combatant,
  what: { readonly name: string; readonly upcast?: Upcast | undefined },
  wp: number,
): Refusal | null {
  if (wp === 0) return null;
  const { name, upcast } = what;
  if (!upcast) return refuse('upcastLimit', `${name} has nothing to upcast`, clause, 'upcast');
  const most = upcastLimit(who);
  if (wp > most) {
    const because = `${who.sheet.name} puts no more than ${most} WP into upcasting, not ${wp}`;
    return refuse('upcastLimit', because, clause, 'upcast');
  }
  return wp % upcast.wp === 0
    ? null
    : refuse('upcastLimit', `${name} takes ${upcast.wp} WP for each step`, clause, 'upcast');
}

/** The field for upcasting (WS-R79 `withCommand`); none if there is no choice. */
export function upcastNeed(
  rulings: Only<Rulings, 'upcastDeclared'>,
  who: Combatant,
  upcast: Upcast | undefined,
  cost: number,
  does?: AbilityDeed,
): { readonly upcast?: Need } {
  if (rulings.upcastDeclared === 'ask') return {};
  const choices = upcastChoices(who, upcast, cost);
  if (!upcast || choices.length < 2) return {};
  const oneOf: readonly PickValue[] = choices.map((wp) => ({
    id: `${wp}`,
    label: wp === 0 ? 'As printed' : `${wp} WP more`,
    ...(wp === 0 ? {} : { note: stepNote(upcast, stepsOf(upcast, wp), does) }),
  }));
  return { upcast: { kind: 'one', label: 'Upcast', oneOf, default: '0' } };
}

/** The sign of what a flat number adds to: both where a Buff raises one number and lowers another. */
function raises(does: AbilityDeed | undefined): '+' | '−' | '±' {
  const gifts = does?.deed === 'buff' ? does.gifts : [];
  const [up, down] = [gifts.some(({ value }) => value > 0), gifts.some(({ value }) => value < 0)];
  if (!down) return '+';
  return up ? '±' : '−';
}

type Only<T, K extends keyof T> = { readonly [key in K]: T[key] };

/** What so many steps add to an Ability (`does`) or Maneuver, for notes. A Debuff becomes more negative. */
export function stepNote({ dice, plus, metres }: Upcast, steps: number, does?: AbilityDeed): string {
  const parts: string[] = [];
  if (dice) parts.push(`+${steps * dice.count}d${dice.sides}`);
  if (plus !== undefined) parts.push(`${raises(does)}${steps * plus}`);
  if (metres !== undefined) parts.push(`+${steps * metres} m`);
  return parts.join(', ');
}

/**
 * Damage with the dice of so many steps: added to dice of the same type and sides if there are any, otherwise as
 * further dice.
 */
export function upcastDamage(
  parts: readonly DamagePart[],
  upcast: Upcast | undefined,
  steps: number,
): readonly DamagePart[] {
  const [main] = parts;
  if (!upcast?.dice || steps === 0 || !main) return parts;
  const { count, sides, type = main.type } = upcast.dice;
  const place = parts.findIndex((part) => part.type === type && part.sides === sides);
  if (place < 0) return [...parts, { count: steps * count, sides, plus: 0, type }];
  return parts.map((part, index) =>
    index === place ? { ...part, count: part.count + steps * count } : part,
  );
}

const upcastMoves = (moves: Moves, { metres = 0 }: Upcast, steps: number): Moves => ({
  ...moves,
  metres: moves.metres + steps * metres,
});

function upcastAmount(amount: Amount, { dice, plus = 0 }: Upcast, steps: number): Amount {
  const count = dice && dice.sides === amount.sides ? dice.count : 0;
  return { ...amount, count: amount.count + steps * count, plus: amount.plus + steps * plus };
}

/** What the Ability does when upcast by so many steps. */
export function upcastDeed({ does, upcast }: Ability, steps: number): AbilityDeed {
  if (!upcast || steps === 0) return does;
  const { plus = 0 } = upcast;
  switch (does.deed) {
    case 'attack': {
      const damage = [...upcastDamage(does.damage, upcast, steps)];
      const moves = does.onHit?.moves;
      if (!does.onHit || !moves) return { ...does, damage };
      return { ...does, damage, onHit: { ...does.onHit, moves: upcastMoves(moves, upcast, steps) } };
    }
    case 'defense': {
      const damage = [...upcastDamage(does.damage, upcast, steps)];
      return does.moves
        ? { ...does, damage, moves: upcastMoves(does.moves, upcast, steps) }
        : { ...does, damage };
    }
    case 'ward':
      return { ...does, temporary: does.temporary + steps * plus };
    case 'mend':
      return { ...does, amount: upcastAmount(does.amount, upcast, steps) };
    case 'buff':
      // A Debuff becomes more negative.
      return {
        ...does,
        gifts: does.gifts.map((gift) => ({
          ...gift,
          value: gift.value + Math.sign(gift.value) * steps * plus,
        })),
      };
    case 'guard':
      return { ...does, evasion: does.evasion + steps * plus };
  }
}

/** WS-ATK-11, WS-R56: the Tier that counts for a critical hit. */
export const criticalTier = (
  { upcastRaisesTier }: Only<Rulings, 'upcastRaisesTier'>,
  { tier }: Only<Ability, 'tier'>,
  steps: number,
): number => (upcastRaisesTier ? tier + steps : tier);
