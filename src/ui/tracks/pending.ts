import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Id } from '../../kernel/json.ts';
import { actorOf } from '../../store/actor.ts';
import type { Draft } from '../../store/draft.ts';
import { choiceOf } from '../../store/draft.ts';
import { usePreview } from '../../store/foresight.ts';
import { useSession } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import { askOdds } from '../hand/askOdds.ts';

const none: { readonly [name: string]: number } = {};

/** Mean harm by combatant and track. */
export type PendingHarm = { readonly [who: Id]: { readonly [track: string]: number } };

const unhurt: PendingHarm = {};

/** The choice in the making, if it answers the prompt on the table. */
function useCurrentDraft(): Draft | null {
  const prompt = useTable((state) => state.prompt?.id);
  const draft = useSession((state) => state.draft);
  return draft !== null && draft.prompt === prompt ? draft : null;
}

/**
 * The points that the choice in the making costs this one: as the rules say of it when it is complete (how far somebody
 * goes, with what it strikes), until then as its option says.
 */
export function useSpending(who: Id): { readonly [pool: string]: number } {
  const draft = useCurrentDraft();
  const asked = useTable((state) => actorOf(state.prompt));
  const mine = draft !== null && (draft.option.by ?? asked) === who;
  const choice = mine ? choiceOf(draft) : null;
  const reply = usePreview(choice);
  if (!mine) return none;
  return reply?.cost ?? draft.option.cost ?? none;
}

/** A draft that does not move any more: odds are not asked while somebody is still choosing. */
function useSettled<T>(value: T, wait: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}

/**
 * The mean harm to each track of each combatant if the choice in the making is carried out, as the rules' own odds say. Asked once
 * for all panels.
 */
export function usePendingHarm(): PendingHarm {
  const draft = useCurrentDraft();
  const hash = useTable((state) => state.hash);
  const settled = useSettled(draft, 120);
  const choice = settled && settled === draft ? choiceOf(settled) : null;
  const aimed = Object.values(settled?.option.needs ?? {}).some(
    (need) => need.kind === 'one' || need.kind === 'some',
  );
  const { data } = useQuery({
    queryKey: ['pending-harm', hash, settled?.prompt, choice],
    enabled: choice !== null && aimed,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const reply = choice && (await askOdds(choice, signal));
      return reply ? reply.harm : unhurt;
    },
  });
  return choice !== null && aimed ? (data ?? unhurt) : unhurt;
}
