// Before anything of the app. A browser that lacks what the app stands on could not even read the app's own script, or would
// leave buttons dead: it gets this instead, in words that any browser reads. What is looked for came last of all that has no
// way around it; the browsers that have it are the `target` of vite.config.ts.
(() => {
  const isNewEnough =
    'popover' in HTMLElement.prototype && typeof AbortSignal === 'function' && 'any' in AbortSignal;
  const root = document.getElementById('root');
  if (isNewEnough || root === null) return;
  // The app finds no place to begin.
  root.removeAttribute('id');
  root.innerHTML = `<main class="mx-auto grid min-h-dvh max-w-xl content-center gap-4 p-6">
    <h1 class="text-title font-semibold">This browser is too old</h1>
    <p>Woundtrack needs iPadOS or Safari 17.4, Chrome or Edge 116, Firefox 125, or anything newer.</p>
    <p>On an iPad the browser comes with the system: Settings, General, Software Update. Other browsers there are no newer
    than it. What was kept on this device stays where it is.</p>
  </main>`;
})();
