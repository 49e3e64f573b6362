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
  redo,
  tapAction,
  undo,
} from './person/answer.ts';
import { answerByKeys, armByNumber, commitByKey, fillByNumber, passByKey } from './person/keys.ts';
import type { Seen } from './person/look.ts';
import { bar, look, momentOf, panel, settled } from './person/look.ts';
import { tapCell } from './person/map.ts';
import type { Middle } from './person/middle.ts';
import { apart, fromItsMiddle } from './person/middle.ts';
import { press } from './person/press.ts';
import { openRecord } from './person/record.ts';
import { comeIn, openSample } from './person/start.ts';
import type { PlayedSystem } from './person/systems.ts';
import { systems, tablets } from './person/systems.ts';
import { test } from './person/test.ts';
import { fingersOf, watchFingers } from './person/touches.ts';

/**
 * A whole turn in each of the rule systems: a move, an attack, the answers to questions, the end of the turn, undo
 * and redo. Once with one finger that never drags, once with the keys that the help lists.
 */

interface Turn {
  readonly system: PlayedSystem;
  /** Who has the turn, and who is attacked. */
  readonly me: string;
  readonly foe: string;
  readonly middle: Middle;
  /** Nothing is left to do then, and the rules say that the turn is over. */
  readonly endsByItself?: true;
}

// With these dice the attack comes near enough for the other to be asked.
const turns: readonly Turn[] = [
  {
    system: systems.fightingStyle,
    me: 'Edda',
    foe: 'Brute',
    middle: { active: 'edda', initiative: { edda: 9, brute: 4 }, with: apart('edda', 'brute') },
  },
  {
    system: systems.persona,
    me: 'Rin',
    foe: 'Glass Hound',
    middle: {
      seed: 'turn2',
      active: 'rin',
      initiative: { rin: 9, 'glass-hound': 5 },
      with: apart('rin', 'glass-hound'),
    },
  },
  {
    system: systems.woundSlots,
    me: 'Torvin',
    foe: 'Guard',
    middle: {
      seed: 'turn2',
      active: 'torvin',
      initiative: { torvin: 14, guard: 11 },
      with: apart('torvin', 'guard'),
    },
  },
  {
    // Sill instead of Tovo: she can guard herself against an attack.
    system: systems.worldShapers,
    me: 'Pit wrestler',
    foe: 'Sill',
    middle: {
      active: 'pit-wrestler',
      initiative: { 'pit-wrestler': 20, tovo: 15 },
      with: { ...apart('pit-wrestler', 'tovo'), tovo: { cell: { x: 6, y: 5 }, sheet: { use: 'sill' } } },
    },
  },
  {
    system: systems.actionDice,
    endsByItself: true,
    me: 'Hadra',
    foe: 'Veteran',
    middle: {
      seed: 'turn2',
      active: 'hadra',
      initiative: { hadra: 15, veteran: 8, pillar: 1 },
      with: apart('hadra', 'veteran'),
    },
  },
];

const hasTheTurn = (page: Page, who: string) =>
  expect(
    page
      .getByRole('toolbar', { name: /^Order of turns/ })
      .getByRole('button', { name: new RegExp(`^${who},`) }),
  ).toHaveAccessibleName(/has the turn/);

const isAsked = (page: Page, who: string): Promise<boolean> =>
  panel(page).getByRole('region', { name: 'Question' }).getByText(`${who} decides`).isVisible();

/** The table's questions one after the other until the turn goes on; how often the foe was asked and answered. */
async function untilTheTurnGoesOn(
  page: Page,
  foe: string,
  answer: (seen: readonly Seen[]) => Promise<void>,
): Promise<number> {
  let answered = 0;
  for (let question = 0; question < 20; question++) {
    const seen = await look(page);
    if (momentOf(seen) !== 'question') return answered;
    if ((await isAsked(page, foe)) && (isArmed(seen) || answersOf(seen).length > 0)) answered++;
    await answer(seen);
  }
  throw new Error('the questions do not end');
}

for (const { system, me, foe, middle, endsByItself } of turns) {
  const { attack, move } = system.speech;

  test.describe(system.id, () => {
    test.use({ viewport: tablets.upright, hasTouch: true });

    test(`${system.id}: a whole turn with one finger and no drag`, async ({ page }) => {
      await watchFingers(page);
      await comeIn(page);
      await openRecord(page, await fromItsMiddle(system.id, middle));
      await hasTheTurn(page, me);

      await tapAction(page, move.label);
      await tapCell(page, 'F6');
      await expect(commitButton(page)).toHaveText(/to F6\b/);
      await commit(page);
      const byTaps = async (seen: readonly Seen[]): Promise<void> =>
        answersOf(seen).length > 0 || isArmed(seen)
          ? answerPrompt(page)
          : press(bar(page).getByTestId('end-turn'));
      const before = await untilTheTurnGoesOn(page, foe, byTaps);

      await tapAction(page, attack.label);
      await fillIn(page);
      await expect(commitButton(page)).toHaveText(new RegExp(foe));
      await commit(page);
      expect(before + (await untilTheTurnGoesOn(page, foe, byTaps)), 'the foe has answered').toBeGreaterThan(
        0,
      );

      if (!endsByItself) await letItPass(page);
      await untilTheTurnGoesOn(page, foe, byTaps);
      await hasTheTurn(page, foe);
      await undo(page);
      await hasTheTurn(page, me);
      await redo(page);
      await hasTheTurn(page, foe);
      expect(await fingersOf(page)).toEqual({ most: 1, mice: 0, dragged: 0 });
    });
  });

  test(`${system.id}: a whole turn with the keyboard`, async ({ page }) => {
    await comeIn(page);
    await openRecord(page, await fromItsMiddle(system.id, middle));
    await hasTheTurn(page, me);
    await watchFingers(page);
    const key = async (...names: readonly string[]): Promise<void> => {
      for (const name of names) await page.keyboard.press(name);
      await settled(page);
    };

    await key('?');
    await expect(page.getByRole('dialog', { name: 'How it works' })).toBeVisible();
    await key('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    // One walks, thinks better of it, and walks.
    await key('ArrowRight');
    await expect(commitButton(page)).toHaveText(/to E6\b/);
    await key('Escape');
    await expect(commitButton(page)).toHaveText('Choose what to do');
    await key('ArrowRight', 'ArrowRight');
    await expect(commitButton(page)).toHaveText(/to F6\b/);
    await commitByKey(page, 'Enter');
    const byKeys = (seen: readonly Seen[]): Promise<void> => answerByKeys(page, seen, 'Enter');
    const before = await untilTheTurnGoesOn(page, foe, byKeys);

    await armByNumber(page, new RegExp(`^${attack.label}\\b`));
    await fillByNumber(page);
    await expect(commitButton(page)).toHaveText(new RegExp(foe));
    await commitByKey(page, 'Enter');
    expect(before + (await untilTheTurnGoesOn(page, foe, byKeys)), 'the foe has answered').toBeGreaterThan(0);

    if (!endsByItself) await passByKey(page);
    await untilTheTurnGoesOn(page, foe, byKeys);
    await hasTheTurn(page, foe);
    await key('z');
    await hasTheTurn(page, me);
    await key('Shift+Z');
    await hasTheTurn(page, foe);
    expect(await fingersOf(page)).toEqual({ most: 0, mice: 0, dragged: 0 });
  });
}

test('on a phone the head of a long form stays in view while the form is scrolled', async ({ page }) => {
  await openSample(page, 'Riders at the broken bridge');
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page.getByText('A check decides'));
  const last = page.getByRole('tabpanel').getByText('Bandit archer').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(
    page.getByRole('region', { name: 'Question' }).getByText('Who is surprised?'),
  ).not.toBeInViewport();
  await expect(page.getByRole('heading', { name: /^Begin the fight/ })).toBeInViewport({ ratio: 1 });
});
