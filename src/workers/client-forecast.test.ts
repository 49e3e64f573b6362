import { expect, test, vi } from 'vitest';
import type { FightReply } from '../protocol/messages.ts';
import { systems } from '../systems/registry.ts';
import { openHost } from '../table/host.ts';
import type { OddsJob, WorkerLike } from './channel.ts';
import type { ForecastQuestion, ForecastSoFar } from './client-forecast.ts';
import { connectForecast } from './client-forecast.ts';
import { serveOdds } from './odds.ts';
import { beOdds } from './odds-program.ts';
import { fakeWorker } from './testing/pair.ts';

const sample = systems['fighting-style']?.encounters.pack.encounters[0]?.encounter as never;
const host = () => openHost({ systems, newSeed: () => 'fixed' });

/** Fake workers that answer at once, later, or never. */
function spawn(when: (job: OddsJob) => 'now' | 'later' | 'never' | 'breaks' = () => 'now'): () => WorkerLike {
  return () => {
    const answer = serveOdds(host());
    return fakeWorker((post) => (message) => {
      const job = message as OddsJob;
      const how = when(job);
      if (how === 'breaks') throw new Error('out of memory');
      if (how === 'now') post(answer(job));
      if (how === 'later') setTimeout(() => post(answer(job)), 5);
    });
  };
}

const ask = (more: Partial<ForecastQuestion> = {}): ForecastQuestion => ({
  subject: { encounter: sample },
  seed: 's',
  tactics: {},
  fights: 30,
  ...more,
});

async function lastOf(size: number, question: ForecastQuestion, when?: Parameters<typeof spawn>[0]) {
  const seen: ForecastSoFar[] = [];
  const failed = await connectForecast(spawn(when), size).run(question, (foreseen) => seen.push(foreseen));
  expect(failed).toBeNull();
  return { seen, foreseen: seen.at(-1) as ForecastSoFar };
}

test('one, two or five workers, fast or slow, give the same forecast', async () => {
  const { foreseen, seen } = await lastOf(1, ask());
  expect(foreseen.forecast.fights).toBe(30);
  expect(seen[0]?.forecast.fights).toBe(1);
  const slow = (job: OddsJob) => ((job.request as { from: number }).from % 2 === 0 ? 'later' : 'now');
  expect((await lastOf(2, ask(), slow)).foreseen).toEqual(foreseen);
  expect((await lastOf(5, ask(), slow)).foreseen).toEqual(foreseen);
});

test('combatants in another order give the same forecast', async () => {
  const { foreseen } = await lastOf(1, ask());
  const { combatants, ...rest } = sample as { combatants: never[] };
  const turned = { ...rest, combatants: [...combatants].reverse() };
  expect((await lastOf(1, ask({ subject: { encounter: turned as never } }))).foreseen).toEqual(foreseen);
});

test('another seed gives another forecast, and so does another tactic', async () => {
  const { foreseen } = await lastOf(1, ask());
  expect((await lastOf(1, ask({ seed: 't' }))).foreseen).not.toEqual(foreseen);
  const [side = ''] = foreseen.cast.sides.map((one) => one.side);
  const walk = await lastOf(1, ask({ tactics: { [side]: 'walk-and-hit' } }));
  expect(walk.foreseen).not.toEqual(foreseen);
});

test('ready() starts the worker that the run uses; called before or during the run it changes no number', async () => {
  const { foreseen } = await lastOf(1, ask());
  let begun = 0;
  const jobs: OddsJob[] = [];
  const worker = spawn((job) => {
    jobs.push(job);
    return 'later';
  });
  const client = connectForecast(() => {
    begun++;
    return worker();
  }, 1);
  await client.ready(ask().subject);
  expect([begun, jobs.length]).toEqual([1, 1]);
  const seen: ForecastSoFar[] = [];
  const failed = await client.run(ask(), (one) => {
    seen.push(one);
    void client.ready({ encounter: {} });
  });
  expect(failed).toBeNull();
  expect(seen.at(-1)).toEqual(foreseen);
  expect(begun).toBe(1);
  const nothing = jobs.filter(({ encounter }) => encounter && Object.keys(encounter).length === 0);
  expect(nothing, 'ready() sends nothing to a worker that is at work').toEqual([]);
});

test('rest() ends workers at once, or after the job they are at; rest(1) keeps one', async () => {
  const { count, spawn: spawnOne } = counting(spawn(() => 'later'));
  const client = connectForecast(spawnOne, 3);
  await client.run(ask(), () => {});
  expect(count.living).toBeGreaterThan(1);
  client.rest(1);
  expect(count.living).toBe(1);
  const asked = client.ready(ask().subject);
  await Promise.resolve();
  client.rest();
  expect(count.living, 'at work').toBe(1);
  await asked;
  expect(count.living).toBe(0);
  expect(await client.run(ask(), () => {})).toBeNull();
});

test('ready() for an encounter that cannot be forecast resolves in silence; a forecast works after it', async () => {
  const client = connectForecast(spawn(), 1);
  await expect(client.ready({ encounter: { system: 'nobody' } })).resolves.toBeUndefined();
  const seen: ForecastSoFar[] = [];
  expect(await client.run(ask(), (one) => seen.push(one))).toBeNull();
  expect(seen.at(-1)?.forecast.fights).toBe(30);
});

/** Wraps a spawn function to count the workers that were started and those not terminated yet. */
function counting(spawnOne: () => WorkerLike) {
  const count = { begun: 0, living: 0 };
  const counted = (): WorkerLike => {
    const worker = spawnOne();
    const { terminate } = worker;
    count.begun++;
    count.living++;
    return Object.assign(worker, {
      terminate() {
        count.living--;
        terminate();
      },
    });
  };
  return { count, spawn: counted };
}

/** Runs a forecast and aborts it shortly after its first six fights are known. */
async function stoppedAfterSix(client: ReturnType<typeof connectForecast>): Promise<void> {
  const stop = new AbortController();
  const tell = ({ forecast }: ForecastSoFar): void => {
    if (forecast.fights >= 6) setTimeout(() => stop.abort(), 2);
  };
  expect(await client.run(ask(), tell, stop.signal)).toBeNull();
}

test('after a stop the same workers do the next forecast, with the same numbers', async () => {
  const { foreseen } = await lastOf(1, ask());
  for (const size of [1, 3]) {
    const { count, spawn: spawnOne } = counting(spawn(() => 'later'));
    const client = connectForecast(spawnOne, size);
    await stoppedAfterSix(client);
    const seen: ForecastSoFar[] = [];
    expect(await client.run(ask(), (one) => seen.push(one))).toBeNull();
    expect(seen.at(-1)).toEqual(foreseen);
    expect(count).toEqual({ begun: size, living: size });
  }
});

test('a stopped worker that does not answer is ended by rest(), and by the next forecast', async () => {
  const hangs = { now: true };
  let atWork = (): void => {};
  const { count, spawn: spawnOne } = counting(
    spawn((job) => {
      if (!hangs.now || (job.request as { from: number }).from <= 5) return 'now';
      setTimeout(atWork);
      return 'never';
    }),
  );
  const client = connectForecast(spawnOne, 1);
  /** Runs a forecast and aborts it once the worker has the job that it never answers. */
  const stoppedAtWork = async (): Promise<void> => {
    const stop = new AbortController();
    atWork = () => stop.abort();
    expect(await client.run(ask(), () => {}, stop.signal)).toBeNull();
  };
  await stoppedAtWork();
  expect(count.living).toBe(1);
  client.rest();
  expect(count.living, 'a worker that nobody waits for is ended').toBe(0);
  await stoppedAtWork();
  hangs.now = false;
  const seen: ForecastSoFar[] = [];
  expect(await client.run(ask(), (one) => seen.push(one))).toBeNull();
  expect(seen.at(-1)?.forecast.fights).toBe(30);
  expect(count).toEqual({ begun: 3, living: 1 });
});

test('a forecast that is stopped tells nothing more, and can be asked for again', async () => {
  const stopped = new AbortController();
  let never = true;
  const client = connectForecast(
    spawn((job) => (never && (job.request as { from: number }).from > 5 ? 'never' : 'now')),
    2,
  );
  const seen: ForecastSoFar[] = [];
  const run = client.run(
    ask(),
    (foreseen) => {
      seen.push(foreseen);
      if (foreseen.forecast.fights === 6) stopped.abort();
    },
    stopped.signal,
  );
  expect(await run).toBeNull();
  expect(seen.at(-1)?.forecast.fights).toBe(6);
  never = false;
  const again: ForecastSoFar[] = [];
  expect(await client.run(ask(), (foreseen) => again.push(foreseen))).toBeNull();
  expect(again.at(-1)?.forecast.fights).toBe(30);
});

test('a forecast that fails has a code: a bad encounter, an unknown tactic, a worker that breaks', async () => {
  const run = (question: ForecastQuestion, when?: Parameters<typeof spawn>[0]) =>
    connectForecast(spawn(when), 2).run(question, () => {});
  expect(await run(ask({ subject: { encounter: { system: 'fighting-style' } } }))).toMatchObject({
    code: 'bad-encounter',
  });
  expect(await run(ask({ tactics: { x: 'no-such' } }))).toMatchObject({ code: 'unknown-tactic' });
  expect(await run(ask(), () => 'breaks')).toMatchObject({ code: 'forecast-failed' });
});

test('problems have the paths of the encounter as given, though it is played in another order', async () => {
  const { combatants, ...rest } = sample as { combatants: { id: string }[] };
  const wrongAt = async (place: number) => {
    const broken = combatants.map((one, at) => (at === place ? { ...one, sheet: { use: 'nobody' } } : one));
    const encounter = { ...rest, combatants: broken } as never;
    return connectForecast(spawn(), 1).run(ask({ subject: { encounter } }), () => {});
  };
  expect(combatants.map(({ id }) => id)).not.toEqual(combatants.map(({ id }) => id).sort());
  for (const place of combatants.keys())
    expect(await wrongAt(place)).toMatchObject({
      path: `encounter.combatants[${place}].sheet.use`,
      problems: [{ path: `combatants[${place}].sheet.use` }],
    });
});

test('a worker script or rules that cannot be loaded: forecast-unread, and the message does not blame the rules', async () => {
  const gone = (): WorkerLike => {
    const worker = fakeWorker(() => () => {});
    // The worker's script could not be loaded: browsers report that by an event without a message.
    setTimeout(() => worker.onerror?.(new Event('error') as ErrorEvent));
    return worker;
  };
  const rulesGone = (): WorkerLike =>
    fakeWorker((post) => {
      vi.stubGlobal('postMessage', post);
      vi.stubGlobal('self', {} as { onmessage?: (event: { data: unknown }) => void });
      const broke = vi.fn();
      vi.stubGlobal('reportError', broke);
      beOdds({ systems: {}, read: () => Promise.reject(new Error('404')) });
      const { onmessage } = self;
      return (data) => onmessage?.call(self, { data } as MessageEvent);
    });
  for (const spawnOne of [gone, rulesGone]) {
    const failed = await connectForecast(spawnOne, 1).run(ask(), () => {});
    expect(failed).toMatchObject({ code: 'forecast-unread' });
    expect(failed?.message).toContain('a file of the app could not be read');
  }
  vi.unstubAllGlobals();
});

test('a wave due in a round comes in forecasts and watched fights, a called wave does not; it plays by its tactic', async () => {
  const { combatants, ...rest } = sample as { combatants: { side: string }[] };
  const last = combatants.at(-1)?.side ?? '';
  const late = (count: number, arrives: unknown) => ({
    ...rest,
    combatants,
    waves: [
      {
        id: 'late',
        arrives,
        combatants: Array.from({ length: count }, (_, place) => ({
          id: `late-${place}`,
          sheet: { use: 'brute' },
          side: last,
          cell: { x: place, y: 0 },
        })),
      },
    ],
  });
  const chance = async (encounter: unknown): Promise<ForecastSoFar> =>
    (await lastOf(1, ask({ subject: { encounter: encounter as never } }))).foreseen;
  const alone = (await lastOf(1, ask())).foreseen;
  const reinforced = await chance(late(4, { round: 2 }));
  expect(alone.forecast.party.wins.n).toBeGreaterThan(15);
  expect(reinforced.forecast.party.wins.n).toBeLessThan(5);
  expect(Object.keys(reinforced.forecast.people)).toEqual(Object.keys(alone.forecast.people));
  // Those of the wave are known by name, since they take others out.
  expect(Object.keys(reinforced.cast.others)).toEqual(['late-0', 'late-1', 'late-2', 'late-3']);
  expect(new Set(Object.values(reinforced.cast.others))).toEqual(new Set(['Brute']));
  expect(alone.cast.others).toEqual({});
  // A wave that is called by hand never comes in a forecast.
  expect((await chance(late(4, 'called'))).forecast.wins).toEqual(alone.forecast.wins);

  // Late combatants play by the tactic of their side, unless they are named themselves.
  const told = async (tactics: ForecastQuestion['tactics']) =>
    (await lastOf(1, ask({ subject: { encounter: late(1, { round: 2 }) as never }, tactics }))).foreseen
      .tally;
  const named = { [last]: 'walk-and-hit', brute: 'simple' };
  expect(await told(named)).toEqual(await told({ 'late-0': 'walk-and-hit' }));
  expect(await told(named)).not.toEqual(await told({}));

  const subject = { encounter: late(4, { round: 2 }) as never };
  const record = await connectForecast(spawn(), 1).watch(ask({ subject }), 0);
  if (!('tape' in record)) throw new Error(record.message);
  const table = host();
  let reply = table.handle({ do: 'load', record });
  while (reply.ok && 'can' in reply && reply.can.redo) {
    expect(reply.warning).toBeUndefined();
    reply = table.handle({ do: 'redo' });
  }
  expect(Object.keys((reply as FightReply).view.combatants)).toContain('late-3');
});

test('a watched fight is redone step by step to its end in the forecast, and can be stopped in its middle', async () => {
  const { foreseen } = await lastOf(1, ask());
  const [winner, index] = Object.entries(foreseen.forecast.examples)[0] as [string, number];
  const record = await connectForecast(spawn(), 1).watch(ask(), index);
  if (!('tape' in record)) throw new Error(record.message);
  const table = host();
  let reply = table.handle({ do: 'load', record });
  let steps = 0;
  while (reply.ok && 'can' in reply && reply.can.redo) {
    expect(reply.warning).toBeUndefined();
    reply = table.handle({ do: 'redo' });
    steps++;
  }
  expect(steps).toBeGreaterThan(3);
  expect(reply).toMatchObject({ ok: true, view: { over: { winner } } });
  // It can also be played on from its middle.
  const middle = host();
  middle.handle({ do: 'load', record });
  for (let i = 0; i < steps / 2; i++) middle.handle({ do: 'redo' });
  expect(middle.handle({ do: 'view' })).toMatchObject({ ok: true, can: { undo: true, redo: true } });
});
