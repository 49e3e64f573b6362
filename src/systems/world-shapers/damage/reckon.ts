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

/** What becomes of a hit on its way to Vitality (WS-DMG-5, steps 2 to 8). Pure: questions and previews ask for it too. */

/** Damage of one type with everything that was done to it. */
export interface Piece {
  readonly type: DamageType;
  readonly total: Total;
}

export interface Reckoned {
  readonly portions: readonly Piece[];
  /** What was subtracted or added, once (WS-ARM-2). */
  readonly defence: Total | null;
  readonly total: number;
  /** Types that a resistance, vulnerability or immunity has changed (WS-R67). */
  readonly shown: readonly DamageType[];
}

/** The pieces as rolled, each type once. */
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

/** A piece with one more term; nothing changes where the term is 0. */
const plus = (piece: Piece, term: Term): Piece =>
  term.value === 0 ? piece : { ...piece, total: fold([...piece.total.terms, term]) };

/** Takes so much off the pieces in this order until it is used up; the pieces stay in their own order. */
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

/** Step 2: what spares a life comes off the main type, the rest off the others (WS-R58). */
const sparing = ruled({ value: 0, op: 'add', label: 'non-lethal', clause: 'WS-ATK-14' }, 'nonLethalTiming');

const spare = (pieces: readonly Piece[], spared: number): readonly Piece[] =>
  takeOff(
    pieces,
    pieces.map(({ type }) => type),
    spared,
    sparing,
  );

/** What is left of each type once so much is spared, in a word: all of a hit that anything hangs on. */
export const piecesLeft = (portions: Hit['portions'], spared: number): string =>
  spare(piecesOf({ portions }, 'WS-DMG-5'), spared)
    .map(({ type, total }) => `${type}${total.value}`)
    .join();

/** WS-DRS-13, WS-R66. */
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

/** Step 4: what it is immune to is gone (WS-DMG-3). */
const drop = (fight: Fight, hit: Hit, pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map((piece) =>
    isImmune(one(fight, hit.who), piece.type)
      ? plus(piece, { value: -piece.total.value, op: 'add', label: 'immune', clause: 'WS-DMG-3' })
      : piece,
  );

/** Steps 2 to 4; `rolled` are those before immunity. */
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

/** Of which types there is anything when the defence is subtracted (WS-ARM-6): the attacker chooses among them. */
export const typesLeft = (fight: Fight, hit: Hit): readonly DamageType[] =>
  above(early(fight, hit).pieces).map(({ type }) => type);

/** Step 6, WS-R63: the defence comes off the chosen type, and what is more off the others; below 0 it adds to it. */
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

/** Step 7 for every type. */
const resist = (fight: Fight, hit: Hit, pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map((piece) => {
    const terms = withAffinity(fight, one(fight, hit.who), piece.type, piece.total.value);
    return terms.reduce(plus, piece);
  });

/** The whole hit, the defence taken off this type. WS-R69: Armor first or resistance; WS-R61: whose defence counts. */
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

/** WS-R70 `minimumOne`. */
function atLeastOne(fight: Fight, pieces: readonly Piece[], chosen: DamageType): readonly Piece[] {
  if (fight.rulings.damageRounding !== 'minimumOne' || sumOf(pieces) > 0) return pieces;
  const least = ruled({ value: 1, op: 'add', label: 'at least 1', clause: 'WS-DMG-5' }, 'damageRounding');
  return pieces.map((piece) => (piece.type === chosen ? plus(piece, least) : piece));
}

const sumOf = (pieces: readonly Piece[]): number => pieces.reduce((all, { total }) => all + total.value, 0);

/** WS-MOV-9. */
function capped(pieces: readonly Piece[], excess: number, most: number | undefined): readonly Piece[] {
  const cap: Term = { value: 0, op: 'add', label: `at most ${most}`, clause: 'WS-MOV-9' };
  const types = pieces.map(({ type }) => type);
  return takeOff(pieces, types, excess, ruled(cap, 'teleportCapPoint'));
}

/** Step 8, and the most that it may be. */
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
