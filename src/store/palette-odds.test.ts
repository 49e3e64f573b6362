import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Option, PickValue } from '../kernel/port.ts';
import type { CombatantView } from '../kernel/view.ts';
import { aims, atFoes, lookAround, paletteKey, usePaletteOdds } from './palette-odds.ts';
import { questions } from './questions.ts';

const person = (id: string, side: string, thing = false) =>
  ({ id, side, ...(thing && { thing }) }) as CombatantView;
const people = {
  edda: person('edda', 'heroes'),
  sefu: person('sefu', 'heroes'),
  ogre: person('ogre', 'foes'),
  imp: person('imp', 'foes'),
  gate: person('gate', 'scene', true),
};
const aimedAt = (ids: readonly string[], more: Option['needs'] = {}): Option => ({
  id: 'strike',
  label: 'Strike',
  clause: 'C-1',
  group: 'primary',
  needs: {
    target: { kind: 'one', label: 'Whom', oneOf: ids.map((id): PickValue => ({ id, label: id })) },
    ...more,
  },
});
const targets = (option: Option) => aims(option, 'edda', people).map(({ target }) => target);

const odds = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  odds.mockReset().mockResolvedValue({ ok: true, exact: true, chances: { hit: 0.6 }, harm: {}, healing: {} });
  vi.spyOn(questions, 'odds').mockImplementation(odds);
});
afterEach(() => {
  usePaletteOdds.setState({ moment: '', looks: {} });
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('an attack is tried against each foe; friends and things are left out while there are foes', () => {
  expect(targets(aimedAt(['sefu', 'ogre', 'gate', 'imp']))).toEqual(['ogre', 'imp']);
});
test('an option that can only target friends is tried with them', () => {
  expect(targets(aimedAt(['sefu']))).toEqual(['sefu']);
});
test('an attack is aimed at foes if its first field offers a foe that is not refused', () => {
  const at = (option: Option) => atFoes(option, 'edda', people);
  expect(at(aimedAt(['sefu', 'gate', 'ogre']))).toBe(true);
  expect(at(aimedAt(['sefu', 'gate']))).toBe(false);
  const far: PickValue = {
    id: 'ogre',
    label: 'ogre',
    refused: { code: 'far', because: 'out of range', clause: 'C-1' },
  };
  // A later field may offer foes for another purpose, such as those who look on.
  const past = { past: { kind: 'one', label: 'Past', oneOf: [{ id: 'imp', label: 'imp' }] } } as const;
  expect(at(aimedAt(['sefu'], past))).toBe(false);
  expect(at({ ...aimedAt([]), needs: { target: { kind: 'one', label: 'Whom', oneOf: [far] } } })).toBe(false);
});
test('an option that needs another field, or targets no combatant, is not tried', () => {
  const needs = { where: { kind: 'cell', label: 'Where', cells: [{ x: 1, y: 1 }] } } as const;
  expect(targets(aimedAt(['ogre'], needs))).toEqual([]);
  expect(targets(aimedAt(['a longsword']))).toEqual([]);
});

test('odds are asked for after 600 to 800 ms of rest, once for each target', async () => {
  const strike = aimedAt(['ogre', 'imp']);
  lookAround('now', [strike], 'edda', people);
  await vi.advanceTimersByTimeAsync(600);
  expect(odds).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(usePaletteOdds.getState().looks[paletteKey(strike)]).toHaveLength(2);
  lookAround('now', [strike], 'edda', people);
  await vi.advanceTimersByTimeAsync(800);
  expect(odds).toHaveBeenCalledTimes(2);
});
test('what only heals is looked at with friends, though foes are legal targets', async () => {
  odds.mockImplementation(({ target }) =>
    Promise.resolve({ ok: true, exact: true, target, chances: { [`healed:${target}:health:3`]: 1 } }),
  );
  const mend = aimedAt(['ogre', 'sefu']);
  lookAround('now', [mend], 'edda', people);
  await vi.advanceTimersByTimeAsync(800);
  expect(usePaletteOdds.getState().looks[paletteKey(mend)]).toMatchObject([{ target: 'sefu' }]);
});
test('a look that is stopped after 600 ms asks for no odds', async () => {
  const stop = lookAround('now', [aimedAt(['ogre'])], 'edda', people);
  await vi.advanceTimersByTimeAsync(600);
  stop();
  await vi.advanceTimersByTimeAsync(800);
  expect(odds).not.toHaveBeenCalled();
  expect(usePaletteOdds.getState().looks).toEqual({});
});
test('at another moment the figures are cleared and asked for again', async () => {
  const strike = aimedAt(['ogre']);
  lookAround('now', [strike], 'edda', people);
  await vi.advanceTimersByTimeAsync(800);
  lookAround('after the blow', [strike], 'edda', people);
  expect(usePaletteOdds.getState().looks).toEqual({});
  await vi.advanceTimersByTimeAsync(800);
  expect(odds).toHaveBeenCalledTimes(2);
});
