import type { Term } from '../../../kernel/terms.ts';
import { addTerm } from '../derived.ts';
import type { Rulings } from '../rulings.ts';

/** Charges and Challenges (AD-DIE-6, AD-DIE-9 to AD-DIE-12), and Bonus dice that a situation adds (AD-INI-1). */

/** Which rolls of a deed are touched; `plain`: nothing is said, and AD-DIE-11 and AD-R8 decide. */
export const scopes = ['plain', 'action', 'effect', 'both'] as const;
export type Scope = (typeof scopes)[number];

/** `dice`: no steps but so many Bonus dice more. */
export const pushKinds = ['charge', 'challenge', 'dice'] as const;
type PushKind = (typeof pushKinds)[number];

export const pushNames: { readonly [kind in PushKind]: string } = {
  charge: 'Charge',
  challenge: 'Challenge',
  dice: 'Bonus dice',
};

export interface Push {
  readonly kind: PushKind;
  readonly count: number;
  readonly scope: Scope;
  readonly label: string;
  readonly clause: string;
  readonly ruling?: string;
}

/** An action roll, or the roll of its effect: damage, healing. */
export type RollKind = 'action' | 'effect';

type Law = Pick<Rulings, 'effectCharge' | 'effectNetting'>;

/** AD-DIE-11, AD-DIE-12, AD-R8: whether this one touches that roll. */
export function touches({ kind, scope }: Push, roll: RollKind, { effectCharge }: Law): boolean {
  switch (scope) {
    case 'both':
      return true;
    case 'action':
    case 'effect':
      return scope === roll;
    case 'plain':
      return roll === 'action' || (kind === 'charge' && effectCharge === 'always');
  }
}

const sum = (pushes: readonly Push[], kind: Push['kind']): number =>
  pushes.reduce((all, one) => all + (one.kind === kind ? one.count : 0), 0);

/** Takes so many of a kind away, first those that touch the action alone. */
function without(pushes: readonly Push[], kind: Push['kind'], many: number, law: Law): readonly Push[] {
  let left = many;
  const rank = (push: Push): number => (touches(push, 'effect', law) ? 1 : 0);
  const order = [...pushes].sort((a, b) => rank(a) - rank(b));
  const gone = new Map<Push, number>();
  for (const push of order) {
    if (push.kind !== kind || !touches(push, 'action', law)) continue;
    const taken = Math.min(left, push.count);
    gone.set(push, taken);
    left -= taken;
  }
  return pushes.map((push) => ({ ...push, count: push.count - (gone.get(push) ?? 0) }));
}

/**
 * What touches a roll, of all that lies on a deed. AD-R9 `cancelledIsGone`: what has cancelled each other on the action
 * roll is not there for the effect; those that touch the action alone are used up first.
 */
export function pushesOn(pushes: readonly Push[], roll: RollKind, law: Law): readonly Push[] {
  const touching = (all: readonly Push[], kind: RollKind): readonly Push[] =>
    all.filter((push) => push.count > 0 && touches(push, kind, law));
  if (roll === 'action' || law.effectNetting === 'perRoll') return touching(pushes, roll);
  const action = touching(pushes, 'action');
  const cancelled = Math.min(sum(action, 'charge'), sum(action, 'challenge'));
  const left = without(without(pushes, 'charge', cancelled, law), 'challenge', cancelled, law);
  return touching(left, 'effect');
}

/** Bonus dice that lie on a roll besides its own (AD-DIE-15, AD-INI-1). */
export const diceOn = (pushes: readonly Push[], roll: RollKind, law: Law): readonly Term[] =>
  pushesOn(pushes, roll, law)
    .filter(({ kind }) => kind === 'dice')
    .map(({ count, label, clause, ruling }) => addTerm(count, label, clause, ruling));

/** How it is called where it is set by hand and where it is shown: `charge`, `charge-effect` … */
export const pushId = ({ kind, scope }: Pick<Push, 'kind' | 'scope'>): string =>
  scope === 'plain' ? kind : `${kind}-${scope}`;
