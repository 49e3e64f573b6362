import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import {
  answerPrompt,
  answersOf,
  commit,
  commitButton,
  fillIn,
  isArmed,
  letItPass,
  pressUnhurried,
  tapAction,
} from './answer.ts';
import type { Dice } from './dice.ts';
import { throwAndEnter } from './dice.ts';
import type { Moment, Seen } from './look.ts';
import { bar, look, momentOf, panel, readSnapshot, settled } from './look.ts';
import type { Cell } from './map.ts';
import { cellCalled, cellOf, nameOfCell, openList, stepsBetween, tapCell } from './map.ts';
import { press } from './press.ts';
import type { Speech } from './speech.ts';
import { fightingStyle } from './speech.ts';
import { test } from './test.ts';

/** How a fight is played: who rolls the dice, and how a combatant comes nearer to its enemies. */
export interface Policy {
  /** The words of the rule system; default: those of Fighting Style. */
  readonly speech?: Speech;
  /** Real dice; without them the table rolls when it asks. */
  readonly dice?: Dice;
  /** Moves nearer to an enemy; `false` when that is of no use or not possible. */
  readonly approach: (page: Page) => Promise<boolean>;
  /** Called before each deed. */
  readonly before?: (page: Page, moment: Moment, deed: number) => Promise<void>;
}

/** Who won, and how often each kind of moment came. */
export interface Played {
  readonly winner: string;
  readonly moments: { readonly [moment in Moment]: number };
}

const canDo = (seen: readonly Seen[], action: string): boolean =>
  seen.some((one) => one.role === 'button' && !one.greyed && new RegExp(`^${action}\\b`).test(one.name));

async function roll(page: Page, seen: readonly Seen[], dice: Dice | undefined): Promise<void> {
  if (dice) return throwAndEnter(page, seen, dice);
  await pressUnhurried(page, bar(page).getByRole('button', { name: /^Roll .* for me$/ }));
  await settled(page);
}

/** The names of the combatants who are out of the fight, according to the bar of turns. */
async function fallen(page: Page): Promise<readonly string[]> {
  const names = await page.getByRole('toolbar', { name: /^Order of turns/ }).ariaSnapshot();
  return readSnapshot(names)
    .filter((one) => one.role === 'button' && /, out, /.test(one.name))
    .map((one) => one.name.split(', ')[0] ?? '');
}

/** Attacks a standing combatant if possible, else comes nearer, else ends the turn. */
async function takeTurn(
  page: Page,
  seen: readonly Seen[],
  policy: Policy,
  { attack, move, things }: Speech,
): Promise<void> {
  if (canDo(seen, attack.label)) {
    const down = await fallen(page);
    const isDown = (words: string): boolean =>
      down.some((name) => words.includes(name)) || things?.test(words) === true;
    await tapAction(page, attack.label);
    await fillIn(page, (words) => !isDown(words));
    if (!isDown((await commitButton(page).textContent()) ?? '')) return commit(page);
    await press(bar(page).getByRole('button', { name: 'Cancel' }));
  }
  if (canDo(seen, move.label) && (await policy.approach(page))) return;
  await letItPass(page, passIn(seen));
}

/** Answers the question in the panel as the speech says, or declines. `asked`: how many questions came so far. */
async function answer(page: Page, seen: readonly Seen[], asked: number, speech: Speech): Promise<void> {
  const open = answersOf(seen);
  const lets = (name: string): boolean => seen.some((one) => one.role === 'button' && one.name === name);
  const declined = speech.declined.find(lets);
  if (declined !== undefined) return letItPass(page, declined);
  if (lets(speech.noDefence) && asked % 3 !== 0) return letItPass(page, speech.noDefence);
  if (open.length === 0 && !isArmed(seen)) return letItPass(page, passIn(seen));
  return answerPrompt(
    page,
    speech.favourites.find((name) => open.some((one) => one.startsWith(name))),
    seen,
  );
}

/** The label of the button beside Redo that ends the turn or declines. Throws when there is none. */
function passIn(seen: readonly Seen[]): string {
  const redo = seen.findIndex((one) => one.role === 'button' && one.name === 'Redo');
  const next = seen[redo + 1];
  if (next?.role !== 'button') throw new Error('there is nothing to answer and nothing to let pass');
  return next.name;
}

interface Until {
  /** The number of deeds after which it fails; default 1500. */
  readonly most?: number;
  /** Whether to stop here. */
  readonly enough?: (seen: readonly Seen[]) => boolean;
}

/** Plays until the fight is over, or until `enough` returns true (then `winner` is empty). */
export function playOn(page: Page, policy: Policy, until: Until = {}): Promise<Played> {
  // One step around all others: without it Playwright goes through all earlier steps at each new one.
  return test.step('plays on', () => deeds(page, policy, until));
}

async function deeds(page: Page, policy: Policy, { most = 1500, enough }: Until): Promise<Played> {
  const speech = policy.speech ?? fightingStyle;
  const moments = { initiative: 0, roll: 0, question: 0, turn: 0, over: 0 };
  for (let deed = 0; deed < most; deed++) {
    const seen = await look(page);
    const moment = momentOf(seen);
    moments[moment]++;
    if (moment === 'over') return { winner: await winnerOf(page), moments };
    if (enough?.(seen)) return { winner: '', moments };
    await policy.before?.(page, moment, deed);
    if (moment === 'initiative' || moment === 'roll') await roll(page, seen, policy.dice);
    else if (moment === 'question') await answer(page, seen, moments.question, speech);
    else await takeTurn(page, seen, policy, speech);
  }
  throw new Error(`the fight did not end within ${most} deeds: ${JSON.stringify(moments)}`);
}

/** The winner according to the panel ("The fight is over: Knight won."); empty when it names none. */
export async function winnerOf(page: Page): Promise<string> {
  const words = await panel(page)
    .getByText(/^The fight is over/)
    .textContent();
  return /: (.*) won\.$/.exec(words ?? '')?.[1] ?? '';
}

interface Token {
  readonly name: string;
  readonly side: string;
  readonly active: boolean;
  readonly out: boolean;
  readonly cell: Cell;
}

/** Parses an entry such as "Edda, Knight, has the turn, Health 22 of 22, C6"; `null` when it is malformed. */
function tokenIn(words: string): Token | null {
  const parts = words.split(', ');
  const place = parts.find((part) => /^[A-Z]+\d+$/.test(part));
  const [name, side] = parts;
  if (place === undefined || name === undefined || side === undefined) return null;
  const out = parts.some((part) => ['dead', 'unconscious', 'fled', 'gone'].includes(part));
  return { name, side, active: parts.includes('has the turn'), out, cell: cellCalled(place) };
}

/**
 * An approach by the list of tokens and cells instead of the map. Cells that were visited before count as farther, so
 * that no combatant is stuck behind a wall.
 */
export function approachByList({ move, things }: Speech = fightingStyle): Policy['approach'] {
  const been = new Map<string, number>();
  return async (page) => {
    const list = await openList(page);
    const words = await list.locator('ul').first().locator('button').allInnerTexts();
    const tokens = words.map(tokenIn).filter((one) => one !== null);
    const me = tokens.find((one) => one.active);
    if (!me) throw new Error(`nobody in the list has the turn: ${words.join(' | ')}`);
    const foes = tokens.filter((one) => one.side !== me.side && !one.out && !things?.test(one.name));
    const far = (cell: Cell): number => Math.min(...foes.map((foe) => stepsBetween(cell, foe.cell)));
    if (far(me.cell) <= 1) return false;
    await tapAction(page, move.label);
    const cells = list.locator('ul').nth(1).locator('button');
    const offers = (await cells.allInnerTexts()).map((text) => /^[A-Z]+\d+/.exec(text)?.[0] ?? '');
    const key = (cell: string): string => `${me.name} ${cell}`;
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [index, cell] of offers.entries()) {
      const score = far(cellCalled(cell)) + 3 * (been.get(key(cell)) ?? 0);
      if (score >= least) continue;
      best = index;
      least = score;
    }
    const chosen = offers[best];
    if (chosen === undefined) throw new Error('Move is offered, but no cell can be picked');
    been.set(key(chosen), (been.get(key(chosen)) ?? 0) + 1);
    await press(cells.nth(best));
    await expect(commitButton(page)).toHaveText(new RegExp(`to ${chosen}\\b`));
    await commit(page);
    return true;
  };
}

/**
 * An approach by tapping the map, for a duel in the open: taps the cells around the other combatant, the nearest first,
 * until one of them can be reached.
 */
export function approachByEye([a, b]: readonly [string, string]): Policy['approach'] {
  return async (page) => {
    const seen = await look(page);
    const mine = seen.some((one) => one.role === 'heading' && one.name.includes(a)) ? a : b;
    const me = cellCalled(await cellOf(page, mine));
    const foe = cellCalled(await cellOf(page, mine === a ? b : a));
    if (stepsBetween(me, foe) <= 1) return false;
    await tapAction(page, 'Move');
    const around = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x: foe.x + x, y: foe.y + y })));
    around.sort(
      (one, other) => Math.hypot(one.x - me.x, one.y - me.y) - Math.hypot(other.x - me.x, other.y - me.y),
    );
    for (const cell of around) {
      if (cell.x < 0 || cell.y < 0) continue;
      await tapCell(page, nameOfCell(cell));
      const label = (await commitButton(page).textContent()) ?? '';
      // The label may go on with the cost of the way.
      if (label.split(' · ')[0] !== `Move to ${nameOfCell(cell)}`) continue;
      await commit(page);
      return true;
    }
    throw new Error(`${mine} on ${nameOfCell(me)} finds no way to ${nameOfCell(foe)}`);
  };
}
