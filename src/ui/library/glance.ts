import type { Json } from '../../kernel/json.ts';

/** A side of an encounter at a glance: "3 × Bandit, Brute". */
interface SideGlance {
  readonly side: string;
  readonly count: number;
  readonly names: string;
  /** Nobody but mere things, such as crates. */
  readonly thing?: true;
}

const record = (value: Json | undefined): { readonly [key: string]: Json | undefined } | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [key: string]: Json | undefined })
    : null;

/** What stands where a name should be: documents of others are looked at before anything has judged them. */
const nameIn = (...given: readonly (Json | undefined)[]): string =>
  given.find((one): one is string => typeof one === 'string')?.slice(0, longest) ?? '?';
/** So much of a name, and so many people, are looked at. */
const longest = 60;
const most = 100;

/** "Bandit 3" is one of several bandits. */
const withoutNumber = (name: string): string => name.replace(/ \d+$/u, '');

/** The sides of an encounter document, as far as it can be read; the engine judges it when it is started. */
export function sidesAtAGlance(
  encounter: Json,
  pack: readonly { readonly id: string; readonly name: string; readonly sheet?: Json }[] = [],
): readonly SideGlance[] {
  const all = record(encounter)?.combatants;
  const sides = new Map<string, Map<string, number>>();
  const alive = new Set<string>();
  for (const entry of Array.isArray(all) ? (all as readonly Json[]).slice(0, most) : []) {
    const one = record(entry);
    if (typeof one?.side !== 'string') continue;
    const sheet = record(one.sheet);
    const base = pack.find((entry) => entry.id === sheet?.use);
    const plain = withoutNumber(nameIn(sheet?.name, base?.name, one.name, one.id));
    const side = sides.get(one.side) ?? new Map<string, number>();
    side.set(plain, (side.get(plain) ?? 0) + 1);
    sides.set(one.side, side);
    if ((sheet?.kind ?? record(base?.sheet)?.kind) !== 'object') alive.add(one.side);
  }
  return [...sides].map(([side, names]) => ({
    side,
    count: [...names.values()].reduce((sum, n) => sum + n, 0),
    names: [...names].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)).join(', '),
    ...(alive.has(side) ? {} : { thing: true }),
  }));
}

type Changed = { readonly changed: number };

/** What was changed last stands first. */
export const newestFirst = <T extends Changed>(list: readonly T[]): readonly T[] =>
  [...list].sort((a, b) => b.changed - a.changed);

/** The same, and what is not over before what is. */
export const openFirst = <T extends Changed & { readonly over?: object }>(list: readonly T[]): readonly T[] =>
  [...newestFirst(list)].sort((a, b) => Number(a.over !== undefined) - Number(b.over !== undefined));

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "5 minutes ago". */
export function ago(then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  for (const [unit, size] of units) {
    if (now - then >= size) return format.format(-Math.floor((now - then) / size), unit);
  }
  return 'just now';
}

/** "3.2 MB". */
export function bytes(count: number): string {
  if (count < 1000) return `${count} B`;
  const [unit, size] = count < 1e6 ? ['kB', 1e3] : count < 1e9 ? ['MB', 1e6] : ['GB', 1e9];
  return `${(count / (size as number)).toFixed(1)} ${unit}`;
}
