import type { Account, PersonAccount } from '../ledger/account.ts';
import type { LuckReport, Swing } from '../ledger/report.ts';
import type { LogLine } from '../protocol/messages.ts';
import type { Eyes, FoeDetail } from './eyes.ts';
import type { TableState } from './mirror.ts';

/** Somebody's account as it may be read: figures about the strength of foes are left out for players. */
export interface SeenPerson extends PersonAccount {
  /** Harm that it did, that it suffered, and what it spent may be told. */
  readonly tells: { readonly done: boolean; readonly suffered: boolean; readonly spent: boolean };
}

/** A swing with the line of the log that tells of it, as it is read. */
export interface SeenSwing extends Swing {
  readonly told: LogLine | null;
}

/** The ledger as those who look may read it. */
interface SeenLedger {
  readonly people: readonly SeenPerson[];
  readonly swings: readonly SeenSwing[];
  /** The luck of the sides weighs the harm that foes have suffered. */
  readonly sides: boolean;
}

/**
 * The ledger through the eyes of those who look. Players see of their foes what they hit and what hit them; what foes
 * have lost only where they see the numbers, what foes spent never, and nothing of whom they do not see.
 */
export function ledgerSeen(
  { people }: Pick<Account, 'people'>,
  luck: Pick<LuckReport, 'swings'> | null,
  { view, told, lines }: Pick<TableState, 'view' | 'told' | 'lines'>,
  eyes: Eyes,
  detail: FoeDetail,
): SeenLedger {
  const all = eyes === 'gm' || !people.some(({ party }) => party);
  const numbers = all || detail === 'numbers';
  const there = (id: string): boolean => all || view?.combatants[id] !== undefined;
  const ours = new Set(people.flatMap(({ id, party }) => (party ? [id] : [])));
  const standing = told.filter(({ undone }) => !undone);
  const read = new Map(lines.map((line) => [line.id, line]));
  const seen = people.filter(({ id }) => there(id));
  return {
    sides: numbers,
    people: seen.map((one) => ({
      ...one,
      tookOut: one.tookOut.filter(there),
      takenOutBy: one.takenOutBy.filter((id) => id === '' || there(id)),
      // What foes did befell the party, which knows its own wounds.
      tells: { done: numbers || !one.party, suffered: numbers || one.party, spent: all || one.party },
    })),
    swings: (luck?.swings ?? []).flatMap((swing) => {
      const { id } = (swing.line === null ? null : standing[swing.line]) ?? {};
      const line = id === undefined ? null : (read.get(id) ?? null);
      const victims = numbers ? swing.victims : swing.victims.filter(({ who }) => ours.has(who));
      const known = victims.filter(({ who }) => there(who));
      if (all) return [{ ...swing, told: line }];
      return line && known.length > 0 ? [{ ...swing, text: line.text, victims: known, told: line }] : [];
    }),
  };
}
