import type { Term } from '../../../kernel/terms.ts';
import type { Entry } from '../costs.ts';
import { costs, reducedAp, underwaterAp } from '../costs.ts';
import type { Combatant, Fight } from '../state.ts';
import { hamperedByWater } from './modifiers.ts';
import type { AttackForm, Means } from './types.ts';

/** What is particular to each form of attack (section OFF). */

interface Form {
  readonly clause: string;
  /** Steps by which it changes the wound's level (SL-OFF-4, SL-OFF-6). */
  readonly steps: number;
  /** SL-OFF-8: whether a hit adds 1d6 damage. */
  readonly die: boolean;
  readonly terms: readonly Term[];
}

const plain = { steps: 0, die: false, terms: [] };

export const forms: { readonly [form in AttackForm]: Form } = {
  standard: { ...plain, clause: 'SL-OFF-7' },
  quick: { ...plain, clause: 'SL-OFF-4', steps: -1 },
  strong: { ...plain, clause: 'SL-OFF-8', die: true },
  nonlethal: {
    ...plain,
    clause: 'SL-OFF-1',
    terms: [{ value: -2, op: 'add', label: 'nonlethal', clause: 'SL-OFF-1' }],
  },
  special: { ...plain, clause: 'SL-ATK-9' },
  rebuff: { ...plain, clause: 'SL-OFF-6', steps: 1 },
  spell: { ...plain, clause: 'SL-COM-1' },
  grapple: { ...plain, clause: 'SL-GRP-5' },
  opening: { ...plain, clause: 'SL-POS-2' },
};

/** SL-R63, SL-UWC-3, SL-AP-8: AP of an action with a weapon: `base`, changed by the weapon and by water. */
export function weaponAp(fight: Fight, who: Combatant, base: number, means: Means | null): number {
  if (means === null) return base;
  return changedAp(base, (means.weapon?.ap ?? 0) + waterAp(fight, who, means));
}

/** SL-UWC-3: AP that water adds to a melee attack with these means. */
export const waterAp = (fight: Fight, who: Combatant, means: Means): number =>
  means.manner === 'melee' && hamperedByWater(fight, who, means) ? underwaterAp : 0;

/** `weaponAp` on dry ground: its lower bound. */
export const dryAp = (base: number, { weapon }: Means): number => changedAp(base, weapon?.ap ?? 0);

const changedAp = (base: number, more: number): number => (more >= 0 ? base + more : reducedAp(base, -more));

/** `weaponAp` of an entry of the table of costs. */
export const entryAp = (fight: Fight, who: Combatant, entry: Entry, means: Means | null): number =>
  weaponAp(fight, who, costs[entry].ap, means);
