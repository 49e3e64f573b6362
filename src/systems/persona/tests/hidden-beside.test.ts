import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../kernel/port.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Fighter, Sketch } from './line-up.ts';
import { asked, choice, decline, fight, move, path, waiting } from './line-up.ts';

/** An ogre beside Rin that is hidden from her: nothing that she is asked or offered tells of it (PE-ACT-36). */

const beside = (
  rin: Fighter = {},
  blue: { readonly [id: string]: Fighter } = {},
  rulings: Sketch = {},
): Scenario =>
  fight(
    { red: { rin: { at: [5, 5], ...rin } }, blue: { ogre: { at: [6, 5] }, ...blue } },
    { rulings, hidden: { ogre: ['rin'] } },
  );
const hound: Fighter = { use: 'glass-hound', at: [6, 6] };
const ids = (table: Scenario): readonly string[] => table.choice().options.map(({ id }) => id);
const provokes = (table: Scenario, deed: Choice): unknown =>
  (table.send({ do: 'preview', choice: deed } as never) as { provokes?: unknown }).provokes;

describe.each(['ifChanceAttackPossible', 'always'])('disengageNeeded `%s`', (disengageNeeded) => {
  test('[PE-MOVE-7, PE-MOVE-11, PE-ACT-36] nobody takes care with an enemy it does not know of, which strikes', () => {
    const table = beside({}, {}, { disengageNeeded }).does(move(2, 5));
    expect(asked(table)).toBe('ogre chance-attack');
    table.does(choice('chance-attack', { with: 'claws' }));
    // Melee 40, and the Advantage against somebody who flees.
    expect(waiting(table)).toMatchObject({ who: 'ogre', target: 50 });
  });

  test('[PE-MOVE-8, PE-ACT-36] the test is made against those it knows of; the hidden one strikes nevertheless', () => {
    const table = beside({}, { hound }, { disengageNeeded }).does(move(2, 5));
    expect(table.choice()).toMatchObject({ for: 'rin', ask: 'disengage', about: { leaving: ['hound'] } });
    table.does(choice('test')).rolls('disengage', 20);
    expect(waiting(table)).toMatchObject({ who: 'hound', purpose: 'hold-in-melee' });
    table.rolls('hold-in-melee', 99);
    expect(asked(table)).toBe('ogre chance-attack');
  });

  test('[PE-R21, PE-ACT-36] one that is left later and hidden does not resist the roll', () => {
    const table = beside({}, { hound: { ...hound, at: [4, 6] } }, { disengageNeeded });
    table
      .does(path([5, 4], [4, 3]))
      .does(choice('test'))
      .rolls('disengage', 20);
    expect(waiting(table)).toMatchObject({ who: 'hound', purpose: 'hold-in-melee' });
    table.rolls('hold-in-melee', 99);
    // On her way she might notice it.
    table.rolls('stealth', 5).rolls('notice', 99);
    expect(asked(table)).toBe('ogre chance-attack');
  });
});

test('[PE-MOVE-9, PE-ACT-36] with the Action spent on care, the hidden one cannot strike either', () => {
  const table = beside({}, { hound }).does(choice('disengage')).does(move(2, 5));
  expect(waiting(table)).toMatchObject({ who: 'ogre', purpose: 'stealth' });
});

test('[PE-MOVE-9, PE-ACT-36] beside a hidden enemy alone, no Disengage with the Action is offered', () => {
  expect(ids(beside())).not.toContain('disengage');
  expect(ids(beside({}, { hound }))).toContain('disengage');
  beside().refuses(choice('disengage'), 'notEngaged', 'PE-MOVE-9');
});

test('[PE-MOVE-7, PE-ACT-36] the list of squares does not say that a way provokes a hidden one', () => {
  const { to } = beside().option('move').needs ?? {};
  expect(JSON.stringify(to)).not.toContain('provokes');
});

test('[PE-CHA-3, PE-CHA-5, PE-ACT-36] neither does what is said before one gets up or shoots', () => {
  const lying = { now: { conditions: ['prone'] } };
  expect(provokes(beside(lying), choice('rise'))).toBeUndefined();
  expect(provokes(beside(lying, { hound }), choice('rise'))).toEqual(['hound']);
  const rises = beside(lying).does(choice('rise'));
  expect(asked(rises)).toBe('ogre chance-attack');
  rises.does(decline);
});

test('[PE-ACT-36] that somebody sees it is told to a hider without the name of who is hidden from it', () => {
  const { refused } = beside().option('hide');
  expect(refused?.because).toBe('somebody sees Rin');
  expect(beside({}, { hound }).option('hide').refused?.because).toBe('Glass Hound sees Rin');
});
