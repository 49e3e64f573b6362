import { fold } from '../../../kernel/terms.ts';
import { armorTerms, evasionTerms } from '../derived.ts';
import type { Effect } from '../effects/effect.ts';
import { giftTerms } from '../effects/effects.ts';
import { armorOf, evasionOf } from '../numbers.ts';
import type { GiftNumber } from '../riders.ts';
import type { Sheet } from '../sheet.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { keptBySheet } from './by-sheet.ts';
import type { Mark } from './danger.ts';
import { often } from './danger.ts';

/** Estimates, not rules: how long a combatant's Vitality lasts with its current defences. */

/** Hit bonus and damage of an average attack. */
const middling = { bonus: 5, damage: 6 };

/** The average damage of such an attack. */
const taken = (mark: Mark): number => often(middling.bonus, mark) * Math.max(1, middling.damage - mark.armor);

const marks = keptBySheet<Mark>();

/** The defences by the sheet, with the items that it has in hand at the start. */
export const usualMark = (fight: Fight, sheet: Sheet): Mark =>
  marks(fight.rulings, sheet, '', () => {
    const shields = sheet.shields.flatMap(({ thing, in: where }) => (where === 'hand' ? [thing] : []));
    return {
      evasion: fold(evasionTerms(fight, sheet, shields)).value,
      armor: fold(armorTerms(sheet)).value,
    };
  });

/** How much longer its Vitality lasts than by its sheet: by shields and Corroded, without Buffs. */
export const toughness = (fight: Fight, who: Combatant): number =>
  taken(usualMark(fight, who.sheet)) / taken(withoutGifts(fight, who));

const withoutGifts = (fight: Fight, who: Combatant): Mark => ({
  evasion: evasionOf(fight, who).value - given(who, 'evasion'),
  armor: armorOf(fight, who).value - given(who, 'armor'),
});

const given = (who: Combatant, number: GiftNumber): number =>
  giftTerms(who, number).reduce((sum, { value }) => sum + value, 0);

/** The turns that Vitality lasts in an average fight. */
const lifetime = 10;

/**
 * The part of its Vitality that Buffs and Debuffs on Evasion and Armor will have saved by their end; negative if they
 * make it worse.
 */
export function spared(fight: Fight, who: Combatant): number {
  const turns = who.effects.reduce((most, effect) => Math.max(most, turnsLeft(fight, effect)), 0);
  if (turns === 0) return 0;
  const now = { evasion: evasionOf(fight, who).value, armor: armorOf(fight, who).value };
  return (1 - taken(now) / taken(withoutGifts(fight, who))) * Math.min(1, turns / lifetime);
}

function turnsLeft(fight: Fight, effect: Effect): number {
  if (effect.kind !== 'buff' && effect.kind !== 'debuff') return 0;
  if (!effect.gifts.some(({ of }) => of === 'evasion' || of === 'armor')) return 0;
  const { until } = effect;
  switch (until.when) {
    case 'turn-ends':
      return until.count - one(fight, until.of).begun;
    case 'slot-starts':
      return until.count - one(fight, until.of).slots;
    case 'round-ends':
      return until.round - fight.round + 1;
    case 'upheld':
      return 1;
    case 'combat-ends':
    case 'ended':
      return lifetime;
  }
}
