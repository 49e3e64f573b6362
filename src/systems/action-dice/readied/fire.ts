import type { Consequence } from '../../../engine/system.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Readied } from '../acts/act.ts';
import { spend } from '../body/vigor.ts';
import type { Facts } from '../facts/index.ts';
import { byInitiative } from '../judge.ts';
import { orderReactions } from '../reactions/order.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one, standing } from '../state.ts';
import type { Table } from '../table.ts';
import { carryOut } from '../turn/carry-out.ts';
import { isAwaited } from './awaited.ts';
import type { Deed } from './deed.ts';
import { deedNow } from './deed.ts';
import type { Happening } from './happening.ts';
import { actId, readyQuestion, wordsQuestion } from './question.ts';

/** Firing of readied acts (AD-ACT-12, AD-REA-2, AD-REA-14). */

/** What follows the windows that `happenings.ts` opens. */
export const readiedDeeds: readonly Consequence<Fight, Facts>[] = [
  { window: 'about', follow: (table, happening) => fire(table, happening as Happening, 'before') },
  { window: 'happened', follow: (table, happening) => fire(table, happening as Happening, 'after') },
];

type Moment = 'before' | 'after';

/** Fires for all whose condition is fulfilled, in the order of AD-REA-14. */
function fire(table: Table, happening: Happening, moment: Moment): void {
  const { fight } = table;
  const holders = everyone(fight).filter(({ readied }) => readied.length > 0);
  const come = new Map<Id, readonly Readied[]>();
  for (const { id } of byInitiative(fight, holders)) {
    const found = comeTrue(table, id, happening, moment);
    if (found.length > 0) come.set(id, found);
  }
  const target = 'target' in happening ? happening.target : null;
  for (const id of orderReactions(table, [...come.keys()], target)) {
    if (fight.over) return;
    answer(table, id, come.get(id) ?? [], happening, moment);
  }
}

/** AD-REA-14: whether the trigger still stands. */
function stands(fight: Fight, happening: Happening, moment: Moment): boolean {
  const who = one(fight, happening.who);
  switch (happening.event) {
    case 'step': {
      const { x, y } = moment === 'before' ? happening.from : happening.to;
      return standing(who) && who.cell.x === x && who.cell.y === y;
    }
    case 'attack':
    case 'ability':
      return standing(who);
    case 'hit':
    case 'deed':
      return true;
  }
}

/** The readied acts that could be performed now. */
const deedsNow = (
  fight: Fight,
  who: Combatant,
  all: readonly Readied[],
  happening: Happening,
): readonly Deed[] => all.flatMap((readied) => deedNow(fight, who, readied, happening) ?? []);

/**
 * The readied acts whose condition is fulfilled. The game master judges words, once before and once after the
 * happening, and only if the act could be performed.
 */
function comeTrue(table: Table, id: Id, happening: Happening, moment: Moment): readonly Readied[] {
  const { fight } = table;
  const who = one(fight, id);
  if (!stands(fight, happening, moment)) return [];
  return who.readied.filter((readied) => {
    if (happening.asked.includes(readied.id)) return false;
    const deed = readied.trigger === 'words' ? deedOfAnother(happening, id) : null;
    if (deed === null && !isAwaited(fight, who, readied, happening)) return false;
    if (deedNow(fight, who, readied, happening) === null) return false;
    if (deed === null) return true;
    const question = wordsQuestion(fight, id, readied.words ?? '', deed.who, deed.what);
    return table.ask(question).option === 'happened';
  });
}

/** One's own deeds never fulfil one's condition. */
const deedOfAnother = (happening: Happening, id: Id) =>
  happening.event === 'deed' && happening.who !== id ? happening : null;

/** Asks whether to act, unless the trigger no longer stands, and carries it out. */
function answer(table: Table, id: Id, come: readonly Readied[], happening: Happening, moment: Moment): void {
  const { fight } = table;
  const who = one(fight, id);
  if (!stands(fight, happening, moment)) return;
  const left = come.filter(({ id: one }) => who.readied.some((held) => held.id === one));
  const deeds = deedsNow(fight, who, left, happening);
  if (deeds.length === 0) return;
  happening.asked.push(...deeds.map(({ readied }) => readied.id));
  const choice = table.ask(readyQuestion(fight, id, deeds, happening));
  const deed = deeds.find((_, place) => actId(place) === choice.option);
  if (!deed) return;
  happening.answered.push(id);
  table.tell({ fact: 'readied-gone', who: id, id: deed.readied.id, why: 'fired' });
  spend(table, id, 'vigor', fight.rulings.readyVigor, 'readied');
  carryOut(table, id, deed.action, { ...choice, option: deed.action.id }, 'readied');
  // AD-R32: feet left of a readied Move are lost.
  if (one(fight, id).feet > 0) table.tell({ fact: 'feet', who: id, left: 0 });
}
