import { lentOf } from '../forecast/reserves.ts';
import type { Id } from '../kernel/json.ts';
import type { Choice, Option, Question } from '../kernel/port.ts';
import { declines, doerOf } from '../kernel/port.ts';
import type { CombatantStatus, View } from '../kernel/view.ts';
import type { Mark } from './marks.ts';

/** A label and its count or amount. */
export interface Counted {
  readonly label: string;
  readonly n: number;
}

/** What is counted of each combatant; see `PersonAccount`, whose fields have the same names. */
type Book =
  | 'turns'
  | 'deeds'
  | 'reactions'
  | 'hits'
  | 'misses'
  | 'timesHit'
  | 'timesMissed'
  | 'done'
  | 'doneToFriends'
  | 'suffered'
  | 'tookOut'
  | 'takenOutBy'
  | 'spent';

/** Counters of each combatant, one book for each thing that is counted: an amount by label. */
export class Books {
  readonly #books = new Map<string, Map<string, number>>();

  add(book: Book, who: Id | null, label: string, n = 1): void {
    if (who === null || n === 0) return;
    const key = `${book}:${who}`;
    const page = this.#books.get(key) ?? new Map<string, number>();
    page.set(label, (page.get(label) ?? 0) + n);
    this.#books.set(key, page);
  }

  /** The entries of a book for one combatant, largest first. */
  of(book: Book, who: Id): readonly Counted[] {
    return [...(this.#books.get(`${book}:${who}`) ?? [])]
      .map(([label, n]) => ({ label, n }))
      .sort((a, b) => b.n - a.n);
  }

  total(book: Book, who: Id): number {
    return this.of(book, who).reduce((sum, { n }) => sum + n, 0);
  }
}

/**
 * Counts a decision: the first of a step as a deed, one about a reaction as a reaction; none that was declined. What
 * somebody does in the middle of the turn of another is a reaction, too.
 */
export function writeAsked(
  books: Books,
  names: ReadonlyMap<string, string>,
  question: Question,
  choice: Choice,
  first: boolean,
): void {
  const who = doerOf(question);
  const { reaction } = question;
  if (reaction !== undefined) {
    if (choice.option !== 'decline') books.add('reactions', who, names.get(reaction) ?? reaction);
  } else if (first && !declines({ id: choice.option })) {
    const by = typeof choice.by === 'string' ? choice.by : who;
    const taken = optionOf(question, choice, who);
    // Turns are counted apart.
    if (taken?.group !== 'end')
      books.add(by === who ? 'deeds' : 'reactions', by, taken?.label ?? choice.option);
  }
}

function optionOf(question: Question, { option, by }: Choice, who: Id): Option | undefined {
  const offered = question.menu?.open() ?? question.options();
  return offered.find((one) => one.id === option && (one.by ?? who) === (by ?? who));
}

/** Counts hits, misses, harm and combatants taken out. The view is that of the fight before them. */
export function writeMarks(books: Books, marks: readonly Mark[], { combatants }: View): void {
  for (const mark of marks) {
    const { by, on } = mark;
    const doer = by === null ? undefined : combatants[by];
    const other = on === null ? undefined : combatants[on];
    switch (mark.kind) {
      case 'hit':
        books.add('hits', by, 'hit');
        books.add('timesHit', on, 'hit');
        break;
      case 'miss':
        books.add('misses', by, 'miss');
        books.add('timesMissed', on, 'miss');
        break;
      case 'out':
        if (!other || other.out !== null) break;
        books.add('takenOutBy', on, doer && by !== on ? (by as Id) : '');
        if (doer && by !== on) books.add('tookOut', by, on as Id);
        break;
      case 'harm': {
        const track = other?.tracks[mark.track];
        if (!other || track?.gear || track?.kind === 'gauge') break;
        const label = track?.label ?? mark.track;
        books.add('suffered', on, label, mark.points);
        if (doer && by !== on)
          books.add(doer.side === other.side ? 'doneToFriends' : 'done', by, label, mark.points);
      }
    }
  }
}

/** The pools of each combatant. */
type Pools = ReadonlyMap<Id, CombatantStatus['pools']>;

export const poolsOf = (status: readonly CombatantStatus[]): Pools =>
  new Map(status.map(({ id, pools }) => [id, pools]));

/** Counts what a fact took out of lasting pools, without what is only lent. */
export function writeSpent(books: Books, before: Pools, after: Pools): void {
  for (const [id, pools] of before) {
    const now = after.get(id) ?? {};
    for (const [pool, { label, value, lasting }] of Object.entries(pools)) {
      const left = now[pool]?.value;
      if (!lasting || left === undefined) continue;
      const spent = value - left - (lentOf(now, pool) - lentOf(pools, pool));
      if (spent > 0 && left < value) books.add('spent', id, label, spent);
    }
  }
}
