import { expect, test } from 'vitest';
import type { FightRecord, Reply } from '../protocol/messages.ts';
import type { OddsJob, OddsRequest } from './channel.ts';
import { hasBegun } from './channel.ts';
import { connectOdds } from './client-odds.ts';
import { serveOdds } from './odds.ts';
import { ball, ballHost } from './testing/ball.ts';
import { fakeWorker } from './testing/pair.ts';

function record(): FightRecord {
  const host = ballHost();
  host.handle({ do: 'start', encounter: ball, seed: 's' });
  const saved = host.handle({ do: 'save' });
  if (!('record' in saved)) throw new Error('not saved');
  return saved.record;
}

const odds = (option: string, target?: string): OddsRequest => ({
  do: 'odds',
  choice: { option, ...(target !== undefined && { target }) },
});

/** Fake workers that record the jobs they get; `slow` ones never answer. */
function office() {
  const jobs: OddsJob[] = [];
  let spawned = 0;
  let slow = false;
  let broken = false;
  const client = connectOdds(() => {
    spawned++;
    const answer = serveOdds(ballHost());
    return fakeWorker((post) => (message) => {
      const job = message as OddsJob;
      jobs.push(job);
      if (broken) throw new Error('out of memory');
      if (!slow) post(answer(job));
    });
  });
  return {
    client,
    jobs,
    spawned: () => spawned,
    slow: (now: boolean) => {
      slow = now;
    },
    broken: (now: boolean) => {
      broken = now;
    },
  };
}

const known = (reply: Reply | null) => (reply?.ok && 'chances' in reply ? Object.keys(reply.chances) : reply);

test('odds of a legal choice are given, an illegal choice is refused', async () => {
  const { client } = office();
  expect(known(await client.ask('m1', record, odds('expose', 'bea')))).toContain('lost:bea');
  expect(await client.ask('m1', record, odds('expose', 'ada'))).toMatchObject({ ok: false });
});

test('the record of a moment is sent to the worker once', async () => {
  const { client, jobs } = office();
  await Promise.all([
    client.ask('m1', record, odds('wait')),
    client.ask('m1', record, odds('expose', 'bea')),
    client.ask('m2', record, odds('wait')),
  ]);
  expect(jobs.map((job) => job.record !== undefined)).toEqual([true, false, true]);
});

test('a cancelled question that still waits is not sent to the worker', async () => {
  const { client, jobs, spawned } = office();
  const stop = new AbortController();
  const first = client.ask('m1', record, odds('wait'));
  const second = client.ask('m1', record, odds('expose', 'bea'), stop.signal);
  stop.abort();
  expect(await second).toBeNull();
  expect((await first)?.ok).toBe(true);
  expect([jobs.length, spawned()]).toEqual([1, 1]);
  expect(await client.ask('m1', record, odds('wait'), stop.signal)).toBeNull();
});

test('the same question asked twice is sent once, and again only at another moment', async () => {
  const { client, jobs } = office();
  const both = await Promise.all([
    client.ask('m1', record, odds('expose', 'bea')),
    client.ask('m1', record, odds('expose', 'bea')),
  ]);
  expect(both.map(known)).toEqual([expect.arrayContaining(['lost:bea']), known(both[0] ?? null)]);
  expect(await client.ask('m1', record, odds('expose', 'bea'))).toBe(both[0]);
  expect(jobs.length).toBe(1);
  expect((await client.ask('m2', record, odds('expose', 'bea')))?.ok).toBe(true);
  expect(jobs.length).toBe(2);
});

test('if one of two who ask the same question cancels, the other is still answered', async () => {
  const { client, spawned } = office();
  const stop = new AbortController();
  const first = client.ask('m1', record, odds('expose', 'bea'), stop.signal);
  const second = client.ask('m1', record, odds('expose', 'bea'));
  stop.abort();
  expect(await first).toBeNull();
  expect(known(await second)).toContain('lost:bea');
  expect(spawned()).toBe(1);
});

test('cancelling a question that is soon answered keeps the worker', async () => {
  const { client, spawned } = office();
  const asked = client.ask('m1', record, odds('wait'));
  client.cancel();
  expect(await asked).toBeNull();
  expect(known(await client.ask('m1', record, odds('expose', 'bea')))).toContain('lost:bea');
  expect(spawned()).toBe(1);
});

test('cancelling a question that takes long ends the worker; the next question gets a new one', async () => {
  const { client, spawned, slow } = office();
  slow(true);
  const stop = new AbortController();
  const stuck = client.ask('m1', record, odds('wait'), stop.signal);
  await new Promise((resolve) => setTimeout(resolve, 5));
  const next = client.ask('m1', record, odds('expose', 'bea'));
  slow(false);
  stop.abort();
  expect(await stuck).toBeNull();
  expect(known(await next)).toContain('lost:bea');
  expect(spawned()).toBe(2);
});

test('a worker that took 600 ms to begin is kept while a cancelled question takes 300 ms', async () => {
  let spawned = 0;
  // Beginning takes 600 ms, a question 300: a new worker would be slower.
  const client = connectOdds(() => {
    spawned++;
    const answer = serveOdds(ballHost());
    let free = Date.now();
    return fakeWorker((post) => {
      const busy = (tell: object, ms: number): void => {
        free = Math.max(free, Date.now()) + ms;
        setTimeout(() => post(tell), free - Date.now());
      };
      busy(hasBegun, 600);
      return (message) => busy(answer(message as OddsJob), 300);
    });
  });
  const giveUpSoon = (moment: string) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 100);
    return client.ask(moment, record, odds('wait'), stop.signal);
  };
  expect(await giveUpSoon('m1')).toBeNull();
  expect(known(await client.ask('m2', record, odds('expose', 'bea')))).toContain('lost:bea');
  expect(await giveUpSoon('m3')).toBeNull();
  expect(known(await client.ask('m4', record, odds('expose', 'bea')))).toContain('lost:bea');
  expect(spawned).toBe(1);
});

test('cancel() answers all open questions with null; later ones are answered', async () => {
  const { client, slow } = office();
  slow(true);
  const asked = [client.ask('m1', record, odds('wait')), client.ask('m1', record, odds('expose', 'bea'))];
  client.cancel();
  expect(await Promise.all(asked)).toEqual([null, null]);
  slow(false);
  expect((await client.ask('m1', record, odds('expose', 'bea')))?.ok).toBe(true);
});

test('a worker that breaks answers null, and the next question is answered', async () => {
  const { client, broken } = office();
  broken(true);
  expect(await client.ask('m1', record, odds('wait'))).toBeNull();
  broken(false);
  expect((await client.ask('m1', record, odds('wait')))?.ok).toBe(true);
});

test('without a fight a question is answered with null', async () => {
  const { client } = office();
  expect(await client.ask('m1', () => null, odds('wait'))).toBeNull();
});

test('a question that was answered or cancelled leaves nothing on its signal', async () => {
  const { client, slow } = office();
  const controller = new AbortController();
  const { signal } = controller;
  const left = new Set<unknown>();
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  signal.addEventListener = (type: string, heard: EventListener) => {
    left.add(heard);
    add(type, heard);
  };
  signal.removeEventListener = (type: string, heard: EventListener) => {
    left.delete(heard);
    remove(type, heard);
  };
  await client.ask('m1', record, odds('expose', 'bea'), signal);
  expect(left.size, 'answered').toBe(0);
  slow(true);
  const unheard = client.ask('m1', record, odds('wait'), signal);
  expect(left.size, 'asked').toBe(1);
  controller.abort();
  expect([await unheard, left.size]).toEqual([null, 0]);
});
