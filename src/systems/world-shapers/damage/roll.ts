import { dice } from '../../../kernel/dice.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Why } from '../../../kernel/port.ts';
import type { Meeting, Reading } from '../../../kernel/readings.ts';
import { sum } from '../../../kernel/readings.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { giftTerms } from '../effects/effects.ts';
import type { DamagePart } from '../gear.ts';
import type { Table } from '../table.ts';
import type { DamageType } from './types.ts';
import { damageKinds } from './types.ts';

/** Step 1 of damage (WS-DMG-5): rolls the dice of each type and adds flat amounts. */

/** Damage of one type. */
export interface Portion {
  readonly type: DamageType;
  readonly amount: number;
  /** WS-MOV-5: collision damage. */
  readonly of?: 'collision' | undefined;
}

/** A flat amount, of a critical hit or a Stat. */
export interface Extra {
  readonly type: DamageType;
  readonly term: Term;
}

/** Dice of one type; `of` is their source if that is not the weapon or Ability itself. */
export type PartOfHit = DamagePart & { readonly of?: { readonly id: string; readonly name: string } };

interface DamageSpec {
  readonly who: Id;
  /** `null`: one roll for several targets. */
  readonly against: Id | null;
  /** In printed order; the first one has the main type. */
  readonly parts: readonly PartOfHit[];
  readonly extras?: readonly Extra[] | undefined;
  readonly purpose: string;
  readonly clause: string;
  /** Id of the weapon or Ability. */
  readonly with?: string | undefined;
  /** Merge key for exact odds (`Reading.meets`): of all that was rolled since, only the sums of damage matter. */
  readonly meets?: Meeting | undefined;
  /** Buffs and Debuffs of `who` do not count. */
  readonly plain?: true | undefined;
}

/** WS-GEN-10: rolls all dice in printed order; returns one portion for each type. */
export function rollDamage(table: Table, spec: DamageSpec): readonly Portion[] {
  const terms: Extra[] = [];
  const last = spec.parts.findLast(({ count }) => count > 0);
  for (const part of spec.parts) {
    if (part.count > 0) terms.push(rolled(table, spec, part, part === last ? terms : []));
    if (part.plus !== 0) terms.push({ type: part.type, term: flat(part.plus, 'as printed', spec.clause) });
  }
  terms.push(...(spec.extras ?? []), ...giftsOf(table, spec));
  return tell(table, spec, terms);
}

/** `before`: the terms so far, for the last of several dice; otherwise empty. */
function rolled(
  table: Table,
  { who, against, purpose, clause, with: means, parts, meets }: DamageSpec,
  { of, count, sides, type }: PartOfHit,
  before: readonly Extra[],
): Extra {
  const several = parts.some((other) => other.type !== type);
  const reading = meets && before.length > 0 ? together(type, before, meets) : sum();
  const value = table.draw(dice(count, sides), reading, {
    clause,
    for: who,
    purpose,
    ...(against === null ? {} : { against }),
    ...partOf(of?.id ?? means, type, several),
  });
  const label = `${count}d${sides}`;
  return { type, term: flat(value, of ? `${of.name} ${label}` : label, of ? 'WS-ABL-3' : clause) };
}

/** A reading of the last dice whose key includes the sums of all earlier dice, by type. */
function together(type: DamageType, before: readonly Extra[], meets: Meeting): Reading<number> {
  const sums = new Map<DamageType, number>();
  for (const { type: each, term } of before) sums.set(each, (sums.get(each) ?? 0) + term.value);
  const base = sums.get(type) ?? 0;
  sums.delete(type);
  const plain = sum();
  const held = `${meets.held}${JSON.stringify([...sums])}`;
  return {
    ...plain,
    id: `${plain.id} onto ${base}`,
    key: (value) => value + base,
    meets: { ...meets, held },
  };
}

/** The source shown for dice: the weapon or Ability, with the damage type if there are several. */
function partOf(means: string | undefined, type: DamageType, several: boolean): Pick<Why, 'with' | 'part'> {
  const { name } = damageKinds[type];
  return means === undefined ? { with: name } : { with: means, ...(several && { part: name }) };
}

const flat = (value: number, label: string, clause: string): Term => ({ value, op: 'add', label, clause });

/** WS-ABL-1: Buffs and Debuffs on damage change the main type. */
function giftsOf({ fight }: Table, { who, parts: [main], plain }: DamageSpec): readonly Extra[] {
  const dealer = fight.combatants[who];
  if (!dealer || !main || plain) return [];
  return giftTerms(dealer, 'damage').map((term) => ({ type: main.type, term }));
}

/** Tells the damage and returns it: each type once, in order of first occurrence, at least 0. */
function tell(
  table: Table,
  { who, against, purpose, clause }: DamageSpec,
  all: readonly Extra[],
): readonly Portion[] {
  const types = [...new Set(all.map(({ type }) => type))];
  const totals: { readonly type: DamageType; readonly total: Total }[] = types.map((type) => ({
    type,
    total: fold(all.filter((each) => each.type === type).map(({ term }) => term)),
  }));
  if (totals.length > 0) table.tell({ fact: 'damage-rolled', who, against, purpose, clause, totals });
  return totals.map(({ type, total }) => ({ type, amount: Math.max(0, total.value) }));
}
