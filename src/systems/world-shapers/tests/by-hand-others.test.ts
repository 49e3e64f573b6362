import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { ap, asked, cell, choice, conditions, fight, hold, momentum, move, rp } from './line-up.ts';

/** More changes by the game master's hand (WS-GEN-12). */

/** Whether somebody has the condition, and it is offered to be ended by hand: it follows from nothing else. */
const isOffered = (table: Scenario, who: string, id: string): boolean =>
  table.who(who).conditions.some((one) => one.id === id && !one.derived);

const scene = () =>
  fight({
    heroes: { sill: { at: [2, 2] }, brana: { at: [2, 6] } },
    foes: { ogre: { at: [6, 2] }, bandit: { at: [12, 6] } },
  });

test('[WS-GEN-12] [WS-ADV-5] [WS-ADV-8] onto somebody and off again; nobody sits on whom it carries', () => {
  const table = scene();
  const onto = { change: 'condition', who: 'sill', condition: 'mounted', other: 'ogre' };
  table.byHand('a leap', { ...onto, on: true });
  expect([cell(table, 'sill'), conditions(table, 'sill').includes('mounted')]).toEqual([[6, 2], true]);
  const circle = { change: 'condition', who: 'ogre', condition: 'mounted', other: 'sill', on: true };
  expect(table.send({ do: 'override', changes: [circle], reason: 'x' })).toMatchObject({ ok: false });
  table.byHand('slips', { ...onto, on: false });
  expect(conditions(table, 'sill')).not.toContain('mounted');
  expect(cell(table, 'sill')).not.toEqual([6, 2]);
});

test('[WS-GEN-12] [WS-ADV-5] why somebody cannot be set onto another is said by their names', () => {
  const table = scene().byHand('up', {
    change: 'condition',
    who: 'sill',
    condition: 'mounted',
    other: 'ogre',
    on: true,
  });
  const why = (who: string, other: string, on = true): unknown => {
    const change = { change: 'condition', who, condition: 'mounted', other, on };
    const reply = table.send({ do: 'override', changes: [change], reason: 'x' });
    return (reply as { error?: { message: string } }).error?.message;
  };
  expect(why('sill', 'brana')).toBe('Sill has climbed onto Ogre already');
  expect(why('ogre', 'sill')).toBe('Sill has climbed onto Ogre');
  expect(why('brana', 'ogre', false)).toBe('Brana has not climbed onto Ogre');
});

test('[WS-GEN-12] [WS-INI-11] a held action is taken away', () => {
  const table = scene().does(hold('defend', { trigger: 'enters', range: 3 }));
  expect(isOffered(table, 'sill', 'held-action')).toBe(true);
  table.byHand('forgets it', { change: 'condition', who: 'sill', condition: 'held-action', on: false });
  expect([conditions(table, 'sill'), ap(table, 'sill')]).toEqual([[], 1]);
  expect(table.facts('held-lost')).toMatchObject([{ why: 'hand' }]);
});

test('[WS-GEN-12] [WS-CIN-18] a higher upcast limit ends', () => {
  const table = scene().does(choice('cinematic', { what: 'awakens' }));
  table.does(choice('allow', { skill: 'stealth', difficulty: 5 })).rolls('cinematic', 9);
  table.does(choice('upcast', { whom: ['sill'], wp: 4 })).does(choice('done'));
  expect(isOffered(table, 'sill', 'cinematic')).toBe(true);
  const said = () => table.lines().flatMap(({ text }) => (text.includes('upcasting') ? [text] : []));
  expect(said()).toEqual([expect.stringMatching(/^Sill can put 4 WP more into upcasting/)]);
  table.byHand('it fades', { change: 'condition', who: 'sill', condition: 'cinematic', on: false });
  expect(table.lines().at(-1)?.text).toBe('Sill puts no more into upcasting than before');
  expect(conditions(table, 'sill')).toEqual([]);
});

/** The game master changes something while a question is open: the answer is judged by the new state. */
const pool = (who: string, name: string, value: number) => ({ change: 'pool', who, pool: name, value });

test('[WS-GEN-12] [WS-CIN-2] a great deed whose points are taken away while it is ruled on is not begun, and another can be', () => {
  const table = fight({ red: { brana: { at: [5, 5] } }, blue: { ogre: { at: [9, 5] } } });
  table.does(choice('cinematic', { what: 'tears the gate out' }));
  table.byHand('an error', pool('brana', 'momentum', 2));
  expect([asked(table), momentum(table, 'brana'), ap(table, 'brana')]).toEqual(['brana turn', 2, 3]);
  table.refuses(choice('cinematic', { what: 'tears the gate out' }), 'noMomentum', 'WS-CIN-2');
});

test('[WS-GEN-12] [WS-BAS-10] an ally whose RP are taken away while it is asked stays where it is', () => {
  const table = fight(
    { red: { brana: { at: [5, 5] }, sill: { at: [6, 5] } }, blue: { ogre: { at: [12, 5] } } },
    { stops: ['switch-places'] },
  );
  table.does(choice('switch-places', { target: 'sill' }));
  expect(asked(table)).toContain('sill');
  table.byHand('an error', pool('sill', 'rp', 0));
  expect([rp(table, 'sill'), cell(table, 'sill'), ap(table, 'brana')]).toEqual([0, [6, 5], 2]);
});

test('[WS-GEN-12] [WS-ADV-10] what another has by now is not taken from the ground', () => {
  const table = fight({
    red: { brana: { at: [5, 5], now: { inHand: ['ax'] } } },
    blue: { bandit: { at: [6, 5] }, ogre: { at: [12, 5] } },
  });
  table
    .does(choice('disarm', { target: 'bandit' }))
    .rolls('disarm', 20)
    .rolls('disarm-resisted', 1);
  expect(asked(table)).toBe('brana disarm.take');
  table.byHand('snatched', { change: 'item', who: 'ogre', item: 'bandit/sword', to: 'carried' });
  expect(asked(table)).toBe('brana turn');
  const held = (id: string) => table.who(id).notes.find(({ label }) => label === 'In hand')?.value;
  expect([held('brana'), held('ogre')]).toEqual(['Ax', 'Greataxe']);
});

test('[WS-GEN-12] [WS-ADV-12] who comes over to another side is hidden from nobody there, and nobody there from it', () => {
  const table = fight({
    heroes: { sill: { at: [2, 2], now: { hiddenFrom: ['ogre', 'bandit'] } } },
    foes: { ogre: { at: [6, 2], now: { hiddenFrom: ['sill'] } }, bandit: { at: [12, 6] } },
  });
  table.byHand('paid better', { change: 'side', who: 'ogre', side: 'heroes' });
  expect(table.who('sill').conditions.map(({ label }) => label)).toEqual(['Hidden from Bandit']);
  expect(conditions(table, 'ogre')).toEqual([]);
});

test('[WS-GEN-12] [WS-STA-6] whoever is Frightened by hand fears somebody, and strikes at that one with disadvantage', () => {
  const table = fight({
    heroes: { brana: { at: [5, 5] }, sill: { at: [5, 6] } },
    foes: { ogre: { at: [6, 5] }, bandit: { at: [6, 7] } },
  });
  const frightened = (other: string) => ({
    change: 'condition',
    who: 'brana',
    condition: 'frightened',
    on: true,
    other,
  });
  table.byHand('a roar', frightened('ogre'));
  expect(table.who('brana').conditions.map(({ label }) => label)).toContain('Frightened of Ogre');
  const note = (id: string) => {
    const need = table.option('attack').needs?.target as unknown as {
      readonly oneOf: readonly { readonly id: string; readonly note?: string }[];
    };
    return need.oneOf.find((pick) => pick.id === id)?.note;
  };
  expect(note('ogre')).toContain('disadvantage');
  table.byHand('calmed', { change: 'condition', who: 'brana', condition: 'frightened', on: false });
  expect(note('ogre')).not.toContain('disadvantage');
});

test('[WS-GEN-12] [WS-ADV-11] whoever is carried along lets go of those whom it leaves behind', () => {
  const table = fight({
    heroes: { sill: { at: [5, 5] }, brana: { at: [9, 9] } },
    foes: {
      'war-horse': { at: [6, 5], now: { inHand: [] } },
      bandit: { on: 'war-horse', now: { inHand: [], grabbing: ['sill', 'war-horse'] } },
    },
  });
  expect(conditions(table, 'sill')).toContain('grabbed');
  table.byHand('bolts', { change: 'position', who: 'war-horse', cell: { x: 15, y: 5 } });
  expect([cell(table, 'bandit'), conditions(table, 'sill')]).toEqual([[15, 5], []]);
  // The horse under it is as near as before.
  expect(conditions(table, 'war-horse')).toContain('grabbed');
  table.does(move(4, 5));
});
