import { replayJournal } from '../protocol/journal.ts';
import type { FightRecord } from '../protocol/messages.ts';
import type { UnsavedFight } from '../storage/library.ts';
import type { FightState, Memory } from './channel.ts';

/** What the page keeps in memory of the fights it has had open: enough to resume them when the worker crashes. */
interface Memories {
  /** The id of the open fight according to the worker's last message; `null` for none. */
  readonly open: () => string | null;
  /** Takes over the state that came with a message: which fight is open, its base, its new entries. */
  remember(state: FightState): void;
  /** Notes that a fight is on the disk up to entry `savedTo`; forgets it when it is `whole` there and not open. */
  saved(fight: string, savedTo: number, whole: boolean): void;
  /** Forgets a fight, saved or not, unless it is open. */
  forget(fight: string): void;
  of(fight: string): Memory | undefined;
  ofOpen(): Memory | undefined;
  /** The fights with entries that are only remembered, to be exported. */
  unsaved(): readonly UnsavedFight[];
  /** The record of a fight as far as it is remembered; its `hash` is that of the base, or empty. */
  record(fight: string): FightRecord | null;
  /** A key of the open fight's state: its id, when it was opened, its newest entry. `null` when none is open. */
  moment(): string | null;
}

const newestOf = ({ ops, base }: Pick<Memory, 'ops' | 'base'>): number => ops.at(-1)?.seq ?? base?.seq ?? 0;

/** Whether every remembered entry of a fight is on the disk. */
export const isSaved = ({ ops, savedTo }: Memory): boolean => (ops.at(-1)?.seq ?? 0) <= savedTo;

const recordOf = ({ ops, base }: Memory): FightRecord =>
  replayJournal(
    ops.map(({ op }) => op),
    base?.record,
  );

export function memoriesOfFights(): Memories {
  const known = new Map<string, Memory>();
  let open: string | null = null;
  /** How often a fight was opened. Two tabs may have numbered different entries alike. */
  let openings = 0;

  function forgetSaved(fight: string): void {
    const memory = known.get(fight);
    if (memory && isSaved(memory)) known.delete(fight);
  }

  const ofOpen = (): Memory | undefined => (open === null ? undefined : known.get(open));

  return {
    open: () => open,
    remember({ fight, opened, news = [], savedTo }) {
      const before = open;
      open = fight?.id ?? null;
      if (before !== null && before !== open) forgetSaved(before);
      if (!fight) return;
      if (opened) openings++;
      const from = opened ?? known.get(fight.id) ?? { base: null, ops: [] };
      const last = newestOf(from);
      const fresh = news.filter(({ seq }) => seq > last);
      const ops = fresh.length > 0 ? [...from.ops, ...fresh] : from.ops;
      known.set(fight.id, { fight, base: from.base, ops, savedTo });
    },
    saved(fight, savedTo, whole) {
      const memory = known.get(fight);
      if (memory) known.set(fight, { ...memory, savedTo });
      if (fight !== open && whole) known.delete(fight);
    },
    forget(fight) {
      if (fight !== open) known.delete(fight);
    },
    of: (fight) => known.get(fight),
    ofOpen,
    unsaved: () =>
      [...known.values()]
        .filter((memory) => !isSaved(memory))
        .map((memory) => {
          const { id, name } = memory.fight;
          return { id, name, record: { ...recordOf(memory), hash: '' } };
        }),
    record(fight) {
      const memory = known.get(fight);
      return memory ? recordOf(memory) : null;
    },
    moment() {
      const memory = ofOpen();
      return memory ? `${memory.fight.id}:${openings}:${newestOf(memory)}` : null;
    },
  };
}
