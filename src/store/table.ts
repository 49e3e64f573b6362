import type { Change } from '../engine/system.ts';
import type { Id, Json } from '../kernel/json.ts';
import { asJson } from '../kernel/json.ts';
import type { Choice } from '../kernel/port.ts';
import type { DiceMode, FightRecord, Handed, Prompt, ReactionModes, WaveDeed } from '../protocol/messages.ts';
import type { Answered, FightJob, TableRequest } from '../workers/client.ts';
import { failureOf, newId, newSeed, TableFailure } from '../workers/client.ts';
import { connected } from './connection.ts';
import { copyNameOf } from './copies.ts';
import { client, show } from './engine.ts';
import { pilot } from './hands.ts';
import type { TableState, TableStatus } from './mirror.ts';
import { emptyTable, useTable } from './mirror.ts';
import { settled } from './rulings.ts';
import { session } from './session.ts';
import { useSettings } from './settings.ts';
import { sentOnce } from './taps.ts';

export { type TableError, useTable } from './mirror.ts';
export { TableFailure };

interface StartOptions {
  readonly seed?: string | number;
  /** By default as in the settings. */
  readonly dice?: DiceMode;
}

type Faces = readonly (number | readonly number[] | null)[];

const set = useTable.setState;
const get = useTable.getState;

/** Requests that change the fight. */
type Input = Extract<TableRequest, { readonly do: 'undo' | 'redo' | 'seek' | 'prefer' }> | Deed;
type Deed = Extract<TableRequest, { readonly do: 'answer' | 'roll' | 'override' | 'wave' }>;

/** Inputs that go on with a fight in their own way, in place of what could be done again. */
const playing: ReadonlySet<Input['do']> = new Set(['answer', 'roll', 'override', 'wave'] as const);

/** Counts openings and closings: only the newest one is shown. */
let seating = 0;

/** The status to go back to after a failed opening: answers that were on their way may have arrived meanwhile. */
function statusAsBefore({ status, fight }: TableState): TableStatus {
  if (status === 'opening') return fight ? 'ready' : 'idle';
  return status === 'busy' && pending === 0 ? 'ready' : status;
}

/** Opens a fight by a job and returns its id. On failure it rejects, sets `error`, and the fight before stays open. */
async function seat(id: string, job: () => Promise<Answered<FightJob>>): Promise<string> {
  const before = get();
  const mine = ++seating;
  set({ status: 'opening', error: null });
  try {
    const { outcome, state } = await job();
    if (!outcome.ok) throw new TableFailure(outcome.error);
    if (mine === seating) show(outcome, state, { whole: true });
    return state.fight?.id ?? id;
  } catch (error) {
    if (mine !== seating) throw error;
    const now = get().status;
    set({ status: now === 'opening' ? statusAsBefore(before) : now, error: failureOf(error) });
    throw error;
  }
}

/**
 * Sends an input, shows the result and returns whether it was taken. A refusal sets `error` and changes nothing else.
 */
async function input(request: Input): Promise<boolean> {
  const { status, fight } = get();
  if (!fight || status === 'opening' || status === 'crashed') return false;
  pending++;
  try {
    // Sent first, so that the engine works while the page draws.
    const answer = client().send({ job: 'table', request });
    if (status === 'ready') set({ status: 'busy' });
    const { outcome, state } = await answer;
    // The fight was left meanwhile.
    if (get().fight?.id !== fight.id) return outcome.ok;
    if (outcome.ok) {
      show(outcome, state, { whole: false, after: request.do });
      // From here on people play: there is nothing to go through.
      if (playing.has(request.do)) session.seek(null);
    } else set({ error: outcome.error });
    return outcome.ok;
  } catch (error) {
    if (get().fight?.id === fight.id) set({ error: failureOf(error) });
    return false;
  } finally {
    pending--;
    const now = get().status;
    if (now === 'busy' && pending === 0) set({ status: 'ready' });
    else if (now === 'ready' && pending > 0) set({ status: 'busy' });
  }
}
let pending = 0;

/** Answers a prompt, unless this is a second tap on it. */
async function answerWith(
  prompt: Pick<Prompt, 'id'> | null,
  request: (prompt: number) => Deed,
): Promise<boolean> {
  if (!prompt) return false;
  const taken = await sentOnce(prompt, (id) => input(request(id)));
  if (taken) session.sent(prompt.id);
  return taken;
}

/** Answers the open prompt for a player: tactics that wait play on afterwards. */
async function answerByHand(request: (prompt: number) => Deed): Promise<boolean> {
  const before = pilot.waiting();
  const taken = await answerWith(get().prompt, request);
  // If they have been made to wait for another reason meanwhile, they go on waiting.
  if (taken && pilot.waiting() === before) pilot.goOn();
  return taken;
}

/**
 * What can be done with the open fight. A promise of a fight's id is rejected with a `TableFailure` when the fight
 * cannot be opened (the same error stands in `useTable().error`, and the fight before stays open); promises of a
 * boolean resolve when the mirror is up to date, to `true` when the input was taken and to `false` when it was refused
 * or ignored. Apart from those, only `exportRecord` rejects.
 */
export const table = {
  /**
   * Begins a fight with the rulings of this table. It is in the library before the promise resolves, unless saving
   * fails.
   */
  async start(encounter: Json, options: StartOptions = {}): Promise<string> {
    const { seed = newSeed(), dice = useSettings.getState().dice } = options;
    const fight = newId();
    let told: string | null = null;
    const opened = await seat(fight, async () => {
      const ruled = await settled(encounter);
      told = ruled.told;
      return client().send({ job: 'start', fight, encounter: ruled.encounter, seed, dice });
    });
    if (told !== null && get().fight?.id === opened) set({ warning: told });
    return opened;
  },
  /** Opens a saved fight where it was left, also in the middle of a prompt. Writes nothing. */
  open: (id: string): Promise<string> => seat(id, () => client().open(id)),
  /** Stores a fight record as a new fight of the library and opens it. */
  openRecord(record: Json, name?: string): Promise<string> {
    const fight = newId();
    const job: FightJob = { job: 'adopt', fight, record, ...(name !== undefined && { name }) };
    return seat(fight, () => client().send(job));
  },
  /** Leaves the fight. Changes that are not saved yet are still being saved. */
  async close(): Promise<void> {
    seating++;
    session.clear();
    connected().odds.cancel();
    if (get().status === 'idle') return;
    set({ ...emptyTable, preferences: get().preferences });
    await client()
      .send({ job: 'close' })
      .catch(() => {});
  },
  /**
   * Answers the open prompt; `also`: those asked the same next who answer the same. A second answer to the same prompt
   * is ignored for 400 ms, and while the first one is on its way.
   */
  answer: (choice: Choice, also?: readonly Id[]): Promise<boolean> =>
    answerByHand((prompt) => ({ do: 'answer', prompt, choice, ...(also && { also }) })),
  /**
   * Rolls the dice of the open prompt. Without `faces` the engine rolls; `null` is a die that the engine shall roll.
   */
  roll: (faces?: Faces): Promise<boolean> =>
    answerByHand((prompt) => ({ do: 'roll', prompt, ...(faces && { faces }) })),
  /** Gives the answer of a tactic to this prompt, also to one that players do not see. */
  play: (id: number, choice: Choice): Promise<boolean> =>
    answerWith({ id }, (prompt) => ({ do: 'answer', prompt, choice })),
  /** Changes by the game master's hand. */
  override: (changes: readonly Change[], reason: string): Promise<boolean> =>
    input({ do: 'override', changes, reason }),
  /** Calls a wave, holds it back, or lets it come by itself again. */
  wave: (wave: Id, does: WaveDeed): Promise<boolean> => input({ do: 'wave', wave, does }),
  prefer: (preferences: {
    readonly defaultDice?: DiceMode;
    readonly dice?: { readonly [who: Id]: DiceMode | null };
    readonly reactions?: ReactionModes;
  }): Promise<boolean> => input({ do: 'prefer', ...preferences }),
  /** Hands combatants over to tactics, or takes them back (`null`). */
  async handOver(hands: { readonly [who: Id]: Handed | null }): Promise<boolean> {
    const done = await input({ do: 'prefer', hands });
    if (done && Object.values(hands).some((hand) => hand !== null)) pilot.goOn();
    return done;
  },
  /** Hands a side over to a tactic until taken back, with everybody who joins it later. */
  async handOverSide(side: string, tactic: string): Promise<boolean> {
    const done = await input({ do: 'prefer', sides: { [side]: tactic } });
    if (done) pilot.goOn();
    return done;
  },
  undo(): Promise<boolean> {
    pilot.wait('taken-back');
    return input({ do: 'undo' });
  },
  redo(): Promise<boolean> {
    pilot.wait('taken-back');
    return input({ do: 'redo' });
  },
  /** Goes to where `at` answers of people stand, by undo or redo, or as near to that as it can stop. */
  seek(at: number): Promise<boolean> {
    pilot.wait('taken-back');
    return input({ do: 'seek', at });
  },
  /** Takes the fight over from another tab, which becomes read-only. */
  async takeOver(): Promise<boolean> {
    const { fight } = get();
    if (!fight) return false;
    return seat(fight.id, () => client().open(fight.id, true)).then(
      () => true,
      () => false,
    );
  },
  /** Ends the engine and starts it again from the journal: for a fight that does not respond. */
  async restart(): Promise<boolean> {
    const { fight } = get();
    if (!fight) return false;
    set({ status: 'opening', error: null });
    client().restart('it was started again by hand');
    return client()
      .send({ job: 'table', request: { do: 'view' } })
      .then(
        ({ outcome }) => outcome.ok,
        () => false,
      );
  },
  /** Tries again to store what is only in memory. Returns whether all is saved. */
  async saveNow(): Promise<boolean> {
    const answer = await client()
      .send({ job: 'save' })
      .catch(() => null);
    if (!answer) return false;
    // Unless the fight was left meanwhile.
    if (get().fight?.id === answer.state.fight?.id) set({ saving: answer.state.saving });
    return answer.state.saving.state === 'saved';
  },
  /** Stores the open fight under a new id and opens that copy. Returns the id. */
  async saveCopy(): Promise<string> {
    const from = get().fight;
    const copy = await table.openRecord(asJson(await table.exportRecord()), await copyNameOf(from));
    if (from) client().forget(from.id);
    return copy;
  },
  dismissError: (): void => set({ error: null, warning: null }),
  /** The record of the open fight. Works without IndexedDB and after a crash; rejects when no fight is open. */
  exportRecord(): Promise<FightRecord> {
    const { fight, hash } = get();
    const record = fight && client().record(fight.id);
    if (record) return Promise.resolve({ ...record, hash });
    return Promise.reject(new TableFailure({ code: 'no-fight', message: 'No fight is open.' }));
  },
};
