import type { Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import { actionDie, poolOf } from '../dice/pool.ts';
import { actionReading } from '../dice/readings.ts';
import { namesOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Place } from './place.ts';

/** The order of a round (AD-INI-2, AD-R20, AD-R23). */

/** The Initiative that counts in this round; `null` before the roll. */
export const initiativeNow = (fight: Fight, { initiative }: Combatant): number | null =>
  initiative === null ? null : fight.round <= 1 ? initiative.first : initiative.later;

/** Its tie-breakers, if they belong to its present Initiative. */
const settledNow = (fight: Fight, who: Combatant): readonly number[] => {
  const tie = who.initiative?.tie ?? null;
  return tie !== null && tie.at === initiativeNow(fight, who) ? tie.by : [];
};

/** By Initiative, then by tie-breakers, the higher first. */
function compareRolls(fight: Fight, a: Combatant, b: Combatant): number {
  const rolls = (initiativeNow(fight, b) ?? 0) - (initiativeNow(fight, a) ?? 0);
  if (rolls !== 0) return rolls;
  const [mine, other] = [settledNow(fight, a), settledNow(fight, b)];
  for (let place = 0; place < Math.max(mine.length, other.length); place++) {
    const apart = (other[place] ?? 0) - (mine[place] ?? 0);
    if (apart !== 0) return apart;
  }
  return 0;
}

/** AD-R20: then the higher Speed, then the order of the listing. */
const compare = (fight: Fight, a: Combatant, b: Combatant): number =>
  compareRolls(fight, a, b) ||
  b.sheet.scores.speed - a.sheet.scores.speed ||
  fight.listing.indexOf(a.id) - fight.listing.indexOf(b.id);

/** All combatants with a place in this round, in order. */
export const ordered = (fight: Fight): readonly Combatant[] =>
  everyone(fight)
    .filter((who) => who.initiative !== null && present(who))
    .sort((a, b) => compare(fight, a, b));

export const placesOf = (fight: Fight): readonly Place[] =>
  ordered(fight).map((who) => ({ id: who.id, initiative: initiativeNow(fight, who) ?? 0, state: 'waiting' }));

interface Tie {
  readonly at: number;
  readonly among: readonly Combatant[];
  /** A newcomer ties with combatants that were ordered already: all are ordered anew. */
  readonly anew: boolean;
}

/** The first tie that AD-R20 wants broken; `null` if there is none. */
function firstTie(fight: Fight, all: readonly Combatant[]): Tie | null {
  if (fight.rulings.initiativeTie === 'speedThenList') return null;
  for (const who of all) {
    const at = initiativeNow(fight, who) ?? 0;
    const equals = all.filter((other) => initiativeNow(fight, other) === at);
    const settled = equals.filter((other) => settledNow(fight, other).length > 0).length;
    if (settled > 0 && settled < equals.length) return { at, among: equals, anew: true };
    const group = equals.filter((other) => compareRolls(fight, who, other) === 0);
    if (group.length > 1) return { at, among: group, anew: false };
  }
  return null;
}

/** Breaks one tie, or makes the order if there is none. Each call is one step. */
export function makeOrder(table: Table): void {
  const { fight } = table;
  const tie = firstTie(fight, ordered(fight));
  if (tie) settle(table, tie);
  else table.tell({ fact: 'order', places: placesOf(fight) });
}

/** AD-R20, AD-R21: breaks all ties of a newcomer. Returns whether there were any. */
export function settleNewcomer(table: Table, id: Id): boolean {
  const { fight } = table;
  const equals = (): readonly Combatant[] => {
    const at = initiativeNow(fight, one(fight, id));
    return ordered(fight).filter((who) => initiativeNow(fight, who) === at);
  };
  let any = false;
  for (let tie = firstTie(fight, equals()); tie !== null; tie = firstTie(fight, equals())) {
    settle(table, tie);
    any = true;
  }
  return any;
}

function settle(table: Table, { at, among, anew }: Tie): void {
  const by = table.fight.rulings.initiativeTie === 'rollOff' ? rollOff(table, among) : askFirst(table, among);
  table.tell({ fact: 'tie-broken', at, anew, by });
}

type By = { readonly [id: Id]: number };

/**
 * Each rolls the Action Dice alone. Those that are still equal are the next tie. Whoever is taken away by hand
 * meanwhile (AD-DIE-18) rolls no more.
 */
const rollOff = (table: Table, tie: readonly Combatant[]): By =>
  Object.fromEntries(
    tie.flatMap(({ id }) => (present(one(table.fight, id)) ? [[id, rollAgain(table, id)]] : [])),
  );

const rollAgain = (table: Table, id: Id): number =>
  table.draw(poolOf([actionDie]), actionReading(table.fight.rulings, { what: 'total' }), {
    clause: 'AD-INI-2',
    for: id,
    purpose: 'tie',
    rulings: [rulingIds.initiativeTie],
  }).total;

function askFirst(table: Table, tie: readonly Combatant[]): By {
  const { option } = table.ask(tieQuestion(table.fight, tie));
  return Object.fromEntries(tie.map(({ id }) => [id, id === option ? 1 : 0]));
}

function tieQuestion(fight: Fight, tie: readonly Combatant[]): Question {
  const clause = 'AD-INI-2';
  const ids = tie.map(({ id }) => id);
  return {
    id: 'gm.initiativeTie',
    clause,
    for: 'gm',
    about: { ids, ruling: rulingIds.initiativeTie },
    options: () =>
      tie.map(({ id, sheet }) => ({ id, label: `${sheet.name} acts first`, clause, group: 'gm' })),
    read: ({ option }) =>
      ids.includes(option)
        ? { option }
        : refuse('noSuchThing', `the answer is one of ${namesOf(fight, ids)}`, clause, 'option'),
  };
}
