import { pairMemory, thingNumbers } from '../../../engine/kept.ts';
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

/** What a hit does, by the rules' own dice and armour. */

export interface Loss {
  /** Of all that the target can still take, on average. */
  readonly share: number;
  readonly out: number;
  readonly wounded: number;
}

/** What falls, and what is taken off it; the same for everybody who stands alike, however much of it is left. */
interface Blow {
  readonly totals: Totals;
  readonly stopped: number;
  readonly direct: boolean;
  /** What it does to somebody with so much left. */
  readonly losses: Map<number, Loss>;
}

const noLoss: Loss = { share: 0, out: 0, wounded: 0 };
const none: readonly Push[] = [];

/** What a hit with these means would do. */
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

/** `null`: it does no harm. */
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
  // Of cover nothing but its Armor Rank gets into what goes through.
  const how = (pushesNumber(pushes) * mostMeans + meansNumber(means)) * 64 + (cover?.armor.value ?? 0);
  return kept(stancesOf(fight, who, target), how, work);
}

const pushesNumber = thingNumbers();
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

/** A damage by which what is stopped is measured: AR takes the same off every one. */
const probe = 60;

/** What is taken off every damage: by what the target wears and holds as it is now, and by cover. */
function stoppedBy(fight: Fight, target: Combatant, means: Means, cover: Cover | null): number {
  const shown = { total: probe, burst: false };
  const { final } = protect(fight, target, damageOf(means, target.id, target.id, shown, cover));
  return probe - final.value;
}

/** What so much damage, each total with its chance, does to somebody behind its armour. */
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
