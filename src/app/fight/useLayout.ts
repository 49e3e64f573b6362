import { useSyncExternalStore } from 'react';

/**
 * The layout of a fight's screen. phone: one thing at a time, also on a phone in landscape with large letters.
 * portrait: map above, sheet below. landscape: map and panel side by side. wide: the log as a third column beside them.
 */
type Layout = 'phone' | 'portrait' | 'landscape' | 'wide';

const queries = [
  '(max-width: 599px), (max-width: 30rem) and (orientation: landscape)',
  '(orientation: portrait)',
  '(min-width: 1281px)',
] as const;

function layout(): Layout {
  const [phone, portrait, wide] = queries.map((query) => matchMedia(query).matches);
  if (phone) return 'phone';
  if (portrait) return 'portrait';
  return wide ? 'wide' : 'landscape';
}

const subscriber =
  (queries: readonly string[]) =>
  (tell: () => void): (() => void) => {
    const lists = queries.map((query) => matchMedia(query));
    for (const list of lists) list.addEventListener('change', tell);
    return () => {
      for (const list of lists) list.removeEventListener('change', tell);
    };
  };

const subscribe = subscriber(queries);

export const useLayout = (): Layout => useSyncExternalStore(subscribe, layout);

/**
 * Where the buttons of the bottom bar and the line beside them do not fit into one row; in rem, so font size counts.
 */
const crowded = '(max-width: 37.49rem)';
const subscribeCrowded = subscriber([crowded]);

export const useCrowded = (): boolean =>
  useSyncExternalStore(subscribeCrowded, () => matchMedia(crowded).matches);
