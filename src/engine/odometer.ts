import type { Faces, Pool } from '../kernel/dice.ts';
import type { Choice, Fact, Question, Why } from '../kernel/port.ts';
import type { Crossing, Reading } from '../kernel/readings.ts';
import type { Answers, Drawn } from './answers.ts';
import { noHand } from './answers.ts';
import type { DoneBefore } from './done.ts';
import { Parts } from './done.ts';
import { hiddenOn, lastOn } from './hidden-roll.ts';
import type { Known, Lot, Lots } from './lots.ts';
import { known, knownLot, lotsAgainst, lotsOf, wordsOf } from './lots.ts';
import { reckoned } from './reckoned.ts';
import type { Asking, Member, Members, Seldom, Telling } from './seldom.ts';
import { Apart, alone, join, membersName, membersOf, nothingSeldom } from './seldom.ts';
import type { System, Tactic } from './system.ts';
import type { Table, Told } from './table.ts';
import { drawKey } from './tape.ts';
import type { Branch, Levels, Passed, Stretch, Way } from './ways.ts';
import {
  aheadAt,
  fallen,
  isEndless,
  isRoll,
  lay,
  lookedAt,
  met,
  nameOf,
  parted,
  partingBy,
  placeIn,
  shapeOf,
  shareOf,
  wholeAfter,
} from './ways.ts';

/**
 * What identifies a state in which ways merge, besides the promise that they do: the fight, with or without seldom-read
 * fields, and the facts told so far.
 */
export interface Standing extends Telling {
  fight(whole: boolean): string;
  /** The holders of seldom-read fields at the beginning of the step. */
  readonly before: readonly object[];
  /** Gives the fight a number of its own: from here on it represents other ways besides. */
  renumber(): void;
}

/**
 * The interpreter for exact odds: an odometer over readings that plays every distinct reading of every roll once. For
 * each leaf the rules run from the start of the step; earlier branches keep their position, the last one advances.
 * Decisions come from the tactic of whoever is asked, once for each way. Where ways merge (`Reading.meets`,
 * `Crossing`) they end, and `levels` receive one stretch for each result from which play continues.
 */
export class EnumerateAnswers<S, F extends Fact> implements Answers<S, F> {
  readonly #tactic: Tactic<S>;
  readonly #way: Passed[];
  /** Faces of each roll of the way. Those of hidden rolls may change with later rolls. */
  readonly #faces: Faces[] = [];
  /** Length of the part of the way that stays fixed: what came before the merge. */
  readonly #fixed: number;
  readonly #chance: number;
  readonly #level: number;
  readonly #levels: Levels;
  readonly #standing: Standing;
  readonly #seldom: Seldom<S> | undefined;
  /** The differences of merged ways; `null` before the first merge. */
  #apart: Apart | null = null;
  readonly #parts: Parts<F>;
  #at = 0;
  p = 1;
  /** Probability that no leaf covers: bursts and rolls without end that were cut off. */
  missing = 0;

  constructor(
    { seldom }: System<S, F>,
    tactic: Tactic<S>,
    from: Stretch,
    levels: Levels,
    standing: Standing,
  ) {
    this.#seldom = seldom;
    this.#tactic = tactic;
    const { keeps } = from;
    this.#way = from.way.map((each, at) =>
      keeps?.at === at ? { ...(each as Branch), lots: [knownLot(keeps.known)], index: 0 } : each,
    );
    this.#fixed = from.way.length;
    this.#chance = from.p;
    this.#level = from.level;
    this.#levels = levels;
    this.#standing = standing;
    this.#parts = new Parts<F>(from.done as DoneBefore<F> | undefined);
  }

  begin(): void {
    this.#at = 0;
    this.#apart = null;
    this.p = this.#chance;
    this.#way.forEach((each, at) => {
      if ('lots' in each) lay(this.#faces, each, at);
      else if ('faces' in each) this.#faces[at] = each.faces;
    });
    this.#parts.begin(this.#way.length, (at) => this.#stepAt(at));
  }

  /** Identity of this part of the way, for memoized parts. */
  #stepAt(at: number): unknown {
    const each = this.#way[at] as Passed;
    if ('purpose' in each) return this.#faces[at];
    if ('choice' in each) return each.choice;
    return 'crossed' in each ? each.crossed : each.index;
  }

  /** Moves past one part of the way. */
  #pass(): number {
    const at = this.#at++;
    this.#parts.passed(at, this.#stepAt(at));
    return at;
  }

  once<R>(work: () => R, table: Table<S, F>): R {
    // Reads at its very beginning belong to the part itself.
    if (!this.#parts.begins(this.#at)) this.#lookAgain();
    const part = this.#parts.open(this.#at);
    if (typeof part === 'function') return part(work, () => this.#at);
    for (const { at, fact } of part.heard) {
      this.#passTo(at, table.fight);
      table.again(fact);
    }
    this.#passTo(part.end, table.fight);
    return part.value as R;
  }

  hears(fact: Told<F>): void {
    this.#parts.hears(this.#at, fact);
  }

  /** Follows the way up to this place, as it was gone before. */
  #passTo(end: number, fight: S): void {
    while (this.#at < end) {
      const each = this.#way[this.#at] as Passed;
      if ('shares' in each) this.#apart?.look(each.place, each.of);
      else this.#weigh(this.#pass());
      if ('crossed' in each && each.members && each.members.size > 1) this.#goesOnFor(each.members, fight);
    }
  }

  /** Multiplies the probability by the weight of a roll; rolls before the merge are contained in the stretch's. */
  #weigh(at: number): void {
    const branch = this.#way[at] as Passed;
    if (at < this.#fixed || !('lots' in branch)) return;
    this.p *= (branch.lots[branch.index] as Lot).weight / branch.denominator;
  }

  /** Advances to the next leaf; `false` when all were visited. */
  advance(): boolean {
    while (this.#way.length > this.#fixed) {
      const last = this.#way.pop();
      if (!last || !('lots' in last || 'shares' in last)) continue;
      if (++last.index >= ('lots' in last ? last.lots : last.shares).length) continue;
      this.#way.push(last);
      return true;
    }
    return false;
  }

  /** The step is over and reads no longer branch. Returns all members that were played as one, with their facts. */
  end(): readonly Member[] {
    const members = this.#apart?.told() ?? [{ ...alone, told: this.#standing.told() }];
    this.#apart?.end();
    return members;
  }

  draw(pool: Pool, reading: Reading<unknown>, why: Why): Drawn {
    if (reading.meets) this.#apart?.all();
    this.#lookAgain();
    const before = this.#way[this.#at];
    if (before && !('purpose' in before)) throw parted(reading.id);
    if (!before) this.#open(pool, reading, why);
    const at = this.#pass();
    this.#weigh(at);
    return { faces: this.#faces[at] as Faces, hand: noHand };
  }

  /** Opens a roll that is not on this way yet. */
  #open(pool: Pool, reading: Reading<unknown>, why: Why): void {
    const { purpose, for: who } = why;
    if (isEndless(this.#way, why, this.p)) {
      this.missing += this.p;
      throw met;
    }
    const { against, meets } = reading;
    const hidden = against && hiddenOn(this.#way, against);
    const { lots, denominator, tail }: Lots =
      against && hidden ? lotsAgainst(pool, against, hidden.lot, hidden.which) : lotsOf(pool, reading);
    this.missing += (this.p * tail) / denominator;
    // Reading the roll may have read seldom-read fields, so the way may have grown.
    const at = this.#at;
    const places = hidden ? [...hidden.branch.places, at] : [at];
    const other = hidden?.of ?? null;
    const branch = { purpose, who, lots, denominator, index: 0, other, places };
    const since = meets?.since;
    const parting = since === undefined ? -1 : this.#way.findLastIndex((each) => isRoll(each, since));
    if (parting >= 0) this.#meet(branch, reading, parting, why);
    this.#way.push(branch);
    lay(this.#faces, branch, at);
  }

  /** Merges the lots of a roll with those of other ways: each becomes or joins a stretch. Throws {@link met}. */
  #meet(branch: Branch, { key, meets }: Reading<unknown>, parting: number, why: Why): never {
    const before = this.#way.slice(0, parting).map(nameOf);
    const ahead = aheadAt(this.#levels, this.#level, parting);
    const [{ told }] = (this.#apart?.told() ?? [{ told: this.#standing.told() }]) as [Pick<Member, 'told'>];
    const standing = [this.#standing.words(told), this.#standing.fight(true)];
    const place = placeIn(ahead, [drawKey(why), ...before, meets?.held, ...standing].join('|'));
    const { lots, denominator } = branch;
    const shareOf = ({ weight }: Lot): number => (this.p * weight) / denominator;
    const plain = meets?.also === undefined;
    if (plain && place.lots === lots) {
      // The same outcomes as last time and nothing else held: each joins the stretch that it joined then.
      for (const [index, stretch] of place.stretches.entries()) stretch.p += shareOf(lots[index] as Lot);
      throw met;
    }
    const stretches: Stretch[] = [];
    for (const [index, lot] of lots.entries()) {
      const word = `${key(lot.result)}|${meets?.also?.(lot.result) ?? ''}`;
      let stretch = place.byWord.get(word);
      if (!stretch) {
        const way = this.#fallen({ ...branch, index });
        stretch = { way, level: this.#level, p: 0, done: this.#parts.sofar() };
        place.byWord.set(word, stretch);
        ahead.stretches.push(stretch);
      }
      stretch.p += shareOf(lot);
      stretches.push(stretch);
    }
    place.lots = plain ? lots : null;
    place.stretches = stretches;
    throw met;
  }

  /** This way with all its rolls fixed, ending in this roll. */
  #fallen(last: Branch): Way {
    const faces = [...this.#faces];
    lay(faces, last, this.#way.length);
    return [...this.#way, last].map((each, at) => {
      if ('shares' in each) return lookedAt(each);
      return 'lots' in each ? fallen(each, faces[at] as Faces) : each;
    });
  }

  /** A crossing of the rules: ways branch or merge without dice. The first time, the way ends here. */
  cross(crossing: Crossing, table: Table<S, F>): void {
    this.#lookAgain();
    const before = this.#way[this.#at];
    if (before && !('crossed' in before)) throw parted(crossing.since);
    if (before) {
      this.#pass();
      if (before.members && before.members.size > 1) this.#goesOnFor(before.members, table.fight);
      return;
    }
    if (!this.#way.some((each) => 'purpose' in each)) {
      // Nothing has branched yet.
      this.#way.push({ crossed: 0 });
      this.#pass();
      return;
    }
    // A roll that is not on this way came before all others.
    this.#crossAt(crossing, Math.max(0, partingBy(this.#way, crossing.since)), table.fight);
  }

  /** From here on the fight represents ways that differ in seldom-read fields. */
  #goesOnFor(members: Members, fight: S): void {
    this.#apart ??= this.#apartOf(fight);
    if (!this.#apart.begin(members)) return;
    this.#seldom?.forget();
    this.#standing.renumber();
  }

  #apartOf(fight: S): Apart {
    const { of, fields } = this.#seldom ?? nothingSeldom;
    const part = (place: number, shares: readonly number[], of: Asking): number =>
      this.#part(place, shares, of);
    return new Apart([of(fight), this.#standing.before], fields, this.#standing, part);
  }

  /**
   * Repeats reads of seldom-read fields that are on the way already. They were made for a decision, for the words of a
   * crossing or for a reading, none of which is computed a second time.
   */
  #lookAgain(): void {
    for (let each = this.#way[this.#at]; each && 'shares' in each; each = this.#way[this.#at]) {
      this.#apart?.look(each.place, each.of);
    }
  }

  /** A seldom-read field is read: returns the index of the group to continue with. */
  #part(place: number, shares: readonly number[], of: Asking): number {
    const before = this.#way[this.#at];
    if (before && !('shares' in before)) throw parted('something seldom read');
    const looked = before ?? { place, of, shares, index: 0 };
    if (!before) this.#way.push(looked);
    const at = this.#pass();
    if (at >= this.#fixed) this.p *= shareOf(looked);
    return looked.index;
  }

  #crossAt({ since, held, keeps, of, words, goesOn, over }: Crossing, parting: number, fight: S): never {
    const hides = keeps ? hiddenOn(this.#way, keeps) : null;
    this.#apart ??= this.#apartOf(fight);
    const apart = this.#apart;
    const standing = apart.quietly(() => this.#standing.fight(false));
    const name = [since, ...this.#way.slice(0, parting).map(nameOf), held?.() ?? '', standing];
    if (hides) {
      const { branch, at, lot, which } = hides;
      // Merged ways must keep their shares, whatever is hidden.
      const all = apart.now();
      // Hidden faces must lead here in the same way as those on the table.
      name.push(...this.#way.slice(parting).map((each) => shapeOf(each, branch)), which, membersName(all));
      const stretch = this.#goOn(name.join('|'), '', { since, parting, level: this.#level }, () => ({
        way: this.#since(parting, at, this.#faces),
        p: 0,
        keeps: { at, known: new Map() },
        members: membersOf(all),
      }));
      stretch.p += this.p;
      known(lot, which, this.p, stretch.keeps?.known as Known);
      throw met;
    }
    // The visible part of the roll stays known too: ways have branched by it.
    if (keeps) name.push(JSON.stringify(this.#faces[lastOn(this.#way, keeps)] ?? null));
    const shown = of && words ? hiddenOn(this.#way, of) : null;
    const place = name.join('|');
    const level = over ? wholeAfter(this.#level) : this.#level + (words && !goesOn ? 1 : 0);
    const found = wordsOf(words?.(), shown?.lot);
    // Computing the words may have read seldom-read fields.
    const members = apart.now();
    for (const [how, { share, faces }] of found) {
      const stretch = this.#goOn(place, how, { since: over ? undefined : since, parting, level }, () => {
        const laid = [...this.#faces];
        for (const [i, each] of faces.entries()) laid[shown?.branch.places[i] as number] = each;
        const way = this.#since(parting, null, laid);
        return { way, p: 0, members: new Map() };
      });
      stretch.p += this.p * share;
      for (const each of members) join(stretch.members as Members, each, this.p * share);
    }
    throw met;
  }

  #goOn(
    name: string,
    word: string,
    {
      since,
      parting,
      level,
    }: {
      readonly since: string | undefined;
      readonly parting: number;
      readonly level: number;
    },
    begin: () => Omit<Stretch, 'level'>,
  ): Stretch {
    const ahead = aheadAt(this.#levels, level, parting);
    const { byWord } = placeIn(ahead, name);
    const known = byWord.get(word);
    if (known) return known;
    const { way, ...rest } = begin();
    const crossed = { crossed: ++crossings, since, parting, members: rest.members };
    const stretch = { ...rest, level, way: [...way, crossed], done: this.#parts.sofar() };
    byWord.set(word, stretch);
    ahead.stretches.push(stretch);
    return stretch;
  }

  /** This way with all rolls from this place on fixed, except the one that stays hidden. */
  #since(parting: number, kept: number | null, faces: readonly Faces[]): Way {
    const better = new Set(this.#way.slice(parting).flatMap((each) => ('lots' in each ? each.places : [])));
    return this.#way.map((each, at) => {
      if ('faces' in each) return each.faces === faces[at] ? each : { ...each, faces: faces[at] as Faces };
      if (!('lots' in each)) return 'shares' in each ? lookedAt(each) : each;
      const stays = at === kept || (at < parting && !better.has(at));
      return stays ? { ...each } : fallen(each, faces[at] as Faces);
    });
  }

  ask<C extends Choice>(question: Question<C>, table: Table<S, F>): C {
    this.#lookAgain();
    const before = this.#way[this.#at];
    if (before && !('choice' in before)) throw parted(question.id);
    const choice = before ? (before.choice as C) : reckoned(question, this.#tactic, table.fight);
    if (!before) this.#way.push({ choice });
    this.#pass();
    return choice;
  }
}

/** Number of stretches begun at crossings; gives each crossing its own number. */
let crossings = 0;
