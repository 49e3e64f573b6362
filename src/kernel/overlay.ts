import { isObject } from './json.ts';

/** `over` laid on `base`: objects are merged, everything else is replaced, and `null` takes a field away. */
export function overlay(base: unknown, over: unknown): unknown {
  if (!isObject(base as never) || !isObject(over as never)) return over;
  const merged: { [key: string]: unknown } = { ...(base as object) };
  for (const [key, value] of Object.entries(over as object)) {
    if (value === null) delete merged[key];
    else merged[key] = overlay(merged[key], value);
  }
  return merged;
}
