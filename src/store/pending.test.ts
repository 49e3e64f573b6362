import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Option } from '../kernel/port.ts';
import { usePending } from './pending.ts';
import { questions } from './questions.ts';
import { session } from './session.ts';
import { useTable } from './table.ts';

const bash: Option = {
  id: 'bash',
  label: 'Bash',
  clause: 'C-1',
  group: 'primary',
  needs: {
    target: {
      kind: 'one',
      label: 'Whom',
      oneOf: [
        { id: 'ann', label: 'Ann' },
        { id: 'bob', label: 'Bob' },
      ],
    },
  },
};
const loss = () => usePending.getState().loss;
const odds = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, 16));
  vi.spyOn(questions, 'preview').mockResolvedValue(null);
  odds.mockReset().mockResolvedValue({ ok: true, exact: true, harm: { ann: { health: 3.5 } }, healing: {} });
  vi.spyOn(questions, 'odds').mockImplementation(odds);
  session.clear();
  useTable.setState({ hash: 'before' });
  useTable.setState({ prompt: { id: 7 } as never, hash: 'a' });
});
afterEach(() => {
  session.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const aim = (): void => {
  session.arm(7, bash);
  session.field('target', 'ann');
};

test('odds of a complete choice are asked for after 100 to 200 ms; giving it up clears its loss', async () => {
  aim();
  await vi.advanceTimersByTimeAsync(100);
  expect(odds).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(loss()).toEqual({ ann: { health: 3.5 } });
  session.disarm();
  expect(loss()).toEqual({});
});

test('odds of the same choice are asked for once at the same moment, and again after a deed', async () => {
  aim();
  await vi.advanceTimersByTimeAsync(200);
  session.disarm();
  aim();
  expect(loss()).toEqual({ ann: { health: 3.5 } });
  expect(odds).toHaveBeenCalledTimes(1);
  useTable.setState({ hash: 'b' });
  expect(loss()).toEqual({});
  await vi.advanceTimersByTimeAsync(200);
  expect(odds).toHaveBeenCalledTimes(2);
});

test('no odds are asked for a choice that lacks its target, is aimed at nobody or is given up', async () => {
  session.arm(7, bash);
  await vi.advanceTimersByTimeAsync(200);
  session.arm(7, { id: 'wait', label: 'Wait', clause: 'C-2', group: 'end' });
  await vi.advanceTimersByTimeAsync(200);
  aim();
  session.disarm();
  await vi.advanceTimersByTimeAsync(200);
  expect(odds).not.toHaveBeenCalled();
});

test('odds that arrive after their choice was given up are ignored', async () => {
  let answer: (reply: unknown) => void = () => {};
  odds.mockReturnValue(new Promise((done) => (answer = done)));
  aim();
  await vi.advanceTimersByTimeAsync(200);
  session.disarm();
  answer({ ok: true, exact: true, harm: { ann: { health: 3.5 } }, healing: {} });
  await vi.advanceTimersByTimeAsync(10);
  expect(loss()).toEqual({});
});

test('slow odds are shown as a first look, then replaced by the full odds', async () => {
  let count: (reply: unknown) => void = () => {};
  odds.mockImplementation((_choice: unknown, { quick }: { quick?: boolean }) =>
    quick
      ? Promise.resolve({ ok: true, exact: false, harm: { ann: { health: 3 } }, healing: {} })
      : new Promise((done) => (count = done)),
  );
  aim();
  await vi.advanceTimersByTimeAsync(200);
  expect(loss()).toEqual({ ann: { health: 3 } });
  count({ ok: true, exact: true, harm: { ann: { health: 3.5 } }, healing: {} });
  await vi.advanceTimersByTimeAsync(10);
  expect(loss()).toEqual({ ann: { health: 3.5 } });
});

test('healing counts against harm: what a drain takes and gives', async () => {
  odds.mockResolvedValue({
    ok: true,
    exact: true,
    harm: { ann: { health: 3.5 }, bob: { mask: 1 } },
    healing: { bob: { health: 1.5, mask: 0.25 } },
  });
  aim();
  await vi.advanceTimersByTimeAsync(200);
  expect(loss()).toEqual({ ann: { health: 3.5 }, bob: { mask: 0.75, health: -1.5 } });
});
