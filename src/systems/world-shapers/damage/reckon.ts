import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { ruled } from '../derived.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { isImmune, withAffinity } from './affinity.ts';
import type { Defence } from './defence.ts';
import { lowestDefence } from './defence.ts';
import { half } from './half.ts';
import type { Hit } from './hit.ts';
import type { DamageType } from './types.ts';

/**
 * The damage of a hit from the dice to the sum that is lost (WS-DMG-5, steps 2 to 8). Pure: also used by questions and
 * previews.
 */

/** Damage of one type with all terms that changed it. */
interface Piece {
  readonly type: DamageType;
  readonly total: Total;
}

export interface Reckoned {
  readonly portions: readonly Piece[];
  /** The defence that was subtracted (or added, if negative), once (WS-ARM-2). */
  readonly defence: Total | null;
  readonly total: number;
  /** Types whose damage a resistance, vulnerability or immunity changed (WS-R67). */
  readonly shown: readonly DamageType[];
}

/** The rolled damage, merged by type. */
function piecesOf({ portions }: Pick<Hit, 'portions'>, clause: string): readonly Piece[] {
  const types = [...new Set(portions.map(({ type }) => type))];
  return types.map((type) => ({
    type,
    total: fold(
      portions
        .filter((each) => each.type === type)
        .map(
          ({ amount, of = 'dealt' }): Term => ({
            value: amount,
            op: 'add',
            label: of,
            clause: of === 'dealt' ? clause : 'WS-MOV-5',
          }),
        ),
    ),
  }));
}

/** The piece with one more term; unchanged if the term is 0. */
const plus = (piece: Piece, term: Term): Piece =>
  term.value === 0 ? piece : { ...piece, total: fold([...piece.total.terms, term]) };

/** Subtracts an amount from the pieces in the order of types given, until it is used up. The order of pieces stays. */
function takeOff(
  pieces: readonly Piece[],
  order: readonly DamageType[],
  amount: number,
  { label, clause, ruling }: Pick<Term, 'label' | 'clause' | 'ruling'>,
): readonly Piece[] {
  if (amount <= 0) return pieces;
  let left = amount;
  const off = new Map<DamageType, number>();
  for (const type of order) {
    const value = pieces.find((piece) => piece.type === type)?.total.value ?? 0;
    const taken = Math.max(0, Math.min(left, value));
    off.set(type, taken);
    left -= taken;
  }
  const by = ruling === undefined ? {} : { ruling };
  return pieces.map((piece) => {
    const value = off.get(piece.type) ?? 0;
    return value === 0 ? piece : plus(piece, { value: -value, op: 'add', label, clause, ...by });
  });
}

/** Step 2 (WS-R58): non-lethal dice are subtracted from the main type, the rest from the other types. */
const sparing = ruled({ value: 0, op: 'add', label: 'non-lethal', clause: 'WS-ATK-14' }, 'nonLethalTiming');

const spare = (pieces: readonly Piece[], spared: number): readonly Piece[] =>
  takeOff(
    pieces,
    pieces.map(({ type }) => type),
    spared,
    sparing,
  );

/**
 * A key of the damage that is left of each type after the non-lethal dice; nothing else of the roll matters afterwards.
 */
export const piecesLeft = (portions: Hit['portions'], spared: number): string =>
  spare(piecesOf({ portions }, 'WS-DMG-5'), spared)
    .map(({ type, total }) => `${type}${total.value}`)
    .join();

/** WS-DRS-13, WS-R66: halves each type. */
const halve = (fight: Fight, pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map((piece) => {
    const { value } = piece.total;
    const term: Term = {
      value: half(fight, value) - value,
      op: 'add',
      label: 'halved',
      clause: 'WS-DRS-13',
    };
    return plus(piece, ruled(term, 'halfOnSuccess'));
  });

/** Step 4: damage that the target is immune to is dropped (WS-DMG-3). */
const drop = (fight: Fight, hit: Hit, pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map((piece) =>
    isImmune(one(fight, hit.who), piece.type)
      ? plus(piece, { value: -piece.total.value, op: 'add', label: 'immune', clause: 'WS-DMG-3' })
      : piece,
  );

/** Steps 2 to 4; `rolled` are the pieces before immunity. */
function early(
  fight: Fight,
  hit: Hit,
): { readonly pieces: readonly Piece[]; readonly rolled: readonly Piece[] } {
  const whole = spare(piecesOf(hit, hit.clause), hit.spared ?? 0);
  const halved = hit.halved && fight.rulings.halfOnSuccess === 'beforeDefences';
  const rolled = halved ? halve(fight, whole) : whole;
  return { rolled, pieces: drop(fight, hit, rolled) };
}

const above = (pieces: readonly Piece[]): readonly Piece[] => pieces.filter(({ total }) => total.value > 0);

/** The types with damage left before the defence is subtracted (WS-ARM-6), from which the attacker chooses. */
export const typesLeft = (fight: Fight, hit: Hit): readonly DamageType[] =>
  above(early(fight, hit).pieces).map(({ type }) => type);

/**
 * Step 6, WS-R63: subtracts the defence from the chosen type and the rest from the others; a negative one is added to
 * the chosen type.
 */
function defend(
  fight: Fight,
  pieces: readonly Piece[],
  { name: label, total: { value } }: Defence,
  chosen: DamageType,
): readonly Piece[] {
  if (value < 0) {
    const term: Term = { value: -value, op: 'add', label: `${label} below 0`, clause: 'WS-ARM-3' };
    return pieces.map((piece) => (piece.type === chosen ? plus(piece, term) : piece));
  }
  const others = fight.rulings.armorSpill
    ? pieces.map(({ type }) => type).filter((type) => type !== chosen)
    : [];
  return takeOff(pieces, [chosen, ...others], value, { label, clause: 'WS-ARM-1' });
}

/** Step 7: resistance and vulnerability for each type. */
const resist = (fight: Fight, hit: Hit, pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map((piece) => {
    const terms = withAffinity(fight, one(fight, hit.who), piece.type, piece.total.value);
    return terms.reduce(plus, piece);
  });

/**
 * Steps 2 to 8 of a hit, with the defence subtracted from the chosen type. WS-R69: the order of Armor and resistance;
 * WS-R61: whether immune types count for the defence.
 */
export function reckon(fight: Fight, hit: Hit, chosen: DamageType | null): Reckoned {
  const { rulings } = fight;
  const { pieces: first, rolled } = early(fight, hit);
  if (chosen === null || above(first).length === 0) return finish(fight, hit, first, null, rolled);
  const resistedFirst = rulings.armorOrder === 'resistanceFirst';
  const before = resistedFirst ? resist(fight, hit, first) : first;
  if (above(before).length === 0) {
    return finish(fight, hit, atLeastOne(fight, before, chosen), null, rolled);
  }
  const counted = rulings.immuneTypesCount ? above(rolled) : above(first);
  const defence = lowestDefence(
    fight,
    hit,
    counted.map(({ type }) => type),
  );
  const defended = defend(fight, before, defence, chosen);
  const halvedLate = hit.halved && rulings.halfOnSuccess === 'afterDefences';
  const later = halvedLate ? halve(fight, defended) : defended;
  const last = resistedFirst ? later : resist(fight, hit, later);
  return finish(fight, hit, atLeastOne(fight, last, chosen), defence.total, rolled);
}

/** WS-R70 `minimumOne`: at least 1 damage. */
function atLeastOne(fight: Fight, pieces: readonly Piece[], chosen: DamageType): readonly Piece[] {
  if (fight.rulings.damageRounding !== 'minimumOne' || sumOf(pieces) > 0) return pieces;
  const least = ruled({ value: 1, op: 'add', label: 'at least 1', clause: 'WS-DMG-5' }, 'damageRounding');
  return pieces.map((piece) => (piece.type === chosen ? plus(piece, least) : piece));
}

const sumOf = (pieces: readonly Piece[]): number => pieces.reduce((all, { total }) => all + total.value, 0);

/** WS-MOV-9: cuts the excess over the upper bound. */
function capped(pieces: readonly Piece[], excess: number, most: number | undefined): readonly Piece[] {
  const cap: Term = { value: 0, op: 'add', label: `at most ${most}`, clause: 'WS-MOV-9' };
  const types = pieces.map(({ type }) => type);
  return takeOff(pieces, types, excess, ruled(cap, 'teleportCapPoint'));
}

/** Step 8: the sum, with the upper bound of WS-MOV-9. */
function finish(
  fight: Fight,
  hit: Hit,
  pieces: readonly Piece[],
  defence: Total | null,
  rolled: readonly Piece[],
): Reckoned {
  const excess = hit.most === undefined ? 0 : Math.max(0, sumOf(pieces) - hit.most);
  const portions = excess > 0 ? capped(pieces, excess, hit.most) : pieces;
  const changed = (piece: Piece): boolean =>
    piece.total.terms.some(({ clause }) => clause === 'WS-DMG-2' || clause === 'WS-DMG-4') ||
    (isImmune(one(fight, hit.who), piece.type) && above(rolled).some(({ type }) => type === piece.type));
  return {
    portions,
    defence,
    total: sumOf(portions),
    shown: portions.filter(changed).map(({ type }) => type),
  };
}
