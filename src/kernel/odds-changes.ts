import { negligible, percent, points } from './figures.ts';
import type { Id } from './json.ts';
import type { CombatantView, Track } from './view.ts';
import { vitality, vitalLoss } from './vitality.ts';

/** The mean harm and healing of odds in words. */

type MeanByTrack = { readonly [who: Id]: { readonly [track: string]: number } };

/** The part of odds about the tracks of combatants. */
export interface Changes {
  readonly exact: boolean;
  /** By tag: `healed:oren:vitality:4` is the chance that exactly that is healed at once. */
  readonly chances: { readonly [tag: string]: number };
  readonly harm: MeanByTrack;
  readonly healing: MeanByTrack;
}

/** The part that befalls these combatants. */
export const changesOf = (
  { harm, healing }: Pick<Changes, 'harm' | 'healing'>,
  counts: (id: Id) => boolean,
): Pick<Changes, 'harm' | 'healing'> => ({ harm: only(harm, counts), healing: only(healing, counts) });

const only = (means: MeanByTrack, counts: (id: Id) => boolean): MeanByTrack =>
  Object.fromEntries(Object.entries(means).filter(([id]) => counts(id)));

/** A track as odds name it. */
export interface TrackName {
  readonly label: string;
  /** Its index among the combatant's tracks in the order of panels, where worn things come after the body. */
  readonly place: number;
  readonly rung: number | null;
}

/** The name of a track in odds; `null` for a combatant with only one. */
export function trackName(tracks: CombatantView['tracks'] = {}, id: string): TrackName | null {
  const names = Object.keys(tracks);
  if (names.length < 2) return null;
  const spill = Object.values(tracks).some(({ kind, spills }) => kind === 'slots' && spills !== undefined);
  const place = names.indexOf(id);
  return { label: tracks[id]?.label ?? id, place, rung: spill ? place : null };
}

/** Means below this would be written as 0.0. */
const leastMean = 0.05;

/**
 * The mean harm in words, for each combatant who is hurt: "4.3 harm to Ogre on average". `track` names the track where
 * a combatant has several: "4.3 harm to Ogre (Mask) on average". Levels of wounds are listed together: "Ogre: 31 %
 * moderate, 12 % severe".
 */
export const harms = (
  odds: Changes,
  name: (id: Id) => string,
  track: (id: Id, track: string) => TrackName | null,
): readonly string[] =>
  Object.entries(odds.harm).flatMap(([who, means]) => {
    const all = Object.entries(means)
      .filter(([, mean]) => mean > 0)
      .map(([id, mean]) => ({ which: track(who, id), mean }));
    const known = all.some(({ which }) => which === null)
      ? [inAll(all), ...all.filter(({ which }) => which)]
      : all;
    const rung = ({ which }: (typeof known)[number]): number => which?.rung ?? -1;
    const levels = known
      .filter((one) => rung(one) >= 0)
      .sort((a, b) => rung(a) - rung(b))
      .map(({ which, mean }) => `${percent(mean)} ${which?.label.toLowerCase()}`);
    return [
      ...(levels.length > 0 ? [`${name(who)}: ${levels.join(', ')}`] : []),
      ...known
        .filter((one) => rung(one) < 0 && one.mean >= leastMean)
        .sort((a, b) => (a.which?.place ?? 0) - (b.which?.place ?? 0))
        .map(
          ({ which, mean }) =>
            `${points(mean)} harm to ${name(who)}${which === null ? '' : ` (${which.label})`} on average`,
        ),
    ];
  });

interface Mean {
  readonly which: TrackName | null;
  readonly mean: number;
}

/** The sum over tracks without a name: eyes that do not see which track is hurt see the total. */
const inAll = (means: readonly Mean[]): Mean => ({
  which: null,
  mean: means.reduce((sum, { which, mean }) => (which === null ? sum + mean : sum), 0),
});

/** The odds without harm to others than `of`, if that is hurt at all; healing likewise. */
export function changesOnly<Odds extends Changes>(odds: Odds, of: Id | null): Odds {
  if (of === null) return odds;
  const part = (means: MeanByTrack): MeanByTrack => (means[of] ? { [of]: means[of] } : means);
  return { ...odds, harm: part(odds.harm), healing: part(odds.healing) };
}

/**
 * The first of `harms` for a line with little room; without the name if only one is hurt: "7.5 harm on average". The
 * name of `doer`, whom nobody expects to be the one, is kept.
 */
export function shortHarm(
  odds: Changes,
  name: (id: Id) => string,
  track: (id: Id, track: string) => TrackName | null,
  doer: Id | null = null,
): readonly string[] {
  const [first] = harms(odds, name, track);
  const [who, ...others] = Object.keys(odds.harm);
  if (first === undefined || who === undefined) return [];
  return [others.length > 0 || who === doer ? first : first.replace(`to ${name(who)} `, '')];
}

/**
 * "3.2 harm": the largest mean harm to any one combatant, counting only tracks that bring it nearer to going out.
 * "3.2 harm to Edda" if that one is `doer`, since harm without a name is taken for harm to whom the deed is aimed at.
 * `null` if nobody is hurt, or where harm is levels of wounds rather than points.
 */
export function meanHarm(
  odds: Changes,
  one: (id: Id) => { readonly name?: string; readonly tracks: CombatantView['tracks'] } | undefined,
  doer: Id | null = null,
): string | null {
  const means = Object.entries(odds.harm).map(([who, harm]) => {
    const hurt = one(who);
    return [
      who,
      hurt === undefined || vitality(hurt)?.words !== undefined ? 0 : vitalLoss(hurt, harm),
    ] as const;
  });
  const [who, most] = means.reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0] as const);
  if (most < leastMean) return null;
  return `${points(most)} harm${who === doer ? ` to ${one(who)?.name ?? who}` : ''}`;
}

/** A combatant as these words need it. */
type Tracked = Pick<CombatantView, 'name' | 'tracks'>;

/**
 * The mean healing in words, for each combatant and track: "heals 4.3 of Oren’s Vitality on average", "heals 4 of …"
 * where that much is certain, "gives Oren 6 Temporary Vitality", "eases a severe wound of Oren: 62 %".
 */
export const healings = (odds: Changes, one: (id: Id) => Tracked | undefined): readonly string[] =>
  Object.entries(odds.healing).flatMap(([who, means]) => {
    const { name, tracks } = one(who) ?? { name: who, tracks: {} };
    return Object.entries(means)
      .filter(([, mean]) => mean >= leastMean)
      .map(([id, mean]) => {
        const track = tracks[id];
        if (track && isLevel(track)) return eased(name, track, mean);
        return isCertain(odds, who, id)
          ? healed(name, track, `${mean}`)
          : `${healed(name, track, points(mean))} on average`;
      });
  });

/** Whether the track regains exactly its mean. */
const isCertain = ({ chances, healing }: Changes, who: Id, track: string): boolean =>
  (chances[`healed:${who}:${track}:${healing[who]?.[track]}`] ?? 0) > 1 - negligible;

/** `track`: `undefined` for eyes that do not see which one it is. */
function healed(name: string, track: Track | undefined, much: string): string {
  if (!track) return `heals ${name} by ${much}`;
  return track.shields === undefined
    ? `heals ${much} of ${name}’s ${track.label}`
    : `gives ${name} ${much} ${track.label}`;
}

/** Whether the track holds the wounds of one level. */
const isLevel = ({ kind, spills }: Track): boolean => kind === 'slots' && spills !== undefined;

const eased = (name: string, { label }: Track, mean: number): string =>
  mean <= 1
    ? `eases a ${label.toLowerCase()} wound of ${name}: ${percent(mean)}`
    : `eases ${points(mean)} ${label.toLowerCase()} wounds of ${name} on average`;

/**
 * The largest mean healing of any one combatant. `null` if nobody is healed, or where wounds have levels.
 */
export function meanHealing(odds: Changes, one: (id: Id) => Tracked | undefined): Healed | null {
  let most: Healed | null = null;
  for (const [who, means] of Object.entries(odds.healing)) {
    let healed = 0;
    let certain = true;
    for (const [id, mean] of Object.entries(means)) {
      const track = one(who)?.tracks[id];
      if (track && isLevel(track)) continue;
      const sure = isCertain(odds, who, id);
      if (track?.shields === undefined) {
        healed += mean;
        certain &&= sure;
      } else
        most = larger(most, { mean, does: 'gives', much: `${sure ? mean : points(mean)} ${track.label}` });
    }
    most = larger(most, { mean: healed, does: 'heals', much: `${certain ? healed : points(healed)}` });
  }
  return most;
}

/** Mean healing, and its words in two parts: "heals" "3.2", "gives" "6 Temporary Vitality". */
interface Healed {
  readonly mean: number;
  readonly does: 'heals' | 'gives';
  readonly much: string;
}

const larger = (one: Healed | null, other: Healed): Healed | null =>
  other.mean < leastMean || other.mean <= (one?.mean ?? 0) ? one : other;
