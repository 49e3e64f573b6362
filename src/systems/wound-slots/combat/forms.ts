import type { Term } from '../../../kernel/terms.ts';
import type { Entry } from '../costs.ts';
import { costs, reducedAp, underwaterAp } from '../costs.ts';
import type { Combatant, Fight } from '../state.ts';
import { hamperedByWater } from './modifiers.ts';
import type { AttackForm, Means } from './types.ts';

/** What the forms of attack have of their own (section OFF). */

interface Form {
  readonly clause: string;
  /** What it does to the wound's level (SL-OFF-4, SL-OFF-6). */
  readonly steps: number;
  /** SL-OFF-8: a d6 more on a hit. */
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

/** SL-R63, SL-UWC-3, SL-AP-8: AP of something done with a weapon: its own, the weapon's, the water's. */
export function weaponAp(fight: Fight, who: Combatant, base: number, means: Means | null): number {
  if (means === null) return base;
  return changedAp(base, (means.weapon?.ap ?? 0) + waterAp(fight, who, means));
}

/** SL-UWC-3: AP that water adds to the roll of a melee attack with these means. */
export const waterAp = (fight: Fight, who: Combatant, means: Means): number =>
  means.manner === 'melee' && hamperedByWater(fight, who, means) ? underwaterAp : 0;

/** The same on dry ground: nowhere does it take less. */
export const dryAp = (base: number, { weapon }: Means): number => changedAp(base, weapon?.ap ?? 0);

const changedAp = (base: number, more: number): number => (more >= 0 ? base + more : reducedAp(base, -more));

/** The same for an entry of the table of costs. */
export const entryAp = (fight: Fight, who: Combatant, entry: Entry, means: Means | null): number =>
  weaponAp(fight, who, costs[entry].ap, means);
