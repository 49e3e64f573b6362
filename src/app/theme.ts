import { useEffect } from 'react';
import { useSettings } from '../store/settings.ts';

/** Puts the chosen look on the page; "as the device" follows the device. */
export function useTheme(): void {
  const theme = useSettings((state) => state.theme);
  useEffect(() => {
    const light = matchMedia('(prefers-color-scheme: light)');
    const apply = (): void => {
      const look = theme === 'system' ? (light.matches ? 'light' : 'dark') : theme;
      document.documentElement.dataset.theme = look;
      const ground = getComputedStyle(document.documentElement).getPropertyValue('--wt-ground').trim();
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
    };
    apply();
    light.addEventListener('change', apply);
    return () => light.removeEventListener('change', apply);
  }, [theme]);
}
