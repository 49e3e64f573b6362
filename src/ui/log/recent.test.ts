import { expect, test } from 'vitest';
import type { LogLine } from '../../protocol/messages.ts';
import { lastDeed, worthTelling } from './recent.ts';

const line = (text: string, level: LogLine['level'], part: Partial<LogLine> = {}): LogLine =>
  ({ id: 0, text, level, ...part }) as LogLine;

const roll = {} as NonNullable<LogLine['roll']>;

const told = (...lines: readonly LogLine[]): readonly string[] =>
  worthTelling(lines.map((one) => ({ line: one, parts: [one] }))).map((row) => row.line.text);

test('what just happened: as many lines as there is room for', () => {
  expect(told(line('a', 'deed'), line('b', 'detail'))).toEqual(['a', 'b']);
});

test('a blow keeps its dice; the details after it give way, the last of them first', () => {
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

test('points that come with a round do not push out what the turn before it has brought', () => {
  const gains = ['a', 'b', 'c', 'd', 'e'].map((who) => line(`${who} gains`, 'detail'));
  expect(told(line('bleeds', 'deed'), ...gains)).toEqual(['bleeds', 'a gains', 'b gains', 'c gains']);
});

test('of deeds alone the newest stay', () => {
  expect(told(...['a', 'b', 'c', 'd', 'e'].map((text) => line(text, 'deed')))).toEqual(['b', 'c', 'd', 'e']);
});

test('a wound that is told in a detail stays', () => {
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

test('what was done last is told as the row says it: a walk of several squares is one walk', () => {
  const step = (id: number, to: string) =>
    line(`Thug moves 1 square to ${to}`, 'deed', {
      id,
      round: 1,
      turn: 'thug',
      piece: { of: 'moved thug', count: 1, many: `Thug moves # squares to ${to}` },
    });
  const lines = [line('Round 1', 'heading', { id: 1, round: 1 }), step(2, 'H6'), step(3, 'I6')];
  expect(lastDeed(lines, 1)).toBe('Thug moves 2 squares to I6');
  expect(lastDeed(lines, 3)).toBeNull();
});
