import type { Card, LoreShelf } from '../../../kernel/lore.ts';
import { shelf } from '../../../kernel/lore.ts';
import { damageWords } from '../combat/strikes.ts';
import type { Material, OnHit, Weapon } from '../gear.ts';
import { magicItems, materials, spells, weapons } from '../pack/index.ts';
import { skillNames } from '../sheet.ts';
import type { MagicItem, Spell } from '../spells.ts';
import { effectWords } from '../spells.ts';
import { defenceNames, metres } from './words.ts';

/** The content of the pack for the compendium. */

const hitWords = ({ effect, tests }: OnHit): string => {
  const does = effect === 'trip' ? 'falls prone unless' : 'is held until';
  return `${does} ${tests.map((each) => skillNames[each]).join(' or ')} helps`;
};

const weaponCard = (weapon: Weapon): Card => ({
  figures: [
    ['Damage', damageWords(weapon.damage), 'FS-DMG-1'],
    ['In both hands', weapon.twoHanded && damageWords(weapon.twoHanded), 'FS-DMG-1'],
    ['Hands', weapon.hands, 'FS-REACT-3'],
    ['Reach', weapon.melee && metres(weapon.melee.reach), 'FS-ATK-7'],
    ['Thrown', weapon.thrown && metres(weapon.thrown.range), 'FS-ATK-3'],
    ['Shot', weapon.shot && metres(weapon.shot.range), 'FS-ATK-3'],
    ['Manipulates to load', weapon.shot?.load, 'FS-ATK-4'],
    [
      'Whoever it hits',
      weapon.onHit && hitWords(weapon.onHit),
      weapon.onHit?.effect === 'net' ? 'FS-ACT-4' : 'FS-COND-2',
    ],
  ],
  tags: [weapon.heavy && 'heavy', weapon.body],
  clauses: [
    ...(weapon.melee ? ['FS-ATK-2'] : []),
    ...(weapon.thrown || weapon.shot ? ['FS-ATK-3'] : []),
    ...(weapon.heavy ? ['FS-MAN-4'] : []),
  ],
});

const materialCard = ({ ar, magicAr, br, rare }: Material): Card => ({
  figures: [
    ['AR, worn in part', ar.partial, 'FS-ARM-1'],
    ['AR, worn in full', ar.full, 'FS-ARM-1'],
    ['Magic AR', magicAr.full > 0 && `${magicAr.partial} in part, ${magicAr.full} in full`, 'FS-ARM-2'],
    ['BR of a shield', br, 'FS-SHD-1'],
  ],
  tags: [rare && 'rare'],
  clauses: ['FS-ARM-5', 'FS-ARM-2'],
});

const spellCard = (spell: Spell): Card => ({
  figures: [
    ['Mana', spell.mana, 'FS-MAG-1'],
    ['Range', spell.range === 0 ? 'the caster alone' : metres(spell.range)],
    ...(spell.kind === 'attack'
      ? ([
          ['Damage', damageWords(spell.damage), 'FS-DMG-1'],
          [
            'Targets',
            spell.targets && `up to ${spell.targets.most}, ${metres(spell.targets.within)} apart at most`,
            'FS-ATK-8',
          ],
          ['Defences', spell.defences?.map((each) => defenceNames[each]).join(', '), 'FS-DEF-8'],
        ] as const)
      : ([['Effect', effectWords(spell.does)]] as const)),
  ],
  tags: [
    spell.kind === 'attack' && 'attack',
    spell.kind === 'attack' && spell.melee && 'melee',
    spell.kind === 'attack' && spell.mind && 'mind',
  ],
  clauses: spell.kind === 'attack' ? ['FS-ATK-5', 'FS-ACT-9'] : ['FS-ACT-9', 'FS-REACT-5'],
});

const itemCard = ({ hands, spell, uses, free }: MagicItem): Card => ({
  figures: [
    ['Casts', spell.name],
    ['Hands', hands === 0 ? 'worn' : hands],
    ['Uses in a fight', uses],
  ],
  tags: [free && 'free action'],
  clauses: ['FS-MAG-1', free ? 'FS-REACT-6' : 'FS-ACT-9'],
});

export const lore: readonly LoreShelf[] = [
  shelf({ id: 'weapon', one: 'Weapon', many: 'Weapons' }, weapons, weaponCard),
  shelf({ id: 'armour', one: 'Material', many: 'Armour and shields' }, materials, materialCard),
  shelf({ id: 'spell', one: 'Spell', many: 'Spells' }, spells, spellCard),
  shelf({ id: 'item', one: 'Magic item', many: 'Magic items' }, magicItems, itemCard),
];
