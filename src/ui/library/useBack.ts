import { useLocation } from 'wouter';

/** Goes back to the page before; to `otherwise` when the app was opened at this one. */
export function useBack(otherwise = '/'): () => void {
  const [, go] = useLocation();
  return () => (history.length > 1 ? history.back() : go(otherwise));
}
