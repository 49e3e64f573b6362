import { apply } from './apply/index.ts';
import type { Carried } from './carried.ts';
import { isOver } from './effects/lasting.ts';
import type { Facts } from './facts/index.ts';
import { stillHidden } from './hiding.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Fight } from './state.ts';
import { copy, everyone, one } from './state.ts';
import { passedWhy } from './turn/able.ts';
import type { Slot } from './turn/slot.ts';
import { places } from './turn/slot.ts';
import { found, turnBegins } from './turn/slot-start.ts';

/** Turns and Initiative set by hand (WS-GEN-12). */

const slotFor = (fight: Fight, who: Combatant): Slot | undefined =>
  fight.order.find(({ members }) => members.includes(who.id));

/**
 * Sets the Initiative of this round; the next round computes it anew (WS-INI-5). For a union it is that of all members.
 */
export function setInitiative(fight: Fight, who: Combatant, value: number): Carried {
  const slot = slotFor(fight, who);
  if (!slot) {
    return refuse('noSuchThing', `${who.sheet.name} has no place in this round`, 'WS-INI-5', 'who');
  }
  if (!Number.isFinite(value) || value < 0 || value > 400) {
    return refuse('noSuchThing', 'Initiative goes from 0 to 400', 'WS-INI-3', 'value');
  }
  const changed = { ...slot, initiative: value };
  const others = fight.order.filter(({ id }) => id !== slot.id);
  const before = (other: Slot): boolean =>
    places.indexOf(other.place) < places.indexOf(slot.place) ||
    (other.place === slot.place && other.initiative >= value);
  const at = others.filter(before).length;
  const slots = [...others.slice(0, at), changed, ...others.slice(at)];
  return [{ fact: 'order-changed', slots, why: 'hand' }];
}

/** Gives the turn to `who` now; an interrupted turn goes on afterwards. */
export function setActive(fight: Fight, who: Combatant): Carried {
  const slot = slotFor(fight, who);
  if (fight.phase !== 'slots' || !slot || passedWhy(fight, who) !== null) {
    return refuse('notYourTurn', `${who.sheet.name} can have no turn now`, 'WS-RND-1', 'who');
  }
  if (fight.active === who.id) {
    return refuse('notYourTurn', `it is the turn of ${who.sheet.name}`, 'WS-RND-1', 'who');
  }
  if (who.turn === 'open' && fight.active !== null && slot.id === fight.running) {
    return [{ fact: 'handed-over', from: fight.active, to: who.id }];
  }
  if (slot.state === 'running' || slot.state === 'suspended') {
    return refuse('notYourTurn', `the turn of ${who.sheet.name} has begun and will go on`, 'WS-RND-1', 'who');
  }
  const facts: Facts[] =
    slot.state === 'held' ? [] : slot.members.flatMap((id) => starts(fight, one(fight, id)));
  facts.push({ fact: 'active-set', who: who.id });
  // All members of a union get their turn together.
  for (const id of [who.id, ...slot.members.filter((member) => member !== who.id)]) {
    const member = one(fight, id);
    const begun = member.turn === 'held' && member.touched;
    if (!begun && passedWhy(fight, member) === null) facts.push(turnBegins(fight, member));
  }
  return [...facts, ...overdue(fight, facts)];
}

/**
 * WS-INI-13, WS-INI-20: what happens as its slot starts: its held actions lapse, and if it was surprised it looks
 * around.
 */
const starts = (fight: Fight, who: Combatant): readonly Facts[] => [
  ...who.held.map(({ id }): Facts => ({ fact: 'held-lost', who: who.id, id, why: 'lapsed' })),
  ...(who.surprised ? found(fight, who) : []).map(
    ({ id }): Facts => ({
      fact: 'revealed',
      who: id,
      to: stillHidden(fight, id, [who.id]),
      clause: 'WS-INI-20',
    }),
  ),
];

/** WS-RND-8: the effects whose time is over after these facts. */
function overdue(fight: Fight, facts: readonly Facts[]): readonly Facts[] {
  const trial = copy(fight);
  for (const fact of facts) apply(trial, fact);
  return everyone(trial).flatMap((who) =>
    who.effects
      .filter(({ until }) => isOver(trial, until))
      .map((was): Facts => ({ fact: 'effect-ended', who: who.id, id: was.id, why: 'over', was })),
  );
}
