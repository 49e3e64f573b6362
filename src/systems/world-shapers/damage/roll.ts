import { dice } from '../../../kernel/dice.ts';
import type { Id } from '../../../kernel/json.ts';
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
}

/** What is added without a die: by a critical hit, by a Stat. */
export interface Extra {
  readonly type: DamageType;
  readonly term: Term;
}

export interface DamageSpec {
  readonly who: Id;
  readonly against: Id;
  /** In printed order; the first one has the main type. */
  readonly parts: readonly DamagePart[];
  readonly extras?: readonly Extra[] | undefined;
  readonly purpose: string;
  readonly clause: string;
  /** What it is done with. */
  readonly with?: string | undefined;
  /** It is as much as it is: Buffs and Debuffs of whoever caused it do not count. */
  readonly plain?: true | undefined;
}

/** WS-GEN-10: rolls all dice in printed order; a portion for each type. */
export function rollDamage(table: Table, spec: DamageSpec): readonly Portion[] {
  const terms: Extra[] = [];
  for (const part of spec.parts) {
    if (part.count > 0) terms.push(rolled(table, spec, part));
    if (part.plus !== 0) terms.push({ type: part.type, term: flat(part.plus, 'as printed', spec.clause) });
  }
  terms.push(...(spec.extras ?? []), ...giftsOf(table, spec));
  return tell(table, spec, terms);
}

function rolled(
  table: Table,
  { who, against, purpose, clause, with: means }: DamageSpec,
  part: DamagePart,
): Extra {
  const value = table.draw(dice(part.count, part.sides), sum(), {
    clause,
    for: who,
    purpose,
    against,
    with: means ?? damageKinds[part.type].name,
  });
  return { type: part.type, term: flat(value, `${part.count}d${part.sides}`, clause) };
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
