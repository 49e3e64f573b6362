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

/** The first step of damage (WS-DMG-5): each type is rolled, and what is certain is added. */

/** Damage of one type. */
export interface Portion {
  readonly type: DamageType;
  readonly amount: number;
  /** WS-MOV-5: of running into something. */
  readonly of?: 'collision' | undefined;
}

/** What is added without a die: by a critical hit, by a Stat. */
export interface Extra {
  readonly type: DamageType;
  readonly term: Term;
}

/** Dice of one type, and what they come from where that is not what the blow is done with. */
export type PartOfHit = DamagePart & { readonly of?: { readonly id: string; readonly name: string } };

interface DamageSpec {
  readonly who: Id;
  /** `null`: one roll for several. */
  readonly against: Id | null;
  /** In printed order; the first one has the main type. */
  readonly parts: readonly PartOfHit[];
  readonly extras?: readonly Extra[] | undefined;
  readonly purpose: string;
  readonly clause: string;
  /** What it is done with. */
  readonly with?: string | undefined;
  /** The dice may be told by what they come to together, as nothing else that came since matters (`Reading.meets`). */
  readonly meets?: Meeting | undefined;
  /** It is as much as it is: Buffs and Debuffs of whoever caused it do not count. */
  readonly plain?: true | undefined;
}

/** WS-GEN-10: rolls all dice in printed order; a portion for each type. */
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

/** `before`: what came to light before the last of several dice. */
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

/** The last dice with all of their type before them: what matters is the sum, of each type. */
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

/** What dice are said to be of: the thing, with the type where dice of another one are rolled as well. */
function partOf(means: string | undefined, type: DamageType, several: boolean): Pick<Why, 'with' | 'part'> {
  const { name } = damageKinds[type];
  return means === undefined ? { with: name } : { with: means, ...(several && { part: name }) };
}

const flat = (value: number, label: string, clause: string): Term => ({ value, op: 'add', label, clause });

/** WS-ABL-1: a Buff or Debuff on damage is of the main type. */
function giftsOf({ fight }: Table, { who, parts: [main], plain }: DamageSpec): readonly Extra[] {
  const dealer = fight.combatants[who];
  if (!dealer || !main || plain) return [];
  return giftTerms(dealer, 'damage').map((term) => ({ type: main.type, term }));
}

/** Every type once, in the order in which they first come; none is below 0. */
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
