import { dice } from '../../../kernel/dice.ts';
import type { Id } from '../../../kernel/json.ts';
import { sum } from '../../../kernel/readings.ts';
import { attributeOf } from '../derived.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/** Who has the next turn (SL-INI-2, SL-INI-3, SL-MNT-2). */

/** SL-R38, SL-MNT-2: the number that counts for the order: the worse of rider's and mount's for both. */
export function orderValue(fight: Fight, who: Combatant): number {
  const own = (one: Combatant): number =>
    (fight.rulings.initiativeReorder === 'nextRound' ? one.standing : one.initiative) ?? 0;
  if (!who.riding) return own(who);
  return Math.min(own(who), own(one(fight, who.riding.mount)));
}

/** Whoever has had no turn in this round and is still here; a mount acts in its rider's. */
const waiting = (fight: Fight): readonly Combatant[] =>
  fight.listing
    .map((id) => one(fight, id))
    .filter((who) => !who.hadTurn && who.ridden === null && who.out !== 'gone' && who.out !== 'fled');

/** The next one; `null` when all had their turn. Equals are drawn for (SL-R47). */
export function nextActor(table: Table): Combatant | null {
  const { fight } = table;
  const all = waiting(fight);
  if (all.length === 0) return null;
  const highest = Math.max(...all.map((who) => orderValue(fight, who)));
  const tied = all.filter((who) => orderValue(fight, who) === highest);
  return tied.length === 1 ? (tied[0] ?? null) : drawn(table, tied);
}

function drawn(table: Table, tied: readonly Combatant[]): Combatant {
  const { fight } = table;
  switch (fight.rulings.initiativeTie) {
    case 'drawWhenNeeded':
      return draw(table, tied);
    case 'higherPerception': {
      const best = Math.max(...tied.map(({ sheet }) => attributeOf(sheet, 'perception')));
      return draw(
        table,
        tied.filter(({ sheet }) => attributeOf(sheet, 'perception') === best),
      );
    }
    case 'oncePerRound':
      return oncePerRound(table, tied);
  }
}

/** One die with as many faces as there are equals, in the order of the roster. */
function draw(table: Table, tied: readonly Combatant[]): Combatant {
  const [only] = tied;
  if (only !== undefined && tied.length === 1) return only;
  const face = table.draw(dice(1, tied.length), sum(), {
    clause: 'SL-INI-3',
    for: 'gm',
    purpose: 'tie',
    with: tied.map(({ sheet }) => sheet.name).join(', '),
  });
  const found = tied[face - 1];
  if (!found) throw new Error(`a die of ${tied.length} faces showed ${face}`);
  return found;
}

/** The order among these as it was drawn in this round, drawn now for those who were not equals before. */
function oncePerRound(table: Table, tied: readonly Combatant[]): Combatant {
  const { drawn: before } = table.fight;
  const fresh = tied.filter(({ id }) => !before.includes(id));
  const order: Id[] = [...before];
  let left = fresh;
  while (left.length > 0) {
    const next = draw(table, left);
    order.push(next.id);
    left = left.filter((each) => each !== next);
  }
  if (fresh.length > 0) table.tell({ fact: 'tie-order', order });
  const first = order.find((id) => tied.some((each) => each.id === id));
  return one(table.fight, first ?? tied[0]?.id ?? '');
}
