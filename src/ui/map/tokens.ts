import type { Id } from '../../kernel/json.ts';
import type { CombatantView, View } from '../../kernel/view.ts';
import { vitality, vitalWords } from '../../store/vitality.ts';
import { hasArt } from '../art/TokenArt.tsx';
import { sideOf, sidesOf, tokenLabels } from '../kit/sides.ts';
import type { Grid } from './document.ts';
import { middleOf, unit } from './geometry.ts';
import type { Target } from './hits.ts';
import { stands } from './legal.ts';
import type { TokenProps } from './Token.tsx';

/** The properties of a token that do not depend on selection and draft. */
export type TokenBase = Omit<TokenProps, 'active' | 'selected' | 'aim' | 'provoked'>;

/** Whether somebody who could see does not know where it is. */
const hides = ({ hiddenFrom = [] }: CombatantView, { combatants }: Pick<View, 'combatants'>): boolean =>
  hiddenFrom.some((id) => combatants[id]?.out === null);

/** What is left of the main track, 0 to 1; 1 if there is none. */
function healthOf(one: CombatantView): number {
  const track = vitality(one);
  if (!track || track.max <= 0) return 1;
  return Math.max(0, Math.min(1, track.left / track.max));
}

/**
 * The tokens in drawing order: combatants who are out first, then the large, so that others are drawn above them
 * (riders above mounts). Leaves out those who have fled or are gone. `sides`: with sides that nobody is on yet.
 */
export function tokensOf(
  view: Pick<View, 'combatants' | 'began'>,
  grid: Grid,
  sides = sidesOf(view),
): readonly TokenBase[] {
  const letters = tokenLabels(view);
  return Object.values(view.combatants)
    .filter(stands)
    .map((one): TokenBase => {
      const middle = middleOf(grid, one.cell, one.size);
      return {
        id: one.id,
        name: one.name,
        letters: letters[one.id] ?? '?',
        icon: hasArt(one.icon) ? one.icon : null,
        look: sideOf(sides, one.side).look,
        x: middle.x,
        y: middle.y,
        reach: (unit / 2) * (grid === 'square' || one.size === 1 ? one.size : 0.5 + one.size * 0.45),
        health: healthOf(one),
        out: one.out,
        prone: one.conditions.some(({ id }) => id === 'prone'),
        hidden: hides(one, view),
        conditions: one.conditions.length,
      };
    })
    .sort((a, b) => Number(b.out !== null) - Number(a.out !== null) || b.reach - a.reach);
}

export const targetsOf = (tokens: readonly TokenBase[]): readonly Target[] =>
  tokens.map(({ id, x, y, reach, out }) => ({
    id,
    middle: { x, y },
    reach: reach * 0.95,
    low: out !== null,
  }));

/** The main track in words, such as "12 of 20 Health" or "3 of 5 Wounds". */
export function trackWords(one: CombatantView): string {
  const track = vitality(one);
  return track ? vitalWords(track) : '';
}

const outWords: { readonly [out in NonNullable<CombatantView['out']>]: string } = {
  dead: 'dead',
  unconscious: 'unconscious',
  fled: 'fled',
  gone: 'gone',
};

/** A token in words, for screen readers. */
export function describeToken(one: CombatantView, active: Id | null): string {
  const out = one.out ? outWords[one.out] : '';
  // A condition named like the way of being out is not repeated.
  const conditions = one.conditions.filter(({ label }) => label.toLowerCase() !== out);
  return [
    one.name,
    one.side,
    one.id === active ? 'has the turn' : '',
    out || trackWords(one),
    conditions.map(({ label }) => label).join(', '),
  ]
    .filter(Boolean)
    .join(', ');
}
