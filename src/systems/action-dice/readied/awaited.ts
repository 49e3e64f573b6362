import type { Id } from '../../../kernel/json.ts';
import type { AwaitedKind, Readied } from '../acts/act.ts';
import { standingOn } from '../copies.ts';
import { farthestReach } from '../openings/reach.ts';
import { clearPath, distanceBetween, within } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { allies, everyone, foes, isObject, one } from '../state.ts';
import type { Happening } from './happening.ts';

/** The words of awaited conditions (AD-ACT-11). */

export const awaitedNames: { readonly [kind in AwaitedKind]: string } = {
  reach: 'an enemy comes within reach',
  range: 'an enemy comes within a distance',
  attacks: 'an enemy attacks',
  moves: 'an enemy moves',
  ability: 'an enemy uses an ability',
  allyHit: 'an ally is hit',
  words: 'something else, in words',
};

type Step = Extract<Happening, { readonly event: 'step' }>;

/** AD-POS-8, AD-POS-9: whether it moves from outside the holder's reach into it. */
function comesIntoReach(fight: Fight, holder: Combatant, { who, from, to }: Step): boolean {
  const mover = one(fight, who);
  const reach = farthestReach(fight, holder);
  const inside = (cell: Step['to']): boolean => {
    const there = standingOn(mover, cell);
    return within(fight, holder, there, reach) && clearPath(fight, holder, there);
  };
  return !inside(from) && inside(to);
}

function comesIntoRange(fight: Fight, holder: Combatant, feet: number, { who, from, to }: Step): boolean {
  const mover = one(fight, who);
  const away = (cell: Step['to']): number => distanceBetween(fight, holder, standingOn(mover, cell));
  return away(from) > feet && away(to) <= feet;
}

/** Whether a happening fulfils a readied act's condition. Conditions in words are left to the game master. */
export function isAwaited(fight: Fight, holder: Combatant, readied: Readied, happening: Happening): boolean {
  switch (readied.trigger) {
    case 'allyHit':
      return happening.event === 'hit' && isAboutAlly(fight, holder, readied, happening.target);
    case 'words':
      return false;
    case 'reach':
    case 'range':
    case 'attacks':
    case 'moves':
    case 'ability':
      return isAboutFoe(fight, holder, readied, happening.who) && does(fight, holder, readied, happening);
  }
}

/** Whether anybody awaits it. */
export const isAwaitedBySomebody = (fight: Fight, happening: Happening): boolean =>
  everyone(fight).some((holder) =>
    holder.readied.some((readied) => isAwaited(fight, holder, readied, happening)),
  );

/** AD-ENC-1: whether the target is an ally other than oneself, or the one named; objects never count. */
function isAboutAlly(fight: Fight, holder: Combatant, { about }: Readied, target: Id): boolean {
  const hit = one(fight, target);
  if (target === holder.id || isObject(hit)) return false;
  return about === null ? allies(holder, hit) : about === target;
}

const isAboutFoe = (fight: Fight, holder: Combatant, { about }: Readied, by: Id): boolean =>
  about === null ? foes(holder, one(fight, by)) : about === by;

/** Whether the happening is what an enemy is expected to do. */
function does(
  fight: Fight,
  holder: Combatant,
  { trigger, feet = 0 }: Readied,
  happening: Happening,
): boolean {
  switch (trigger) {
    case 'reach':
      return happening.event === 'step' && comesIntoReach(fight, holder, happening);
    case 'range':
      return happening.event === 'step' && comesIntoRange(fight, holder, feet, happening);
    case 'moves':
      return happening.event === 'step' && happening.forced !== true;
    case 'attacks':
      return happening.event === 'attack';
    case 'ability':
      return happening.event === 'ability';
    case 'allyHit':
    case 'words':
      return false;
  }
}
