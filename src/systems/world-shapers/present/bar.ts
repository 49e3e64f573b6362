import type { Id } from '../../../kernel/json.ts';
import type { BarEntry, TurnState } from '../../../kernel/view.ts';
import { initiativeOf } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one } from '../state.ts';
import { hasTurns } from '../turn/able.ts';
import { orderToCome } from '../turn/late.ts';
import type { Slot } from '../turn/slot.ts';
import { heldWords } from './waiting.ts';
import { nameOf, namesOf } from './words.ts';

/**
 * The initiative bar: the order of the round (WS-INI-5), an entry for each slot. A union is one entry (WS-INI-15), a
 * held turn is shown as still to come (WS-INI-7), and held actions with their triggers (WS-INI-11). A late joiner stands
 * where its turn will be (WS-R19).
 */
export function bar(fight: Fight): readonly BarEntry[] {
  const order = orderToCome(fight);
  const entries = order.flatMap((slot) => slotEntry(fight, slot) ?? []);
  return [...entries, ...outside(fight, order).map((who) => entryOf(fight, who, null, []))];
}

/**
 * Combatants without a slot (before the first round, or joined later), by the Initiative that they would have; no
 * objects without turns.
 */
function outside(fight: Fight, order: readonly Slot[]): readonly Combatant[] {
  const placed = order.flatMap(({ members }) => members);
  return everyone(fight)
    .filter((who) => !placed.includes(who.id) && here(fight, who))
    .sort((a, b) => initiativeOf(fight, b).value - initiativeOf(fight, a).value);
}

/** Whether it is shown: not if it is gone or an object without turns (WS-R18). */
const here = (fight: Fight, who: Combatant): boolean => who.out !== 'gone' && hasTurns(fight, who);

function slotEntry(fight: Fight, slot: Slot): BarEntry | null {
  const members = slot.members.map((id) => one(fight, id)).filter((who) => here(fight, who));
  const first =
    members.find(({ id }) => id === fight.active) ??
    members.find((who) => who.out === null && who.turn !== 'over') ??
    members[0];
  if (!first) return null;
  return entryOf(
    fight,
    first,
    slot,
    members.filter((who) => who !== first),
  );
}

function entryOf(fight: Fight, who: Combatant, slot: Slot | null, mates: readonly Combatant[]): BarEntry {
  const note = noteOf(fight, who, slot, mates);
  const waits = [who, ...mates].flatMap((each) =>
    each.held.map(
      (held) => (mates.length > 0 ? `${nameOf(fight, each.id)}: ` : '') + heldWords(fight, each, held),
    ),
  );
  return {
    id: who.id,
    initiative: slot?.initiative ?? initiativeOf(fight, who).value,
    state: stateOf(fight, who),
    ...(note === '' ? {} : { note }),
    ...(mates.length > 0
      ? { with: mates.map((mate) => ({ id: mate.id, state: stateOf(fight, mate) })) }
      : {}),
    ...(waits.length > 0 ? { waits } : {}),
  };
}

function stateOf(fight: Fight, who: Combatant): TurnState {
  if (who.out !== null) return 'out';
  if (fight.active === who.id) return 'active';
  if (who.turn === 'held') return 'delayed';
  return who.turn === 'over' ? 'acted' : 'waiting';
}

function noteOf(fight: Fight, who: Combatant, slot: Slot | null, mates: readonly Combatant[]): string {
  const ids: readonly Id[] = mates.map(({ id }) => id);
  const begun = fight.order.length > 0;
  return [
    mates.length > 0 ? `union with ${namesOf(fight, ids)}` : '',
    who.mounted && !ids.includes(who.mounted.on) ? `on ${nameOf(fight, who.mounted.on)}` : '',
    who.surprised ? 'surprised' : '',
    slot?.place === 'first' ? 'acts first' : '',
    slot?.place === 'last' && !who.surprised ? 'acts last' : '',
    who.turn === 'held' ? 'holds its turn' : '',
    slot?.state === 'suspended' ? 'goes on afterwards' : '',
    slot === null && begun && who.out === null ? 'from the next round on' : '',
  ]
    .filter(Boolean)
    .join(', ');
}
