import type { Id } from '../../../kernel/json.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { namesOf } from '../names.ts';
import { onlyAnswers, refuse } from '../refusal.ts';
import type { Fight } from '../state.ts';
import type { Table } from '../table.ts';
import { presentInitiative, rearranged, slotsOf, tiesOf } from './order.ts';
import type { Slot } from './slot.ts';

/** WS-INI-5: the order is made and frozen for the round, equals as the game master has them (WS-INI-2). */
export function makeOrder(table: Table): void {
  const { fight } = table;
  let slots = slotsOf(fight, presentInitiative(fight));
  let ties: readonly Id[] = fight.ties;
  for (const group of tiesOf(fight, slots)) {
    const sorted = settle(table, group);
    slots = rearranged(slots, sorted);
    const ids = sorted.map(({ id }) => id);
    ties = [...ties.filter((id) => !ids.includes(id)), ...ids];
  }
  table.tell({ fact: 'order', slots, ties });
}

/** WS-R17. */
function settle(table: Table, group: readonly Slot[]): readonly Slot[] {
  const { initiativeTie } = table.fight.rulings;
  if (initiativeTie === 'joinOrder') return group;
  const before = table.fight.ties;
  if (initiativeTie === 'keepLastAnswer' && group.every(({ id }) => before.includes(id))) {
    return [...group].sort((a, b) => before.indexOf(a.id) - before.indexOf(b.id));
  }
  return ask(table, group);
}

/** Who goes first, and then who of the others, until it is clear. */
function ask(table: Table, group: readonly Slot[]): readonly Slot[] {
  const sorted: Slot[] = [];
  let left = group;
  while (left.length > 1) {
    const said = table.ask(tieQuestion(table.fight, left));
    const first = said.option === 'first' ? left.find(({ id }) => id === said.slot) : undefined;
    if (!first) break;
    sorted.push(first);
    left = left.filter((slot) => slot !== first);
  }
  return [...sorted, ...left];
}

interface Said extends Choice {
  readonly option: 'first' | 'as-listed';
}

export const tieQuestion = (fight: Fight, tied: readonly Slot[]): Question<Said> => {
  const clause = 'WS-INI-2';
  const [listed] = tied;
  return {
    id: 'gm.initiativeTie',
    clause,
    for: 'gm',
    reaction: 'initiative-tie',
    about: { tied: tied.map(({ id }) => id), initiative: listed?.initiative ?? 0 },
    options: () => [
      {
        id: 'first',
        label: 'This one goes first',
        clause,
        group: 'gm',
        needs: {
          slot: {
            kind: 'one',
            label: 'Who',
            oneOf: tied.map(({ id, members }) => ({ id, label: namesOf(fight, members) })),
          },
        },
      },
      { id: 'as-listed', label: 'In the order of the list', clause, group: 'gm' },
    ],
    read({ option, slot }) {
      if (option === 'as-listed' || option === 'decline') return { option: 'as-listed' };
      if (option !== 'first') return onlyAnswers('first or as-listed', clause);
      return tied.some(({ id }) => id === slot)
        ? { option, slot: String(slot) }
        : refuse('noSuchThing', 'this is none of the equals', clause, 'slot');
    },
  };
};
