import { expect } from '@playwright/test';
import { test } from './person/test.ts';

// iPads that stand still at an older system: the browser of 17.3 lacks the one, that of 16 the other too.
const lacks: { readonly [what: string]: () => void } = {
  'AbortSignal.any': () => Reflect.deleteProperty(AbortSignal, 'any'),
  'the popover attribute': () => Reflect.deleteProperty(HTMLElement.prototype, 'popover'),
};

for (const [what, forget] of Object.entries(lacks)) {
  test(`a browser without ${what} is told that it is too old and which version is needed`, async ({
    page,
  }) => {
    await page.addInitScript(forget);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This browser is too old');
    await expect(page.getByRole('main')).toContainText('iPadOS or Safari 17.4');
    await expect(page.getByRole('button')).toHaveCount(0);
    // The words stand in the theme of the screen: they can be read.
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  });
}

test('a browser that is new enough shows no such message', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Woundtrack');
  await expect(page.getByText('too old')).toHaveCount(0);
});
