import type { Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import { actionDie, poolOf } from '../dice/pool.ts';
import { actionReading } from '../dice/readings.ts';
import { namesOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Place } from './place.ts';

/** The order of a round (AD-INI-2, AD-R20, AD-R23). */

/** What counts in this round. */
export const initiativeNow = (fight: Fight, { initiative }: Combatant): number | null =>
  initiative === null ? null : fight.round <= 1 ? initiative.first : initiative.later;

const tieAt = ({ initiative }: Combatant, place: number): number => initiative?.ties[place] ?? 0;

/** By the roll, then by what was settled between equals. */
function compareRolls(fight: Fight, a: Combatant, b: Combatant): number {
  const rolls = (initiativeNow(fight, b) ?? 0) - (initiativeNow(fight, a) ?? 0);
  if (rolls !== 0) return rolls;
  const settled = Math.max(a.initiative?.ties.length ?? 0, b.initiative?.ties.length ?? 0);
  for (let place = 0; place < settled; place++) {
    const apart = tieAt(b, place) - tieAt(a, place);
    if (apart !== 0) return apart;
  }
  return 0;
}

/** AD-R20: then the higher Speed, then the order of the list. */
const compare = (fight: Fight, a: Combatant, b: Combatant): number =>
  compareRolls(fight, a, b) ||
  b.sheet.scores.speed - a.sheet.scores.speed ||
  fight.listing.indexOf(a.id) - fight.listing.indexOf(b.id);

/** Everybody with a place in this round, in its order. */
export const ordered = (fight: Fight): readonly Combatant[] =>
  everyone(fight)
    .filter((who) => who.initiative !== null && present(who))
    .sort((a, b) => compare(fight, a, b));

export const placesOf = (fight: Fight): readonly Place[] =>
  ordered(fight).map((who) => ({ id: who.id, initiative: initiativeNow(fight, who) ?? 0, state: 'waiting' }));

/** The first group of equals that AD-R20 wants settled. */
function firstTie(fight: Fight): readonly Combatant[] | null {
  if (fight.rulings.initiativeTie === 'speedThenList') return null;
  const all = ordered(fight);
  for (const who of all) {
    const group = all.filter((other) => compareRolls(fight, who, other) === 0);
    if (group.length > 1) return group;
  }
  return null;
}

/** One thing at a time: equals are settled, then the order is made. */
export function makeOrder(table: Table): void {
  const { fight } = table;
  const tie = firstTie(fight);
  if (!tie) table.tell({ fact: 'order', places: placesOf(fight) });
  else if (fight.rulings.initiativeTie === 'rollOff') rollOff(table, tie);
  else askWhoIsFirst(table, tie);
}

/** The Action Dice alone, until all are apart. */
function rollOff(table: Table, tie: readonly Combatant[]): void {
  const by: { [id: Id]: number } = {};
  for (const { id } of tie) {
    by[id] = table.draw(poolOf([actionDie]), actionReading(table.fight.rulings, { what: 'total' }), {
      clause: 'AD-INI-2',
      for: id,
      purpose: 'tie',
      rulings: [rulingIds.initiativeTie],
    }).total;
  }
  table.tell({ fact: 'tie-broken', by });
}

function askWhoIsFirst(table: Table, tie: readonly Combatant[]): void {
  const { option } = table.ask(tieQuestion(table.fight, tie));
  table.tell({
    fact: 'tie-broken',
    by: Object.fromEntries(tie.map(({ id }) => [id, id === option ? 1 : 0])),
  });
}

function tieQuestion(fight: Fight, tie: readonly Combatant[]): Question {
  const clause = 'AD-INI-2';
  const ids = tie.map(({ id }) => id);
  return {
    id: 'gm.initiativeTie',
    clause,
    for: 'gm',
    about: { ids },
    options: () =>
      tie.map(({ id, sheet }) => ({ id, label: `${sheet.name} acts first`, clause, group: 'gm' })),
    read: ({ option }) =>
      ids.includes(option)
        ? { option }
        : refuse('noSuchThing', `the answer is one of ${namesOf(fight, ids)}`, clause, 'option'),
  };
}
