import { signed } from '../../../kernel/phrases.ts';
import type { NoteView } from '../../../kernel/view.ts';
import { meantBy } from '../powers/action.ts';
import { riderOn, riderWords } from '../powers/rider-words.ts';
import type { Gift, GiftKind, Power } from '../powers.ts';
import type { Rulings } from '../rulings.ts';
import type { Combatant } from '../state.ts';
import { abilityNames, skillNames } from '../stats.ts';
import { harmWords, powerKindNames, priceWords } from './arms.ts';

/** What powers do, in words: for cards of the compendium, and for those that are not in it. */

const dice = (of: string): readonly [one: string, many: string] => [`die ${of}`, `dice ${of}`];
const steps = (of: string): readonly [one: string, many: string] => [
  `step of the dice ${of}`,
  `steps of the dice ${of}`,
];

const giftNames: { readonly [gift in GiftKind]: readonly [one: string, many: string] } = {
  actions: ['Action', 'Actions'],
  attackDice: dice('to attack'),
  checkDice: dice('of skill checks'),
  damageDice: dice('of damage'),
  defenseDice: dice('of Defense'),
  initiativeDice: dice('of Initiative'),
  resistanceDice: dice('to resist'),
  attackRank: steps('to attack'),
  checkRank: steps('of skill checks'),
  initiativeRank: steps('of Initiative'),
  resistanceRank: steps('to resist'),
  damageRank: steps('of damage'),
  defenseRank: steps('of Defense'),
  durabilityRecovery: ['Durability recovered', 'Durability recovered'],
  manaRecovery: ['Mana recovered', 'Mana recovered'],
  healthRecovery: ['Health recovered', 'Health recovered'],
  guard: ['Guard', 'Guard'],
};

/** "+1 die to attack while wounded"; AD-R4: what it gives to checks of one skill names that. */
const giftWords = ({ gift, amount, wounded, skill }: Gift): string => {
  const [one, many] = giftNames[gift];
  const name = Math.abs(amount) === 1 ? one : many;
  const of = gift === 'checkDice' && skill !== undefined ? ` with ${skillNames[skill]}` : '';
  return `${signed(amount)} ${name}${of}${wounded ? ' while wounded' : ''}`;
};

export const giftsWords = (gifts: readonly Gift[]): string => gifts.map(giftWords).join(', ');

/** All that a power does, in one line. */
function effectWords(rulings: Rulings, power: Power): string {
  const { does } = power;
  const note = meantBy(power)?.note() ?? '';
  const parts = (): readonly (string | false | undefined)[] => {
    switch (does.deed) {
      case 'strike':
        return [
          does.with === 'light' ? 'with a light weapon' : `with a ${does.with} weapon`,
          // AD-R42: Speed if the technique prints none.
          `${abilityNames[does.ability ?? 'speed']} dice`,
          note,
        ];
      case 'bolt':
        return [
          harmWords(rulings, does),
          note,
          does.rider && `${riderOn(does.rider)} ${riderWords(does.rider)}`,
        ];
      case 'blast':
        return [harmWords(rulings, does), `${abilityNames[does.ability]} dice to hit`, note];
      case 'grip':
      case 'heal':
        return [note];
      case 'defend':
        return [
          does.against === 'any' ? 'against any attack' : `against ${does.against} attacks`,
          `${abilityNames[does.ability]} dice`,
          does.needs && `with a ${does.needs} in hand`,
        ];
      case 'gifts':
        return [giftsWords(does.gifts)];
    }
  };
  return parts().filter(Boolean).join(', ');
}

/** "technique, 1 action, 4 Vigor: what it does". A Talent always works and costs nothing, whatever its sheet prints. */
export const powerNotes = (rulings: Rulings, who: Combatant): readonly NoteView[] =>
  who.sheet.powers.map((power) => {
    const { name, kind, about } = power;
    const price = kind === 'talent' ? '' : priceWords(power);
    return {
      label: name,
      value: `${[powerKindNames[kind], price].filter(Boolean).join(', ')}: ${about ?? effectWords(rulings, power)}`,
      clause: kind === 'reaction' ? 'AD-REA-12' : 'AD-ACT-13',
    };
  });
