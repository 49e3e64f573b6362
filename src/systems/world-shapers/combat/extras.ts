import type { Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import { criticalTier, upcastDamage, upcastDeed } from '../abilities/upcast.ts';
import type { Extra } from '../damage/roll.ts';
import type { DamageType } from '../damage/types.ts';
import { ruled, statBonus } from '../derived.ts';
import type { DamagePart, Weapon } from '../gear.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { criticalType } from './questions.ts';
import type { AddedManeuver, AttackSpec, Means } from './types.ts';

/** The damage of an attack that hits: dice in printed order, then flat amounts (WS-DMG-5, WS-ATK-10 to WS-ATK-12). */

const basic = 6;
const perTier = 3;

/** The dice of the weapon or Ability. */
export function meansDamage(means: Means): readonly DamagePart[] {
  if (means.kind === 'weapon') return means.weapon.damage;
  const does = upcastDeed(means.ability, means.steps);
  return does.deed === 'attack' ? does.damage : [];
}

/** WS-ABL-3: the dice of a Maneuver. */
export const maneuverDamage = ({ maneuver, steps }: AddedManeuver): readonly DamagePart[] =>
  upcastDamage(maneuver.damage, maneuver.upcast, steps);

const typesOf = (parts: readonly DamagePart[]): readonly DamageType[] => [
  ...new Set(parts.map(({ type }) => type)),
];

/** The damage type of a critical hit (WS-R55): the main type, or the attacker's choice if there are several. */
function typeOfCritical(table: Table, { who, means }: AttackSpec, target: Id): DamageType | null {
  const types = typesOf(meansDamage(means));
  const choose = types.length > 1 && table.fight.rulings.criticalDamageType === 'attackerChoice';
  return choose ? criticalType(table, who, target, means, types) : (types[0] ?? null);
}

/** WS-ATK-10, WS-ATK-11: 6, and for an Ability 3 more per Tier. */
function criticalTerm({ rulings }: Fight, means: Means): Term {
  if (means.kind === 'weapon') return term(basic, 'critical hit', 'WS-ATK-10');
  const tier = criticalTier(rulings, means.ability, means.steps);
  const all = term(basic + perTier * tier, `critical hit, Tier ${tier}`, 'WS-ATK-11');
  return means.steps > 0 ? ruled(all, 'upcastRaisesTier') : all;
}

const term = (value: number, label: string, clause: string): Term => ({ value, op: 'add', label, clause });

/** WS-ATK-12, WS-R56, WS-R57: 3 per Tier of the Maneuver, in its own damage type. */
function maneuverTerm(fight: Fight, { maneuver, steps }: AddedManeuver, weapon: DamageType): Extra | null {
  const own = maneuver.damage[0]?.type;
  if (own === undefined && fight.rulings.critManeuverWithoutDamage === 'none') return null;
  const tier = criticalTier(fight.rulings, maneuver, steps);
  const all = term(perTier * tier, `critical ${maneuver.name}, Tier ${tier}`, 'WS-ATK-12');
  const upcast = steps > 0 ? ruled(all, 'upcastRaisesTier') : all;
  return { type: own ?? weapon, term: own === undefined ? ruled(all, 'critManeuverWithoutDamage') : upcast };
}

/** The amounts that a critical hit adds. */
export function criticalExtras(table: Table, spec: AttackSpec, target: Id): readonly Extra[] {
  const type = typeOfCritical(table, spec, target);
  if (type === null) return [];
  const { fight } = table;
  const several = typesOf(meansDamage(spec.means)).length > 1;
  const plain = criticalTerm(fight, spec.means);
  const first = { type, term: several ? ruled(plain, 'criticalDamageType') : plain };
  const main = meansDamage(spec.means)[0]?.type ?? type;
  const more = (spec.maneuvers ?? []).flatMap((added) => maneuverTerm(fight, added, main) ?? []);
  return [first, ...more];
}

/** WS-ATK-17, WS-R60: the Stat Bonus, if the table adds it to damage. */
export const statExtras = (fight: Fight, { who, means }: AttackSpec): readonly Extra[] =>
  means.kind === 'weapon' ? weaponExtras(fight, one(fight, who), means.weapon) : [];

/** The same for a weapon that need not be in hand. */
export function weaponExtras(
  fight: Fight,
  { sheet }: Combatant,
  { damage, primary }: Weapon,
): readonly Extra[] {
  const main = damage[0]?.type;
  if (main === undefined || fight.rulings.statBonusToDamage !== 'primary') return [];
  const bonus = term(statBonus(fight, sheet, primary), 'Primary Stat', 'WS-ATK-17');
  return [{ type: main, term: ruled(bonus, 'statBonusToDamage') }];
}

/** WS-ARM-9: the Armor that Maneuvers ignore, with upcasting. */
export const ignoredBy = (maneuvers: readonly AddedManeuver[]): number =>
  maneuvers.reduce(
    (sum, { maneuver, steps }) =>
      sum + maneuver.ignores + (maneuver.ignores > 0 ? steps * (maneuver.upcast?.plus ?? 0) : 0),
    0,
  );

/** WS-ATK-14, WS-ATK-15, WS-R59: the number of d4s that a non-lethal attack subtracts. */
export function sparingDice(fight: Fight, { means, maneuvers = [] }: AttackSpec): number {
  if (means.kind === 'ability') return 1 + means.ability.tier;
  if (fight.rulings.nonLethalManeuver === 'oneD4') return 1;
  return maneuvers.reduce((sum, { maneuver }) => sum + maneuver.tier, 1);
}
