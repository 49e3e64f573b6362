import type { Json } from '../../kernel/json.ts';
import { withoutNumber } from '../../store/words.ts';
import { fieldsOf } from '../../store/written.ts';

/** A side of an encounter in brief: "3 × Bandit, Brute". */
interface SideGlance {
  readonly side: string;
  readonly count: number;
  readonly names: string;
  /** Whether the side consists of things alone, such as crates. */
  readonly thing?: true;
}

/**
 * The first of these values that is a string, shortened; "?" if there is none. Documents of others are previewed before
 * anything has validated them.
 */
const nameIn = (...given: readonly (Json | undefined)[]): string =>
  given.find((one): one is string => typeof one === 'string')?.slice(0, longest) ?? '?';
/** The maximum length of a name, and the maximum number of combatants that are looked at. */
const longest = 60;
const most = 100;

type Pack = readonly { readonly id: string; readonly name: string; readonly sheet?: Json }[];

/**
 * The waves of an encounter document in a sentence each: "In round 3, 2 more (Reinforcements): 2 × Guard". Empty ones are
 * left out.
 */
export function wavesAtAGlance(encounter: Json, pack: Pack = []): readonly string[] {
  const waves = fieldsOf(encounter).waves;
  return (Array.isArray(waves) ? (waves as readonly Json[]).slice(0, most) : []).flatMap((entry) => {
    const { id, name, arrives } = fieldsOf(entry);
    const sides = sidesAtAGlance(entry, pack);
    if (sides.length === 0) return [];
    const { round } = fieldsOf(arrives);
    const when = typeof round === 'number' ? `In round ${round}` : 'When called';
    const count = sides.reduce((sum, side) => sum + side.count, 0);
    return `${when}, ${count} more (${nameIn(name, id)}): ${sides.map(({ names }) => names).join('; ')}`;
  });
}

/** The sides of an encounter document, as far as it can be read; the engine validates it when it is started. */
export function sidesAtAGlance(encounter: Json, pack: Pack = []): readonly SideGlance[] {
  const all = fieldsOf(encounter).combatants;
  const sides = new Map<string, Map<string, number>>();
  const alive = new Set<string>();
  for (const entry of Array.isArray(all) ? (all as readonly Json[]).slice(0, most) : []) {
    const one = fieldsOf(entry);
    if (typeof one.side !== 'string') continue;
    const sheet = fieldsOf(one.sheet);
    const base = pack.find((entry) => entry.id === sheet.use);
    const plain = withoutNumber(nameIn(sheet.name, base?.name, one.name, one.id));
    const side = sides.get(one.side) ?? new Map<string, number>();
    side.set(plain, (side.get(plain) ?? 0) + 1);
    sides.set(one.side, side);
    if ((sheet.kind ?? fieldsOf(base?.sheet).kind) !== 'object') alive.add(one.side);
  }
  return [...sides].map(([side, names]) => ({
    side,
    count: [...names.values()].reduce((sum, n) => sum + n, 0),
    names: [...names].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)).join(', '),
    ...(alive.has(side) ? {} : { thing: true }),
  }));
}

type Changed = { readonly changed: number };

/** Sorted by the time of the last change, the newest first. */
export const newestFirst = <T extends Changed>(list: readonly T[]): readonly T[] =>
  [...list].sort((a, b) => b.changed - a.changed);

/** The same, with fights that are not over first. */
export const openFirst = <T extends Changed & { readonly over?: object }>(list: readonly T[]): readonly T[] =>
  [...newestFirst(list)].sort((a, b) => Number(a.over !== undefined) - Number(b.over !== undefined));

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** A relative time: "5 minutes ago". */
export function ago(then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  for (const [unit, size] of units) {
    if (now - then >= size) return format.format(-Math.floor((now - then) / size), unit);
  }
  return 'just now';
}

/** A size in bytes with a decimal unit: "3.2 MB". */
export function bytes(count: number): string {
  if (count < 1000) return `${count} B`;
  const [unit, size] = count < 1e6 ? ['kB', 1e3] : count < 1e9 ? ['MB', 1e6] : ['GB', 1e9];
  return `${(count / (size as number)).toFixed(1)} ${unit}`;
}
