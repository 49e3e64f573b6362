import { replayJournal } from '../protocol/journal.ts';
import type { FightRecord } from '../protocol/messages.ts';
import type { FightState, Memory } from './channel.ts';

/** What a page knows of the fights that it has had open, by heart: enough to go on when the worker breaks. */
interface Memories {
  /** The fight that is open, as far as the worker has told. */
  readonly open: () => string | null;
  /** Whatever comes with an answer: the open fight, where it began, what is new in it. */
  remember(state: FightState): void;
  /** The disk has a fight up to this entry. One that is whole there and not open any more is forgotten. */
  saved(fight: string, savedTo: number, whole: boolean): void;
  of(fight: string): Memory | undefined;
  ofOpen(): Memory | undefined;
  /** The record of a fight, as far as it is remembered. */
  record(fight: string): FightRecord | null;
  /** The open fight and the number of its newest entry: another moment, another word. */
  moment(): string | null;
}

const newestOf = ({ ops, base }: Pick<Memory, 'ops' | 'base'>): number => ops.at(-1)?.seq ?? base?.seq ?? 0;

/** Whether all that is remembered of a fight is on the disk too. */
export const isSaved = ({ ops, savedTo }: Memory): boolean => (ops.at(-1)?.seq ?? 0) <= savedTo;

export function memoriesOfFights(): Memories {
  const known = new Map<string, Memory>();
  let open: string | null = null;

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
    of: (fight) => known.get(fight),
    ofOpen,
    record(fight) {
      const memory = known.get(fight);
      if (!memory) return null;
      return replayJournal(
        memory.ops.map(({ op }) => op),
        memory.base?.record,
      );
    },
    moment() {
      const memory = ofOpen();
      return memory ? `${memory.fight.id}:${newestOf(memory)}` : null;
    },
  };
}
