import { describe, expect, test } from 'vitest';
import { randomChoice } from '../engine/random-choice.ts';
import type { Json } from '../kernel/json.ts';
import { stream } from '../kernel/streams.ts';
import type { FightRecord, FightReply, Reply } from '../protocol/messages.ts';
import { systems } from '../systems/registry.ts';
import type { Host } from './host.ts';
import { openHost } from './host.ts';

/** Waves at the table, in every system. No system has code for them. */

const round = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function fight(reply: Reply): FightReply {
  if (!reply.ok || !('view' in reply)) throw new Error(JSON.stringify(reply));
  return reply;
}

/** Plays one input: ends the turn where that is possible, otherwise makes any legal choice. */
function playOn(host: Host, now: FightReply, seed: string): FightReply {
  const { prompt } = now;
  if (prompt === null) throw new Error('the fight is over');
  if (prompt.kind === 'roll') return fight(host.handle({ do: 'roll', prompt: prompt.id }));
  const mind = stream(seed);
  const open = prompt.options.filter((one) => !one.refused);
  const first = [...open].sort((a, b) => Number(b.group === 'end') - Number(a.group === 'end'));
  for (const option of [...first, ...open, ...open]) {
    const choice = randomChoice(option, mind);
    const reply = choice && host.handle({ do: 'answer', prompt: prompt.id, choice });
    if (reply?.ok) return fight(reply);
  }
  throw new Error(`nothing can be done: ${JSON.stringify(prompt).slice(0, 400)}`);
}

function recordOf(host: Host): FightRecord {
  const saved = host.handle({ do: 'save' });
  if (!saved.ok || !('record' in saved)) throw new Error('not saved');
  return saved.record;
}

const loaded = (record: FightRecord): FightReply =>
  fight(openHost({ systems, newSeed: () => 'other' }).handle(round({ do: 'load', record })));

describe.each(Object.values(systems))('$id', (system) => {
  const sample = system.encounters.pack.encounters[0]!.encounter as unknown as {
    readonly combatants: readonly { readonly id: string; readonly side: string; readonly cell: Json }[];
  };
  const [foe] = system.encounters.pack.foes;
  const { side } = sample.combatants.at(-1)!;
  /** The wave's combatants, both on cells that are occupied already. */
  const people = ['late-1', 'late-2'].map((id, at) => ({
    id,
    sheet: { use: foe!.id },
    side,
    cell: sample.combatants[at]!.cell,
  }));
  const start = (arrives: unknown, name = 'The second wave') => {
    const host = openHost({ systems, newSeed: () => 'waves' });
    const encounter = { ...sample, waves: [{ id: 'second', name, arrives, combatants: people }] };
    const now = fight(host.handle(round({ do: 'start', encounter, seed: 'waves', dice: 'seeded' })));
    return { host, now };
  };
  /** Plays to the first prompt of round `to`; returns all replies on the way. */
  const until = (host: Host, now: FightReply, to: number): readonly FightReply[] => {
    const all = [now];
    for (let n = 0; (all.at(-1)?.view.round ?? 0) < to; n++) {
      if (n > 400) throw new Error(`round ${to} does not come`);
      all.push(playOn(host, all.at(-1)!, `waves/${n}`));
    }
    return all;
  };
  const isHere = ({ view }: FightReply) => ['late-1', 'late-2'].map((id) => id in view.combatants);

  test('a wave comes at the start of its round and not before, each combatant on a free cell', () => {
    const { host, now } = start({ round: 2 });
    expect(now.waves).toEqual([
      {
        id: 'second',
        name: 'The second wave',
        round: 2,
        held: false,
        people: [
          { name: foe!.name, side },
          { name: foe!.name, side },
        ],
      },
    ]);
    const replies = until(host, now, 2);
    for (const before of replies.slice(0, -1)) expect(isHere(before)).toEqual([false, false]);
    const came = replies.at(-1)!;
    expect(isHere(came)).toEqual([true, true]);
    expect(came.waves).toBeUndefined();
    // It came by itself, and by nobody's hand.
    const told = came.lines.map(({ text }) => text);
    expect(told).toContain('It is time for the wave “The second wave”');
    expect(told.join()).not.toContain('hand');
    const places = Object.values(came.view.combatants).map((one) => `${one.cell.x},${one.cell.y}`);
    expect(new Set(places).size).toBe(places.length);
    expect(came.view.order).toEqual(expect.arrayContaining(['late-1', 'late-2']));
  });

  test('where there is no room on the place of somebody who comes, the log says which it is and where it stands', () => {
    const { host } = start('called');
    const on = (cell: Json) => {
      const { x, y } = cell as { readonly x: number; readonly y: number };
      return `${String.fromCharCode(65 + x)}${y + 1}`;
    };
    const came = fight(host.handle({ do: 'wave', wave: 'second', does: 'call' }));
    const moved = people.flatMap(({ id, cell }) => {
      const stands = came.view.combatants[id]!;
      return on(stands.cell as never) === on(cell)
        ? []
        : [`No room on ${on(cell)}: ${stands.name} stands on ${on(stands.cell as never)}`];
    });
    expect(moved).toHaveLength(2);
    expect(came.lines.map(({ text }) => text).filter((text) => text.startsWith('No room'))).toEqual(moved);
    expect(loaded(recordOf(host)).hash).toBe(came.hash);
  });

  test('nobody new may have the id of somebody who was removed, or of a wave: these are told besides the view', () => {
    const { host, now } = start({ round: 9 });
    expect(now.taken).toEqual(['late-1', 'late-2']);
    const byHand = (change: object) =>
      fight(host.handle(round({ do: 'override', reason: 'a test', changes: [change] })));
    const { id } = sample.combatants.at(-1)!;
    expect(byHand({ change: 'remove', who: id }).taken).toEqual([id, 'late-1', 'late-2']);
    const called = fight(host.handle({ do: 'wave', wave: 'second', does: 'call' }));
    expect(called.taken).toEqual([id]);
    expect(byHand({ change: 'remove', who: 'late-1' }).taken).toEqual([id, 'late-1']);
    const again = host.handle(
      round({
        do: 'override',
        reason: 'a test',
        changes: [{ change: 'add', combatant: { ...people[0], id } }],
      }),
    );
    expect(again.ok).toBe(false);
  });

  test('one undo takes a wave back with the answer before it, redo brings it again, and a loaded record has it', () => {
    const { host, now } = start({ round: 2 });
    const came = until(host, now, 2).at(-1)!;
    const before = fight(host.handle({ do: 'undo' }));
    expect(isHere(before)).toEqual([false, false]);
    expect(before.waves).toHaveLength(1);
    const again = fight(host.handle({ do: 'redo' }));
    expect(again.hash).toBe(came.hash);
    const saved = host.handle({ do: 'save' });
    if (!saved.ok || !('record' in saved)) throw new Error('not saved');
    const other = openHost({ systems, newSeed: () => 'other' });
    const loaded = fight(other.handle(round({ do: 'load', record: saved.record })));
    expect(loaded.hash).toBe(came.hash);
    expect(loaded.warning).toBeUndefined();
    expect(isHere(loaded)).toEqual([true, true]);
  });

  test('a wave that is held back or released leaves the number of the prompt; one that is called does not', () => {
    const { host, now } = start('called');
    const numbered = (does: 'hold' | 'release' | 'call') =>
      fight(host.handle({ do: 'wave', wave: 'second', does })).prompt?.id;
    const number = now.prompt?.id ?? 0;
    expect([numbered('hold'), numbered('release'), numbered('call')]).toEqual([number, number, number + 1]);
  });

  test('a wave without a round comes when it is called, cannot be called twice, and undo takes it back', () => {
    const { host, now } = start('called');
    const [first] = until(host, now, 1).slice(-1);
    expect(first!.waves?.[0]?.round).toBeNull();
    const called = fight(host.handle({ do: 'wave', wave: 'second', does: 'call' }));
    expect(isHere(called)).toEqual([true, true]);
    expect(host.handle({ do: 'wave', wave: 'second', does: 'call' })).toMatchObject({
      ok: false,
      error: { code: 'illegal-change', path: 'wave' },
    });
    expect(isHere(fight(host.handle({ do: 'undo' })))).toEqual([false, false]);
  });

  test('a held wave does not come in its round, and comes after it is released', () => {
    const { host, now } = start({ round: 2 });
    const held = fight(host.handle({ do: 'wave', wave: 'second', does: 'hold' }));
    expect(held.waves?.[0]?.held).toBe(true);
    const later = until(host, held, 2).at(-1)!;
    expect(isHere(later)).toEqual([false, false]);
    const let1 = fight(host.handle({ do: 'wave', wave: 'second', does: 'release' }));
    const next = [let1];
    for (let n = 0; n < 40 && !isHere(next.at(-1)!)[0]; n++) next.push(playOn(host, next.at(-1)!, `go/${n}`));
    expect(isHere(next.at(-1)!)).toEqual([true, true]);
    expect(now.waves?.[0]?.held).toBe(false);
  });

  /** A duel whose foe is dead already, with a wave of `comers` in round 3. */
  const hero = sample.combatants.find((one) => one.side !== side)!;
  const nobodyLeft = (comers: readonly object[], rulings = {}) => {
    const { combatants } = sample;
    const far = { id: 'far', sheet: { use: foe!.id }, side, cell: combatants.at(-1)!.cell };
    const waves = comers.length > 0 ? [{ id: 'second', arrives: { round: 3 }, combatants: comers }] : [];
    const host = openHost({ systems, newSeed: () => 'waves' });
    const encounter = { ...sample, combatants: [hero, far], waves, rulings };
    fight(host.handle(round({ do: 'start', encounter, seed: 'waves', dice: 'seeded' })));
    const dead = { change: 'out', who: 'far', out: 'dead' };
    fight(host.handle(round({ do: 'override', changes: [dead], reason: 'x' })));
    return host;
  };
  const lengths = (comers: readonly object[], rulings = {}) => {
    const host = nobodyLeft(comers, rulings);
    const reply = host.handle(round({ do: 'forecast', fights: 10, seed: 'f' }));
    if (!reply.ok || !('lengths' in reply)) throw new Error(JSON.stringify(reply));
    const watched = host.handle(round({ do: 'watch', index: 0, seed: 'f' }));
    if (!watched.ok || !('record' in watched)) throw new Error('not watched');
    const other = openHost({ systems, newSeed: () => 'other' });
    let seen = fight(other.handle(round({ do: 'load', record: watched.record })));
    while (seen.can.redo) seen = fight(other.handle({ do: 'redo' }));
    expect([seen.warning, seen.prompt]).toEqual([undefined, null]);
    return reply.lengths.map(({ rounds }) => rounds);
  };

  test('forecast fights last until a wave of foes in round 3 has come, but do not wait for a wave of friends', () => {
    expect(Math.min(...lengths(people))).toBeGreaterThanOrEqual(3);
    const friends = people.map((one) => ({
      ...one,
      side: sample.combatants.find((other) => other.side !== side)!.side,
    }));
    expect(Math.max(...lengths(friends))).toBeLessThan(3);
  });

  const byItself = system.rulebook.rulings.filter(
    ({ key, options }) => /End$/.test(key) && options.some(({ id }) => id === 'automatic'),
  );

  test.each(byItself.map(({ key }) => [key]))(
    'a fight that ends by itself (%s) waits for a wave of foes, in play, in replay and in a forecast',
    (key) => {
      const rulings = { [key]: 'automatic' };
      const host = nobodyLeft(people, rulings);
      const now = fight(host.handle({ do: 'view' }));
      expect(now.view.over).toBeUndefined();
      expect(Math.min(...lengths(people, rulings))).toBeGreaterThanOrEqual(3);
      const there = until(host, now, 3).at(-1)!;
      expect(isHere(there)).toEqual([true, true]);
      expect(loaded(recordOf(host)).hash).toBe(there.hash);

      const fall = people.map(({ id }) => ({ change: 'out', who: id, out: 'dead' }));
      const ended = fight(host.handle(round({ do: 'override', changes: fall, reason: 'x' })));
      expect(ended.view.over?.winner).toBe(hero.side);
      expect(isHere(fight(host.handle({ do: 'undo' })))).toEqual([true, true]);
    },
  );

  test.each(byItself.map(({ key }) => [key]))(
    'a saved tape without the entry of an automatic end (%s), and with a later change, loads to the same state',
    (key) => {
      const host = nobodyLeft([], { [key]: 'automatic' });
      expect(fight(host.handle({ do: 'view' })).view.over?.winner).toBe(hero.side);
      const changed = fight(
        host.handle(round({ do: 'override', changes: [{ change: 'note', text: 'so be it' }], reason: 'x' })),
      );
      const whole = recordOf(host);
      const tape = whole.tape.filter((entry) => entry.kind !== 'ask' || entry.choice.option !== 'end');
      expect(tape).toHaveLength(whole.tape.length - 1);
      const again = loaded({ ...whole, tape });
      expect([again.warning, again.hash]).toEqual([undefined, changed.hash]);
    },
  );

  test('an encounter whose foes all come with a wave in round 2 begins, and is played and forecast until they are there', () => {
    const { startAt: _, ...whole } = sample as typeof sample & { readonly startAt?: Json };
    const alone = whole.combatants.filter((one) => one.side === hero.side);
    const waves = [{ id: 'second', arrives: { round: 2 }, combatants: people }];
    const encounter = { ...whole, combatants: alone, waves };
    const host = openHost({ systems, newSeed: () => 'waves' });
    let now = fight(host.handle(round({ do: 'start', encounter, seed: 'waves', dice: 'seeded' })));
    const foreseen = host.handle(round({ do: 'forecast', fights: 10, seed: 'f' }));
    if (!foreseen.ok || !('lengths' in foreseen)) throw new Error(JSON.stringify(foreseen));
    expect(Math.min(...foreseen.lengths.map(({ rounds }) => rounds))).toBeGreaterThanOrEqual(2);
    for (let n = 0; now.view.round < 2; n++) {
      const { prompt } = now;
      const goesOn = prompt?.kind === 'choose' && prompt.options.some(({ id }) => id === 'go-on');
      now = goesOn
        ? fight(host.handle({ do: 'answer', prompt: prompt.id, choice: { option: 'go-on' } }))
        : playOn(host, now, `alone/${n}`);
    }
    expect(isHere(now)).toEqual([true, true]);
  });

  test('a tactic advises to go on while a wave of foes is to come, and to end when that wave is held', () => {
    const host = nobodyLeft(people);
    const proposed = ({ prompt }: FightReply) =>
      prompt?.kind === 'choose' && prompt.options.some(({ id }) => id === 'go-on');
    let now = fight(host.handle({ do: 'view' }));
    for (let n = 0; !proposed(now); n++) now = playOn(host, now, `end/${n}`);
    expect(host.handle({ do: 'advise' })).toMatchObject({ ok: true, choice: { option: 'go-on' } });
    fight(host.handle({ do: 'wave', wave: 'second', does: 'hold' }));
    expect(host.handle({ do: 'advise' })).toMatchObject({ ok: true, choice: { option: 'end' } });
  });
});
