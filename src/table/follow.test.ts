import { expect, test } from 'vitest';
import type { System } from '../engine/system.ts';
import { oddSystem } from '../engine/testing/odd-system.ts';
import { stream } from '../kernel/streams.ts';
import type { FightRecord, FightReply, Reply, Request } from '../protocol/messages.ts';
import { systems } from '../systems/registry.ts';
import type { Host } from './host.ts';
import { openHost } from './host.ts';

const ball = {
  system: 'masquerade',
  combatants: [
    { id: 'ada', side: 'red' },
    { id: 'bea', side: 'blue' },
  ],
};

/** A table that counts how often the rules run a step. */
function counting() {
  let steps = 0;
  const masquerade: System = {
    ...(oddSystem as unknown as System),
    step(table) {
      steps++;
      oddSystem.step(table as never);
    },
  };
  const host = openHost({ systems: { masquerade }, newSeed: () => 'fixed' });
  const took = (request: Request): number => {
    const before = steps;
    expect(host.handle(request)).toMatchObject({ ok: true });
    return steps - before;
  };
  return { host, took };
}

function saved(host: Host): FightRecord {
  const reply = host.handle({ do: 'save' });
  if (!('record' in reply)) throw new Error('not saved');
  return reply.record;
}

const follow = (record: FightRecord): Request => ({ do: 'follow', record: record as never });
const at = (host: Host): FightReply => host.handle({ do: 'view' }) as FightReply;

/** All that a table shows, without the numbers of prompts and lines, which are its own. */
function shown(host: Host): unknown {
  const { prompt, view, hash, can, preferences, lines } = at(host);
  const { id: _, ...asked } = prompt ?? { id: 0 };
  const told = lines.filter(({ undone }) => !undone).map(({ id: __, ...line }) => line);
  return { asked, view, hash, can, preferences, told };
}

test('a follower runs only the unfinished step and new ones, and shows what the table shows', () => {
  const [table, onlooker] = [counting(), counting()];
  table.took({ do: 'start', encounter: ball, seed: 's', dice: 'seeded' });
  for (let n = 0; n < 12; n++) {
    for (const option of ['wait', 'wait']) {
      const { prompt } = at(table.host);
      table.took({ do: 'answer', prompt: prompt?.id ?? 0, choice: { option } });
    }
    const record = saved(table.host);
    const anew = counting().took({ do: 'load', record: record as never });
    const [caughtUp, again] = [onlooker.took(follow(record)), onlooker.took(follow(record))];
    expect(shown(onlooker.host)).toEqual(shown(table.host));
    if (n === 0) continue;
    // A round of the ball is one step. Two are run: the unfinished one and the next.
    expect([caughtUp, again]).toEqual([2, 1]);
    expect(anew).toBe(n + 2);
  }
});

test.each(['fighting-style', 'wound-slots'])(
  '%s: a follower shows the same as the table after answers, dice, undo, redo, changes by hand and preferences',
  (id) => {
    const open = (): Host => openHost({ systems, newSeed: () => 'fixed' });
    const [table, onlooker] = [open(), open()];
    const encounter = systems[id]?.encounters.pack.encounters[0]?.encounter as never;
    table.handle({ do: 'start', encounter, seed: 'f', dice: 'manual' });
    const chance = stream('onlooker');
    const pick = (below: number): number => chance.die(below) - 1;
    const play = (): Reply => {
      const { prompt, view } = at(table);
      if (!prompt || pick(6) === 0) return table.handle({ do: pick(3) === 0 ? 'redo' : 'undo' });
      const who = Object.keys(view.combatants)[0] as string;
      if (pick(12) === 0)
        return table.handle({ do: 'prefer', dice: { [who]: pick(2) ? 'seeded' : 'manual' } });
      if (pick(12) === 0) {
        const changes = [{ change: 'note', text: 'Rain begins to fall' }] as const;
        return table.handle({ do: 'override', reason: 'weather', changes });
      }
      if (prompt.kind === 'roll') return table.handle({ do: 'roll', prompt: prompt.id });
      const advice = table.handle({ do: 'advise', tactic: 'simple' });
      if (!('choice' in advice)) throw new Error('no advice');
      return table.handle({ do: 'answer', prompt: prompt.id, choice: advice.choice as never });
    };
    for (let n = 0; n < 60; n++) {
      for (let deeds = pick(4); deeds >= 0; deeds--) play();
      expect(onlooker.handle(follow(saved(table)))).toMatchObject({ ok: true });
      expect(shown(onlooker)).toEqual(shown(table));
    }
  },
);

test('following a record with another seed or other combatants starts that fight from its beginning', () => {
  const [table, { host: onlooker }] = [counting().host, counting()];
  const others = [...ball.combatants, { id: 'cleo', side: 'blue' }];
  for (const [seed, combatants] of [
    ['s', ball.combatants],
    ['t', ball.combatants],
    ['t', others],
  ] as const) {
    table.handle({ do: 'start', encounter: { ...ball, combatants } as never, seed, dice: 'seeded' });
    expect(onlooker.handle(follow(saved(table)))).toMatchObject({ ok: true });
    expect(shown(onlooker)).toEqual(shown(table));
  }
});

test('a tape that does not fit is cut where it diverges, and a later record that fits is followed', () => {
  const [{ host: table }, { host: onlooker }] = [counting(), counting()];
  table.handle({ do: 'start', encounter: ball, seed: 's', dice: 'seeded' });
  onlooker.handle(follow(saved(table)));
  table.handle({ do: 'answer', prompt: 1, choice: { option: 'wait' } });
  const record = saved(table);
  const tape = record.tape.map((entry) => ({ ...entry, key: 'MQ-9/ada/declare' }));
  expect(onlooker.handle(follow({ ...record, tape: tape as never }))).toMatchObject({ ok: true });
  expect(at(onlooker).prompt).toMatchObject({ for: 'ada', ask: 'declare' });
  expect(onlooker.handle(follow(record))).toMatchObject({ ok: true });
  expect(shown(onlooker)).toEqual(shown(table));
});

test('following an invalid record is refused, and the fight stays as it is', () => {
  const { host } = counting();
  host.handle({ do: 'start', encounter: ball, seed: 's', dice: 'seeded' });
  const before = shown(host);
  expect(host.handle({ do: 'follow', record: { woundtrack: 'fight' } })).toMatchObject({
    ok: false,
    error: { code: 'bad-record', path: 'record.schema' },
  });
  expect(shown(host)).toEqual(before);
});
