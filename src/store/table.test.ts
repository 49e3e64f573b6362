import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChoosePrompt, FightRecord } from '../protocol/messages.ts';
import { freshIndexedDb, fullDisk, noIndexedDb } from '../storage/testing/browser.ts';
import type { TableClient } from '../workers/client.ts';
import { connectTable } from '../workers/client.ts';
import { connectForecast } from '../workers/client-forecast.ts';
import { connectLedger } from '../workers/client-ledger.ts';
import { connectOdds } from '../workers/client-odds.ts';
import { serveOdds } from '../workers/odds.ts';
import { ball, ballHost } from '../workers/testing/ball.ts';
import type { PairOptions } from '../workers/testing/pair.ts';
import { fakeBrowser, fakeTableWorker, fakeWorker } from '../workers/testing/pair.ts';
import { connectWith } from './connection.ts';
import { emptyTable } from './mirror.ts';
import { questions } from './questions.ts';
import { session, useSession } from './session.ts';
import { useStorageState } from './storage-state.ts';
import { TableFailure, table, useTable } from './table.ts';

freshIndexedDb();

let client: TableClient;
const noForecasts = connectForecast(() => fakeWorker(() => () => {}), 1);
const noLedger = connectLedger(() => fakeWorker(() => () => {}), 1);
const lay = (options: PairOptions = {}): TableClient => {
  client = connectTable(() => fakeTableWorker(options));
  const odds = connectOdds(() =>
    fakeWorker((post) => {
      const answer = serveOdds(ballHost());
      return (message) => post(answer(message as never));
    }),
  );
  connectWith({ table: client, odds, forecast: noForecasts, ledger: noLedger });
  return client;
};
const now = useTable.getState;
const later = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  lay();
  useTable.setState(emptyTable);
  session.clear();
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => connectWith(null));

const start = () => table.start(ball, { seed: 's', dice: 'seeded' });
const wait = () => table.answer({ option: 'wait' });
/** Plays a round in which bea loses a mask to dice entered by hand, up to the question whether she saves it. */
const loseMask = async (): Promise<void> => {
  await table.start(ball, { seed: 's', dice: 'manual' });
  await table.answer({ option: 'expose', target: 'bea' });
  await wait();
  await table.roll([5, 6, 5]);
};
const lost = 'bea loses a mask';
/** A fresh page over the same database. */
const reload = (): void => {
  useTable.setState(emptyTable);
  lay();
};

describe('the mirror of a fight', () => {
  test('shows the fight as the worker reports it, at the start and after an answer', async () => {
    const id = await start();
    expect(now()).toMatchObject({
      status: 'ready',
      fight: { id, name: 'A ball', system: 'masquerade' },
      prompt: { kind: 'choose', for: 'ada' },
      can: { undo: false, redo: false },
      preferences: { defaultDice: 'seeded' },
      saving: { state: 'saved', unsaved: 0 },
      error: null,
    });
    expect(await wait()).toBe(true);
    expect(now()).toMatchObject({ prompt: { for: 'bea' }, can: { undo: true } });
  });

  test('is busy, then ready, while an input is processed', async () => {
    await start();
    const seen: string[] = [];
    const stop = useTable.subscribe(({ status }) => seen.push(status));
    await wait();
    stop();
    expect([...new Set(seen)]).toEqual(['busy', 'ready']);
  });

  test('a refused answer sets the error and changes nothing else; the next accepted answer clears it', async () => {
    await start();
    session.arm(now().prompt?.id ?? 0, (now().prompt as ChoosePrompt).options[0] as never);
    const { error: _, ...before } = now();
    expect(await table.answer({ option: 'expose', target: 'ada' })).toBe(false);
    const { error, ...after } = now();
    expect(error).toMatchObject({ code: 'illegal-choice', clause: 'MQ-1' });
    expect(after).toEqual(before);
    expect(useSession.getState().draft).not.toBeNull();
    await later(410);
    expect(await wait()).toBe(true);
    expect(now().error).toBeNull();
  });

  test('a bad encounter is refused with an error that can be dismissed, and the open fight stays', async () => {
    const id = await start();
    await expect(table.start({ system: 'whist' })).rejects.toBeInstanceOf(TableFailure);
    expect(now()).toMatchObject({ status: 'ready', fight: { id }, error: { code: 'unknown-system' } });
    table.dismissError();
    expect(now().error).toBeNull();
  });

  test('the draft outlives a change of preferences, and is cleared when its answer is accepted', async () => {
    await start();
    session.arm(now().prompt?.id ?? 0, (now().prompt as ChoosePrompt).options[1] as never);
    await table.prefer({ dice: { bea: 'manual' } });
    expect(useSession.getState().draft?.prompt).toBe(now().prompt?.id);
    await wait();
    expect(useSession.getState().draft).toBeNull();
  });

  test('a draft taken for the next prompt stays when the answer before it is done', async () => {
    await start();
    const first = now().prompt?.id;
    const stop = useTable.subscribe(({ prompt }) => {
      if (prompt?.kind !== 'choose' || prompt.id === first) return;
      stop();
      // Like a card that is redrawn for the next prompt.
      queueMicrotask(() => session.arm(prompt.id, prompt.options[1] as never));
    });
    await wait();
    expect(useSession.getState().draft?.prompt).toBe(now().prompt?.id);
  });

  test('a second answer to the same prompt is ignored', async () => {
    await start();
    const taps = await Promise.all([wait(), wait()]);
    expect(taps).toEqual([true, false]);
    expect(now()).toMatchObject({ error: null, prompt: { for: 'bea' } });
    expect(await wait()).toBe(true);
  });

  test('parts that did not change keep their identity', async () => {
    await start();
    const before = now();
    await table.override([{ change: 'track', who: 'bea', track: 'masks', left: 1 }], 'a slip');
    const after = now();
    expect(after.view).not.toBe(before.view);
    expect(after.view?.combatants.bea).not.toBe(before.view?.combatants.bea);
    expect(after.view?.combatants.ada).toBe(before.view?.combatants.ada);
    expect(after.preferences).toBe(before.preferences);
    await wait();
    expect(now().view).toBe(after.view);
  });

  test('lines that are undone stay, marked; redo adds them again', async () => {
    await loseMask();
    expect(now().lines.map(({ text }) => text)).toEqual([lost]);
    await table.undo();
    expect(now().lines).toMatchObject([{ text: lost, undone: true }]);
    expect(now().can).toMatchObject({ redo: true });
    await table.redo();
    expect(now().lines.map(({ text, undone }) => [text, undone])).toEqual([
      [lost, true],
      [lost, undefined],
    ]);
  });

  test('going to and fro leaves no trace in the log, and brings what it tells; whoever does something else goes on from there', async () => {
    await loseMask();
    const end = now();
    expect(end.stands).toEqual({ at: 3, of: 3 });
    session.seek('asked');
    expect(await table.seek(1)).toBe(true);
    expect(now()).toMatchObject({ stands: { at: 1, of: 3 }, lines: [], told: [], can: { redo: true } });
    const seen = now().resumed;
    expect(await table.seek(3)).toBe(true);
    expect(now().hash).toBe(end.hash);
    expect(now().lines.map(({ text, undone }) => [text, undone])).toEqual([[lost, undefined]]);
    expect(now().resumed).not.toBe(seen);
    expect(useSession.getState().seeks).toBe('asked');
    await table.seek(1);
    const id = now().fight?.id as string;
    reload();
    await table.open(id);
    expect(now()).toMatchObject({ stands: { at: 1, of: 3 }, can: { redo: true } });
    // It was left in its middle: it opens with what goes through it.
    expect(useSession.getState().seeks).toBe('opened');
    await wait();
    expect(now()).toMatchObject({ stands: { at: 2, of: 2 }, can: { redo: false } });
    expect(useSession.getState().seeks).toBeNull();
  });

  test('a fight that is left after an undo opens as it was left, without the slider; at its beginning it is there to be watched', async () => {
    await loseMask();
    const id = now().fight?.id as string;
    await table.undo();
    expect(now()).toMatchObject({ stands: { at: 2, of: 3 }, can: { redo: true } });
    reload();
    await table.open(id);
    expect(now()).toMatchObject({ stands: { at: 2, of: 3 }, can: { redo: true } });
    expect(useSession.getState().seeks).toBeNull();
    await table.seek(0);
    reload();
    await table.open(id);
    expect(useSession.getState().seeks).toBe('opened');
    await table.seek(1);
    reload();
    await table.open(id);
    expect(useSession.getState().seeks).toBe('opened');
  });

  test('manual dice: an illegal face is refused, a missing face is rolled by the engine', async () => {
    await start();
    await table.prefer({ dice: { ada: 'manual' } });
    await table.answer({ option: 'expose', target: 'bea' });
    await wait();
    expect(now().prompt).toMatchObject({ kind: 'roll', for: 'ada' });
    expect(await table.roll([9, 1, 1])).toBe(false);
    expect(now().error).toMatchObject({ code: 'illegal-faces', path: 'faces[0]' });
    await later(410);
    expect(await table.roll([1, null, 1])).toBe(true);
    const { tape } = await table.exportRecord();
    expect(tape.at(-1)).toMatchObject({ kind: 'draw', faces: [1, expect.any(Number), 1], hand: [0, 2] });
  });

  test('without a fight nothing is sent, and an export fails with no-fight', async () => {
    expect(await wait()).toBe(false);
    expect(await table.undo()).toBe(false);
    expect(await questions.preview({ option: 'wait' })).toBeNull();
    expect(await questions.odds({ option: 'wait' })).toBeNull();
    await expect(table.exportRecord()).rejects.toMatchObject({ failure: { code: 'no-fight' } });
  });
});

describe('closing and opening a fight', () => {
  test('after a reload the fight has the same view, log, prompt and hash, and can be answered', async () => {
    await loseMask();
    const { view, lines, prompt, hash, fight } = now();
    const id = fight?.id ?? '';
    expect(lines).toHaveLength(1);
    reload();
    expect(now().status).toBe('idle');
    expect(await table.open(id)).toBe(id);
    expect(now()).toMatchObject({ status: 'ready', view, lines, hash });
    expect({ ...now().prompt, id: 0 }).toEqual({ ...prompt, id: 0 });
    expect(await table.answer({ option: 'decline' })).toBe(true);
  });

  test('after a reload the mirror knows which line the last answer came after', async () => {
    await loseMask();
    expect(now().resumed.since).toBeNull();
    const line = { change: 'track', who: 'bea', track: 'masks', left: 2 } as const;
    await table.override([line], 'given back');
    const id = now().fight?.id ?? '';
    reload();
    await table.open(id);
    expect(now().resumed.since).toBe(now().lines.length - 2);
    await wait();
    expect(now().resumed.since).toBe(0);
  });

  test('after an undo the mirror knows which line the last standing answer came after', async () => {
    await loseMask();
    const line = { change: 'track', who: 'bea', track: 'masks', left: 2 } as const;
    await table.override([line], 'given back');
    await table.override([line], 'once more');
    const before = now().resumed;
    expect(before.since).toBeNull();
    await table.undo();
    const told = now().lines.filter(({ undone }) => !undone);
    expect(now().resumed.since).toBe(told.at(-2)?.id);
  });

  test('two simultaneous openings of the same fight both succeed', async () => {
    const id = await start();
    reload();
    expect(await Promise.all([table.open(id), table.open(id)])).toEqual([id, id]);
    expect(now()).toMatchObject({ status: 'ready', fight: { id } });
  });

  test('a fight that is closed while it opens stays closed; opened once more, it is open', async () => {
    const id = await start();
    reload();
    const opening = table.open(id);
    await table.close();
    await opening;
    expect(now()).toMatchObject({ status: 'idle', fight: null, view: null });
    await Promise.all([table.open(id), table.close(), table.open(id)]);
    expect(now()).toMatchObject({ status: 'ready', fight: { id } });
  });

  test('closing a fight empties the mirror', async () => {
    await start();
    await table.close();
    expect(now()).toMatchObject({ status: 'idle', fight: null, view: null, prompt: null, lines: [] });
  });

  test('a fight that is left while its steps are tried once more leaves none of them unsaved in the empty mirror', async () => {
    await start();
    const free = fullDisk();
    await wait();
    const trying = table.saveNow();
    const leaving = table.close();
    expect(await trying).toBe(false);
    await leaving;
    expect(now()).toMatchObject({ fight: null, saving: { state: 'saved', unsaved: 0 } });
    free();
  });

  test('an answer that is done after the fight was closed does not reopen it, and is saved', async () => {
    const id = await start();
    const answered = wait();
    await table.close();
    expect(await answered).toBe(true);
    expect(now()).toMatchObject({ status: 'idle', fight: null, view: null });
    await table.open(id);
    expect(now().prompt?.for).toBe('bea');
  });

  test('opening an unknown fight while a refused answer is on its way: both settle, and the open fight stays', async () => {
    await start();
    const refused = table.answer({ option: 'expose', target: 'ada' });
    await expect(table.open('gone')).rejects.toThrow(TableFailure);
    expect(await refused).toBe(false);
    expect(now()).toMatchObject({ status: 'ready', prompt: { for: 'ada' } });
  });

  test('opening an unknown fight fails with fight-gone, and the table stays idle', async () => {
    await expect(table.open('nowhere')).rejects.toMatchObject({ failure: { code: 'fight-gone' } });
    expect(now()).toMatchObject({ status: 'idle', error: { code: 'fight-gone' } });
  });

  test('an exported record can be opened as a new fight with the same hash', async () => {
    const id = await start();
    await wait();
    const record = JSON.parse(JSON.stringify(await table.exportRecord())) as FightRecord;
    expect(record.hash).toBe(now().hash);
    reload();
    const copy = await table.openRecord(record as never);
    expect(copy).not.toBe(id);
    expect(now()).toMatchObject({ hash: record.hash, warning: null });
  });
});

describe('failures', () => {
  test('a full disk is reported with the number of unsaved inputs, and saving succeeds once there is room', async () => {
    await start();
    const free = fullDisk();
    expect(await wait()).toBe(true);
    expect(now().saving).toMatchObject({ state: 'unsaved', unsaved: 1, problem: { code: 'storage-full' } });
    expect(useStorageState.getState().problem?.code).toBe('storage-full');
    expect((await table.exportRecord()).tape).toHaveLength(1);
    free();
    expect(await table.saveNow()).toBe(true);
    expect(now().saving).toEqual({ state: 'saved', unsaved: 0, problem: null });
  });

  test('without IndexedDB a fight can be played and exported', async () => {
    noIndexedDb();
    await start();
    await wait();
    expect(now()).toMatchObject({ status: 'ready', saving: { problem: { code: 'storage-absent' } } });
    expect((await table.exportRecord()).tape).toHaveLength(1);
  });

  test.each(['before-write', 'after-write'] as const)(
    'a crash %s is reported, the fight is restored, and play goes on',
    async (when) => {
      await start();
      await client.send({ job: 'crash', when });
      expect(await wait()).toBe(false);
      expect(now()).toMatchObject({ status: 'ready', error: { code: 'engine-crashed' } });
      expect(now().prompt?.for).toBe(when === 'before-write' ? 'ada' : 'bea');
      await later(410);
      expect(await wait()).toBe(true);
      expect(now()).toMatchObject({ status: 'ready', error: null });
    },
  );

  test('an engine that does not restart: status crashed, the record can be exported, a later restart works', async () => {
    let broken = false;
    client = connectTable(() =>
      broken
        ? fakeWorker(() => () => {
            throw new Error('no');
          })
        : fakeTableWorker(),
    );
    connectWith({
      table: client,
      odds: connectOdds(() => fakeWorker(() => () => {})),
      forecast: noForecasts,
      ledger: noLedger,
    });
    const id = await start();
    await wait();
    broken = true;
    expect(await table.restart()).toBe(false);
    expect(now()).toMatchObject({ status: 'crashed', fight: { id }, error: { code: 'engine-dead' } });
    expect(await wait()).toBe(false);
    expect((await table.exportRecord()).tape).toHaveLength(1);
    broken = false;
    expect(await table.restart()).toBe(true);
    expect(now()).toMatchObject({ status: 'ready', error: null });
  });

  test('another tab takes over: this tab is read-only until it takes over again', async () => {
    const browser = fakeBrowser();
    lay({ browser });
    const id = await start();
    const other = connectTable(() => fakeTableWorker({ browser }));
    await other.open(id, true);
    await vi.waitFor(() => expect(now().status).toBe('readonly'));
    expect(await wait()).toBe(false);
    expect(now()).toMatchObject({ status: 'readonly', error: { code: 'read-only' } });
    expect(await table.takeOver()).toBe(true);
    expect(now()).toMatchObject({ status: 'ready', error: null });
    await later(410);
    expect(await wait()).toBe(true);
  });

  test('two tabs with conflicting inputs: the input of this tab is saved in a copy, the fight opens with that of the other', async () => {
    const id = await start();
    const other = connectTable(() => fakeTableWorker());
    const { outcome } = await other.open(id);
    if (!('prompt' in outcome)) throw new Error('not open');
    const prompt = outcome.prompt?.id ?? 0;
    await other.send({ job: 'table', request: { do: 'answer', prompt, choice: { option: 'wait' } } });
    await table.answer({ option: 'expose', target: 'bea' });
    expect(now().saving).toMatchObject({ problem: { code: 'journal-gap' } });
    const copy = await table.saveCopy();
    expect(copy).not.toBe(id);
    expect(now()).toMatchObject({ saving: { state: 'saved' }, fight: { name: 'A ball (copy)' } });
    expect((await table.exportRecord()).tape).toMatchObject([{ choice: { option: 'expose' } }]);
    await table.open(id);
    expect(now()).toMatchObject({ saving: { state: 'saved' }, fight: { name: 'A ball' } });
    expect((await table.exportRecord()).tape).toMatchObject([{ choice: { option: 'wait' } }]);
  });
});

describe('questions', () => {
  test('odds and previews of the moment are answered; a refused preview sets no error', async () => {
    await start();
    const choice = { option: 'expose', target: 'bea' };
    expect(await questions.odds(choice)).toMatchObject({
      ok: true,
      chances: { 'lost:bea': expect.any(Number) },
    });
    expect(await questions.preview(choice)).toMatchObject({ ok: true, choice });
    expect(await questions.preview({ option: 'expose', target: 'ada' })).toMatchObject({
      error: { code: 'illegal-choice' },
    });
    expect(now().error).toBeNull();
  });

  test('a preview is that of the open question, also where the fight stands as it stood at the question before', async () => {
    await start();
    const choice = { option: 'expose', target: 'bea' };
    const sent = vi.spyOn(client, 'send');
    await questions.preview(choice);
    await questions.preview(choice);
    expect(sent).toHaveBeenCalledTimes(1);
    const { prompt } = now();
    useTable.setState({ prompt: { ...prompt, id: (prompt?.id ?? 0) + 1 } as ChoosePrompt });
    await questions.preview(choice);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  test('odds asked for before an answer settle, and odds of the new moment are answered', async () => {
    await start();
    const asked = questions.odds({ option: 'expose', target: 'bea' });
    await wait();
    expect(await asked).toSatisfy((reply: { ok: boolean } | null) => reply === null || reply.ok);
    expect(await questions.odds({ option: 'expose', target: 'ada' })).toMatchObject({ ok: true });
  });
});
