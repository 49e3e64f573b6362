import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { rateOf } from '../movement/rate.ts';
import { one } from '../state.ts';
import type { Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attack,
  begun,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  fatigue,
  fight,
  move,
  path,
  stamina,
  waiting,
  wounds,
} from './line-up.ts';

/** Helpless, immobile, prone, bleeding, burning, hobbled (SL-CND-8 to SL-CND-11). */

const helpless = { helplessUntil: 2, ap: 8 };

test('[SL-CND-8] [SL-R34] the helpless do nothing, neither actions nor steps nor reactions, but gain AP', () => {
  const table = fight(
    { heroes: { wenna: { at: [6, 5], now: helpless } }, foes: { guard: { at: [3, 5] } } },
    {},
  );
  table.refuses(attack('guard'), 'helpless', 'SL-CND-8');
  table.refuses(move(6, 6), 'helpless', 'SL-CND-8');
  table.does(endTurn);
  expect(ap(table, 'wenna')).toBe(14);
  table.does(path([4, 5], [5, 5]));
  expect(asked(table)).toBe('guard turn');
  expect(conditions(table, 'wenna')).toEqual(['helpless', 'immobile']);
});

test('[SL-CND-8] [SL-R34] where helpless is no more than immobile, they act and react, but go nowhere', () => {
  const rulings = { helpless: 'immobileOnly' };
  const table = fight(
    { heroes: { wenna: { at: [6, 5], now: helpless } }, foes: { guard: { at: [7, 5] } } },
    { rulings },
  );
  table.refuses(move(6, 6), 'immobile', 'SL-CND-8');
  table.does(attack('guard'));
  expect(waiting(table).purpose).toBe('attack');
  const reacting = fight(
    { heroes: { wenna: { at: [6, 5], now: helpless } }, foes: { guard: { at: [3, 5] } } },
    { rulings },
  );
  expect(asked(reacting.does(endTurn).does(path([4, 5], [5, 5])))).toBe('wenna rebuff');
});

test('[SL-CND-8] [SL-COM-2] [SL-R34] the helpless do not defend; the merely immobile do, from Defense 5', () => {
  const met = (rulings: Sketch): Scenario =>
    duel(
      { torvin: { now: { ap: 7 } }, guard: { now: { helplessUntil: 2, defending: true } } },
      { rulings },
    ).does(attack('guard'));
  expect(waiting(met({})).purpose).toBe('attack');
  const notes = met({ helpless: 'immobileOnly' })
    .choice()
    .options.map(({ id, note }) => `${id} ${note}`);
  // Agility is immobile too (SL-DEF-3), the others are as ever.
  expect(notes).toEqual([
    'power Defense 12',
    'fortitude Defense 12',
    'willpower Defense 11',
    'plusTwo Defense 7',
    'agility Defense 5',
    'decline Defense 5',
  ]);
});

test('[SL-DEF-3] [SL-COM-2] whoever is bound by magic is not helpless: it may still defend, from Defense 5', () => {
  const bound = { spell: 'binding-roots', by: 'torvin', kind: 'bound', value: 12, until: 3 };
  const table = duel({
    torvin: { now: { ap: 7 } },
    guard: { now: { effects: [bound], defending: true } },
  });
  table.does(attack('guard')).does(choice('fortitude')).rolls('attack', 2, 2);
  // 4 + 7 = 11 against 10 + Vit 1 + Resistance 1.
  expect(table.facts('attack-result')).toMatchObject([{ outcome: 'missed', defense: { value: 12 } }]);
});

test('[SL-CND-9] [SL-R35] a yard costs three on one’s belly and two crouching, or as ever', () => {
  const free = (posture: string, rulings: Sketch = {}): number => {
    const table = duel({ wenna: { now: { posture, ap: 4 } }, guard: { at: [20, 12] } }, { rulings });
    const to = table.option('move').needs?.to;
    return Math.max(
      ...(to?.kind === 'path' ? to.cells : []).filter(({ y }) => y === 5).map(({ x }) => x - 5),
    );
  };
  // 9 yards for 4 AP.
  expect([free('standing'), free('crouching'), free('prone')]).toEqual([9, 4, 3]);
  expect(free('prone', { posture: 'none' })).toBe(9);
});

/** Wenna's own turn ends with these conditions: Vit 2, mail 4. */
const ends = (now: Sketch, setting: Setting = {}): Scenario =>
  duel({ wenna: { now: { ap: 0, ...now } }, guard: { at: [15, 5] } }, setting).does(endTurn);

test('[SL-CND-10] bleeding takes its level in stamina when the own turn ends, and fatigue for what is missing', () => {
  expect(stamina(ends({ bleeding: 3 }), 'wenna')).toBe(9);
  const dry = ends({ bleeding: 3, stamina: 1 });
  expect([stamina(dry, 'wenna'), fatigue(dry, 'wenna')]).toEqual([0, 2]);
});

test('[SL-CND-10] [SL-R36] burning does twice its level against base Toughness, or against the whole', () => {
  // 6 - 2 = 4, severe; 6 - 6 = 0, light.
  expect(wounds(ends({ burning: 3 }), 'wenna')).toEqual([0, 0, 1, 0, 0]);
  expect(wounds(ends({ burning: 3 }, { rulings: { bleedBurn: 'fullToughness' } }), 'wenna')).toEqual([
    1, 0, 0, 0, 0,
  ]);
  expect(wounds(ends({ burning: 1 }), 'wenna')).toEqual([1, 0, 0, 0, 0]);
});

test('[SL-CND-10] [SL-HLT-5] [SL-HLT-6] a Toughness that is printed on the sheet is taken off the fire like any other', () => {
  const burnt = (rulings: Sketch): readonly number[] => {
    const sheet = { printed: { toughness: 5, baseToughness: 1 } };
    const table = duel({ wenna: { sheet, now: { ap: 0, burning: 3 } }, guard: { at: [15, 5] } }, { rulings });
    return wounds(table.does(endTurn), 'wenna');
  };
  // 6 - 1 = 5, severe; 6 - 5 = 1, light.
  expect(burnt({})).toEqual([0, 0, 1, 0, 0]);
  expect(burnt({ bleedBurn: 'fullToughness' })).toEqual([1, 0, 0, 0, 0]);
});

test('[SL-CND-10] [SL-AP-1] whom the fire kills at the end of its turn gains no AP and acts no more', () => {
  const table = fight(
    {
      foes: { guard: { at: [5, 5], now: { ap: 0, burning: 5 } }, goblin: { at: [20, 12] } },
      heroes: { wenna: { at: [15, 5] } },
    },
    { order: ['guard', 'wenna', 'goblin'] },
  ).does(endTurn);
  // 10 - 1 = 9, fatal.
  expect([conditions(table, 'guard'), ap(table, 'guard'), asked(table)]).toEqual([['dead'], 0, 'wenna turn']);
});

test('[SL-CND-10] [SL-CND-2] whom the fire knocks out has no AP from that turn’s end', () => {
  // Torvin: 10 - 2 = 8, fatal: dying.
  const table = duel({ torvin: { now: { ap: 0, burning: 5 } }, guard: { at: [15, 5] } });
  table.does(endTurn);
  expect(ap(table, 'torvin')).toBe(0);
  expect(conditions(table, 'torvin')).toContain('dying');
});

test('[SL-CND-3] [SL-CND-10] the turn of the unconscious passes by itself, and at its end they bleed and burn', () => {
  const now = { conditions: ['unconscious'], bleeding: 2, burning: 2 };
  const table = fight({
    foes: { guard: { at: [15, 5] } },
    heroes: { wenna: { at: [5, 5], now }, torvin: { at: [2, 2] } },
  }).does(endTurn);
  expect(asked(table)).toBe('torvin turn');
  expect(stamina(table, 'wenna')).toBe(10);
  // 4 - 2 = 2, moderate.
  expect(wounds(table, 'wenna')).toEqual([0, 1, 0, 0, 0]);
});

test('[SL-CND-11] [SL-R37] the lame go half as far, or cannot dash', () => {
  const lame = { now: { conditions: ['hobbled'], ap: 8 } };
  const rate = (rulings: Sketch): number => {
    const here = begun(
      { red: { wenna: { at: [5, 5], ...lame } }, blue: { guard: { at: [9, 9] } } },
      { rulings },
    );
    return rateOf(here, one(here, 'wenna'));
  };
  expect([rate({}), rate({ hobbled: 'noDash' })]).toEqual([4, 9]);
  const table = duel({ wenna: lame, guard: { at: [15, 5] } }, { rulings: { hobbled: 'noDash' } });
  table.refuses(choice('dash'), 'dashed', 'SL-CND-11');
  const dashing = duel({ wenna: lame, guard: { at: [15, 5] } }).does(choice('dash'));
  expect(conditions(dashing, 'wenna')).toEqual(['hobbled', 'dashing']);
});

/** The guard's blow at Wenna, who defends. */
const seen = (guard: Sketch, wenna: Sketch, setting: Setting = {}): Scenario =>
  fight(
    {
      foes: { guard: { at: [6, 5], now: guard } },
      heroes: { wenna: { at: [5, 5], now: { defending: true, ...wenna } } },
    },
    setting,
  ).does(attack('wenna'));

test('[SL-ATK-5] [SL-R17] Defend needs eyes on the attack: not the blinded, not against the hidden', () => {
  expect(asked(seen({}, {}))).toBe('wenna defend');
  expect(waiting(seen({}, { conditions: ['blinded'] })).purpose).toBe('attack');
  expect(waiting(seen({ conditions: ['hidden'] }, {})).purpose).toBe('attack');
  // Whoever is ignored is seen nevertheless.
  expect(asked(seen({}, { ignoring: ['guard'] }))).toBe('wenna defend');
});

test('[SL-ATK-5] Rebuff and Interpose need eyes too, and nobody aims at the hidden', () => {
  const coming = (guard: Sketch, torvin: Sketch): string =>
    asked(
      fight({
        heroes: { torvin: { at: [3, 5], now: torvin } },
        foes: { guard: { at: [6, 5], now: guard } },
      }).does(path([4, 5], [5, 5])),
    );
  expect(coming({}, {})).toBe('guard rebuff');
  expect(coming({ conditions: ['blinded'] }, {})).toBe('torvin turn');
  expect(coming({}, { conditions: ['hidden'] })).toBe('torvin turn');
  const held = fight({
    foes: { guard: { at: [6, 5] }, goblin: { at: [6, 4] } },
    heroes: { torvin: { at: [5, 5], now: { grappling: ['goblin'], conditions: ['blinded'] } } },
  }).does(attack('torvin', { with: 'sword' }));
  expect(waiting(held).purpose).toBe('attack');
  const table = duel({ wenna: {}, guard: { now: { conditions: ['hidden'] } } });
  table.refuses(attack('guard'), 'unseen', 'SL-ATK-5');
});

test('[SL-ATK-5] [SL-GRD-4] an attack on nobody says what is true of all: out of reach, or that none is in view', () => {
  const why = (goblin: Sketch) =>
    fight({
      heroes: { wenna: { at: [5, 5] } },
      foes: { guard: { at: [6, 5], now: { conditions: ['hidden'] } }, goblin: { at: [12, 5], now: goblin } },
    }).option('standard-attack').refused;
  // Wenna's sword reaches 1 yard; the goblin is 6 beyond, the guard beside her hidden.
  expect(why({})).toMatchObject({ code: 'outOfReach', clause: 'SL-GRD-4' });
  expect(why({ conditions: ['hidden'] })).toMatchObject({
    code: 'unseen',
    clause: 'SL-ATK-5',
    because: 'no enemy of Wenna is in plain view',
  });
});

test('[SL-ATK-5] [SL-R17] where the line of sight counts, smoke hides who stands behind it', () => {
  const field = {
    terrain: [{ id: 'smoke', label: 'Smoke', blocksSight: true }],
    cells: [{ x: 8, y: 0, h: 16, terrain: 'smoke' }],
  };
  const shot = (rulings: Sketch): Scenario =>
    fight(
      { heroes: { pell: { at: [5, 5] } }, foes: { guard: { at: [12, 5], now: { defending: true } } } },
      { rulings, field },
    );
  const all = shot({}).does(attack('guard'));
  expect(asked(all)).toBe('guard defend');
  all.does(decline);
  expect(waiting(all).purpose).toBe('attack');
  shot({ sight: 'lineOfSight' }).refuses(attack('guard'), 'unseen', 'SL-ATK-5');
});

test('[SL-ATK-5] the game master blinds and hides by hand', () => {
  const table = duel({ wenna: {}, guard: {} });
  table.byHand('sand', { change: 'condition', who: 'guard', condition: 'blinded', on: true });
  table.byHand('a curtain', { change: 'condition', who: 'guard', condition: 'hidden', on: true });
  expect(conditions(table, 'guard')).toEqual(['blinded', 'hidden']);
});

test('[SL-CND-8] [SL-R34] made helpless by hand, one defends no more', () => {
  const made = (rulings: Sketch): readonly string[] => {
    const table = duel({ wenna: {}, guard: { now: { defending: true } } }, { rulings });
    table.byHand('a gust', { change: 'condition', who: 'guard', condition: 'helpless', on: true });
    return conditions(table, 'guard');
  };
  expect(made({})).not.toContain('defending');
  expect(made({ helpless: 'immobileOnly' })).toContain('defending');
});

test('[SL-ATK-5] [SL-COM-1] a spell that can be cast on nobody does not name the first of those who are hidden', () => {
  const hidden = { conditions: ['hidden'] };
  const table = fight({
    heroes: { nerit: { at: [2, 5] } },
    foes: { guard: { at: [4, 5], now: hidden }, goblin: { at: [15, 5] } },
  });
  const why = (spell: string) => {
    const need = table.option('cast-spell').needs?.spell;
    return need?.kind === 'one' ? need.oneOf.find(({ id }) => id === spell)?.refused : undefined;
  };
  // Spark Arc goes 10 yards, the goblin is 13 away.
  expect(why('spark-arc')).toMatchObject({ code: 'outOfRange', clause: 'SL-MOD-5' });
  table.byHand('fog', { change: 'condition', who: 'goblin', condition: 'hidden', on: true });
  expect(why('spark-arc')).toMatchObject({ code: 'unseen', because: 'no enemy of Nerit is in plain view' });
});

test('[SL-ATK-5] [SL-R17] [SL-MNT-2] a rider is seen wherever its mount is seen, and sees from there', () => {
  // From (6,6) to the middle of the horse's four squares the way is free; to the upper left one of them it is not.
  const field = { walls: [{ kind: 'wall', x: 10, y: 5, side: 'w' }] };
  const table = fight(
    {
      heroes: { pell: { at: [6, 6] } },
      foes: { guard: { on: 'horse', now: { defending: true } }, horse: { use: 'riding-horse', at: [10, 5] } },
    },
    { field, rulings: { sight: 'lineOfSight' } },
  ).does(attack('guard'));
  expect(asked(table)).toBe('guard defend');
});
