import { expect } from 'vitest';
import type { Problem } from '../../../engine/system.ts';
import type { Json } from '../../../kernel/json.ts';
import { between } from '../between.ts';
import type { Current } from '../current.ts';
import { readSheet } from '../ready.ts';
import type { Sketch } from './sketch.ts';

/** Helpers for tests of deeds between fights. */

interface Rested {
  /** The whole sheet, for the next deed. */
  readonly sheet: Sketch;
  readonly now: Current;
  readonly told: string;
}

/** A sheet of the pack with the state left by its last fight. */
export const left = (use: string, current: Sketch = {}, more: Sketch = {}): Sketch => ({
  use,
  ...more,
  current,
});

/** Performs a deed. The resulting sheet must be readable, and the one given must stay unchanged. */
export function does(id: string, sheet: Sketch, needs: Sketch = {}): Rested {
  const before = JSON.stringify(sheet);
  const result = deedOf(id).perform(sheet as Json, needs as Json);
  if (!('sheet' in result)) throw new Error(`${id}: ${result.code} (${result.clause}): ${result.because}`);
  expect(JSON.stringify(sheet)).toBe(before);
  const problems: Problem[] = [];
  expect(readSheet(result.sheet, [], problems), JSON.stringify(problems)).toBeDefined();
  const after = JSON.parse(JSON.stringify(result.sheet)) as Sketch;
  return { sheet: after, now: (after.current ?? {}) as Current, told: result.told };
}

/** Code, clause and field of the refusal: `fatalWound SL-RST-6`. */
export function refuses(id: string, sheet: Sketch, needs: Sketch = {}): string {
  const before = JSON.stringify(sheet);
  const result = deedOf(id).perform(sheet as Json, needs as Json);
  if ('sheet' in result) throw new Error(`${id} is not refused: ${result.told}`);
  expect(JSON.stringify(sheet)).toBe(before);
  return [result.code, result.clause, ...(result.field === undefined ? [] : [result.field])].join(' ');
}

/** The words of the refusal. */
export function saysWhyNot(id: string, sheet: Sketch, needs: Sketch = {}): string {
  const result = deedOf(id).perform(sheet as Json, needs as Json);
  if ('sheet' in result) throw new Error(`${id} is not refused: ${result.told}`);
  return result.because;
}

function deedOf(id: string) {
  const found = between.find((one) => one.id === id);
  if (!found) throw new Error(`no deed ${id}`);
  return found;
}

/** Wounds of a sheet, in the order light, moderate, severe, critical, fatal. */
export const woundsNow = ({ wounds }: Current): readonly number[] =>
  wounds ? [wounds.light, wounds.moderate, wounds.severe, wounds.critical, wounds.fatal] : [];
