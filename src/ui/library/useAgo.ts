import { useEffect, useReducer } from 'react';
import { ago } from './glance.ts';

const minute = 60_000;

/** How long ago something was, in words that stay true while the page is open: it is drawn again every minute. */
export function useAgo(): (then: number) => string {
  const [, pass] = useReducer((minutes: number) => minutes + 1, 0);
  useEffect(() => {
    const timer = setInterval(pass, minute);
    return () => clearInterval(timer);
  }, []);
  return (then) => ago(then, Date.now());
}
