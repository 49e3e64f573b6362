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

/** What one of the ways that go on together has there, field by field of each holder, and its chance. */
export interface Member {
  readonly values: readonly unknown[];
  p: number;
}

/** Members by their values: those that have the same are one. */
export type Members = Map<string, Member>;

export function join(members: Members, values: readonly unknown[], p: number): void {
  const name = JSON.stringify(values);
  const known = members.get(name);
  if (known) known.p += p;
  else members.set(name, { values, p });
}

type Holder = { [field: string]: unknown };

/** The seldom read fields of one copy of a fight, and the ways that it stands for. */
export class Apart {
  readonly #holders: readonly Holder[];
  readonly #fields: readonly string[];
  /** Told the shares of the ways that part now; says with which of them to go on. */
  readonly #part: (place: number, shares: readonly number[]) => number;
  /** Places of fields in which members differ still. */
  readonly #open = new Set<number>();
  #members: readonly Member[] = [];
  #quiet = false;

  constructor(
    holders: readonly object[],
    fields: readonly string[],
    part: (place: number, shares: readonly number[]) => number,
  ) {
    this.#holders = holders as readonly Holder[];
    this.#fields = fields;
    this.#part = part;
  }

  /** From here on the fight stands for all of these. */
  begin(members: readonly Member[]): void {
    this.end();
    this.#members = members;
    const [first] = members;
    first?.values.forEach((value, place) => {
      if (!members.every((each) => same(each.values[place], value))) this.#hide(place);
    });
  }

  /** It stands for one of them again: whoever reads now parts nothing. */
  end(): void {
    const [first] = this.#members;
    for (const place of [...this.#open]) this.#show(place, first?.values[place]);
    this.#members = [];
  }

  /** All of them part. */
  all(): void {
    for (const place of [...this.#open]) if (this.#open.has(place)) this.look(place);
  }

  /** What every one of them has there now, with its part of the whole. */
  now(): readonly Member[] {
    const values = this.#holders.flatMap((holder, at) =>
      this.#fields.map((field, i) => {
        const place = at * this.#fields.length + i;
        return this.#open.has(place) ? undefined : holder[field];
      }),
    );
    if (this.#open.size === 0) return [{ values, p: 1 }];
    const whole = sumOf(this.#members);
    return this.#members.map((each) => ({
      values: values.map((value, place) => (this.#open.has(place) ? each.values[place] : value)),
      p: each.p / whole,
    }));
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
      get: () => (this.#quiet ? this.#members[0]?.values[place] : this.look(place)),
      set: (value) => {
        this.look(place);
        holder[field] = value;
      },
    });
  }

  #show(place: number, value: unknown): void {
    this.#open.delete(place);
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
