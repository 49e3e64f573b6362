import { pairMemory } from '../../../engine/memoize.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { baseGuard, guardPerSize } from '../costs.ts';
import { coverOf } from '../cover/cover.ts';
import type { CoverSaid } from '../cover/gm.ts';
import { addTerm, sizeOf } from '../derived.ts';
import { isAsInFight } from '../kept.ts';
import { lineMemory } from '../lines.ts';
import { armorOn, guardOf as ownGuard, shieldsOf } from '../numbers.ts';
import { isBehind } from '../position/behind.ts';
import { ignoresArmor } from '../quality.ts';
import { rulingIds } from '../rulings.ts';
import { sizesApart } from '../sizes.ts';
import type { Spot } from '../space.ts';
import { stancesOf } from '../stance.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';
import { leastSight, visibilityOf } from '../visibility/sight.ts';
import { meansNumber } from './means.ts';
import type { Means } from './types.ts';

/** The number that an attack must beat (AD-ATK-2, AD-ATK-4). Nothing else computes it. */

/** AD-OBJ-4, AD-R91: the number for an object without a printed Guard. */
const guard10: Term = {
  value: 10,
  op: 'set',
  label: 'a thing',
  clause: 'AD-OBJ-4',
  ruling: rulingIds.objectHit,
};

function ownTerms(fight: Fight, target: Combatant, means: Means): readonly Term[] {
  if (isObject(target) && target.sheet.printed.guard === undefined) {
    return [fight.rulings.objectHit === 'guard10' ? guard10 : { ...guard10, value: baseGuard }];
  }
  const { terms } = ownGuard(fight, target);
  if (fight.rulings.ignoreScope !== 'rankAndGuard') return terms;
  // AD-R85 `rankAndGuard`: armour that the weapon ignores gives no Guard either.
  const ignored = [
    ...armorOn(target).map(({ armor }) => armor),
    ...shieldsOf(target).map(({ shield }) => shield),
  ]
    .filter(({ rank }) => ignoresArmor(means.harm.rank, rank, fight.rulings))
    .map(({ name }) => name);
  return terms.map((term) =>
    ignored.includes(term.label) ? { ...term, off: 'inferior armour', ruling: rulingIds.ignoreScope } : term,
  );
}

/** AD-SIZ-4, AD-SIZ-5, AD-R100: the terms of size. */
export function sizeTerms(fight: Fight, attacker: Combatant, target: Combatant): readonly Term[] {
  const { rulings } = fight;
  const apart = sizesApart(sizeOf(attacker.sheet, rulings), sizeOf(target.sheet, rulings));
  const weighed = [attacker, target].some(({ sheet }) => sizeOf(sheet, rulings) !== sheet.size);
  const byMass = weighed ? rulingIds.sizeByTable : undefined;
  if (apart > 0) return [addTerm(guardPerSize * apart, 'smaller than the attacker', 'AD-SIZ-4', byMass)];
  if (apart === 0 || rulings.smallerAttacker === 'none') return [];
  return [addTerm(guardPerSize * apart, 'larger than the attacker', 'AD-SIZ-5', rulingIds.smallerAttacker)];
}

/** AD-POS-5: half, rounded up. */
function halved(terms: readonly Term[]): readonly Term[] {
  const { value } = fold(terms);
  const half: Term = {
    value: 0.5,
    op: 'times',
    label: 'from behind, unaware',
    clause: 'AD-POS-5',
    ruling: rulingIds.halvedGuard,
  };
  return value % 2 === 0 ? [...terms, half] : [...terms, half, addTerm(0.5, 'rounded up', 'AD-POS-5')];
}

/**
 * AD-ATK-4, AD-R55: Guard with size and cover, halved if the attack comes from behind; then visibility. Cached by the
 * positions and states of the two, unless the game master said something about the line.
 */
export function guardOf(
  fight: Fight,
  attacker: Combatant,
  target: Combatant,
  means: Means,
  behind = false,
  said: CoverSaid = {},
): Total {
  const work = (): Total => freshGuard(fight, attacker, target, means, behind, said);
  const plain = said.line === undefined && said.sturdy === undefined;
  if (!plain || !isAsInFight(fight, attacker, target)) return work();
  const guards = kept(fight, attacker, target, pairMemory<Total>);
  return guards(stancesOf(fight, attacker, target), meansNumber(means) * 2 + (behind ? 1 : 0), work);
}

/** For each line, a cache by the stances of the two. */
const kept = lineMemory<ReturnType<typeof pairMemory<Total>>>();

function freshGuard(
  fight: Fight,
  attacker: Combatant,
  target: Combatant,
  means: Means,
  behind: boolean,
  said: CoverSaid,
): Total {
  const own = ownTerms(fight, target, means);
  const size = sizeTerms(fight, attacker, target);
  const cover = coverOf(fight, attacker, target, means.manner, said).guard.terms;
  const sight = means.manner === 'ranged' ? visibilityOf(fight, attacker, target).vs.terms : [];
  return numberOf(fight, { own, size, cover, sight }, behind);
}

/** A lower bound of the number from any position: no cover, and only the visibility that holds everywhere. */
export function leastGuardOf(
  fight: Fight,
  attacker: Combatant,
  target: Combatant,
  means: Means,
  behind: boolean,
): number {
  const own = ownTerms(fight, target, means);
  const size = sizeTerms(fight, attacker, target);
  const sight = means.manner === 'ranged' ? leastSight(fight) : [];
  return numberOf(fight, { own, size, cover: [], sight }, behind).value;
}

interface Parts {
  readonly own: readonly Term[];
  readonly size: readonly Term[];
  readonly cover: readonly Term[];
  readonly sight: readonly Term[];
}

function numberOf({ rulings }: Fight, { own, size, cover, sight }: Parts, behind: boolean): Total {
  if (!behind) return fold([...own, ...size, ...cover, ...sight]);
  return rulings.halvedGuard === 'whole'
    ? fold([...halved([...own, ...size, ...cover]), ...sight])
    : fold([...halved(own), ...size, ...cover, ...sight]);
}

/**
 * AD-ATK-8: the number for an area attack; cover only as AD-R108 says. Nobody can declare that it comes from behind;
 * where that need not be declared (AD-R56), it halves the Guard of the unaware too.
 */
export function areaGuardOf(
  fight: Fight,
  attacker: Combatant,
  centre: Spot,
  target: Combatant,
  means: Means,
  said: CoverSaid = {},
): Total {
  const cover = coverOf(fight, centre, target, 'area', said).guard.terms;
  const sight = visibilityOf(fight, attacker, target).vs.terms;
  const behind = isBehind(fight, attacker, target, false);
  return numberOf(
    fight,
    {
      own: ownTerms(fight, target, means),
      size: sizeTerms(fight, attacker, target),
      cover,
      sight,
    },
    behind,
  );
}
