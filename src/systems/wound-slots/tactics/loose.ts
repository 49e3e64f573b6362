import { combatantWith, fightWithOthers, inCell } from '../copies.ts';
import { costs } from '../costs.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Deed } from './deeds.ts';
import { bestOf, deedsAt, rateOf, standingFoes } from './deeds.ts';
import type { Lay } from './ground.ts';
import { walkTo } from './ground.ts';

/** AP for which being free is an advantage. */
const roundAp = 12;
/** The most yards of a step away. */
const mostSteps = 4;

/** Ways out of a grapple that prevents better attacks: a step away (SL-R72), or Escape if that is not possible. */
export function breakAway(
  fight: Fight,
  who: Combatant,
  here: readonly Deed[],
  lay: () => Lay | null,
): readonly Deed[] {
  if (who.grappling.length === 0) return [];
  const holders = who.grappling.map((id) => one(fight, id));
  if (holders.some(({ pinnedBy }) => pinnedBy.includes(who.id))) return [];
  const free: Combatant = combatantWith(who, { grappling: [] });
  const loose = bestOf(deedsAt(fightWithOthers(fight, [free]), free, standingFoes(fight, who)));
  const now = bestOf(here);
  const worth = roundAp * ((loose ? rateOf(loose) : 0) - (now ? rateOf(now) : 0));
  if (worth <= 0) return [];
  const step = stepAway(fight, who, holders, lay());
  if (step) return [{ ...step, worth }];
  const { ap } = costs.escape;
  return [{ choice: { option: 'escape' }, ap, needs: ap, worth: worth / 2 }];
}

function stepAway(
  fight: Fight,
  who: Combatant,
  holders: readonly Combatant[],
  around: Lay | null,
): Omit<Deed, 'worth'> | null {
  if (!around) return null;
  for (const cell of around.reach.stops(Math.min(mostSteps, around.most))) {
    if (holders.some((holder) => distanceBetween(fight, inCell(who, cell), holder) <= 1)) continue;
    const choice = walkTo(around, cell);
    return choice && { choice, ap: 1, needs: 1 };
  }
  return null;
}
