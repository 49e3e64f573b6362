import type { Card, Figure } from '../../../kernel/lore.ts';
import { capital, signed } from '../../../kernel/phrases.ts';
import { typeTable } from '../damage/types.ts';
import type { Rider } from '../gear.ts';
import { meantBy } from '../powers/action.ts';
import type { Gift, GiftKind, Power } from '../powers.ts';
import { defaultRulings } from '../rulings.ts';
import { abilityNames } from '../stats.ts';
import { harmWords, powerKindNames, priceWords } from './arms.ts';

/** Powers in the compendium (AD-ACT-13, AD-REA-12). */

/** AD-RES-2: the rider of a hit. */
export const riderFigure = (rider: Rider | undefined): Figure => [
  rider?.on === 'critical' ? 'A critical hit' : 'A hit',
  rider &&
    `knocks down unless resisted: ${rider.resist.map((each) => abilityNames[each]).join(' or ')} against ${rider.vs ?? 'the attack'}`,
  'AD-RES-2',
];

const giftNames: { readonly [gift in GiftKind]: string } = {
  actions: 'Actions',
  attackDice: 'dice to attack',
  checkDice: 'dice of skill checks',
  damageDice: 'dice of damage',
  defenseDice: 'dice of Defense',
  initiativeDice: 'dice of Initiative',
  resistanceDice: 'dice to resist',
  attackRank: 'steps of the dice to attack',
  checkRank: 'steps of the dice of skill checks',
  initiativeRank: 'steps of the dice of Initiative',
  resistanceRank: 'steps of the dice to resist',
  damageRank: 'steps of the dice of damage',
  defenseRank: 'steps of the dice of Defense',
  durabilityRecovery: 'Durability recovered',
  manaRecovery: 'Mana recovered',
  healthRecovery: 'Health recovered',
  guard: 'Guard',
};

const giftWords = ({ gift, amount, wounded }: Gift): string =>
  `${signed(amount)} ${giftNames[gift]}${wounded ? ' while wounded' : ''}`;

function powerFigures({ does }: Power): readonly Figure[] {
  switch (does.deed) {
    case 'strike':
      return [
        ['With', does.with === 'light' ? 'a light weapon' : `a ${does.with} weapon`, 'AD-ATK-1'],
        // AD-R42: Speed if the technique prints none.
        ['Bonus dice of', abilityNames[does.ability ?? 'speed'], 'AD-ATK-1'],
        ['Before it', does.lunge && `${does.lunge} ft straight on`],
        riderFigure(does.rider),
      ];
    case 'bolt':
      return [['Damage', harmWords(defaultRulings, does), 'AD-DMG-1'], riderFigure(does.rider)];
    case 'blast':
      return [
        ['Damage', harmWords(defaultRulings, does), 'AD-DMG-1'],
        ['Bonus dice of', abilityNames[does.ability], 'AD-ATK-8'],
      ];
    case 'grip':
      return [['Range', `${does.far} ft`]];
    case 'heal':
      return [];
    case 'defend':
      return [
        ['Against', does.against === 'any' ? 'any attack' : `${does.against} attacks`, 'AD-REA-12'],
        ['Bonus dice of', abilityNames[does.ability], 'AD-REA-5'],
        ['Needs', does.needs && `a ${does.needs} in hand`],
      ];
    case 'gifts':
      return [['Gives', does.gifts.map(giftWords).join(', ')]];
  }
}

export const powerCard = (power: Power): Card => {
  const { does } = power;
  return {
    figures: [
      ['Kind', capital(powerKindNames[power.kind])],
      ['Cost', priceWords(power), power.kind === 'reaction' ? 'AD-REA-12' : 'AD-ACT-13'],
      ['Effect', meantBy(power)?.note()],
      ...powerFigures(power),
    ],
    tags: [
      power.mental && 'of the mind',
      power.chance && 'by Chance',
      does.deed === 'strike' && does.onlyWounded && 'only against the wounded',
      does.deed === 'strike' && does.offHand && 'an off-hand attack may follow',
      does.deed === 'bolt' && does.straightAtHealth && 'straight at Health',
      does.deed === 'bolt' && does.bypassesArmor && 'bypasses armour',
    ],
    clauses: [
      ...(does.deed === 'bolt' || does.deed === 'blast' ? [typeTable[does.type].clause] : []),
      ...(does.deed === 'strike' && does.charges > 0 ? ['AD-DIE-9'] : []),
      ...(does.deed === 'strike' && does.opens ? ['AD-REA-9'] : []),
      ...(does.deed === 'strike' && does.rider ? ['AD-POS-10'] : []),
      ...(does.deed === 'strike' && does.offHand ? ['AD-ACT-4'] : []),
      ...(does.deed === 'bolt' && does.straightAtHealth ? ['AD-HRT-6'] : []),
      ...(does.deed === 'grip' ? ['AD-RES-1'] : []),
      ...(does.deed === 'heal' ? ['AD-HRT-2'] : []),
      ...(does.deed === 'gifts' ? ['AD-DIE-3'] : []),
    ],
  };
};
