import type { Json } from './json.ts';
import { isObject } from './json.ts';

type Step = string | number;

const stepsOf = (path: string): readonly Step[] =>
  [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([whole, at]) => (at === undefined ? whole : Number(at)));

/**
 * What to lay over a sheet so that the number at `path` is `value`, or `null` where there is no number. Lists are laid
 * over whole: that is how sheets build on others.
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
