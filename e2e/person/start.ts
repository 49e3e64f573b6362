import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { press } from './press.ts';

/** The names of the sample encounters that the tests open. */
export const samples = [
  'The knight and the brute',
  'Four in the courtyard',
  'The giant’s bridge',
  'Duel at the old gate',
  'The hollow court',
  'Duel on the threshing floor',
  'Riders at the broken bridge',
  'In the pit',
  'Four in the quarry',
  'Ambush at the broken bridge',
  'The toll at the mill',
  'The burnt crossing',
  'The fiend’s gate',
] as const;
export type Sample = (typeof samples)[number];

/** Opens the start page. `address` may be `/?test`, which installs the hooks for tests. */
export async function comeIn(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Woundtrack' })).toBeVisible();
}

/** Opens a sample fight from the start page, with digital dice or with real ones. */
export async function openSample(
  page: Page,
  name: Sample,
  { dice = 'digital', address = '/' }: { readonly dice?: 'digital' | 'real'; readonly address?: string } = {},
): Promise<void> {
  await comeIn(page, address);
  const choice = page.getByRole('radio', { name: dice === 'real' ? 'Real dice' : 'Digital dice' });
  await press(choice);
  await expect(choice).toBeChecked();
  await press(sampleCard(page, name));
  await inFight(page, name);
}

/** The card of a sample on the start page. */
export const sampleCard = (page: Page, name: Sample): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });

/** Expects that the fight with this name is open. */
export async function inFight(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
}

/** Continues the fight that was played last, from the start page. */
export async function goOnWith(page: Page, name: string): Promise<void> {
  await press(page.getByRole('button', { name: `Go on with ${name}` }));
  await inFight(page, name);
}
