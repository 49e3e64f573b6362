import type { Id } from '../../../kernel/json.ts';
import { giveTemporary, heal } from '../body/heal.ts';
import { abilityMeans, makeAttack } from '../combat/attack.ts';
import { suffer } from '../combat/suffer.ts';
import type { Said } from '../cover/cover.ts';
import { askCovers } from '../cover/gm.ts';
import type { Portion } from '../damage/roll.ts';
import { rollDamage } from '../damage/roll.ts';
import { drKinds } from '../defense/kinds.ts';
import { isGiftOf } from '../effects/effects.ts';
import { beginEffect, endEffect, untilOf } from '../effects/lasting.ts';
import { resolved } from '../held/fallen.ts';
import { happened } from '../held/watch.ts';
import { reveal } from '../hiding.ts';
import { drPowerOf } from '../numbers.ts';
import { rollAmount } from '../roll/amount.ts';
import { defenseRoll } from '../roll/defense.ts';
import { foes, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Deed } from './outcome.ts';
import { outcomeOf, targetsOf } from './outcome.ts';
import { upcastDeed } from './upcast.ts';
import type { Use } from './use.ts';

/**
 * Performs an Ability that is legal and paid for (WS-ABL-1). `cover`: the game master's answer about the cover of its
 * single target (WS-R89).
 */
export function performAbility(table: Table, id: Id, use: Use, cover?: Said): void {
  resolved(table, () => {
    const touched = takeEffect(table, id, use, cover);
    const who = one(table.fight, id);
    // WS-R45: if used on an enemy. Attacks reveal by themselves.
    if (touched.some((other) => foes(who, one(table.fight, other)))) reveal(table, id, 'ability');
  });
  happened(table, { event: 'ability', who: id });
}

/**
 * Applies the effect; returns those on whom it was used, none for attacks. An attack may go on to somebody else and says
 * itself on whom it hangs; anything else hangs on those whom it is meant for, as long as one of them is left.
 */
function takeEffect(table: Table, id: Id, use: Use, cover: Said | undefined): readonly Id[] {
  if (use.ability.does.deed === 'attack') {
    attack(table, id, use, cover);
    return [];
  }
  const meant = targetsOf(table.fight, use).map((target) => target.id);
  return table.upon(meant, () => takeHold(table, id, use, cover)) ?? [];
}

/** Applies the effect of an Ability that is no attack. */
function takeHold(table: Table, id: Id, use: Use, cover: Said | undefined): readonly Id[] {
  const does = upcastDeed(use.ability, use.steps);
  const target = use.target?.id ?? id;
  switch (does.deed) {
    case 'defense':
      return defendAgainst(table, id, use, does, cover);
    case 'ward':
      giveTemporary(table, { who: target, by: id, amount: does.temporary, clause: 'WS-VIT-2' });
      return [target];
    case 'mend': {
      const amount = rollAmount(table, {
        who: id,
        against: target,
        amount: does.amount,
        purpose: 'healing',
        clause: 'WS-VIT-7',
      });
      heal(table, { who: target, by: id, amount, clause: 'WS-VIT-7' });
      return [target];
    }
    case 'buff':
      strengthen(table, id, target, use, does);
      return [target];
    case 'attack':
    case 'guard':
      return [];
  }
}

/** WS-ATK-1, WS-ATK-5, WS-ATK-15: makes the attack. */
function attack(table: Table, who: Id, use: Use, cover: Said | undefined): void {
  const { ability, steps, target, cell, onPurpose, nonLethal, holyLethal, merge } = use;
  const at = target?.id ?? cell;
  if (at === null) return;
  const means = abilityMeans(ability, steps);
  const how = merge === undefined ? {} : { merge };
  makeAttack(table, { who, target: at, means, onPurpose, nonLethal, holyLethal, ...how, cover });
}

/**
 * WS-DRS-1, WS-GEN-10: rolls the damage once, then each target's Defense Roll by Initiative, then applies the results
 * in the same order. Uses the DR Power of the user (WS-DRS-5).
 */
function defendAgainst(
  table: Table,
  id: Id,
  use: Use,
  does: Deed<'defense'>,
  cover: Said | undefined,
): readonly Id[] {
  const { fight } = table;
  const user = one(fight, id);
  const from = use.cell ?? user.cell;
  const meant = targetsOf(fight, use).map((target) => target.id);
  // WS-R89 `gmDecides`, WS-COV-4: targets that the game master puts behind full cover are not affected.
  const covers = use.target && cover ? new Map([[use.target.id, cover]]) : askCovers(table, meant, id, from);
  const targets = meant.filter((who) => covers.get(who)?.grade !== 'full');
  const [first] = targets;
  if (first === undefined) return [];
  const portions = rollDamage(table, {
    who: id,
    against: targets.length > 1 ? null : first,
    parts: does.damage,
    purpose: 'damage',
    clause: 'WS-DMG-5',
    with: use.ability.id,
  });
  const power = drPowerOf(fight, user).value;
  const { clause } = drKinds[does.dr];
  const rolled = targets.map((who) => ({
    who,
    passed: defenseRoll(table, {
      who,
      dr: does.dr,
      power,
      by: id,
      clause,
      purpose: 'withstand',
      from,
      cover: covers.get(who),
    }),
  }));
  for (const { who, passed } of rolled)
    table.upon([who], () => bring(table, { id, who, use, does, portions, passed, cover: covers.get(who) }));
  return targets;
}

interface Brings {
  readonly id: Id;
  readonly who: Id;
  readonly use: Use;
  readonly does: Deed<'defense'>;
  readonly portions: readonly Portion[];
  readonly passed: boolean;
  readonly cover: Said | undefined;
}

/** Applies the result to one target; nothing if it is gone by now, for example killed by another's collision. */
function bring(table: Table, { id, who, use, does, portions, passed, cover }: Brings): void {
  const { fight } = table;
  if (fight.over || !present(one(fight, who))) return;
  const { damages, halved, status, moves } = outcomeOf(does, passed);
  if (!damages && !status && !moves) return;
  const { ability, holyLethal, merge, to, cell } = use;
  suffer(table, {
    who,
    by: id,
    portions: damages ? portions : [],
    halved,
    holyLethal: holyLethal ? true : undefined,
    status,
    moves,
    direction: to ?? cell ?? undefined,
    merge,
    from: cell ?? one(fight, id).cell,
    cover,
    clause: drKinds[does.dr].clause,
    what: ability.id,
  });
}

/**
 * WS-ABL-1: applies a Buff or Debuff. An Ability does not stack with itself: the new effect replaces the old one. Sheets
 * written by hand may give two Abilities the same id, so the name counts as well.
 */
function strengthen(table: Table, id: Id, who: Id, { ability }: Use, does: Deed<'buff'>): void {
  const { fight } = table;
  for (const effect of one(fight, who).effects) {
    if (isGiftOf(effect, ability)) endEffect(table, who, effect.id, 'replaced');
  }
  const kind = does.gifts.every(({ value }) => value < 0) ? 'debuff' : 'buff';
  const until = untilOf(fight, does.for, who, id);
  const { id: source, name: label } = ability;
  beginEffect(table, who, { kind, ability: source, label, gifts: does.gifts, by: id, until }, 'WS-ABL-1');
}
