import type { MoveFact } from '../facts/movement.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';

export function applyMove(fight: Fight, fact: MoveFact): void {
  const who = one(fight, fact.who);
  switch (fact.fact) {
    case 'move':
      who.move = fact.move;
      if (fact.move) who.moved = true;
      return;
    case 'moved':
      who.cell = fact.path[fact.path.length - 1] ?? who.cell;
      who.passing = fact.passing;
      who.climb = null;
      pay(who, fact.cost);
      if (who.move) {
        const { odd = who.move.odd, runUp = who.move.runUp } = fact;
        who.move = { ...who.move, odd, runUp };
      }
      return;
    case 'climbs':
      who.climb = fact.climb;
      pay(who, fact.cost);
      return;
    case 'pushed':
    case 'followed':
    case 'fell-back':
    case 'fell':
    case 'placed':
      who.cell = fact.to;
      who.passing = false;
      who.climb = null;
      return;
    case 'band':
      who.band = fact.band;
      if (fact.to) who.cell = fact.to;
      return;
    case 'flight-lost':
      who.flightLost = fact.lost;
      // PE-FLY-6: regaining flight ends a fall; the next fall starts from the band it begins in.
      if (!fact.lost && who.out === null) who.fallsFrom = null;
      return;
    case 'falls-from':
      who.fallsFrom = fact.band;
      return;
  }
}

/** Spends metres of the Move. Metres of a Run make the combatant running (PE-MOVE-4). */
function pay(who: Combatant, cost: number): void {
  if (!who.move) return;
  who.move = { ...who.move, spent: who.move.spent + cost };
  if (who.move.kind === 'run') who.running = true;
}
