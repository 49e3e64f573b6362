import type { BodyFact } from '../facts/body.ts';
import { sinks } from '../riding/riding.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one, present } from '../state.ts';
import { withoutId } from './counting.ts';

export function applyBody(fight: Fight, fact: BodyFact): void {
  const who = one(fight, fact.who);
  switch (fact.fact) {
    case 'vitality-lost':
      who.vitality = fact.left;
      who.temporary = fact.temporary;
      return;
    case 'healed':
    case 'vitality-set':
      who.vitality = fact.left;
      return;
    case 'temporary':
      who.temporary = fact.left;
      return;
    case 'went-down':
      who.out = 'unconscious';
      goDown(fight, who);
      return;
    case 'came-to':
    case 'back':
      who.out = null;
      return;
    case 'died':
      who.out = 'dead';
      goDown(fight, who);
      leave(fight, who);
      return;
    case 'destroyed':
    case 'removed':
      who.out = 'gone';
      goDown(fight, who);
      leave(fight, who);
      return;
    case 'left':
      who.out = fact.out;
      goDown(fight, who);
      leave(fight, who);
      return;
    case 'surrendered':
      who.surrendered = fact.on;
      if (fact.on) who.held = [];
      return;
    case 'affinity-known':
      if (!who.known.includes(fact.type)) who.known = [...who.known, fact.type];
      return;
  }
}

/** WS-R74, WS-ADV-11: a combatant that goes down loses its held actions, stances and grabs. */
function goDown(fight: Fight, who: Combatant): void {
  who.held = [];
  who.effects = who.effects.filter(({ kind }) => kind !== 'stance' && kind !== 'leaning');
  for (const id of who.grabbing) {
    const other = one(fight, id);
    other.grabbedBy = withoutId(other.grabbedBy, who.id);
  }
  who.grabbing = [];
}

/** What being out means for a combatant that begins the fight so: the same as if it went out now. */
export function beginOut(fight: Fight, who: Combatant): void {
  goDown(fight, who);
  if (!present(who)) leave(fight, who);
}

/** Nobody grabs or is mounted on a combatant that is gone, and it hides from nobody. */
function leave(fight: Fight, who: Combatant): void {
  const saddle = who.mounted;
  who.mounted = null;
  who.grabbedBy = [];
  who.hiddenFrom = [];
  who.givenAway = [];
  for (const other of everyone(fight)) {
    other.grabbing = withoutId(other.grabbing, who.id);
    if (other.mounted?.on === who.id) other.mounted = sinks(other.mounted, saddle);
  }
}
