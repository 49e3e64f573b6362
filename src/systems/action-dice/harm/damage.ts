import type { Id } from '../../../kernel/json.ts';
import { hurtBreaks } from '../acts/break.ts';
import type { Cover } from '../cover/cover.ts';
import type { DamageType, KineticKind } from '../damage/types.ts';
import { hasHealth } from '../derived.ts';
import type { Rank } from '../ranks.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { harmless, harmlessClauses } from './harmless.ts';
import { lose } from './lose.ts';
import { protect } from './protect.ts';
import { wearDown } from './wear.ts';

/** Damage that has been rolled or is fixed, before protection (AD-ARM-12). */
export interface Damage {
  readonly who: Id;
  /** Who causes it; the harmed combatant itself where nobody does, as in a fall. */
  readonly by: Id;
  readonly amount: number;
  /** AD-R75 `onePoint`: the points of it that are not rolled. */
  readonly unrolled?: number;
  readonly type: DamageType;
  readonly kinetic?: KineticKind | null;
  /** AD-ARM-10: `null` without a rank: a fall, a fire. */
  readonly rank: Rank | null;
  /** AD-R86 `weaponsOnly`: whether a weapon deals it. */
  readonly weapon?: boolean;
  readonly straightAtHealth?: boolean;
  readonly bypassesArmor?: boolean;
  readonly critical?: boolean;
  /** The cover on the line (AD-COV-5). */
  readonly cover?: Cover | null;
  /** The cause in words: `Sword`, `the fall`. */
  readonly what: string;
  readonly clause: string;
  readonly rulings?: readonly string[];
}

/** What was lost of each pool. */
export interface Dealt {
  readonly durability: number;
  readonly health: number;
}

export const unhurt: Dealt = { durability: 0, health: 0 };
export const isHurt = ({ durability, health }: Dealt): boolean => durability > 0 || health > 0;

/** Applies damage: everything from the rolled total to Shock, in the order of AD-ARM-12 and AD-R87. */
export function dealDamage(table: Table, damage: Damage): Dealt {
  const { fight } = table;
  const { who, by, what, critical = false, cover = null } = damage;
  const target = one(fight, who);
  if (!present(target)) return unhurt;
  const why = harmless(fight, target, damage);
  if (why !== null) {
    const rulings = why === 'superior' ? [rulingIds.superiorAttacks] : [];
    table.tell({ fact: 'no-harm', who, by, what, why, clause: harmlessClauses[why], rulings });
    return unhurt;
  }
  const { final, byCover, byArmor, protector } = protect(fight, target, damage);
  table.tell({
    fact: 'harm',
    who,
    by,
    what,
    type: damage.type,
    kinetic: damage.kinetic ?? null,
    critical,
    final,
    straightAtHealth: damage.straightAtHealth === true,
    clause: damage.clause,
    rulings: [...(damage.rulings ?? []), ...lossRulings(fight, target, damage, final.value)],
  });
  const dealt = lose(table, {
    who,
    by,
    amount: final.value,
    why: what,
    straightAtHealth: damage.straightAtHealth === true,
  });
  // AD-OBJ-2: the Armor Rank of an object does not wear.
  const borne = isObject(target) ? 0 : wearDown(table, damage, byArmor, protector);
  if (borne > 0 && present(one(fight, who))) bear(table, damage, borne);
  if (byCover > 0 && cover?.taker) wearCover(table, damage, cover.taker, byCover);
  return dealt;
}

/** The rulings on where the excess of a blow goes (AD-R76, AD-R78). */
function lossRulings(fight: Fight, target: Combatant, damage: Damage, amount: number): readonly string[] {
  const spills = !damage.straightAtHealth && target.durability > 0 && amount > target.durability;
  return [
    ...(spills && hasHealth(target.sheet, fight.rulings) ? [rulingIds.spill] : []),
    ...(damage.straightAtHealth ? [rulingIds.directHealthArmor] : []),
  ];
}

/**
 * AD-R82 `wearerDurability`: takes what the hide stopped from Durability, as far as there is any. It kills nobody
 * (AD-SHK-5).
 */
function bear(table: Table, { who, by }: Damage, amount: number): void {
  const { durability: was } = one(table.fight, who);
  const durability = Math.min(was, amount);
  if (durability === 0) return;
  const rulings = [rulingIds.naturalArmor];
  const left = was - durability;
  table.tell({ fact: 'durability', who, by, was, left, why: 'hide', clause: 'AD-ARM-4', rulings });
  hurtBreaks(table, who, { durability, health: 0 });
}

/** AD-COV-5, AD-R107 `coverFirst`: what cover stopped is damage to the obstacle, less its own AR. */
function wearCover(table: Table, damage: Damage, taker: Id, amount: number): void {
  const { by, type, kinetic = null, rank, weapon = false, what } = damage;
  const worn = { by, type, kinetic, rank, weapon, what };
  if (harmless(table.fight, one(table.fight, taker), worn) !== null) return;
  dealDamage(table, {
    ...worn,
    who: taker,
    amount,
    clause: 'AD-COV-5',
    rulings: [rulingIds.coverArmor],
  });
}
