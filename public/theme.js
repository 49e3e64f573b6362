// Before anything is drawn: the theme, which src/app/theme.ts applies from then on. The app's own script comes later; until
// then whoever has chosen the light theme, or has a light device, would see the dark one.
(() => {
  let chosen = 'system';
  try {
    chosen = JSON.parse(localStorage.getItem('woundtrack:settings')).theme;
  } catch {
    // Nothing is stored, or nothing that can be read.
  }
  const ofDevice = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  document.documentElement.dataset.theme = ['light', 'dark', 'dim'].includes(chosen) ? chosen : ofDevice;
})();
