import { expect, test } from 'vitest';
import type { Account } from '../ledger/account.ts';
import type { LuckReport } from '../ledger/report.ts';
import { playedOut } from '../ledger/tests/fights.ts';
import type { FightRecord } from '../protocol/messages.ts';
import { systems } from '../systems/registry.ts';
import { openHost } from '../table/host.ts';
import type { OddsJob, WorkerLike } from './channel.ts';
import { connectLedger, momentOf } from './client-ledger.ts';
import { serveOdds } from './odds.ts';
import { fakeWorker } from './testing/pair.ts';

type When = (job: OddsJob) => 'now' | 'later' | 'never' | 'breaks';

function spawn(when: When = () => 'now'): () => WorkerLike {
  return () => {
    const answer = serveOdds(openHost({ systems, newSeed: () => 'fixed' }));
    return fakeWorker((post) => (message) => {
      const job = message as OddsJob;
      const how = when(job);
      if (how === 'breaks') throw new Error('out of memory');
      if (how === 'now') post(answer(job));
      if (how === 'later') setTimeout(() => post(answer(job)), 5);
    });
  };
}

/** A duel of Fighting Style, fought to its end. */
function record(): FightRecord {
  const system = systems['fighting-style'];
  const sample = system?.encounters.pack.encounters.find(({ id }) => id === 'duel');
  if (!system || !sample) throw new Error('the duel is gone');
  const run = playedOut(system, 'duel', 'ledger');
  return {
    woundtrack: 'fight',
    schema: 1,
    system: system.id,
    version: system.version,
    encounter: sample.encounter,
    ...run.start(),
    hash: run.hash(),
  };
}

async function weighed(size: number, when?: When, signal?: AbortSignal) {
  const client = connectLedger(spawn(when), size);
  const account = (await client.account(record())) as Account;
  const seen: LuckReport[] = [];
  const failed = await client.luck(record(), account, (report) => seen.push(report), signal);
  return { account, seen, failed, last: seen.at(-1) as LuckReport };
}

/** Rounded: floating-point sums differ in their last digits when added in another order. */
const rounded = (report: LuckReport): unknown =>
  JSON.parse(JSON.stringify(report), (_, value) =>
    typeof value === 'number' ? Number(value.toFixed(6)) : value,
  );

test('one worker or three, fast or slow: every deed is weighed once, with the same result', async () => {
  const one = await weighed(1);
  expect(one.failed).toBeNull();
  expect(one.account.deeds.length).toBeGreaterThan(3);
  expect(one.seen.map((report) => report.weighed)).toEqual([
    ...one.account.deeds.keys(),
    one.account.deeds.length,
  ]);
  expect(Object.keys(one.last.people)).toEqual(one.account.people.map(({ id }) => id));
  const slow: When = ({ id }) => (id % 2 === 0 ? 'later' : 'now');
  expect(rounded((await weighed(3, slow)).last)).toEqual(rounded(one.last));
});

test('stopped after two deeds, the last report is about these two', async () => {
  const stop = new AbortController();
  const client = connectLedger(spawn(), 1);
  const account = (await client.account(record())) as Account;
  const seen: LuckReport[] = [];
  const failed = await client.luck(
    record(),
    account,
    (report) => {
      seen.push(report);
      if (report.weighed === 2) stop.abort();
    },
    stop.signal,
  );
  expect(failed).toBeNull();
  expect(seen.at(-1)?.weighed).toBe(2);
});

test('a worker that breaks ends the weighing with a message', async () => {
  const { failed } = await weighed(1, ({ request }) => (request.do === 'luck' ? 'breaks' : 'now'));
  expect(failed?.message).toContain('broke off');
});

test('of two ways to the same state, such as a miss at either foe, each has an account of its own', () => {
  const now = record();
  const [first, ...rest] = now.tape;
  const other = { ...now, tape: [{ ...first, key: 'another' } as (typeof now.tape)[number], ...rest] };
  expect([other.hash, other.tape.length]).toEqual([now.hash, now.tape.length]);
  expect(momentOf(other)).not.toBe(momentOf(now));
  expect(momentOf({ ...now })).toBe(momentOf(now));
});

test('the turns of a fight are told beside the ledger: neither breaks off the other, nor does a question given up', async () => {
  const client = connectLedger(
    spawn(() => 'later'),
    1,
  );
  const fight = record();
  const left = new AbortController();
  const given = client.timeline(fight, left.signal);
  left.abort();
  const [none, turns, account] = await Promise.all([given, client.timeline(fight), client.account(fight)]);
  expect(none).toBeNull();
  expect([turns?.[0]?.at, turns?.at(-1)?.over]).toEqual([0, true]);
  expect(account).toHaveProperty('deeds');
});
