import { numeral, signed } from '../../../kernel/phrases.ts';
import type { Ability, AbilityDeed } from '../abilities.ts';
import type { Amount } from '../gear.ts';
import type { Gift, GiftNumber, GivesStatus, Moves, Rider } from '../riders.ts';
import { statuses } from '../status/catalogue.ts';

/** What Abilities bring, in words. */

/** "1d6 +4", "2d8"; without dice its number alone, "5". */
export const amountWords = ({ count, sides, plus }: Amount): string =>
  count > 0 ? `${count}d${sides}${plus === 0 ? '' : ` ${signed(plus)}`}` : numeral(plus);

const numberNames: { readonly [of in GiftNumber]: string } = {
  initiative: 'Initiative',
  evasion: 'Evasion',
  armor: 'Armor',
  movement: 'm of movement',
  hit: 'to hit',
  dr: 'to Defense Rolls',
  check: 'to Skill Checks',
  damage: 'damage',
  drPower: 'DR Power',
  upcastLimit: 'upcast limit',
  momentumCost: 'Momentum for a deed',
};
export const giftWords = ({ of, value }: Gift): string => `${signed(value)} ${numberNames[of]}`;

const statusWords = (status: GivesStatus | undefined): readonly string[] =>
  status ? [statuses[status.id].name] : [];
const movesWords = (moves: Moves | undefined): readonly string[] =>
  moves ? [`${moves.how === 'teleport' ? 'teleports' : 'pushes'} ${moves.metres} m`] : [];
const riderWords = (rider: Rider | undefined): readonly string[] =>
  rider ? [...statusWords(rider.status), ...movesWords(rider.moves)] : [];

function deedWords(does: AbilityDeed): readonly string[] {
  switch (does.deed) {
    case 'attack':
      return [...diceWords(does), ...riderWords(does.onHit)];
    case 'defense':
      return [...diceWords(does), ...statusWords(does.status), ...movesWords(does.moves)];
    case 'ward':
      return [`${does.temporary} Temporary Vitality`];
    case 'mend':
      return [`${amountWords(does.amount)} Vitality`];
    case 'buff':
      return does.gifts.map(giftWords);
    case 'guard':
      return [`${signed(does.evasion)} Evasion`];
  }
}

const diceWords = ({ damage }: Extract<AbilityDeed, { readonly deed: 'attack' | 'defense' }>) =>
  damage.map((part) => `${amountWords(part)} ${part.type}`);

/** "Tier 1, 1d6 physical, pushes 4 m". */
export const abilityNote = ({ does, tier }: Ability): string =>
  [`Tier ${tier}`, ...deedWords(does)].join(', ');
