import type { Json } from './json.ts';
import { isObject } from './json.ts';

type Step = string | number;

const stepsOf = (path: string): readonly Step[] =>
  [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([whole, at]) => (at === undefined ? whole : Number(at)));

/**
 * The overlay that sets the number at `path` (`weapons[0].hit`) of a sheet to `value`; `null` where there is no number.
 * An overlay replaces lists whole, so it contains the whole list around the number.
 */
export function patchOf(sheet: Json, path: string, value: number): Json | null {
  return patched(sheet, stepsOf(path), value, false);
}

function patched(
  there: Json | undefined,
  steps: readonly Step[],
  value: number,
  whole: boolean,
): Json | null {
  const [step, ...rest] = steps;
  if (step === undefined) return typeof there === 'number' ? value : null;
  if (Array.isArray(there) && typeof step === 'number' && step < there.length) {
    const inner = patched(there[step] as Json, rest, value, true);
    return inner === null ? null : there.map((one: Json, at) => (at === step ? inner : one));
  }
  if (!isObject(there) || typeof step !== 'string' || !Object.hasOwn(there, step)) return null;
  const inner = patched(there[step], rest, value, whole);
  if (inner === null) return null;
  return (whole ? { ...there, [step]: inner } : { [step]: inner }) as Json;
}
