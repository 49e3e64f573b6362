import { flankingPair } from '../../../battlefield/flanking.ts';
import { memory } from '../../../engine/stamps.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import { isHelpless } from '../fatigue.ts';
import { footingOf } from '../footing.ts';
import { rulingIds } from '../rulings.ts';
import { adjacent, fieldOf, gapBetween, sideOf, yardsApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, everybody, foes, one } from '../state.ts';
import { judgeMeans, judgeThere } from './judge-means.ts';
import { yardsFor } from './line.ts';
import { meansOf } from './means.ts';
import type { Means } from './types.ts';

/** Flanking and rear attacks (section FLK). */

/**
 * SL-FLK-2: whether `who` could attack the target with a weapon that it has ready: within reach, or within the first
 * increment.
 */
function threatens(fight: Fight, who: Combatant, target: Combatant): boolean {
  const all = meansOf(fight, who);
  // A quick check first: no distance is less than the gap, and most combatants are farther away than any reach.
  if (gapBetween(fight, who, target) > longest(all)) return false;
  for (const means of all) {
    if (means.manner === 'spell') continue;
    if (yardsFor(fight, who, means, target) > means.reach) continue;
    if (judgeMeans(fight, who, means) === null && judgeThere(fight, who, target) === null) return true;
  }
  return false;
}

/** The longest reach or first increment of any weapon, -1 without one. Cached by the list of means. */
function longest(all: readonly Means[]): number {
  let known = reaches.get(all);
  if (known === undefined) {
    known = -1;
    for (const { manner, reach } of all) if (manner !== 'spell') known = Math.max(known, reach);
    reaches.set(all, known);
  }
  return known;
}

const reaches = new WeakMap<readonly Means[], number>();

/**
 * SL-FLK-2, SL-R24: the hostile combatants who count towards flanking `target`, including those that it ignores
 * (SL-FLK-6 leaves them out). Those who ignore `target` (SL-FLK-7) are included only if `heedless`.
 */
export const hemmers = (fight: Fight, target: Combatant, heedless = false): readonly Combatant[] =>
  hemming(fight, target, heedless).map((id) => one(fight, id));

const hemmed = memory<readonly Id[], Fight>(footingOf);
const hemmedHeedless = memory<readonly Id[], Fight>(footingOf);

function hemming(fight: Fight, target: Combatant, heedless: boolean): readonly Id[] {
  if (fight.combatants[target.id] !== target) return countHemming(fight, target, heedless);
  const kept = heedless ? hemmedHeedless : hemmed;
  return kept(fight, target.id, () => countHemming(fight, target, heedless));
}

const countHemming = (fight: Fight, target: Combatant, heedless: boolean): readonly Id[] =>
  everybody(fight)
    .filter((who) => hems(fight, who, target, heedless))
    .map(({ id }) => id);

function hems(fight: Fight, who: Combatant, target: Combatant, heedless: boolean): boolean {
  if (who.id === target.id || !foes(who, target) || !conscious(who) || isHelpless(who)) return false;
  if (!heedless && who.ignoring.includes(target.id)) return false;
  if (fight.rulings.flankGeometry === 'adjacentOnly' && !adjacent(fight, who, target)) return false;
  if (!threatens(fight, who, target)) return false;
  return yardsApart(fight, who.cell, sideOf(fight, who), target.cell, sideOf(fight, target)) > 0;
}

/** SL-FLK-1: the pair that flanks `target`; `null` if it is not flanked. */
export function flankedBy(fight: Fight, target: Combatant): readonly [Id, Id] | null {
  const all = hemming(fight, target, false);
  if (all.length < 2) return null;
  const { ignoring } = target;
  return pairAmong(fight, target, ignoring.length > 0 ? all.filter((id) => !ignoring.includes(id)) : all);
}

/**
 * Whether `target` would be flanked if `there`, a combatant in a changed position, stood there. Cached results can be
 * used for all others, because whether they count does not depend on that one.
 */
export function wouldBeFlanked(fight: Fight, target: Combatant, there: Combatant): boolean {
  const { ignoring } = target;
  const counts = (id: Id): boolean => id !== there.id && !ignoring.includes(id);
  const others = hemming(fight, target, false).filter(counts);
  const joins = !ignoring.includes(there.id) && hems(fight, there, target, false);
  return pairAmong(fight, target, joins ? [...others, there.id] : others, there) !== null;
}

/** SL-FLK-1: a flanking pair among `around`. `there` replaces the combatant with its id. */
function pairAmong(
  fight: Fight,
  target: Combatant,
  around: readonly Id[],
  there: Combatant | null = null,
): readonly [Id, Id] | null {
  if (around.length < 2) return null;
  const place = (who: Combatant) => ({ cell: who.cell, size: sideOf(fight, who) });
  const places = around.map((id) => place(there?.id === id ? there : one(fight, id)));
  const pair = flankingPair(fieldOf(fight), place(target), places, 'angle', 120);
  const [a, b] = pair === null ? [] : [around[pair[0]], around[pair[1]]];
  return a && b ? [a, b] : null;
}

/** Whether the combatant is conscious and flanked. */
export function isFlanked(fight: Fight, id: Id): boolean {
  const who = one(fight, id);
  return conscious(who) && flankedBy(fight, who) !== null;
}

/** The ids of all who are conscious and flanked. */
export const flankedOnes = (fight: Fight): readonly Id[] =>
  fight.listing.filter((id) => isFlanked(fight, id));

/** Why a combatant is not flanked who would be if nobody ignored anybody (SL-FLK-6, SL-FLK-7); otherwise `null`. */
function unflankedBecause(fight: Fight, target: Combatant): Pick<Term, 'clause' | 'off'> | null {
  if (target.ignoring.length > 0 && pairAmong(fight, target, hemming(fight, target, false)) !== null) {
    return { clause: 'SL-FLK-6', off: 'whom it ignores does not flank it' };
  }
  const ignored = everybody(fight).some(({ ignoring }) => ignoring.includes(target.id));
  if (!ignored || pairAmong(fight, target, hemming(fight, target, true)) === null) return null;
  return { clause: 'SL-FLK-7', off: 'who ignores it does not flank it' };
}

const bonus = 2;
const rearAttack = 'rear attack';

/** SL-FLK-3, SL-FLK-5, SL-R26: the flanking bonus of an attack by `who` on `target`. */
export function flankTerms(fight: Fight, who: Combatant, target: Combatant): readonly Term[] {
  const rear = target.ignoring.includes(who.id);
  const pair = flankedBy(fight, target);
  const terms: Term[] = [];
  if (pair !== null) {
    const replaced = rear && fight.rulings.rearStacking === 'replaces';
    terms.push({
      value: bonus,
      op: 'add',
      label: 'flanked',
      clause: 'SL-FLK-3',
      ruling: replaced ? rulingIds.rearStacking : rulingIds.flankGeometry,
      ...(replaced ? { off: 'a rear attack takes its place', yields: rearAttack } : {}),
    });
  } else {
    const because = unflankedBecause(fight, target);
    if (because) terms.push({ value: bonus, op: 'add', label: 'flanked', ...because });
  }
  if (rear) {
    terms.push({
      value: 2 * bonus,
      op: 'add',
      label: rearAttack,
      clause: 'SL-FLK-5',
      ruling: rulingIds.rearStacking,
    });
  }
  return terms;
}
