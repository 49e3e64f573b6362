import { readCell } from '../../../engine/fields.ts';
import type { Choice } from '../../../kernel/port.ts';
import type { PreviewReached } from '../../../kernel/view.ts';
import { struckBy } from '../combat/area.ts';
import { blastMeans } from '../combat/blast.ts';
import { pushesForDamage } from '../combat/bursting.ts';
import { areaGuardOf } from '../combat/guard.ts';
import { kindOf } from '../combat/kind.ts';
import { damageOf, damageSpec } from '../combat/strike.ts';
import type { Means } from '../combat/types.ts';
import { unrolled, unrolledWords } from '../combat/unrolled.ts';
import { coverOf } from '../cover/cover.ts';
import type { Push } from '../dice/pushes.ts';
import { prepareEffect } from '../dice/roll.ts';
import { harmless } from '../harm/harmless.ts';
import type { Fate } from '../harm/lose.ts';
import { fateOf } from '../harm/lose.ts';
import { protect } from '../harm/protect.ts';
import { itemOption } from '../items/action.ts';
import { belongings } from '../judge.ts';
import { optionOf } from '../powers/action.ts';
import type { Spot } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { allies, isObject } from '../state.ts';

/** Whom an area attack would reach, the number to beat, and the best and worst case (AD-ATK-8, AD-COV-6). */
export function reached(fight: Fight, who: Combatant, choice: Choice): readonly PreviewReached[] {
  const at = readCell(choice.at);
  const area = at && areaOf(who, choice.option);
  if (!at || !area) return [];
  const spot: Spot = { cell: at, squares: 1 };
  const { radius, means } = area;
  const all = struckBy(fight, who, at, { radius, type: means.harm.type });
  const shot =
    fight.rulings.areaAttack !== 'resistanceOnly' &&
    all.some((target) => unrolled(fight, target, means) === null);
  const pushes = pushesForDamage(fight, { who: who.id, spot, means }, shot);
  return all.map((target) => lineOf(fight, who, target, means, spot, pushes));
}

function areaOf(who: Combatant, option: string): { readonly radius: number; readonly means: Means } | null {
  const power = who.sheet.powers.find((each) => optionOf(each) === option);
  if (power?.does.deed === 'blast') {
    const { id, name: label, does } = power;
    return { radius: does.radius, means: blastMeans({ ...does, id, label }) };
  }
  const item = belongings(who).find((each) => option === itemOption(who, each));
  if (item?.thing.kind !== 'item') return null;
  const { does } = item.thing.item;
  if (does.effect !== 'blast' && does.effect !== 'detonate') return null;
  return { radius: does.radius, means: blastMeans({ ...does, id: item.short, label: item.name }) };
}

function lineOf(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  means: Means,
  spot: Spot,
  pushes: readonly Push[],
): PreviewReached {
  const [least, most] = harmOf(fight, who, target, means, spot, pushes);
  // AD-R45 `resistanceOnly`: objects do not resist.
  const still = isObject(target) && fight.rulings.areaAttack === 'resistanceOnly';
  const without = still ? 'hit' : unrolled(fight, target, means);
  const killed = without === 'killed' || without === 'asked';
  const fate = fateOf(fight, target, most);
  const hit =
    most === 0
      ? 'no damage'
      : Number.isFinite(most)
        ? `${least} to ${most} damage`
        : `${least} damage and more`;
  return {
    who: target.id,
    how: without === null ? numberWords(fight, who, target, means, spot) : unrolledWords[without],
    best: without === 'hit' ? `${least} damage` : without === 'killed' ? 'killed' : 'missed',
    worst: killed ? 'killed' : fate === null ? hit : `${hit}, ${fateWords[fate]}`,
    ...(killed || fate !== null ? { drops: true } : {}),
    ...(allies(who, target) && !isObject(target) ? { friend: true } : {}),
  };
}

const fateWords: { readonly [fate in NonNullable<Fate>]: string } = {
  killed: 'killed',
  shock: 'Shock',
  destroyed: 'destroyed',
};

/** AD-R45: the number to beat, or the Resistance. */
const numberWords = (fight: Fight, who: Combatant, target: Combatant, means: Means, spot: Spot): string =>
  fight.rulings.areaAttack === 'resistanceOnly'
    ? 'Resistance with Agility'
    : `more than ${areaGuardOf(fight, who, spot, target, means).value} to hit`;

/** The least and the most damage of a hit after protection; infinite if dice can burst (AD-DIE-13). */
function harmOf(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  means: Means,
  spot: Spot,
  pushes: readonly Push[],
): readonly [least: number, most: number] {
  if (harmless(fight, target, kindOf(means)) !== null) return [0, 0];
  const { pool } = prepareEffect(fight, damageSpec(fight, who, target, means, pushes));
  const cover = coverOf(fight, spot, target, 'area');
  const final = (total: number): number =>
    protect(fight, target, damageOf(means, who.id, target.id, { total, burst: false }, cover)).final.value;
  const bursts = pool.dice.some(({ burst }) => burst);
  const highest = pool.dice.reduce((sum, { sides }) => sum + sides, 0);
  return [final(pool.dice.length), bursts ? Number.POSITIVE_INFINITY : final(highest)];
}
