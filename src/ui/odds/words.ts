import type { Id } from '../../kernel/json.ts';
import type { CombatantView } from '../../kernel/view.ts';
import type { AnsweredOdds } from '../../protocol/messages.ts';
import { vitalHarm, vitality } from '../../store/vitality.ts';

/** What exact odds leave out of bursts that are too long to follow, at the most. */
const nothing = 1e-8;

/** A chance as a person reads it. */
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
  // A wound that is pushed upwards, where slots of its own level are taken.
  ['spills', 'finds its level full'],
];

/** What is only the rest of one of these chances. */
const rests: { readonly [tag: string]: readonly string[] } = {
  miss: ['hit', 'won', 'works'],
  lost: ['won'],
  caught: ['gets-away'],
  fails: ['works'],
};
/** What goes wrong for whoever does it has no room before what comes of it. */
const mishaps: ReadonlySet<string> = new Set(['fumble', 'critical-failure']);
/** What every answer does for certain, the question that it answers has said. */
const saidByTheQuestion: ReadonlySet<string> = new Set(['thwarts']);
/** At most so many conditions that may come of it. */
const mostConditions = 3;

/** What odds say in words. */
type Said = Omit<AnsweredOdds, 'words'>;

const spaced = (tag: string): string => tag.replaceAll('-', ' ');

/**
 * The chances worth a place on the screen, in the order in which people ask for them. `of`: whose name stands beside them
 * already, so that "drops it" says enough.
 */
export function chances(odds: Said, name: (id: Id) => string, of: Id | null = null): readonly Chance[] {
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
    add(tag, who === of ? what : `${name(who)} ${what}`);
  }
  for (const tag of Object.keys(odds.chances)) {
    if (tag.startsWith('out:')) add(tag, `drops ${tag.slice(4) === of ? 'it' : name(tag.slice(4))}`);
  }
  for (const tag of mishaps) if (tag in odds.chances) add(tag, spaced(tag));
  return list;
}

/** Of odds about several only what befalls one of them. */
export const about = <Odds extends Said>(odds: Odds, who: Id): Odds => ({
  ...odds,
  chances: Object.fromEntries(
    Object.entries(odds.chances).filter(
      ([tag]) => tag === `out:${who}` || tag.startsWith(`condition:${who}:`),
    ),
  ),
  harm: Object.fromEntries(Object.entries(odds.harm).filter(([hurt]) => hurt === who)),
});

/** Whether these are the same chances: the usual answer, told by itself, brings what the odds without it have said. */
export const isSame = (odds: Said, others: Said): boolean =>
  odds.exact &&
  others.exact &&
  [...Object.keys(odds.chances), ...Object.keys(others.chances)].every(
    (tag) => Math.abs((odds.chances[tag] ?? 0) - (others.chances[tag] ?? 0)) < nothing,
  );

/**
 * A track as odds speak of it: `rung` says which one from the top it is where harm is one slot of some level, so that
 * its mean is a chance; `null` elsewhere.
 */
export interface TrackName {
  readonly label: string;
  /** Which one it is among the tracks of this one, as panels show them: what is worn stands behind the body. */
  readonly place: number;
  readonly rung: number | null;
}

/** Less than this would be written 0.0. */
const leastMean = 0.05;

/**
 * "4.3 harm to Ogre on average", for each who is hurt; where somebody has several tracks, `track` tells which:
 * "4.3 harm to Ogre (Mask) on average". Levels of wounds stand together: "Ogre: 31 % moderate, 12 % severe".
 */
export const harms = (
  odds: Said,
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

/** Whoever may not see of what somebody loses it sees how much it is. */
const inAll = (means: readonly Mean[]): Mean => ({
  which: null,
  mean: means.reduce((sum, { which, mean }) => (which === null ? sum + mean : sum), 0),
});

/** The first of these for a line with little room: where only one is hurt, "7.5 harm on average" says enough. */
export function shortHarm(...[odds, name, track]: Parameters<typeof harms>): readonly string[] {
  const [first] = harms(odds, name, track);
  const [who, ...others] = Object.keys(odds.harm);
  if (first === undefined || who === undefined) return [];
  return [others.length > 0 ? first : first.replace(`to ${name(who)} `, '')];
}

/** "2 billion", "870 million": rounded down. */
const large = (count: number): string =>
  count >= 1e9 ? `${Math.floor(count / 1e9)} billion` : `${Math.floor(count / 1e6)} million`;

/** How sure the numbers are; of exact ones, what of bursts is left out. */
export const certainty = (odds: Omit<Said, 'chances' | 'harm'> & { readonly tail?: number }): string =>
  odds.exact
    ? `exact${odds.tail === undefined ? '' : ` to 1 in ${large(1 / odds.tail)}`}`
    : `estimate${odds.halfWidth === undefined ? '' : ` ± ${Math.max(1, Math.round(odds.halfWidth * 100))}`}${
        odds.samples === undefined ? '' : ` of ${odds.samples} fights`
      }`;

/** One chance after the other: "62 % hit", "24 % critical", "9 % drops Ogre". */
export const oddsParts = (odds: Said, name: (id: Id) => string): readonly string[] =>
  chances(odds, name).map((chance) => `${chance.figure} ${chance.label}`);

/**
 * The same for a line that ends where its room does: who drops, and how much harm it does in the mean, stand right after
 * whether it comes off, which is what one wants to know of a blow, and what tells two answers to it apart.
 */
export function shortOdds(
  odds: Said,
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
 * "3.2 harm": what whoever is hurt most can take less of in the mean. `null` where nobody is hurt, and where harm is not
 * counted but found among levels of wounds.
 */
export function meanHarm(
  odds: Said,
  one: (id: Id) => Pick<CombatantView, 'tracks'> | undefined,
): string | null {
  const means = Object.entries(odds.harm).map(([who, harm]) => {
    const hurt = one(who);
    return hurt === undefined || vitality(hurt)?.words !== undefined ? 0 : vitalHarm(hurt, harm);
  });
  const most = Math.max(0, ...means);
  return most < leastMean ? null : `${points(most)} harm`;
}

const points = (mean: number): string => (mean < 10 ? mean.toFixed(1) : `${Math.round(mean)}`);

/** What a success is called, in the order in which it is looked for. */
const successes = ['hit', 'works', 'won'] as const;

/**
 * How likely it is that a choice comes off, and how that is called; `plays`: of how many it is an estimate. `null` where
 * nothing of the kind is said.
 */
export function success(
  odds: Said,
): { readonly p: number; readonly what: string; readonly plays?: number | undefined } | null {
  const said = successes.find((tag) => odds.chances[tag] !== undefined);
  const what = said ?? ('miss' in odds.chances ? 'hit' : null);
  if (what === null) return null;
  return { p: odds.chances[what] ?? 0, what, ...(odds.exact ? {} : { plays: odds.samples }) };
}

/** A chance that was met so often in so many plays: of what never came, or always did, so few plays cannot be sure. */
function percentIn(p: number, plays: number): string {
  const unsure = Math.ceil(300 / plays);
  if (p === 0) return `<${unsure} %`;
  return p === 1 ? `>${100 - unsure} %` : percent(p);
}

/** From the least likely to the likeliest of these: "62 %", "38–62 %", of estimates "≈ 38–62 %". */
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
