import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Seen } from './look.ts';
import { bar, look, panel, settled } from './look.ts';
import { press } from './press.ts';

/** The big button; its label says what will happen. */
export const commitButton = (page: Page): Locator => bar(page).getByRole('button').last();

/** A button that answers: "what does" (commit), "what lets pass" (end turn), "face 3" of the dice. */
type Careful = 'what does' | 'what lets pass' | `face ${number}`;

/** The last of these presses on a page. */
const lastPress = new WeakMap<Page, { readonly which: Careful; readonly at: number }>();

/**
 * Presses a button that answers, after waiting if it was the last one that was pressed, less than 420 ms ago: at the next
 * prompt the page ignores a second press of the same button within 400 ms as a slip of the finger.
 */
export async function pressUnhurried(
  page: Page,
  button: Locator,
  which: Careful = 'what does',
): Promise<void> {
  await unhurriedly(page, which, () => press(button));
}

/** The same with a key that is guarded as the button is. */
export async function unhurriedly(page: Page, which: Careful, deed: () => Promise<void>): Promise<void> {
  const last = lastPress.get(page);
  const since = last?.which === which ? Date.now() - last.at : Number.POSITIVE_INFINITY;
  if (since < 420) await page.waitForTimeout(420 - since);
  await deed();
  // By now the page has handled the press.
  lastPress.set(page, { which, at: Date.now() });
}

/** Presses the big button once it is enabled, and waits for the answer. */
export async function commit(page: Page): Promise<void> {
  const button = commitButton(page);
  await expect(button).toBeEnabled();
  await pressUnhurried(page, button);
  await settled(page);
}

/** Presses a button that asks once more, reads the question, and confirms: what comes up is no answer for 400 ms. */
async function pressSurely(ask: Locator, confirm: Locator): Promise<void> {
  await press(ask);
  await ask.page().waitForTimeout(450);
  await press(confirm);
}

/** Ends the fight with the game master's sheet open at its page on the fight. */
export async function endItNow(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Change by hand' });
  await pressSurely(
    sheet.getByRole('button', { name: 'End the encounter' }),
    sheet.getByRole('button', { name: 'End it now' }),
  );
}

/** Takes an action of the palette ("Strike") into the hand. */
export async function tapAction(page: Page, label: string): Promise<void> {
  await press(
    panel(page)
      .getByRole('button', { name: new RegExp(`^${label}\\b`) })
      .first(),
  );
  const making = new RegExp(`^${label}\\b.*, in the making$`);
  await expect(panel(page).getByRole('region', { name: making })).toBeVisible();
}

/** Ends the turn, or declines. */
export async function letItPass(page: Page, label = 'End turn'): Promise<void> {
  await pressUnhurried(page, bar(page).getByRole('button', { name: label }), 'what lets pass');
  await settled(page);
}

export async function undo(page: Page): Promise<void> {
  await press(bar(page).getByRole('button', { name: 'Undo' }));
  await settled(page);
}

export async function redo(page: Page): Promise<void> {
  await press(bar(page).getByRole('button', { name: 'Redo' }));
  await settled(page);
}

const inList = (one: Seen): boolean => one.within.at(-1)?.startsWith('listitem') === true;
const lies = (one: Seen, place: RegExp): boolean => one.within.some((around) => place.test(around));

/** The names of the enabled answers to the question in the panel. */
export const answersOf = (seen: readonly Seen[]): readonly string[] =>
  seen
    .filter((one) => one.role === 'button' && !one.greyed && inList(one) && lies(one, /^region "Question"/))
    .filter((one) => !lies(one, /in the making"/))
    .map((one) => one.name);

/** Whether a choice is in the hand. */
export const isArmed = (seen: readonly Seen[]): boolean =>
  seen.some((one) => one.role === 'region' && / in the making$/.test(one.name));

/** The open field of the choice in the hand: its instruction and its enabled picks; `null` when none is missing. */
export function wantedOf(
  seen: readonly Seen[],
): { readonly instruction: string; readonly picks: readonly string[] } | null {
  const button = seen.filter((one) => one.role === 'button').at(-1);
  if (button === undefined || !button.greyed) return null;
  const group = seen.find((one) => one.role === 'group' && one.name === button.name);
  if (group === undefined) return null;
  const picks = seen
    .filter((one) => one.role === 'button' && !one.greyed && !one.pressed)
    .filter((one) => one.within.includes(`group "${group.name}"`) && inList(one))
    .map((one) => one.name);
  return { instruction: group.name, picks };
}

/** Picks a value in the open field with this instruction. */
export async function pick(page: Page, instruction: string, name: string): Promise<void> {
  const field = panel(page).getByRole('group', { name: instruction, exact: true });
  await press(field.getByRole('button', { name, exact: true }));
}

/** Fills the missing fields of the choice in the hand with the first pick that suits, or else the first. */
export async function fillIn(
  page: Page,
  suits: (pick: string) => boolean = () => true,
): Promise<readonly Seen[]> {
  for (let field = 0; field < 12; field++) {
    const seen = await look(page);
    const wanted = wantedOf(seen);
    const first = wanted?.picks.find(suits) ?? wanted?.picks[0];
    if (wanted === null || first === undefined) return seen;
    await pick(page, wanted.instruction, first);
  }
  throw new Error('the choice in the hand always wants one more thing');
}

/** Answers the question in the panel, by the beginning of the answer's name or with the first enabled answer. */
export async function answerPrompt(page: Page, name?: string, seen?: readonly Seen[]): Promise<void> {
  if (!isArmed(seen ?? (await look(page)))) {
    const answers = panel(page).getByRole('region', { name: 'Question' }).getByRole('listitem');
    const named = name === undefined ? {} : { name: new RegExp(`^${name}\\b`) };
    await press(answers.getByRole('button', { disabled: false, ...named }).first());
  }
  await fillIn(page);
  await commit(page);
}
