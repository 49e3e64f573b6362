import type { FightRecord, RecordReply, Reply } from '../../src/protocol/messages.ts';
import { sampleFile, sitDown } from './command-line.ts';
import type { Cell } from './map.ts';

interface Written {
  readonly combatants: readonly { readonly id: string }[];
}

/** How a duel stands when somebody comes to it in its middle. */
export interface Middle {
  /** Whose turn it is. */
  readonly active: string;
  readonly initiative: { readonly [id: string]: number };
  /** What is otherwise with somebody than in the file: hurt, elsewhere, somebody else. */
  readonly with?: { readonly [id: string]: object };
  /** Real dice; without it the table rolls. */
  readonly dice?: 'manual';
  /** How the dice of the table fall. */
  readonly seed?: string;
}

/** The duel of a system's pack from its middle. */
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
 * The duel of a system's pack, fought to its end by the usual tactics, but for so many deeds that have been taken back:
 * Redo does them again.
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
  // What can be done again has been done, but for the last of it, which lies first.
  const [redo, done] = [record.redo.slice(0, butFor), record.redo.slice(butFor)];
  return { ...record, tape: [...record.tape, ...done.reverse().flat()], redo, hash: '' };
}

/** Two of them in the open, three steps apart. */
export const apart = (mine: string, foe: string): { readonly [id: string]: { readonly cell: Cell } } => ({
  [mine]: { cell: { x: 3, y: 5 } },
  [foe]: { cell: { x: 6, y: 5 } },
});
