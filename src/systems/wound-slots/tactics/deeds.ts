import type { Choice } from '../../../kernel/port.ts';
import { entryAp, weaponAp } from '../combat/forms.ts';
import { judgeMeans, judgeTarget } from '../combat/judge-means.ts';
import { meansOf } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { costs } from '../costs.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, foes, one } from '../state.ts';
import type { Aim, Promised } from './promise.ts';
import { aimAt, promiseOf } from './promise.ts';

/** What could be done at somebody from here, what it promises and what it costs. */

export interface Deed extends Promised {
  /** What to answer now: a deed may begin with loading, drawing or walking. */
  readonly choice: Choice;
  /** AP in all. */
  readonly ap: number;
}

export const rateOf = ({ worth, ap }: Deed): number => worth / Math.max(1, ap);

export const better = (a: Deed | null, b: Deed | null): Deed | null =>
  a === null || (b !== null && rateOf(b) > rateOf(a)) ? b : a;

/** Enemies on their feet. */
export const standingFoes = (fight: Fight, who: Combatant): readonly Combatant[] =>
  fight.listing.map((id) => one(fight, id)).filter((foe) => foes(who, foe) && conscious(foe));

/** Whether fists are the best that there is: nobody boxes with a sword in hand. */
const isWorthwhile = (who: Combatant, means: Means): boolean =>
  means.weapon?.id !== 'unarmed' ||
  who.grappling.length > 0 ||
  (who.sheet.natural.length === 0 && !who.hands.some(({ item }) => item.thing.kind === 'weapon'));

/** AP of loading that come before the next shot: what is missing now, or what the last shot will have cost. */
const loadingOf = (fight: Fight, { item, weapon, manner }: Means): number =>
  item !== null && manner === 'ranged' ? Math.max(fight.unloaded[item.id] ?? 0, weapon?.loading ?? 0) : 0;

const isUnloaded = (fight: Fight, { item, manner }: Means): boolean =>
  item !== null && manner === 'ranged' && (fight.unloaded[item.id] ?? 0) > 0;

/** Means that could be used from here, unloaded ones too. */
export const readyMeans = (fight: Fight, who: Combatant): readonly Means[] =>
  meansOf(fight, who).filter((means) => {
    if (!isWorthwhile(who, means)) return false;
    const refused = judgeMeans(fight, who, means);
    return refused === null || (refused.code === 'notLoaded' && isUnloaded(fight, means));
  });

/** The best that can be done at these from where this one stands; `null` when nobody can be hurt. */
export function bestDeed(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  most = Number.POSITIVE_INFINITY,
): Deed | null {
  let best: Deed | null = null;
  for (const means of readyMeans(fight, who)) {
    if (means.spell?.does.deed === 'bind') continue;
    for (const foe of against) {
      if (judgeTarget(fight, who, means, foe) !== null) continue;
      best = better(best, bestForm(fight, who, means, foe, most));
    }
  }
  return best;
}

/** The best form of attack with these means at this one. */
export function bestForm(
  fight: Fight,
  who: Combatant,
  means: Means,
  foe: Combatant,
  most = Number.POSITIVE_INFINITY,
): Deed | null {
  const aim = aimAt(fight, who, means, foe);
  if (means.spell) {
    if (means.spell.ap > most) return null;
    const choice = { option: 'cast-spell', spell: means.id, target: foe.id };
    return { choice, ap: means.spell.ap, ...promiseOf(aim, 'spell') };
  }
  let best: Deed | null = null;
  for (const deed of weaponDeeds(aim, who, means)) if (deed.ap <= most) best = better(best, deed);
  const loading = loadingOf(fight, means);
  if (best === null || loading === 0) return best;
  const choice = isUnloaded(fight, means) ? { option: 'load', item: means.item?.id } : best.choice;
  return { ...best, choice, ap: best.ap + loading };
}

function weaponDeeds(aim: Aim, who: Combatant, means: Means): readonly Deed[] {
  const { fight, target } = aim;
  const at = (option: 'standard-attack' | 'quick-attack' | 'strong-attack'): Choice => ({
    option,
    with: means.id,
    target: target.id,
  });
  const found: Deed[] = [
    {
      choice: at('standard-attack'),
      ap: entryAp(fight, who, 'standard-attack', means),
      ...promiseOf(aim, 'standard'),
    },
  ];
  if (means.manner !== 'melee') return found;
  found.push({
    choice: at('quick-attack'),
    ap: entryAp(fight, who, 'quick-attack', means),
    ...promiseOf(aim, 'quick'),
  });
  if (who.stamina >= costs['strong-attack'].stamina) {
    found.push({
      choice: at('strong-attack'),
      ap: entryAp(fight, who, 'strong-attack', means),
      ...promiseOf(aim, 'strong'),
    });
  }
  found.push(...specialDeeds(fight, who, means, target));
  return found;
}

/** SL-ATK-9: what the sheet has beside the attacks of the book, when there was room for its run-up. */
function specialDeeds(fight: Fight, who: Combatant, means: Means, target: Combatant): readonly Deed[] {
  const found: Deed[] = [];
  const walked = who.riding ? one(fight, who.riding.mount).movement.walked : who.movement.walked;
  for (const special of who.sheet.specials) {
    if (special.group !== means.weapon?.group || walked < special.afterMoving) continue;
    if (who.stamina < special.stamina) continue;
    const penetrating = special.penetrating === true || means.penetrating;
    const aim = aimAt(fight, who, { ...means, penetrating }, target, { form: 'special' });
    found.push({
      choice: { option: 'special-attack', special: special.id, with: means.id, target: target.id },
      ap: weaponAp(fight, who, special.ap, means),
      ...promiseOf(aim, 'special'),
    });
  }
  return found;
}
