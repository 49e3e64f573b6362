import type { Meeting } from '../../../kernel/readings.ts';
import { fold } from '../../../kernel/terms.ts';
import { coverOf } from '../cover/cover.ts';
import type { EffectShown } from '../dice/readings.ts';
import { endWaiting } from '../dice/roll.ts';
import { dealDamage } from '../harm/damage.ts';
import { harmless } from '../harm/harmless.ts';
import { isWeak } from '../harm/layers.ts';
import { about, happened } from '../readied/happenings.ts';
import type { Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Bursting, Hit, Settled } from './bursting.ts';
import { damageDice } from './dice.ts';
import { kindOf } from './kind.ts';
import { followHit } from './riders.ts';
import { damageOf, enough, rollDamage } from './strike.ts';

/**
 * Deals the damage of an area attack. It happens all at once: cover that stood when it began counts for everybody, even
 * if it breaks (AD-COV-6). Damage is rolled once and dealt to each; it is rolled a second time for those who are weak
 * to it, if there are Bonus dice that the weakness raises (AD-R88).
 */
export function harmAll(table: Table, bursting: Bursting, { hit: all, rolled, waiting }: Settled): void {
  const { fight } = table;
  const { who, spot, means, to } = bursting;
  const rolls = new Map<boolean, EffectShown>();
  const most = enoughForAll(fight, bursting, all);
  const first = rolled ? meetingOf(bursting, all) : undefined;
  const covers = new Map(all.map(({ id, said }) => [id, coverOf(fight, spot, one(fight, id), 'area', said)]));
  for (const { id, pushes } of all) {
    const target = one(fight, id);
    if (!present(target)) continue;
    const happening = { ...to, event: 'hit', who, target: id } as const;
    about(table, happening);
    if (!present(target)) continue;
    const none = harmless(fight, target, kindOf(means)) !== null;
    const weak =
      fight.rulings.typeProtection === 'perType' &&
      fold(damageDice(fight, one(fight, who), means)).value > 0 &&
      isWeak(target, means.harm.type, fight.rulings);
    const shown = none
      ? { total: 0, burst: false }
      : (rolls.get(weak) ??
        rollDamage(
          table,
          one(fight, who),
          target,
          means,
          pushes,
          most,
          rolls.size === 0 ? first : undefined,
        ));
    if (!none && rolls.size === 0) endWaiting(table, who, waiting);
    if (!none) rolls.set(weak, shown);
    const dealt = dealDamage(table, damageOf(means, who, id, shown, covers.get(id) ?? null));
    followHit(table, { who, target: id, means }, { total: undefined, dealt, critical: shown.burst });
    happened(table, happening);
  }
}

/** The total above which more makes no difference to any of them. */
const enoughForAll = (fight: Fight, { spot, means }: Bursting, all: readonly Hit[]): number =>
  all.reduce((most, { id, said }) => {
    const target = one(fight, id);
    return Math.max(most, enough(fight, target, means, coverOf(fight, spot, target, 'area', said)));
  }, 0);

/** For odds: of the attack roll and of the reactions to it, only who is hit still matters. */
const meetingOf = ({ to }: Bursting, all: readonly Hit[]): Meeting => ({
  since: 'attack',
  held: JSON.stringify([to.answered, to.asked, all.map(({ id }) => id)]),
});
