import { describe, expect, test } from 'vitest';
import type { Json } from '../kernel/json.ts';
import type { View } from '../kernel/view.ts';
import { systems } from '../systems/registry.ts';
import { openHost } from './host.ts';

const host = () => openHost({ systems, newSeed: () => 'quick' });
const use = (id: string): Json => ({ use: id });

const begun = (request: object): View => {
  const table = host();
  const arranged = table.handle({ do: 'quick', ...request });
  if (!('encounter' in arranged)) throw new Error(JSON.stringify(arranged));
  const reply = table.handle({ do: 'start', encounter: arranged.encounter });
  if (!('view' in reply) || !reply.view) throw new Error(JSON.stringify(reply));
  return reply.view as View;
};

const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

describe.each(Object.values(systems))('$name', ({ id: system, encounters: { pack } }) => {
  test.each(pack.encounters)('everybody of the pack finds room: $name', ({ id }) => {
    const sides = [pack.heroes, pack.foes].map((people) => people.slice(0, 12).map((one) => use(one.id)));
    const { combatants } = begun({ system, ground: { sample: id }, sides });
    const all = Object.values(combatants);
    for (const { id: one } of [...pack.heroes, ...pack.foes.slice(0, 12)])
      expect(combatants[one]).toBeDefined();
    expect(new Set(all.map(({ side }) => side)).size).toBeGreaterThanOrEqual(2);
  });

  test('two sides on an open field stand across from each other', () => {
    const [hero, foe] = [pack.heroes[0]!, pack.foes[0]!];
    const open = { width: 16, height: 10 };
    const ground = { sample: pack.encounters[0]!.id, open };
    const sides = [[use(hero.id), use(hero.id)], [use(foe.id)]];
    const { battlefield, combatants } = begun({ system, ground, sides });
    expect(battlefield).toMatchObject(open);
    const [one, two, other] = Object.values(combatants);
    expect([one?.name, two?.name]).toEqual([hero.name, `${hero.name} 2`]);
    // On an open field the sides do not have the names of those of the sample.
    expect([one?.side, two?.side, other?.side]).toEqual(['Heroes', 'Heroes', 'Foes']);
    expect(apart(one!.cell, other!.cell)).toBeGreaterThanOrEqual(8);
  });
});

test('nobody is there of whom the sample speaks: its surprise, its lurkers, what they had left', () => {
  const sides = [[use('edda')], [use('wolf')]];
  const { combatants } = begun({ system: 'fighting-style', ground: { sample: 'giants-bridge' }, sides });
  expect(Object.keys(combatants)).toEqual(['edda', 'wolf']);
});

test('an unknown sheet, ground or system is refused with its place', () => {
  const ground = { sample: 'duel' };
  const ask = (request: object) =>
    host().handle({ do: 'quick', system: 'fighting-style', ground, ...request });
  const sides = [[use('edda')], [use('nobody')]];
  expect(ask({ sides })).toMatchObject({ ok: false, error: { problems: [{ path: 'sides[1][0].use' }] } });
  expect(ask({ sides: [[use('edda')], [{ name: '', level: 'high' }]] })).toMatchObject({
    ok: false,
    error: { problems: expect.arrayContaining([{ path: 'sides[1][0].name', message: expect.any(String) }]) },
  });
  expect(ask({ sides: [[use('edda')], []] })).toMatchObject({ ok: false, error: { path: 'sides[1]' } });
  expect(ask({ sides: [[use('edda')], [use('wolf')]], ground: { sample: 'moon' } })).toMatchObject({
    ok: false,
    error: { problems: [{ path: 'ground.sample' }] },
  });
  expect(ask({ system: 'chess', sides })).toMatchObject({ ok: false, error: { code: 'unknown-system' } });
});

test('a field that is too small for all says so', () => {
  const many = Array.from({ length: 30 }, () => use('wolf'));
  const ground = { sample: 'duel', open: { width: 6, height: 4 } };
  expect(host().handle({ do: 'quick', system: 'fighting-style', ground, sides: [many, many] })).toMatchObject(
    {
      ok: false,
      error: { problems: [{ path: 'sides[0][24]', message: 'there is no room left on this ground' }] },
    },
  );
});
