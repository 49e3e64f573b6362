import { dice } from '../../kernel/dice.ts';
import type { Id } from '../../kernel/json.ts';
import type { Choice, Question } from '../../kernel/port.ts';
import { sum } from '../../kernel/readings.ts';
import { fold } from '../../kernel/terms.ts';
import { initiativeBonus } from './derived.ts';
import { nameOf } from './judge.ts';
import { refuse } from './refusal.ts';
import type { Rulings } from './rulings.ts';
import { rulingIds } from './rulings.ts';
import type { Combatant, Fight } from './state.ts';
import { one, present } from './state.ts';
import type { Table } from './table.ts';

/** Initiative, rolled once for the whole fight (FS-ENC-4), and the order of turns (FS-ENC-5). */

const d6 = dice(1, 6);
const face = sum();

/**
 * Rolls for everybody; then settles ties and tells the order. Whoever is added by hand while ties are settled rolls too
 * and comes after its equals.
 */
export function rollInitiative(table: Table): void {
  rollEach(table);
  const settled = orderOf(table);
  rollEach(table);
  const late = table.fight.listing.filter((id) => !settled.includes(id));
  const value = (id: Id): number => one(table.fight, id).initiative ?? Number.NEGATIVE_INFINITY;
  const order = [...settled, ...late].sort((a, b) => (value(a) === value(b) ? 0 : value(b) - value(a)));
  table.tell({ fact: 'order', order, why: 'initiative' });
}

/**
 * Rolls 1d6 plus Initiative or PER for each combatant without a result, in the order of the encounter. The dead take no
 * part and roll nothing.
 */
function rollEach(table: Table): void {
  const { fight } = table;
  for (;;) {
    const who = fight.listing
      .map((id) => one(fight, id))
      .find((each) => each.initiative === null && present(each));
    if (!who) return;
    const bonus = initiativeBonus(who.sheet, fight.rulings);
    const why = { clause: 'FS-ENC-4', for: who.id, purpose: 'initiative', total: bonus } as const;
    const die = table.draw(d6, face, why);
    const total = fold([...bonus.terms, { value: die, op: 'add', label: '1d6', clause: 'FS-ENC-4' }]);
    table.tell({ fact: 'initiative', who: who.id, die, value: total.value, total });
  }
}

/**
 * FS-ENC-5: the order of turns, highest result first. Ties are settled one after the other, from the top. Those without
 * a result are last.
 */
function orderOf(table: Table): readonly Id[] {
  const { fight } = table;
  const { listing } = fight;
  const rolled = listing.filter((id) => one(fight, id).initiative !== null);
  const value = (id: Id): number => one(fight, id).initiative ?? 0;
  const sorted = [...rolled].sort((a, b) => value(b) - value(a));
  const order: Id[] = [];
  for (let start = 0; start < sorted.length; ) {
    let end = start + 1;
    while (end < sorted.length && value(sorted[end] as Id) === value(sorted[start] as Id)) end++;
    order.push(...settleTie(table, sorted.slice(start, end)));
    start = end;
  }
  return [...order, ...listing.filter((id) => !rolled.includes(id))];
}

/** FS-R11: the order of those with the same result. */
function settleTie(table: Table, tied: readonly Id[]): readonly Id[] {
  if (tied.length < 2) return tied;
  switch (table.fight.rulings.initiativeTie) {
    case 'bonusThenPc':
    case 'agi':
      return byMarks(table, tied, tieMark(table.fight.rulings));
    case 'gm':
      return byGm(table, tied);
  }
}

/** FS-R11: the value that breaks a tie first, before PCs and dice do: Agility with `agi`, otherwise the bonus. */
export const tieMark = ({ initiativeTie }: Rulings): ((who: Combatant) => number) =>
  initiativeTie === 'agi' ? (who) => who.sheet.attributes.AGI : (who) => who.initiativeBonus;

/** By `mark`, highest first, then PCs before NPCs, then a d6 each. */
function byMarks(table: Table, tied: readonly Id[], mark: (who: Combatant) => number): readonly Id[] {
  const rank = (id: Id): number => {
    const who = one(table.fight, id);
    return mark(who) * 2 + (who.player ? 1 : 0);
  };
  return inGroups(tied, rank, (group) => rollOff(table, group));
}

/** Sorted by `rank`, highest first; groups of the same rank are ordered by `settle`. */
function inGroups(
  ids: readonly Id[],
  rank: (id: Id) => number,
  settle: (group: readonly Id[]) => readonly Id[],
): readonly Id[] {
  const sorted = [...ids].sort((a, b) => rank(b) - rank(a));
  const order: Id[] = [];
  for (let start = 0; start < sorted.length; ) {
    let end = start + 1;
    while (end < sorted.length && rank(sorted[end] as Id) === rank(sorted[start] as Id)) end++;
    const group = sorted.slice(start, end);
    order.push(...(group.length > 1 ? settle(group) : group));
    start = end;
  }
  return order;
}

const rollOffOf = (id: Id) =>
  ({ clause: 'FS-ENC-5', for: id, purpose: 'roll-off', rulings: [rulingIds.initiativeTie] }) as const;

/** Each rolls a d6 in the order of the encounter; highest first, and those still tied roll again. */
function rollOff(table: Table, tied: readonly Id[]): readonly Id[] {
  const listed = table.fight.listing.filter((id) => tied.includes(id));
  const faces = new Map<Id, number>();
  // Whoever is taken away by hand meanwhile needs no place, and a single one is tied with nobody.
  const left = (): readonly Id[] => listed.filter((id) => present(one(table.fight, id)));
  for (const id of listed) {
    if (left().length > 1 && left().includes(id)) faces.set(id, table.draw(d6, face, rollOffOf(id)));
  }
  if (faces.size === 0) return listed;
  const rolled = [...faces.keys()];
  table.tell({ fact: 'tie-rolled', who: rolled, faces: [...faces.values()] });
  const order = inGroups(
    rolled,
    (id) => faces.get(id) ?? 0,
    (group) => rollOff(table, group),
  );
  return [...order, ...listed.filter((id) => !faces.has(id))];
}

/** FS-R11 `gm`: asks the game master who is first, again and again until one is left. */
function byGm(table: Table, tied: readonly Id[]): readonly Id[] {
  const order: Id[] = [];
  let left = tied;
  while (left.length > 1) {
    const { option: first } = table.ask(firstQuestion(table.fight, left));
    order.push(first);
    left = left.filter((id) => id !== first);
  }
  return [...order, ...left];
}

const firstQuestion = (fight: Fight, tied: readonly Id[]): Question<Choice> => ({
  id: 'tie',
  clause: 'FS-ENC-5',
  for: 'gm',
  about: { tied },
  options: () => tied.map((id) => ({ id, label: nameOf(fight, id), clause: 'FS-ENC-5', group: 'gm' })),
  read: ({ option }) =>
    tied.includes(option)
      ? { option }
      : refuse('noSuchThing', 'the answer is one of the tied', 'FS-ENC-5', 'option'),
});
