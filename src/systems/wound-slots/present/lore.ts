import type { Card, Figure, LoreShelf } from '../../../kernel/lore.ts';
import { shelf } from '../../../kernel/lore.ts';
import { capital, counted, numeral, signed } from '../../../kernel/phrases.ts';
import { spellNote } from '../actions/cast-spell.ts';
import { defenseNames } from '../defenses.ts';
import type { Armor, ObjectThing, SpecialAttack, Spell, Weapon } from '../gear.ts';
import { containerAp, containers, roundsName, roundsOf } from '../gear.ts';
import { armors, objects, specials, spells, weapons } from '../pack/index.ts';

/** Cards for the content of the pack. Distances are yards. */

const weaponCard = (weapon: Weapon): Card => ({
  figures: [
    ['Group', capital(weapon.group), 'SL-ATK-4'],
    ['Accuracy', signed(weapon.accuracy), 'SL-ATK-1'],
    ['Damage', `${signed(weapon.damage)} and Strength`, 'SL-ATK-3'],
    ['Reach', weapon.melee && `${weapon.melee.reach} yd, best at ${weapon.melee.optimal}`, 'SL-OFF-5'],
    ['Increment', weapon.ranged && `${weapon.ranged.increment} yd`, 'SL-MOD-5'],
    ['Hands', weapon.hands],
    ['Block', weapon.block > 0 && weapon.block, 'SL-DEF-4'],
    ['AP', weapon.ap !== 0 && signed(weapon.ap), 'SL-ATK-4'],
    ['AP to load', weapon.loading > 0 && weapon.loading, 'SL-ATK-4'],
    ['Armor piercing', weapon.armorPiercing > 0 && weapon.armorPiercing, 'SL-HLT-5'],
    [
      'Its wounds poison',
      weapon.poison && `TN ${weapon.poison.tn}, ${weapon.poison.stamina} Stamina a turn`,
      'SL-CND-11',
    ],
  ],
  tags: [
    weapon.ranged?.thrown && 'thrown',
    weapon.concussive && 'concussive',
    weapon.slicing && 'slicing',
    weapon.defensive && 'defensive',
    weapon.aquatic && 'aquatic',
    weapon.penetrating && 'penetrating',
    weapon.hands === 0 && 'body',
  ],
  clauses: [
    ...(weapon.defensive ? ['SL-DEF-5'] : []),
    ...(weapon.aquatic ? ['SL-UWC-4'] : []),
    ...(weapon.penetrating ? ['SL-ATK-9'] : []),
  ],
});

const armorCard = ({ toughness, speed }: Armor): Card => ({
  figures: [
    ['Toughness', signed(toughness), 'SL-HLT-5'],
    ['Speed', speed !== 0 && signed(speed), 'SL-AP-4'],
  ],
});

const objectFigures = ({ does }: ObjectThing): readonly Figure[] => {
  switch (does.effect) {
    case 'stamina':
      return [['Stamina', signed(does.points), 'SL-STA-1']];
    case 'mana':
      return [['Mana', signed(does.points), 'SL-STA-6']];
    case 'heal':
      return [['Closes a wound', `${does.level} at the worst`, 'SL-HLT-9']];
    case 'healing-kit':
      return [['For', 'treating wounds', 'SL-MSC-14']];
    case 'other':
      return [];
  }
};

const objectCard = (thing: ObjectThing): Card => ({
  figures: [
    [
      'Use',
      thing.time ? roundsName(roundsOf(thing.time)) : thing.ap !== null && `${thing.ap} AP`,
      'SL-MSC-18',
    ],
    ['Hands', thing.hands],
    ...objectFigures(thing),
    ['Getting at it', containers.map((each) => `${each} ${containerAp[each]} AP`).join(', '), 'SL-COM-8'],
  ],
  tags: [thing.once && 'used up'],
});

function spellFigures({ does }: Spell): readonly Figure[] {
  switch (does.deed) {
    case 'attack':
      return [
        ['Against', capital(defenseNames[does.against]), 'SL-DEF-2'],
        ['Damage', numeral(does.damage), 'SL-ATK-3'],
        [
          'A bad wound brings',
          does.brings && `${capital(does.brings.condition)} ${does.brings.level}`,
          'SL-CND-10',
        ],
      ];
    case 'bind':
      return [
        ['Against', capital(defenseNames[does.against]), 'SL-DEF-2'],
        ['Immobile', counted(does.rounds, 'round'), 'SL-CND-8'],
        ['Escape', `TN ${does.escapeTn}`, 'SL-POS-5'],
      ];
    case 'ward':
      return [
        ['Melee and ranged Defense', signed(does.bonus), 'SL-DEF-4'],
        ['Lasts', counted(does.rounds, 'round'), 'SL-DUR-1'],
      ];
    case 'mend':
      return [
        ['Light wounds closed', does.light, 'SL-HLT-9'],
        ['Stamina', signed(does.stamina), 'SL-STA-1'],
      ];
  }
}

const spellCard = (spell: Spell): Card => ({
  figures: [
    ['School', capital(spell.school)],
    ['Cost', spellNote(spell), spell.mana.use === 'invest' ? 'SL-STA-8' : 'SL-STA-7'],
    [spell.increment ? 'Increment' : 'Range', `${spell.range} yd`, 'SL-MOD-5'],
    ...spellFigures(spell),
  ],
  tags: [
    spell.does.deed === 'attack' && spell.does.type !== 'other' && spell.does.type,
    spell.does.deed === 'attack' && spell.does.penetrating && 'penetrating',
  ],
  clauses: ['SL-COM-1'],
});

const specialCard = ({
  ap,
  stamina,
  group,
  weapon,
  afterMoving,
  penetrating,
  damage,
}: SpecialAttack): Card => ({
  figures: [
    ['Cost', [`${ap} AP`, stamina > 0 ? `${stamina} Stamina` : ''].filter(Boolean).join(', '), 'SL-ACT-5'],
    ['With', capital(weapon ?? group), 'SL-ATK-4'],
    ['After moving', afterMoving > 0 && `${afterMoving} yd in this round`],
    ['Damage', damage !== 0 && signed(damage), 'SL-ATK-3'],
  ],
  tags: [penetrating && 'penetrating'],
  clauses: penetrating ? ['SL-ATK-9'] : [],
});

export const lore: readonly LoreShelf[] = [
  shelf({ id: 'weapon', one: 'Weapon', many: 'Weapons' }, weapons, weaponCard),
  shelf({ id: 'armour', one: 'Armour', many: 'Armour' }, armors, armorCard),
  shelf({ id: 'item', one: 'Object', many: 'Objects' }, objects, objectCard),
  shelf({ id: 'spell', one: 'Spell', many: 'Spells' }, spells, spellCard),
  shelf({ id: 'special', one: 'Special attack', many: 'Special attacks' }, specials, specialCard),
];
