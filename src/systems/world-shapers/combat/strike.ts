import type { Id } from '../../../kernel/json.ts';
import type { Meeting } from '../../../kernel/readings.ts';
import type { Said } from '../cover/cover.ts';
import type { Hit } from '../damage/hit.ts';
import { rollSpared, takeHit } from '../damage/hit.ts';
import type { PartOfHit, Portion } from '../damage/roll.ts';
import { rollDamage } from '../damage/roll.ts';
import { rulingIds } from '../rulings.ts';
import { isObject, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { pay } from '../turn/points.ts';
import { criticalExtras, ignoredBy, maneuverDamage, meansDamage, sparingDice, statExtras } from './extras.ts';
import { sparesNow } from './questions.ts';
import { resistsRider, ridersOf } from './riders.ts';
import { attackPurpose } from './roll.ts';
import { wpOfOne } from './said.ts';
import { suffer } from './suffer.ts';
import type { AddedManeuver, AttackSpec } from './types.ts';

/** An attack that hits: its damage and its riders (WS-DMG-5, WS-ATK-9 to WS-ATK-17, WS-GEN-10). */
export function strike(
  table: Table,
  given: AttackSpec,
  target: Id,
  how: 'rolled' | 'critical' | 'sure',
  cover?: Said,
): void {
  const critical = how === 'critical';
  const spec = payOnHit(table, given);
  const nonLethal = spares(table, spec, target) ? sparingDice(table.fight, spec) : null;
  const meets = how === 'sure' ? undefined : meetingOf(spec, target, critical, nonLethal);
  const portions = rollPortions(table, spec, target, critical, meets);
  const rulings = nonLethal !== null && spec.maneuvers?.length ? [rulingIds.nonLethalManeuver] : [];
  const sparing = { by: spec.who, who: target, nonLethal, rulings };
  const spared = portions.length > 0 ? rollSpared(table, sparing, meets && { portions, meets }) : 0;
  land(table, spec, target, {
    cover,
    ...hitOf(table, spec, target, { portions, nonLethal, spared, rulings }),
  });
}

/**
 * For exact odds (`Reading.meets`): of the attack die only the target and whether it is critical matter from here on,
 * and of the damage dice only their sums.
 */
const meetingOf = (
  { maneuvers = [] }: AttackSpec,
  target: Id,
  critical: boolean,
  nonLethal: number | null,
): Meeting => ({
  since: attackPurpose,
  held: JSON.stringify([target, critical, nonLethal, maneuvers.map(({ maneuver }) => maneuver.id)]),
});

/** WS-R80 `payOnHit`: pays the WP now; Maneuvers that cannot be paid are left out. */
function payOnHit(table: Table, spec: AttackSpec): AttackSpec {
  if (table.fight.rulings.maneuversPerAttack !== 'payOnHit') return spec;
  const maneuvers = (spec.maneuvers ?? []).filter((added) => {
    const wp = wpOfOne(added);
    if (one(table.fight, spec.who).wp < wp) return false;
    pay(table, spec.who, { wp }, added.maneuver.id);
    return true;
  });
  return { ...spec, maneuvers };
}

/**
 * WS-ATK-14, WS-ATK-15, WS-R58: whether the attack is non-lethal. With `onHit` the attacker is asked, except about
 * objects.
 */
function spares(table: Table, { who, means, nonLethal }: AttackSpec, target: Id): boolean {
  const { fight } = table;
  if (fight.rulings.nonLethalTiming === 'withAttack') return nonLethal === true;
  const harms = meansDamage(means).length > 0;
  return harms && !isObject(one(fight, target)) && sparesNow(table, who, target, means);
}

/**
 * WS-GEN-10: rolls the dice of the weapon or Ability first, then those of Maneuvers; together they are one hit
 * (WS-ARM-2).
 */
function rollPortions(
  table: Table,
  spec: AttackSpec,
  target: Id,
  critical: boolean,
  meets: Meeting | undefined,
): readonly Portion[] {
  const { who, means, maneuvers = [] } = spec;
  const extras = [...statExtras(table.fight, spec), ...(critical ? criticalExtras(table, spec, target) : [])];
  return rollDamage(table, {
    who,
    against: target,
    parts: [...meansDamage(means), ...maneuvers.flatMap(partsOf)],
    extras,
    purpose: 'damage',
    clause: means.kind === 'weapon' ? 'WS-ATK-17' : 'WS-DMG-5',
    with: means.id,
    meets,
  });
}

/** The dice of a Maneuver carry its name, to be told apart from those of the weapon. */
function partsOf(added: AddedManeuver): readonly PartOfHit[] {
  const { id, name } = added.maneuver;
  return maneuverDamage(added).map((part) => ({ ...part, of: { id, name } }));
}

function hitOf(
  table: Table,
  { who, means, maneuvers = [], holyLethal }: AttackSpec,
  target: Id,
  rolled: Pick<Hit, 'portions' | 'nonLethal' | 'spared' | 'rulings'>,
): Hit {
  return {
    who: target,
    by: who,
    ignores: ignoredBy(maneuvers),
    ...rolled,
    ...(holyLethal ? { holyLethal } : {}),
    // WS-ATK-7: melee attacks ignore cover.
    ...(means.manner === 'ranged' ? { from: one(table.fight, who).cell } : {}),
    clause: 'WS-DMG-5',
    what: means.words,
  };
}

/**
 * WS-GEN-10: the Defense Rolls against riders come after the dice of the hit. If a rider moves the target, they are
 * rolled before the hit is dealt, because collision damage may be merged into it (WS-MOV-5). Otherwise they come after
 * it, and a target that is gone by then rolls none.
 */
function land(table: Table, spec: AttackSpec, target: Id, hit: Hit): void {
  const { fight } = table;
  const riders = ridersOf(spec);
  const dealt = hit.portions.length > 0;
  if (riders.some(({ moves }) => moves)) {
    const failed = riders.filter((rider) => !resistsRider(table, spec, hit, rider));
    const pushing = failed.find(({ moves }) => moves);
    suffer(table, { ...hit, status: pushing?.status, moves: pushing?.moves, merge: spec.merge });
    for (const rider of failed) if (rider !== pushing) bring(rider);
    return;
  }
  if (dealt) takeHit(table, hit);
  for (const rider of riders) {
    if (present(one(fight, target)) && !fight.over && !resistsRider(table, spec, hit, rider)) bring(rider);
  }

  function bring({ status, moves }: (typeof riders)[number]): void {
    suffer(table, { ...hit, portions: [], nonLethal: null, status, moves, clause: 'WS-DRS-1' });
  }
}
