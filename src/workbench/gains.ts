import type { Moment } from '../engine/enumerate.ts';
import { playAhead } from '../engine/keen/ahead.ts';
import type { System, Tactic } from '../engine/system.ts';
import type { Choice, Question } from '../kernel/port.ts';

/** What another answer wins than that of the default tactic. */
export interface Gain {
  readonly fight: number;
  /** The question's id, the option of the default tactic, and the option in its place. */
  readonly kind: string;
  /** How much more often its side wins, as a difference of shares from -1 to 1. */
  readonly gain: number;
}

/** A decision and two answers to it. */
interface Alternative {
  readonly question: Question;
  readonly moment: Moment<unknown>;
  /** The side that decides. */
  readonly side: string;
  readonly usual: Choice;
  readonly other: Choice;
}

/** The number of steps after which a fight that is played on counts as a draw. */
const most = 3000;

/**
 * Plays a fight to its end `plays` times with each of two answers, on common random numbers that follow from `key` and
 * with the default tactic for all that comes later. Returns how much more often the other answer wins, from -1 to 1.
 */
export function gainOf(
  system: System,
  { question, moment, side, usual, other }: Alternative,
  key: string,
  plays: number,
): number {
  const tactic = system.tactics[system.defaultTactic] as Tactic;
  const wins = (answer: Choice, play: number): number => {
    const decision = { system, question, moment, usual: tactic, turns: Number.POSITIVE_INFINITY, most };
    const end = playAhead(decision, answer, `${key}/${play}`)?.fight;
    const winner = end === undefined ? null : (system.over(end)?.winner ?? null);
    return winner === null ? 0.5 : winner === side ? 1 : 0;
  };
  let sum = 0;
  for (let play = 0; play < plays; play++) sum += wins(other, play) - wins(usual, play);
  return sum / plays;
}

/** The kind of a `Gain`. */
export function kindOf(question: Question, usual: Choice, other: Choice): string {
  const way = usual.option === other.option ? `another ${usual.option}` : `${usual.option} → ${other.option}`;
  return `${question.id}: ${way}`;
}

/** Prints what gains come to in each of so many fights, and by kind, from the greatest loss to the greatest gain. */
export function printGains(title: string, found: readonly Gain[], fights: number): void {
  const sums = Array.from({ length: fights }, (_, fight) =>
    sum(found.filter((one) => one.fight === fight).map(({ gain }) => gain)),
  );
  console.log(`${title}: ${told(sums)} in 100 for a fight, by kind:`);
  const kinds = [...new Set(found.map(({ kind }) => kind))]
    .map((kind) => ({ kind, gains: found.filter((one) => one.kind === kind).map(({ gain }) => gain) }))
    .sort((a, b) => sum(a.gains) - sum(b.gains));
  for (const { kind, gains } of kinds)
    console.log(`  ${kind.padEnd(40)} ${String(gains.length).padStart(4)} times, ${told(gains)} each`);
}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

/** The mean in hundredths, with half the width of its 95 % confidence interval. */
function told(values: readonly number[]): string {
  const middle = sum(values) / Math.max(1, values.length);
  const spread = sum(values.map((each) => (each - middle) ** 2)) / Math.max(1, values.length - 1);
  const half = 1.96 * Math.sqrt(spread / Math.max(1, values.length));
  return `${(100 * middle).toFixed(1)} ± ${(100 * half).toFixed(1)}`;
}
