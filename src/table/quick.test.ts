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
  test.each(pack.encounters)(
    'on the ground of $name there is room for all heroes and up to twelve foes of the pack',
    ({ id }) => {
      const sides = [pack.heroes, pack.foes].map((people) => people.slice(0, 12).map((one) => use(one.id)));
      const { combatants } = begun({ system, ground: { sample: id }, sides });
      const all = Object.values(combatants);
      for (const { id: one } of [...pack.heroes, ...pack.foes.slice(0, 12)])
        expect(combatants[one]).toBeDefined();
      expect(new Set(all.map(({ side }) => side)).size).toBeGreaterThanOrEqual(2);
    },
  );

  test.each(['Steel from head to heel, and a hymn for all who follow after', 'Constructor'])(
    'somebody of one’s own called “%s” meets another one of the same name',
    (name) => {
      const judge = host().handle({ do: 'judge', system, sheet: use(pack.heroes[0]!.id) });
      const sheet = { ...('full' in judge ? (judge.full as object) : {}), name };
      const ground = { sample: pack.encounters[0]!.id, open: { width: 40, height: 40 } };
      const { combatants } = begun({ system, ground, sides: [[sheet], [sheet]] });
      const names = Object.values(combatants).map((one) => one.name);
      expect(names).toEqual([name, expect.stringMatching(/^(Steel from head|Constructor).* 2$/)]);
    },
  );

  test('on an open field of 16 by 10 cells the sides, Heroes and Foes, start at least 8 cells apart', () => {
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

test('a quick fight on the ground of a sample holds the chosen combatants only, none of the sample’s', () => {
  const sides = [[use('edda')], [use('wolf')]];
  const { combatants } = begun({ system: 'fighting-style', ground: { sample: 'giants-bridge' }, sides });
  expect(Object.keys(combatants)).toEqual(['edda', 'wolf']);
});

test('an unknown or invalid sheet, an empty side, and an unknown ground or system are refused', () => {
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

test('a field of 24 cells is refused for 60 combatants, at the path of the first without room', () => {
  const many = Array.from({ length: 30 }, () => use('wolf'));
  const ground = { sample: 'duel', open: { width: 6, height: 4 } };
  expect(host().handle({ do: 'quick', system: 'fighting-style', ground, sides: [many, many] })).toMatchObject(
    {
      ok: false,
      error: { problems: [{ path: 'sides[0][24]', message: 'there is no room left on this ground' }] },
    },
  );
});
