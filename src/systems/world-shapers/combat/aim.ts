import { isFootprintInside } from '../../../battlefield/footprint.ts';
import { memory } from '../../../engine/stamps.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { reachesAt } from '../cover/cover.ts';
import { belongs, groundOf, placesOf } from '../ground.ts';
import { refuse } from '../refusal.ts';
import type { Spot } from '../space.ts';
import { aimDistance, armsReach, fieldOf, hiddenFrom, metresApart, sees, spotsOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { present } from '../state.ts';
import type { Manner } from './types.ts';

/** Whether a combatant or a square can be targeted: the one judgement for everything that needs a target. */

interface Aim {
  readonly range: number;
  readonly manner: Manner;
  /** The target must be seen (WS-STA-6 Blinded). */
  readonly sight?: true;
}

const tooFar = (manner: Manner, range: number, metres: number, what: string, field: string): Refusal =>
  manner === 'melee'
    ? refuse('outOfReach', `${what} is ${metres} m away, the reach is ${range} m`, 'WS-ATK-7', field)
    : refuse('outOfRange', `${what} is ${metres} m away, the range is ${range} m`, 'WS-ATK-8', field);

/** The reason why this target cannot be targeted, or `null`. Cached by the ground. */
export function judgeTarget(fight: Fight, who: Combatant, target: Combatant, aim: Aim): Refusal | null {
  const key = belongs(fight, who) && belongs(fight, target) ? keyOf(fight, who, target, aim) : null;
  if (key === null) return judge(fight, who, target, aim);
  // Sight also depends on Status Effects, so it needs the finer key.
  return (aim.sight ? keptSights : kept)(fight, key, () => judge(fight, who, target, aim));
}

/** The same as a boolean, faster: targets out of range are sorted out first. */
export const canTarget = (fight: Fight, who: Combatant, target: Combatant, aim: Aim): boolean =>
  aimDistance(fight, who, target) <= aim.range && judgeTarget(fight, who, target, aim) === null;

/** A cache key for such an aim; `null` if there is none, as for ranges that are not whole metres. */
function keyOf({ listing }: Fight, who: Combatant, target: Combatant, { range, manner }: Aim): number | null {
  const people = listing.length;
  const two = listing.indexOf(who.id) * people + listing.indexOf(target.id);
  const key = (range * people * people + two) * 2 + (manner === 'melee' ? 1 : 0);
  return Number.isInteger(range) && Number.isSafeInteger(key) ? key : null;
}

const kept = memory<Refusal | null, Fight, number>(placesOf);
const keptSights = memory<Refusal | null, Fight, number>(groundOf);

function judge(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  { range, manner, sight }: Aim,
): Refusal | null {
  const { name } = target.sheet;
  if (!present(target)) {
    return refuse('wrongTarget', `${name} is not there any more`, 'WS-ATK-1', 'target');
  }
  if (hiddenFrom(target, who)) {
    const because = `${who.sheet.name} does not know where ${name} is`;
    return refuse('hidden', because, 'WS-ADV-13', 'target');
  }
  const metres = aimDistance(fight, who, target);
  if (metres > range) return tooFar(manner, range, metres, name, 'target');
  if (who !== target && !spotsOf(who).some((from) => getsThere(fight, from, target, range, manner))) {
    return refuse('covered', `${name} is behind full cover`, 'WS-COV-4', 'target');
  }
  if (sight && who !== target && !sees(fight, who, target)) {
    return refuse('unseen', `${who.sheet.name} does not see ${name}`, 'WS-STA-6', 'target');
  }
  return null;
}

/** WS-COV-5, WS-R91: whether a spot of the target is in range from there and not behind full cover, the same for both. */
const getsThere = (fight: Fight, from: Spot, target: Combatant, range: number, manner: Manner): boolean =>
  spotsOf(target).some(
    (to) =>
      apart(fight, from, to) <= range &&
      (manner === 'melee' ? armsReach(fight, from, to) : reachesAt(fight, target, to, from)),
  );

const apart = (fight: Fight, a: Spot, b: Spot): number =>
  metresApart(fight, a.cell, a.squares, b.cell, b.squares);

/** WS-R44: the reason why this square cannot be attacked, or `null`. Does not depend on who is in it. */
export function judgeSquare(
  fight: Fight,
  who: Combatant,
  cell: Cell,
  { range, manner }: Aim,
): Refusal | null {
  if (fight.rulings.attackHidden === 'cannotTarget') {
    return refuse('hidden', 'nobody attacks those whom it cannot find', 'WS-ADV-13', 'option');
  }
  if (!isFootprintInside(fieldOf(fight), cell, 1)) {
    return refuse('noSuchThing', 'that is off the map', 'WS-ADV-13', 'cell');
  }
  const spot = { cell, squares: 1 };
  const metres = Math.min(...spotsOf(who).map((from) => apart(fight, from, spot)));
  if (metres > range) return tooFar(manner, range, metres, 'that square', 'cell');
  const open = spotsOf(who).some(
    (from) =>
      apart(fight, from, spot) <= range &&
      (manner === 'melee' ? armsReach(fight, from, spot) : reachesAt(fight, who, spot, from)),
  );
  return open ? null : refuse('covered', 'that square is behind full cover', 'WS-COV-4', 'cell');
}
