import type { FightRecord, RecordReply, Reply } from '../../src/protocol/messages.ts';
import { sampleFile, sitDown } from './command-line.ts';
import type { Cell } from './map.ts';

interface Written {
  readonly combatants: readonly { readonly id: string }[];
}

/** The state of a duel that begins in its middle. */
export interface Middle {
  /** Whose turn it is. */
  readonly active: string;
  readonly initiative: { readonly [id: string]: number };
  /** Fields of combatants that replace those of the file (wounds, cell, sheet), by id. */
  readonly with?: { readonly [id: string]: object };
  /** `manual`: real dice; otherwise the table rolls. */
  readonly dice?: 'manual';
  /** The seed of the table's dice. */
  readonly seed?: string;
}

/** The record of the duel of a system's pack, begun in its middle. */
export async function fromItsMiddle(system: string, middle: Middle): Promise<FightRecord> {
  const { active, initiative, dice = 'seeded', seed = 'middle' } = middle;
  const duel = sampleFile(`${system}/duel`) as unknown as Written;
  const startAt = { round: 1, active, initiative };
  const combatants = duel.combatants.map((one) => ({ ...one, ...middle.with?.[one.id] }));
  const table = sitDown();
  const encounter = { ...duel, combatants, startAt };
  const begun = await table.say<Reply>({ do: 'start', encounter, seed, dice });
  if (!begun.ok) throw new Error(`${system}: ${JSON.stringify(begun.error)}`);
  const { record } = await table.say<RecordReply>({ do: 'save' });
  return record;
}

/**
 * The record of the duel of a system's pack, fought to its end by the default tactics, with the last `butFor` deeds
 * undone (Redo does them again).
 */
export async function atItsEnd(system: string, { butFor = 0 } = {}): Promise<FightRecord> {
  const table = sitDown();
  const begun = await table.say<Reply>({
    do: 'start',
    encounter: sampleFile(`${system}/duel`),
    seed: 'end',
    dice: 'seeded',
  });
  if (!begun.ok) throw new Error(`${system}: ${JSON.stringify(begun.error)}`);
  const { record } = await table.say<RecordReply>({ do: 'watch', index: 0 });
  // In a record to watch all deeds are in `redo`, the last one first: all but the last `butFor` go onto the tape.
  const [redo, done] = [record.redo.slice(0, butFor), record.redo.slice(butFor)];
  return { ...record, tape: [...record.tape, ...done.reverse().flat()], redo, hash: '' };
}

/** Places two combatants in the open, three steps apart, for `Middle.with`. */
export const apart = (mine: string, foe: string): { readonly [id: string]: { readonly cell: Cell } } => ({
  [mine]: { cell: { x: 3, y: 5 } },
  [foe]: { cell: { x: 6, y: 5 } },
});
