// npm run webkit: plays the built app in WebKit, the engine of Safari and of every browser on iPads; says what is wrong.
// It is Debian's, which has a mouse: fingers, Apple's fonts and keyboards are to be tried on an iPad.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';
import { serverOf } from './serve.mjs';
import { distIsFresh } from './sources.mjs';
import { missing, openWebKit, until } from './webdriver.mjs';

if (missing.length > 0) {
  console.error(`Not tried in WebKit: there is no ${missing.join(' and no ')}.`);
  console.error('Debian has both: apt-get install webkit2gtk-driver xvfb');
  process.exit(1);
}
ensureInstalled();
if (!distIsFresh()) build();

const listen = (server) =>
  new Promise((resolve) => server.listen(0, 'localhost', () => resolve(server.address().port)));
const end = (server) =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
const app = serverOf(join(root, 'dist'));
const address = `http://localhost:${await listen(app)}/`;
const free = createServer();
const port = await listen(free);
await end(free);

function must(holds, words) {
  if (!holds) throw new Error(words);
}

/** Goes to the first page. What fails in the page from now on is kept in it. */
async function comeIn({ call, read, run }) {
  await call('POST', '/url', { url: `${address}#/` });
  await read('Begin a fight');
  await run(() => {
    if (globalThis.failures) return;
    globalThis.failures = [];
    addEventListener('error', ({ message }) => globalThis.failures.push(message));
    addEventListener('unhandledrejection', ({ reason }) => globalThis.failures.push(String(reason)));
  });
}
const nothingFailed = async ({ run }) => {
  const failures = await run(() => globalThis.failures);
  must(failures.length === 0, failures.join('; '));
};

/** The name of the first sample of each system. */
const samplesOf = ({ run }) =>
  run(() =>
    [...document.querySelectorAll('section:not(:has(section))')].flatMap((system) => {
      const first = system.querySelector('[aria-label^="How will it end? "]');
      return first ? [first.getAttribute('aria-label').slice('How will it end? '.length)] : [];
    }),
  );

/** By how many pixels letters are off the middle of their marks, at the most. */
const offMiddle = ({ run }) =>
  run(() =>
    Math.max(
      ...[...document.querySelectorAll('svg > path + text')].map((text) => {
        const [own, all] = [text, text.ownerSVGElement].map((one) => one.getBoundingClientRect());
        return Math.abs(own.top + own.bottom - all.top - all.bottom) / 2;
      }),
    ),
  );

/** Begins a sample fight, and takes a step with whoever has the first turn. */
async function beginAndWalk(webkit, sample) {
  const { button, click, press } = webkit;
  await comeIn(webkit);
  await press(`^${sample}`);
  await until('The first turn', async () => {
    if (await button('^end-turn$')) return true;
    const answer = await button('^commit$');
    if (answer) await click(answer);
    return false;
  });
  await press('^(Move|Walk)');
  for (const way of ['north', 'east', 'south', 'west']) {
    if (await button('^commit$')) break;
    await press(`^${way}$`);
    await pause(300);
  }
  await press('^commit$');
  await until('The step', () => button('^undo$'));
  await nothingFailed(webkit);
}

/** Loads the open fight again without the server, and takes its last step back. */
async function reloadOffline({ call, press, run }) {
  const told = () =>
    run(() => document.querySelector('[aria-label^="What just happened"]')?.getAttribute('aria-label') ?? '');
  const before = await until('What the step was', told);
  await run(() => navigator.serviceWorker.ready.then(() => true));
  await end(app);
  await call('POST', '/refresh', {});
  await until('The same fight without a network', async () => (await told()) === before);
  await press('^undo$');
  await until('What was undone', async () => (await told()) !== before);
}

/** Presses the left end of the slider through the open fight. */
async function goToBeginning({ call, press, run }) {
  await press('^Menu$');
  await press('^Go to any point$');
  const slider = await until('The slider', () => run(() => document.querySelector('.wt-slider')));
  const half = await run((one) => Math.floor(one.clientWidth / 2), slider);
  const actions = [
    { type: 'pointerMove', origin: slider, x: 4 - half, y: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  await call('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  await until('The beginning', () => run((one) => one.querySelector('input').value === '0', slider));
}

async function play(webkit) {
  const ok = (words) => console.log(`ok  ${words}`);
  await comeIn(webkit);
  const samples = await samplesOf(webkit);
  must(samples.length > 1, 'There are no samples.');
  const off = await offMiddle(webkit);
  must(off < 0.6, `Letters are ${off.toFixed(1)} px off the middle of their marks.`);
  ok('the first page');
  for (const sample of samples) {
    await beginAndWalk(webkit, sample);
    ok(sample);
  }
  await reloadOffline(webkit);
  ok('the same fight without a network');
  await goToBeginning(webkit);
  ok('its timeline');
  await comeIn(webkit);
  await webkit.press(`^How will it end\\? ${samples[0]}$`);
  ok(await webkit.read('(?:[2-9]|\\d{2,}) fights played'));
  await nothingFailed(webkit);
}

let webkit = null;
try {
  webkit = await openWebKit(port, { width: 1180, height: 900 });
  console.log(webkit.name);
  await play(webkit);
} catch (error) {
  console.error(`wrong: ${error.message}`);
  process.exitCode = 1;
} finally {
  await webkit?.close();
  if (app.listening) await end(app);
}
