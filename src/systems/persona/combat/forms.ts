import type { Term } from '../../../kernel/terms.ts';
import type { AttackForm, Means } from './types.ts';

/**
 * The Advantages and Disadvantages of each attack form (PE-ADV-6, PE-ADV-8, PE-ACT-6, PE-ACT-11 to PE-ACT-14,
 * PE-ACT-18).
 */

const add = (value: number, label: string, clause: string): Term => ({ value, op: 'add', label, clause });

const charge = [add(1, 'Charge', 'PE-ACT-5')];
const focused = [add(1, 'Focused Attack', 'PE-ACT-8')];
const called = [add(-2, 'Called Attack', 'PE-ACT-6')];
const past = [add(-1, 'past a protector', 'PE-ACT-18')];
const burst = [add(-1, 'Burst Attack', 'PE-ACT-11')];
const allWeapon = [add(-1, 'All-Weapon Attack', 'PE-ACT-13')];
const offHand = [add(-1, 'off-hand', 'PE-ACT-14')];

/** What is combined with the form, which is possible only with PE-R33 `false`, and past a protector (PE-ACT-18). */
interface Combined {
  readonly called?: boolean;
  readonly past?: boolean;
  readonly focused?: boolean;
}

/** The terms of an attack form with these means. */
export function formEdge(form: AttackForm, means: Means, combined: Combined = {}): readonly Term[] {
  const terms: Term[] = [];
  if (form === 'charge') terms.push(...charge);
  if (form === 'focused' || combined.focused) terms.push(...focused);
  if (form === 'called' || combined.called) terms.push(...called);
  if (combined.past) terms.push(...past);
  if (form === 'burst') terms.push(...burst);
  if (form === 'all-weapon') terms.push(...allWeapon, ...(means.hand === 'left' ? offHand : []));
  return terms;
}
