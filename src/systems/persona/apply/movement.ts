import type { MoveFact } from '../facts/movement.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';

export function applyMove(fight: Fight, fact: MoveFact): void {
  const who = one(fight, fact.who);
  switch (fact.fact) {
    case 'move':
      who.move = fact.move;
      if (fact.move.kind === 'run') who.running = true;
      return;
    case 'moved':
      who.cell = fact.path[fact.path.length - 1] ?? who.cell;
      who.passing = fact.passing;
      if (who.move) who.move = { ...who.move, spent: who.move.spent + fact.cost };
      return;
    case 'pushed':
    case 'followed':
    case 'fell-back':
    case 'fell':
    case 'placed':
      who.cell = fact.to;
      who.passing = false;
      return;
    case 'band':
      who.band = fact.band;
      return;
    case 'flight-lost':
      who.flightLost = fact.lost;
      return;
    case 'falls-from':
      who.fallsFrom = fact.band;
      return;
  }
}
