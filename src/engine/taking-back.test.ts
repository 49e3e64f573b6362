import { describe, expect, test } from 'vitest';
import type { Preferences } from '../kernel/preferences.ts';
import { preferencesFor } from '../kernel/preferences.ts';
import type { FightHead, JournalOp } from '../protocol/journal.ts';
import { replayJournal } from '../protocol/journal.ts';
import type { Run } from './run.ts';
import { openRun } from './run.ts';
import type { Bridge, BridgeFact } from './testing/toll-system.ts';
import { atTheBridge, tollSystem } from './testing/toll-system.ts';

/** Undo and redo after somebody's reaction, or the dice, were set to answer by themselves. */

const manual = preferencesFor('manual');
const kitDeclines: Preferences = { ...manual, reactions: { kit: { bar: 'off' } } };
const open = (from: object = {}): Run<Bridge, BridgeFact> =>
  openRun(tollSystem, atTheBridge(), { seed: 's', tape: [], redo: [], preferences: manual, ...from });

/** Ada crosses for one coin, Kit may bar the way, then Lou. */
function crossing(...answers: readonly string[]): Run<Bridge, BridgeFact> {
  const run = open();
  for (const option of ['cross', '1', ...answers]) expect(run.answer({ option }), option).toBeNull();
  return run;
}

const asked = (run: Run<Bridge, BridgeFact>): string => {
  const awaited = run.awaited();
  if (awaited?.kind === 'choose') return `${awaited.question.for} ${awaited.question.id}`;
  return awaited ? `${awaited.why.for} rolls` : 'over';
};

/** The run's changes as a journal give the run's own tape, with what can be done again. */
function journals(run: Run<Bridge, BridgeFact>): void {
  const begin = { op: 'begin', head: { preferences: manual } as unknown as FightHead } as const;
  const { tape, redo } = replayJournal([begin, ...(run.takeChanges() as readonly JournalOp[])]);
  const kept = run.start();
  expect({ tape, redo }).toEqual({ tape: kept.tape, redo: kept.redo });
  const again = open(JSON.parse(JSON.stringify(kept)));
  expect([again.mended, again.hash(), asked(again)]).toEqual([null, run.hash(), asked(run)]);
}

describe('what answers by itself leaves nothing to be done again that no longer fits', () => {
  test('a reaction set to Off after its answer was undone: the answer that was undone is gone', () => {
    const run = crossing('decline');
    run.undo();
    expect([asked(run), run.canRedo()]).toEqual(['kit bar', true]);
    run.prefer(kitDeclines);
    expect([asked(run), run.canRedo()]).toEqual(['lou bar', false]);
    expect(run.redo()).toMatchObject({ code: 'nothing-to-redo' });
    journals(run);
  });

  test('a reaction set to Off before its answer is undone is undone with the answer before it, and done again with it', () => {
    const run = crossing('decline');
    run.prefer(kitDeclines);
    const before = run.hash();
    run.undo();
    expect([asked(run), run.canRedo()]).toEqual(['gm toll', true]);
    expect(run.redo()).toBeNull();
    expect([asked(run), run.hash(), run.canRedo()]).toEqual(['lou bar', before, false]);
    journals(run);
  });

  test('a real roll that is undone when dice are digital by now is undone with its deed, and comes again with it', () => {
    const run = crossing('decline', 'bar');
    expect(asked(run)).toBe('ada rolls');
    expect(run.roll([3])).toBeNull();
    const [after, rolled] = [asked(run), run.hash()];
    run.prefer(preferencesFor('seeded'));
    run.undo();
    expect([asked(run), run.canRedo()]).toEqual(['lou bar', true]);
    expect(run.redo()).toBeNull();
    expect([asked(run), run.hash()]).toEqual([after, rolled]);
    journals(run);
  });

  test('a reaction set to Off is passed when the answer before it is done again, and no later answer fits', () => {
    const run = crossing('decline', 'decline');
    for (const back of ['lou bar', 'kit bar', 'gm toll']) {
      run.undo();
      expect(asked(run)).toBe(back);
    }
    run.prefer(kitDeclines);
    expect([asked(run), run.canRedo()]).toEqual(['gm toll', true]);
    expect(run.redo()).toBeNull();
    expect([asked(run), run.canRedo()]).toEqual(['lou bar', false]);
    journals(run);
  });

  test('a preference that answers nothing leaves what was undone', () => {
    const run = crossing('decline');
    run.undo();
    run.prefer({ ...manual, reactions: { lou: { bar: 'off' } } });
    expect([asked(run), run.canRedo()]).toEqual(['kit bar', true]);
    expect(run.redo()).toBeNull();
    expect(asked(run)).toBe('ada rolls');
    journals(run);
  });

  test('a tape that ends before the answer of a reaction set to Off: opened, it has the answer, and what was undone is gone', () => {
    const run = crossing('decline');
    run.undo();
    const { tape, redo, seed } = run.start();
    // So were fights saved whose automatic answers after an undo were missing in the journal.
    const again = open(JSON.parse(JSON.stringify({ seed, tape, redo, preferences: kitDeclines })));
    expect([again.mended, asked(again), again.canRedo()]).toEqual([null, 'lou bar', false]);
    expect(again.redo()).toMatchObject({ code: 'nothing-to-redo' });
    expect(again.answer({ option: 'bar' })).toBeNull();
    expect(asked(again)).toBe('ada rolls');
  });
});
