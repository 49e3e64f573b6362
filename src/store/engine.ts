import type { FightReply } from '../protocol/messages.ts';
import type { FightState, TableClient } from '../workers/client.ts';
import { connected } from './connection.ts';
import { pilot } from './hands.ts';
import { mirrored, useTable } from './mirror.ts';
import { momentOf } from './moment.ts';
import { libraryChanged } from './queries.ts';
import { isWatched, session, useSession } from './session.ts';
import { firstSave, noteProblem } from './storage-state.ts';
import { forgetTaps } from './taps.ts';

const set = useTable.setState;
const get = useTable.getState;

let listening: TableClient | null = null;

/** The table client, with the mirror listening to its events. */
export function client(): TableClient {
  const { table: now } = connected();
  if (listening === now) return now;
  listening = now;
  now.listen((event) => {
    switch (event.event) {
      case 'saving':
        if (event.fight === get().fight?.id) set({ saving: event.saving });
        noteProblem(event.saving.problem);
        break;
      case 'lost':
        if (event.fight === get().fight?.id) {
          session.disarm();
          set({ status: 'readonly' });
        }
        break;
      case 'followed':
        if (event.state.fight?.id === get().fight?.id) show(event.reply, event.state, { whole: true });
        break;
      case 'library':
        void libraryChanged();
        break;
      case 'restarted':
        if (get().status === 'idle') break;
        if (event.reply && event.state) {
          show(event.reply, event.state, { whole: true });
          set({
            warning: event.reply.warning ?? 'The engine stopped and was started again. Nothing is lost.',
          });
        } else set({ status: get().fight ? 'crashed' : 'idle' });
        break;
      case 'dead':
        if (get().fight) set({ status: 'crashed', error: event.failure });
        break;
    }
  });
  return now;
}

/** Shows a reply in the mirror; `how` as for {@link mirrored}. */
export function show(reply: FightReply, state: FightState, how: Parameters<typeof mirrored>[3]): void {
  const before = get();
  const { whole } = how;
  set(mirrored(before, reply, state, how));
  // Prompts are numbered anew.
  if (whole) forgetTaps();
  // Opening a fight changes nothing in it, so tactics wait.
  if (whole) pilot.wait('opened');
  if (before.truth?.prompt?.id !== reply.prompt?.id || before.fight?.id !== state.fight?.id) session.disarm();
  const { id } = state.fight ?? {};
  if (whole && before.fight?.id !== id) session.clear(isWatched(reply, id) ? 'opened' : null);
  // A summons that was taken back, or somebody removed by hand: whoever has the turn is shown again.
  const { selected } = useSession.getState();
  if (selected !== null && !get().view?.combatants[selected]) session.select(null);
  noteProblem(state.saving.problem);
  if (state.saving.state === 'saved' && state.access === 'write') void firstSave();
  // Odds of another moment are useless. A change of preferences leaves it as it is.
  if (momentOf(before) !== momentOf(get())) connected().odds.cancel();
}
