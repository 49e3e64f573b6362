import { create } from 'zustand';
import type { Id } from '../kernel/json.ts';
import { askOdds } from './ask-odds.ts';
import type { Draft } from './draft.ts';
import { choiceOf } from './draft.ts';
import { useSession } from './session.ts';
import { useSettings } from './settings.ts';
import { useTable } from './table.ts';

/** Mean harm by combatant and track. */
export type PendingHarm = { readonly [who: Id]: { readonly [track: string]: number } };

const unhurt: PendingHarm = {};

/** Debounce: odds are asked once the draft has not changed for this many milliseconds. */
const rests = 120;

/**
 * The mean harm to each track of each combatant if the draft in the hand is committed, from the odds. Asked once for
 * all components that show it. Empty while unknown.
 */
export const usePending = create<{ readonly harm: PendingHarm }>()(() => ({ harm: unhurt }));

/** Settled results for the current state of the fight, by choice. */
const known = new Map<string, PendingHarm>();
let asking: { readonly timer: ReturnType<typeof setTimeout>; readonly abort: AbortController } | null = null;

const show = (harm: PendingHarm): void => {
  if (usePending.getState().harm !== harm) usePending.setState({ harm });
};

const isAimed = ({ option }: Draft): boolean =>
  Object.values(option.needs ?? {}).some((need) => need.kind === 'one' || need.kind === 'some');

/**
 * Cancels a running request. Shows what is known of the draft in the hand, and asks for its odds if it is complete,
 * aimed at somebody and not known yet.
 */
function changed(): void {
  if (asking) {
    clearTimeout(asking.timer);
    asking.abort.abort();
    asking = null;
  }
  const { draft } = useSession.getState();
  const current = draft !== null && draft.prompt === useTable.getState().prompt?.id;
  const choice = current && isAimed(draft) ? choiceOf(draft) : null;
  const key = JSON.stringify(choice);
  show((choice && known.get(key)) ?? unhurt);
  if (choice === null || known.has(key)) return;
  const abort = new AbortController();
  const ask = (): void =>
    void askOdds(choice, abort.signal, (odds, settled) => {
      if (odds === null) return;
      if (settled) known.set(key, odds.harm);
      show(odds.harm);
    }).catch(() => {});
  asking = { timer: setTimeout(ask, rests), abort };
}

useSession.subscribe(({ draft }, before) => {
  if (draft !== before.draft) changed();
});
useTable.subscribe(({ hash, prompt }, before) => {
  if (hash === before.hash && prompt?.id === before.prompt?.id) return;
  known.clear();
  changed();
});
// Odds are filtered by whose eyes look.
useSettings.subscribe(({ eyes }, before) => {
  if (eyes === before.eyes) return;
  known.clear();
  changed();
});
