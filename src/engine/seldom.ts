import { difference } from './difference.ts';

/**
 * What of a fight is read so seldom that ways of odds which differ in nothing else may go on as one until somebody does
 * (`System.seldom`): a pool that has been paid from and that nobody asks about again. Whoever reads it, makes them part.
 */
export interface Seldom<S = unknown> {
  /** Those whose fields they are, in an order that never changes. */
  of(fight: S): readonly object[];
  readonly fields: readonly string[];
  /** What was worked out of a fight is to be forgotten: it may hang on them. */
  forget(): void;
}

/** What stands in one field of one holder, and in a word how that differs from what stood there at first. */
interface Entry {
  readonly value: unknown;
  readonly word: string;
}

/** What differs from the beginning, by its place: which holder, which field. */
export type Entries = ReadonlyMap<number, Entry>;

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

/** Of a way that has met no other. */
export const alone: Member = { entries: new Map(), name: '', told: [], said: '', p: 1 };

/** Members by their names: those that have the same are one. */
export type Members = Map<string, Member>;

export function join(members: Members, member: Member, share: number): void {
  const known = members.get(member.name);
  if (known) known.p += member.p * share;
  else members.set(member.name, { ...member, p: member.p * share });
}

/** All of these as one place where ways meet is told from another: what they have, and in which parts. */
export const membersName = (members: readonly Member[]): string =>
  members.map(({ name, p }) => `${name}*${p}`).join();

/** The place of what has been told: no field of anybody. */
const saying = -1;

type Holder = { [field: string]: unknown };

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
  readonly #part: (place: number, shares: readonly number[]) => number;
  /** Places of fields in which members differ still. */
  readonly #open = new Set<number>();
  #members: readonly Member[] = [];
  #quiet = false;

  constructor(
    [holders, before]: readonly [readonly object[], readonly object[]],
    fields: readonly string[],
    telling: Telling,
    part: (place: number, shares: readonly number[]) => number,
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
    for (const place of [...this.#open]) if (this.#open.has(place)) this.look(place);
  }

  /** What every one of them has there now, and all that it has told, with its part of the whole. */
  now(): readonly Member[] {
    const shared = new Map<number, Entry>();
    this.#holders.forEach((holder, at) => {
      const before = this.#before[at] as Holder;
      this.#fields.forEach((field, i) => {
        const place = at * this.#fields.length + i;
        if (this.#open.has(place)) return;
        const value = holder[field];
        if (value === before[field]) return;
        const word = difference(value, before[field]);
        if (word !== '') shared.set(place, { value, word });
      });
    });
    const open = [...this.#open].filter((place) => place !== saying).sort((a, b) => a - b);
    const common = namedBy(shared);
    return this.told().map(({ entries: had, told, p }) => {
      let entries: Map<number, Entry> = shared;
      let own = '';
      for (const place of open) {
        const entry = had.get(place);
        own += `${place}${entry?.word ?? ''};`;
        if (!entry) continue;
        if (entries === shared) entries = new Map(shared);
        entries.set(place, entry);
      }
      const name = own === '' ? common : namedBy(entries);
      const said = this.#telling.words(told);
      return { entries, name: `${name}|${said}`, told, said, p };
    });
  }

  /** All that each of them has told, with its part of the whole. */
  told(): readonly Member[] {
    const all = this.#telling.told();
    const [first, ...others] = this.#members;
    if (!first) return [{ ...alone, told: all }];
    if (others.length === 0) return [{ ...first, told: [...first.told, ...all.slice(this.#since)], p: 1 }];
    const whole = sumOf(this.#members);
    const since = all.slice(this.#since);
    return this.#members.map((each) => ({ ...each, told: [...each.told, ...since], p: each.p / whole }));
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
      get: () => (this.#quiet ? this.#valueOf(this.#members[0] as Member, place) : this.look(place)),
      set: (value) => {
        this.look(place);
        holder[field] = value;
      },
    });
  }

  #show(place: number, value: unknown): void {
    this.#open.delete(place);
    if (place === saying) return;
    const { holder, field } = this.#at(place);
    Object.defineProperty(holder, field, { configurable: true, enumerable: true, writable: true, value });
  }

  /** The value there, by which members part. */
  look(place: number): unknown {
    const found = new Map<string, Member[]>();
    for (const each of this.#members) {
      const word = wordAt(each, place);
      const list = found.get(word);
      if (list) list.push(each);
      else found.set(word, [each]);
    }
    const parts = [...found.values()];
    const members = parts[parts.length > 1 ? this.#part(place, parts.map(sumOf)) : 0] as readonly Member[];
    const [first] = members as readonly [Member];
    this.#members = members;
    for (const open of [...this.#open]) {
      if (open === place || alike(members, open)) this.#show(open, this.#valueOf(first, open));
    }
    return this.#valueOf(first, place);
  }

  #valueOf({ entries }: Member, place: number): unknown {
    if (place === saying) return undefined;
    const entry = entries.get(place);
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
  const places = new Set(members.flatMap(({ entries }) => [...entries.keys()]));
  return { members, differ: [...places].filter((place) => !alike(members, place)) };
}

const namedBy = (entries: Entries): string =>
  [...entries]
    .sort(([a], [b]) => a - b)
    .map(([place, { word }]) => `${place}${word}`)
    .join(';');

/** Whether all of them have the same there. */
function alike(members: readonly Member[], place: number): boolean {
  const [first] = members;
  return first === undefined || members.every((each) => wordAt(each, place) === wordAt(first, place));
}

const wordAt = ({ entries, said }: Member, place: number): string =>
  place === saying ? said : (entries.get(place)?.word ?? '');

const sumOf = (members: readonly Member[]): number => members.reduce((sum, { p }) => sum + p, 0);
