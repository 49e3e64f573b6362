import { dice } from '../../../kernel/dice.ts';
import type { Id } from '../../../kernel/json.ts';
import { sum } from '../../../kernel/readings.ts';
import { attributeOf } from '../derived.ts';
import { actsInRidersTurn, sharedMount } from '../riding.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, everybody, one } from '../state.ts';
import type { Table } from '../table.ts';

/** Who has the next turn (SL-INI-2, SL-INI-3, SL-MNT-2). */

/** SL-MNT-2: the lower value of rider and mount. */
function worse(fight: Fight, who: Combatant, of: (one: Combatant) => number | null): number {
  const mount = sharedMount(fight, who);
  const own = of(who) ?? 0;
  return mount ? Math.min(own, of(mount) ?? 0) : own;
}

/** The initiative at the beginning of the round, or on joining it. */
const standingOf = ({ standing, initiative }: Combatant): number | null => standing ?? initiative;

/** SL-R38, SL-MNT-2: the value by which turns are ordered. */
export const orderValue = (fight: Fight, who: Combatant): number =>
  worse(
    fight,
    who,
    fight.rulings.initiativeReorder === 'nextRound' ? standingOf : ({ initiative }) => initiative,
  );

/** Those present without a turn in this round; mounts that act in their rider's turn are left out. */
const waiting = (fight: Fight): readonly Combatant[] =>
  everybody(fight).filter(
    (who) => !who.hadTurn && !actsInRidersTurn(who) && who.out !== 'gone' && who.out !== 'fled',
  );

/** The next actor and the clause that determined it. */
interface Next {
  readonly who: Combatant;
  readonly clause: 'SL-INI-2' | 'SL-INI-3' | 'SL-SEQ-2';
}

/**
 * The next actor; `null`: everyone has had a turn. Ties are drawn (SL-R47), unless one of those tied is not conscious:
 * that one is next and its turn is skipped.
 */
export function nextActor(table: Table): Next | null {
  const { fight } = table;
  const all = waiting(fight);
  if (all.length === 0) return null;
  const highest = Math.max(...all.map((who) => orderValue(fight, who)));
  const tied = all.filter((who) => orderValue(fight, who) === highest);
  const idle = tied.find((who) => !conscious(who));
  if (idle || tied.length > 1) return idle ? { who: idle, clause: 'SL-INI-2' } : drawnOf(table, tied);
  const [who] = tied;
  if (!who) return null;
  // SL-SEQ-2: another combatant was ahead at the start of the round, so a changed initiative decided it.
  const first = Math.max(...all.map((each) => worse(fight, each, standingOf)));
  return { who, clause: worse(fight, who, standingOf) < first ? 'SL-SEQ-2' : 'SL-INI-2' };
}

const drawnOf = (table: Table, tied: readonly Combatant[]): Next => ({
  who: drawn(table, tied),
  clause: 'SL-INI-3',
});

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

/** Draws one of those tied: a die with as many faces, in the order of the roster. */
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

/**
 * SL-R47 `oncePerRound`: the first of those tied in the order drawn for this round. Those who have no place in it yet
 * draw one among the others; if nobody has, all places are drawn one after the other.
 */
function oncePerRound(table: Table, tied: readonly Combatant[]): Combatant {
  const { drawn: before } = table.fight;
  const fresh = tied.filter(({ id }) => !before.includes(id));
  const order: Id[] = [...before];
  if (fresh.length === tied.length) {
    let left = fresh;
    while (left.length > 0) {
      const next = draw(table, left);
      order.push(next.id);
      left = left.filter((each) => each !== next);
    }
  } else for (const newcomer of fresh) place(table, order, newcomer, tied);
  if (fresh.length > 0) table.tell({ fact: 'tie-order', order });
  const first = order.find((id) => tied.some((each) => each.id === id));
  return one(table.fight, first ?? tied[0]?.id ?? '');
}

/** Inserts the newcomer among those tied with it: a die with one face for each place. */
function place(table: Table, order: Id[], newcomer: Combatant, tied: readonly Combatant[]): void {
  const equals = order.filter((id) => tied.some((each) => each.id === id));
  const face = table.draw(dice(1, equals.length + 1), sum(), {
    clause: 'SL-INI-3',
    for: 'gm',
    purpose: 'tie',
    with: newcomer.sheet.name,
  });
  const before = equals[face - 1];
  order.splice(before === undefined ? order.length : order.indexOf(before), 0, newcomer.id);
}
