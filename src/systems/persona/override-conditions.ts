import type { Change, ConditionEntry } from '../../engine/system.ts';
import type { Refusal } from '../../kernel/port.ts';
import { ailmentIds, ailmentKinds } from './ailments/catalogue.ts';
import { injuryCondition, locationNames, locations } from './body.ts';
import type { Carried } from './carried.ts';
import { airless, aloft, conditionNames } from './condition-names.ts';
import { scoreOf } from './derived.ts';
import type { Facts } from './facts/index.ts';
import { plainConditions } from './facts/states.ts';
import { decayCondition, shrunken } from './harm/decay.ts';
import { setBand } from './override-places.ts';
import { betweenTwo, ties } from './override-ties.ts';
import { refuse } from './refusal.ts';
import { scores } from './scores.ts';
import type { Combatant, Fight, InjuryRow } from './state.ts';
import { ailmentOf, augmentCondition } from './state.ts';

/** Conditions set and cleared by hand. */

type ConditionChange = Extract<Change, { change: 'condition' }>;

/** A condition that can be set by hand: its entry in the list, and the facts of a change. */
interface Settable {
  readonly entry: ConditionEntry;
  set(fight: Fight, who: Combatant, change: ConditionChange): Carried;
}

const no = (because: string, clause: string, field: string): Refusal =>
  refuse('noSuchThing', because, clause, field);

const already = (who: Combatant, { label, clause }: ConditionEntry): Refusal =>
  no(`nothing changes: ${who.sheet.name}, ${label}`, clause, 'on');

/** The given level, or `usual` if none is given; `null` if it is not a whole number from `least` to `most`. */
const levelOf = ({ level }: ConditionChange, usual: number, least: number, most: number): number | null => {
  const given = level ?? usual;
  return Number.isInteger(given) && given >= least && given <= most ? given : null;
};

/** PE-AIL-3, PE-AIL-4: the level is the number of turns, `other` is who inflicted it. */
const ailments = ailmentIds.map((id): Settable => {
  const { name: label, clause, turns: usual } = ailmentKinds[id];
  const level = usual === null ? {} : { level: { of: 'turns', least: 1, most: 20, usual } };
  const entry: ConditionEntry = { id, label, clause, ...level };
  return {
    entry,
    set(fight, who, change) {
      const has = ailmentOf(who, id);
      if (!change.on) {
        return has ? [{ fact: 'ailment-ended', who: who.id, ailment: id, why: 'hand' }] : already(who, entry);
      }
      if (has && change.level === undefined) return already(who, entry);
      const turns =
        change.level === undefined
          ? id === 'stunned'
            ? fight.rulings.stunnedTurns
            : usual
          : levelOf(change, 1, 1, 20);
      if (change.level !== undefined && turns === null) return no('it lasts 1 to 20 turns', clause, 'level');
      const by = change.other ?? null;
      if (by !== null && !Object.hasOwn(fight.combatants, by))
        return no('there is no such source', clause, 'other');
      const fresh = fight.active === who.id;
      if (has) return [{ fact: 'ailment-changed', who: who.id, ailment: { ...has, turns, fresh } }];
      const { category } = ailmentKinds[id];
      const old = who.ailments.find((each) => ailmentKinds[each.id].category === category);
      const ailment = { id, by, turns, fresh, struck: 0 };
      return [{ fact: 'ailment', who: who.id, ailment, clause, ...(old ? { replaces: old.id } : {}) }];
    },
  };
});

const plain = plainConditions.map((id): Settable => {
  const entry = conditionNames[id];
  return {
    entry,
    set: (_, who, { on }) =>
      who[id] === on
        ? already(who, entry)
        : [{ fact: 'condition', who: who.id, condition: id, on, by: 'gm', clause: entry.clause }],
  };
});

/** A condition that is either on or off and has facts of its own. */
const toggle = (
  entry: ConditionEntry,
  isOn: (who: Combatant) => boolean,
  turn: (who: Combatant, on: boolean) => readonly Facts[],
): Settable => ({
  entry,
  set: (_, who, { on }) => (isOn(who) === on ? already(who, entry) : turn(who, on)),
});

const toggles: readonly Settable[] = [
  toggle(
    conditionNames.bleeding,
    ({ bleeding }) => bleeding,
    ({ id: who }, on) => [{ fact: 'bleeding', who, on, clause: 'PE-BLD-1' }],
  ),
  toggle(
    conditionNames.fleeing,
    ({ fleeing }) => fleeing,
    ({ id: who }, on) => [{ fact: 'fleeing', who, on }],
  ),
  toggle(
    conditionNames.flightLost,
    ({ flightLost }) => flightLost,
    ({ id: who }, on) => [{ fact: 'flight-lost', who, lost: on }],
  ),
  toggle(
    conditionNames.oneMore,
    ({ oneMore }) => oneMore,
    ({ id: who }, on) => [{ fact: 'one-more-set', who, on }],
  ),
];

/** PE-AIR-1 to PE-AIR-3: without air; the level is the number of rounds so far. */
const suffocating = (['active', 'calm'] as const).map((mode): Settable => {
  const entry: ConditionEntry = {
    ...airless[mode],
    level: { of: 'rounds so far', least: 0, most: 99, usual: 0 },
  };
  return {
    entry,
    set(_, who, change) {
      if (!change.on) {
        return who.suffocation
          ? [{ fact: 'suffocation', who: who.id, suffocation: null }]
          : already(who, entry);
      }
      if (who.suffocation?.mode === mode && change.level === undefined) return already(who, entry);
      const rounds = levelOf(change, who.suffocation?.rounds ?? 0, 0, 99);
      if (rounds === null) return no('the level is a number of rounds', entry.clause, 'level');
      const out = who.suffocation?.out ?? 0;
      return [{ fact: 'suffocation', who: who.id, suffocation: { mode, rounds, out } }];
    },
  };
});

/** PE-FLY-1: being in a band above the ground. */
const bandsAloft = (['low', 'high'] as const).map((band): Settable => {
  const entry = aloft[band];
  return {
    entry,
    set(fight, who, { on }) {
      if ((who.band === band) === on) return already(who, entry);
      return setBand(fight, who, on ? band : 'ground');
    },
  };
});

/** PE-INJ-2: the row of an injury is the number of Heavy Wounds left when it came. */
const injuries = locations.map((location): Settable => {
  const clause = 'PE-INJ-2';
  const entry: ConditionEntry = {
    id: injuryCondition(location),
    label: `Injured ${locationNames[location]}`,
    clause,
    level: { of: 'row', least: 0, most: 3, usual: 3 },
  };
  return {
    entry,
    set(_, who, change) {
      const has = who.injuries[location];
      if (!change.on) {
        return has ? [{ fact: 'injury-ended', who: who.id, location }] : already(who, entry);
      }
      const row = levelOf(change, 3, 0, 3);
      if (row === null) return no('the row is 3, 2, 1 or 0', clause, 'level');
      if (has?.row === row) return already(who, entry);
      return [{ fact: 'injury', who: who.id, location, row: row as InjuryRow }];
    },
  };
});

/** PE-DEC-1. */
const decayed = scores.map((score): Settable => {
  const { clause } = decayCondition(score);
  const entry: ConditionEntry = {
    ...decayCondition(score),
    level: { of: 'points', least: 1, most: 99, usual: 10 },
  };
  return {
    entry,
    set(fight, who, change) {
      const now = who.decay[score] ?? 0;
      const most = scoreOf({ sheet: who.sheet, decay: {} }, score);
      const points = change.on ? levelOf(change, Math.min(10, most), 1, most) : 0;
      if (points === null) return no(`it goes from 1 to ${most}`, clause, 'level');
      if (points === now) return already(who, entry);
      const after: Combatant = { ...who, decay: { ...who.decay, [score]: points } };
      return [{ fact: 'decay', who: who.id, score, points, clause }, ...shrunken(fight, after)];
    },
  };
});

const all: readonly Settable[] = [
  ...ailments,
  ...plain,
  ...toggles,
  ...suffocating,
  ...bandsAloft,
  ...injuries,
  ...decayed,
];
const byId: ReadonlyMap<string, Settable> = new Map(all.map((one) => [one.entry.id, one]));

/** The conditions that the game master can set. Unconscious and dead are set by another change (`setOut`). */
export const settable: readonly ConditionEntry[] = [...all.map(({ entry }) => entry), ...ties];

/**
 * PE-ACT-37, PE-OBST-4: the Advantages of a power and a climb come by deeds; by hand they only end. `null` for every
 * other condition.
 */
function endOnly(who: Combatant, { condition, on }: ConditionChange): Carried | null {
  if (on) return null;
  if (condition === 'climbing' && who.climb) return [{ fact: 'climbs', who: who.id, climb: null, cost: 0 }];
  const augment = who.augments.find(({ power }) => augmentCondition(power) === condition);
  return augment ? [{ fact: 'augment-ended', who: who.id, power: augment.power }] : null;
}

export function changeCondition(fight: Fight, who: Combatant, change: ConditionChange): Carried {
  const found = byId.get(change.condition);
  if (found) return found.set(fight, who, change);
  return (
    endOnly(who, change) ??
    betweenTwo(fight, who, change) ??
    no(`there is no condition ${JSON.stringify(change.condition)}`, 'PE-TIME-1', 'condition')
  );
}
