import { objectNumber } from '../../../engine/memoize.ts';
import type { Meeting } from '../../../kernel/readings.ts';
import type { Cover } from '../cover/cover.ts';
import { coverOf } from '../cover/cover.ts';
import { damageTypes } from '../damage/types.ts';
import { waitingForDamage } from '../dice/influences.ts';
import type { Push } from '../dice/pushes.ts';
import type { EffectShown } from '../dice/readings.ts';
import type { EffectSpec } from '../dice/roll.ts';
import { endWaiting, rollEffect } from '../dice/roll.ts';
import type { Damage, Dealt } from '../harm/damage.ts';
import { dealDamage, unhurt } from '../harm/damage.ts';
import { harmless, harmlessClauses } from '../harm/harmless.ts';
import { layersOf } from '../harm/layers.ts';
import { kill } from '../harm/lose.ts';
import { sheetMemory } from '../known.ts';
import { stoppedBy } from '../movement/knock.ts';
import { dieOfRank } from '../ranks.ts';
import { about, happened } from '../readied/happenings.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { damageDice, unrolledPushes, weaknessPushes } from './dice.ts';
import { kindOf } from './kind.ts';
import { followHit } from './riders.ts';
import type { Attack, Rolled } from './roll.ts';
import { harmMeeting, meetingOf } from './roll.ts';
import type { Means } from './types.ts';

/** A hit: damage and riders (AD-ATK-5, steps 5 and 6). */

/** Deals a hit. `rolled`: `null` if it hit without a roll. */
export function strike(table: Table, attack: Attack, rolled: Rolled | null): void {
  const { who, target, to } = attack;
  const happening = { event: 'hit', who, target, ...to } as const;
  const stopped = stoppedBy(table.fight, who, () => about(table, happening));
  if (stopped || !present(one(table.fight, target))) return;
  const { dealt, critical } = harm(table, attack, rolled);
  // After the riders nothing of the roll matters any more.
  const meets = rolled ? meetingOf(attack, true, null) : undefined;
  followHit(table, { meets, ...attack }, { total: rolled?.total, dealt, critical });
  happened(table, happening);
}

interface Harmed {
  readonly dealt: Dealt;
  readonly critical: boolean;
}

function harm(table: Table, attack: Attack, rolled: Rolled | null): Harmed {
  const { fight } = table;
  const { who, target, means, form, said } = attack;
  const [attacker, aimed] = [one(fight, who), one(fight, target)];
  if (means.noDamage) return { dealt: unhurt, critical: false };
  const why = harmless(fight, aimed, kindOf(means));
  if (why !== null) {
    const rulings = why === 'superior' ? [rulingIds.superiorAttacks] : [];
    table.tell({
      fact: 'no-harm',
      who: target,
      by: who,
      what: means.label,
      why,
      clause: harmlessClauses[why],
      rulings,
    });
    return { dealt: unhurt, critical: false };
  }
  const cover = coverOf(fight, attacker, aimed, means.manner, said);
  const waiting = rolled ? [] : waitingForDamage(fight, attacker, target);
  const deed = rolled?.pushes ?? unrolledPushes(fight, attacker, aimed, means, form);
  const pushes = waiting.length === 0 ? deed : [...deed, ...waiting.map(({ push }) => push)];
  const most = enough(fight, aimed, means, cover);
  const meets = rolled ? harmMeeting(attack, rolled.total) : undefined;
  const shown = rollDamage(table, attacker, aimed, means, pushes, most, meets);
  endWaiting(table, who, waiting);
  const dealt = dealDamage(table, damageOf(means, who, target, shown, cover));
  return { dealt, critical: shown.burst };
}

/**
 * A damage total beyond which more makes no difference: all protection plus all that can be lost. A resistance halves
 * the damage first (AD-R88), hence the factor.
 */
export function enough(fight: Fight, target: Combatant, { harm }: Means, cover: Cover): number {
  const worn = layersOf(fight, target, harm.type).reduce((most, { ar }) => Math.max(most, ar), 0);
  const toLose = target.durability + target.health + 1;
  const twice = fight.rulings.typeProtection === 'halfDouble' ? 2 : 1;
  return twice * (worn + cover.armor.value + toLose) + 1;
}

const onHarm = sheetMemory<readonly Push[]>();

const harmPushes = (
  fight: Fight,
  target: Combatant,
  means: Means,
  pushes: readonly Push[],
): readonly Push[] =>
  onHarm(
    fight.rulings,
    target.sheet,
    objectNumber(pushes) * damageTypes.length + damageTypes.indexOf(means.harm.type),
    () => [...pushes, ...weaknessPushes(fight, target, means)],
  );

/** AD-DMG-1 to AD-DMG-5: the damage roll as it would be now. */
export const damageSpec = (
  fight: Fight,
  who: Combatant,
  target: Combatant,
  means: Means,
  pushes: readonly Push[],
  most: number = Number.POSITIVE_INFINITY,
): EffectSpec => ({
  who: who.id,
  rolling: 'damage',
  purpose: 'damage',
  clause: 'AD-DMG-5',
  against: target.id,
  with: means.id,
  dice: damageDice(fight, who, means),
  pushes: harmPushes(fight, target, means, pushes),
  own: { count: means.harm.value, sides: dieOfRank(means.harm.rank, fight.rulings) },
  criticals: true,
  most,
  rulings: damageRulings(means, pushes),
});

/** AD-R5, AD-R8, AD-R9: the rulings that affect it; those on bursts are cited where a die bursts. */
const damageRulings = ({ harm }: Means, pushes: readonly Push[]): readonly string[] => {
  const charged = pushes.some(({ kind, scope }) => kind === 'charge' && scope === 'plain');
  const netted = ['charge', 'challenge'].every((kind) => pushes.some((push) => push.kind === kind));
  return [
    ...(harm.rank === 'feeble' && harm.value > 0 ? [rulingIds.rankNames] : []),
    ...(charged ? [rulingIds.effectCharge] : []),
    ...(netted ? [rulingIds.effectNetting] : []),
  ];
};

/** Rolls damage. AD-R75 `onePoint`: fixed points are added to the dice. */
export function rollDamage(
  table: Table,
  who: Combatant,
  target: Combatant,
  means: Means,
  pushes: readonly Push[],
  most?: number,
  meets?: Meeting<EffectShown>,
): EffectShown {
  const spec = damageSpec(table.fight, who, target, means, pushes, most);
  const shown = rollEffect(table, { meets, ...spec });
  return { total: shown.total + (means.harm.points ?? 0), burst: shown.burst };
}

export function damageOf(
  means: Means,
  who: string,
  target: string,
  { total, burst }: EffectShown,
  cover: NonNullable<Damage['cover']> | null,
): Damage {
  const { harm, label } = means;
  return {
    who: target,
    by: who,
    amount: total,
    ...(harm.points === undefined ? {} : { unrolled: harm.points }),
    kinetic: harm.kinetic,
    bypassesArmor: harm.bypassesArmor === true,
    critical: burst,
    cover,
    what: label,
    clause: 'AD-DMG-5',
    rulings: harm.ruling === undefined ? [] : [harm.ruling],
    ...kindOf(means),
  };
}

/**
 * AD-SHK-2: kills without dice; `tell` tells the result of the attack. Returns whether it happened: a readied act may
 * prevent it (AD-R36).
 */
export function strikeDead(table: Table, { who, target, to }: Attack, tell: () => void): boolean {
  const happening = { event: 'hit', who, target, ...to } as const;
  const stopped = stoppedBy(table.fight, who, () => about(table, happening));
  if (stopped || !present(one(table.fight, target))) return false;
  tell();
  kill(table, target, who, 'AD-SHK-2');
  happened(table, happening);
  return true;
}
