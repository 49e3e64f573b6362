import type { Choice } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { grapple } from '../actions/grapple.ts';
import { hinder } from '../actions/hinder.ts';
import { pin, pinning } from '../actions/pin.ts';
import { defenseOf } from '../combat/defense.ts';
import { entryAp } from '../combat/forms.ts';
import { resistanceOf, strongerOf } from '../combat/grip.ts';
import { judgeTarget, reaches } from '../combat/judge-means.ts';
import { meansOf } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { combatantWith, fightWithEffect, fightWithOthers } from '../copies.ts';
import { costs } from '../costs.ts';
import { isImmobile } from '../fatigue.ts';
import type { CheckSpec } from '../roll/check.ts';
import { checkBonus } from '../roll/check.ts';
import { betterOfTwo, combatCheck } from '../roll/combat-check.ts';
import { adjacent } from '../space.ts';
import type { Combatant, Effect, Fight } from '../state.ts';
import { chanceOf } from './chances.ts';
import { danger } from './danger.ts';
import type { Deed } from './deeds.ts';
import { bestOf, binds, deedsAt, friendsOf, rateOf, readyMeans } from './deeds.ts';
import { patienceOf } from './patience.ts';
import { aimAt, hitChance } from './promise.ts';
import { taste } from './taste.ts';

/** Deeds that hurt nobody themselves: Pin, Trip, binding spells. They cost a foe AP and expose it to others. */

/** Rounds planned for, and average AP per round. */
const planned = 2;
const roundAp = 12;

const passes = (fight: Fight, spec: CheckSpec): number =>
  chanceOf(fight.rulings, spec.kind, (spec.tn ?? 0) - checkBonus(fight, spec).value);

const denied = (fight: Fight, foe: Combatant, ap: number): number =>
  patienceOf(fight) * taste.deniedAp * danger(foe.sheet) * ap;

/** AP that a foe is expected to spend on escaping by a check with this chance. */
const apToEscape = (chance: number): number =>
  Math.min(planned * roundAp, costs.escape.ap / Math.max(0.1, chance));

/** How much more one attack of each friend is worth if the foe is as in `then`. */
function opened(fight: Fight, who: Combatant, foe: Combatant, then: Fight): number {
  let sum = 0;
  const target = then.combatants[foe.id] as Combatant;
  for (const friend of friendsOf(fight, who)) {
    const now = bestOf(deedsAt(fight, friend, [foe]));
    const later = now && bestOf(deedsAt(then, friend, [target]));
    if (now && later) sum += Math.max(0, later.worth - now.worth);
  }
  return sum;
}

/** SL-GRP-9, SL-GRP-10: the worth of trying to pin a foe. */
function pinWorth(fight: Fight, who: Combatant, foe: Combatant): number {
  const tn = defenseOf(fight, foe, strongerOf(fight, foe)).value;
  const clause = 'SL-GRP-9';
  const chance = passes(
    fight,
    combatCheck(fight, who.id, 'power', { clause, purpose: 'pin', terms: pinning, tn }),
  );
  const power = defenseOf(fight, who, 'power').value;
  const getsLoose = combatCheck(fight, foe.id, betterOfTwo(fight, foe.id), {
    clause,
    purpose: 'escape',
    tn: power,
  });
  const held: Combatant = combatantWith(foe, { pinnedBy: [...foe.pinnedBy, who.id] });
  const holder: Combatant = combatantWith(who, { grappling: [...who.grappling, foe.id] });
  const then = fightWithOthers(fight, [held, holder]);
  const now = bestOf(deedsAt(fight, who, [foe]));
  const later = bestOf(deedsAt(then, holder, [held]));
  const own = roundAp * ((later ? rateOf(later) : 0) - (now ? rateOf(now) : 0));
  return (
    chance * (denied(fight, foe, apToEscape(passes(fight, getsLoose))) + opened(fight, who, foe, then) + own)
  );
}

function pins(fight: Fight, who: Combatant, foe: Combatant): Deed | null {
  if (foe.pinnedBy.length > 0) return null;
  const { ap } = costs.pin;
  if (who.grappling.includes(foe.id)) {
    const choice: Choice = { option: 'pin', target: foe.id };
    if (isRefusal(pin.read(fight, who, choice))) return null;
    return { choice, ap, needs: ap, worth: pinWorth(fight, who, foe) };
  }
  return who.ap >= costs.grapple.ap + ap ? grapples(fight, who, foe) : null;
}

/** SL-GRP-5: a Grapple for the sake of a Pin in the same turn. */
function grapples(fight: Fight, who: Combatant, foe: Combatant): Deed | null {
  const full = grapple.read(fight, who, { option: 'grapple', target: foe.id });
  if (isRefusal(full)) return null;
  const means = meansOf(fight, who).find(({ id }) => id === full.with);
  if (!means) return null;
  const chance = hitChance(aimAt(fight, who, means, foe, 'grapple'));
  const ap = entryAp(fight, who, 'grapple', means) + costs.pin.ap;
  return { choice: full, ap, needs: ap, worth: chance * pinWorth(fight, who, foe) };
}

/** Whether any melee means reaches the foe. A quick check. */
const isInReach = (fight: Fight, who: Combatant, foe: Combatant): boolean =>
  meansOf(fight, who).some((means) => means.manner === 'melee' && reaches(fight, who, means, foe));

/** SL-MSC-7: a prone foe must get up, and is easier to hit until then. */
function trips(fight: Fight, who: Combatant, foe: Combatant): Deed | null {
  if (foe.posture !== 'standing' || foe.pinnedBy.length > 0 || !isInReach(fight, who, foe)) return null;
  const choice: Choice = { option: 'hinder', what: 'trip', target: foe.id };
  const { ap } = costs.hinder;
  if (who.ap < ap || isRefusal(hinder.read(fight, who, choice))) return null;
  const tn = defenseOf(fight, foe, resistanceOf(fight, foe)).value;
  const chance = passes(
    fight,
    combatCheck(fight, who.id, 'power', { clause: 'SL-MSC-7', purpose: 'trip', tn }),
  );
  const lying: Combatant = combatantWith(foe, { posture: 'prone' });
  const worth =
    denied(fight, foe, 2 * costs.posture.ap) + opened(fight, who, foe, fightWithOthers(fight, [lying]));
  return { choice, ap, needs: ap, worth: chance * worth };
}

/** SL-COM-1, SL-DEF-3: a bound foe cannot move and is easy to hit. */
function bonds(fight: Fight, who: Combatant, foe: Combatant, means: Means): Deed | null {
  const does = means.spell?.does;
  if (does?.deed !== 'bind' || !reaches(fight, who, means, foe)) return null;
  if (isImmobile(fight, foe) || judgeTarget(fight, who, means, foe) !== null) return null;
  const { ap } = means.spell ?? costs['cast-spell'];
  const chance = hitChance(aimAt(fight, who, means, foe));
  const getsLoose = combatCheck(fight, foe.id, betterOfTwo(fight, foe.id), {
    clause: 'SL-POS-5',
    purpose: 'escape',
    tn: does.escapeTn,
  });
  const bond = { kind: 'bound', on: foe.id, by: who.id, value: does.escapeTn } as Effect;
  const then = fightWithEffect(fight, bond);
  const own = bestOf(deedsAt(fight, who, [foe]));
  const later = bestOf(deedsAt(then, who, [foe]));
  const mine = own && later ? later.worth - own.worth : 0;
  const worth =
    denied(fight, foe, apToEscape(passes(fight, getsLoose))) + opened(fight, who, foe, then) + mine;
  const choice: Choice = { option: 'cast-spell', spell: means.id, target: foe.id };
  return { choice, ap, needs: ap, worth: chance * worth };
}

/** All deeds of this kind against these foes from here, with a worth above 0. */
export function holds(fight: Fight, who: Combatant, against: readonly Combatant[]): readonly Deed[] {
  const found: (Deed | null)[] = [];
  const spells = readyMeans(fight, who).filter(binds);
  for (const foe of against) {
    for (const means of spells) found.push(bonds(fight, who, foe, means));
    if (adjacent(fight, who, foe)) found.push(pins(fight, who, foe));
    found.push(trips(fight, who, foe));
  }
  return found.filter((deed): deed is Deed => deed !== null && deed.worth > 0);
}
