import type { Term } from '../../../kernel/terms.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Attack } from './attack.ts';
import type { Tests } from './attack-roll.ts';
import type { RolledPart } from './damage-roll.ts';
import { damageThrow, highest, rolledParts } from './damage-roll.ts';
import type { HitLocation } from './facts.ts';
import { harm } from './harm.ts';
import { wieldedShield } from './means.ts';
import { entangle } from './on-hit.ts';
import type { Result } from './results.ts';

/** Damage and other effects of the hits of an attack (FS-ATK-1, step 8). */

interface Exchange extends Tests {
  readonly result: Result;
}

/**
 * Deals damage and the weapon's other effects to every target that was hit or blocked. Damage is rolled once for all of
 * them (FS-ATK-8), when first needed. `precision` is `null` unless Precision was picked (FS-MAN-8).
 */
export function dealDamage(
  table: Table,
  attack: Attack,
  exchanges: readonly Exchange[],
  precision: { readonly location: HitLocation | null } | null,
): void {
  let rolled: readonly RolledPart[] | null = null;
  for (const exchange of exchanges) {
    const { outcome } = exchange.result;
    const target = table.fight.combatants[exchange.target];
    if ((outcome !== 'hit' && outcome !== 'blocked') || !target || !present(target)) continue;
    const blocked = outcome === 'blocked';
    if (!blocked) tellLocation(table, exchange, precision);
    if (attack.means.damage.length > 0) {
      rolled ??= rollDamage(table, attack, exchange.target, precision !== null);
      const br = blocked ? (wieldedShield(one(table.fight, exchange.target))?.br ?? 0) : null;
      harm(table, { who: exchange.target, by: attack.who, with: attack.means.id, rolled, br });
    }
    if (!blocked && attack.means.kind === 'weapon' && attack.means.weapon.onHit) {
      entangle(table, attack, exchange.target, attack.means.weapon.onHit);
    }
  }
}

/** FS-DMG-1: rolls the damage of the weapon or spell; with Precision (`aimed`) no die is rolled (FS-MAN-8). */
function rollDamage(table: Table, attack: Attack, target: string, aimed: boolean): readonly RolledPart[] {
  const { means } = attack;
  const parts = means.damage;
  if (aimed) return withStrength(table, attack, highest(parts));
  const ready = damageThrow(parts);
  const sums =
    ready.pool === null
      ? ready.reading.of([])
      : table.draw(ready.pool, ready.reading, {
          clause: 'FS-DMG-1',
          for: attack.who,
          purpose: 'damage',
          against: target,
          with: means.id,
          ...(ready.plus ? { total: ready.plus } : {}),
        });
  return withStrength(table, attack, rolledParts(parts, sums));
}

/** FS-R63 `strengthMelee`: adds Strength to the first part of a melee Strike. */
function withStrength(table: Table, attack: Attack, rolled: readonly RolledPart[]): readonly RolledPart[] {
  if (table.fight.rulings.damageAttribute === 'none' || attack.means.manner !== 'melee') return rolled;
  const [first, ...others] = rolled;
  if (!first) return rolled;
  const extra: Term = {
    value: one(table.fight, attack.who).sheet.attributes.STR,
    op: 'add',
    label: 'Strength',
    clause: 'FS-DMG-1',
    ruling: 'FS-R63',
  };
  return [{ ...first, extra }, ...others];
}

const byDigit: readonly HitLocation[] = [
  'head',
  'body',
  'body',
  'body',
  'body',
  'body',
  'right-leg',
  'left-leg',
  'right-arm',
  'left-arm',
];

/** FS-MAN-8, FS-R44: tells where the hit lands. For the log only: no number depends on it. */
function tellLocation(
  table: Table,
  exchange: Exchange,
  precision: { readonly location: HitLocation | null } | null,
): void {
  const { hitLocations } = table.fight.rulings;
  if (hitLocations === 'off') return;
  const rolledFor = hitLocations === 'onesDigit' ? (byDigit[exchange.attack.face % 10] ?? null) : null;
  const location = precision?.location ?? rolledFor;
  if (location === null) return;
  table.tell({ fact: 'location', who: exchange.target, location, clause: 'FS-MAN-8' });
}
