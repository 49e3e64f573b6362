import { difference } from './difference.ts';

/**
 * Fields of a fight that are read so seldom that ways which differ in nothing else continue as one (`System.seldom`): a
 * pool that has been paid from and that nobody asks about again. Reading such a field makes the ways branch again.
 */
export interface Seldom<S = unknown> {
  /** The objects that hold the fields, in an order that never changes. None of them ever gains or loses a field. */
  of(fight: S): readonly object[];
  readonly fields: readonly string[];
  /** Whether a holder is unchanged in all other fields; given where that is quicker than comparing field by field. */
  alike?(now: object, before: object): boolean;
  /** Clears caches that may depend on these fields. */
  forget(): void;
}

/** A field of a holder whose value differs from the beginning of the step. */
interface Entry {
  /** Number of the holder and the field. */
  readonly place: number;
  readonly value: unknown;
  /** How it differs, as a string for comparison. */
  readonly word: string;
  /** The place and the word. */
  readonly name: string;
}

/** The fields that differ from the beginning, sorted by place. */
type Entries = readonly Entry[];

/**
 * One of several merged ways: its changed seldom-read fields, its probability, and the facts it has told. `name`
 * identifies it; it contains the outcome words of the facts, but no rule ever reads those facts again.
 */
export interface Member {
  readonly entries: Entries;
  readonly name: string;
  readonly told: readonly unknown[];
  /** The outcome words of the facts. */
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

/** A way that has merged with no other. */
export const alone: Member = { entries: [], name: '', told: [], said: '', p: 1 };

/** Members by name: those of the same name are one. */
export type Members = Map<string, Member>;

export function join(members: Members, member: Member, share: number): void {
  const known = members.get(member.name);
  if (known) known.p += member.p * share;
  else members.set(member.name, memberOf(member, member.p * share));
}

/** These members by name. */
export function membersOf(all: readonly Member[]): Members {
  const members: Members = new Map();
  for (const each of all) join(members, each, 1);
  return members;
}

/** A key for a set of members: their names and probabilities. */
export const membersName = (members: readonly Member[]): string =>
  members.map(({ name, p }) => `${name}*${p}`).join();

/** The pseudo-place of the facts that were told; it is no field. */
const saying = -1;

type Holder = { [field: string]: unknown };

/** What the present read wants to know of a field; `null`: its whole value. */
export type Asking = ((value: unknown) => unknown) | null;
let asking: Asking = null;

/** Reads only this much of a field. Where it is seldom read, ways branch by the answer and not by the whole value. */
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

/** A change that is applied to the value of each way, so that none has to branch. */
class Each {
  readonly change: (value: unknown) => unknown;
  constructor(change: (value: unknown) => unknown) {
    this.change = change;
  }
}

/** The value of a hidden field where the reader wants none of it. */
const hidden: Asking = () => hidden;

/**
 * Changes a field relative to its value. Where it is seldom read, each merged way changes its own and none branches.
 */
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

/** The facts that a way has told so far, and their outcome words. */
export interface Telling {
  told(): readonly unknown[];
  words(told: readonly unknown[]): string;
}

/** The seldom-read fields of one copy of a fight, and the merged ways that this copy represents. */
export class Apart {
  readonly #holders: readonly Holder[];
  /** The holders at the beginning of the step. */
  readonly #before: readonly Holder[];
  readonly #fields: readonly string[];
  readonly #telling: Telling;
  /** How many facts had been told when the copy began to represent them. */
  #since = 0;
  /** Given the shares of the groups that branch now, says which group to continue with. */
  readonly #part: (place: number, shares: readonly number[], of: Asking) => number;
  /** Places of fields in which members still differ. */
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

  /**
   * From here on the copy represents all of these members.
   * @returns whether any field is hidden now.
   */
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

  /** The copy represents a single member again: reads no longer branch. */
  end(): void {
    const [first] = this.#members;
    if (!first) return;
    for (const place of [...this.#open]) this.#show(place, this.#valueOf(first, place));
    this.#members = [];
  }

  /** Makes the members branch by every field in which they differ. */
  all(): void {
    for (const place of [...this.#open]) if (this.#open.has(place)) this.look(place, null);
  }

  /** Every member as it stands now, with its share of the whole. */
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

  /** Changed fields that all members share. */
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

  /** These, together with the fields of one member in which members differ. */
  #with(shared: Entries, had: Entries): Entries {
    const own = had.filter(({ place }) => this.#open.has(place));
    return own.length === 0 ? shared : sorted([...shared, ...own]);
  }

  /** The facts that each member has told, with its share of the whole. */
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

  /** Runs something whose reads must not branch; they return the value of the first member. */
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

  /** Branches by the value at this place, or by what is asked `of` it, and returns the value of the chosen group. */
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

/** Where these members differ. Cached: every way that continues for them asks, and no member joins any more by then. */
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

/** Whether all members have the same value at this place. */
function alike(members: readonly Member[], place: number): boolean {
  const [first] = members;
  return first === undefined || members.every((each) => wordAt(each, place) === wordAt(first, place));
}

const wordAt = ({ entries, said }: Member, place: number): string =>
  place === saying ? said : (entryAt(entries, place)?.word ?? '');

const sumOf = (members: readonly Member[]): number => members.reduce((sum, { p }) => sum + p, 0);

/** For systems without seldom-read fields. */
export const nothingSeldom: Pick<Seldom, 'of' | 'fields'> = { of: () => [], fields: [] };
