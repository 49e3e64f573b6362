import type { TapeChange } from '../engine/run.ts';
import type { FightRecord, TapeEntry } from './messages.ts';

/** A fight record without what has happened in the fight. */
export type FightHead = Omit<FightRecord, 'tape' | 'redo' | 'hash'>;

/**
 * One committed change of a fight's tape. Applied in order they give the fight record. Each is small, so that it can be
 * stored before the screen shows its result.
 */
export type JournalOp = { readonly op: 'begin'; readonly head: FightHead } | TapeChange;

/**
 * Applies these changes to nothing or to an older record. The `hash` of the result is that of the older record, or
 * empty, because only a host can compute it.
 *
 * Throws when the list does not begin with `begin` and no record is given, and when a cut lies outside the tape.
 */
export function replayJournal(ops: readonly JournalOp[], from?: FightRecord): FightRecord {
  let head: FightHead | undefined = from;
  let tape: TapeEntry[] = [...(from?.tape ?? [])];
  let redo: (readonly TapeEntry[])[] = [...(from?.redo ?? [])];
  ops.forEach((op, index) => {
    if (head === undefined && op.op !== 'begin')
      throw new Error(`journal: entry ${index} comes before the beginning`);
    switch (op.op) {
      case 'begin':
        head = op.head;
        tape = [];
        redo = [];
        break;
      case 'append':
        tape.push(...op.entries);
        redo = [];
        break;
      case 'cut':
        if (!Number.isInteger(op.length) || op.length < 0 || op.length > tape.length) {
          throw new Error(
            `journal: entry ${index} cuts at ${op.length}, the tape has ${tape.length} entries`,
          );
        }
        for (const stop of [...(op.stops ?? [])].reverse()) {
          if (!(stop > op.length && stop < tape.length))
            throw new Error(`journal: entry ${index} stops at ${stop}, where there is nothing to undo`);
          redo.push(tape.splice(stop));
        }
        redo.push(tape.splice(op.length));
        break;
      case 'redo':
        redo.splice(Math.max(0, redo.length - (op.undone ?? 1)));
        tape.push(...op.entries);
        break;
      case 'prefer':
        head = { ...(head as FightHead), preferences: op.preferences };
        break;
    }
  });
  if (head === undefined) throw new Error('journal: there is no beginning');
  return { ...head, tape, redo, hash: from?.hash ?? '' };
}

/** A record as the changes that give it, without its hash: the beginning, all answers, and the undos. */
export function journalOf(record: FightRecord): readonly JournalOp[] {
  const { tape, redo, hash: _, ...head } = record;
  const ops: JournalOp[] = [{ op: 'begin', head }];
  const undone = [...redo].reverse();
  const entries = [...tape, ...undone.flat()];
  if (entries.length > 0) ops.push({ op: 'append', entries });
  for (let left = undone.length, length = entries.length; left > 0; left--) {
    length -= (undone[left - 1] as readonly TapeEntry[]).length;
    ops.push({ op: 'cut', length });
  }
  return ops;
}
