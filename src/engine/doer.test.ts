import { expect, test } from 'vitest';
import { harmIn, openDoers } from './doer.ts';

test('a fact that names its doer is that one’s doing; somebody who faints faints of the last wound', () => {
  const doers = openDoers();
  expect(doers({ fact: 'wound', by: 'ann' }, ['harm:orc:health:3'])('orc')).toBe('ann');
  expect(doers({ fact: 'wound', by: 'bob' }, ['hit', 'harm:orc:health:1'])('orc')).toBe('bob');
  expect(doers({ fact: 'faints' }, ['out:orc'])('orc')).toBe('bob');
  expect(doers({ fact: 'died', by: 'cat' }, ['out:orc'])('orc')).toBe('cat');
});

test('healing is no harm, and a fire is nobody', () => {
  const doers = openDoers();
  doers({ fact: 'healed', by: 'cat' }, ['healed:orc:2']);
  expect(doers({ fact: 'burned' }, ['out:orc'])('orc')).toBeNull();
});

test('harm is of somebody, whatever colons a name has', () => {
  expect(harmIn('harm:orc:2:health:7')).toEqual({ on: 'orc:2', track: 'health', points: 7 });
  expect(harmIn('out:orc')).toBeNull();
});
