import type { MoveFact } from '../facts/movement.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { shareTurn } from './turns.ts';

export function applyMove(fight: Fight, fact: MoveFact): void {
  const who = one(fight, fact.who);
  switch (fact.fact) {
    case 'movement':
      who.movement = fact.movement;
      return;
    case 'moved': {
      who.cell = fact.path[fact.path.length - 1] ?? who.cell;
      who.passing = fact.passing;
      // Rider and mount are always in the same place (SL-MNT-2).
      if (who.riding) one(fight, who.riding.mount).cell = who.cell;
      if (who.ridden !== null) one(fight, who.ridden).cell = who.cell;
      return;
    }
    case 'shoved':
    case 'fell-back':
    case 'fell':
    case 'placed':
      who.cell = fact.to;
      who.passing = false;
      if (who.ridden !== null) one(fight, who.ridden).cell = who.cell;
      return;
    case 'posture':
      who.posture = fact.posture;
      return;
    case 'dash':
      who.dashing = true;
      who.dashBonus = fact.bonus;
      return;
    case 'dragging':
      who.dragging = fact.ap;
      return;
    case 'riding': {
      if (who.riding) one(fight, who.riding.mount).ridden = null;
      who.riding = fact.riding;
      if (fact.riding) {
        const mount = one(fight, fact.riding.mount);
        mount.ridden = who.id;
        who.cell = mount.cell;
        // SL-MNT-2: a mount that is mounted during its rider's turn shares that turn.
        if (fight.active === who.id && fight.shares === null) shareTurn(fight, who);
      }
      return;
    }
    case 'climb-cost':
      fight.climbs = { ...fight.climbs, [fact.kind]: fact.cost };
      return;
    case 'climbing':
      who.climbing = fact.on;
      return;
    case 'sunk':
      who.sunk = fact.on;
      return;
  }
}
