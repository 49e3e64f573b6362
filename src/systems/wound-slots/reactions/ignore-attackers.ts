import type { Reaction } from '../../../engine/system.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Question, Refusal } from '../../../kernel/port.ts';
import { ignoreNeed, readIgnored, tellIgnoring } from '../actions/ignore.ts';
import { flankedBy, flankedOnes, isFlanked } from '../combat/flanking.ts';
import { combatantWith, fightWithOthers } from '../copies.ts';
import type { Facts } from '../facts/index.ts';
import { footingOf } from '../footing.ts';
import { byInitiative, judgeReaction } from '../judge.ts';
import { stillResolving } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { everybody, one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Flanked } from './windows.ts';

/** SL-FLK-4, SL-R25: a combatant that has just become flanked may ignore attackers as a free reaction. */

const clause = 'SL-FLK-4';

/** Everything about a combatant that flanking depends on (SL-FLK-1, SL-FLK-2, SL-FLK-6, SL-FLK-7). */
const stanceOf = (who: Combatant) => {
  const { cell, riding, hands, side, out, unconscious, helplessUntil } = who;
  const { pinnedBy, grappling, ignoring, sunk } = who;
  return {
    cell,
    riding,
    hands,
    side,
    out,
    unconscious,
    helplessUntil,
    pinnedBy,
    grappling,
    ignoring,
    sunk,
  };
};
type Stood = ReturnType<typeof stanceOf>;

const standsAsBefore = (who: Combatant, before: Stood): boolean =>
  who.cell === before.cell &&
  who.riding === before.riding &&
  who.hands === before.hands &&
  who.side === before.side &&
  who.out === before.out &&
  who.unconscious === before.unconscious &&
  who.helplessUntil === before.helplessUntil &&
  who.pinnedBy === before.pinnedBy &&
  who.grappling === before.grappling &&
  who.ignoring === before.ignoring &&
  who.sunk === before.sunk;

/** How often the window has been opened at a table, and the count at which it was last opened for each combatant. */
interface Opened {
  times: number;
  readonly last: Map<Id, number>;
}

const opened = new WeakMap<Table, Opened>();

/**
 * Stores what flanking depends on before a deed. The returned function is called after it and opens the window
 * `flanked` for those who have become flanked. Combatants for whom a nested deed has opened it meanwhile are left out
 * (SL-REA-4).
 */
export function flankWatch(table: Table): () => void {
  const before = table.fight;
  const since = opened.get(table)?.times ?? 0;
  const stood = everybody(before).map((who) => ({ id: who.id, as: stanceOf(who) }));
  const { unloaded, changes } = before;
  const footing = footingOf(before);
  return () => {
    const { fight } = table;
    if (footingOf(fight) === footing) return;
    const elsewhere = stood.some(({ id, as }) => {
      const who = fight.combatants[id];
      return who !== undefined && !standsAsBefore(who, as);
    });
    if (!elsewhere && fight.unloaded === unloaded && fight.changes === changes) return;
    const flanked = flankedOnes(fight);
    if (flanked.length === 0) return;
    const before = stood.flatMap(({ id, as }) => {
      const who = fight.combatants[id];
      return who ? [combatantWith(who, as)] : [];
    });
    const was = fightWithOthers(fight, before);
    was.unloaded = unloaded;
    was.changes = changes;
    const told = opened.get(table) ?? { times: 0, last: new Map() };
    const now = flanked.filter((id) => (told.last.get(id) ?? 0) <= since && !isFlanked(was, id));
    if (now.length === 0) return;
    told.times++;
    for (const id of now) told.last.set(id, told.times);
    opened.set(table, told);
    table.offer('flanked', { who: now } satisfies Flanked);
  };
}

function question(fight: Fight, id: Id): Question {
  const who = one(fight, id);
  const pair = flankedBy(fight, who);
  return {
    id: 'ignore-attackers',
    clause,
    for: id,
    reaction: 'ignore-attackers',
    about: { flankedBy: pair ? [...pair] : [] },
    options: () => [
      {
        id: 'ignore',
        label: 'Ignore attackers',
        clause,
        group: 'reaction',
        note: 'they no longer flank, but attack from the rear at +4',
        needs: { whom: ignoreNeed(fight, who) },
      },
      { id: 'decline', label: 'Keep an eye on all', clause, group: 'reaction' },
    ],
    read(choice): Choice | Refusal {
      if (choice.option === 'decline') return { option: 'decline' };
      if (choice.option !== 'ignore') return stillResolving('the answers are ignore and decline');
      const whom = readIgnored(fight, who, choice);
      return 'because' in whom ? whom : { option: 'ignore', whom: [...whom] };
    },
  };
}

export const ignoreReaction: Reaction<Fight, Facts> = {
  id: 'ignore-attackers',
  window: 'flanked',
  label: 'Ignore attackers when flanked',
  clause,
  usual: 'off',
  who: (fight, context) =>
    byInitiative(
      fight,
      (context as Flanked).who
        .map((id) => one(fight, id))
        .filter((who) => judgeReaction(fight, who, 0, true) === null && flankedBy(fight, who) !== null),
    ).map(({ id }) => id),
  question: (fight, _context, who) => question(fight, who),
  perform(table, _context, who, choice) {
    const whom = Array.isArray(choice.whom) ? choice.whom.map(String) : [];
    // SL-FLK-8: ignoring can be ended only on the own turn.
    tellIgnoring(table, who, [...new Set([...one(table.fight, who).ignoring, ...whom])]);
  },
  goesOn: () => true,
};
