import type { Share } from '../../../engine/keen/standing.ts';
import type { Id } from '../../../kernel/json.ts';
import { meansOf } from '../combat/means.ts';
import { standardAttack } from '../combat/offer.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, foes, livingPersona, one } from '../state.ts';
import { emptyWeapon } from './turns.ts';
import { promise, toughnessLeft } from './weigh.ts';

/** The wounds of an unhurt combatant, its equipped Persona's included. */
const toughness = ({ lightMax, heavyMax, personas, equipped }: Combatant): number =>
  lightMax + heavyMax + 1 + (personas.find(({ sheet }) => sheet.id === equipped)?.sheet.wounds ?? 0);

/** The state of a fight for tactics that look ahead: wounds left, loaded weapons, points to spend. */
export const shares = (fight: Fight): readonly Share[] =>
  fight.listing.map((id) => {
    const who = one(fight, id);
    const left = conscious(who) ? Math.max(0.01, Math.min(1, wholeness(who))) : 0;
    return { id, side: who.side, worth: emptyWeapon(fight, who) ? unready : 1, left, means: meansLeft(who) };
  });

/** The worth of a combatant that has to reload first: it costs a turn, but the other hand may hold another weapon. */
const unready = 0.95;

/** How many times as much as Spirit the Fate Points count: each may undo a hit. */
const fateToSpirit = 3;

function meansLeft({ spirit, spiritMax, fate, fateMax }: Combatant): number {
  const pools = [
    { left: spirit, max: spiritMax, counts: 1 },
    { left: fate, max: fateMax, counts: fateToSpirit },
  ].filter(({ max }) => max > 0);
  const all = pools.reduce((sum, { counts }) => sum + counts, 0);
  return pools.reduce((sum, { left, max, counts }) => sum + (counts * left) / max, 0) / Math.max(1, all);
}

/**
 * The part of its wounds that is left. A living Persona counts one more, because its last wound absorbs the rest of the
 * hit (PE-PER-3).
 */
const wholeness = (who: Combatant): number =>
  (toughnessLeft(who) + (livingPersona(who) ? 1 : 0)) / (toughness(who) + (livingPersona(who) ? 1 : 0));

/** The limits of a combatant's danger, relative to the mean. */
const [leastDanger, mostDanger] = [0.4, 2.5];

/**
 * How dangerous each conscious combatant is: the mean part of an enemy's wounds that its best attack takes, wherever
 * they stand, relative to the geometric mean of all. The side that would win by attacking has no reason to wait.
 */
export function dangers(fight: Fight): { readonly [id: Id]: number } {
  const there = fight.listing.map((id) => one(fight, id)).filter(conscious);
  const found = there.map((who) => {
    const against = there.filter((foe) => foes(who, foe));
    const parts = against.map((foe) => bestPart(fight, who, foe));
    return parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length);
  });
  const middle = Math.exp(
    found.reduce((sum, part) => sum + Math.log(part + tiny), 0) / Math.max(1, found.length),
  );
  return Object.fromEntries(
    there.map(({ id }, at) => [
      id,
      Math.min(mostDanger, Math.max(leastDanger, ((found[at] ?? 0) + tiny) / middle)),
    ]),
  );
}

/** A minimum: a combatant that can hurt nobody now may find a way. */
const tiny = 0.02;

function bestPart(fight: Fight, who: Combatant, foe: Combatant): number {
  const wounds = meansOf(fight, who).map((means) =>
    promise(fight, standardAttack(fight, who, means, foe), foe),
  );
  return Math.max(0, ...wounds) / toughness(foe);
}
