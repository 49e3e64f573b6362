import type { CombatantView, Track } from '../../kernel/view.ts';

export interface TrackCell {
  /** From 1 to the track's maximum. */
  readonly at: number;
  readonly state: 'left' | 'ghost' | 'gone';
  readonly label?: string;
}

/** The boxes or slots of a track in their order; those that `ghost` would take are the last of what is left. */
export function trackCells(track: Track, ghost: number): readonly TrackCell[] {
  const kept = track.left - Math.min(track.left, Math.round(ghost));
  return Array.from({ length: track.max }, (_, i): TrackCell => {
    const label = track.marks?.find((mark) => mark.at === i + 1)?.label;
    const state = i < kept ? 'left' : i < track.left ? 'ghost' : 'gone';
    return label === undefined ? { at: i + 1, state } : { at: i + 1, state, label };
  });
}

/** What of a bar stays and what a pending harm would take, as parts of 1. */
export function partOf(track: Track, ghost: number): { readonly left: number; readonly gone: number } {
  const max = Math.max(1, track.max);
  const now = Math.max(0, Math.min(max, track.left));
  const gone = Math.max(0, Math.min(now, ghost));
  return { left: (now - gone) / max, gone: gone / max };
}

/** What has gathered in a gauge and what would come on top, as parts of 1. */
export function filled(track: Track, ghost: number): { readonly now: number; readonly more: number } {
  const max = Math.max(1, track.max);
  const now = Math.max(0, Math.min(max, track.left));
  const more = Math.max(0, Math.min(max - now, ghost));
  return { now: now / max, more: more / max };
}

/** For screen readers: "Health: 12 of 20, 4 would be lost; Bloodied at 10". */
export function trackSentence(track: Track, ghost: number): string {
  const marks = (track.marks ?? []).map((mark) => `${mark.label} at ${mark.at}`).join(', ');
  const tail = marks === '' ? '' : `; ${marks}`;
  if (track.kind === 'gauge') return `${track.label}: ${track.left}${tail}`;
  const harm = ghost > 0 ? `, ${Math.round(ghost * 10) / 10} would be lost` : '';
  return `${track.label}: ${track.left} of ${track.max}${harm}${tail}`;
}

/** How many pips are still told apart at a glance. */
export const mostPips = 10;

/** What of a pending harm, by track, falls on what somebody can still take: all tracks that run out. */
export function vitalHarm(
  { tracks }: Pick<CombatantView, 'tracks'>,
  harm: { readonly [track: string]: number } = {},
): number {
  let sum = 0;
  for (const [name, mean] of Object.entries(harm)) {
    const track = tracks[name];
    if (track && track.kind !== 'gauge') sum += mean;
  }
  return sum;
}
