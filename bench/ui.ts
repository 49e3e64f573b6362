import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import type { ValuesOf } from '../src/cli/command-line.ts';
import { amount, commandLineOf, count, flag } from '../src/cli/command-line.ts';
import type { System } from '../src/engine/system.ts';
import { withApp } from '../src/workbench/app.ts';
import { someSystems } from '../src/workbench/options.ts';
import { crowdEncounter, sampleOf, sixty } from './crowd.ts';
import type { EngineCost } from './page/engine.ts';
import { engineCost } from './page/engine.ts';
import type { Finger, Spot } from './page/finger.ts';
import { fingerOf, middleOf } from './page/finger.ts';
import { slowWorkers, withMarks } from './page/marks.ts';
import type { Goal } from './page/player.ts';
import { goalsOf, settled, toTurn } from './page/player.ts';

const viewport = { width: 1180, height: 820 };
const port = Number(process.env.PORT ?? 4189);
const preview = 100;
const saved = 150;
const frame = 16.7;

interface Seat {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly finger: Finger;
  /** The factor by which its workers are slowed. */
  readonly workers: number;
}

export const commandLine = commandLineOf('bench:ui', someSystems, {
  times: count(10),
  slow: amount(4),
  small: flag,
});

/**
 * Measures how quickly the page reacts to a finger on a tablet that is `--slow` times (4) as slow as this machine.
 * Chromium's throttling slows the page but not its workers; a second pass slows those as well, by busy loops.
 * The times are taken inside the page.
 */
export const main = ({ chosen, times, slow, small }: ValuesOf<typeof commandLine>): Promise<number> =>
  withApp(port, async (browser, address) => {
    const idle = await emptyPage(browser, slow);
    console.log(`an empty page: a frame takes ${spread(idle)}`);
    for (const system of chosen) {
      const { id, encounter } = sampleOf(system);
      const { name } = encounter as { readonly name: string };
      const cost = engineCost(system, encounter, times);
      for (const workers of [1, slow]) {
        const seat = await sitDown(browser, slow, workers);
        await seat.page.goto(address);
        await seat.page.getByRole('button', { name }).first().click();
        await fight(seat, `${system.id}: ${id}`, times, slow, cost);
        await seat.page.context().close();
      }
      if (!small) await large(browser, address, system, slow, times);
    }
  });

/** Opens a page that is slowed by the factor `slow`, its workers by the factor `workers`. */
async function sitDown(browser: Browser, slow: number, workers: number): Promise<Seat> {
  const context = await browser.newContext({ viewport, hasTouch: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  await withMarks(page);
  if (workers > 1) await slowWorkers(page, workers);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp, finger: fingerOf(cdp), workers };
}

/** The times between frames of an empty page. */
async function emptyPage(browser: Browser, slow: number): Promise<readonly number[]> {
  const { page } = await sitDown(browser, slow, 1);
  await page.goto('about:blank');
  await page.evaluate(() => window.marks.frames.start());
  await page.waitForTimeout(2500);
  const frames = await page.evaluate(() => window.marks.frames.stop());
  await page.context().close();
  return frames;
}

/** Milliseconds from a tap until its result is drawn: by the clock, and of the page's processor time. */
interface Deed {
  readonly clock: number;
  readonly used: number;
}

interface Deeds {
  readonly preview: Deed[];
  readonly walk: Deed[];
  readonly end: Deed[];
}

/**
 * Measures previews, walks and ends of turns in an open fight: first slowed, by the clock; then (unless the workers are
 * slowed) at full speed, by the processor time of page and engine, which other programs hardly affect. That times
 * `slow` is printed as the slow tablet's.
 */
async function fight(
  seat: Seat,
  name: string,
  times: number,
  slow: number,
  engine: EngineCost,
): Promise<void> {
  const { page, cdp, workers } = seat;
  await page.getByRole('button', { name: 'Undo' }).waitFor({ timeout: 60_000 });
  await toTurn(page);
  const goals = await goalsOf(page, times);
  const clock = await deeds(seat, goals);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const used = workers === 1 ? await deeds(seat, goals) : null;
  const row = (what: string, key: keyof Deeds, limit: number): void => {
    const times = clock[key].map((one) => one.clock);
    const own = used && slow * median(used[key].map((one) => one.used));
    const its = slow * median(engine[key]);
    console.log(
      [
        `${name}${workers === 1 ? '' : `, workers ×${workers}`}, ${what}`.padEnd(72),
        `${spread(times)}${over(median(times), limit)}`,
        own === null
          ? ''
          : `; processor time ×${slow}: ${(own + its).toFixed(0)} ms (page ${own.toFixed(0)}, engine ${its.toFixed(0)})`,
      ].join(''),
    );
  };
  row('tap to preview', 'preview', preview);
  row('Commit of a walk to saved', 'walk', saved);
  row('End turn to saved', 'end', saved);
}

async function deeds(seat: Seat, goals: readonly Goal[]): Promise<Deeds> {
  const { page } = seat;
  const found: Deeds = { preview: [], walk: [], end: [] };
  const commit = async (button: string): Promise<Deed> =>
    marked(
      seat,
      await middleOf(page, `[data-testid=${button}]`),
      'body:has(main[aria-busy="false"]):has([aria-label="Saved"])',
      'main[aria-busy="true"]',
    );
  for (const goal of goals) {
    found.preview.push(await marked(seat, goal, `[data-way="${goal.key}"][data-known]`));
    await page.waitForTimeout(300);
    found.walk.push(await commit('commit'));
    await takeBack(page);
    found.end.push(await commit('end-turn'));
    await takeBack(page);
  }
  return found;
}

async function takeBack(page: Page): Promise<void> {
  await settled(page);
  await page.keyboard.press('z');
  await settled(page);
}

/** Taps and waits until `selector` (after `first`, if given) is drawn. */
async function marked(
  { page, cdp, finger }: Seat,
  at: Spot,
  selector: string,
  first?: string,
): Promise<Deed> {
  await page.evaluate(([wanted, before]) => window.marks.await(wanted as string, before), [selector, first]);
  const before = await usedBy(cdp);
  await finger.tap(at);
  const clock = await Promise.race([page.evaluate(() => window.marks.result()), tooLong(page, selector, at)]);
  const after = await usedBy(cdp);
  return { clock, used: after.page - before.page };
}

/**
 * Rejects after a minute, with a screenshot: what never comes is a fault of the page or the benchmark, not a figure.
 */
async function tooLong(page: Page, selector: string, { x, y }: Spot): Promise<never> {
  await page.waitForTimeout(60_000);
  const picture = join(tmpdir(), 'woundtrack-waited.png');
  await page.screenshot({ path: picture });
  const under = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.outerHTML.slice(0, 160) ?? 'nothing',
    [x, y] as const,
  );
  throw new Error(
    `a finger at ${x.toFixed(0)}, ${y.toFixed(0)} waited a minute for ${selector}; under it: ${under}; see ${picture}`,
  );
}

/** Processor time so far in milliseconds: of the page's main thread, and of its whole process. */
async function usedBy(cdp: CDPSession): Promise<{ readonly page: number; readonly process: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (metric: string) => 1000 * (metrics.find((one) => one.name === metric)?.value ?? Number.NaN);
  return { page: of('TaskDuration'), process: of('ProcessTime') };
}

/** The crowd of sixty on 60×60 cells, imported as a file. */
async function large(
  browser: Browser,
  address: string,
  system: System,
  slow: number,
  times: number,
): Promise<void> {
  const name = `Sixty of ${system.id}`;
  const file = join(tmpdir(), `woundtrack-${system.id}-sixty.json`);
  const encounter = crowdEncounter(system, name, sixty);
  writeFileSync(file, JSON.stringify(encounter));
  const seat = await sitDown(browser, slow, 1);
  const { page } = seat;
  await page.goto(address);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: `Start ${name}` }).click({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Undo' }).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(2000);
  await frames(seat, `${system.id}: 60 on 60×60`);
  await fight(seat, `${system.id}: 60 on 60×60`, times, slow, engineCost(system, encounter, times));
  await page.context().close();
}

/** Measures frames while panning and zooming, with the whole map in sight and from near. */
async function frames(seat: Seat, name: string): Promise<void> {
  const { page, finger } = seat;
  const middle = await middleOf(page, '[data-testid=map]');
  const pan = async (): Promise<void> => {
    for (const by of [-240, 240, -240, 240]) await finger.drag(middle, { x: by, y: by / 2 }, 700);
  };
  const zoom = async (): Promise<void> => {
    for (const by of [1.8, 1 / 1.8, 1.8, 1 / 1.8]) await finger.pinch(middle, by);
  };
  await watch(seat, `${name}, whole: panning`, middle, pan);
  await watch(seat, `${name}, whole: zooming`, middle, zoom);
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.waitForTimeout(1000);
  await watch(seat, `${name}, near: panning`, middle, pan);
  await watch(seat, `${name}, near: zooming`, middle, zoom);
  await page.getByRole('button', { name: 'Fit the whole map' }).click();
  await page.waitForTimeout(1000);
}

async function watch(
  { page, cdp, finger }: Seat,
  name: string,
  at: Spot,
  gesture: () => Promise<void>,
): Promise<void> {
  await finger.drag(at, { x: 30, y: 0 }, 300);
  const before = await usedBy(cdp);
  await page.evaluate(() => window.marks.frames.start());
  await gesture();
  const found = await page.evaluate(() => window.marks.frames.stop());
  const after = await usedBy(cdp);
  const each = (key: 'page' | 'process') => ((after[key] - before[key]) / found.length).toFixed(1);
  console.log(
    `${name.padEnd(48)} ${spread(found)}${over(median(found), frame)}; processor time a frame: page ${each('page')} ms, its process ${each('process')} ms`,
  );
}

const sorted = (list: readonly number[]): readonly number[] => [...list].sort((a, b) => a - b);
const median = (list: readonly number[]): number => sorted(list)[Math.floor(list.length / 2)] ?? Number.NaN;
const worst = (list: readonly number[]): number => Math.max(...list);
const spread = (list: readonly number[]): string =>
  `median ${median(list).toFixed(1)} ms, worst ${worst(list).toFixed(1)} ms of ${list.length}`;
const over = (value: number, limit: number): string => (value > limit + 0.05 ? ` (over ${limit})` : '');
