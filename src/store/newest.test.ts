import { expect, test } from 'vitest';
import { newestFirst } from './newest.ts';

/** A `newestFirst` whose questions the test answers itself. */
function slowly() {
  const asked: string[] = [];
  const answers: ((reply: string | null) => void)[] = [];
  const { ask } = newestFirst<string, string>((question) => {
    asked.push(question);
    return new Promise((resolve) => answers.push(resolve));
  });
  return { asked, answer: (reply: string | null) => answers.shift()?.(reply), ask: (q: string) => ask(q, q) };
}

test('of four questions in a row the first and the last are asked, those between give null', async () => {
  const { asked, answer, ask } = slowly();
  const [c6, d6, e6, f6] = [ask('C6'), ask('D6'), ask('E6'), ask('F6')];
  expect(asked).toEqual(['C6']);
  answer('the way to C6');
  expect(await c6).toBe('the way to C6');
  expect(await d6).toBeNull();
  expect(await e6).toBeNull();
  expect(asked).toEqual(['C6', 'F6']);
  answer('the way to F6');
  expect(await f6).toBe('the way to F6');
});

test('the same question asked again, at once or later, is asked only once', async () => {
  const { asked, answer, ask } = slowly();
  const both = [ask('C6'), ask('C6')];
  answer('the way to C6');
  expect(await Promise.all(both)).toEqual(['the way to C6', 'the way to C6']);
  expect(await ask('C6')).toBe('the way to C6');
  expect(asked).toEqual(['C6']);
});

test('a question that fails gives null, and the next one is asked', async () => {
  let calls = 0;
  const { ask } = newestFirst<string, string>(() => {
    calls++;
    return calls === 1 ? Promise.reject(new Error('the engine stopped')) : Promise.resolve('here');
  });
  const [first, second] = [ask('a', 'a'), ask('b', 'b')];
  expect(await first).toBeNull();
  expect(await second).toBe('here');
});
