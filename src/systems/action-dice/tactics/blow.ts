import { objectNumbering, pairMemory } from '../../../engine/memoize.ts';
import { packed } from '../../../engine/packed.ts';
import { kindOf } from '../combat/kind.ts';
import { meansNumber, mostMeans } from '../combat/means.ts';
import { damageOf, damageSpec } from '../combat/strike.ts';
import type { Means } from '../combat/types.ts';
import type { Cover } from '../cover/cover.ts';
import { coverOf } from '../cover/cover.ts';
import { hasHealth } from '../derived.ts';
import type { Push } from '../dice/pushes.ts';
import { prepareEffect } from '../dice/roll.ts';
import { harmless } from '../harm/harmless.ts';
import { protect } from '../harm/protect.ts';
import { isAsInFight } from '../kept.ts';
import { stancesOf } from '../stance.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Totals } from './chances.ts';
import { totalsOf } from './chances.ts';
import { lifeOf, perPoint } from './life.ts';

/** The expected loss by a hit, computed with the rules' own dice and armour. */

export interface Loss {
  /** The mean part of its remaining life that it loses; `out` and `wounded` are probabilities. */
  readonly share: number;
  readonly out: number;
  readonly wounded: number;
}

/**
 * Damage totals and what is subtracted from them; the same for all targets with the same stance, whatever life they
 * have left.
 */
interface Blow {
  readonly totals: Totals;
  readonly stopped: number;
  readonly direct: boolean;
  /** The loss by remaining Durability and Health. */
  readonly losses: Map<number, Loss>;
}

const noLoss: Loss = { share: 0, out: 0, wounded: 0 };
const none: readonly Push[] = [];

/** The expected loss by a hit with these means. */
export function lossFrom(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  means: Means,
  pushes: readonly Push[] = means.pushes ?? none,
  cover: Cover | null = means.manner === 'ranged' ? coverOf(fight, who, target, means.manner) : null,
): Loss {
  const blow = blowOf(fight, who, target, means, pushes, cover);
  if (blow === null) return noLoss;
  const left = target.durability * 1000 + target.health;
  let loss = blow.losses.get(left);
  if (!loss) {
    loss = lossOf(fight, target, blow);
    blow.losses.set(left, loss);
  }
  return loss;
}

/** The blow with these means, cached; `null` if it does no harm. */
function blowOf(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  means: Means,
  pushes: readonly Push[],
  cover: Cover | null,
): Blow | null {
  const work = (): Blow | null => freshBlow(fight, who, target, means, pushes, cover);
  if (!isAsInFight(fight, who, target)) return work();
  // Of cover only its Armor Rank matters.
  const shielded = pushesNumber(pushes) * mostArmor + (cover?.armor.value ?? 0);
  const how = packed(shielded, meansNumber(means), mostMeans);
  return kept(stancesOf(fight, who, target), how, work);
}

/** Above the Armor Rank of any cover. */
const mostArmor = 64;

const pushesNumber = objectNumbering();
const kept = pairMemory<Blow | null>();

function freshBlow(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  means: Means,
  pushes: readonly Push[],
  cover: Cover | null,
): Blow | null {
  if (means.noDamage || harmless(fight, target, kindOf(means)) !== null) return null;
  const { pool } = prepareEffect(fight, damageSpec(fight, who, target, means, pushes));
  return {
    totals: totalsOf(pool),
    stopped: stoppedBy(fight, target, means, cover) - (means.harm.points ?? 0),
    direct: means.harm.straightAtHealth === true,
    losses: new Map(),
  };
}

/**
 * A sample damage from which the stopped amount is computed: AR subtracts the same from each (under AD-R88 `halfDouble`
 * this is an approximation).
 */
const probe = 60;

/** The amount subtracted from damage by the target's armour as it is now, and by cover. */
function stoppedBy(fight: Fight, target: Combatant, means: Means, cover: Cover | null): number {
  const shown = { total: probe, burst: false };
  const { final } = protect(fight, target, damageOf(means, target.id, target.id, shown, cover));
  return probe - final.value;
}

/** The expected loss of a target behind its armour, over all totals with their probabilities. */
function lossOf(fight: Fight, target: Combatant, { totals: { p }, stopped, direct }: Blow): Loss {
  const life = direct && hasHealth(target.sheet, fight.rulings) ? target.health : lifeOf(fight, target);
  const each = perPoint(fight, target);
  let [share, out, wounded] = [0, 0, 0];
  for (let total = 0; total < p.length; total++) {
    const chance = p[total] ?? 0;
    const harm = total - stopped;
    if (chance === 0 || harm <= 0) continue;
    if (harm >= life) {
      out += chance;
      share += chance;
      continue;
    }
    share += chance * Math.min(1, harm * each);
    if (!direct && target.durability > 0 && harm >= target.durability) wounded += chance;
  }
  return { share, out, wounded };
}
