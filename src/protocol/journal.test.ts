import { describe, expect, test } from 'vitest';
import type { FightHead, JournalOp } from './journal.ts';
import { journalOf, replayJournal } from './journal.ts';
import type { TapeEntry } from './messages.ts';

const head: FightHead = {
  woundtrack: 'fight',
  schema: 1,
  system: 'toy',
  version: 1,
  encounter: { name: 'A duel' },
  seed: 's',
  preferences: { defaultDice: 'manual', dice: {}, reactions: {} },
};
const roll = (face: number): TapeEntry => ({ kind: 'draw', key: 'T-1/a', faces: [face] });
const begin: JournalOp = { op: 'begin', head };
const append = (...faces: number[]): JournalOp => ({ op: 'append', entries: faces.map(roll) });
const cut = (length: number): JournalOp => ({ op: 'cut', length });

describe('replaying a journal', () => {
  test('appended entries make the tape', () => {
    expect(replayJournal([begin, append(1, 2), append(3)])).toEqual({
      ...head,
      tape: [roll(1), roll(2), roll(3)],
      redo: [],
      hash: '',
    });
  });

  test('a cut moves the entries behind it, as one item, to the redo list', () => {
    const record = replayJournal([begin, append(1), append(2, 3), append(4), cut(3), cut(1)]);
    expect(record.tape).toEqual([roll(1)]);
    expect(record.redo).toEqual([[roll(4)], [roll(2), roll(3)]]);
  });

  test('a cut of several undos leaves an item for each, and a redo of several takes as many', () => {
    const cuts: JournalOp = { op: 'cut', length: 1, stops: [2, 4] };
    const back = replayJournal([begin, append(1, 2, 3, 4, 5), cuts]);
    expect(back.tape).toEqual([roll(1)]);
    expect(back.redo).toEqual([[roll(5)], [roll(3), roll(4)], [roll(2)]]);
    const forth = replayJournal([{ op: 'redo', entries: [roll(2), roll(3), roll(4)], undone: 2 }], back);
    expect(forth.tape).toEqual([1, 2, 3, 4].map(roll));
    expect(forth.redo).toEqual([[roll(5)]]);
  });

  test('a cut with a stop outside of what it cuts is refused', () => {
    for (const stops of [[1], [0], [3], [2, 2]]) {
      expect(() => replayJournal([begin, append(1, 2, 3), { op: 'cut', length: 1, stops }])).toThrow(
        /stops at/,
      );
    }
  });

  test('a redo takes the newest item off the redo list', () => {
    const record = replayJournal([
      begin,
      append(1),
      append(2),
      cut(1),
      cut(0),
      { op: 'redo', entries: [roll(1)] },
    ]);
    expect(record.tape).toEqual([roll(1)]);
    expect(record.redo).toEqual([[roll(2)]]);
  });

  test('appending an entry clears the redo list', () => {
    expect(replayJournal([begin, append(1), cut(0), append(5)]).redo).toEqual([]);
  });

  test('preferences are kept and leave the redo list as it is', () => {
    const preferences = { defaultDice: 'seeded', dice: { edda: 'manual' }, reactions: {} } as const;
    const record = replayJournal([begin, append(1), cut(0), { op: 'prefer', preferences }]);
    expect(record.preferences).toEqual(preferences);
    expect(record.redo).toEqual([[roll(1)]]);
  });

  test('replay continues from an older record without changing it', () => {
    const ops = [begin, append(1), append(2), cut(1), append(9), cut(0)];
    const older = replayJournal(ops.slice(0, 4));
    expect(replayJournal(ops.slice(4), older)).toEqual(replayJournal(ops));
    expect(older.tape).toHaveLength(1);
  });

  test('a journal without a beginning and a cut outside the tape are refused', () => {
    expect(() => replayJournal([])).toThrow('no beginning');
    expect(() => replayJournal([append(1)])).toThrow('entry 0 comes before the beginning');
    expect(() => replayJournal([begin, append(1), cut(2)])).toThrow(
      'entry 2 cuts at 2, the tape has 1 entries',
    );
  });
});

test('a record becomes a journal that replays to the same record', () => {
  const journals = [
    [begin],
    [begin, append(1, 2, 3)],
    [begin, append(1), append(2, 3), append(4), cut(3), cut(1)],
    [begin, append(1), cut(0), { op: 'prefer', preferences: head.preferences } as const],
  ];
  for (const ops of journals) {
    const record = replayJournal(ops);
    expect(replayJournal(journalOf(record))).toEqual(record);
  }
});
