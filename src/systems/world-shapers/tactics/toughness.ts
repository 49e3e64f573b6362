import { fold } from '../../../kernel/terms.ts';
import { armorTerms, evasionTerms } from '../derived.ts';
import { armorOf, evasionOf } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Mark } from './danger.ts';
import { often } from './danger.ts';

/** A fighter's guess, not a rule: how long somebody's Vitality lasts, as it is protected now. */

/** What a middling attack has to hit with, and what it deals. */
const middling = { bonus: 5, damage: 6 };

/** What such an attack takes on average. */
const taken = (mark: Mark): number => often(middling.bonus, mark) * Math.max(1, middling.damage - mark.armor);

const kept = new WeakMap<Sheet, Mark>();

/** What stands against blows with everything in hand that the sheet puts there. */
export function usualMark(fight: Fight, sheet: Sheet): Mark {
  let known = kept.get(sheet);
  if (known === undefined) {
    const shields = sheet.shields.flatMap(({ thing, in: where }) => (where === 'hand' ? [thing] : []));
    known = {
      evasion: fold(evasionTerms(fight, sheet, shields)).value,
      armor: fold(armorTerms(sheet)).value,
    };
    kept.set(sheet, known);
  }
  return known;
}

/** How many times as long a point of its Vitality lasts as its sheet would have it: shields, Buffs, Corroded. */
export const toughness = (fight: Fight, who: Combatant): number =>
  taken(usualMark(fight, who.sheet)) /
  taken({ evasion: evasionOf(fight, who).value, armor: armorOf(fight, who).value });
