import type { Choice } from '../../../kernel/port.ts';
import { burning } from '../body/turn-end.ts';
import { stances } from '../combat/defend.ts';
import { entryAp } from '../combat/forms.ts';
import { judgeMeans, judgeThere } from '../combat/judge-means.ts';
import { farthest } from '../combat/line.ts';
import { meansOf } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { costs } from '../costs.ts';
import { apGains } from '../derived.ts';
import { isHelpless } from '../fatigue.ts';
import { moverOf } from '../movement/buying.ts';
import { actsInRidersTurn } from '../riding.ts';
import { distanceBetween, gapBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { gainOf } from '../turn/ap.ts';
import type { Deed } from './deeds.ts';
import { binds, friendsOf, standingFoes } from './deeds.ts';
import { paceOf } from './gait.ts';
import { patienceOf } from './patience.ts';
import type { Guard, Promised } from './promise.ts';
import { aimAt, guardOf, promiseOf } from './promise.ts';

/** What foes are expected to do to a combatant before its next turn, and what being prepared is worth. */

/** AP that a foe has for its next turn, or has left in this one. */
const apNext = (fight: Fight, foe: Combatant): number =>
  Math.min(apGains(foe.sheet, fight.rulings).most, foe.ap + (foe.hadTurn ? gainOf(fight, foe, 'start') : 0));

const attackAp = (fight: Fight, foe: Combatant, means: Means): number =>
  means.spell
    ? means.spell.ap
    : entryAp(fight, foe, 'standard-attack', means) +
      (means.manner === 'ranged' ? (means.weapon?.loading ?? 0) : 0);

const mostAttacks = 3;

/**
 * The number of attacks that a foe could make on `who` before its next turn, by distance alone. `detour`: yards
 * subtracted for errors of that estimate, such as diagonals.
 */
function attacksBy(fight: Fight, foe: Combatant, means: Means, who: Combatant, detour = 0): number {
  let ap = apNext(fight, foe);
  if (means.manner === 'melee') {
    const yards = gapBetween(fight, foe, who) - means.reach - detour;
    const pace = paceOf(fight, moverOf(fight, foe));
    if (yards > 0 && pace <= 0) return 0;
    if (yards > 0) ap -= Math.ceil((4 * yards) / pace);
  } else if (distanceBetween(fight, foe, who) > farthest(means) || judgeThere(fight, foe, who) !== null) {
    return 0;
  }
  return Math.max(0, Math.min(mostAttacks, Math.floor(ap / attackAp(fight, foe, means))));
}

/** The means with which a foe could attack most often; the first of these if there are several; `null`: none. */
function weaponOf(fight: Fight, foe: Combatant, who: Combatant): Means | null {
  let found: Means | null = null;
  let most = -1;
  for (const means of meansOf(fight, foe)) {
    if (binds(means)) continue;
    const refused = judgeMeans(fight, foe, means);
    if (refused !== null && refused.code !== 'notLoaded') continue;
    const attacks = attacksBy(fight, foe, means, who);
    if (attacks <= most) continue;
    found = means;
    most = attacks;
  }
  return found;
}

/** A foe that may attack, and the estimate of one of its attacks. */
export interface Menace {
  readonly foe: Combatant;
  readonly means: Means;
  /** Friends among whom its attacks are divided if they are about as near. */
  readonly friends: readonly Combatant[];
  blow(guard: Guard): Promised;
}

/** All foes that could harm the combatant. What their attacks would do is computed when first needed. */
export function menacesTo(fight: Fight, who: Combatant): readonly Menace[] {
  const friends = friendsOf(fight, who).filter((friend) => !actsInRidersTurn(friend));
  const found: Menace[] = [];
  for (const foe of standingFoes(fight, who)) {
    if (isHelpless(foe) || actsInRidersTurn(foe)) continue;
    const means = weaponOf(fight, foe, who);
    if (!means) continue;
    const known = new Map<Guard, Promised>();
    const blow = (guard: Guard): Promised => {
      let met = known.get(guard);
      if (!met) {
        met = promiseOf(aimAt(fight, foe, means, who, 'standard', guard), 'standard');
        known.set(guard, met);
      }
      return met;
    };
    found.push({ foe, means, friends, blow });
  }
  return found;
}

/** The number of attacks by this foe to be expected, divided among those who are about as near. */
function blowsOf(fight: Fight, menace: Menace, who: Combatant, detour = 0): number {
  const { foe, means, friends } = menace;
  const attacks = attacksBy(fight, foe, means, who, detour);
  if (attacks === 0) return 0;
  const yards = distanceBetween(fight, foe, who) + 2;
  let near = 1;
  for (const friend of friends) if (distanceBetween(fight, foe, friend) <= yards) near++;
  return attacks / near;
}

/** A foe and the number of its attacks to be expected. */
interface Expected {
  readonly menace: Menace;
  readonly times: number;
}

function expectedFrom(
  fight: Fight,
  menaces: readonly Menace[],
  who: Combatant,
  detour: number,
): readonly Expected[] {
  const found: Expected[] = [];
  for (const menace of menaces) {
    const times = blowsOf(fight, menace, who, detour);
    if (times > 0) found.push({ menace, times });
  }
  return found;
}

/** The worth that is expected to be lost to these foes, defending like this. */
export const harmFrom = (
  fight: Fight,
  menaces: readonly Menace[],
  who: Combatant,
  guard: Guard,
  detour = 0,
): number => harmOf(expectedFrom(fight, menaces, who, detour), guard);

function harmOf(expected: readonly Expected[], guard: Guard): number {
  let [sum, unhurt] = [0, 1];
  for (const { menace, times } of expected) {
    const bare = menace.blow(false).worth;
    if (guard === false) {
      sum += times * bare;
      continue;
    }
    // SL-COM-3: Defend ends with the first wound.
    const wary = menace.blow(guard);
    sum += times * (unhurt * wary.worth + (1 - unhurt) * bare);
    unhurt *= (1 - wary.wound) ** times;
  }
  return sum;
}

/** The harm expected until the next own turn. `menaces`: the foes, if they are known already. */
export const harmTo = (fight: Fight, who: Combatant, menaces = menacesTo(fight, who)): number =>
  harmFrom(fight, menaces, who, guardOf(fight, who));

/** SL-COM-2, SL-R65: the ways to declare Defend. */
const waysToDefend = ({ rulings }: Fight): readonly { readonly choice: Choice; readonly guard: Guard }[] =>
  rulings.defendTiming === 'perAttack'
    ? [{ choice: { option: 'defend' }, guard: true }]
    : stances.map((how) => ({ choice: { option: 'defend', how }, guard: how }));

/** SL-COM-3, SL-CND-10: whether its own fire will end any Defend at the end of this turn. */
const isScorched = (fight: Fight, who: Combatant): boolean =>
  who.burning > 0 && burning(fight, who, who.burning).level !== null;

/** SL-COM-2: the deed to Defend in the best way, if it saves anything; otherwise `null`. */
export function guarding(fight: Fight, who: Combatant, menaces: () => readonly Menace[]): Deed | null {
  const { ap } = costs.defend;
  if (who.defending || who.ap < ap || isScorched(fight, who)) return null;
  const expected = expectedFrom(fight, menaces(), who, 0);
  const bare = harmOf(expected, false);
  const patience = patienceOf(fight);
  let best: Deed | null = null;
  for (const { choice, guard } of waysToDefend(fight)) {
    const worth = patience * (bare - harmOf(expected, guard));
    if (worth > (best?.worth ?? 0)) best = { choice, ap, needs: ap, worth };
  }
  return best;
}

/** Whether some foe could attack in melee before the next own turn. */
export const inDanger = (fight: Fight, who: Combatant): boolean =>
  standingFoes(fight, who).some(
    (foe) =>
      !isHelpless(foe) &&
      meansOf(fight, foe).some((means) => means.manner === 'melee' && attacksBy(fight, foe, means, who) > 0),
  );
