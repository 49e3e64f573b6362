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

const rooms = (location: string): readonly string[] => location.split('/').filter(Boolean).map(plainPart);

/**
 * Whether a page is read as part of this open fight: its own pages, the rulebook that is opened from it, and others that
 * are about no fight. Not those about people and encounters, for what is begun from them is begun with the table's
 * rulings.
 */
export function isReadIn(fight: string, location: string): boolean {
  const [room = '', of] = rooms(location);
  if (['people', 'quick', 'sheet', 'encounter'].includes(room)) return false;
  return !['fight', 'forecast', 'ledger', 'after'].includes(room) || of === fight;
}

/** The system that an address is about; `null` if it is about none. */
export function systemIn(location: string): string | null {
  const [room = '', system] = rooms(location);
  return ['rules', 'people', 'quick', 'sheet'].includes(room) ? (system ?? null) : null;
}
