import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { commit, letItPass, tapAction } from './answer.ts';
import { enterFaces } from './dice.ts';
import { panel } from './look.ts';
import { press } from './press.ts';

/** Single steps of a scripted fight, in the words of the screen. */

const named = (words: string): RegExp => new RegExp(`^${words}\\b`);

/** Sets a field of the choice in the hand, whether it is open, already chosen or shown with its default. */
export async function setField(page: Page, field: string, value: string): Promise<void> {
  const making = panel(page).getByRole('region', { name: / in the making$/ });
  // An open field is labelled by its name, as a question or after "Choose:".
  const open = making.getByRole('group', {
    name: new RegExp(`^(${field}( what)?\\?|Choose: ${field.toLowerCase()}$)`),
  });
  if ((await open.count()) === 0) {
    const chosen = making.getByRole('button', { name: new RegExp(`^${field}: .*Change$`) });
    if ((await chosen.count()) === 0) {
      const usual = making.getByText(new RegExp(`^${field} |· ${field} `)).first();
      if ((await usual.count()) > 0) await press(usual);
    }
    if ((await chosen.count()) === 0) return expect(making).toContainText(`${field} ${value}`);
    if ((await chosen.getAttribute('aria-label')) === `${field}: ${value}. Change`) return;
    await press(chosen);
  }
  await press(open.getByRole('button', { name: named(value) }).first());
}

/** Takes an action into the hand and fills its fields, without committing it. */
export async function ready(
  page: Page,
  action: string,
  fields: { readonly [field: string]: string } = {},
): Promise<void> {
  await tapAction(page, action);
  for (const [field, value] of Object.entries(fields)) await setField(page, field, value);
}

/** Takes an action into the hand, fills its fields and commits it. */
export async function act(
  page: Page,
  action: string,
  fields: { readonly [field: string]: string } = {},
): Promise<void> {
  await ready(page, action, fields);
  await commit(page);
}

/** Expects a dice pad for `what`, and types these faces. */
export async function roll(page: Page, what: string | RegExp, ...faces: readonly number[]): Promise<void> {
  await expect(panel(page).getByRole('region', { name: 'Roll', exact: true })).toContainText(what);
  await enterFaces(page, faces);
}

/** Expects this question in the panel, and answers it with the answer that begins with `words`. */
export async function answer(
  page: Page,
  question: string | RegExp,
  words: string,
  fields: { readonly [field: string]: string } = {},
): Promise<void> {
  const card = panel(page).getByRole('region', { name: 'Question' });
  await expect(card).toContainText(question);
  // If there is only one answer, it is in the hand already.
  const making = card.getByRole('region', { name: new RegExp(`^${words}\\b.*, in the making$`) });
  const button = card.getByRole('listitem').getByRole('button', { name: named(words) });
  await expect(making.or(button).first()).toBeVisible();
  if ((await making.count()) === 0) await press(button);
  for (const [field, value] of Object.entries(fields)) await setField(page, field, value);
  await commit(page);
}

/** Expects this question in the panel, and declines by the button `words`. */
export async function decline(page: Page, question: string | RegExp, words: string): Promise<void> {
  await expect(panel(page).getByRole('region', { name: 'Question' })).toContainText(question);
  await letItPass(page, words);
}

/** Expects the turn of `who`, and ends it. */
export async function endTurnOf(page: Page, who: string): Promise<void> {
  await expect(panel(page).getByRole('heading', { name: who })).toBeVisible();
  await letItPass(page);
}

/** Opens a tab of the panel. In the portrait layout the sheet is raised for the log and lowered for the other tabs. */
export async function openTab(page: Page, name: 'Act' | 'Wounds' | 'Log'): Promise<void> {
  await press(panel(page).getByRole('tab', { name }));
  const raise = panel(page).getByRole('button', { name: 'Raise the sheet' });
  if ((await raise.count()) === 0) return;
  const isRaised = (await raise.getAttribute('aria-disabled')) === 'true';
  if (name === 'Log' && !isRaised) await press(raise);
  else if (name !== 'Log' && isRaised)
    await press(panel(page).getByRole('button', { name: 'Lower the sheet' }));
}
