import type { Track } from '../../kernel/view.ts';
import { numeral } from '../../store/words.ts';

interface TrackCell {
  /** From 1 to the track's maximum. */
  readonly at: number;
  readonly state: 'left' | 'ghost' | 'gone';
  readonly label?: string;
}

/** The boxes or slots of a track in order. Those that `ghost` harm would take are the last of those left. */
export function trackCells(track: Track, ghost: number): readonly TrackCell[] {
  const kept = track.left - Math.min(track.left, Math.round(ghost));
  return Array.from({ length: track.max }, (_, i): TrackCell => {
    const label = track.marks?.find((mark) => mark.at === i + 1)?.label;
    const state = i < kept ? 'left' : i < track.left ? 'ghost' : 'gone';
    return label === undefined ? { at: i + 1, state } : { at: i + 1, state, label };
  });
}

/**
 * Slots, which harm fills from the first on. `mean` is the mean number that the draft fills; below 1 it is the
 * probability that the next slot is filled.
 */
export function slotCells(track: Track, mean: number): readonly TrackCell[] {
  const filled = track.max - track.left;
  const ghosts = mean > 0 ? Math.max(1, Math.round(mean)) : 0;
  return Array.from({ length: track.max }, (_, i): TrackCell => {
    const state = i < filled ? 'gone' : i < filled + ghosts ? 'ghost' : 'left';
    return { at: i + 1, state };
  });
}

/** A mean number of slots in words: a probability such as "31 %", or a number such as "1.3" above 1. */
export const meanWords = (mean: number): string => {
  if (mean > 1) return `${Math.round(mean * 10) / 10}`;
  return mean < 0.005 ? '<1 %' : `${Math.round(mean * 100)} %`;
};

/** What remains of a bar and what pending harm would take, as fractions of 1. */
export function partOf(track: Track, ghost: number): { readonly left: number; readonly gone: number } {
  const max = Math.max(1, track.max);
  const now = Math.max(0, Math.min(max, track.left));
  const gone = Math.max(0, Math.min(now, ghost));
  return { left: (now - gone) / max, gone: gone / max };
}

/**
 * The same for a bar that goes below 0, measured from its lowest end, with the position of 0. `null` while neither the
 * value nor the pending harm is below 0.
 */
export function deepParts(
  track: Track,
  ghost: number,
): { readonly zero: number; readonly left: number; readonly gone: number } | null {
  const least = track.least?.at ?? 0;
  if (least >= 0 || (track.left > 0 && track.left - ghost >= 0)) return null;
  const part = (value: number): number =>
    (Math.max(least, Math.min(track.max, value)) - least) / Math.max(1, track.max - least);
  const left = part(track.left - ghost);
  return { zero: part(0), left, gone: part(track.left) - left };
}

/** What would be left on average, at least the track's lowest value. */
export const leftAfter = (track: Track, ghost: number): number =>
  Math.max(track.least?.at ?? 0, Math.round((track.left - ghost) * 10) / 10);

/** Where something changes: the marks of a track, and its lowest value if that is below 0. */
export const marksOf = (track: Track): NonNullable<Track['marks']> => [
  ...(track.marks ?? []),
  ...(track.least ? [track.least] : []),
];

/** What a gauge contains and what would be added, as fractions of 1. */
export function filled(track: Track, ghost: number): { readonly now: number; readonly more: number } {
  const max = Math.max(1, track.max);
  const now = Math.max(0, Math.min(max, track.left));
  const more = Math.max(0, Math.min(max - now, ghost));
  return { now: now / max, more: more / max };
}

/** The track in words for screen readers: "Health: 12 of 20, 4 would be lost; Bloodied at 10". */
export function trackSentence(track: Track, ghost: number): string {
  const marks = marksOf(track)
    .map((mark) => `${mark.label} at ${numeral(mark.at)}`)
    .join(', ');
  const tail = marks === '' ? '' : `; ${marks}`;
  if (track.words !== undefined) return `${track.label}: ${track.words}`;
  if (track.kind === 'gauge') return `${track.label}: ${track.left}${tail}`;
  if (isSlots(track)) {
    const next = ghost > 0 ? `, another one: ${meanWords(ghost)}` : '';
    const full = track.left === 0 && track.max > 0 ? ', full' : '';
    return `${track.label}: ${track.max - track.left} of ${track.max} slots filled${full}${next}`;
  }
  const harm = ghost > 0 ? `, ${Math.round(ghost * 10) / 10} would be lost` : '';
  return `${track.label}: ${numeral(track.left)} of ${track.max}${harm}${tail}`;
}

/** Whether all slots are alike and drawn in one row. Slots with names of their own are drawn with these names. */
export const isSlots = (track: Track): boolean => track.kind === 'slots' && (track.marks?.length ?? 0) === 0;

/** The maximum number of pips that can be told apart at a glance. */
export const mostPips = 10;
