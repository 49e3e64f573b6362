import type { Share } from '../../../engine/keen/standing.ts';
import type { Id } from '../../../kernel/json.ts';
import { meansOf } from '../combat/means.ts';
import { standardAttack } from '../combat/offer.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, foes, livingPersona, one } from '../state.ts';
import { emptyWeapon } from './turns.ts';
import { promise, toughnessLeft } from './weigh.ts';

/** Wounds of somebody who is whole, with its Persona as whole as it can be. */
const toughness = ({ lightMax, heavyMax, personas, equipped }: Combatant): number =>
  lightMax + heavyMax + 1 + (personas.find(({ sheet }) => sheet.id === equipped)?.sheet.wounds ?? 0);

/** How a fight stands, for those who look ahead: wounds up to the last one, weapons that are loaded, points to spend. */
export const shares = (fight: Fight): readonly Share[] =>
  fight.listing.map((id) => {
    const who = one(fight, id);
    const left = conscious(who) ? Math.max(0.01, Math.min(1, wholeness(who))) : 0;
    return { id, side: who.side, worth: emptyWeapon(fight, who) ? unready : 1, left, means: meansLeft(who) };
  });

/** Who has to reload first is worth so much of somebody who is ready: it is a turn, and there may be something in the other hand. */
const unready = 0.95;

/** Points of Fate count so many times as much as all of Spirit: each of them may undo a blow. */
const fateToSpirit = 3;

function meansLeft({ spirit, spiritMax, fate, fateMax }: Combatant): number {
  const pools = [
    { left: spirit, max: spiritMax, counts: 1 },
    { left: fate, max: fateMax, counts: fateToSpirit },
  ].filter(({ max }) => max > 0);
  const all = pools.reduce((sum, { counts }) => sum + counts, 0);
  return pools.reduce((sum, { left, max, counts }) => sum + (counts * left) / max, 0) / Math.max(1, all);
}

/** The last wound of a Persona keeps off the rest of the blow that takes it (PE-PER-3): as good as another one. */
const wholeness = (who: Combatant): number =>
  (toughnessLeft(who) + (livingPersona(who) ? 1 : 0)) / (toughness(who) + (livingPersona(who) ? 1 : 0));

/** Nobody is worth less or more of a middling fighter than this. */
const [leastDanger, mostDanger] = [0.4, 2.5];

/**
 * How dangerous each one is: the part of an enemy that its best attack takes, wherever the two stand, next to the middle of
 * all. Who would be rid of others sooner than they of it has no reason to let a turn pass.
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

/** Even who can hurt nobody now may find a way. */
const tiny = 0.02;

function bestPart(fight: Fight, who: Combatant, foe: Combatant): number {
  const wounds = meansOf(fight, who).map((means) =>
    promise(fight, standardAttack(fight, who, means, foe), foe),
  );
  return Math.max(0, ...wounds) / toughness(foe);
}
