import { beforeEach, expect, test } from 'vitest';
import type { PreviewReply } from '../protocol/messages.ts';
import { draftOf } from './draft.ts';
import { foreseenBy, takeForeseen, thinkAhead } from './foresight.ts';
import { session, useSession } from './session.ts';
import { useTable } from './table.ts';

const wait = { id: 'wait', label: 'Wait', clause: 'C-1', group: 'end' };
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const inHand = () => useSession.getState().draft;

let answer: (reply: PreviewReply | null) => void;
beforeEach(() => {
  session.clear();
  useTable.setState({ prompt: { id: 7 } as never });
  foreseenBy(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
});

test('a choice is taken into the hand only after its preview has arrived', async () => {
  const draft = draftOf(7, wait);
  const taken = takeForeseen(draft);
  await later(0);
  expect(inHand()).toBeNull();
  answer({ ok: true, choice: { option: 'wait' }, provokes: [] });
  await taken;
  expect(inHand()).toBe(draft);
});

test('if no preview arrives, the choice is taken into the hand all the same', async () => {
  const draft = draftOf(7, wait);
  await takeForeseen(draft);
  expect(inHand()).toBe(draft);
});

test('a choice is dropped if another was taken or the prompt changed while its preview was awaited', async () => {
  const other = draftOf(7, { ...wait, id: 'other' });
  const first = takeForeseen(draftOf(7, wait));
  session.take(other);
  await first;
  expect(inHand()).toBe(other);
  session.disarm();
  const old = takeForeseen(draftOf(7, wait));
  useTable.setState({ prompt: { id: 8 } as never });
  await old;
  expect(inHand()).toBeNull();
});

test('of two taps the later one is in the hand', async () => {
  const first = takeForeseen(draftOf(7, wait));
  const second = draftOf(7, { ...wait, id: 'other' });
  await takeForeseen(second);
  await first;
  expect(inHand()).toBe(second);
});

test('a preview that was asked for while the finger was still down is not asked for again', async () => {
  let asked = 0;
  foreseenBy((choice) => {
    asked++;
    return Promise.resolve({ ok: true, choice, provokes: [] });
  });
  const draft = draftOf(7, { ...wait, id: 'early' });
  thinkAhead(draft);
  await later(0);
  expect(inHand()).toBeNull();
  await takeForeseen(draft);
  expect(inHand()).toBe(draft);
  expect(asked).toBe(1);
});

test('two people who are asked the same in a row get a preview each: nothing has happened between the two questions', async () => {
  const dodge = { id: 'dodge', label: 'Dodge', clause: 'C-1', group: 'reaction' };
  const asked: (number | undefined)[] = [];
  foreseenBy((choice) => {
    asked.push(useTable.getState().prompt?.id);
    return Promise.resolve({ ok: true, choice });
  });
  await takeForeseen(draftOf(7, dodge));
  session.disarm();
  useTable.setState({ prompt: { id: 8 } as never });
  await takeForeseen(draftOf(8, dodge));
  expect(asked).toEqual([7, 8]);
});
