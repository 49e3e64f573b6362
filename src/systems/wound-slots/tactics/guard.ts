import { entryAp } from '../combat/forms.ts';
import { judgeMeans, judgeThere } from '../combat/judge-means.ts';
import { farthest } from '../combat/line.ts';
import { meansOf } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { apGains } from '../derived.ts';
import { isHelpless } from '../fatigue.ts';
import { moverOf } from '../movement/buying.ts';
import { rateOf as paceOf } from '../movement/rate.ts';
import { distanceBetween, gapBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, foes, one } from '../state.ts';
import { gainOf } from '../turn/ap.ts';
import { standingFoes } from './deeds.ts';
import { aimAt, promiseOf } from './promise.ts';

/** What others are going to do to somebody until its next turn, and what it is worth to be ready for it. */

/** AP with which a foe goes into its next turn: everybody has one more before the one who asks. */
const apNext = (fight: Fight, foe: Combatant): number =>
  Math.min(
    apGains(foe.sheet, fight.rulings).most,
    foe.ap + (foe.hadTurn ? gainOf(fight, foe, 'start') : 0),
  );

const attackAp = (fight: Fight, foe: Combatant, means: Means): number =>
  means.spell
    ? means.spell.ap
    : entryAp(fight, foe, 'standard-attack', means) +
      (means.manner === 'ranged' ? (means.weapon?.loading ?? 0) : 0);

/** How often a foe could attack somebody in its next turn with these means, as the crow flies. */
export function attacksBy(fight: Fight, foe: Combatant, means: Means, who: Combatant, slack = 0): number {
  let ap = apNext(fight, foe);
  if (means.manner === 'melee') {
    const yards = gapBetween(fight, foe, who) - means.reach - slack;
    const pace = paceOf(fight, moverOf(fight, foe));
    if (yards > 0 && pace <= 0) return 0;
    if (yards > 0) ap -= Math.ceil((4 * yards) / pace);
  } else if (distanceBetween(fight, foe, who) > farthest(means) || judgeThere(fight, foe, who) !== null) {
    return 0;
  }
  return Math.max(0, Math.min(3, Math.floor(ap / attackAp(fight, foe, means))));
}

/** What of a body is used to fight: not fists beside a sword, nor spells without mana. */
function weaponOfChoice(
  fight: Fight,
  foe: Combatant,
  who: Combatant,
  slack: number,
): { readonly means: Means; readonly attacks: number } | null {
  let found: { readonly means: Means; readonly attacks: number } | null = null;
  for (const means of meansOf(fight, foe)) {
    if (means.spell?.does.deed === 'bind') continue;
    const refused = judgeMeans(fight, foe, means);
    if (refused !== null && refused.code !== 'notLoaded') continue;
    const attacks = attacksBy(fight, foe, means, who, slack);
    if (attacks > (found?.attacks ?? 0)) found = { means, attacks };
  }
  return found;
}

/** Others on the same side who are as near, or nearly: blows are shared out among them. */
function sharers(fight: Fight, foe: Combatant, who: Combatant): number {
  const yards = distanceBetween(fight, foe, who);
  let count = 0;
  for (const id of fight.listing) {
    const other = one(fight, id);
    if (other.side !== who.side || !conscious(other) || other.ridden !== null) continue;
    if (distanceBetween(fight, foe, other) <= yards + 2) count++;
  }
  return Math.max(1, count);
}

export interface Expected {
  /** Worth that is lost as one stands, and when one defends oneself (SL-COM-2, SL-COM-3). */
  readonly open: number;
  readonly guarded: number;
  /** How many blows are to be expected. */
  readonly blows: number;
}

export function expectedHarm(fight: Fight, who: Combatant, slack = 0): Expected {
  let [open, guarded, blows, on] = [0, 0, 0, 1];
  for (const foe of standingFoes(fight, who)) {
    if (isHelpless(foe) || foe.ridden !== null) continue;
    const choice = weaponOfChoice(fight, foe, who, slack);
    if (!choice) continue;
    const { means } = choice;
    const times = choice.attacks / sharers(fight, foe, who);
    const bare = promiseOf(aimAt(fight, foe, means, who, {}, false), 'standard');
    const wary = promiseOf(aimAt(fight, foe, means, who, {}, true), 'standard');
    blows += times;
    open += times * bare.worth;
    guarded += times * (on * wary.worth + (1 - on) * bare.worth);
    on *= (1 - wary.wound) ** times;
  }
  return { open, guarded, blows };
}

/** Whether some foe could come and strike in melee before the own next turn. */
export const inDanger = (fight: Fight, who: Combatant): boolean =>
  standingFoes(fight, who).some(
    (foe) =>
      foes(foe, who) &&
      !isHelpless(foe) &&
      meansOf(fight, foe).some(
        (means) => means.manner === 'melee' && attacksBy(fight, foe, means, who) > 0,
      ),
  );
