import type { Card, Figure } from '../../../kernel/lore.ts';
import { capital } from '../../../kernel/phrases.ts';
import { typeTable } from '../damage/types.ts';
import type { Rider } from '../gear.ts';
import { meantBy } from '../powers/action.ts';
import { riderOn, riderWords } from '../powers/rider-words.ts';
import type { Power } from '../powers.ts';
import { defaultRulings } from '../rulings.ts';
import { abilityNames } from '../stats.ts';
import { harmWords, powerKindNames, priceWords } from './arms.ts';
import { giftsWords } from './power-words.ts';

/** Powers in the compendium (AD-ACT-13, AD-REA-12). */

/** AD-RES-2: the rider of a hit. */
export const riderFigure = (rider: Rider | undefined): Figure => [
  rider ? capital(riderOn(rider)) : '',
  rider && riderWords(rider),
  'AD-RES-2',
];

function powerFigures({ does }: Power): readonly Figure[] {
  switch (does.deed) {
    case 'strike':
      return [
        ['With', does.with === 'light' ? 'a light weapon' : `a ${does.with} weapon`, 'AD-ATK-1'],
        // AD-R42: Speed if the technique prints none.
        ['Bonus dice of', abilityNames[does.ability ?? 'speed'], 'AD-ATK-1'],
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
      return [['Gives', giftsWords(does.gifts)]];
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
