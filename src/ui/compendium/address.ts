import type { LoreRef } from '../../kernel/lore.ts';
import { plainPart } from '../kit/address.ts';

/** Addresses of the compendium: `/rules/<system>`, a search in it, or one of its entries. */

const all = 'all';
const searching = 'in';

type Place =
  | { readonly at: 'list'; readonly kind: string | null; readonly typed: string }
  | { readonly at: 'entry'; readonly ref: LoreRef };

const path = (...parts: readonly string[]): string =>
  `/${['rules', ...parts].map(encodeURIComponent).join('/')}`;

export const entryAddress = (system: string, { kind, id }: LoreRef): string => path(system, kind, id);

/** `kind`: the kind of entries to list; `null` for all. */
export const listAddress = (system: string, kind: string | null, typed: string): string => {
  if (kind === null && typed === '') return path(system);
  return path(system, searching, kind ?? all, ...(typed === '' ? [] : [typed]));
};

/** Parses what follows `/rules/<system>/`. A single part is a search: older links name a clause in this way. */
export function readPlace(rest: string): Place {
  const [first = '', second, ...others] = rest.split('/').filter(Boolean).map(plainPart);
  if (second === undefined) return { at: 'list', kind: null, typed: first };
  if (first !== searching) return { at: 'entry', ref: { kind: first, id: second } };
  return { at: 'list', kind: second === all ? null : second, typed: others.join('/') };
}

/** The system that an address is about; `null` if it is about none. */
export function systemIn(location: string): string | null {
  const [room = '', system] = location.split('/').filter(Boolean).map(plainPart);
  return ['rules', 'people', 'quick', 'sheet'].includes(room) ? (system ?? null) : null;
}
