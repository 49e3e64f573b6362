import { useSyncExternalStore } from 'react';

/**
 * How the screen of a fight is laid out. phone: one thing at a time. portrait: map above, sheet below. landscape:
 * map and panel side by side. wide: and the log as a third column.
 */
export type Layout = 'phone' | 'portrait' | 'landscape' | 'wide';

const queries = ['(max-width: 599px)', '(orientation: portrait)', '(min-width: 1281px)'] as const;

function layout(): Layout {
  const [phone, portrait, wide] = queries.map((query) => matchMedia(query).matches);
  if (phone) return 'phone';
  if (portrait) return 'portrait';
  return wide ? 'wide' : 'landscape';
}

function subscribe(tell: () => void): () => void {
  const lists = queries.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', tell);
  return () => {
    for (const list of lists) list.removeEventListener('change', tell);
  };
}

export const useLayout = (): Layout => useSyncExternalStore(subscribe, layout);
