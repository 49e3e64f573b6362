import type { CombatantView, Track } from '../../kernel/view.ts';

/**
 * How much somebody can still take, as one track: its only one, or the sum of all that run out. What gathers, such as
 * Stress, does not count. `undefined` when there is none.
 */
export function vitality({ tracks }: Pick<CombatantView, 'tracks'>): Track | undefined {
  const running = Object.values(tracks).filter((track) => track.kind !== 'gauge');
  const [first, ...others] = running;
  if (!first || others.length === 0) return first;
  const sum = (of: (track: Track) => number): number =>
    running.reduce((total, track) => total + of(track), 0);
  return {
    label: 'Wounds left',
    kind: 'bar',
    max: sum((track) => track.max),
    left: sum((track) => track.left),
    clause: first.clause,
  };
}
