import { expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import { cast, choice, fight, path, strike } from './line-up.ts';

/** The preview of a choice, with its full cost. Imre stands beside a ghoul. */
const previewOf = (choice: object, more: object = {}): { cost?: unknown; provokes?: unknown } =>
  fight({ heroes: { imre: { at: [2, 5] } }, foes: { ghoul: { at: [3, 5] } } }, more).send({
    do: 'preview',
    choice,
  } as never) as object;
const costOf = (choice: object, more: object = {}): unknown => previewOf(choice, more).cost;

test('[FS-MAG-1] [FS-TURN-3] the cost of Ember Bolt shows 3 mana beside 1 AP and an attack', () => {
  expect(costOf(cast('ember-bolt', { target: 'ghoul' }))).toEqual({ ap: 1, attacks: 1, mana: 3 });
});

test('[FS-MAG-1] the cost shows no mana for a Strike, nor for a spell with ruling mana off', () => {
  const once = { ap: 1, attacks: 1 };
  expect(costOf(strike('ghoul'))).toEqual(once);
  expect(costOf(cast('ember-bolt', { target: 'ghoul' }), { rulings: { mana: 'off' } })).toEqual(once);
});

test('[FS-MAG-1] [FS-REACT-6] [FS-TURN-3] who also has a free charm sees 1 AP for a spell and only the free action for the charm', () => {
  const charmed = (spell: string, target: string): unknown => {
    const imre = { at: [2, 5], sheet: { items: ['mending-charm'] }, now: { health: 10 } } as const;
    const table = fight({ heroes: { imre }, foes: { ghoul: { at: [3, 5] } } });
    return (table.send({ do: 'preview', choice: cast(spell, { target }) } as never) as { cost?: unknown })
      .cost;
  };
  expect(charmed('ember-bolt', 'ghoul')).toEqual({ ap: 1, attacks: 1, mana: 3 });
  expect(charmed('mending-charm', 'imre')).toEqual({ free: 1 });
});

test('[FS-TURN-5] [FS-REACT-6] the cost shows attacks of the round and free actions', () => {
  expect(costOf(choice('dash'))).toEqual({ ap: 1 });
  // FS-R23: Release takes the free action or 1 AP, by the ruling.
  const letGo = choice('release', { what: ['club'] });
  expect(costOf(letGo, { rulings: { releaseAction: 'freeAction' } })).toEqual({ free: 1 });
  expect(costOf(letGo, { rulings: { releaseAction: 'primary' } })).toEqual({ ap: 1 });
});

test('[FS-ACT-10] [FS-TURN-3] the cost of standing up shows 1 AP with ruling standCost oneAp, nothing with halfSpeed', () => {
  const prone = { conditions: [{ id: 'prone' }] };
  const rise = (standCost: string): unknown =>
    fight(
      { heroes: { imre: { at: [2, 5], now: prone } }, foes: { ghoul: { at: [3, 5] } } },
      { rulings: { standCost } },
    ).send({ do: 'preview', choice: choice('stand-up') } as never);
  expect(rise('oneAp')).toMatchObject({ cost: { ap: 1 }, provokes: ['ghoul'] });
  expect((rise('halfSpeed') as { cost?: unknown }).cost).toBeUndefined();
});

test('[FS-OPP-1] [FS-TURN-5] a foe without attacks or AP left is not provoked, in the preview and in the facts', () => {
  const afterIt = (now: Sketch, rulings: Sketch = {}): readonly [unknown, unknown, number] => {
    const ghoul = { at: [3, 5], now } as const;
    const lain = { at: [2, 5], now: { conditions: [{ id: 'prone' }] } } as const;
    const standing = { heroes: { imre: lain }, foes: { ghoul } };
    const leaving = fight({ heroes: { imre: { at: [2, 5] } }, foes: { ghoul } }, { rulings });
    const asks = (deed: object): unknown =>
      (fight(standing, { rulings }).send({ do: 'preview', choice: deed } as never) as { provokes?: unknown })
        .provokes;
    const away = path([1, 5]);
    const left = (leaving.send({ do: 'preview', choice: away } as never) as { provokes?: unknown }).provokes;
    return [asks(choice('stand-up')), left, leaving.does(away).facts('step-provokes').length];
  };
  expect(afterIt({})).toEqual([['ghoul'], ['ghoul'], 1]);
  expect(afterIt({ attacksUsed: 1 })).toEqual([['ghoul'], ['ghoul'], 1]);
  expect(afterIt({ attacksUsed: 2 })).toEqual([[], [], 0]);
  expect(afterIt({ ap: 0 })).toEqual([[], [], 0]);
  // FS-R16: where only attacks on the own turn are limited, two used attacks do not prevent it.
  expect(afterIt({ attacksUsed: 2 }, { attackLimitCounts: 'ownTurnOnly' })).toEqual([
    ['ghoul'],
    ['ghoul'],
    1,
  ]);
});

test('[FS-OPP-4] the preview of a spell in reach of a foe names the foe provoked, that of a Strike none', () => {
  expect(previewOf(cast('ember-bolt', { target: 'ghoul' })).provokes).toEqual(['ghoul']);
  expect(previewOf(strike('ghoul')).provokes ?? []).toEqual([]);
});

test('[FS-HP-2] the preview of Mend warns if the target has all of its Health', () => {
  const warns = (health: number): unknown =>
    (
      fight({
        heroes: { imre: { at: [2, 5] }, edda: { at: [3, 5], now: { health } } },
        foes: { ghoul: { at: [9, 5] } },
      }).send({ do: 'preview', choice: cast('mend', { target: 'edda' }) } as never) as { warns?: unknown }
    ).warns;
  // Edda's pool is 22.
  expect(warns(22)).toEqual(['No good can come of it: Edda has all of its Health']);
  expect(warns(21)).toBeUndefined();
});
