import type { Json } from './json.ts';
import { canonical, isObject } from './json.ts';

/** `over` merged into `base`: objects are merged recursively, other values replaced, and `null` removes a field. */
export function overlay(base: unknown, over: unknown): unknown {
  if (!isObject(base) || !isObject(over)) return over;
  const merged: { [key: string]: unknown } = { ...base };
  for (const [key, value] of Object.entries(over)) {
    if (value === null) delete merged[key];
    else merged[key] = overlay(merged[key], value);
  }
  return merged;
}

/**
 * The smallest overlay that turns `base` into `whole`; `null` where there is none, because a `null` inside `whole`
 * would remove its field instead.
 */
export function overlayTo(base: Json, whole: Json): Json | null {
  if (!isObject(base) || !isObject(whole)) return whole;
  const over: { [key: string]: Json } = {};
  for (const key of Object.keys(base)) if (!Object.hasOwn(whole, key)) over[key] = null;
  for (const [key, value] of Object.entries(whole)) {
    const there = Object.hasOwn(base, key) ? base[key] : undefined;
    if (value === undefined || (there !== undefined && canonical(there) === canonical(value))) continue;
    const inner = there === undefined ? value : overlayTo(there, value);
    if (inner === null) return null;
    over[key] = inner;
  }
  return over;
}
