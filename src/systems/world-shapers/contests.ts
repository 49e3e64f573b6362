import type { Skill } from './stats.ts';

/** The sizes of targets that an action allows (WS-ADV-2, WS-ADV-3). */
type SizeLimit = 'one-above-at-most' | 'one-above-at-least' | 'any';

export interface ContestKind {
  /** The checks that the initiator and the target may choose from. */
  readonly mine: readonly Skill[];
  readonly theirs: readonly Skill[];
  readonly sizes: SizeLimit;
  /** Whether the larger one has advantage on its check (WS-ADV-3). */
  readonly sizeHelps: boolean;
}

const strengthOrSkill: readonly Skill[] = ['athletics', 'rawForce'];
const standing: readonly Skill[] = ['athletics', 'rawForce', 'nimbleness'];
const anyGrip: readonly Skill[] = ['athletics', 'nimbleness', 'rawForce', 'quickFingers'];

/** The contests of the advanced actions (WS-ADV-2). */
export const contests = {
  blind: {
    mine: ['quickFingers', 'nimbleness'],
    theirs: ['improvisation', 'endurance'],
    sizes: 'one-above-at-most',
    sizeHelps: true,
  },
  climb: {
    mine: ['athletics', 'nimbleness'],
    theirs: ['athletics', 'rawForce', 'nimbleness', 'quickFingers'],
    sizes: 'one-above-at-least',
    sizeHelps: false,
  },
  disarm: { mine: anyGrip, theirs: anyGrip, sizes: 'any', sizeHelps: false },
  grab: { mine: strengthOrSkill, theirs: standing, sizes: 'one-above-at-most', sizeHelps: true },
  hide: { mine: ['stealth'], theirs: ['perception'], sizes: 'any', sizeHelps: false },
  shove: { mine: strengthOrSkill, theirs: standing, sizes: 'one-above-at-most', sizeHelps: true },
  trip: {
    mine: strengthOrSkill,
    theirs: ['athletics', 'nimbleness'],
    sizes: 'one-above-at-most',
    sizeHelps: true,
  },
} as const satisfies { readonly [action: string]: ContestKind };
export type ContestAction = keyof typeof contests;

/** The checks for moving through an enemy's space (WS-TER-6). */
export const passing: { readonly mine: readonly Skill[]; readonly theirs: readonly Skill[] } = {
  mine: ['rawForce', 'athletics', 'nimbleness'],
  theirs: ['rawForce', 'athletics'],
};
