import { expect, test, vi } from 'vitest';
import type { RollPrompt } from '../../protocol/messages.ts';
import { currentDraft } from '../../store/current-draft.ts';
import { session, useSession } from '../../store/session.ts';
import { useSettings } from '../../store/settings.ts';
import { table, useTable } from '../../store/table.ts';
import { hand, useHand } from './hand.ts';
import { padOf, press, pressHalf } from './pad.ts';
import { unhurried } from './unhurried.ts';

test('when a fight is opened, nothing has been sent in it yet, whatever was sent in the fight before', () => {
  useHand.setState({ since: 40 });
  useTable.setState({ hash: 'another state of the same fight' });
  expect(useHand.getState().since).toBe(40);
  useTable.setState({ resumed: { since: 12 } });
  expect(useHand.getState().since).toBeNull();
});

test('the first answer of a fight counts as sent, whether its log is empty before it or has a single line', async () => {
  vi.stubGlobal('navigator', {});
  const roll = vi.spyOn(table, 'roll').mockResolvedValue(true);
  useTable.setState({
    resumed: { since: null },
    prompt: { id: 1, kind: 'roll', dice: [{ sides: 20 }] } as never,
  });
  useTable.setState({ lines: [] });
  await hand.roll();
  expect(useHand.getState().since).toBe(-1);
  useTable.setState({ lines: [{ id: 0 }] as never });
  await hand.roll();
  expect(useHand.getState().since).toBe(0);
  roll.mockRestore();
  vi.unstubAllGlobals();
});

test('no button rolls a die anew that was begun by hand: its half of a percentile, its burst', async () => {
  const roll = vi.spyOn(table, 'roll').mockResolvedValue(true);
  const rollOf = async (dice: RollPrompt['dice'], type: (pad: ReturnType<typeof padOf>) => typeof pad) => {
    useTable.setState({ prompt: { id: 3, kind: 'roll', dice } as RollPrompt });
    useHand.setState({ typed: { prompt: 3, pad: type(padOf(dice)) } });
    return hand.roll();
  };
  expect(await rollOf([{ sides: 100 }], (pad) => pressHalf(pad, 'tens', 3))).toBe(false);
  expect(await rollOf([{ sides: 6, burst: true }], (pad) => press(pad, 6))).toBe(false);
  expect(roll).not.toHaveBeenCalled();
  expect(await rollOf([{ sides: 6 }, { sides: 6 }], (pad) => press(pad, 5))).toBe(true);
  expect(roll).toHaveBeenCalledExactlyOnceWith([5, null]);
  roll.mockRestore();
});

test('dice that become digital are first rolled with the faces typed so far; those of others change nothing', async () => {
  const roll = vi.spyOn(table, 'roll').mockResolvedValue(true);
  const prefer = vi.spyOn(table, 'prefer').mockResolvedValue(true);
  const dice = [{ sides: 6 }, { sides: 6 }];
  useTable.setState({
    prompt: { id: 3, kind: 'roll', for: 'edda', dice } as unknown as RollPrompt,
    preferences: { defaultDice: 'manual', dice: {}, reactions: {} },
  });
  useHand.setState({ typed: { prompt: 3, pad: press(padOf(dice), 5) } });
  await hand.rollsBy({ dice: { brute: 'seeded' } });
  await hand.rollsBy({ defaultDice: 'seeded', dice: { edda: 'manual' } });
  expect(roll).not.toHaveBeenCalled();
  await hand.rollsBy({ dice: { edda: 'seeded' } });
  await hand.rollsBy({ defaultDice: 'seeded', dice: {} });
  expect(roll.mock.calls).toEqual([[[5, null]], [[5, null]]]);
  expect(prefer).toHaveBeenCalledTimes(4);
  // Faces that the rules refuse are to be mended first.
  roll.mockResolvedValue(false);
  await hand.rollsBy({ dice: { edda: 'seeded' } });
  expect(prefer).toHaveBeenCalledTimes(4);
  // Without any typed all are rolled by the change itself.
  useHand.setState({ typed: null });
  roll.mockClear();
  await hand.rollsBy({ dice: { edda: 'seeded' } });
  expect([roll.mock.calls.length, prefer.mock.calls.length]).toEqual([0, 5]);
  roll.mockRestore();
  prefer.mockRestore();
});

test('a change by hand that the rules refuse waits for another cell; players do not find it in their hand', async () => {
  // A device without vibration.
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const override = vi.spyOn(table, 'override').mockResolvedValue(false);
  const cells = [
    { x: 1, y: 1 },
    { x: 2, y: 1 },
  ];
  const commitAt = async (cell: { x: number; y: number }): Promise<void> => {
    useSession.setState(({ draft }) => ({ draft: draft && { ...draft, values: { cell } } }));
    await hand.commit();
  };
  useTable.setState({ prompt: null });
  hand.place({ who: 'brute', combatant: null, reason: 'Story' }, 'Move Brute', cells);
  await commitAt({ x: 1, y: 1 });
  await commitAt({ x: 2, y: 1 });
  expect(override.mock.calls.map(([changes]) => changes)).toEqual(
    cells.map((cell) => [{ change: 'position', who: 'brute', cell }]),
  );
  expect(currentDraft()).not.toBeNull();
  useSettings.setState({ eyes: 'players' });
  expect([currentDraft(), useHand.getState().placing]).toEqual([null, null]);
  useSettings.setState({ eyes: 'gm' });
  override.mockRestore();
  vi.unstubAllGlobals();
});

test('a second tap on a button that changes something by hand, before the first is done, changes nothing more', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const arrive: (() => void)[] = [];
  const override = vi.spyOn(table, 'override').mockImplementation(
    () =>
      new Promise((resolve) => {
        arrive.push(() => resolve(true));
      }),
  );
  const answer = vi.spyOn(table, 'answer').mockResolvedValue(false);
  const note = [{ change: 'note', text: 'The bell rings' }] as const;
  const [first, second, other] = [note, note, [{ change: 'end', winner: null }] as const].map((changes) =>
    hand.override(changes, 'Note'),
  );
  expect(override.mock.calls.map(([[change]]) => change?.change)).toEqual(['note', 'end']);
  expect(await second).toBe(false);
  for (const one of arrive) one();
  expect(await other).toBe(true);
  override.mockResolvedValue(true);
  // Once it is done, the same may be changed again.
  await first;
  expect(await hand.override(note, 'Note')).toBe(true);

  // Nor is somebody added twice who is put on the map.
  override.mockClear();
  useTable.setState({ prompt: null });
  hand.place({ who: null, combatant: { id: 'wolf' }, reason: 'Story' }, 'Add Wolf', [{ x: 1, y: 1 }]);
  useSession.setState(({ draft }) => ({ draft: draft && { ...draft, values: { cell: { x: 1, y: 1 } } } }));
  await Promise.all([hand.commit(), hand.commit()]);
  expect([override.mock.calls.length, answer.mock.calls.length]).toEqual([1, 0]);
  override.mockRestore();
  answer.mockRestore();
  vi.unstubAllGlobals();
});

test('whoever was to be put elsewhere is not any more once the fight was left, and nothing typed stays', () => {
  useTable.setState({ prompt: null });
  hand.place({ who: 'brute', combatant: null, reason: 'Story' }, 'Move Brute', [{ x: 1, y: 1 }]);
  hand.turn();
  session.clear();
  expect(useHand.getState().placing).toBeNull();
  useHand.setState({ typed: { prompt: 3, pad: padOf([{ sides: 6 }]) } });
  useTable.setState({ resumed: { since: 0 } });
  expect(useHand.getState()).toMatchObject({ typed: null, turned: false });
});

test('an answer that is refused leaves what happened last in sight; one that is taken does not', async () => {
  vi.stubGlobal('navigator', {});
  const answer = vi.spyOn(table, 'answer').mockResolvedValue(false);
  useTable.setState({ lines: [{ id: 12 }] as never });
  useHand.setState({ since: 7 });
  await hand.answer({ option: 'end-turn' });
  expect(useHand.getState().since).toBe(7);
  answer.mockResolvedValue(true);
  await hand.answer({ option: 'end-turn' });
  expect(useHand.getState().since).toBe(12);
  answer.mockRestore();
  vi.unstubAllGlobals();
});

test('what was typed of a roll is there again after a reload: a half of a percentile, some of several dice; not in another roll', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const dice = [{ sides: 100 }, { sides: 6 }];
  const roll = { kind: 'roll', clause: 'PE-TEST-2', for: 'rin', purpose: 'attack', dice };
  const opened = (prompt: number, hash: string, status: 'ready' | 'readonly' = 'ready') => {
    useTable.setState({
      status,
      hash,
      fight: { id: 'f', name: 'F', system: 'persona' },
      prompt: { ...roll, id: prompt } as unknown as RollPrompt,
      resumed: { since: null },
    });
    return useHand.getState().typed;
  };
  expect(opened(3, 'h')).toBeNull();
  const pad = pressHalf(press({ ...padOf(dice), at: 1 }, 5), 'tens', 4);
  void hand.type(pad);
  // Prompts are numbered anew.
  expect(opened(1, 'h')).toEqual({ prompt: 1, pad });
  expect(opened(1, 'h', 'readonly')).toBeNull();
  expect(opened(1, 'another state')).toBeNull();
  // A complete roll, or an undo, leaves nothing behind.
  opened(1, 'h');
  vi.spyOn(table, 'undo').mockResolvedValue(true);
  void hand.undo();
  expect(opened(2, 'h')).toBeNull();
  // Data of another shape are no faces.
  kept.set('woundtrack:typed', JSON.stringify({ ...JSON.parse([...kept.values()][0] ?? '{}'), chains: 7 }));
  expect(opened(2, 'h')).toBeNull();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a second tap that meets the next prompt is a slip of the finger; another button, or a later tap, is none', () => {
  const now = vi.spyOn(performance, 'now');
  const tap = (what: string, prompt: number, at: number): boolean => {
    now.mockReturnValue(at);
    useTable.setState({
      prompt: { id: prompt, kind: 'roll', dice: [{ sides: 20 }] } as unknown as RollPrompt,
    });
    let ran = false;
    unhurried(what, () => {
      ran = true;
    });
    return ran;
  };
  expect(tap('face 12', 3, 1000)).toBe(true);
  expect(tap('face 12', 4, 1200)).toBe(false);
  // The third of three quick taps, too.
  expect(tap('face 12', 4, 1500)).toBe(false);
  expect(tap('face 12', 4, 2000)).toBe(true);
  expect(tap('face 7', 5, 2100)).toBe(true);
  // Two dice of one roll may show the same.
  expect(tap('face 7', 5, 2200)).toBe(true);
  now.mockRestore();
});
