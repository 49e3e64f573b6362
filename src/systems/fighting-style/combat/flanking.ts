import type { Place } from '../../../battlefield/flanking.ts';
import { flankingPair } from '../../../battlefield/flanking.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import { rulingIds } from '../rulings.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one, present } from '../state.ts';
import { canReact } from './conditions.ts';
import { inReach } from './reach.ts';

/** Flanking (section 13). */

/** FS-FLK-1, FS-R55: the combatants of other sides that have this foe in reach and may flank it. */
function around(fight: Fight, foe: Combatant): Combatant[] {
  const able = fight.rulings.flankWho === 'able';
  const found: Combatant[] = [];
  for (const id of fight.listing) {
    const who = one(fight, id);
    if (!foes(who, foe) || !present(who)) continue;
    if (able && !canReact(fight, who)) continue;
    if (inReach(fight, who, foe)) found.push(who);
  }
  return found;
}

const placeOf = (who: Combatant): Place => ({ cell: who.cell, size: who.squares });

/**
 * FS-FLK-1, with the examples of FS-FLK-3: two allies with this foe between them; `null` when it is not flanked. With
 * `by`, one of the two must be this combatant.
 */
function flankedBy(fight: Fight, foe: Combatant, by: Id | null): readonly [Id, Id] | null {
  const near = around(fight, foe);
  if (near.length < 2) return null;
  const field = fieldOf(fight);
  const rule = fight.rulings.flankLine === 'exactCentres' ? 'line' : 'opposite-sides';
  const place = placeOf(foe);
  for (let i = 0; i < near.length; i++) {
    const a = near[i] as Combatant;
    for (let j = i + 1; j < near.length; j++) {
      const b = near[j] as Combatant;
      if (foes(a, b) || (by !== null && a.id !== by && b.id !== by)) continue;
      if (flankingPair(field, place, [placeOf(a), placeOf(b)], rule)) return [a.id, b.id];
    }
  }
  return null;
}

const flankTerm: Term = {
  value: 2,
  op: 'add',
  label: 'flanked foe',
  clause: 'FS-FLK-2',
  ruling: rulingIds.flankBonusFor,
};

/** FS-FLK-2, FS-R56: the pair of flankers that gives a melee attack on this foe its bonus; `null` when none does. */
export const flankersFor = (fight: Fight, attacker: Combatant, foe: Combatant): readonly [Id, Id] | null =>
  flankedBy(fight, foe, fight.rulings.flankBonusFor === 'flankersOnly' ? attacker.id : null);

/** FS-FLK-2: the bonus of a melee attack on this foe, once however many pairs flank it; `null` without. */
export const flankingOnAttack = (fight: Fight, attacker: Combatant, foe: Combatant): Term | null =>
  flankersFor(fight, attacker, foe) === null ? null : flankTerm;
