import { expect, test } from 'vitest';
import type { LogLine } from '../../protocol/messages.ts';
import { announced, heardAt, spoken, takenBack } from './announced.ts';

const line = (id: number, text: string, part: Partial<LogLine> = {}): LogLine => ({
  id,
  round: 2,
  turn: 'isra',
  level: 'deed',
  text,
  ...part,
});

test('the new lines after an answer are announced, without details and undone lines', () => {
  const lines = [
    line(7, 'Isra attacks'),
    line(8, 'Round 4', { level: 'heading' }),
    line(9, 'Isra gets 12 AP', { level: 'detail' }),
    line(10, 'An effect has run out'),
    line(11, 'Guard is bound', { undone: true }),
  ];
  expect(announced(lines, 7)).toEqual(['Round 4', 'An effect has run out']);
  expect(announced(lines, 11)).toEqual([]);
});

test('of six lines, five of them new, the newest four are announced; of a fight just opened none', () => {
  const lines = [1, 2, 3, 4, 5, 6].map((id) => line(id, `line ${id}`));
  expect(announced(lines, 1)).toEqual(['line 3', 'line 4', 'line 5', 'line 6']);
  expect(announced(lines, null)).toEqual([]);
});

test('what the first answer of a fight brings is announced too: its log was empty before it', () => {
  expect(announced([line(0, 'Initiative of Edda: 14')], -1)).toEqual(['Initiative of Edda: 14']);
});

test('an undo is announced once, by its newest line that is no detail', () => {
  const before = [
    line(1, 'Isra moves'),
    line(2, 'Isra attacks'),
    line(3, 'Guard has 5 left', { level: 'detail' }),
  ];
  const gone = before.map((one) => (one.id > 1 ? { ...one, undone: true as const } : one));
  expect(takenBack(before, gone)).toBe('Isra attacks');
  // Another deed follows while the undone line stays in the log.
  expect(takenBack(gone, [...gone, line(4, 'Isra waits')])).toBeNull();
  expect(takenBack([], gone)).toBeNull();
});

test('what is read out is a row of sentences, each with one mark at its end', () => {
  expect(spoken(['Taken back: Found.', 'Brute fails', '', 'What does Brute do?'])).toBe(
    'Taken back: Found. Brute fails. What does Brute do?',
  );
  expect(spoken(['Nothing is found.', 'The fight is over'])).toBe('Nothing is found. The fight is over');
  expect(spoken([''])).toBe('');
});

test('a question is read once: not again when its answer is sent, or when a line comes in while it is open', () => {
  const asked = { id: 3, question: 'Does Guard parry?' };
  const before = [line(7, 'Isra attacks')];
  const open = heardAt({ lines: before, prompt: asked, since: 6 }, null);
  expect(open.text).toBe('Isra attacks. Does Guard parry?');
  const sent = heardAt({ lines: before, prompt: asked, since: 7 }, open);
  expect(sent.text).toBe(open.text);
  const byHand = heardAt({ lines: [...before, line(8, 'Guard falls')], prompt: asked, since: 7 }, sent);
  expect(byHand.text).toBe('Guard falls');
  const next = {
    lines: [...before, line(8, 'Guard parries')],
    prompt: { id: 4, question: 'What now?' },
    since: 7,
  };
  expect(heardAt(next, sent).text).toBe('Guard parries. What now?');
});

test('what was taken back is read before the question that is open again, and not with what comes after it', () => {
  const question = { id: 3, question: 'Does Guard parry?' };
  const stood = [line(7, 'Isra attacks'), line(8, 'Guard parries')];
  const before = heardAt({ lines: stood, prompt: { id: 4, question: 'What now?' }, since: 7 }, null);
  const undone = [line(7, 'Isra attacks'), line(8, 'Guard parries', { undone: true })];
  const back = heardAt({ lines: undone, prompt: question, since: null }, before);
  expect(back.text).toBe('Taken back: Guard parries. Does Guard parry?');
  const dodged = [...undone, line(9, 'Guard dodges')];
  const again = heardAt({ lines: dodged, prompt: { id: 4, question: 'What now?' }, since: 8 }, back);
  expect(again.text).toBe('Guard dodges. What now?');
});
