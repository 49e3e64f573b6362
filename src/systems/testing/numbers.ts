import type { System } from '../../engine/system.ts';
import type { Told } from '../../engine/table.ts';
import { faceValue } from '../../kernel/dice.ts';
import { numbersWin, sidesOf } from '../../kernel/held.ts';
import { canonical } from '../../kernel/json.ts';
import type { Fact } from '../../kernel/port.ts';
import type { Term, Total } from '../../kernel/terms.ts';
import { fold } from '../../kernel/terms.ts';
import type { Decided, Held, Line, LineTotal } from '../../kernel/view.ts';

/** Checks log lines during random play: of every line in the first fights, then of one fight in `oneIn`. */
interface Reader {
  /** To be called before each fight. */
  begins(): void;
  /** The faults of the line of this fact. */
  look(fight: unknown, fact: Told<Fact>): readonly string[];
  /** The numbers of lines that were read, that have `held`, and that have `decided`. */
  readonly read: { lines: number; held: number; decided: number };
}

/** Every fight is read until this many lines had `held`: in some rules dice are rare. */
const enoughHeld = 200;

export function openReader(system: System, oneIn: number): Reader {
  const read = { lines: 0, held: 0, decided: 0 };
  let fights = 0;
  return {
    read,
    begins() {
      fights++;
    },
    look(fight, fact) {
      const reads = fights % oneIn === 0 || read.held <= enoughHeld;
      const line = reads ? system.narrate(fight, fact) : null;
      if (!line) return [];
      read.lines++;
      if (line.held) read.held++;
      if (line.decided) read.decided++;
      return faultsOf(line, fact);
    },
  };
}

/**
 * The faults of a log line. Every total must be the sum of its terms; the comparison in `held` must have the result
 * that the rules told; without the term named in `decided` the result must be another. For the tests of every system.
 */
function faultsOf(line: Line, fact: Told<Fact>): readonly string[] {
  const totals = line.totals ?? [];
  return [
    ...totals.flatMap(addsUp),
    ...unsaid(line, fact),
    ...(line.held ? cameOut(line.held, totals) : []),
    ...(line.decided ? turns(line.decided, line.held, totals) : []),
    ...unexplained(line, fact),
  ].map((fault) => `${fact.fact}: "${line.text}": ${fault}`);
}

function addsUp({ label, total }: LineTotal): readonly string[] {
  const faults: string[] = [];
  if (total.terms.length === 0) faults.push(`${label} has no terms`);
  const { value } = fold(total.terms);
  if (value !== total.value) faults.push(`the terms of ${label} come to ${value}, not ${total.value}`);
  return faults;
}

/** A total in the fact that the text mentions must be among the line's totals. */
const unsaid = ({ text, totals = [] }: Line, fact: Told<Fact>): readonly string[] => {
  const shown = new Set(totals.map(({ total }) => canonical(total as never)));
  const said = new Set(numbersIn(text));
  return totalsIn(fact)
    .filter((total) => total.terms.length > 0 && said.has(Math.abs(total.value)))
    .filter((total) => !shown.has(canonical(total as never)))
    .map((total) => `${total.value} (${total.terms.map(({ label }) => label).join(', ')}) is not explained`);
};

function totalsIn(value: unknown): readonly Total[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('terms' in value && 'value' in value) return [value as Total];
  return Object.values(value).flatMap(totalsIn);
}

/** The numbers compared must give the result that the rules told, unless a face had a meaning of its own. */
function cameOut(held: Held, totals: readonly LineTotal[]): readonly string[] {
  const named = [held.plus, held.against].filter((one) => typeof one === 'string');
  const missing = named.filter((label) => !totals.some((one) => one.label === label));
  if (missing.length > 0) return [`there is no ${missing.join(', no ')}`];
  if (held.natural || numbersWin(held, totals) === held.won) return [];
  const { mine, theirs } = sidesOf(held, totals);
  return [`${mine} against ${theirs} is not ${held.won ? 'won' : 'lost'}`];
}

/** Without the term that is named the result must be another. */
function turns(
  { total: label, term: place, words }: Decided,
  held: Held | undefined,
  totals: readonly LineTotal[],
): readonly string[] {
  const total = totals.find((one) => one.label === label)?.total;
  const term = total?.terms[place];
  if (!held || !total || !term) return [`"${words}" names a term that is not there`];
  if (term.off !== undefined) return [`"${words}" names a term that does not count`];
  if (!words.includes(term.label)) return [`"${words}" does not name ${term.label}`];
  const rest = fold(lacking(total.terms, term));
  if (held.edge?.total === label) {
    if (rest.value !== 0) return [`"${words}": there are more dice without it too`];
    const { alone, won } = held.edge;
    const single = numbersWin({ ...held, dice: alone }, totals);
    if (!held.natural && single !== won) return [`a single ${alone} does not come out so`];
    return won === held.won ? [`"${words}": a single die comes to the same`] : [];
  }
  const others = totals.map((one) => (one.label === label ? { ...one, total: rest } : one));
  return numbersWin(held, others) === held.won ? [`"${words}": without it, it comes to the same`] : [];
}

/** The terms without `left`; the largest of those that yielded to it counts in its place. */
function lacking(terms: readonly Term[], left: Term): readonly Term[] {
  const rest = terms.filter((term) => term !== left);
  const waiting = rest.filter(({ yields }) => yields === left.label).sort((a, b) => size(b) - size(a));
  return rest.map((term) => (term === waiting[0] ? withoutReason(term) : term));
}

const size = ({ value }: Term): number => Math.abs(value);
const withoutReason = ({ off: _, ...term }: Term): Term => term;

/**
 * For lines with a roll or `held`: every whole number in the text must be a face, a sum of faces, a total, a term or
 * one of the two numbers compared. Cells of the map are not numbers.
 */
function unexplained(line: Line, fact: Told<Fact>): readonly string[] {
  if (!line.roll && !line.held) return [];
  const known = new Set(knownIn(line, fact).map(Math.abs));
  return numbersIn(line.text)
    .filter((number) => !known.has(number))
    .map((number) => `where does ${number} come from?`);
}

const numbersIn = (text: string): readonly number[] => (text.match(/(?<![A-Za-z\d])\d+/g) ?? []).map(Number);

function knownIn({ roll, held, totals = [] }: Line, fact: Told<Fact>): readonly number[] {
  const faces = roll?.faces ?? [];
  const values = faces.map(faceValue);
  const sum = values.reduce((all, one) => all + one, 0);
  const sides = held ? sidesOf(held, totals) : null;
  return [
    ...faces.flat(),
    ...values,
    sum,
    ...totals.flatMap(({ total }) => [sum, ...values].map((one) => one + total.value)),
    ...totals.flatMap(({ total }) => [total.value, ...total.terms.map(({ value }) => value)]),
    ...(held ? [held.dice] : []),
    ...(sides ? [sides.mine, sides.theirs] : []),
    ...gradesIn(fact),
  ];
}

/** Numbers in the result of a reading other than the sum: degrees, Successes, and the target number. */
function gradesIn(fact: Told<Fact>): readonly number[] {
  if (!('result' in fact) || !('why' in fact)) return [];
  const results: readonly unknown[] = Array.isArray(fact.result) ? fact.result : [fact.result];
  if (results.length > 1 && results.every((one) => typeof one === 'number')) return results;
  const grades = results.flatMap((one) =>
    typeof one === 'object' && one !== null ? Object.values(one) : [],
  );
  const { target } = fact.why as { readonly target?: number };
  return [...grades, target].filter((one) => typeof one === 'number');
}
