import { expect, test } from 'vitest';
import type { LogLine } from '../../protocol/messages.ts';
import { lastDeed, worthTelling } from './recent.ts';

const line = (text: string, level: LogLine['level'], part: Partial<LogLine> = {}): LogLine =>
  ({ id: 0, text, level, ...part }) as LogLine;

const roll = {} as NonNullable<LogLine['roll']>;

const told = (...lines: readonly LogLine[]): readonly string[] =>
  worthTelling(lines.map((one) => ({ line: one, parts: [one] }))).map((row) => row.line.text);

test('deeds and details are all told if there is room', () => {
  expect(told(line('a', 'deed'), line('b', 'detail'))).toEqual(['a', 'b']);
});

test('of more than four lines the last details give way first; dice and deeds stay', () => {
  const blow = [
    line('rolls', 'detail', { roll }),
    line('hits', 'deed'),
    line('damage', 'detail'),
    line('wound', 'deed'),
    line('defends no more', 'detail'),
  ];
  expect(told(...blow)).toEqual(['rolls', 'hits', 'damage', 'wound']);
  expect(told(...blow, line('falls', 'deed'))).toEqual(['rolls', 'hits', 'wound', 'falls']);
});

test('the gains at the start of a round do not push out the deed before them', () => {
  const gains = ['a', 'b', 'c', 'd', 'e'].map((who) => line(`${who} gains`, 'detail'));
  expect(told(line('bleeds', 'deed'), ...gains)).toEqual(['bleeds', 'a gains', 'b gains', 'c gains']);
});

test('of more than four deeds the newest four are told', () => {
  expect(told(...['a', 'b', 'c', 'd', 'e'].map((text) => line(text, 'deed')))).toEqual(['b', 'c', 'd', 'e']);
});

test('a detail that tells a wound stays', () => {
  const shock = line('Shock', 'detail', { wound: true });
  const lines = [
    line('hit', 'deed'),
    line('hurt', 'deed'),
    line('falls', 'detail'),
    shock,
    line('out', 'deed'),
  ];
  expect(told(...lines)).toEqual(['hit', 'hurt', 'Shock', 'out']);
});

test('the last deed is told as its row: a walk of two squares is one walk', () => {
  const step = (id: number, to: string) =>
    line(`Thug moves 1 square to ${to}`, 'deed', {
      id,
      round: 1,
      turn: 'thug',
      piece: { of: 'moved thug', count: 1, many: ['Thug moves ', ` squares to ${to}`] },
    });
  const lines = [line('Round 1', 'heading', { id: 1, round: 1 }), step(2, 'H6'), step(3, 'I6')];
  expect(lastDeed(lines, 1)).toBe('Thug moves 2 squares to I6');
  expect(lastDeed(lines, 3)).toBeNull();
});
