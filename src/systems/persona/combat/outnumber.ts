import type { Term } from '../../../kernel/terms.ts';
import { isHelpless } from '../harm/helpless.ts';
import { rulingIds } from '../rulings.ts';
import { adjacent, walledOff } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one, present, suffers } from '../state.ts';

/**
 * PE-ADV-11, PE-ADV-12: the enemies adjacent to the target per member of its side there, itself included, rounded down.
 * Unless PE-R61 counts all, the Helpless do not count, nor do Dizzy allies of the attacker (PE-AIL-9). Walls prevent
 * adjacency.
 */
export function outnumbering(fight: Fight, attacker: Combatant, target: Combatant): number {
  const everybody = fight.rulings.outnumberCount === 'adjacentAll';
  let against = 0;
  let beside = 1;
  for (const id of fight.listing) {
    const other = one(fight, id);
    if (other === target || !present(other) || !adjacent(fight, other, target)) continue;
    if (walledOff(fight, other, other.cell, target)) continue;
    if (!everybody && isHelpless(fight, other)) continue;
    if (!foes(other, target)) beside++;
    else if (everybody || other === attacker || foes(other, attacker) || !suffers(other, 'dizzy')) against++;
  }
  return Math.floor(against / beside);
}

/** The Advantages of a melee attack on an outnumbered target. */
export function outnumberTerms(fight: Fight, attacker: Combatant, target: Combatant): readonly Term[] {
  const times = outnumbering(fight, attacker, target);
  if (times < 2) return none;
  const ruling = rulingIds.outnumberCount;
  const two: Term = { value: 1, op: 'add', label: 'two to one', clause: 'PE-ADV-11', ruling };
  if (times < 3) return [two];
  const three: Term = { ...two, label: 'three to one', clause: 'PE-ADV-12' };
  return fight.rulings.gradedRowsStack ? [two, three] : [three];
}

const none: readonly Term[] = [];
