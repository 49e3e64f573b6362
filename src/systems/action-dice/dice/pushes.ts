import type { Term } from '../../../kernel/terms.ts';
import { addTerm } from '../derived.ts';
import type { Rulings } from '../rulings.ts';

/** Pushes: Charges and Challenges (AD-DIE-6, AD-DIE-9 to AD-DIE-12), and Bonus dice from the situation (AD-INI-1). */

/** Which rolls of a deed a push touches. `plain`: not stated, so AD-DIE-11 and AD-R8 decide. */
export const scopes = ['plain', 'action', 'effect', 'both'] as const;
export type Scope = (typeof scopes)[number];

/** `dice`: so many Bonus dice more, no steps. */
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

/** An action roll, or the roll of its effect: damage. */
export type RollKind = 'action' | 'effect';

type Law = Pick<Rulings, 'effectCharge' | 'effectNetting'>;

/** AD-DIE-11, AD-DIE-12, AD-R8: whether a push touches that roll. */
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

/** Removes `many` of a kind, first from those that touch the action roll only. */
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
 * The pushes of a deed that touch a roll. AD-R9 `cancelledIsGone`: those that cancelled each other on the action roll
 * are removed for the effect; those that touch the action only are used up first.
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

/** Bonus dice that pushes add to a roll (AD-DIE-15, AD-INI-1). */
export const diceOn = (pushes: readonly Push[], roll: RollKind, law: Law): readonly Term[] =>
  pushesOn(pushes, roll, law)
    .filter(({ kind }) => kind === 'dice')
    .map(({ count, label, clause, ruling }) => addTerm(count, label, clause, ruling));

/** The id of a push in changes by hand and on screens: `charge`, `charge-effect` … */
export const pushId = ({ kind, scope }: Pick<Push, 'kind' | 'scope'>): string =>
  scope === 'plain' ? kind : `${kind}-${scope}`;
