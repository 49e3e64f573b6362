import type { Json } from '../kernel/json.ts';
import { fieldsOf } from '../kernel/json.ts';
import type { RollPrompt } from '../protocol/messages.ts';
import { useTable } from './mirror.ts';

/** What was typed of a roll that is not complete yet. */
interface TypedDice {
  readonly chains: readonly (readonly number[])[];
  readonly order: readonly number[];
  readonly at: number;
  readonly tens: number | null;
  readonly ones: number | null;
}

/** Key in `localStorage`: nothing is lost where a page is reloaded, or closed, between two faces. */
const key = 'woundtrack:typed';

/** The open roll, by the fight, its state and the dice. Prompts are numbered anew when a fight is opened. */
function rollOf(prompt: RollPrompt): string {
  const { fight, hash } = useTable.getState();
  const { clause, for: whose, purpose, dice } = prompt;
  return JSON.stringify([fight?.id, hash, clause, whose, purpose, dice]);
}

/** Remembers what has been typed of the open roll on this device. */
export function keepTyped(prompt: RollPrompt, { chains, order, at, tens, ones }: TypedDice): void {
  try {
    localStorage.setItem(key, JSON.stringify({ roll: rollOf(prompt), chains, order, at, tens, ones }));
  } catch {
    // Storage is not available: it lasts until the page is reloaded.
  }
}

export function forgetTyped(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is not available: there is nothing to forget.
  }
}

/** What was typed of this roll before the page was left; `null` where nothing was, or it does not fit its dice. */
export function keptTyped(prompt: RollPrompt): TypedDice | null {
  try {
    const { roll, ...kept } = fieldsOf(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return roll === rollOf(prompt) && fits(kept, prompt.dice.length) ? (kept as unknown as TypedDice) : null;
  } catch {
    return null;
  }
}

const isWhole = (value: Json | undefined): value is number => Number.isInteger(value);
const isDigit = (value: Json | undefined): boolean =>
  value === null || (isWhole(value) && value >= 0 && value <= 9);

/** Whether stored data of any shape are faces of so many dice. */
function fits(kept: { readonly [field: string]: Json | undefined }, count: number): boolean {
  const { chains, order, at, tens, ones } = kept;
  const isDie = (index: Json | undefined): boolean => isWhole(index) && index >= 0 && index < count;
  return (
    Array.isArray(chains) &&
    chains.length === count &&
    chains.every((chain) => Array.isArray(chain) && chain.every(isWhole)) &&
    Array.isArray(order) &&
    order.every(isDie) &&
    isDie(at) &&
    isDigit(tens) &&
    isDigit(ones)
  );
}
