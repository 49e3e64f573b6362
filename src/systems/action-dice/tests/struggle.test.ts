import { expect, test } from 'vitest';
import { rulingIds } from '../rulings.ts';
import type { Setting, Sketch } from './line-up.ts';
import {
  actions,
  active,
  asked,
  attack,
  choice,
  conditions,
  durability,
  endTurn,
  fight,
  rungs,
  terms,
  vigor,
  waiting,
} from './line-up.ts';

/** Struggling against a condition when the turn begins (AD-RES-1, AD-SHK-1). */

const struggle = choice('struggle');
const submit = choice('submit');
const pinned = { condition: 'pinned', by: 'thug' };

/** Hadra has the turn, then Lio (Strength 20, Agility 30), whom the thug holds, then the thug. */
const held = (effect: Sketch = pinned, now: Sketch = {}, setting: Setting = {}) =>
  fight(
    {
      heroes: { hadra: {}, lio: { at: [5, 7], now: { effects: [effect], ...now } } },
      foes: { thug: { at: [6, 7] } },
    },
    setting,
  );

test('[AD-RES-1] [AD-RES-4] [AD-SHK-1] a pinned combatant resists before its turn, and has the whole turn if it succeeds', () => {
  const table = held().does(endTurn);
  expect(asked(table)).toBe('lio resist');
  // No number is printed and there is no total: 15; Strength resists being held.
  expect(table.choice()).toMatchObject({ about: { by: 'thug', ability: 'strength', vs: 15 } });
  table.does(struggle);
  expect([waiting(table), terms(table)]).toEqual([
    { who: 'lio', purpose: 'resistance', dice: 'd20+d10!+d10!', beats: 15 },
    ['Strength 2'],
  ]);
  table.rolls('resistance', 10, 3, 3);
  expect(table.facts('effect-ended')).toMatchObject([{ who: 'lio', condition: 'pinned', why: 'resisted' }]);
  expect([asked(table), actions(table, 'lio'), vigor(table, 'lio'), conditions(table, 'lio')]).toEqual([
    'lio turn',
    2,
    20,
    [],
  ]);
});

test('[AD-DIE-18] [AD-ENC-2] given to another while it struggles, the turn is the other’s; then the struggle comes again', () => {
  const table = held().does(endTurn);
  expect(asked(table)).toBe('lio resist');
  table.byHand('quick', { change: 'active', who: 'thug' });
  table.does(submit);
  expect([asked(table), active(table), actions(table, 'thug')]).toEqual(['thug turn', 'thug', 2]);
  expect(table.facts('turn-passed')).toEqual([]);
  table.does(endTurn);
  expect(asked(table)).toBe('lio resist');
  table.does(submit);
  expect(table.facts('turn-passed')).toMatchObject([{ who: 'lio', why: 'bound' }]);
  // Everybody has had a turn.
  expect([table.view().round, active(table)]).toEqual([3, 'hadra']);
});

test('[AD-RES-4] a tie fails: the turn is skipped, and Resistance is offered again in the next round', () => {
  const table = held().does(endTurn).does(struggle).rolls('resistance', 10, 3, 2);
  expect(active(table)).toBe('thug');
  expect(table.facts('turn-passed')).toMatchObject([{ who: 'lio', why: 'bound' }]);
  expect(table.news('resisted')).toMatchObject([
    // AD-R1 decides about a tie with a number.
    {
      won: false,
      result: 15,
      vs: 15,
      rulings: [rulingIds.resistanceVs, rulingIds.resistanceCost, rulingIds.vsComparison],
    },
  ]);
  table.does(endTurn).does(endTurn);
  expect([asked(table), table.view().round]).toEqual(['lio resist', 3]);
});

test('[AD-RES-1] a pinned combatant that submits stays pinned and rolls nothing', () => {
  const table = held().does(endTurn).does(submit);
  expect([active(table), conditions(table, 'lio'), table.facts('resisted')]).toEqual([
    'thug',
    ['pinned'],
    [],
  ]);
});

test('[AD-RES-2] [AD-RES-4] the printed abilities and VS count: the better of two abilities, against 18', () => {
  const table = held({ ...pinned, resist: ['strength', 'agility'], vs: 18 });
  table.does(endTurn).does(struggle);
  expect([terms(table), waiting(table).beats]).toEqual([['Agility 3'], 18]);
});

test('[AD-R64] ruling resistanceVs: against 15, or as the game master says', () => {
  const law = (resistanceVs: string) =>
    held({ ...pinned, vs: 18 }, {}, { rulings: { resistanceVs } }).does(endTurn);
  expect(law('always15').choice()).toMatchObject({ ask: 'resist', about: { vs: 15 } });
  const gm = law('gm');
  expect([asked(gm), gm.choice().options[0]?.id]).toEqual(['gm gm.resistVs', '18']);
  expect(gm.does(choice('25')).choice()).toMatchObject({ ask: 'resist', about: { vs: 25 } });
});

test('[AD-R65] ruling resistanceCost: free, also for the Winded, or 5 Vigor before the own turn', () => {
  const winded = held(pinned, { vigor: 0 }).does(endTurn).does(struggle).rolls('resistance', 10, 3, 3);
  // Free of Vigor cost, but it is Winded and has no turn (AD-REC-3).
  expect([active(winded), conditions(winded, 'lio')]).toEqual(['thug', ['winded']]);
  const law = { rulings: { resistanceCost: 'reaction5' } };
  const table = held(pinned, {}, law).does(endTurn);
  expect(table.option('struggle').cost).toEqual({ vigor: 5 });
  table.does(struggle).rolls('resistance', 10, 3, 3);
  expect([vigor(table, 'lio'), asked(table)]).toEqual([15, 'lio turn']);
  expect(asked(held(pinned, { vigor: 4 }, law).does(endTurn))).toBe('thug turn');
});

test('[AD-R65] [AD-R67] whoever struggles in vain with the last Vigor is Winded when that turn has passed', () => {
  // Lio, the last of the round, has Stamina 20: 4 Vigor come back, and 5 would end being Winded.
  const law = {
    rulings: { resistanceCost: 'reaction5', windedTiming: 'endOfTurn' },
    order: ['hadra', 'thug', 'lio'],
  };
  const table = held(pinned, { vigor: 5 }, law).does(endTurn).does(endTurn);
  table.does(struggle).rolls('resistance', 2, 2, 2);
  const told = table.facts('winded').map(({ who, on }) => [who, on]);
  expect([told, vigor(table, 'lio')]).toEqual([[['lio', true]], 4]);
  expect(conditions(table, 'lio')).toContain('winded');
});

test('[AD-DIE-6] [AD-DIE-15] [AD-HRT-3] a wound and a waiting Challenge lower the dice of Resistance', () => {
  const table = held(pinned, { durability: 0, pushes: [{ kind: 'challenge', scope: 'action' }] });
  table.does(endTurn).does(struggle);
  expect([waiting(table).dice, rungs(table)]).toEqual(['d20+d6!+d6!', ['d10 4', 'by hand -1', 'wounded -1']]);
  table.rolls('resistance', 20, 1, 1);
  expect(conditions(table, 'lio')).toEqual(['wounded']);
});

test('[AD-RES-1] [AD-SHK-3] bound without a holder or a VS is not resisted, nor do the unconscious resist', () => {
  expect(asked(held({ condition: 'bound' }).does(endTurn))).toBe('thug turn');
  expect(asked(held(pinned, { health: 0 }).does(endTurn))).toBe('thug turn');
  // A printed number makes it something to struggle against.
  const knots = held({ condition: 'bound', vs: 20 }).does(endTurn);
  expect(knots.choice()).toMatchObject({ ask: 'resist', about: { ability: 'strength', vs: 20 } });
});

test('[AD-RES-1] two conditions that hold are resisted separately; one left is enough to hold', () => {
  const table = held(pinned, { effects: [pinned, { condition: 'bound', by: 'thug', vs: 12 }] });
  table.does(endTurn).does(struggle).rolls('resistance', 10, 3, 3);
  expect(table.choice()).toMatchObject({ ask: 'resist', about: { vs: 12 } });
  table.does(submit);
  expect([active(table), conditions(table, 'lio')]).toEqual(['thug', ['bound']]);
});

test('[AD-SHK-1] a pinned combatant that did not get free may still use mental spells in its turn', () => {
  const table = fight({
    heroes: { hadra: {}, hexer: { at: [5, 7], now: { effects: [pinned] } } },
    foes: { thug: { at: [6, 7] } },
  });
  table.does(endTurn).does(submit);
  expect(asked(table)).toBe('hexer turn');
  table.refuses(attack('thug', 'knife'), 'incapacitated', 'AD-SHK-1');
  table.does(choice('power-mind-grip', { target: 'thug' }));
  expect(asked(table)).toBe('thug resist');
});

/** A purely mental spell: a d8 of pure magic, and an area spell. */
const ofTheMind = [
  {
    id: 'glare',
    name: 'Glare',
    kind: 'spell',
    actions: 1,
    mana: 1,
    mental: true,
    does: {
      deed: 'bolt',
      value: 1,
      rank: 'ordinary',
      type: 'aetheric',
      dice: 'none',
      range: { near: 60, far: 60 },
    },
  },
  {
    id: 'wail',
    name: 'Wail',
    kind: 'spell',
    actions: 1,
    mana: 1,
    mental: true,
    does: {
      deed: 'blast',
      value: 1,
      rank: 'ordinary',
      type: 'aetheric',
      dice: 'none',
      radius: 5,
      ability: 'soul',
      far: 60,
    },
  },
];

test('[AD-SHK-1] [AD-ATK-1] [AD-ATK-8] a bound combatant’s mental spells, aimed or on an area, do damage', () => {
  const tied = () =>
    fight({
      foes: { hexer: { sheet: { powers: ofTheMind }, now: { effects: [{ condition: 'bound', vs: 40 }] } } },
      heroes: { lio: { at: [9, 5], now: { vigor: 4 } } },
    });
  // Soul 30: 20 + 3 is above 15. Lio has 20 Durability, and nothing against magic.
  const bolt = tied()
    .does(choice('power-glare', { target: 'lio' }))
    .rolls('attack', 17, 2, 2, 2);
  bolt.rolls('damage', 5);
  expect(durability(bolt, 'lio')).toBe(15);
  const burst = tied()
    .does(choice('power-wail', { at: { x: 9, y: 5 } }))
    .rolls('attack', 17, 2, 2, 2);
  burst.rolls('damage', 6);
  expect(durability(burst, 'lio')).toBe(14);
});

test('[AD-SHK-1] pinned ends when the holder is unconscious, bound does not', () => {
  const table = held();
  table.byHand('a stone', { change: 'out', who: 'thug', out: 'unconscious' });
  table.does(choice('go-on'));
  table.does(endTurn);
  expect([asked(table), conditions(table, 'lio')]).toEqual(['lio turn', []]);
  // Being bound does not end with the one who bound him.
  const tied = held({ condition: 'bound', by: 'thug' });
  tied.byHand('a stone', { change: 'out', who: 'thug', out: 'unconscious' });
  tied.does(choice('go-on')).does(endTurn);
  expect(asked(tied)).toBe('lio resist');
});

test('[AD-SHK-1] [AD-SHK-2] a holder that falls unconscious frees its target at once, within the same turn', () => {
  const waits = { readied: [{ what: 'attack', when: 'allyHit' }] };
  const table = fight({
    heroes: { hadra: { at: [6, 6] }, lio: { at: [5, 7], now: { effects: [pinned] } } },
    foes: {
      thug: { at: [6, 7], now: { durability: 0, health: 1, vigor: 4 } },
      soldier: { at: [4, 7], now: waits },
    },
  });
  // 24 is above 15; 1d8 and three of her dice are more than the 1 Health that he has.
  table.does(attack('thug')).rolls('attack', 20, 2, 2).rolls('damage', 2, 2, 2, 2);
  expect([table.who('thug').out, conditions(table, 'lio')]).toEqual(['unconscious', []]);
  // The soldier attacks Lio, who is no longer held: an attack roll, without a question to the game master.
  expect(asked(table)).toBe('soldier reaction.ready');
  table.does(choice('act', { target: 'lio' }));
  expect(waiting(table)).toMatchObject({ who: 'soldier', purpose: 'attack', beats: 15 });
});

test('[AD-DIE-18] [AD-RES-1] the game master sets by hand who holds whom', () => {
  const table = fight({ heroes: { hadra: {}, lio: { at: [5, 7] } }, foes: { thug: { at: [6, 7] } } });
  const pin = (other?: string) => ({ change: 'condition', who: 'lio', condition: 'pinned', on: true, other });
  table.byHand('a wrestler', pin('thug'));
  expect(table.who('lio').conditions).toMatchObject([{ id: 'pinned', grade: 'by Thug' }]);
  expect(asked(table.does(endTurn))).toBe('lio resist');
  const wrong = table.send({ do: 'override', changes: [pin('nobody')], reason: 'test' } as never);
  expect(wrong).toMatchObject({ ok: false });
});

test('[AD-SHK-1] [AD-DIE-18] whoever is put out by hand holds nobody from then on', () => {
  const out = (how: string) => ({ change: 'out', who: 'thug', out: how }) as const;
  for (const change of [
    out('unconscious'),
    out('dead'),
    out('fled'),
    { change: 'remove', who: 'thug' },
    { change: 'track', who: 'thug', track: 'health', left: 0 },
  ] as const) {
    const table = fight({
      heroes: { hadra: { at: [9, 9] }, lio: { at: [5, 7], now: { effects: [pinned] } } },
      foes: { thug: { at: [5, 6] }, rat: { use: 'cave-rat', at: [12, 12] } },
    });
    expect(table.who('lio').conditions).toMatchObject([{ id: 'pinned' }]);
    table.byHand('falls', change);
    expect(table.who('lio').conditions).toEqual([]);
  }
});
