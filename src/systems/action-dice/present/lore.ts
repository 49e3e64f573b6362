import type { Card, LoreShelf } from '../../../kernel/lore.ts';
import { shelf } from '../../../kernel/lore.ts';
import { capital, signed } from '../../../kernel/phrases.ts';
import { typeTable } from '../damage/types.ts';
import type { Armor, ItemThing, Shield, Weapon } from '../gear.ts';
import { usageOf } from '../items/action.ts';
import { armors, items, powers, shields, weapons } from '../pack/index.ts';
import { defaultRulings } from '../rulings.ts';
import { abilityNames } from '../stats.ts';
import { harmWords } from './arms.ts';
import { powerCard, riderFigure } from './lore-powers.ts';

/** The pack's content in the compendium. Dice of ranks are those of the default rulings. */

const weaponCard = (weapon: Weapon): Card => ({
  figures: [
    ['Damage', harmWords(defaultRulings, weapon), 'AD-DMG-1'],
    ['Quality', capital(weapon.rank), 'AD-DMG-2'],
    ['Reach', weapon.melee && `${weapon.melee.reach} ft`, 'AD-POS-9'],
    ['Range', weapon.ranged && `near ${weapon.ranged.near} ft, far ${weapon.ranged.far} ft`, 'AD-ATK-6'],
    ['Hands', weapon.hands],
    riderFigure(weapon.rider),
  ],
  tags: [weapon.light && 'light', weapon.ranged?.thrown && 'thrown', weapon.hands === 0 && 'body'],
  clauses: [
    'AD-ATK-1',
    typeTable[weapon.type].clause,
    ...(weapon.light ? ['AD-ACT-4'] : []),
    ...(weapon.rider ? ['AD-POS-10'] : []),
  ],
});

const armorCard = (armor: Armor | Shield): Card => ({
  figures: [
    ['Armor Rank', armor.ar > 0 && armor.ar, 'AD-ARM-1'],
    ['Quality', capital(armor.rank), 'AD-ARM-6'],
    ['Guard', armor.guard > 0 && signed(armor.guard), 'AD-ATK-2'],
    ['Durability', armor.durability, 'AD-ARM-2'],
    [
      'Against',
      armor.ar > 0 &&
        armor.against.map((each) => (each === 'physical' ? 'Physical' : typeTable[each].name)).join(', '),
      'AD-ARM-5',
    ],
    [
      'Otherwise',
      Object.entries(armor.types)
        .map(([type, ar]) => `${typeTable[type as keyof typeof typeTable].name} ${ar}`)
        .join(', '),
      'AD-ARM-5',
    ],
    ['Hands', 'hands' in armor && armor.hands],
  ],
  tags: ['hands' in armor && 'shield'],
});

const itemCard = ({ id, name, hands, does }: ItemThing): Card => ({
  figures: [
    ['Effect', usageOf(does, id, name).note(), 'AD-ACT-14'],
    ...(does.effect === 'blast' || does.effect === 'detonate'
      ? ([
          ['Damage', harmWords(defaultRulings, does), 'AD-DMG-1'],
          ['Bonus dice of', abilityNames[does.ability], 'AD-ATK-8'],
        ] as const)
      : []),
    ['Hands', hands],
  ],
});

export const lore: readonly LoreShelf[] = [
  shelf({ id: 'weapon', one: 'Weapon', many: 'Weapons' }, weapons, weaponCard),
  shelf({ id: 'armour', one: 'Armour', many: 'Armour and shields' }, [...armors, ...shields], armorCard),
  shelf({ id: 'item', one: 'Item', many: 'Items' }, items, itemCard),
  shelf({ id: 'power', one: 'Power', many: 'Techniques, spells, Talents' }, powers, powerCard),
];
