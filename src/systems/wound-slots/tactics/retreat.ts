import type { Cell } from '../../../kernel/json.ts';
import { yardsMore, leftFor } from '../movement/buying.ts';
import { deepAt, faceAt } from '../movement/terrain.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Deed } from './deeds.ts';
import { better, standingFoes } from './deeds.ts';
import type { Lay } from './ground.ts';
import { standingAt, walkTo } from './ground.ts';
import { expectedHarm } from './guard.ts';
const P = JSON.parse((globalThis as any).process?.env?.P ?? '{}');

/** Stepping away: foes that have to follow strike less often. */

const efforts = [0, 1, 2, 3, 4, 6];

/** The place farthest from all foes that so many yards lead to. */
function away(lay: Lay, against: readonly Combatant[], yards: number): Cell | null {
  const { fight, who, mover, reach } = lay;
  let best: Cell | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const { width } = reach.field;
  reach.eachStop((index, cost) => {
    if (cost > yards) return;
    const cell = { x: index % width, y: Math.floor(index / width) };
    let nearest = 1000;
    for (const foe of against) nearest = Math.min(nearest, distanceBetween(fight, { ...who, cell }, foe));
    const worth = nearest - cost / 100;
    if (worth <= most || deepAt(fight, cell, mover.squares) || faceAt(fight, cell, mover.squares)) return;
    best = cell;
    most = worth;
  });
  return best;
}

export function giveGround(lay: Lay, against: readonly Combatant[], most: number): Deed | null {
  const { fight, who, mover } = lay;
  const harmOf = (f: Fight, w: Combatant, slack = 0): number => { const h = expectedHarm(f, w, slack); return w.defending ? h.guarded : h.open; };
  const now = harmOf(fight, who);
  if (now <= 0) return null;
  let best: Deed | null = null;
  for (const ap of efforts) {
    if (ap > most) break;
    const yards = leftFor(mover, 'walk') + yardsMore(fight, mover, 'walk', ap);
    if (yards < 1) continue;
    const cell = away(lay, against, yards);
    if (!cell) continue;
    const there = standingAt(fight, who, cell);
    const worth = (P.gg ?? 0.6) * (now - harmOf(there.fight, there.who, 1));
    if (worth <= 0) continue;
    const choice = walkTo(lay, cell);
    if (choice) best = better(best, { choice, ap, worth, out: 0, wound: 0 });
  }
  return best;
}
