import type { Account, PersonAccount } from '../ledger/account.ts';
import type { LuckReport, Swing } from '../ledger/report.ts';
import type { LogLine } from '../protocol/messages.ts';
import type { Eyes, FoeDetail } from './eyes.ts';
import type { TableState } from './mirror.ts';

/** A combatant's account, with what of it may be shown. */
export interface SeenPerson extends PersonAccount {
  /** Whether the harm that it did, the harm that it suffered and what it spent may be shown. */
  readonly tells: { readonly done: boolean; readonly suffered: boolean; readonly spent: boolean };
}

/** A swing with its line of the log as these eyes read it; `null` if they do not. */
export interface SeenSwing extends Swing {
  readonly told: LogLine | null;
}

/** The ledger, filtered for the eyes that look at it. */
interface SeenLedger {
  readonly people: readonly SeenPerson[];
  readonly swings: readonly SeenSwing[];
  /** Whether the luck of the sides may be shown: it tells how much harm foes have suffered. */
  readonly sides: boolean;
}

/**
 * Filters the ledger for the eyes that look. Of their foes players see whom they hit and who hit them; the harm that
 * foes have suffered only if they see its numbers; what foes spent never; and nothing of foes that are hidden from
 * them.
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
      // The harm that foes did is the wounds of the party, which it knows.
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

/** The sides that the ledger tells of: not those of things alone that had no turns. */
export const sidesTold = (
  people: readonly Pick<PersonAccount, 'side' | 'party' | 'thing' | 'turns'>[],
): ReadonlySet<string> =>
  new Set(people.flatMap(({ side, party, thing, turns }) => (party || !thing || turns > 0 ? [side] : [])));
