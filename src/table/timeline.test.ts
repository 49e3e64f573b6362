import { expect, test } from 'vitest';
import type { Json } from '../kernel/json.ts';
import type { TimelineReply } from '../protocol/courses.ts';
import type { FightReply, Reply, Request } from '../protocol/messages.ts';
import { systems } from '../systems/registry.ts';
import { openHost } from './host.ts';

/** The timeline of a fight, and going to its points. */

const round = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function fight(reply: Reply): FightReply {
  if (!reply.ok || !('view' in reply)) throw new Error(JSON.stringify(reply));
  return reply;
}

/** A fight of a forecast of the first sample of a system, opened to be watched. */
function watched(system: string) {
  const [sample] = systems[system]?.encounters.pack.encounters ?? [];
  if (!sample) throw new Error(`${system} has no sample`);
  const host = openHost({ systems, newSeed: () => 'w' });
  fight(host.handle({ do: 'start', encounter: sample.encounter, seed: 'w', dice: 'seeded' }));
  const reply = host.handle({ do: 'watch', index: 1, seed: 'f' });
  if (!reply.ok || !('record' in reply)) throw new Error(JSON.stringify(reply));
  const table = openHost({ systems, newSeed: () => 'w' });
  const say = (request: Request): Reply => table.handle(round(request));
  fight(say({ do: 'load', record: reply.record as unknown as Json }));
  return say;
}

const turnsOf = (reply: Reply): TimelineReply['turns'] => (reply as TimelineReply).turns;

test.each(Object.keys(systems))(
  '%s: the timeline of a watched fight says of every point whose turn it is there',
  (system) => {
    const say = watched(system);
    const before = fight(say({ do: 'view' }));
    const turns = turnsOf(say({ do: 'timeline' }));
    const { hash, stands } = fight(say({ do: 'view' }));
    expect([hash, stands], 'nothing has changed').toEqual([before.hash, before.stands]);
    expect(stands.of).toBeGreaterThan(5);
    expect(turns.map(({ at }) => at)).toEqual([...turns.map(({ at }) => at)].sort((a, b) => a - b));
    expect([turns[0]?.at, turns.at(-1)?.over]).toEqual([0, true]);
    for (let at = 0; at <= stands.of; at++) {
      const { view, prompt, stands } = fight(say({ do: 'seek', at }));
      expect(stands.at).toBe(at);
      const turn = turns.findLast((one) => one.at <= at);
      expect([turn?.round, turn?.over ?? false]).toEqual([view.round, prompt === null]);
      if (prompt) expect(turn?.who).toBe(view.active);
      if (turn?.who) expect(turn.name).toBe(view.combatants[turn.who]?.name);
    }
    // The same from the end as from the beginning.
    expect(turnsOf(say({ do: 'timeline' }))).toEqual(turns);
  },
);

test('a seek tells what it adds to the log, and by `struck` what is gone from it; the log has no trace of it', () => {
  const say = watched('fighting-style');
  const { stands, lines: first } = round(fight(say({ do: 'view' })));
  const end = round(fight(say({ do: 'seek', at: stands.of })));
  expect(end.struck).toEqual([]);
  const all = round(fight(say({ do: 'view' })).lines);
  expect([...first, ...end.lines]).toEqual(all);
  const middle = fight(say({ do: 'seek', at: 7 }));
  expect(middle.lines).toEqual([]);
  const left = round(fight(say({ do: 'view' })).lines);
  expect(all.filter(({ id }) => !middle.struck.includes(id))).toEqual(left);
  fight(say({ do: 'seek', at: stands.of }));
  const again = fight(say({ do: 'view' })).lines;
  const words = (lines: FightReply['lines']) => lines.map(({ text, undone }) => [text, undone]);
  expect(words(again)).toEqual(words(all));
});

test('a seek beyond the end goes to the end, and one before the beginning is refused', () => {
  const say = watched('fighting-style');
  const { stands } = fight(say({ do: 'seek', at: 100_000 }));
  expect(stands.at).toBe(stands.of);
  expect(say({ do: 'seek', at: -1 })).toMatchObject({ ok: false, error: { code: 'bad-request' } });
});
