import { numeral } from './phrases.ts';
import type { CombatantStatus, Track } from './view.ts';

type Tracks = CombatantStatus['tracks'];

/**
 * How much a combatant can still take, as one track. `words` replaces the numbers where they say little; `shield` is
 * the track that is lost before it.
 */
interface Vitality extends Track {
  readonly words?: string;
  readonly shield?: { readonly label: string; readonly left: number };
}

/**
 * How much a combatant can still take: its only track, or all of its tracks as one bar. Tracks that spill into each
 * other: slots become rungs, counted from the worst one that harm has reached; bars become one bar with a mark where
 * the next one begins. Other tracks are added up. Gauges (such as Stress) and gear do not count; a shield is given
 * beside a single track only. `undefined` without tracks.
 */
export function vitality({ tracks }: { readonly tracks: Tracks }): Vitality | undefined {
  const all = Object.values(tracks).filter(({ kind, gear }) => kind !== 'gauge' && gear === undefined);
  const running = all.filter(({ shields }) => shields === undefined);
  const [first, ...others] = running;
  if (!first || others.length === 0) return first && shielded(first, all);
  if (running.some(({ spills }) => spills !== undefined)) {
    return first.kind === 'slots' ? rungs(running) : linked(running);
  }
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

/** The track with its shield, if any of that is left. */
function shielded(track: Track, all: readonly Track[]): Vitality {
  const shield = all.find(({ shields, left }) => shields !== undefined && left > 0);
  return shield ? { ...track, shield: { label: shield.label, left: shield.left } } : track;
}

/** "Wounds: severe", "Health 12 of 20", "Vitality 12 of 20 and 6 Temporary Vitality". */
export function vitalWords({ label, left, max, words, shield }: Vitality): string {
  if (words !== undefined) return `${label}: ${words}`;
  const more = shield ? ` and ${shield.left} ${shield.label}` : '';
  return `${label} ${numeral(left)} of ${max}${more}`;
}

/** Tracks that are lost one after the other, the first one first, as one bar. */
function linked(running: readonly Track[]): Vitality {
  const sum = (tracks: readonly Track[], of: (track: Track) => number): number =>
    tracks.reduce((total, track) => total + of(track), 0);
  return {
    label: running.map(({ label }) => label).join(' and '),
    kind: 'bar',
    max: sum(running, (track) => track.max),
    left: sum(running, (track) => track.left),
    marks: running.slice(1).map(({ label }, place) => ({
      at: sum(running.slice(place + 1), (track) => track.max),
      label,
    })),
    clause: running.find(({ left }) => left > 0)?.clause ?? '',
  };
}

/** The number of rungs beyond the worst one that harm has reached, plus the free share of that one. */
function rungs(running: readonly Track[]): Vitality {
  const worst = running.findLastIndex((track) => track.left < track.max);
  const track = running[worst];
  const left = track ? running.length - 1 - worst + track.left / Math.max(1, track.max) : running.length;
  return {
    label: 'Wounds',
    kind: 'bar',
    max: running.length,
    left,
    clause: track?.clause ?? '',
    words: track ? track.label.toLowerCase() : 'none',
  };
}

/**
 * The expected loss by track, `loss`, in the unit of `vitality`: the part of the bar that a preview marks as at risk, or
 * below 0 as given back.
 */
export function vitalLoss(
  { tracks }: { readonly tracks: Tracks },
  loss: { readonly [track: string]: number } = {},
): number {
  const now = vitality({ tracks });
  let sum = 0;
  for (const [name, mean] of Object.entries(loss)) {
    const track = tracks[name];
    if (!track || track.kind === 'gauge' || track.shields !== undefined || track.gear) continue;
    if (now?.words === undefined) sum += mean;
    else if (mean < 0 ? track.left < track.max : track.left > 0) {
      const left = track.left - Math.sign(mean);
      const after = vitality({ tracks: { ...tracks, [name]: { ...track, left } } });
      sum += mean * Math.abs(now.left - (after?.left ?? 0));
    }
  }
  return sum;
}
