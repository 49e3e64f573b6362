import type { Id } from './json.ts';
import type { CombatantView } from './view.ts';
import { vitalHarm, vitality } from './vitality.ts';

/** Odds in words: the same on buttons, in previews and in the reasons of tactics. */

/** An upper bound on the probability that exact odds leave out for bursts too long to follow. */
const nothing = 1e-8;

/** A probability in percent, which never rounds a possible event to 0 % nor an uncertain one to 100 %. */
export function percent(p: number): string {
  if (p > 0 && p < 0.005) return '<1 %';
  if (p < 1 - nothing && p > 0.995) return '>99 %';
  return `${Math.round(p * 100)} %`;
}

export interface Chance {
  readonly tag: string;
  readonly p: number;
  /** "62 %". */
  readonly figure: string;
  /** "hit". */
  readonly label: string;
}

const known: readonly (readonly [string, string])[] = [
  ['gets-away', 'gets away'],
  ['hit', 'hit'],
  ['wounds', 'wounds'],
  ['critical', 'critical'],
  ['critical-defence', 'critical defence'],
  ['harm', 'hurts'],
  ['thwarts', 'stops it'],
  // A wound that goes to a higher level because all slots of its own are taken.
  ['spills', 'finds its level full'],
];

/** Outcomes that are the complement of one of these, and are left out beside it. */
const rests: { readonly [tag: string]: readonly string[] } = {
  miss: ['hit', 'won', 'works'],
  lost: ['won'],
  caught: ['gets-away'],
  fails: ['works'],
};
/** Mishaps of the one who acts, listed last. */
const mishaps: ReadonlySet<string> = new Set(['fumble', 'critical-failure']);
/** Outcomes left out if certain: the question has stated them already. */
const saidByTheQuestion: ReadonlySet<string> = new Set(['thwarts']);
/** The maximum number of conditions that are listed. */
const mostConditions = 3;

/** Odds in the form that these functions put into words: see `OddsReply` of the protocol. */
export interface SaidOdds {
  readonly exact: boolean;
  readonly samples?: number;
  readonly halfWidth?: number;
  readonly judged?: true;
  readonly chances: { readonly [tag: string]: number };
  readonly harm: { readonly [who: Id]: { readonly [track: string]: number } };
}

const spaced = (tag: string): string => tag.replaceAll('-', ' ');

/**
 * The chances worth showing, in the order in which people ask for them. `of`: the combatant whose name is shown beside
 * them, so that "drops it" is enough.
 */
export function chances(odds: SaidOdds, name: (id: Id) => string, of: Id | null = null): readonly Chance[] {
  const list: Chance[] = [];
  const seen = new Set<string>();
  const add = (tag: string, label: string): void => {
    const p = odds.chances[tag];
    seen.add(tag);
    if (p === undefined) return;
    if (p > 1 - nothing && saidByTheQuestion.has(tag)) return;
    if (p === 0 && !odds.exact && odds.samples)
      list.push({ tag, p, figure: `under 3 in ${odds.samples}`, label });
    else if (p > 0 || tag === 'hit') list.push({ tag, p, figure: percent(p), label });
  };
  for (const [tag, words] of known) add(tag, words);
  for (const tag of Object.keys(odds.chances)) {
    if (
      seen.has(tag) ||
      mishaps.has(tag) ||
      tag.includes(':') ||
      rests[tag]?.some((of) => of in odds.chances)
    )
      continue;
    add(tag, spaced(tag));
  }
  const conditions = Object.keys(odds.chances)
    .filter((tag) => tag.startsWith('condition:'))
    .sort((a, b) => (odds.chances[b] ?? 0) - (odds.chances[a] ?? 0));
  for (const tag of conditions.slice(0, mostConditions)) {
    const cut = tag.lastIndexOf(':');
    const who = tag.slice('condition:'.length, cut);
    const what = spaced(tag.slice(cut + 1));
    const named = what.startsWith('its ') ? `${name(who)}’s ${what.slice(4)}` : `${name(who)} ${what}`;
    add(tag, who === of ? what : named);
  }
  for (const tag of Object.keys(odds.chances)) {
    if (tag.startsWith('out:')) add(tag, `drops ${tag.slice(4) === of ? 'it' : name(tag.slice(4))}`);
  }
  for (const tag of mishaps) if (tag in odds.chances) add(tag, spaced(tag));
  return list;
}

/** The part of odds about several combatants that befalls one of them. */
export const about = <Odds extends SaidOdds>(odds: Odds, who: Id): Odds => ({
  ...odds,
  chances: Object.fromEntries(
    Object.entries(odds.chances).filter(
      ([tag]) => tag === `out:${who}` || tag.startsWith(`condition:${who}:`),
    ),
  ),
  harm: Object.fromEntries(Object.entries(odds.harm).filter(([hurt]) => hurt === who)),
});

/**
 * Whether two exact odds have equal chances. Identifies the answer that the overall odds assume: its own odds are the
 * same.
 */
export const isSame = (odds: SaidOdds, others: SaidOdds): boolean =>
  odds.exact &&
  others.exact &&
  [...Object.keys(odds.chances), ...Object.keys(others.chances)].every(
    (tag) => Math.abs((odds.chances[tag] ?? 0) - (others.chances[tag] ?? 0)) < nothing,
  );

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
  odds: SaidOdds,
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

/** The odds without harm to others than `of`, if that is hurt at all. */
export function harmsOnly<Odds extends SaidOdds>(odds: Odds, of: Id | null): Odds {
  const own = of === null ? undefined : odds.harm[of];
  return of === null || own === undefined ? odds : { ...odds, harm: { [of]: own } };
}

/** The first of `harms` for a line with little room; without the name if only one is hurt: "7.5 harm on average". */
export function shortHarm(...[odds, name, track]: Parameters<typeof harms>): readonly string[] {
  const [first] = harms(odds, name, track);
  const [who, ...others] = Object.keys(odds.harm);
  if (first === undefined || who === undefined) return [];
  return [others.length > 0 ? first : first.replace(`to ${name(who)} `, '')];
}

/** A count in words, rounded down: "2 billion", "870 million". */
const large = (count: number): string =>
  count >= 1e9 ? `${Math.floor(count / 1e9)} billion` : `${Math.floor(count / 1e6)} million`;

/**
 * How certain the figures are: for exact ones the probability left out for long bursts, for estimates the interval and
 * the number of plays.
 */
export function certainty(odds: Omit<SaidOdds, 'chances' | 'harm'> & { readonly tail?: number }): string {
  const { exact, tail, halfWidth, samples, judged } = odds;
  const words = exact
    ? `exact${tail === undefined ? '' : ` to 1 in ${large(1 / tail)}`}`
    : `estimate${halfWidth === undefined ? '' : ` ± ${Math.max(1, Math.round(halfWidth * 100))}`}${
        samples === undefined ? '' : ` of ${samples} fights`
      }`;
  return judged ? `${words}, if the game master judges as usual` : words;
}

/** Each chance with its figure: "62 % hit", "24 % critical", "9 % drops Ogre". */
export const oddsParts = (odds: SaidOdds, name: (id: Id) => string): readonly string[] =>
  chances(odds, name).map((chance) => `${chance.figure} ${chance.label}`);

/**
 * The same for a line that is cut where its room ends: who drops, and the mean harm, come right after the chance of
 * success, since they tell a blow or an answer apart from others.
 */
export function shortOdds(
  odds: SaidOdds,
  name: (id: Id) => string,
  { of = null, harm = null }: { readonly of?: Id | null; readonly harm?: string | null } = {},
): readonly string[] {
  const [first, ...others] = chances(odds, name, of);
  if (!first) return [];
  const drops = ({ tag }: Chance): boolean => tag.startsWith('out:');
  const words = ({ figure, label }: Chance): string => `${figure} ${label}`;
  return [
    words(first),
    ...others.filter(drops).map(words),
    ...(harm === null ? [] : [harm]),
    ...others.filter((one) => !drops(one)).map(words),
  ];
}

/**
 * "3.2 harm": the largest mean harm to any one combatant, counting only tracks that bring it nearer to going out.
 * `null` if nobody is hurt, or where harm is levels of wounds rather than points.
 */
export function meanHarm(
  odds: SaidOdds,
  one: (id: Id) => Pick<CombatantView, 'tracks'> | undefined,
): string | null {
  const means = Object.entries(odds.harm).map(([who, harm]) => {
    const hurt = one(who);
    return hurt === undefined || vitality(hurt)?.words !== undefined ? 0 : vitalHarm(hurt, harm);
  });
  const most = Math.max(0, ...means);
  return most < leastMean ? null : `${points(most)} harm`;
}

/** A mean of points in words: "7.5", from ten on a whole number. */
export const points = (mean: number): string => (mean < 10 ? mean.toFixed(1) : `${Math.round(mean)}`);

/** The outcomes that count as success; the first one present is used. */
const successes = ['hit', 'works', 'won'] as const;

/**
 * The chance that a choice succeeds and what its success is called. `plays` is the number of plays of an estimate.
 * `null` if the odds contain neither a success nor a miss.
 */
export function success(
  odds: SaidOdds,
): { readonly p: number; readonly what: string; readonly plays?: number | undefined } | null {
  const said = successes.find((tag) => odds.chances[tag] !== undefined);
  const what = said ?? ('miss' in odds.chances ? 'hit' : null);
  if (what === null) return null;
  return { p: odds.chances[what] ?? 0, what, ...(odds.exact ? {} : { plays: odds.samples }) };
}

/**
 * A probability estimated from plays: what happened never or always is reported as an upper or lower bound (rule of
 * three).
 */
function percentIn(p: number, plays: number): string {
  const unsure = Math.ceil(300 / plays);
  if (p === 0) return `<${unsure} %`;
  return p === 1 ? `>${100 - unsure} %` : percent(p);
}

/** The lowest and the highest of these chances: "62 %", "38–62 %", for estimates "≈ 38–62 %". */
export function span(found: readonly { readonly p: number; readonly plays?: number | undefined }[]): string {
  const [low, high] = [...found]
    .sort((a, b) => a.p - b.p)
    .filter((_, at, all) => at === 0 || at === all.length - 1);
  const figure = (one: typeof low): string =>
    one === undefined ? '' : one.plays === undefined ? percent(one.p) : percentIn(one.p, one.plays);
  const [from, to] = [figure(low), figure(high ?? low)];
  const about = found.some(({ plays }) => plays !== undefined) ? '≈ ' : '';
  return `${about}${from === to ? from : `${from.replace(/\s%$/, '')}–${to}`}`;
}
