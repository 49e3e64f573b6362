import type { Id, Json } from './json.ts';

/** What a question is about, as plain data by name (`Question.about`), read for its title. */
export type About = { readonly [name: string]: Json | undefined };

/** A text or a number by its name; empty where there is neither. */
export function said(about: About, name: string): string {
  const value = about[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : '';
}

/** A list of ids by its name; empty where there is none. */
export function idsIn(about: About, name: string): readonly Id[] {
  const value = about[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
