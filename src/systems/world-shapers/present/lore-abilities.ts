import type { Card, Figure } from '../../../kernel/lore.ts';
import { signed } from '../../../kernel/phrases.ts';
import { stepNote } from '../abilities/upcast.ts';
import { amountWords, giftWords } from '../abilities/words.ts';
import type { Ability, AbilityDeed, Maneuver, Upcast } from '../abilities.ts';
import { drKinds } from '../defense/kinds.ts';
import type { Duration, GivesStatus, Moves, Rider } from '../riders.ts';
import { statuses } from '../status/catalogue.ts';
import { damageWords } from './notes.ts';

/** Abilities and Maneuvers for the compendium (WS-ABL-1 to WS-ABL-3). */

function durationWords(duration: Duration): string {
  switch (duration) {
    case 'nextTurn':
      return 'until the next turn of whoever did it';
    case 'endOfNextTurn':
      return 'until the end of its next turn';
    case 'combat':
      return 'until the fight ends';
    case 'upheld':
      return 'as long as it is upheld';
    case 'untilEnded':
      return 'until something ends it';
    default:
      return `${duration.rounds} ${duration.rounds === 1 ? 'round' : 'rounds'}`;
  }
}

const statusFigure = (status: GivesStatus | undefined): Figure => [
  'Status Effect',
  status && `${statuses[status.id].name}, ${durationWords(status.for)}`,
  'WS-STA-6',
];

const movesFigure = (moves: Moves | undefined): Figure => [
  moves?.how === 'teleport' ? 'Teleports' : 'Pushes away',
  moves && `${moves.metres} m`,
  moves?.how === 'teleport' ? 'WS-MOV-6' : 'WS-MOV-1',
];

/** What a hit brings unless a Defense Roll succeeds. */
export const riderFigures = (rider: Rider | undefined): readonly Figure[] =>
  rider
    ? [
        [
          'A hit, unless withstood',
          `${drKinds[rider.dr].name}${rider.power === undefined ? '' : ` against ${rider.power}`}`,
          drKinds[rider.dr].clause,
        ],
        statusFigure(rider.status),
        movesFigure(rider.moves),
      ]
    : [];

function deedFigures(does: AbilityDeed): readonly Figure[] {
  switch (does.deed) {
    case 'attack':
      return [
        ['Damage', damageWords(does.damage), 'WS-DMG-5'],
        ['Hit bonus', does.hit !== undefined && signed(does.hit), 'WS-ATK-5'],
        ...riderFigures(does.onHit),
      ];
    case 'defense':
      return [
        ['Withstood with', drKinds[does.dr].name, drKinds[does.dr].clause],
        ['Area', does.area && `${does.area} m round a point`],
        ['Damage', damageWords(does.damage), 'WS-DMG-5'],
        ['Success', does.half && 'halves the damage', 'WS-DRS-13'],
        statusFigure(does.status),
        movesFigure(does.moves),
      ];
    case 'ward':
      return [['Temporary Vitality', does.temporary, 'WS-VIT-2']];
    case 'mend':
      return [['Vitality', amountWords(does.amount), 'WS-VIT-7']];
    case 'buff':
      return [
        ['Gives', does.gifts.map(giftWords).join(', ')],
        ['To', does.on === 'self' ? 'its user' : `an ${does.on}`],
        ['Lasts', durationWords(does.for), 'WS-RND-8'],
      ];
    case 'guard':
      return [['Evasion', signed(does.evasion), 'WS-RND-7']];
  }
}

const upcastFigure = (upcast: Upcast | undefined, does?: AbilityDeed): Figure => [
  'Each step of upcasting',
  upcast && `${stepNote(upcast, 1, does)} for ${upcast.wp} WP`,
  'WS-ABL-2',
];

export const abilityCard = ({ tier, cost, range, does, upcast }: Ability): Card => ({
  figures: [
    ['Tier', tier],
    ['Cost', `${cost.ap === undefined ? `${cost.rp ?? 0} RP` : `${cost.ap} AP`}, ${cost.wp} WP`, 'WS-ABL-1'],
    ['Range', range === 0 ? 'its user alone' : `${range} m`],
    ...deedFigures(does),
    upcastFigure(upcast, does),
  ],
  tags: [
    does.deed === 'attack' && `${does.manner} attack`,
    does.deed === 'guard' && 'reaction',
    does.deed === 'mend' && does.biological && 'only for the living',
  ],
  clauses: does.deed === 'attack' ? ['WS-ATK-1'] : does.deed === 'defense' ? ['WS-DRS-1', 'WS-DRS-4'] : [],
});

export const maneuverCard = ({ tier, wp, damage, ignores, rider, upcast }: Maneuver): Card => ({
  figures: [
    ['Tier', tier],
    ['Cost', `${wp} WP`, 'WS-ABL-3'],
    ['Damage', damageWords(damage), 'WS-DMG-5'],
    ['Armor that does not count', ignores > 0 && ignores, 'WS-ARM-9'],
    ...riderFigures(rider),
    upcastFigure(upcast),
  ],
});
