import { memoizedByObject, objectNumber } from '../../../engine/memoize.ts';
import { stanceOfTwo, stancesBySheet } from '../../../engine/stances.ts';
import { isExhausted, isFatigued } from '../derived.ts';
import type { Combatant, Fight } from '../state.ts';
import { livingPersona } from '../state.ts';
import { batonOf, injuryCounts } from '../test/standing-edge.ts';

/**
 * A number for everything about a combatant that its tests, Damage and Defense depend on, except its place, those
 * around it, and what `meeting.ts` looks at. It recurs in later rounds and other fights, with different wounds, Stress
 * and points.
 */

/** The fields read for a combatant's last stance. Lists and records are replaced as a whole, so identity is enough. */
interface Last {
  readonly rulings: Fight['rulings'];
  readonly round: number;
  /** Whether it has anything that may end with a round. */
  readonly timed: boolean;
  readonly baton: number;
  readonly decay: Combatant['decay'];
  readonly ailments: Combatant['ailments'];
  readonly augments: Combatant['augments'];
  readonly injuries: Combatant['injuries'];
  readonly hands: Combatant['hands'];
  readonly apLost: Combatant['apLost'];
  readonly personas: Combatant['personas'];
  readonly equipped: Combatant['equipped'];
  readonly flags: number;
  readonly out: Combatant['out'];
  readonly stance: number;
}

const last = new WeakMap<Combatant, Last>();

const standing = stancesBySheet();

/** The stance: equal numbers mean the same sheet and rulings, and the same injuries, weapons, hindrances and help. */
function stanceOf(fight: Fight, who: Combatant): number {
  const { rulings, round } = fight;
  const baton = batonOf(fight, who.id);
  const flags = flagsOf(who);
  const before = last.get(who);
  if (
    before !== undefined &&
    before.rulings === rulings &&
    (!before.timed || before.round === round) &&
    before.baton === baton &&
    before.decay === who.decay &&
    before.ailments === who.ailments &&
    before.augments === who.augments &&
    before.injuries === who.injuries &&
    before.hands === who.hands &&
    before.apLost === who.apLost &&
    before.personas === who.personas &&
    before.equipped === who.equipped &&
    before.flags === flags &&
    before.out === who.out
  ) {
    return before.stance;
  }
  const stance = standing(rulings, who.sheet).of(`${baton} ${flags} ${wordOf(fight, who)}`);
  last.set(who, {
    rulings,
    round,
    timed: who.augments.length > 0 || Object.keys(who.injuries).length > 0,
    baton,
    decay: who.decay,
    ailments: who.ailments,
    augments: who.augments,
    injuries: who.injuries,
    hands: who.hands,
    apLost: who.apLost,
    personas: who.personas,
    equipped: who.equipped,
    flags,
    out: who.out,
    stance,
  });
  return stance;
}

/** The number of the stances of an attacker and its target together. */
export const stancesOf = (fight: Fight, who: Combatant, target: Combatant): number =>
  stanceOfTwo(stanceOf(fight, who), stanceOf(fight, target));

const bandNumbers = { ground: 0, low: 1, high: 2 } as const;

function flagsOf(who: Combatant): number {
  return (
    bandNumbers[who.band] +
    (who.prone ? 4 : 0) +
    (who.running ? 8 : 0) +
    (who.defending ? 16 : 0) +
    (who.surprised ? 32 : 0) +
    (who.heldBy.length > 0 ? 64 : 0) +
    (isFatigued(who) ? 128 : 0) +
    (isExhausted(who) ? 256 : 0)
  );
}

const thingNumber = (thing: object | null): number => (thing === null ? 0 : objectNumber(thing));

/** The text of a record, cached: records are replaced as a whole. */
const textOf = memoizedByObject((record: object): string => JSON.stringify(record));

/** Everything that is not in the flags, as a string. */
function wordOf(fight: Fight, who: Combatant): string {
  const { decay, ailments, augments, injuries, hands, apLost, out } = who;
  const hurt = Object.entries(injuries).filter(([, injury]) => injuryCounts(fight, injury));
  return [
    textOf(decay),
    ailments.map(({ id }) => id).join(),
    augments
      .filter(({ until }) => until >= fight.round)
      .map(({ on, advantages }) => `${on}${advantages}`)
      .join(),
    hurt.map(([location, { row }]) => `${location}${row}`).join(),
    `${thingNumber(hands.right)}/${thingNumber(hands.left)}`,
    textOf(apLost),
    thingNumber(livingPersona(who)?.sheet ?? null),
    out ?? '',
  ].join(' ');
}
