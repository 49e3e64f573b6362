import { expect, test } from 'vitest';
import { harmIn, healingIn, openDoers } from './doer.ts';

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

test('a tag of harm or healing is read into target, track and points, even if the id contains a colon', () => {
  expect(harmIn('harm:orc:2:health:7')).toEqual({ on: 'orc:2', track: 'health', points: 7 });
  expect(harmIn('out:orc')).toBeNull();
  expect(harmIn('healed:orc:health:7')).toBeNull();
  expect(healingIn('healed:orc:health:7')).toEqual({ on: 'orc', track: 'health', points: 7 });
  expect(healingIn('harm:orc:health:7')).toBeNull();
});
