import { memory } from '../../../engine/stamps.ts';
import type { Choice } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { isMadeWith, specialAttack } from '../actions/special-attack.ts';
import { dryAp, entryAp, weaponAp } from '../combat/forms.ts';
import { judgeMeans, judgeTarget, reaches } from '../combat/judge-means.ts';
import { meansOf, penetratingMeans } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { costs } from '../costs.ts';
import { footingOf } from '../footing.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, everybody, foes } from '../state.ts';
import type { Aim } from './promise.ts';
import { aimAt, promiseOf } from './promise.ts';

/** A possible deed with its estimated worth and its AP. */

export interface Deed {
  /** The choice to answer now. A deed may begin with loading or walking. */
  readonly choice: Choice;
  /**
   * The share of the target's remaining life that is lost, times its danger. All other gains are counted in the same
   * unit.
   */
  readonly worth: number;
  /** Total AP; of a shot including loading, before or after it. */
  readonly ap: number;
  /** AP that must be available now. */
  readonly needs: number;
  /** The chance that it takes the target out. */
  readonly out?: number;
}

export const rateOf = ({ worth, ap }: Deed): number => worth / Math.max(1, ap);

/** The deed with the highest worth per AP among those that need at most `most` AP now; `null`: none. */
export function bestOf(deeds: readonly Deed[], most = Number.POSITIVE_INFINITY): Deed | null {
  let best: Deed | null = null;
  for (const deed of deeds) {
    if (deed.needs <= most && (best === null || rateOf(deed) > rateOf(best))) best = deed;
  }
  return best;
}

/** Enemies who are conscious. */
export const standingFoes = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everybody(fight).filter((foe) => foes(who, foe) && conscious(foe));

/** Conscious members of the own side, without the combatant itself. */
export const friendsOf = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everybody(fight).filter((friend) => friend.id !== who.id && !foes(who, friend) && conscious(friend));

export const binds = ({ spell }: Means): boolean => spell?.does.deed === 'bind';

/**
 * Whether these means have become useless: a spell whose mana is gone, or what shoots for somebody below the surface,
 * unless it has only sunk and will come up again (SL-STA-6, SL-UWC-2).
 */
export function isUseless(fight: Fight, who: Combatant, means: Means): boolean {
  const refused = judgeMeans(fight, who, means);
  return refused?.code === 'noMana' || (refused?.code === 'underwater' && !who.sunk);
}

/** Whether it uses bare hands: when it has nothing else, or is in a grapple, where many weapons cannot be used. */
const boxes = (fight: Fight, who: Combatant): boolean =>
  who.grappling.length > 0 ||
  !meansOf(fight, who).some(
    (means) => means.weapon?.id !== 'unarmed' && !binds(means) && !isUseless(fight, who, means),
  );

const loadingLeft = (fight: Fight, { item, manner }: Means): number =>
  item !== null && manner === 'ranged' ? (fight.unloaded[item.id] ?? 0) : 0;

/** Means that can be used from here, after loading if necessary. Cached by footing. */
export const readyMeans = (fight: Fight, who: Combatant): readonly Means[] =>
  fight.combatants[who.id] === who
    ? ready(fight, who.id, () => findReady(fight, who))
    : findReady(fight, who);

const ready = memory<readonly Means[], Fight>(footingOf);

function findReady(fight: Fight, who: Combatant): readonly Means[] {
  const fists = boxes(fight, who);
  return meansOf(fight, who).filter((means) => {
    if (means.weapon?.id === 'unarmed' && !fists) return false;
    const refused = judgeMeans(fight, who, means);
    return refused === null || (refused.code === 'notLoaded' && loadingLeft(fight, means) > 0);
  });
}

/** Whether all its usable means are ranged weapons or spells. */
export const isFarFighter = (fight: Fight, who: Combatant): boolean => {
  const all = readyMeans(fight, who);
  return all.length > 0 && all.every(({ manner }) => manner !== 'melee');
};

/** All attacks on these foes from where it stands. */
export function deedsAt(fight: Fight, who: Combatant, against: readonly Combatant[]): readonly Deed[] {
  const found: Deed[] = [];
  for (const means of readyMeans(fight, who)) {
    if (binds(means)) continue;
    for (const foe of against) {
      // A quick check first: most foes are out of reach, and the reason is not needed.
      if (!reaches(fight, who, means, foe)) continue;
      if (judgeTarget(fight, who, means, foe) === null) found.push(...deedsWith(fight, who, means, foe));
    }
  }
  return found;
}

/** The forms of attack with these means on this foe, with AP for loading. */
export function deedsWith(fight: Fight, who: Combatant, means: Means, foe: Combatant): readonly Deed[] {
  const aim = aimAt(fight, who, means, foe);
  if (means.spell) return [spellDeed(aim)];
  const deeds = weaponDeeds(aim, who);
  if (means.manner !== 'ranged') return deeds;
  const left = loadingLeft(fight, means);
  const loading = Math.max(left, means.weapon?.loading ?? 0);
  return deeds.map((deed) => ({
    ...deed,
    ap: deed.ap + loading,
    needs: deed.needs + left,
    choice: left > 0 ? { option: 'load', item: means.item?.id } : deed.choice,
  }));
}

function spellDeed(aim: Aim): Deed {
  const { means } = aim;
  const ap = means.spell?.ap ?? costs['cast-spell'].ap;
  const choice: Choice = { option: 'cast-spell', spell: means.id, target: aim.target.id };
  return { choice, ap, needs: ap, ...promiseOf(aim, 'spell') };
}

const strikes = { standard: 'standard-attack', quick: 'quick-attack', strong: 'strong-attack' } as const;

const quickest = Math.min(...Object.values(strikes).map((entry) => costs[entry].ap));

/** A lower bound of the AP of any attack with these means, wherever it is made and whatever must be loaded. */
export function fewestAp({ sheet: { specials } }: Combatant, means: Means): number {
  if (means.spell) return means.spell.ap;
  if (means.manner !== 'melee') return dryAp(costs['standard-attack'].ap, means);
  return dryAp(Math.min(quickest, ...specials.map(({ ap }) => ap)), means);
}

function strike(aim: Aim, who: Combatant, form: keyof typeof strikes): Deed {
  const { means } = aim;
  const option = strikes[form];
  const ap = entryAp(aim.fight, who, option, means);
  const choice: Choice = { option, with: means.id, target: aim.target.id };
  return { choice, ap, needs: ap, ...promiseOf(aim, form) };
}

function weaponDeeds(aim: Aim, who: Combatant): readonly Deed[] {
  if (aim.means.manner !== 'melee') return [strike(aim, who, 'standard')];
  const found = [strike(aim, who, 'standard'), strike(aim, who, 'quick')];
  if (who.stamina >= costs['strong-attack'].stamina) found.push(strike(aim, who, 'strong'));
  for (const special of who.sheet.specials) {
    if (special.stamina > who.stamina || !isMadeWith(special, aim.means)) continue;
    const deed = specialDeed(aim, who, special.id);
    if (deed) found.push(deed);
  }
  return found;
}

/** SL-ATK-9: a special attack of the sheet; `null` if it is not possible (its run-up may be missing). */
function specialDeed({ fight, means, target }: Aim, who: Combatant, id: string): Deed | null {
  const special = who.sheet.specials.find((each) => each.id === id);
  const choice: Choice = { option: 'special-attack', special: id, with: means.id, target: target.id };
  if (!special || isRefusal(specialAttack.read(fight, who, choice))) return null;
  const penetrating = special.penetrating === true || means.penetrating;
  const aim = aimAt(fight, who, penetratingMeans(means, penetrating), target, 'special');
  const ap = weaponAp(fight, who, special.ap, means);
  return { choice, ap, needs: ap, ...promiseOf(aim, 'special') };
}

/** Loads a weapon with AP that are left over; `null`: nothing to load, or too few AP. */
export function loadUp(fight: Fight, who: Combatant): Choice | null {
  const empty = meansOf(fight, who).find((means) => loadingLeft(fight, means) > 0);
  if (!empty || loadingLeft(fight, empty) > who.ap) return null;
  return { option: 'load', item: empty.item?.id };
}
