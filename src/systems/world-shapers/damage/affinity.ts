import type { Term } from '../../../kernel/terms.ts';
import { ruled } from '../derived.ts';
import type { Combatant, Fight } from '../state.ts';
import { rounded } from './half.ts';
import type { DamageType } from './types.ts';

/** Resistance, immunity, vulnerability (WS-DMG-2 to WS-DMG-4, WS-R68, WS-R70). */

/** Whether it is immune to this type (WS-DMG-3). */
export const isImmune = ({ sheet }: Combatant, type: DamageType): boolean => sheet.immunities.includes(type);

const times = (list: readonly DamageType[], type: DamageType): number =>
  list.filter((each) => each === type).length;

/** The affinities that apply: each kind once, and one of each cancel; with `multiply` as often as listed. */
function counted(fight: Fight, { sheet }: Combatant, type: DamageType): readonly ('half' | 'more')[] {
  const resists = times(sheet.resistances, type);
  const fears = times(sheet.vulnerabilities, type);
  if (fight.rulings.affinityStacking === 'multiply') {
    return [...Array<'half'>(resists).fill('half'), ...Array<'more'>(fears).fill('more')];
  }
  if (resists > 0 && fears > 0) return [];
  return resists > 0 ? ['half'] : fears > 0 ? ['more'] : [];
}

/**
 * The terms that resistances and vulnerabilities add to an amount of damage, applied one after the other. Immunity is
 * handled earlier.
 */
export function withAffinity(
  fight: Fight,
  who: Combatant,
  type: DamageType,
  amount: number,
): readonly Term[] {
  const terms: Term[] = [];
  let now = amount;
  const add = (to: number, label: string, clause: string): void => {
    const term: Term = { value: to - now, op: 'add', label, clause };
    if (term.value !== 0) terms.push(ruled(term, 'damageRounding'));
    now = to;
  };
  for (const each of amount > 0 ? counted(fight, who, type) : []) {
    if (each === 'half') add(rounded(fight, now / 2), 'resistance', 'WS-DMG-2');
    else add(rounded(fight, now * 1.5), 'vulnerability', 'WS-DMG-4');
  }
  return terms;
}
