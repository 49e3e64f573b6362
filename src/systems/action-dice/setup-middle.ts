import type { EncounterCombatant } from './encounter.ts';
import type { StartAt } from './encounter-schema.ts';
import type { Combatant, Fight } from './state.ts';
import { everyone, isObject, one } from './state.ts';
import { placesOf } from './turn/order.ts';
import { turnActions } from './turn/turn-start.ts';

/** Makes a fight begin in its middle: this round uses the stated Initiative, and one combatant has the turn. */
export function startInMiddle(fight: Fight, startAt: StartAt, entries: readonly EncounterCombatant[]): void {
  fight.phase = 'turns';
  fight.round = startAt.round;
  fight.ambush = { ambushed: [], ambushers: [] };
  for (const who of everyone(fight)) {
    const rolled = startAt.initiative[who.id];
    if (rolled === undefined || isObject(who)) continue;
    who.initiative = { first: rolled, later: rolled, tie: null };
    who.wishes = 'yes';
  }
  const places = placesOf(fight);
  const now = places.findIndex(({ id }) => id === startAt.active);
  const written = new Map(entries.map((entry) => [entry.id, entry.now]));
  fight.order = places.map((place, at) => {
    if (at === now) return { ...place, state: 'running' };
    return { ...place, state: (written.get(place.id)?.hadTurn ?? at < now) ? 'done' : 'waiting' };
  });
  for (const { id, state } of fight.order) if (state !== 'waiting') begun(one(fight, id), state);
  if (now < 0) return;
  const active = one(fight, startAt.active);
  fight.active = active.id;
  fight.stage = 'main';
  active.actions = written.get(active.id)?.actions ?? turnActions(fight, { ...active, actions: 0 }).value;
  active.lessActions = 0;
}

/** Sets the turn and its counters. What waits for a roll waits from now on. */
export function begun(who: Combatant, state: 'running' | 'done'): void {
  who.begun = 1;
  who.ended = state === 'done' ? 1 : 0;
  who.turn = state === 'done' ? 'over' : 'open';
  who.looked = who.out === null;
  who.waiting = who.waiting.map((one) => ({ ...one, until: { when: 'turn-ends', of: who.id, count: 2 } }));
}
