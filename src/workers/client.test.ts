import { describe, expect, test, vi } from 'vitest';
import type { FightReply, Prompt, ReplyTo, Request } from '../protocol/messages.ts';
import { openDatabase } from '../storage/database.ts';
import { readFight } from '../storage/fights.ts';
import { freshIndexedDb, fullDisk, noIndexedDb } from '../storage/testing/browser.ts';
import type { CrashPoint, Envelope, Outcome } from './channel.ts';
import type { TableClient, TableEvent } from './client.ts';
import { connectTable } from './client.ts';
import { ball, ballHost, ballShelf } from './testing/ball.ts';
import type { PairOptions } from './testing/pair.ts';
import { fakeBrowser, fakeTableWorker, fakeWorker } from './testing/pair.ts';

freshIndexedDb();

function page(options: PairOptions = {}) {
  const events: TableEvent[] = [];
  const client = connectTable(() => fakeTableWorker(options));
  client.listen((event) => events.push(event));
  const fightOf = (outcome: Outcome): FightReply => {
    if (!outcome.ok || !('view' in outcome)) throw new Error(`not a fight: ${JSON.stringify(outcome)}`);
    return outcome;
  };
  const start = async (fight = 'f1') =>
    fightOf((await client.send({ job: 'start', fight, encounter: ball, seed: 's', dice: 'seeded' })).outcome);
  const open = async (fight = 'f1', steal = false) => {
    const { outcome, state } = await client.open(fight, steal);
    return { reply: fightOf(outcome), state };
  };
  const answer = (prompt: Prompt | null, choice: { option: string; target?: string }) =>
    client.send({ job: 'table', request: { do: 'answer', prompt: prompt?.id ?? -1, choice } });
  /** Answers `wait` so many times, for Ada and Bea in turn: rounds without dice. */
  const wait = async (times: number, from: FightReply) => {
    let { prompt } = from;
    let last = await answer(prompt, { option: 'wait' });
    for (let i = 1; i < times; i++) {
      ({ prompt } = fightOf(last.outcome));
      last = await answer(prompt, { option: 'wait' });
    }
    return { reply: fightOf(last.outcome), state: last.state };
  };
  return { client, events, start, open, answer, wait };
}

const stored = async (fight = 'f1') => (await readFight(openDatabase(), fight))?.record.tape ?? null;
const until = (check: () => boolean | Promise<boolean>) =>
  vi.waitFor(async () => expect(await check()).toBe(true), { timeout: 8000 });
const heard = (events: TableEvent[], event: TableEvent['event']) => events.some((one) => one.event === event);
const withoutId = (prompt: Prompt | null) => ({ ...prompt, id: 0 });

describe('loading of rules', () => {
  const asked = async (deed: (of: ReturnType<typeof page>) => Promise<unknown>) => {
    const shelf = ballShelf();
    await deed(page({ shelf }));
    return shelf.read;
  };

  test('none for the list of fights, those of the fight to start or open it, all for an imported file', async () => {
    expect(await asked(({ client }) => client.library('fights'))).toEqual([]);
    expect(
      await asked(async ({ start, wait }) => {
        await wait(2, await start());
      }),
    ).toEqual(['masquerade']);
    expect(await asked(({ open }) => open())).toEqual(['masquerade']);
    expect(
      await asked(({ client }) => client.library('importText', 'a file', '{}').catch(() => 'refused')),
    ).toEqual([null]);
  });

  test('none for the prefaces of systems, those of one system when a job asks for them ahead of time', async () => {
    let told: Outcome | null = null;
    const read = await asked(async ({ client }) => {
      told = (await client.send({ job: 'prefaces' })).outcome;
      await client.send({ job: 'rules', system: 'masquerade' });
    });
    expect(told).toMatchObject({ ok: true, value: [{ id: 'masquerade', pack: { encounters: [] } }] });
    expect(read).toEqual(['masquerade']);
  });

  test('rules that cannot be loaded ahead of time fail only when a fight starts, and are loaded once they are there', async () => {
    let missing = true;
    const shelf = ballShelf();
    const rules = async (id: string | null): Promise<void> => {
      if (missing) throw new Error('404');
      await shelf.rules(id);
    };
    const { client, events, start } = page({ shelf: { ...shelf, rules } });
    expect((await client.send({ job: 'rules', system: 'masquerade' })).outcome).toMatchObject({ ok: true });
    expect(events).toEqual([]);
    await expect(start()).rejects.toThrow('404');
    expect(heard(events, 'restarted')).toBe(true);
    missing = false;
    expect((await start()).ok).toBe(true);
  });

  test('those of a fight that another tab plays, in order to follow it', async () => {
    const browser = fakeBrowser();
    const first = page({ browser });
    const begun = await first.start('watched');
    const shelf = ballShelf();
    const second = page({ browser, shelf });
    await second.open('watched');
    await first.wait(1, begun);
    await until(() => heard(second.events, 'followed'));
    expect(shelf.read).toEqual(['masquerade']);
  });
});

describe('a fight and its journal', () => {
  test('an answer is stored when it is confirmed', async () => {
    const { start, answer } = page();
    const first = await start();
    expect(await stored()).toEqual([]);
    const { outcome, state } = await answer(first.prompt, { option: 'expose', target: 'bea' });
    expect(outcome.ok).toBe(true);
    expect(state.saving).toEqual({ state: 'saved', unsaved: 0, problem: null });
    expect(await stored()).toHaveLength(1);
  });

  test('an answer is confirmed before the library is told of it', async () => {
    const { events, start, answer } = page();
    const first = await start();
    await until(() => heard(events, 'library'));
    events.length = 0;
    await answer(first.prompt, { option: 'wait' });
    expect(heard(events, 'library')).toBe(false);
    await until(() => heard(events, 'library'));
  });

  test('closed at a prompt and opened again: the same prompt, hash and view, and nothing is written', async () => {
    const before = page();
    const first = await before.start();
    const { reply } = await before.wait(3, first);
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const { reply: after, state } = await page().open();
    expect(withoutId(after.prompt)).toEqual(withoutId(reply.prompt));
    expect(after.hash).toBe(reply.hash);
    expect(after.view).toEqual(reply.view);
    expect(state.fight).toEqual({ id: 'f1', name: 'A ball', system: 'masquerade' });
    expect(transaction.mock.calls.filter((call) => call[1] === 'readwrite')).toEqual([]);
  });

  test('undo and redo are possible after opening again', async () => {
    const before = page();
    await before.wait(2, await before.start());
    await before.client.send({ job: 'table', request: { do: 'undo' } });
    const after = page();
    const { reply } = await after.open();
    expect(reply.can).toEqual({ undo: true, redo: true });
    const { outcome } = await after.client.send({ job: 'table', request: { do: 'redo' } });
    expect(outcome.ok).toBe(true);
    expect(await stored()).toHaveLength(2);
  });

  test('a fight of 120 answers has a checkpoint and opens with the same hash', async () => {
    const before = page();
    const { reply } = await before.wait(120, await before.start());
    const found = await readFight(openDatabase(), 'f1');
    expect(found?.checkpoint).toBeGreaterThanOrEqual(100);
    expect((await page().open()).reply.hash).toBe(reply.hash);
  });

  test('a refused encounter is not stored, and the open fight goes on', async () => {
    const { client, start, wait } = page();
    const first = await start();
    const bad = await client.send({ job: 'start', fight: 'f2', encounter: { system: 'whist' } });
    expect(bad.outcome).toMatchObject({ ok: false, error: { code: 'unknown-system' } });
    expect(bad.state.fight?.id).toBe('f1');
    await wait(1, first);
    expect(await stored('f2')).toBeNull();
    expect(await stored('f1')).toHaveLength(1);
  });

  test('a stale or illegal answer is refused and writes nothing', async () => {
    const { start, answer } = page();
    const first = await start();
    const stale = await answer({ ...(first.prompt as Prompt), id: 99 }, { option: 'wait' });
    expect(stale.outcome).toMatchObject({ ok: false, error: { code: 'stale-prompt' } });
    const illegal = await answer(first.prompt, { option: 'expose', target: 'ada' });
    expect(illegal.outcome).toMatchObject({ ok: false, error: { code: 'illegal-choice', clause: 'MQ-1' } });
    expect(await stored()).toEqual([]);
  });

  test('a record is adopted as a new fight with the same hash and the given name', async () => {
    const one = page();
    const { reply } = await one.wait(2, await one.start());
    const record = one.client.record('f1');
    const { outcome } = await one.client.send({
      job: 'adopt',
      fight: 'f2',
      record: record as never,
      name: 'Copy',
    });
    expect(outcome).toMatchObject({ ok: true, hash: reply.hash });
    expect((await readFight(openDatabase(), 'f2'))?.row.name).toBe('Copy');
  });

  test('opening an unknown fight fails with fight-gone', async () => {
    const { outcome } = await page().client.open('nowhere');
    expect(outcome).toMatchObject({ ok: false, error: { code: 'fight-gone', path: 'fight' } });
  });
});

describe('a disk that fails', () => {
  test('on a full disk the fight goes on as unsaved, and everything is saved once there is room', async () => {
    const { client, events, start, wait } = page();
    const first = await start();
    const free = fullDisk();
    const { reply, state } = await wait(2, first);
    expect(state.saving).toMatchObject({ state: 'unsaved', problem: { code: 'storage-full' } });
    expect(state.saving.unsaved).toBeGreaterThan(0);
    expect(client.record('f1')?.tape).toHaveLength(2);
    free();
    await until(async () => (await stored())?.length === 2);
    await until(() => events.some((one) => one.event === 'saving' && one.saving.state === 'saved'));
    expect((await page().open()).reply.hash).toBe(reply.hash);
  });

  test('without IndexedDB a fight can be played, left and opened again, and saved once IndexedDB is back', async () => {
    const back = noIndexedDb();
    const { client, start, wait, open } = page();
    const { reply, state } = await wait(3, await start());
    expect(state.saving).toMatchObject({ state: 'unsaved', problem: { code: 'storage-absent' } });
    await start('f2');
    const again = await open('f1');
    expect(again.reply.hash).toBe(reply.hash);
    expect(client.record('f1')?.tape).toHaveLength(3);
    back();
    await client.send({ job: 'save' });
    expect(await stored('f1')).toHaveLength(3);
  });

  test('clearAll removes fights, items, bin and settings, and the open fight is not written again', async () => {
    const { client, start, wait } = page();
    await wait(2, await start());
    await client.library('saveItem', {
      kind: 'encounter',
      system: 'masquerade',
      name: 'A ball',
      document: ball,
    });
    await client.library('writeSettings', 'settings', { theme: 'dark' });
    await client.library('deleteFight', 'f0');
    await client.library('clearAll');
    await client.send({ job: 'save' });
    expect(await client.library('fights')).toEqual([]);
    expect(await client.library('items')).toEqual([]);
    expect(await client.library('bin')).toEqual([]);
    expect(await client.library('readSettings', 'settings')).toBeNull();
    expect(await stored()).toBeNull();
  });

  test('listing fights without IndexedDB fails with storage-absent and names the list', async () => {
    noIndexedDb();
    await expect(page().client.library('fights')).rejects.toMatchObject({
      failure: { code: 'storage-absent', path: 'the list of fights' },
    });
  });
});

describe('a worker that breaks', () => {
  const played = async (when: CrashPoint) => {
    const one = page();
    const { reply } = await one.wait(2, await one.start());
    await one.client.send({ job: 'crash', when }).catch(() => {});
    if (when === 'now') await until(() => heard(one.events, 'restarted'));
    return { ...one, reply };
  };
  const restarted = (events: TableEvent[]) =>
    events.flatMap((one) => (one.event === 'restarted' && one.reply ? [one.reply] : []));

  test('between two inputs: the fight is restored as it was', async () => {
    const { events, reply, wait } = await played('now');
    const [again] = restarted(events);
    expect(again?.hash).toBe(reply.hash);
    await wait(1, again as FightReply);
    expect(await stored()).toHaveLength(3);
  });

  test('before an input is written: the input fails, and the restored fight is without it', async () => {
    const { events, reply, answer } = await played('before-write');
    await expect(answer(reply.prompt, { option: 'wait' })).rejects.toMatchObject({
      failure: { code: 'engine-crashed' },
    });
    const [again] = restarted(events);
    expect(again?.hash).toBe(reply.hash);
    expect(withoutId(again?.prompt ?? null)).toEqual(withoutId(reply.prompt));
    expect(await stored()).toHaveLength(2);
  });

  test('after an input is written: the input fails, but the restored fight has it', async () => {
    const { client, events, reply, answer, wait } = await played('after-write');
    await expect(answer(reply.prompt, { option: 'wait' })).rejects.toMatchObject({
      failure: { code: 'engine-crashed' },
    });
    const [again] = restarted(events);
    expect([reply.prompt?.for, again?.prompt?.for]).toEqual(['ada', 'bea']);
    expect(await stored()).toHaveLength(3);
    await wait(1, again as FightReply);
    expect(await stored()).toHaveLength(4);
    expect(client.record('f1')?.tape).toHaveLength(4);
  });

  test('while the disk is full: unsaved answers are restored, too', async () => {
    const one = page();
    const first = await one.start();
    const free = fullDisk();
    const { reply } = await one.wait(3, first);
    one.client.restart('a test');
    await until(() => heard(one.events, 'restarted'));
    const [again] = restarted(one.events);
    expect(again?.hash).toBe(reply.hash);
    free();
    await one.wait(1, again as FightReply);
    await one.client.send({ job: 'save' });
    expect(await stored()).toHaveLength(4);
  });

  test('by an error of the rules during an input: the input fails, and the restored fight is without it', async () => {
    let faulty = true;
    const host = () => {
      const good = ballHost();
      return {
        ...good,
        handle<R extends Request>(request: R): ReplyTo<R> {
          const reply = good.handle(request);
          if (request.do === 'answer' && faulty) {
            faulty = false;
            throw new TypeError('a bug');
          }
          return reply;
        },
      };
    };
    const one = page({ host });
    const first = await one.start();
    await expect(one.answer(first.prompt, { option: 'wait' })).rejects.toMatchObject({
      failure: { message: expect.stringContaining('a bug') },
    });
    expect(await stored()).toEqual([]);
    const [again] = restarted(one.events);
    expect(again?.hash).toBe(first.hash);
    await one.wait(1, again as FightReply);
    expect(await stored()).toHaveLength(1);
  });

  test('again at every restart: dead, but the record is available, and the fight can be opened later', async () => {
    let broken = false;
    const events: TableEvent[] = [];
    const client: TableClient = connectTable(() =>
      broken
        ? fakeWorker(() => () => {
            throw new Error('cannot be loaded');
          })
        : fakeTableWorker(),
    );
    client.listen((event) => events.push(event));
    await client.send({ job: 'start', fight: 'f1', encounter: ball, seed: 's' });
    broken = true;
    client.restart('a test');
    await until(() => heard(events, 'dead'));
    expect(client.record('f1')).toMatchObject({ system: 'masquerade', seed: 's' });
    broken = false;
    const { outcome } = await client.open('f1');
    expect(outcome.ok).toBe(true);
  });
});

test('a fight with a gap in its journal, whose worker breaks before the next answer: the answer is there when it is opened', async () => {
  const one = page();
  await one.wait(4, await one.start());
  await openDatabase().use('a test', (connection) => connection.delete('journal', ['f1', 4]));
  const other = page();
  const { reply } = await other.open();
  expect(reply.warning).toContain('entry 4 of the journal is missing');
  other.client.restart('a test');
  await until(() => heard(other.events, 'restarted'));
  const { outcome } = await other.client.send({ job: 'table', request: { do: 'view' } });
  expect((await other.wait(1, outcome as FightReply)).state.saving.state).toBe('saved');
  expect(await stored()).toHaveLength(3);
  expect((await page().open()).reply.warning).toBeUndefined();
});

describe('a worker that dies after every restart', () => {
  test('is started three times, then the page gives up and reports it dead', async () => {
    let begun = 0;
    let dies = false;
    const events: TableEvent[] = [];
    const client = connectTable(() => {
      const worker = fakeTableWorker();
      if (!dies) return worker;
      begun++;
      const { postMessage } = worker;
      return Object.assign(worker, {
        postMessage(message: unknown) {
          postMessage(message);
          const { job } = message as Envelope;
          if (job.job === 'resume')
            setTimeout(() => worker.onerror?.({ message: 'out of memory' } as ErrorEvent), 60);
        },
      });
    });
    client.listen((event) => events.push(event));
    await client.send({ job: 'start', fight: 'f1', encounter: ball, seed: 's' });
    dies = true;
    client.restart('out of memory');
    await until(() => heard(events, 'dead'));
    expect(begun).toBe(3);
    expect(heard(events, 'restarted')).toBe(true);
    expect(client.record('f1')).toMatchObject({ system: 'masquerade' });
  });
});

describe('two tabs', () => {
  test('the second tab may read and follows; its answers are refused with read-only', async () => {
    const browser = fakeBrowser();
    const first = page({ browser });
    const second = page({ browser });
    const begun = await first.start();
    const { reply, state } = await second.open();
    expect(state.access).toBe('read');
    const tried = await second.answer(reply.prompt, { option: 'wait' });
    expect(tried.outcome).toMatchObject({ ok: false, error: { code: 'read-only' } });
    const { reply: now } = await first.wait(1, begun);
    await until(() => second.events.some((one) => one.event === 'followed' && one.reply.hash === now.hash));
    expect(await stored()).toHaveLength(1);
  });

  test('an error while following restarts the worker of the second tab, which is up to date and may read', async () => {
    const browser = fakeBrowser();
    let faulty = true;
    const host = () => {
      const good = ballHost();
      return {
        ...good,
        handle<R extends Request>(request: R): ReplyTo<R> {
          if (request.do === 'follow' && faulty) {
            faulty = false;
            throw new TypeError('a bug');
          }
          return good.handle(request);
        },
      };
    };
    const first = page({ browser });
    const second = page({ browser, host });
    const begun = await first.start();
    await second.open();
    const { reply: now } = await first.wait(1, begun);
    await until(() => heard(second.events, 'restarted'));
    const { outcome, state } = await second.client.send({ job: 'table', request: { do: 'view' } });
    expect(outcome).toMatchObject({ ok: true, hash: now.hash });
    expect(state.access).toBe('read');
  });

  test('the second tab takes over: the first is told, is refused, and can take the fight back', async () => {
    const browser = fakeBrowser();
    const first = page({ browser });
    const second = page({ browser });
    const begun = await first.start();
    await second.open();
    const { reply, state } = await second.open('f1', true);
    expect(state.access).toBe('write');
    await until(() => heard(first.events, 'lost'));
    await second.wait(1, reply);
    const tried = await first.answer(begun.prompt, { option: 'wait' });
    expect(tried.outcome).toMatchObject({ ok: false, error: { code: 'read-only' } });
    const back = await first.open('f1', true);
    expect(back.state.access).toBe('write');
    await first.wait(1, back.reply);
    expect(await stored()).toHaveLength(2);
  });

  test('a fight closed in one tab is opened for writing in another', async () => {
    const browser = fakeBrowser();
    const first = page({ browser });
    await first.start();
    await first.client.send({ job: 'close' });
    expect((await page({ browser }).open()).state.access).toBe('write');
  });

  test('a restarted worker keeps the right to write for its tab', async () => {
    const browser = fakeBrowser();
    const first = page({ browser });
    await first.start();
    first.client.restart('a test');
    const state = await first.client.send({ job: 'table', request: { do: 'view' } });
    expect(state.state.access).toBe('write');
  });

  test('without locks, the conflicting answer of the first tab stays unsaved with journal-gap, and in its record', async () => {
    const first = page();
    const second = page();
    const begun = await first.start();
    const { reply } = await second.open();
    await second.wait(1, reply);
    const { outcome, state } = await first.answer(begun.prompt, { option: 'expose', target: 'bea' });
    expect(outcome.ok).toBe(true);
    expect(state.saving).toMatchObject({ state: 'unsaved', unsaved: 1, problem: { code: 'journal-gap' } });
    expect(await stored()).toHaveLength(1);
    expect(first.client.record('f1')?.tape).toMatchObject([{ choice: { option: 'expose' } }]);
  });

  describe('answers that another tab has overtaken are not mixed with its answers, and not lost', () => {
    const chosen = ({ client }: ReturnType<typeof page>) =>
      client.record('f1')?.tape.flatMap((entry) => (entry.kind === 'ask' ? [entry.choice.option] : []));
    const own = ['expose', 'expose'];
    const overtaken = async () => {
      const [first, second] = [page(), page()];
      const begun = await first.start();
      await second.wait(1, (await second.open()).reply);
      let prompt = begun.prompt;
      for (const target of ['bea', 'ada']) {
        const { outcome } = await first.answer(prompt, { option: 'expose', target });
        ({ prompt } = outcome as FightReply);
      }
      expect(chosen(first)).toEqual(own);
      return first;
    };
    const gap = { state: 'unsaved', unsaved: 2, problem: { code: 'journal-gap' } };

    test('when the fight is left and opened again', async () => {
      const first = await overtaken();
      await first.start('f2');
      const { state, reply } = await first.open('f1');
      expect([chosen(first), reply.warning]).toEqual([own, undefined]);
      expect(state.saving).toMatchObject(gap);
      expect(await stored()).toMatchObject([{ choice: { option: 'wait' } }]);
    });

    test('once they are saved as a copy, the fight opens as the other tab left it, which is another moment for odds', async () => {
      const first = await overtaken();
      const own = first.client.moment();
      await first.start('copy');
      first.client.forget('f1');
      const { reply, state } = await first.open('f1');
      expect(state.saving.state).toBe('saved');
      expect(chosen(first)).toEqual(['wait']);
      await first.wait(1, reply);
      expect(first.client.moment()).not.toBe(own);
    });

    test('when the worker breaks', async () => {
      const first = await overtaken();
      first.client.restart('a test');
      await until(() => heard(first.events, 'restarted'));
      expect(chosen(first)).toEqual(own);
      const { state } = await first.client.send({ job: 'table', request: { do: 'view' } });
      expect(state.saving).toMatchObject(gap);
    });

    test('when a full disk kept them in memory before the other tab took the fight over', async () => {
      const browser = fakeBrowser();
      const [first, second] = [page({ browser }), page({ browser })];
      const begun = await first.start();
      const free = fullDisk();
      await first.answer(begun.prompt, { option: 'expose', target: 'bea' });
      const { reply } = await second.open('f1', true);
      await until(() => heard(first.events, 'lost'));
      free();
      await second.wait(1, reply);
      await first.start('f2');
      const { state } = await first.open('f1');
      expect(state).toMatchObject({ access: 'read', saving: { state: 'unsaved', unsaved: 1 } });
      expect(chosen(first)).toEqual(['expose']);
    });

    test('when the fight was deleted and is left: what can never be written keeps nobody from playing it', async () => {
      const browser = fakeBrowser();
      const [first, second] = [page({ browser }), page({ browser })];
      const begun = await first.start();
      await second.client.library('deleteFight', 'f1');
      const { outcome } = await first.answer(begun.prompt, { option: 'wait' });
      expect(outcome.ok).toBe(true);
      expect((await first.client.send({ job: 'save' })).state.saving.problem?.code).toBe('fight-gone');
      await first.client.send({ job: 'close' });
      await second.client.library('takeBack', 'f1');
      expect((await second.open('f1')).state.access).toBe('write');
    });

    test('when the fight was left on a full disk before the other tab took it over', async () => {
      const browser = fakeBrowser();
      const [first, second] = [page({ browser }), page({ browser })];
      const begun = await first.start();
      const free = fullDisk();
      await first.answer(begun.prompt, { option: 'expose', target: 'bea' });
      await first.start('f2');
      const { reply } = await second.open('f1', true);
      free();
      // By then everything of the first tab that could still be written is.
      await until(async () => (await stored('f2')) !== null);
      const { state } = await second.wait(1, reply);
      expect(state.saving).toMatchObject({ state: 'saved', unsaved: 0 });
      expect(await stored()).toMatchObject([{ choice: { option: 'wait' } }]);
      expect(chosen(first)).toEqual(['expose']);
    });
  });

  test('deleting the open fight closes it and removes its journal', async () => {
    const { client, start } = page();
    await start();
    await client.library('deleteFight', 'f1');
    const { state } = await client.send({ job: 'save' });
    expect(state.fight).toBeNull();
    expect(await stored()).toBeNull();
  });
});
