import type { Choice, Question } from '../../../kernel/port.ts';
import { namesOf } from '../names.ts';
import { onlyAnswers, refuse } from '../refusal.ts';
import type { Fight } from '../state.ts';
import type { Table } from '../table.ts';
import { presentInitiative, rearranged, slotsOf, tiesOf } from './order.ts';
import type { Slot } from './slot.ts';

/** WS-INI-5: makes the order and fixes it for the round; the game master settles ties (WS-INI-2). */
export function makeOrder(table: Table): void {
  const { fight } = table;
  let slots = slotsOf(fight, presentInitiative(fight));
  let { ties } = fight;
  for (const group of tiesOf(fight, slots)) {
    const sorted = settle(table, group);
    slots = rearranged(slots, sorted);
    const ids = sorted.map(({ id }) => id);
    ties = [...ties.filter((before) => !before.every((id) => ids.includes(id))), ids];
  }
  table.tell({ fact: 'order', slots, ties });
}

/** Settles one tie (WS-R17). An answer is kept for those about whom it was given, and for some of them. */
function settle(table: Table, group: readonly Slot[]): readonly Slot[] {
  const { initiativeTie } = table.fight.rulings;
  if (initiativeTie === 'joinOrder') return group;
  const before = table.fight.ties.findLast((ids) => group.every(({ id }) => ids.includes(id)));
  if (initiativeTie === 'keepLastAnswer' && before) {
    return [...group].sort((a, b) => before.indexOf(a.id) - before.indexOf(b.id));
  }
  return ask(table, group);
}

/** Asks who goes first, then who of the rest, until the order is complete. */
function ask(table: Table, group: readonly Slot[]): readonly Slot[] {
  const sorted: Slot[] = [];
  let left = group;
  while (left.length > 1) {
    const first = namedBy(table.ask(tieQuestion(table.fight, left)), left);
    if (!first) break;
    sorted.push(first);
    left = left.filter((slot) => slot !== first);
  }
  return [...sorted, ...left];
}

/** The option id for each of the tied slots. */
const firstOf = ({ id }: Slot): string => `first-${id}`;

/** The slot that an answer names; `first` with a `slot` field is accepted, too. */
function namedBy({ option, slot }: Choice, tied: readonly Slot[]): Slot | undefined {
  return tied.find((each) => option === firstOf(each) || (option === 'first' && each.id === slot));
}

const tieQuestion = (fight: Fight, tied: readonly Slot[]): Question => {
  const clause = 'WS-INI-2';
  const [listed] = tied;
  const named = ({ members }: Slot): string => namesOf(fight, members);
  return {
    id: 'gm.initiativeTie',
    clause,
    for: 'gm',
    reaction: 'initiative-tie',
    about: { tied: tied.map(({ id }) => id), initiative: listed?.initiative ?? 0 },
    options: () => [
      ...tied.map((slot) => ({
        id: firstOf(slot),
        label: `${named(slot)} ${slot.members.length > 1 ? 'go' : 'goes'} first`,
        clause,
        group: 'gm',
      })),
      // With two slots the other options already say everything.
      ...(tied.length > 2
        ? [{ id: 'as-listed', label: `In this order: ${tied.map(named).join('; ')}`, clause, group: 'gm' }]
        : []),
    ],
    read(choice) {
      const { option } = choice;
      if (option === 'as-listed' || option === 'decline') return { option: 'as-listed' };
      const first = namedBy(choice, tied);
      if (first) return { option: firstOf(first) };
      return option === 'first' || String(option).startsWith('first-')
        ? refuse('noSuchThing', 'this is none of the equals', clause, option === 'first' ? 'slot' : 'option')
        : onlyAnswers(`${tied.map(firstOf).join(', ')} or as-listed`, clause);
    },
  };
};
