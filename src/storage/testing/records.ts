import type { FightHead, JournalOp } from '../../protocol/journal.ts';
import type { TapeEntry } from '../../protocol/messages.ts';
import type { JournalWrite } from '../fights.ts';

const head: FightHead = {
  woundtrack: 'fight',
  schema: 1,
  system: 'masquerade',
  version: 1,
  encounter: { system: 'masquerade', name: 'A ball' },
  seed: 's',
  preferences: { defaultDice: 'manual', dice: {}, reactions: {} },
};
export const roll = (face: number): TapeEntry => ({ kind: 'draw', key: 'T-1/a/b', faces: [face] });
export const begin: JournalOp = { op: 'begin', head };
export const append = (...faces: number[]): JournalOp => ({ op: 'append', entries: faces.map(roll) });

export const write = (
  from: number,
  ops: readonly JournalOp[],
  more: Partial<JournalWrite> = {},
): JournalWrite => ({
  fight: 'f1',
  name: 'A ball',
  system: 'masquerade',
  from,
  ops,
  at: 1000 + from,
  hash: `h${from + ops.length - 1}`,
  summary: { round: 1, sides: [] },
  ...more,
});
