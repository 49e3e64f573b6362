import type { Carried } from '../carried.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { standing } from '../state.ts';
import type { Table } from '../table.ts';
import { giveOpening } from './give.ts';

/** AD-REA-9: the game master declares that a combatant exposes itself. It is processed before any other step. */

const clause = 'AD-REA-9';

export function sayOpening(fight: Fight, who: Combatant, on: boolean): Carried {
  if (!on) return [{ fact: 'opening-seen', who: who.id }];
  if (fight.round === 0 || !standing(who)) {
    const because = fight.round === 0 ? 'no round has begun' : `${who.sheet.name} is out of the fight`;
    return refuse('noSuchThing', because, clause, 'condition');
  }
  return [{ fact: 'opening-said', who: who.id }];
}

/** Processes the first of the declared openings; each is a step of its own. */
export function seeOpenings(table: Table): void {
  const [who] = table.fight.openings;
  if (who === undefined) return;
  table.tell({ fact: 'opening-seen', who });
  giveOpening(table, { who, why: 'exposes itself', clause });
}
