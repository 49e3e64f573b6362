import { afterEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
afterEach(() => kept.clear());

/** The drafts of a fresh page. */
async function page() {
  vi.resetModules();
  return import('./quick-draft.ts');
}

const ford = { ground: 'ford', party: { 'pack/wenna': 1 }, enemies: { 'pack/goblin': 2 }, own: ['own/a'] };

test('drafts of quick fights outlast a reload, one for each system', async () => {
  const first = await page();
  first.draftQuick('wound-slots', ford);
  first.draftQuick('persona', { ...ford, ground: 'court' });
  expect(first.useQuickDrafts.getState()['wound-slots']).toEqual(ford);
  const second = await page();
  expect(second.useQuickDrafts.getState()).toEqual({
    'wound-slots': ford,
    persona: { ...ford, ground: 'court' },
  });
});

test('a draft leaves those that another tab has stored for other systems as they are', async () => {
  const first = await page();
  const second = await page();
  first.draftQuick('wound-slots', ford);
  second.draftQuick('persona', { ...ford, ground: 'court' });
  const third = await page();
  expect(third.useQuickDrafts.getState()).toEqual({
    'wound-slots': ford,
    persona: { ...ford, ground: 'court' },
  });
});

test('stored drafts and counts that cannot be read are left out', async () => {
  kept.set('woundtrack:quick', '{');
  const { readDrafts, useQuickDrafts } = await page();
  expect(useQuickDrafts.getState()).toEqual({});
  expect(
    readDrafts({ a: 5, b: { ground: 3, own: [] }, c: { ...ford, party: { x: -1, y: 'z', w: 2 } } }),
  ).toEqual({
    c: { ...ford, party: { w: 2 } },
  });
});
