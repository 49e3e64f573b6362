import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Json } from '../kernel/json.ts';

const kept = new Map<string, string>();
let room = Number.POSITIVE_INFINITY;
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (value.length > room) throw new Error('full');
    kept.set(key, value);
  },
  removeItem: (key: string) => kept.delete(key),
});
afterEach(() => {
  kept.clear();
  room = Number.POSITIVE_INFINITY;
});

/** A fresh page on the same device. */
async function page() {
  vi.resetModules();
  const { documentDraft, useDocumentDrafts } = await import('./document-draft.ts');
  return { ...documentDraft, draft: (id: string) => useDocumentDrafts.getState()[id] };
}

const named = (name: string) => (): Json => ({ name });
const ford: Json = { name: 'Ford' };

test('each change is one undo step; a new change clears redo; a change without effect is no step', async () => {
  const { open, change, undo, redo, draft } = await page();
  open('a', ford);
  change('a', named('Mill'));
  change('a', named('Inn'));
  undo('a');
  expect(draft('a')).toEqual({ now: { name: 'Mill' }, past: [ford], future: [{ name: 'Inn' }] });
  redo('a');
  expect(draft('a')?.now).toEqual({ name: 'Inn' });
  undo('a');
  undo('a');
  undo('a');
  expect(draft('a')?.now).toEqual(ford);
  change('a', named('Tower'));
  expect(draft('a')).toEqual({ now: { name: 'Tower' }, past: [ford], future: [] });
  undo('a');
  change('a', (now) => now);
  change('a', named('Ford'));
  expect(draft('a')).toEqual({ now: ford, past: [], future: [{ name: 'Tower' }] });
});

test('a document has changes that are not kept from the first one until it is kept, or as it was again', async () => {
  const first = await page();
  first.open('a', ford);
  expect(first.isUnkept('a', ford)).toBe(false);
  first.change('a', named('Mill'));
  expect(first.isUnkept('a', ford)).toBe(true);
  const second = await page();
  expect(second.isUnkept('a', ford)).toBe(true);
  second.open('a', ford);
  second.undo('a');
  expect(second.isUnkept('a', ford)).toBe(false);
  second.redo('a');
  second.kept('a', { name: 'Mill' });
  expect(second.isUnkept('a', { name: 'Mill' })).toBe(false);
  // What is changed in the library afterwards, such as its name, is no change that waits to be kept.
  expect(second.isUnkept('a', { name: 'Inn' })).toBe(false);
});

test('opened again, a document is as another tab has changed or kept it since', async () => {
  const here = await page();
  here.open('a', ford);
  here.change('a', named('Mill'));
  const there = await page();
  there.open('a', ford);
  there.change('a', named('Inn'));

  here.open('a', ford);
  expect(here.draft('a')).toEqual({ now: { name: 'Inn' }, past: [ford, { name: 'Mill' }], future: [] });

  there.kept('a', { name: 'Inn' });
  expect(here.isUnkept('a', { name: 'Inn' })).toBe(false);
  there.change('a', named('Tower'));
  there.kept('a', { name: 'Tower' });
  here.open('a', { name: 'Tower' });
  expect(here.draft('a')).toEqual({ now: { name: 'Tower' }, past: [], future: [] });
});

test('an unsaved draft outlasts a reload with its undo steps; a saved one is opened from the library', async () => {
  const first = await page();
  first.open('a', ford);
  first.change('a', named('Mill'));
  const second = await page();
  second.open('a', ford);
  const draft = second.draft('a');
  expect(draft).toEqual({ now: { name: 'Mill' }, past: [ford], future: [] });
  // Opening it again after a visit to another page changes nothing.
  second.open('a', ford);
  expect(second.draft('a')).toBe(draft);
  second.kept('a', { name: 'Mill' });
  const third = await page();
  third.open('a', { name: 'Mill' });
  expect(third.draft('a')).toEqual({ now: { name: 'Mill' }, past: [], future: [] });
});

test('a change made while the library saves stays in the draft and outlasts a reload', async () => {
  const first = await page();
  first.open('a', ford);
  first.change('a', named('Mill'));
  const written = { name: 'Mill' };
  first.change('a', named('Inn'));
  first.kept('a', written);
  // The page refetches the library.
  first.open('a', written);
  expect(first.draft('a')).toEqual({ now: { name: 'Inn' }, past: [ford, written], future: [] });
  const second = await page();
  second.open('a', written);
  expect(second.draft('a')?.now).toEqual({ name: 'Inn' });
});

test('with too little room on the device, the draft is stored without its undo steps', async () => {
  const first = await page();
  first.open('a', ford);
  room = 60;
  first.change('a', named('Mill'));
  first.change('a', named('Inn'));
  const second = await page();
  second.open('a', ford);
  expect(second.draft('a')).toEqual({ now: { name: 'Inn' }, past: [], future: [] });
});

test('of a large encounter the device stores the last two undo steps, the page keeps all four', async () => {
  const large = (name: string): Json => ({ name, about: 'x'.repeat(400_000) });
  const { open, change, draft } = await page();
  open('a', ford);
  for (const name of ['Mill', 'Inn', 'Tower', 'Ruin']) change('a', () => large(name));
  expect(draft('a')?.past).toHaveLength(4);
  const second = await page();
  second.open('a', ford);
  // Only two steps fit into the budget of a million characters.
  expect(second.draft('a')).toEqual({ now: large('Ruin'), past: [large('Inn'), large('Tower')], future: [] });
});

test('a stored draft that cannot be read is ignored', async () => {
  kept.set('woundtrack:encounter:a', '{"now":5}');
  kept.set('woundtrack:encounter:b', '{');
  const { open, draft } = await page();
  open('a', ford);
  open('b', null);
  expect(draft('a')?.now).toEqual(ford);
  expect(draft('b')).toBeUndefined();
});

test('a saved draft that was renamed in the library is opened under its new name, without undo steps', async () => {
  const { open, change, kept: keep, draft } = await page();
  open('a', ford);
  change('a', named('Mill'));
  keep('a', { name: 'Mill' });
  open('a', { name: 'Mill' });
  expect(draft('a')?.past).toEqual([ford]);
  open('a', { name: 'Watermill' });
  expect(draft('a')).toEqual({ now: { name: 'Watermill' }, past: [], future: [] });
});

describe('two tabs', () => {
  /** A tab with the encounter open. */
  async function tab(id: string, kept: Json) {
    const one = await page();
    const { startWriting, stopWriting, isElsewhere } = await import('./document-writer.ts');
    one.open(id, kept);
    startWriting(id);
    return { ...one, isElsewhere: () => isElsewhere(id), leave: () => stopWriting(id) };
  }
  const heard = (test: () => boolean) => vi.waitFor(() => expect(test()).toBe(true));

  test('the tab that opened last writes; the first is told, follows, and can take over with all that was written', async () => {
    const first = await tab('a', ford);
    first.change('a', named('Mill'));
    const second = await tab('a', ford);
    await heard(first.isElsewhere);
    second.change('a', named('Inn'));
    // A tab that only follows writes nothing.
    first.change('a', named('Tower'));
    first.undo('a');
    first.follow('a');
    expect(first.draft('a')).toEqual({ now: { name: 'Inn' }, past: [ford, { name: 'Mill' }], future: [] });
    expect(second.isElsewhere()).toBe(false);

    first.takeOver('a', ford);
    await heard(second.isElsewhere);
    first.change('a', named('Tower'));
    expect(first.draft('a')?.past.at(-1)).toEqual({ name: 'Inn' });
    second.change('a', named('Ruin'));
    expect(second.draft('a')?.now).toEqual({ name: 'Inn' });
  });

  test('taking over after the other tab saved continues from the saved document, without undo steps', async () => {
    const first = await tab('a', ford);
    first.change('a', named('Mill'));
    const second = await tab('a', ford);
    await heard(first.isElsewhere);
    second.change('a', named('Inn'));
    second.kept('a', { name: 'Inn' });
    first.takeOver('a', { name: 'Inn' });
    expect(first.draft('a')).toEqual({ now: { name: 'Inn' }, past: [], future: [] });
  });

  test('a change that the device had no room for is one undo step back after taking over', async () => {
    const first = await tab('a', ford);
    room = 5;
    first.change('a', named('Mill'));
    const second = await tab('a', ford);
    expect(second.draft('a')?.now).toEqual(ford);
    await heard(first.isElsewhere);
    first.takeOver('a', ford);
    expect(first.draft('a')?.now).toEqual(ford);
    first.undo('a');
    expect(first.draft('a')?.now).toEqual({ name: 'Mill' });
  });

  test('such a change is not given up for what the other tab writes in the meantime', async () => {
    const first = await tab('a', ford);
    room = 5;
    first.change('a', named('Mill'));
    room = Number.POSITIVE_INFINITY;
    const second = await tab('a', ford);
    await heard(first.isElsewhere);
    second.change('a', named('Inn'));
    first.follow('a');
    first.takeOver('a', ford);
    expect(first.draft('a')?.now).toEqual({ name: 'Inn' });
    first.undo('a');
    expect(first.draft('a')?.now).toEqual({ name: 'Mill' });
  });

  test('what another tab has written since is not removed from the device by a tab that has just saved', async () => {
    const first = await tab('a', ford);
    first.change('a', named('Mill'));
    const second = await tab('a', ford);
    await heard(first.isElsewhere);
    second.change('a', named('Inn'));
    // The library had not answered yet when the other tab took over.
    first.kept('a', { name: 'Mill' });
    const third = await page();
    third.open('a', { name: 'Mill' });
    expect(third.draft('a')?.now).toEqual({ name: 'Inn' });
  });

  test('opening an encounter tells the tabs that have it open, not a tab that has left it', async () => {
    const first = await tab('a', ford);
    const other = await tab('b', ford);
    other.leave();
    await tab('b', ford);
    await tab('a', ford);
    await heard(first.isElsewhere);
    expect(other.isElsewhere()).toBe(false);
  });
});

test('discarding changes restores the saved document as one undo step; discarding again is no step', async () => {
  const { open, change, discard, undo, draft } = await page();
  open('a', ford);
  change('a', named('Mill'));
  change('a', named('Inn'));
  discard('a', ford);
  expect(draft('a')).toEqual({ now: ford, past: [ford, { name: 'Mill' }, { name: 'Inn' }], future: [] });
  discard('a', ford);
  expect(draft('a')?.past).toHaveLength(3);
  undo('a');
  expect(draft('a')?.now).toEqual({ name: 'Inn' });
});
