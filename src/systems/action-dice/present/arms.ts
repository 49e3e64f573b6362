import { counted } from '../../../kernel/phrases.ts';
import type { NoteView } from '../../../kernel/view.ts';
import { meansOf } from '../combat/means.ts';
import type { Harm, Means } from '../combat/types.ts';
import { typeTable } from '../damage/types.ts';
import type { DamageDice } from '../gear.ts';
import { reachOf } from '../numbers.ts';
import { riderOn, riderWords } from '../powers/rider-words.ts';
import type { Power } from '../powers.ts';
import { dieOfRank } from '../ranks.ts';
import type { Rulings } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { skillNames } from '../stats.ts';

/** Weapons and powers in words: damage, range, price. */

/** "2d8 Kinetic (cutting), Strength dice, reach 10 ft". */
export const weaponNotes = (fight: Fight, who: Combatant): readonly NoteView[] =>
  meansOf(fight, who).map((means) => ({
    label: means.label,
    value: [
      harmWords(fight.rulings, means.harm),
      rangeWords(fight, who, means),
      means.rider === null ? '' : `${riderOn(means.rider)} ${riderWords(means.rider)}`,
    ]
      .filter(Boolean)
      .join(', '),
    clause: 'AD-DMG-1',
  }));

/** "2d8 Kinetic (cutting) + Strength dice". */
export function harmWords(
  rulings: Rulings,
  harm: Omit<Harm, 'kinetic'> & { readonly kinetic?: Harm['kinetic'] },
): string {
  const { value, points, rank, type, kinetic = null, dice } = harm;
  const own = points !== undefined ? `${points}` : `${value}d${dieOfRank(rank, rulings)}`;
  const kind = kinetic === null ? typeTable[type].name : `${typeTable[type].name} (${kinetic})`;
  const more = bonusWords(dice);
  return `${own} ${kind}${more === '' ? '' : ` + ${more}`}`;
}

const bonusWords = (dice: DamageDice): string => {
  if (dice === 'none') return '';
  return dice === 'strength' ? 'Strength dice' : `${skillNames[dice.skill]} dice`;
};

function rangeWords(fight: Fight, who: Combatant, { range, reach }: Means): string {
  return range ? `${range.near} / ${range.far} ft` : `reach ${reachOf(fight, who, reach)} ft`;
}

export const powerKindNames: { readonly [kind in Power['kind']]: string } = {
  technique: 'technique',
  spell: 'spell',
  talent: 'Talent',
  reaction: 'reaction',
};

/** "1 action, 4 Vigor". */
export const priceWords = ({ actions, vigor, mana }: Pick<Power, 'actions' | 'vigor' | 'mana'>): string =>
  [
    actions > 0 ? counted(actions, 'action') : '',
    vigor > 0 ? `${vigor} Vigor` : '',
    mana > 0 ? `${mana} Mana` : '',
  ]
    .filter(Boolean)
    .join(', ');
