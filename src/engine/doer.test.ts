import { expect, test } from 'vitest';
import { openDoers } from './doer.ts';

test('the doer of a fact is whoever it names; if it names nobody, whoever last harmed the target', () => {
  const doers = openDoers();
  expect(doers({ fact: 'wound', by: 'ann' }, ['harm:orc:health:3'])('orc')).toBe('ann');
  expect(doers({ fact: 'wound', by: 'bob' }, ['hit', 'harm:orc:health:1'])('orc')).toBe('bob');
  expect(doers({ fact: 'faints' }, ['out:orc'])('orc')).toBe('bob');
  expect(doers({ fact: 'died', by: 'cat' }, ['out:orc'])('orc')).toBe('cat');
});

test('healing a target does not make somebody the doer of a later fact that names nobody', () => {
  const doers = openDoers();
  doers({ fact: 'healed', by: 'cat' }, ['healed:orc:health:2']);
  expect(doers({ fact: 'burned' }, ['out:orc'])('orc')).toBeNull();
});
