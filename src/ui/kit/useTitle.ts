import { useEffect } from 'react';

const app = 'Woundtrack';

/** Sets the document title while mounted; screen readers announce it first. */
export function useTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} · ${app}`;
    return () => {
      document.title = app;
    };
  }, [name]);
}
