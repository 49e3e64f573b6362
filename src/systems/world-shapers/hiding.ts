import type { Id } from '../../kernel/json.ts';
import type { Question } from '../../kernel/port.ts';
import type { Happening } from './held/triggers.ts';
import { happened } from './held/watch.ts';
import { nameOf } from './names.ts';
import { onlyAnswers } from './refusal.ts';
import type { Edge } from './roll/edge.ts';
import { advantage } from './roll/edge.ts';
import { hiddenFrom } from './space.ts';
import type { Combatant, Fight } from './state.ts';
import { everyone, foes, hasTurnNow, isObject, one, present } from './state.ts';
import type { Table } from './table.ts';
import { hasTurns } from './turn/able.ts';

/**
 * Being hidden, and how it ends (WS-ADV-13, WS-ADV-14, WS-R30). Whether a hidden combatant is seen is found out in
 * `sight/`.
 */

/** Hides `id` from the given combatants; with WS-R30 `global` from all enemies. */
export function hide(table: Table, id: Id, from: readonly Id[], clause: string): void {
  const { fight } = table;
  const who = one(fight, id);
  const all = fight.rulings.hiddenScope === 'global' && from.length > 0 ? enemiesOf(fight, who) : from;
  if (all.length > 0) table.tell({ fact: 'hidden', who: id, from: all, clause });
}

/**
 * Reveals `id` to the given combatants; with WS-R30 `global` to all. Fires held actions that wait for it to appear
 * (WS-INI-11).
 */
export function uncover(table: Table, id: Id, to: readonly Id[], clause: string): void {
  const shown = show(table, id, to, clause);
  if (shown) happened(table, shown);
}

/**
 * Tells that `id` is revealed. The caller must fire held actions for the returned happening. `null`: it was hidden from
 * none of them.
 */
function show(table: Table, id: Id, to: readonly Id[], clause: string): Happening | null {
  const some = stillHidden(table.fight, id, to);
  if (some.length === 0) return null;
  table.tell({ fact: 'revealed', who: id, to: some, clause });
  return { event: 'appeared', who: id, to: some };
}

/**
 * WS-ADV-14: `id` has done something that gives it away. `why` names it: `attack`, `ability` (used on an enemy),
 * `contest` (with an enemy), `interact` (with a creature of another side). Must be called after the deed is done.
 * WS-R45 `gmDecides`: asks the game master.
 */
export function reveal(table: Table, id: Id, why: string): void {
  const { fight } = table;
  const { hiddenFrom: from } = one(fight, id);
  if (from.length === 0) return;
  const asks = fight.rulings.revealingActions === 'gmDecides';
  if (asks && table.ask(revealQuestion(fight, id, why)).option !== 'revealed') return;
  const shown = giveAway(table, id, from);
  if (shown) happened(table, shown);
}

/**
 * WS-ADV-14: ends hiding from the given combatants: when its turn ends if it is its own turn, otherwise at once.
 * Returns the happening for which the caller must fire held actions; `null`: nothing has happened yet.
 */
export function giveAway(table: Table, id: Id, to: readonly Id[]): Happening | null {
  const { fight } = table;
  if (!hasTurnNow(fight, id)) return show(table, id, to, 'WS-ADV-14');
  const { givenAway } = one(fight, id);
  const fresh = stillHidden(fight, id, to).filter((other) => !givenAway.includes(other));
  if (fresh.length > 0) table.tell({ fact: 'given-away', who: id, to: fresh });
  return null;
}

/**
 * Those of `to` from whom `id` is hidden; with WS-R30 `global` all from whom it is hidden as soon as `to` contains one
 * of them.
 */
export function stillHidden(fight: Fight, id: Id, to: readonly Id[]): readonly Id[] {
  const { hiddenFrom: from } = one(fight, id);
  const some = to.filter((other) => from.includes(other));
  return some.length > 0 && fight.rulings.hiddenScope === 'global' ? from : some;
}

/**
 * The enemies from whom it can hide: present combatants of other sides, objects only if they take turns (WS-ADV-12).
 */
export const enemiesOf = (fight: Fight, who: Combatant): readonly Id[] =>
  everyone(fight)
    .filter((other) => foes(who, other) && present(other) && (!isObject(other) || hasTurns(fight, other)))
    .map(({ id }) => id);

/** WS-ADV-13: advantage on attacks on somebody from whom the attacker is hidden. */
export const hiddenEdge = (who: Combatant, target: Combatant): readonly Edge[] =>
  hiddenFrom(who, target) ? [advantage('hidden', 'WS-ADV-13')] : [];

const revealQuestion = (fight: Fight, id: Id, why: string): Question => {
  const clause = 'WS-ADV-14';
  return {
    id: 'gm.reveal',
    clause,
    for: 'gm',
    about: { who: id, why, title: `Does that (${why}) give ${nameOf(fight, id)} away?` },
    options: () => [
      { id: 'revealed', label: 'It is given away', clause, group: 'gm' },
      { id: 'hidden', label: 'It stays hidden', clause, group: 'gm' },
    ],
    read: ({ option }) =>
      option === 'revealed' || option === 'hidden' ? { option } : onlyAnswers('revealed or hidden', clause),
  };
};
