import { difference } from './difference.ts';

/**
 * What of a fight is read so seldom that ways of odds which differ in nothing else may go on as one until somebody does
 * (`System.seldom`): a pool that has been paid from and that nobody asks about again. Whoever reads it, makes them part.
 */
export interface Seldom<S = unknown> {
  /** Those whose fields they are, in an order that never changes. None of them ever comes to have other fields than at first. */
  of(fight: S): readonly object[];
  readonly fields: readonly string[];
  /** Whether one of them is as it was at first in all other fields, where that can be said more quickly than field by field. */
  alike?(now: object, before: object): boolean;
  /** What was worked out of a fight is to be forgotten: it may hang on them. */
  forget(): void;
}

/** What stands in one field of one holder, where that is not as it was at first. */
interface Entry {
  /** Which holder, which field. */
  readonly place: number;
  readonly value: unknown;
  /** In a word how it differs. */
  readonly word: string;
  /** The place and the word. */
  readonly name: string;
}

/** What differs from the beginning, by its place. */
export type Entries = readonly Entry[];

/**
 * What one of the ways that go on together has there, where it is not as it was at first, and its chance. Last comes what
 * it has told, with the words for outcomes that stand in its name: no rule ever hears of that again.
 */
export interface Member {
  readonly entries: Entries;
  readonly name: string;
  readonly told: readonly unknown[];
  /** The words for it. */
  readonly said: string;
  p: number;
}

const memberOf = ({ entries, name, told, said }: Omit<Member, 'p'>, p: number): Member => ({
  entries,
  name,
  told,
  said,
  p,
});

/** Of a way that has met no other. */
export const alone: Member = { entries: [], name: '', told: [], said: '', p: 1 };

/** Members by their names: those that have the same are one. */
export type Members = Map<string, Member>;

export function join(members: Members, member: Member, share: number): void {
  const known = members.get(member.name);
  if (known) known.p += member.p * share;
  else members.set(member.name, memberOf(member, member.p * share));
}

/** All of these, by their names. */
export function membersOf(all: readonly Member[]): Members {
  const members: Members = new Map();
  for (const each of all) join(members, each, 1);
  return members;
}

/** All of these as one place where ways meet is told from another: what they have, and in which parts. */
export const membersName = (members: readonly Member[]): string =>
  members.map(({ name, p }) => `${name}*${p}`).join();

/** The place of what has been told: no field of anybody. */
const saying = -1;

type Holder = { [field: string]: unknown };

/** What somebody wants to know of a field that is read now; `null`: all of it. */
export type Asking = ((value: unknown) => unknown) | null;
let asking: Asking = null;

/** No more of a field than this: where it is seldom read ways part by the answer, and not by all that stands there. */
export function noMoreOf<H extends object, F extends keyof H, T>(
  holder: H,
  field: F,
  of: (value: H[F]) => T,
): T {
  asking = of as Asking;
  const value = holder[field];
  asking = null;
  return of(value);
}

/** A change of what each of the ways has there: none of them is to part for it. */
class Each {
  readonly change: (value: unknown) => unknown;
  constructor(change: (value: unknown) => unknown) {
    this.change = change;
  }
}

/** Stands for what is hidden where nobody wants to know anything of it. */
const hidden: Asking = () => hidden;

/** Changes a field by what stands there. Where it is seldom read, each of the ways changes its own, and they go on as one. */
export function changeEach<H extends object, F extends keyof H>(
  holder: H,
  field: F,
  change: (value: H[F]) => H[F],
): void {
  asking = hidden;
  const value: unknown = holder[field];
  asking = null;
  const changed = value === hidden ? new Each(change as Each['change']) : change(value as H[F]);
  holder[field] = changed as H[F];
}

/** What a way has told up to now, and the words for it. */
export interface Telling {
  told(): readonly unknown[];
  words(told: readonly unknown[]): string;
}

/** The seldom read fields of one copy of a fight, and the ways that it stands for. */
export class Apart {
  readonly #holders: readonly Holder[];
  /** The same as they were at first. */
  readonly #before: readonly Holder[];
  readonly #fields: readonly string[];
  readonly #telling: Telling;
  /** So much was told when the fight began to stand for all of them. */
  #since = 0;
  /** Told the shares of the ways that part now; says with which of them to go on. */
  readonly #part: (place: number, shares: readonly number[], of: Asking) => number;
  /** Places of fields in which members differ still. */
  readonly #open = new Set<number>();
  #members: readonly Member[] = [];
  #quiet = false;

  constructor(
    [holders, before]: readonly [readonly object[], readonly object[]],
    fields: readonly string[],
    telling: Telling,
    part: (place: number, shares: readonly number[], of: Asking) => number,
  ) {
    this.#holders = holders as readonly Holder[];
    this.#before = before as readonly Holder[];
    this.#fields = fields;
    this.#telling = telling;
    this.#part = part;
  }

  /** From here on the fight stands for all of these. Whether anything of it is hidden now. */
  begin(all: Members): boolean {
    this.end();
    const { members, differ } = gathered(all);
    this.#members = members;
    this.#since = this.#telling.told().length;
    for (const place of differ) this.#hide(place);
    const hides = this.#open.size > 0;
    if (!alike(members, saying)) this.#open.add(saying);
    return hides;
  }

  /** It stands for one of them again: whoever reads now parts nothing. */
  end(): void {
    const [first] = this.#members;
    if (!first) return;
    for (const place of [...this.#open]) this.#show(place, this.#valueOf(first, place));
    this.#members = [];
  }

  /** All of them part. */
  all(): void {
    for (const place of [...this.#open]) if (this.#open.has(place)) this.look(place, null);
  }

  /** What every one of them has there now, and all that it has told, with its part of the whole. */
  now(): readonly Member[] {
    const shared = this.#shared();
    const common = namedBy(shared);
    const apart = this.#open.size > (this.#open.has(saying) ? 1 : 0);
    return this.told().map(({ entries: had, told, p }) => {
      const entries = apart ? this.#with(shared, had) : shared;
      const said = this.#telling.words(told);
      const name = `${entries === shared ? common : namedBy(entries)}|${said}`;
      return { entries, name, told, said, p };
    });
  }

  /** What all of them have now. */
  #shared(): Entries {
    const shared: Entry[] = [];
    const { length } = this.#fields;
    for (let at = 0; at < this.#holders.length; at++) {
      const holder = this.#holders[at] as Holder;
      const before = this.#before[at] as Holder;
      for (let i = 0; i < length; i++) {
        const place = at * length + i;
        if (this.#open.has(place)) continue;
        const field = this.#fields[i] as string;
        const value = holder[field];
        if (value === before[field]) continue;
        const word = difference(value, before[field]);
        if (word !== '') shared.push(entryOf(place, value, word));
      }
    }
    return shared;
  }

  /** The same together with what one of them has where they differ. */
  #with(shared: Entries, had: Entries): Entries {
    const own = had.filter(({ place }) => this.#open.has(place));
    return own.length === 0 ? shared : sorted([...shared, ...own]);
  }

  /** All that each of them has told, with its part of the whole. */
  told(): readonly Member[] {
    const all = this.#telling.told();
    const [first, ...others] = this.#members;
    if (!first) return [{ ...alone, told: all }];
    const since = all.slice(this.#since);
    const after = ({ entries, name, told, said }: Member, p: number): Member => ({
      entries,
      name,
      told: since.length === 0 ? told : told.concat(since),
      said,
      p,
    });
    if (others.length === 0) return [after(first, 1)];
    const whole = sumOf(this.#members);
    return this.#members.map((each) => after(each, each.p / whole));
  }

  /** Does something that may read them and parts nothing. */
  quietly<T>(work: () => T): T {
    this.#quiet = true;
    try {
      return work();
    } finally {
      this.#quiet = false;
    }
  }

  #hide(place: number): void {
    this.#open.add(place);
    const { holder, field } = this.#at(place);
    Object.defineProperty(holder, field, {
      configurable: true,
      enumerable: true,
      get: () => {
        const of = asking;
        asking = null;
        if (of === hidden) return hidden;
        return this.#quiet ? this.#valueOf(this.#members[0] as Member, place) : this.look(place, of);
      },
      set: (value) => {
        if (value instanceof Each) {
          this.#changeEach(place, value.change);
          return;
        }
        this.look(place, null);
        holder[field] = value;
      },
    });
  }

  #changeEach(place: number, change: (value: unknown) => unknown): void {
    const { length } = this.#fields;
    const before = (this.#before[Math.floor(place / length)] as Holder)[
      this.#fields[place % length] as string
    ];
    this.#members = this.#members.map((each) => {
      const value = change(this.#valueOf(each, place));
      const word = value === before ? '' : difference(value, before);
      const others = each.entries.filter((entry) => entry.place !== place);
      const entries = word === '' ? others : sorted([...others, entryOf(place, value, word)]);
      return memberOf({ ...each, entries }, each.p);
    });
    const [first] = this.#members as readonly [Member];
    if (alike(this.#members, place)) this.#show(place, this.#valueOf(first, place));
  }

  #show(place: number, value: unknown): void {
    this.#open.delete(place);
    if (place === saying) return;
    const { holder, field } = this.#at(place);
    Object.defineProperty(holder, field, { configurable: true, enumerable: true, writable: true, value });
  }

  /** The value there, by which members part; by no more than is asked `of` it. */
  look(place: number, of: Asking): unknown {
    const found = new Map<unknown, Member[]>();
    for (const each of this.#members) {
      const word = of ? of(this.#valueOf(each, place)) : wordAt(each, place);
      const list = found.get(word);
      if (list) list.push(each);
      else found.set(word, [each]);
    }
    const parts = [...found.values()];
    const members = parts[
      parts.length > 1 ? this.#part(place, parts.map(sumOf), of) : 0
    ] as readonly Member[];
    const [first] = members as readonly [Member];
    this.#members = members;
    for (const open of [...this.#open]) {
      if ((open === place && !of) || alike(members, open)) this.#show(open, this.#valueOf(first, open));
    }
    return this.#valueOf(first, place);
  }

  #valueOf({ entries }: Member, place: number): unknown {
    if (place === saying) return undefined;
    const entry = entryAt(entries, place);
    if (entry) return entry.value;
    const { length } = this.#fields;
    return (this.#before[Math.floor(place / length)] as Holder)[this.#fields[place % length] as string];
  }

  #at(place: number): { readonly holder: Holder; readonly field: string } {
    const { length } = this.#fields;
    return {
      holder: this.#holders[Math.floor(place / length)] as Holder,
      field: this.#fields[place % length] as string,
    };
  }
}

const known = new WeakMap<Members, ReturnType<typeof gather>>();

/** Where these differ. Every way that goes on for them asks, and none joins them any more by then. */
function gathered(all: Members): ReturnType<typeof gather> {
  let found = known.get(all);
  if (!found) {
    found = gather(all);
    known.set(all, found);
  }
  return found;
}

function gather(all: Members) {
  const members = [...all.values()];
  const places = new Set(members.flatMap(({ entries }) => entries.map(({ place }) => place)));
  return { members, differ: [...places].filter((place) => !alike(members, place)) };
}

const entryOf = (place: number, value: unknown, word: string): Entry => ({
  place,
  value,
  word,
  name: `${place}${word}`,
});

const sorted = (entries: Entry[]): Entries => entries.sort((a, b) => a.place - b.place);

const namedBy = (entries: Entries): string => {
  let name = '';
  for (const entry of entries) name += `${entry.name};`;
  return name;
};

function entryAt(entries: Entries, place: number): Entry | null {
  for (const entry of entries) if (entry.place === place) return entry;
  return null;
}

/** Whether all of them have the same there. */
function alike(members: readonly Member[], place: number): boolean {
  const [first] = members;
  return first === undefined || members.every((each) => wordAt(each, place) === wordAt(first, place));
}

const wordAt = ({ entries, said }: Member, place: number): string =>
  place === saying ? said : (entryAt(entries, place)?.word ?? '');

const sumOf = (members: readonly Member[]): number => members.reduce((sum, { p }) => sum + p, 0);
