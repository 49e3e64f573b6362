import { upcastDeed } from '../abilities/upcast.ts';
import type { Hit } from '../damage/hit.ts';
import { drKinds } from '../defense/kinds.ts';
import { drPowerOf } from '../numbers.ts';
import type { Rider } from '../riders.ts';
import { defenseRoll } from '../roll/defense.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { AddedManeuver, AttackSpec } from './types.ts';

/** What a hit brings unless a Defense Roll succeeds: riders of the weapon or Ability, then of its Maneuvers. */
export const ridersOf = ({
  means,
  maneuvers = [],
}: Pick<AttackSpec, 'means' | 'maneuvers'>): readonly Rider[] => {
  const own = means.kind === 'weapon' ? means.weapon.onHit : onHitOf(means.ability, means.steps);
  return [...(own ? [own] : []), ...maneuvers.flatMap((added) => riderOf(added) ?? [])];
};

function onHitOf(...of: Parameters<typeof upcastDeed>): Rider | undefined {
  const does = upcastDeed(...of);
  return does.deed === 'attack' ? does.onHit : undefined;
}

/** WS-ABL-2: the rider of a Maneuver, with the metres that upcasting adds. */
function riderOf({ maneuver: { rider, upcast }, steps }: AddedManeuver): Rider | undefined {
  if (!rider?.moves) return rider;
  return { ...rider, moves: { ...rider.moves, metres: rider.moves.metres + steps * (upcast?.metres ?? 0) } };
}

/**
 * Rolls the target's Defense Roll against a rider: against the printed power, otherwise the attacker's DR Power
 * (WS-DRS-5).
 */
export function resistsRider(
  table: Table,
  { who, means }: AttackSpec,
  { who: target, cover }: Pick<Hit, 'who' | 'cover'>,
  { dr, power }: Rider,
): boolean {
  const attacker = one(table.fight, who);
  return defenseRoll(table, {
    who: target,
    dr,
    power: power ?? drPowerOf(table.fight, attacker).value,
    by: who,
    clause: drKinds[dr].clause,
    purpose: 'rider',
    // WS-ATK-7: cover does not help against melee attacks.
    from: means.manner === 'ranged' ? attacker.cell : null,
    cover,
  });
}
