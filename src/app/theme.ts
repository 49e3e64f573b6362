import { useEffect } from 'react';
import { useSettings } from '../store/settings.ts';

/** Applies the chosen theme to the page; `system` follows the device, and printing is always light. */
export function useTheme(): void {
  const theme = useSettings((state) => state.theme);
  useEffect(() => {
    const light = matchMedia('(prefers-color-scheme: light)');
    const paper = matchMedia('print');
    const apply = (): void => {
      const follows = theme === 'system' ? (light.matches ? 'light' : 'dark') : theme;
      const look = paper.matches ? 'light' : follows;
      document.documentElement.dataset.theme = look;
      const ground = getComputedStyle(document.documentElement).getPropertyValue('--wt-ground').trim();
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
    };
    apply();
    for (const media of [light, paper]) media.addEventListener('change', apply);
    return () => {
      for (const media of [light, paper]) media.removeEventListener('change', apply);
    };
  }, [theme]);
}
