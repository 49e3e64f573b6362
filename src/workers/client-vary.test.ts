import { expect, test } from 'vitest';
import type { Json } from '../kernel/json.ts';
import { systems } from '../systems/registry.ts';
import { openHost } from '../table/host.ts';
import type { OddsJob } from './channel.ts';
import { connectForecast } from './client-forecast.ts';
import type { Balanced, Knobs, Point } from './client-vary.ts';
import { serveOdds } from './odds.ts';
import { fakeWorker } from './testing/pair.ts';

const duel = systems['fighting-style']!.encounters.pack.encounters.find(({ id }) => id === 'duel')!.encounter;
const turned = {
  ...(duel as object),
  combatants: [...(duel as { combatants: Json[] }).combatants].reverse(),
} as unknown as Json;

/** Fake workers that answer at once, or each after some time. */
const connect = (size: number, late: (job: OddsJob) => number = () => 0) =>
  connectForecast(
    () =>
      fakeWorker((post) => {
        const answer = serveOdds(openHost({ systems, newSeed: () => 'fixed' }));
        return (message) => {
          const wait = late(message as OddsJob);
          if (wait === 0) post(answer(message as OddsJob));
          else setTimeout(() => post(answer(message as OddsJob)), wait);
        };
      }),
    size,
  );

const question = { encounter: duel, seed: 's', tactics: {} };
const brutes = [1, 2].map((count) => [{ vary: 'count', who: 'brute', count } as const]);

async function compared(size: number, encounter: Json = duel, late?: (job: OddsJob) => number) {
  let last: readonly Point[] = [];
  const failed = await connect(size, late).vary(
    { ...question, encounter, points: [[], ...brutes], fights: 12 },
    (points) => {
      last = points;
    },
  );
  expect(failed).toBeNull();
  return last.map(({ foreseen }) => foreseen);
}

test('one, two or five workers, fast or slow, and combatants in any order give the same numbers for every point', async () => {
  const points = await compared(1);
  expect(points.map((one) => one?.forecast.fights)).toEqual([12, 12, 12]);
  const slow = (job: OddsJob) => (job.id % 3) * 4;
  expect(await compared(2, duel, slow)).toEqual(points);
  expect(await compared(5, duel, slow)).toEqual(points);
  expect(await compared(2, turned)).toEqual(points);
});

test('varied to its present value an encounter has the same fights; against two brutes Edda wins less often', async () => {
  const [now, one, two] = await compared(2);
  expect(one).toEqual(now);
  // Edda has less chance against two brutes than against one.
  expect(two!.forecast.party.wins.n).toBeLessThan(now!.forecast.party.wins.n);
});

test('where nobody has player characters, the foes to be varied are those against the side whose chance is forecast', async () => {
  const { schema, system, battlefield } = duel as { readonly [key: string]: Json };
  const pit = (order: readonly number[]): Json => {
    const both = [
      { id: 'ogre', side: 'Left', cell: { x: 2, y: 4 }, sheet: { use: 'ogre' } },
      { id: 'ghoul', side: 'Right', cell: { x: 9, y: 4 }, sheet: { use: 'ghoul' } },
    ];
    const combatants = order.map((at) => both[at] as Json);
    return { schema, system, battlefield, name: 'Pit', combatants } as Json;
  };
  for (const encounter of [pit([0, 1]), pit([1, 0])]) {
    const client = connect(1);
    const foes = await client.variations(encounter);
    if ('code' in foes) throw new Error(foes.message);
    let sides: readonly { readonly side: string; readonly party: boolean }[] = [];
    await client.vary({ ...question, encounter, points: [[]], fights: 1 }, ([point]) => {
      sides = point?.foreseen?.cast.sides ?? [];
    });
    expect(sides).toHaveLength(2);
    expect(foes.map(({ side }) => side)).toEqual(sides.flatMap(({ side, party }) => (party ? [] : [side])));
  }
  // A refusal names the places of the document as written.
  const { combatants, ...rest } = pit([0, 1]) as { readonly [key: string]: Json };
  const [ogre, ghoul] = combatants as { readonly [key: string]: Json }[];
  const nobody = { ...rest, combatants: [{ ...ogre, sheet: { use: 'nobody' } }, ghoul] } as unknown as Json;
  expect(await connect(1).variations(nobody)).toMatchObject({
    problems: [{ path: 'combatants[0].sheet.use' }],
  });
});

test('every point has fights before any point has 16', async () => {
  const seen: number[][] = [];
  await connect(2).vary({ ...question, points: [[], ...brutes], fights: 40 }, (points) =>
    seen.push(points.map(({ foreseen }) => foreseen?.forecast.fights ?? 0)),
  );
  const first = seen.find((counts) => counts.every((fights) => fights > 0));
  expect(Math.max(...(first ?? []))).toBeLessThan(16);
});

test('a point that the system refuses has its reason, the other point its forecast', async () => {
  let last: readonly Point[] = [];
  await connect(1).vary(
    { ...question, points: [[{ vary: 'count', who: 'brute', count: 0 }], []], fights: 6 },
    (points) => {
      last = points;
    },
  );
  expect(last[0]?.refused).toBe('nobody is left to fight against');
  expect(last[0]?.foreseen).toBeNull();
  expect(last[1]).toMatchObject({ refused: null, foreseen: { forecast: { fights: 6 } } });
});

test('a comparison can be stopped, and asked for again', async () => {
  const client = connect(2, () => 3);
  const stopped = new AbortController();
  let known = 0;
  const tell = (points: readonly Point[]) => {
    known = points.reduce((all, { foreseen }) => all + (foreseen?.forecast.fights ?? 0), 0);
    if (known >= 8) stopped.abort();
  };
  expect(
    await client.vary({ ...question, points: [[], ...brutes], fights: 40 }, tell, stopped.signal),
  ).toBeNull();
  expect(known).toBeLessThan(60);
  expect(await client.vary({ ...question, points: [[]], fights: 12 }, tell)).toBeNull();
  expect(known).toBe(12);
});

const knobs: Knobs = {
  foes: [
    {
      who: 'brute',
      count: 1,
      numbers: [{ path: 'printed.health', value: 20, harder: true }],
      kinds: ['wolf'],
    },
  ],
  tactics: [],
};

async function balanced(size: number, encounter: Json = duel, budget = { rough: 6, fine: 12, shown: 2 }) {
  let last: Balanced | null = null;
  const failed = await connect(size).balance(
    { ...question, encounter, target: 0.2, knobs, budget },
    (now) => {
      last = now;
    },
  );
  expect(failed).toBeNull();
  return last as unknown as Balanced;
}

test('balancing a duel to a chance of 0.2: the best proposal is nearer to it, has a forecast, and can begin', async () => {
  const { done, tried, fights, proposals } = await balanced(2, duel, { rough: 16, fine: 40, shown: 3 });
  expect(done).toBe(true);
  expect(tried).toBeGreaterThanOrEqual(3);
  expect(fights).toBeGreaterThanOrEqual(16 * (tried + 1));
  const [now] = await compared(1);
  const chance = (foreseen: NonNullable<Point['foreseen']>) =>
    foreseen.forecast.party.wins.n / foreseen.forecast.fights;
  expect(chance(now!)).toBeGreaterThan(0.3);
  const [best] = proposals;
  expect(best?.foreseen.forecast.fights).toBe(40);
  expect(Math.abs(chance(best!.foreseen) - 0.2)).toBeLessThan(Math.abs(chance(now!) - 0.2));
  const begun = openHost({ systems, newSeed: () => 'b' }).handle({ do: 'start', encounter: best!.encounter });
  expect(begun).toMatchObject({ ok: true });
});

test('balancing finds the same with one, two or five workers and with combatants in any order', async () => {
  const plain = await balanced(1);
  const found = ({ tried, fights, proposals }: Balanced) => ({
    tried,
    fights,
    proposals: proposals.map(({ change, foreseen }) => ({ change, foreseen })),
  });
  expect(found(await balanced(5))).toEqual(found(plain));
  expect(found(await balanced(2, turned))).toEqual(found(plain));
});
