import { expect, test } from 'vitest';
import { conditionIn, harmIn, healingIn, isAbout, isOfDeed, whomIn } from './outcome-tag.ts';

test('a tag of harm or healing is read into target, track and points', () => {
  expect(harmIn('harm:orc:health:7')).toEqual({ on: 'orc', track: 'health', points: 7 });
  expect(harmIn('out:orc')).toBeNull();
  expect(harmIn('harm')).toBeNull();
  expect(harmIn('healed:orc:health:7')).toBeNull();
  expect(healingIn('healed:orc:health:7')).toEqual({ on: 'orc', track: 'health', points: 7 });
  expect(healingIn('harm:orc:health:7')).toBeNull();
});

test('a tag names whom it befalls, and only a tag of that kind', () => {
  expect(whomIn('out', 'out:orc-2')).toBe('orc-2');
  expect(whomIn('out', 'back:orc-2')).toBeNull();
  expect(whomIn('out', 'out')).toBeNull();
  expect(conditionIn('condition:orc:knocked-out')).toEqual({ on: 'orc', condition: 'knocked-out' });
  expect(conditionIn('ended:orc:prone')).toBeNull();
});

test('a tag is about somebody, or tells of the deed itself', () => {
  const hound = new Set(['hound']);
  expect(isAbout('condition:hound:prone', hound)).toBe(true);
  expect(isAbout('condition:orc:hound', hound)).toBe(false);
  expect(isAbout('hit', hound)).toBe(false);
  expect(isOfDeed('hit')).toBe(true);
  expect(isOfDeed('out:hound')).toBe(false);
});
