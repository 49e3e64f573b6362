import type { CombatantStatus, Track } from './view.ts';

type Tracks = CombatantStatus['tracks'];

/**
 * How much somebody can still take, as one track. `words` say it where a number would say little; `shield` is what is
 * lost before it.
 */
export interface Vitality extends Track {
  readonly words?: string;
  readonly shield?: { readonly label: string; readonly left: number };
}

/**
 * How much somebody can still take: its only track, or the sum of all that run out. Slots that spill into each other
 * are rungs towards the worst of them: the worst one that harm has reached counts; bars that do are one length, with a
 * mark where the next one begins. What gathers, such as Stress, does not count, nor does gear, and what shields a track
 * stands beside it. `undefined` when there is none.
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

/** The track with what stands before it, if there is any of that. */
function shielded(track: Track, all: readonly Track[]): Vitality {
  const shield = all.find(({ shields, left }) => shields !== undefined && left > 0);
  return shield ? { ...track, shield: { label: shield.label, left: shield.left } } : track;
}

/** "Wounds: severe", "Health 12 of 20", "Vitality 12 of 20 and 6 Temporary Vitality". */
export function vitalWords({ label, left, max, words, shield }: Vitality): string {
  if (words !== undefined) return `${label}: ${words}`;
  const more = shield ? ` and ${shield.left} ${shield.label}` : '';
  return `${label} ${left < 0 ? `−${-left}` : left} of ${max}${more}`;
}

/** One after the other: the first is lost first. */
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

/** How many tracks lie above the worst one that has been reached, and what of that one is still free. */
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

/** What of a pending harm, mean by track, falls on it: for a ghost in the same measure. */
export function vitalHarm(
  { tracks }: { readonly tracks: Tracks },
  harm: { readonly [track: string]: number } = {},
): number {
  const now = vitality({ tracks });
  let sum = 0;
  for (const [name, mean] of Object.entries(harm)) {
    const track = tracks[name];
    if (!track || track.kind === 'gauge' || track.shields !== undefined || track.gear) continue;
    if (now?.words === undefined) sum += mean;
    else if (track.left > 0) {
      const after = vitality({ tracks: { ...tracks, [name]: { ...track, left: track.left - 1 } } });
      sum += mean * Math.max(0, now.left - (after?.left ?? 0));
    }
  }
  return sum;
}
