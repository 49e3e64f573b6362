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

/**
 * What one of the ways that go on together has there, field by field of each holder, and its chance. Last comes what it has
 * told, in words for outcomes: no rule ever hears of that again.
 */
export interface Member {
  readonly values: readonly unknown[];
  readonly told: readonly unknown[];
  p: number;
}

/** Members by their values: those that have the same are one. */
export type Members = Map<string, Member>;

export function join(members: Members, { values, told, p }: Member, share: number): void {
  const name = nameOf(values);
  const known = members.get(name);
  if (known) known.p += p * share;
  else members.set(name, { values, told, p: p * share });
}

const nameOf = (values: readonly unknown[]): string => JSON.stringify(values);

/** All of these as one place where ways meet is told from another: what they have, and in which parts. */
export const membersName = (members: readonly Member[]): string =>
  members.map(({ values, p }) => `${nameOf(values)}*${p}`).join();

type Holder = { [field: string]: unknown };

/** What a way has told up to now, and the words for it. */
export interface Telling {
  told(): readonly unknown[];
  words(told: readonly unknown[]): string;
}

/** The seldom read fields of one copy of a fight, and the ways that it stands for. */
export class Apart {
  readonly #holders: readonly Holder[];
  readonly #fields: readonly string[];
  readonly #telling: Telling;
  /** The place of what has been told. */
  readonly #last: number;
  /** So much was told when the fight began to stand for all of them. */
  #since = 0;
  /** Told the shares of the ways that part now; says with which of them to go on. */
  readonly #part: (place: number, shares: readonly number[]) => number;
  /** Places of fields in which members differ still. */
  readonly #open = new Set<number>();
  #members: readonly Member[] = [];
  #quiet = false;

  constructor(
    holders: readonly object[],
    fields: readonly string[],
    telling: Telling,
    part: (place: number, shares: readonly number[]) => number,
  ) {
    this.#holders = holders as readonly Holder[];
    this.#fields = fields;
    this.#last = holders.length * fields.length;
    this.#telling = telling;
    this.#part = part;
  }

  /** From here on the fight stands for all of these. Whether anything of it is hidden now. */
  begin(members: readonly Member[]): boolean {
    this.end();
    this.#members = members;
    this.#since = this.#telling.told().length;
    const [first] = members;
    first?.values.forEach((value, place) => {
      if (!members.every((each) => same(each.values[place], value))) this.#hide(place);
    });
    return this.#open.size > (this.#open.has(this.#last) ? 1 : 0);
  }

  /** It stands for one of them again: whoever reads now parts nothing. */
  end(): void {
    if (this.#members.length === 0) return;
    const [first] = this.#members;
    for (const place of [...this.#open]) this.#show(place, first?.values[place]);
    this.#members = [];
  }

  /** All of them part. */
  all(): void {
    for (const place of [...this.#open]) if (this.#open.has(place)) this.look(place);
  }

  /** What every one of them has there now, and all that it has told, with its part of the whole. */
  now(): readonly Member[] {
    const values = this.#holders.flatMap((holder, at) =>
      this.#fields.map((field, i) => {
        const place = at * this.#fields.length + i;
        return this.#open.has(place) ? undefined : holder[field];
      }),
    );
    return this.told().map((each) => ({
      values: [
        ...values.map((value, place) => (this.#open.has(place) ? each.values[place] : value)),
        this.#telling.words(each.told),
      ],
      told: each.told,
      p: each.p,
    }));
  }

  /** All that each of them has told, with its part of the whole. */
  told(): readonly Member[] {
    const all = this.#telling.told();
    const [first, ...others] = this.#members;
    if (!first) return [{ values: [], told: all, p: 1 }];
    if (others.length === 0) return [{ ...first, told: [...first.told, ...all.slice(this.#since)], p: 1 }];
    const whole = sumOf(this.#members);
    const since = all.slice(this.#since);
    return this.#members.map(({ values, told, p }) => ({ values, told: [...told, ...since], p: p / whole }));
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
    if (place === this.#last) return;
    const { holder, field } = this.#at(place);
    Object.defineProperty(holder, field, {
      configurable: true,
      enumerable: true,
      get: () => (this.#quiet ? this.#members[0]?.values[place] : this.look(place)),
      set: (value) => {
        this.look(place);
        holder[field] = value;
      },
    });
  }

  #show(place: number, value: unknown): void {
    this.#open.delete(place);
    if (place === this.#last) return;
    const { holder, field } = this.#at(place);
    Object.defineProperty(holder, field, { configurable: true, enumerable: true, writable: true, value });
  }

  /** The value there, by which members part. */
  look(place: number): unknown {
    const found = new Map<string, Member[]>();
    for (const each of this.#members) {
      const value = JSON.stringify(each.values[place]);
      const list = found.get(value);
      if (list) list.push(each);
      else found.set(value, [each]);
    }
    const parts = [...found.values()];
    const members = parts[parts.length > 1 ? this.#part(place, parts.map(sumOf)) : 0] as readonly Member[];
    const [{ values }] = members as readonly [Member];
    this.#members = members;
    for (const open of [...this.#open]) {
      if (open === place || members.every((each) => same(each.values[open], values[open]))) {
        this.#show(open, values[open]);
      }
    }
    return values[place];
  }

  #at(place: number): { readonly holder: Holder; readonly field: string } {
    const { length } = this.#fields;
    return {
      holder: this.#holders[Math.floor(place / length)] as Holder,
      field: this.#fields[place % length] as string,
    };
  }
}

const sumOf = (members: readonly Member[]): number => members.reduce((sum, { p }) => sum + p, 0);

const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
