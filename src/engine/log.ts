import { heldWords } from '../kernel/held.ts';
import type { Id } from '../kernel/json.ts';
import { canonical } from '../kernel/json.ts';
import type { Fact } from '../kernel/port.ts';
import type { Line } from '../kernel/view.ts';
import type { Witness } from './answers.ts';
import type { System } from './system.ts';
import type { Told } from './table.ts';

/** A line of the log with its id and its place in the fight. */
export interface LogLine extends Line {
  /** Its index among all lines, undone ones included. */
  readonly id: number;
  readonly round: number;
  readonly turn: Id | null;
  /** The comparison behind the result as a sentence: "Dice 6 + Bonus 12 = 18, to reach Evasion 15". */
  readonly compared?: string;
  /** The name of whose turn begins with it, as it then was. */
  readonly called?: string;
  /** It was undone. */
  readonly undone?: true;
  /** The combatants hidden when it was told, each with those who did not know where it was. */
  readonly hidden?: { readonly [who: Id]: readonly Id[] };
  /** The combatant whose strength it reveals: what it has lost, has left or can spend. */
  readonly strength?: Id;
}

interface Event<F extends Fact> {
  readonly fact: Told<F>;
  readonly line: Omit<LogLine, 'id'> | null;
  /** How many answers of the tape had been read before it. */
  readonly read: number;
}

/** What is new since the last call. `struck`: ids of lines that were undone. */
interface News<F extends Fact> {
  readonly facts: readonly Told<F>[];
  readonly lines: readonly LogLine[];
  readonly struck: readonly number[];
}

/**
 * The log of a run. A step runs again for each answer, after undo and after redo. The log compares what a step tells
 * with what it told before: each event appears once, and undone events are struck.
 */
export interface Log<S, F extends Fact> {
  /** A witness for the next run of a step. */
  witness(fight: S): Witness<Told<F>>;
  /** Takes what the last witness heard as the events of `step`. */
  file(step: number): void;
  /** Strikes the events of all steps after `step`. */
  dropAfter(step: number): void;
  takeNews(): News<F>;
  /** Forgets the lines struck since the last news: they are still named in the next ones. */
  forget(): void;
  /** All lines so far, struck ones included, forgotten ones not. */
  lines(): readonly LogLine[];
  /** The id of the newest standing line told before answer `at` of the tape was read; -1 if there is none. */
  before(at: number): number;
}

/** @param read how many answers of the tape have been read. */
export function openLog<S, F extends Fact>(system: System<S, F>, read: () => number): Log<S, F> {
  let heard: Event<F>[] = [];
  const told: { step: number; names: string[]; ids: (number | null)[] }[] = [];
  const lines: LogLine[] = [];
  /** By the ids of lines. */
  const reads: number[] = [];
  let facts: Told<F>[] = [];
  let fresh: LogLine[] = [];
  let struck: number[] = [];
  const forgotten = new Set<number>();

  const strike = (ids: readonly (number | null)[]): void => {
    for (const id of ids) {
      if (id === null) continue;
      lines[id] = { ...(lines[id] as LogLine), undone: true };
      struck.push(id);
    }
  };
  const add = (event: Event<F>): number | null => {
    facts.push(event.fact);
    if (!event.line) return null;
    const line = { ...event.line, id: lines.length };
    lines.push(line);
    reads.push(event.read);
    fresh.push(line);
    return line.id;
  };

  return {
    witness(fight) {
      heard = [];
      return {
        told(fact) {
          const line = system.narrate(fight, fact);
          heard.push({ fact, line: line && placed(system, fight, fact, line), read: read() });
        },
      };
    },
    file(step) {
      let record = told[told.length - 1];
      if (record?.step !== step) {
        record = { step, names: [], ids: [] };
        told.push(record);
      }
      // Usually only the end differs, but a change by hand may have been inserted earlier.
      const names = heard.map(({ fact }) => canonical(fact));
      let same = 0;
      while (same < names.length && names[same] === record.names[same]) same++;
      strike(record.ids.splice(same));
      for (const event of heard.slice(same)) record.ids.push(add(event));
      record.names = names;
    },
    dropAfter(step) {
      while (told.length > 0 && (told[told.length - 1]?.step ?? 0) > step) strike(told.pop()?.ids ?? []);
    },
    takeNews() {
      const news = { facts, lines: fresh, struck };
      facts = [];
      fresh = [];
      struck = [];
      return news;
    },
    forget() {
      for (const id of struck) forgotten.add(id);
      fresh = fresh.filter(({ id }) => !forgotten.has(id));
    },
    lines: () => (forgotten.size === 0 ? lines : lines.filter(({ id }) => !forgotten.has(id))),
    before: (at) => lines.findLastIndex(({ id, undone }) => !undone && (reads[id] ?? 0) <= at),
  };
}

/** Adds to a line its round and turn, its comparison in words, and what of it is secret. */
function placed<S, F extends Fact>(
  { clock, veil, status }: System<S, F>,
  fight: S,
  fact: Told<F>,
  line: Line,
): Omit<LogLine, 'id'> {
  const { round, active } = clock(fight);
  const hidden = veil?.hidden(fight) ?? {};
  const told = 'who' in fact && veil?.strength.includes(fact.fact);
  const begins = line.level === 'heading' && line.who !== undefined && line.who === active;
  const called = begins ? status(fight).find(({ id }) => id === active)?.name : undefined;
  return {
    ...line,
    round,
    turn: active,
    ...(called === undefined ? {} : { called }),
    ...(line.held ? { compared: heldWords(line.held, line.totals ?? []) } : {}),
    ...(Object.keys(hidden).length > 0 ? { hidden } : {}),
    ...(told ? { strength: fact.who as Id } : {}),
  };
}
