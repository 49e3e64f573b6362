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
/** The bridge with a line in the log for each event. */
const telling: typeof tollSystem = {
  ...tollSystem,
  narrate: (_bridge, { fact }) => ({ level: 'deed', text: fact }),
};
const open = (from: object = {}): Run<Bridge, BridgeFact> =>
  openRun(telling, atTheBridge(), { seed: 's', tape: [], redo: [], preferences: manual, ...from });

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

describe('going to any point of a fight that was played', () => {
  const texts = (run: Run<Bridge, BridgeFact>): readonly string[] => run.log.lines().map(({ text }) => text);

  test('it stands as after as many undos, comes back as after as many redos, and leaves no trace in the log', () => {
    const run = crossing('decline', 'bar');
    run.roll([3]);
    const [end, told] = [run.hash(), texts(run)];
    expect(told.length).toBeGreaterThan(2);
    expect(run.stands()).toEqual({ at: 5, of: 5 });
    run.log.takeNews();
    run.seek(1);
    expect([asked(run), run.stands()]).toEqual(['gm toll', { at: 1, of: 5 }]);
    const undone = open({ ...run.start() });
    expect(undone.hash()).toBe(run.hash());
    expect(texts(run)).toEqual(texts(undone));
    expect(run.log.takeNews().struck).toHaveLength(told.length - texts(run).length);
    run.seek(3);
    expect([asked(run), run.stands()]).toEqual(['lou bar', { at: 3, of: 5 }]);
    run.seek(9);
    expect([run.hash(), run.stands(), run.canRedo()]).toEqual([end, { at: 5, of: 5 }, false]);
    expect(texts(run)).toEqual(told);
    expect(run.log.lines().some(({ undone }) => undone)).toBe(false);
    run.seek(-1);
    expect([asked(run), run.stands(), run.canUndo()]).toEqual(['ada turn', { at: 0, of: 5 }, false]);
    journals(run);
  });

  test('many steps are one entry of the journal, and none where it stands already', () => {
    const run = crossing('decline', 'bar');
    run.takeChanges();
    run.seek(4);
    expect(run.takeChanges()).toEqual([]);
    run.seek(1);
    expect(run.takeChanges()).toEqual([{ op: 'cut', length: 1, stops: [2, 3] }]);
    run.seek(3);
    expect(run.takeChanges()).toMatchObject([{ op: 'redo', undone: 2 }]);
    run.seek(4);
    expect(run.takeChanges()).toMatchObject([{ op: 'redo' }]);
  });

  test('what somebody does at an earlier point goes on from there', () => {
    const run = crossing('decline', 'bar');
    run.seek(2);
    expect(run.answer({ option: 'bar' })).toBeNull();
    expect([run.canRedo(), run.stands()]).toEqual([false, { at: 3, of: 3 }]);
    journals(run);
  });

  test('what was struck by an undo stays in the log, struck', () => {
    const run = crossing('decline', 'bar');
    run.roll([3]);
    run.undo();
    run.roll([1]);
    const struck = (): readonly string[] =>
      run.log.lines().flatMap(({ undone, text }) => (undone ? [text] : []));
    const before = struck();
    expect(before.length).toBeGreaterThan(0);
    run.log.takeNews();
    run.seek(0);
    run.seek(9);
    expect(struck()).toEqual(before);
  });

  test('an answer that is given by itself by now is passed on both ways, as by undo and redo', () => {
    const run = crossing('decline', 'decline');
    run.prefer(kitDeclines);
    run.seek(2);
    // Where Kit was asked nobody stops any more: it stands before the toll, which is done again with what follows.
    expect([asked(run), run.stands()]).toEqual(['gm toll', { at: 1, of: 4 }]);
    run.seek(2);
    expect([asked(run), run.stands()]).toEqual(['lou bar', { at: 3, of: 4 }]);
    run.seek(4);
    expect(asked(run)).toBe('ada rolls');
    journals(run);
  });

  test('it goes no further than from where everything can be done again', () => {
    const run = open({ preferences: manual });
    for (const option of ['cross', '1', 'decline', 'bar']) expect(run.answer({ option })).toBeNull();
    run.roll([3]);
    run.seek(2);
    expect([asked(run), run.stands()]).toEqual(['kit bar', { at: 2, of: 5 }]);
    // From here on Kit would decline by himself, and nothing later would fit.
    run.seek(1);
    run.prefer(kitDeclines);
    run.takeChanges();
    run.seek(5);
    expect([asked(run), run.stands(), run.canRedo()]).toEqual(['gm toll', { at: 1, of: 5 }, true]);
    expect(run.takeChanges()).toEqual([]);
  });
});
