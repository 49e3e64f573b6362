import type { Card, LoreShelf } from '../../../kernel/lore.ts';
import { shelf } from '../../../kernel/lore.ts';
import { signed } from '../../../kernel/phrases.ts';
import { amountWords } from '../abilities/words.ts';
import type { Archetype, Armor, ObjectThing, Shield, Weapon } from '../gear.ts';
import { abilities, archetypes, armors, maneuvers, objects, shields, weapons } from '../pack/index.ts';
import { statNames } from '../stats.ts';
import { abilityCard, maneuverCard, riderFigures } from './lore-abilities.ts';
import { damageWords, rangeWords } from './notes.ts';

/** The content of the pack for the compendium. Distances are metres. */

const weaponCard = (weapon: Weapon): Card => ({
  figures: [
    ['Damage', damageWords(weapon.damage), 'WS-ATK-17'],
    ['Used', rangeWords(weapon), weapon.melee ? 'WS-ATK-7' : 'WS-ATK-8'],
    ['Stats', `${statNames[weapon.primary]}, ${statNames[weapon.secondary]}`, 'WS-ATK-4'],
    ['Hit bonus', weapon.hit !== undefined && signed(weapon.hit), 'WS-ATK-4'],
    ['Hands', weapon.hands],
    ...riderFigures(weapon.onHit),
  ],
  tags: [weapon.hands === 0 && 'body', weapon.freeHand && 'needs a free hand'],
  clauses: weapon.ranged ? ['WS-ATK-8'] : [],
});

const armorCard = ({ armor, cap, upgrade, weight, stealth }: Armor): Card => ({
  figures: [
    ['Armor', armor, 'WS-ARM-1'],
    ['Evasion Cap', cap + upgrade, 'WS-EVA-3'],
    ['Weight', weight],
  ],
  tags: [stealth === 'disadvantage' && 'disadvantage on stealth'],
  clauses: ['WS-ARM-10'],
});

const shieldCard = ({ evasion, cap, weight, stealth, hands }: Shield): Card => ({
  figures: [
    ['Evasion', signed(evasion), 'WS-EVA-4'],
    ['Evasion Cap', cap !== 0 && signed(cap), 'WS-EVA-3'],
    ['Hands', hands],
    ['Weight', weight],
  ],
  tags: [stealth === 'disadvantage' && 'disadvantage on stealth'],
});

function objectCard({ does, hands }: ObjectThing): Card {
  const head = { clauses: ['WS-BAS-16'] };
  switch (does?.effect) {
    case 'mend':
      return {
        ...head,
        figures: [
          ['Vitality', amountWords(does.amount), 'WS-VIT-7'],
          ['Hands', hands],
        ],
      };
    case 'wp':
      return {
        ...head,
        figures: [
          ['WP', signed(does.points)],
          ['Hands', hands],
        ],
      };
    case 'other':
    case undefined:
      return { ...head, figures: [['Hands', hands]] };
  }
}

const archetypeCard = ({ primary, secondary, evasion }: Archetype): Card => ({
  figures: [
    ['Primary Stat', statNames[primary], 'WS-ATK-5'],
    ['Secondary Stat', statNames[secondary], 'WS-ATK-5'],
    ['Evasion from', statNames[evasion], 'WS-EVA-2'],
  ],
  clauses: ['WS-DRS-5'],
});

export const lore: readonly LoreShelf[] = [
  shelf({ id: 'weapon', one: 'Weapon', many: 'Weapons' }, weapons, weaponCard),
  shelf({ id: 'armour', one: 'Armour', many: 'Armour' }, armors, armorCard),
  shelf({ id: 'shield', one: 'Shield', many: 'Shields' }, shields, shieldCard),
  shelf({ id: 'item', one: 'Item', many: 'Items' }, objects, objectCard),
  shelf({ id: 'ability', one: 'Ability', many: 'Abilities' }, abilities, abilityCard),
  shelf({ id: 'maneuver', one: 'Maneuver', many: 'Maneuvers' }, maneuvers, maneuverCard),
  shelf({ id: 'archetype', one: 'Archetype', many: 'Archetypes' }, archetypes, archetypeCard),
];
