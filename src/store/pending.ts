import { create } from 'zustand';
import type { Id } from '../kernel/json.ts';
import type { OddsReply } from '../protocol/messages.ts';
import { askOdds } from './ask-odds.ts';
import { currentDraft } from './current-draft.ts';
import type { Draft } from './draft.ts';
import { choiceOf } from './draft.ts';
import { momentOf } from './moment.ts';
import { useSession } from './session.ts';
import { useSettings } from './settings.ts';
import { useTable } from './table.ts';

/** Mean losses by combatant and track: harm less healing, so below 0 where more is healed. */
export type PendingLoss = { readonly [who: Id]: { readonly [track: string]: number } };

const none: PendingLoss = {};

/** Debounce: odds are asked once the draft has not changed for this many milliseconds. */
const rests = 120;

/**
 * The mean loss of each track of each combatant if the draft in the hand is committed, from the odds. Asked once for
 * all components that show it. Empty while unknown.
 */
export const usePending = create<{ readonly loss: PendingLoss }>()(() => ({ loss: none }));

/** Settled results for the current state of the fight, by choice. */
const known = new Map<string, PendingLoss>();
let asking: { readonly timer: ReturnType<typeof setTimeout>; readonly abort: AbortController } | null = null;

const show = (loss: PendingLoss): void => {
  if (usePending.getState().loss !== loss) usePending.setState({ loss });
};

function lossIn({ harm, healing }: Pick<OddsReply, 'harm' | 'healing'>): PendingLoss {
  const all: { [who: Id]: { [track: string]: number } } = {};
  for (const [sign, means] of [[1, harm] as const, [-1, healing] as const])
    for (const [who, tracks] of Object.entries(means))
      for (const [track, mean] of Object.entries(tracks)) {
        all[who] ??= {};
        all[who][track] = (all[who][track] ?? 0) + sign * mean;
      }
  return all;
}

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
  const draft = currentDraft();
  const choice = draft !== null && isAimed(draft) ? choiceOf(draft) : null;
  const key = JSON.stringify(choice);
  show((choice && known.get(key)) ?? none);
  if (choice === null || known.has(key)) return;
  const abort = new AbortController();
  const ask = (): void =>
    void askOdds(choice, abort.signal, (odds, settled) => {
      if (odds === null) return;
      const loss = lossIn(odds);
      if (settled) known.set(key, loss);
      show(loss);
    }).catch(() => {});
  asking = { timer: setTimeout(ask, rests), abort };
}

useSession.subscribe(({ draft }, before) => {
  if (draft !== before.draft) changed();
});
useTable.subscribe((now, before) => {
  if (momentOf(now) === momentOf(before)) return;
  known.clear();
  changed();
});
// Odds are filtered by whose eyes look.
useSettings.subscribe(({ eyes }, before) => {
  if (eyes === before.eyes) return;
  known.clear();
  changed();
});
