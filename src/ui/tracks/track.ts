import type { Track } from '../../kernel/view.ts';
import { percent } from '../../store/odds-words.ts';
import { numeral } from '../../store/words.ts';

interface TrackCell {
  /** From 1 to the track's maximum. */
  readonly at: number;
  /** `ghost`: harm would take it; `back`: healing would give it back. */
  readonly state: 'left' | 'ghost' | 'gone' | 'back';
  readonly label?: string;
}

/**
 * The boxes or slots of a track in order. Those that `ghost` harm would take are the last of those left; those that
 * healing (below 0) would give back, the first of those gone.
 */
export function trackCells(track: Track, ghost: number): readonly TrackCell[] {
  const kept = track.left - Math.min(track.left, Math.max(0, Math.round(ghost)));
  const healed = track.left + Math.max(0, Math.round(-ghost));
  return Array.from({ length: track.max }, (_, i): TrackCell => {
    const label = track.marks?.find((mark) => mark.at === i + 1)?.label;
    const state = i < kept ? 'left' : i < track.left ? 'ghost' : i < healed ? 'back' : 'gone';
    return label === undefined ? { at: i + 1, state } : { at: i + 1, state, label };
  });
}

/**
 * Slots, which harm fills from the first on. `mean` is the mean number that the draft fills; below 1 it is the
 * probability that the next slot is filled. Below 0 it is the number that it eases: the last of those filled.
 */
export function slotCells(track: Track, mean: number): readonly TrackCell[] {
  const filled = track.max - track.left;
  const ghosts = mean === 0 ? 0 : Math.max(1, Math.round(Math.abs(mean)));
  const kept = mean < 0 ? filled - ghosts : filled;
  return Array.from({ length: track.max }, (_, i): TrackCell => {
    const next = mean > 0 && i < filled + ghosts ? 'ghost' : 'left';
    const state = i < kept ? 'gone' : i < filled ? 'back' : next;
    return { at: i + 1, state };
  });
}

/** A mean number of slots in words: a probability such as "31 %", or a number such as "1.3" above 1. */
export const meanWords = (mean: number): string =>
  mean > 1 ? `${Math.round(mean * 10) / 10}` : percent(mean);

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

/** What healing (`ghost` below 0) would give back to a bar: where it begins and its width, as fractions of 1. */
export function backOf(track: Track, ghost: number): { readonly from: number; readonly width: number } {
  const least = track.left < 0 || deepParts(track, 0) ? (track.least?.at ?? 0) : 0;
  const part = (value: number): number =>
    (Math.max(least, Math.min(track.max, value)) - least) / Math.max(1, track.max - least);
  const from = part(track.left);
  return { from, width: Math.max(0, part(track.left - Math.min(0, ghost)) - from) };
}

/** What would be left on average, within the track's limits. Shields may rise above what they began with. */
export function leftAfter(track: Track, ghost: number): number {
  const most = track.shields === undefined ? Math.max(track.max, track.left) : Number.POSITIVE_INFINITY;
  return Math.min(most, Math.max(track.least?.at ?? 0, Math.round((track.left - ghost) * 10) / 10));
}

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
    const next =
      ghost > 0 ? `, another one: ${meanWords(ghost)}` : ghost < 0 ? `, one eased: ${meanWords(-ghost)}` : '';
    const full = track.left === 0 && track.max > 0 ? ', full' : '';
    return `${track.label}: ${track.max - track.left} of ${track.max} slots filled${full}${next}`;
  }
  const much = Math.round(Math.abs(ghost) * 10) / 10;
  const change = ghost === 0 ? '' : `, ${much} would ${ghost > 0 ? 'be lost' : 'come back'}`;
  return `${track.label}: ${numeral(track.left)} of ${track.max}${change}${tail}`;
}

/** Whether all slots are alike and drawn in one row. Slots with names of their own are drawn with these names. */
export const isSlots = (track: Track): boolean => track.kind === 'slots' && (track.marks?.length ?? 0) === 0;

/** The maximum number of pips that can be told apart at a glance. */
export const mostPips = 10;
