import { memoizedByObject } from '../../../engine/memoize.ts';
import type { Attack } from '../combat/attack.ts';
import { attackSpec, defenceSpec } from '../combat/attack.ts';
import { openDefences, undefendedBecause } from '../combat/defences.ts';
import type { Means } from '../combat/means.ts';
import { wieldedShield } from '../combat/means.ts';
import { plainSurroundings } from '../combat/surroundings.ts';
import type { TestSpec } from '../combat/test.ts';
import { testNumbers } from '../combat/test.ts';
import { groupOf } from '../damage-types.ts';
import { armorSources } from '../derived.ts';
import type { DamagePart } from '../gear.ts';
import type { Sheet } from '../sheet.ts';
import type { Defence } from '../spells.ts';
import type { Combatant, Fight } from '../state.ts';

/**
 * Rough estimates of attacks and defences for tactics; no rule uses them. They are fast and simplified: tests count as
 * d20 rolls, boons as three points, the best AR and the BR come off each part of the damage, and resistances are
 * ignored.
 */

/** An estimated TN from 0 to 20; a boon or bane counts as 3 points. */
function guess(fight: Fight, spec: TestSpec): number {
  if (spec.automatic === 'fail') return 0;
  const { tn, edge } = testNumbers(fight, spec);
  return Math.max(0, Math.min(20, tn.value + 3 * Math.sign(edge.value)));
}

const armor = memoizedByObject((sheet: Sheet) => {
  const all = armorSources(sheet);
  return {
    ar: Math.max(0, ...all.map((one) => one.ar.value)),
    magicAr: Math.max(0, ...all.map((one) => one.magicAr.value)),
  };
});

/** The mean of a part of damage. */
export const mean = ({ count, sides, plus }: DamagePart): number => (count * (sides + 1)) / 2 + plus;
const least = ({ count, plus }: DamagePart): number => count + plus;
const most = ({ count, sides, plus }: DamagePart): number => count * sides + plus;

/** Even damage that armor stops on average gets through now and then. */
const seldom = 0.5;

function through(
  parts: readonly DamagePart[],
  target: Combatant,
  br: number,
  of: typeof mean,
  atLeast = seldom,
): number {
  const { ar, magicAr } = armor(target.sheet);
  let all = 0;
  for (const part of parts) {
    const group = groupOf(part.type);
    const stops = group === 'physical' ? ar + br : group === 'magical' ? magicAr + br / 2 : 0;
    all += Math.max(atLeast, of(part) - stops);
  }
  return all;
}

/** The estimated mean damage of a hit. */
export const meanHarm = (means: Means, target: Combatant, br = 0): number =>
  through(means.damage, target, br, mean);
/** The estimated maximum damage of a hit. */
export const mostHarm = (means: Means, target: Combatant): number => through(means.damage, target, 0, most);

/** Whether a hit, not blocked, knocks the target out even with the least damage. Not known of one with resistances. */
export function surelyFells({ rulings }: Fight, means: Means, target: Combatant): boolean {
  if (target.sheet.resistances.length + target.resistances.length > 0) return false;
  const left = target.health - through(means.damage, target, 0, least, 0);
  return rulings.knockoutAt === 'belowZero' ? left < 0 : left <= 0;
}

export const plainAttack = (who: Combatant, means: Means, target: Combatant): Attack => ({
  who: who.id,
  means,
  targets: [target.id],
  opportunity: false,
  feinted: false,
  surroundings: plainSurroundings,
});

/** The chance that an attack with TN `a` beats a Dodge or Parry with TN `d` (FS-RES-2 to FS-RES-6). */
function beats(a: number, d: number): number {
  const alone = (a / 20) * (1 - d / 20);
  // Both pass, and the attacker has the higher face.
  const low = Math.min(a, d);
  const both = ((low * (low - 1)) / 2 + Math.max(0, a - d) * d) / 400;
  return alone + both;
}

/** The estimated mean damage of an attack against one defence; `null`: none. `a` is the attack's TN. */
function harmAgainst(
  fight: Fight,
  attack: Attack,
  target: Combatant,
  a: number,
  defence: Defence | null,
): number {
  const hit = meanHarm(attack.means, target);
  if (defence === null) return (a / 20) * hit;
  const d = guess(fight, defenceSpec(fight, attack, target.id, defence));
  if (defence !== 'block') return beats(a, d) * hit;
  const br = wieldedShield(target)?.br ?? 0;
  return (a / 20) * ((1 - d / 20) * hit + (d / 20) * Math.max(0, meanHarm(attack.means, target, br)));
}

/** The best defence against an attack, with the mean damage without and with it. */
interface Guard {
  readonly defence: Defence;
  readonly undefended: number;
  readonly defended: number;
}

export function bestGuard(fight: Fight, attack: Attack, target: Combatant): Guard | null {
  const a = guess(fight, attackSpec(fight, attack, target.id));
  const undefended = harmAgainst(fight, attack, target, a, null);
  let best: Guard | null = null;
  for (const defence of openDefences(fight, attack, target)) {
    const defended = harmAgainst(fight, attack, target, a, defence);
    if (best === null || defended < best.defended) best = { defence, undefended, defended };
  }
  return best;
}

/**
 * How good an attack looks: its estimated mean damage, doubled where an average hit would knock the target out, plus a
 * little for low Health.
 */
export function promise(fight: Fight, attack: Attack, target: Combatant): number {
  const open = undefendedBecause(fight, attack, target) !== null;
  const guard = open ? null : bestGuard(fight, attack, target);
  const points =
    guard?.defended ??
    harmAgainst(fight, attack, target, guess(fight, attackSpec(fight, attack, target.id)), null);
  if (points <= 0) return 0;
  const nearlyDown = meanHarm(attack.means, target) >= target.health ? 2 : 1;
  return points * nearlyDown + 2 / Math.max(1, target.health);
}
