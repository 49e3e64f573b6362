import type { Card, LoreShelf } from '../../../kernel/lore.ts';
import { shelf } from '../../../kernel/lore.ts';
import { capital, counted, signed } from '../../../kernel/phrases.ts';
import { ailmentKinds } from '../ailments/catalogue.ts';
import { poolNames } from '../combat/support.ts';
import { affinityNames, elementNames, elements } from '../elements.ts';
import type { Armor, Consumable, Inflicts, Weapon } from '../gear.ts';
import { armors, consumables, heroSheets, powerOf, powers, weapons } from '../pack/index.ts';
import type { PersonaDocument, Power } from '../powers.ts';
import { sheetSchema } from '../sheet.ts';

/** The content of the pack for the compendium. Distances are metres. */

const inflictsWords = ({ ailment, turns }: Inflicts): string =>
  `${ailmentKinds[ailment].name}${turns === undefined ? '' : `, ${counted(turns, 'turn')}`}`;

const weaponCard = (weapon: Weapon): Card => ({
  figures: [
    ['Damage', weapon.damage, 'PE-ATK-6'],
    ['Fired or swung as', capital(weapon.class), 'PE-ACT-3'],
    ['Hands', weapon.hands],
    ['Reach', weapon.class === 'melee' && `${weapon.reach} m`],
    ['Range', weapon.range && `${weapon.range} m`, 'PE-ATK-1'],
    ['Rounds when full', weapon.clip, 'PE-ATK-9'],
    ['Actions to reload', weapon.clip && weapon.reload, 'PE-ACT-31'],
    ['Burst', weapon.burst, 'PE-ACT-11'],
    ['Element', weapon.element && elementNames[weapon.element], 'PE-AFF-1'],
    ['Critical Hit up to', weapon.critical, weapon.critical === 10 ? 'PE-CRIT-1' : 'PE-CRIT-5'],
    ['Area', weapon.area && `${weapon.area} m round it`, 'PE-ATK-8'],
    ['Inflicts', weapon.inflicts && inflictsWords(weapon.inflicts), 'PE-AIL-5'],
  ],
  tags: [
    weapon.focusOnly && 'Focused Attacks only',
    weapon.scatter && 'scatters',
    weapon.longRanged && 'long-ranged',
    weapon.body,
  ],
  clauses: [
    'PE-ACT-2',
    ...(weapon.focusOnly ? ['PE-ACT-9'] : []),
    ...(weapon.scatter ? ['PE-FUM-3', 'PE-FUM-4'] : []),
    ...(weapon.longRanged ? ['PE-FLY-4'] : []),
  ],
});

const armorCard = ({ ap }: Armor): Card => ({
  figures: Object.entries(ap).map(([part, points]) => [
    capital(part),
    points > 0 ? `AP ${points}` : 'bare',
    'PE-ATK-7',
  ]),
});

function consumableCard({ does }: Consumable): Card {
  switch (does.effect) {
    case 'mend':
      return {
        figures: [['Restores', counted(does.wounds, 'Light Wound'), 'PE-WND-2']],
        clauses: ['PE-ACT-30'],
      };
    case 'clear':
      return {
        figures: [['Ends an ailment', does.categories.join(' or '), 'PE-AIL-1']],
        clauses: ['PE-ACT-30'],
      };
    case 'restore':
      return { figures: [['Restores', `${does.points} Spirit or Exertion`, 'PE-ACT-30']] };
    case 'staunch':
      return {
        figures: [['Against Blood Loss', counted(does.advantages, 'Advantage'), 'PE-BLD-5']],
        clauses: ['PE-ACT-30'],
      };
  }
}

function deedCard({ does, range }: Power): Card {
  const far = ['Range', `${range} m`] as const;
  switch (does.deed) {
    case 'magic':
      return {
        figures: [
          ['Damage', `${does.damage} and the Magic Bonus`, 'PE-ATK-6'],
          far,
          ['Area', does.area && `${does.area} m round it`, 'PE-ATK-8'],
          ['Inflicts', does.inflicts && inflictsWords(does.inflicts), 'PE-AIL-5'],
          [
            'Critical Hits bring',
            does.critical && (does.critical === 'none' ? 'nothing more' : ailmentKinds[does.critical].name),
            'PE-CRIT-4',
          ],
        ],
        tags: ['Magic', does.mental && 'of the mind'],
        clauses: does.mental ? ['PE-ACT-4'] : [],
      };
    case 'weapon':
      return {
        figures: [
          ['Damage', `${signed(does.damage)} with a weapon`, 'PE-ATK-6'],
          ['Area', does.area && `${does.area} m round it`, 'PE-ATK-8'],
        ],
        tags: ['with a weapon'],
      };
    case 'inflict':
      return {
        figures: [
          ['Inflicts', inflictsWords(does.inflicts), 'PE-AIL-5'],
          ['Resisted with', does.resist && capital(does.resist), 'PE-AIL-5'],
          far,
        ],
        tags: ['Magic', does.mental && 'of the mind'],
        clauses: [ailmentKinds[does.inflicts.ailment].clause],
      };
    case 'mend':
      return {
        figures: [['Restores', counted(does.wounds, 'Light Wound'), 'PE-WND-2'], far],
        tags: ['helps'],
      };
    case 'clear':
      return {
        figures: [['Ends an ailment', does.categories.join(' or '), 'PE-AIL-1'], far],
        tags: ['helps'],
      };
    case 'augment':
      return {
        figures: [
          [
            `On ${does.on}`,
            `${counted(does.advantages, 'Advantage')}, ${counted(does.rounds, 'round')}`,
            'PE-ADV-1',
          ],
          far,
        ],
        tags: ['helps'],
      };
  }
}

function powerCard(power: Power): Card {
  const { figures = [], tags = [], clauses = [] } = deedCard(power);
  const { tier, element, cost } = power;
  return {
    figures: [
      ['Tier', tier],
      ['Element', elementNames[element], element === 'almighty' ? 'PE-AFF-9' : 'PE-AFF-1'],
      ['Cost', cost.points > 0 && `${cost.points} ${poolNames[cost.pool]}`, 'PE-ACT-37'],
      ...figures,
    ],
    tags,
    clauses: ['PE-ACT-37', ...clauses],
  };
}

const personaCard = ({ grade, wounds, affinities, powers: known, traits }: PersonaDocument): Card => ({
  figures: [
    ['Grade', grade],
    ['Wounds', wounds ?? 'the Toughness Bonus of its owner', 'PE-PER-1'],
    [
      'Affinities',
      elements
        .flatMap((element) => {
          const affinity = element === 'almighty' ? undefined : affinities[element];
          return affinity ? [`${elementNames[element]} ${affinityNames[affinity]}`] : [];
        })
        .join(', '),
      'PE-AFF-2',
    ],
    [
      'Powers',
      known.map((each) => (typeof each === 'string' ? (powerOf(each)?.name ?? each) : each.name)).join(', '),
      'PE-ACT-37',
    ],
    ...traits.map((trait) => ['Trait', trait] as const),
  ],
  clauses: ['PE-PER-2', 'PE-PER-3', 'PE-ACT-38'],
});

const personas = Object.values(heroSheets).flatMap((sheet) => sheetSchema.parse(sheet).personas);

export const lore: readonly LoreShelf[] = [
  shelf({ id: 'weapon', one: 'Weapon', many: 'Weapons' }, weapons, weaponCard),
  shelf({ id: 'armour', one: 'Armour', many: 'Armour' }, armors, armorCard),
  shelf({ id: 'item', one: 'Consumable', many: 'Consumables' }, consumables, consumableCard),
  shelf({ id: 'power', one: 'Power', many: 'Powers' }, powers, powerCard),
  shelf({ id: 'persona', one: 'Persona', many: 'Personas' }, personas, personaCard),
];
