import { expect, test } from 'vitest';
import { invariants } from './invariants.ts';
import { pack } from './pack/index.ts';
import { begin } from './setup.ts';
import { one } from './state.ts';
import { begun } from './tests/sketch.ts';

/** Fights at their beginning, and in their middle. */

const two = (wenna: object, setting: object = {}) =>
  begun({ heroes: { wenna: { at: [5, 5], ...wenna } }, foes: { guard: { at: [6, 5] } } }, setting);

test('[SL-SUR-1] [SL-INI-1] [SL-AP-1] a fight begins with surprise, if anybody may be, then initiative, 0 AP', () => {
  const calm = two({}, { fromTheStart: true });
  expect([calm.phase, calm.surprise, calm.round, one(calm, 'wenna').ap]).toEqual(['initiative', null, 0, 0]);
  expect(two({}, { fromTheStart: true, surprised: 'ask' }).phase).toBe('surprise');
  const caught = two({}, { fromTheStart: true, surprised: ['guard'] });
  expect([caught.phase, caught.surprise]).toEqual(['surprise', ['guard']]);
});

test('[SL-INI-4] [SL-AP-1] in the middle of a round those who stand before the active one had their turn', () => {
  const fight = two({}, { turnOf: 'guard' });
  expect([one(fight, 'wenna').hadTurn, one(fight, 'guard').hadTurn]).toEqual([true, false]);
  // Mail takes a point of Speed: 6 AP for both.
  expect([one(fight, 'wenna').ap, one(fight, 'guard').ap]).toEqual([6, 6]);
});

test('[SL-SUR-3] the surprised and the unconscious have no AP', () => {
  expect(one(two({ now: { conditions: ['surprised'] } }), 'wenna').ap).toBe(0);
  expect(one(two({ now: { conditions: ['unconscious'] } }), 'wenna').ap).toBe(0);
});

test('[SL-CND-3] whoever lies there unconscious is prone and holds nothing', () => {
  const fight = two({ now: { conditions: ['unconscious'], dying: 2 } });
  const wenna = one(fight, 'wenna');
  expect([wenna.posture, wenna.hands, wenna.dying, wenna.out]).toEqual(['prone', [], 2, 'unconscious']);
  expect(fight.floor.map(({ item, cell }) => [item.short, cell])).toEqual([
    ['sword', { x: 5, y: 5 }],
    ['shield', { x: 5, y: 5 }],
  ]);
  expect(invariants(fight)).toEqual([]);
});

test('[SL-CND-3] [SL-MNT-2] who was carried from the last fight unconscious lies beside the horse, not on it', () => {
  const riding = (wenna: object, horse: object) =>
    begun(
      {
        heroes: { wenna: { on: 'horse', ...wenna }, horse: { use: 'war-horse', at: [5, 5], ...horse } },
        foes: { guard: { at: [12, 5] } },
      },
      { turnOf: 'guard' },
    );
  const lies = riding({ sheet: { current: { unconscious: true } }, now: { defending: true } }, {});
  expect([one(lies, 'wenna').cell, one(lies, 'horse').ridden]).toEqual([{ x: 4, y: 4 }, null]);
  expect(lies.floor.map(({ cell }) => cell)).toEqual([
    { x: 4, y: 4 },
    { x: 4, y: 4 },
  ]);
  expect(invariants(lies)).toEqual([]);
  const stands = riding({}, { now: { conditions: ['unconscious'] } });
  expect([one(stands, 'wenna').cell, one(stands, 'wenna').riding]).toEqual([{ x: 4, y: 4 }, null]);
});

test('[SL-STA-3] [SL-STA-4] what a fight has left is where the next one begins', () => {
  const fight = two({ sheet: { current: { fatigue: 5, wounds: { light: 2, severe: 1 } } } });
  const wenna = one(fight, 'wenna');
  expect([wenna.fatigue, wenna.stamina]).toEqual([5, 7]);
  expect([wenna.wounds.light, wenna.wounds.severe]).toEqual([2, 1]);
  // The encounter has the last word.
  expect(one(two({ sheet: { current: { fatigue: 5 } }, now: { fatigue: 1 } }), 'wenna').stamina).toBe(11);
});

test('[SL-STA-8] [SL-DUR-1] magic at work holds the mana of its caster', () => {
  const ward = { spell: 'still-ward', by: 'isra', kind: 'ward', value: 2, until: 3, invested: 2 };
  const fight = begun({
    heroes: { isra: { at: [1, 1] }, wenna: { at: [5, 5], now: { effects: [ward] } } },
    foes: { guard: { at: [6, 5] } },
  });
  const isra = one(fight, 'isra');
  // 13 in all.
  expect([isra.mana, isra.invested]).toEqual([11, 2]);
  expect(fight.effects).toEqual([{ ...ward, id: 'effect-1', on: 'wenna', since: 0 }]);
  expect(invariants(fight)).toEqual([]);
});

test('[SL-STA-8] what is written of mana is no more than magic at work leaves', () => {
  const effects = [{ spell: 'still-ward', by: 'isra', kind: 'ward', value: 2, until: 3, invested: 2 }];
  const fight = begun({ heroes: { isra: { now: { mana: 13, effects } } }, foes: { guard: { at: [9, 5] } } });
  expect([one(fight, 'isra').mana, one(fight, 'isra').invested]).toEqual([11, 2]);
});

test('[SL-GRP-5] [SL-GRP-10] [SL-COM-4] what one says of another both know', () => {
  const fight = two({ now: { pinnedBy: ['guard'], marks: [{ kind: 'harried', by: 'guard' }] } });
  expect(one(fight, 'wenna').grappling).toEqual(['guard']);
  expect(one(fight, 'guard').grappling).toEqual(['wenna']);
  expect(one(fight, 'guard').harried).toEqual(['wenna']);
  expect(invariants(fight)).toEqual([]);
});

test('[SL-CND-8] [SL-R34] whoever begins helpless does not defend, unless the table takes only its movement', () => {
  const defending = (now: object, rulings = {}) =>
    one(two({ now: { defending: 'agility', ...now } }, { turnOf: 'guard', rulings }), 'wenna').defending;
  expect(defending({})).toEqual({ how: 'agility' });
  expect(defending({ helplessUntil: 2 })).toBeNull();
  expect(defending({ pinnedBy: ['guard'] })).toBeNull();
  expect(defending({ pinnedBy: ['guard'] }, { helpless: 'immobileOnly' })).toEqual({ how: 'agility' });
});

test('[SL-COM-8] bare ids come to hand as long as there are hands; other things are at the belt', () => {
  const fight = two({ sheet: { weapons: ['axe', 'greatsword', 'dagger'], objects: ['torch'] } });
  const wenna = one(fight, 'wenna');
  expect(wenna.hands.map(({ item, hands }) => [item.short, hands])).toEqual([
    ['axe', 1],
    ['dagger', 1],
  ]);
  expect(wenna.stowed.map(({ item, in: at }) => [item.short, at])).toEqual([
    ['greatsword', 'scabbard'],
    ['torch', 'pouch'],
  ]);
});

test('[SL-HLT-13] [SL-HLT-14] who follows the rules of heroes', () => {
  const heroRules = (sheet: object) => one(two({ sheet }), 'wenna').heroRules;
  expect(heroRules({})).toBe(true);
  expect(heroRules({ tier: 'elite' })).toBe(false);
  expect(heroRules({ tier: 'elite', fullRules: true })).toBe(true);
});

test('the encounters of the pack begin whole', () => {
  for (const { id, encounter } of pack.encounters) {
    const read = begin(encounter);
    if (!read.ok) throw new Error(`${id}: ${read.problems[0]?.message}`);
    expect(invariants(read.fight), id).toEqual([]);
  }
});
