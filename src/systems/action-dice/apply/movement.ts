import type { MoveFact } from '../facts/movement.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';

export function applyMove(fight: Fight, fact: MoveFact): void {
  const who = one(fight, fact.who);
  switch (fact.fact) {
    case 'moved':
      who.cell = fact.path.at(-1) ?? who.cell;
      // AD-DIE-18: the game master may have taken the feet in the middle of the way.
      who.feet = Math.max(0, who.feet - fact.feet);
      return;
    case 'pushed':
      who.cell = fact.path.at(-1) ?? who.cell;
      return;
    case 'prone':
      who.prone = fact.on;
      return;
    case 'negated':
      who.negated = fact.on;
      return;
    case 'rising':
      who.rising = fact.on;
      return;
    case 'faces':
      who.facing = fact.degrees;
      return;
    case 'placed':
      who.cell = fact.to;
      return;
  }
}
