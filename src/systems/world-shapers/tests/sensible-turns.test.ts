import { describe, expect, test } from 'vitest';
import type { Weighed } from '../../../engine/keen/listed.ts';
import { SampleAnswers } from '../../../engine/sample.ts';
import type { Tactic } from '../../../engine/system.ts';
import { Table } from '../../../engine/table.ts';
import type { Choice } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { usableMeans } from '../combat/means.ts';
import type { Facts } from '../facts/index.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { simple } from '../tactics/index.ts';
import { groundBetween } from '../tactics/kept.ts';
import { onwardWorth } from '../tactics/onward.ts';
import { aimAt, promiseOf } from '../tactics/promise.ts';
import { sensibleTurn } from '../tactics/turns.ts';
import type { Fighter, LineUp, Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

/** The first deed of the sensible tactic, where a careless one would do harm or waste something. */

const first = (fight: Fight, who: string): Choice | undefined => sensibleTurn(fight, one(fight, who))[0];

/** Oren with two foes; Sill may be Down between them. */
const burst = (sill: object | null): Fight =>
  begun({
    heroes: {
      oren: { at: [5, 5] },
      ...(sill === null ? {} : { sill: { at: [12, 6], now: sill } }),
    },
    foes: { 'bell-warden': { at: [12, 5] }, 'rime-drake': { at: [12, 7] } },
  } as LineUp);

test('[WS-VIT-6] nobody lets thunder burst over a friend who lies bleeding: 21 points are death from -12 of 26', () => {
  expect(first(burst(null), 'oren')).toMatchObject({ option: 'ability-thunder-burst' });
  const over = first(burst({ vitality: -12 }), 'oren');
  expect(over).not.toMatchObject({ option: 'ability-thunder-burst', cell: { x: 12, y: 6 } });
  expect(over?.option).toBe('ability-heat-lance');
});

test('[WS-ADV-13] nobody lays thunder round those whose place it does not know', () => {
  const scene = (wrestler: readonly string[], cutpurse: readonly string[]): Fight =>
    begun({
      heroes: { oren: { at: [5, 5] } },
      foes: {
        'pit-wrestler': { at: [12, 8], now: { hiddenFrom: wrestler } },
        cutpurse: { at: [12, 5], now: { hiddenFrom: cutpurse } },
      },
    });
  // Both are reached from a square between them, one alone as if the other were not there.
  const thunder = { option: 'ability-thunder-burst' };
  expect(first(scene([], []), 'oren')).toMatchObject({ ...thunder, cell: { x: 12, y: 7 } });
  expect(first(scene([], ['oren']), 'oren')).toMatchObject({ ...thunder, cell: { x: 12, y: 8 } });
  expect(first(scene(['oren'], ['oren']), 'oren')).not.toMatchObject(thunder);
});

test('[WS-ATK-8] whoever shoots steps out of reach of a blade for nothing, and does not shoot past it', () => {
  const fight = begun({ heroes: { sill: { at: [8, 8] } }, foes: { bandit: { at: [9, 8] } } });
  const step = first(fight, 'sill');
  expect(step?.option).toBe('move');
  const [last] = ((step?.path ?? []) as { x: number; y: number }[]).slice(-1);
  // 3 free metres, and 2 AP kept for the shot: at most 6 m.
  expect(Math.max(Math.abs(8 - (last?.x ?? 8)), Math.abs(8 - (last?.y ?? 8)))).toBeLessThanOrEqual(6);
});

test('[WS-STA-6] whoever can shoot back stays down under fire, unless somebody may come and strike it', () => {
  const scene = (x: number, weapon: string): Fight =>
    begun({
      heroes: { sill: { at: [5, 5], now: { effects: [{ status: 'prone' }] } } },
      foes: { foe: { use: null, at: [x, 5], sheet: { weapons: [weapon] } } },
    });
  const stands = { option: 'stand-up' };
  // Shots at the Prone have disadvantage; her own do not care.
  expect(first(scene(20, 'bow'), 'sill')).toMatchObject({ option: 'attack', with: 'bow', target: 'foe' });
  // 3 m, a Move of 3 m and an arm's length bring it to her, and melee attacks on her would have advantage.
  expect(first(scene(13, 'bow'), 'sill')).toMatchObject({ option: 'attack' });
  expect(first(scene(12, 'bow'), 'sill')).toMatchObject(stands);
  // Nobody shoots at her, or she could not shoot back.
  expect(first(scene(20, 'sword'), 'sill')).toMatchObject(stands);
  const swordsman = begun({
    heroes: { brana: { at: [5, 5], now: { effects: [{ status: 'prone' }] } } },
    foes: { sill: { at: [20, 5] } },
  });
  expect(first(swordsman, 'brana')).toMatchObject(stands);
});

test('[WS-STA-6] nobody lays a shooter low under the fire of its own side', () => {
  const laid = (x: number, weapon: string): boolean => {
    const fight = begun({
      heroes: {
        nim: { at: [5, 5], sheet: { abilities: ['mirage'], weapons: [] } },
        sill: { at: [5, 8] },
      },
      foes: { foe: { use: null, at: [x, 5], sheet: { weapons: [weapon] } } },
    });
    return first(fight, 'nim')?.option === 'ability-mirage';
  };
  // Sill, 11 m away, would shoot at it with disadvantage, and it shoots back as before.
  expect(laid(16, 'bow')).toBe(false);
  // A swordsman has to stand up before he comes.
  expect(laid(16, 'greataxe')).toBe(true);
});

test('[WS-BAS-9] [WS-VIT-5] a friend who is about to bleed to death is gone to, if free metres lead there', () => {
  const bleeds = (vitality: number, x: number): Fight =>
    begun({
      heroes: {
        brana: { at: [8, 8] },
        sill: { at: [x, 8], now: { vitality, effects: [{ status: 'bleeding' }] } },
      },
      foes: { skeleton: { at: [1, 15] } },
    });
  const end = (choice: Choice | undefined) => ((choice?.path ?? []) as { x: number; y: number }[]).at(-1);
  // 26 Vitality: 3 per turn, so -20 is three turns from death at -26, and -8 is six.
  expect(first(bleeds(-20, 9), 'brana')).toMatchObject({ option: 'stabilize', target: 'sill' });
  expect(end(first(bleeds(-20, 12), 'brana'))?.x).toBe(11);
  for (const other of [bleeds(-8, 12), bleeds(-20, 13)]) {
    expect(end(first(other, 'brana'))?.x).toBeLessThan(8);
  }
  // With an enemy to fight, the skeleton at -13, three turns from death at -18, is not saved.
  const ogre = begun({
    foes: {
      ogre: { at: [8, 8] },
      skeleton: { at: [11, 12], now: { vitality: -13, effects: [{ status: 'bleeding' }] } },
    },
    heroes: { brana: { at: [10, 8] } },
  });
  expect(first(ogre, 'ogre')).toMatchObject({ option: 'attack', target: 'brana' });
});

test('[WS-ADV-10] [WS-BAS-6] whose weapon was struck out of its hand takes it up again before anything else', () => {
  const fight = begun({ heroes: { brana: { at: [5, 5] } }, foes: { bandit: { at: [6, 5] } } });
  const brana = one(fight, 'brana');
  const [ax] = brana.hands.filter(({ item }) => item.short === 'ax');
  const hands = brana.hands.filter((grip) => grip !== ax);
  const lies = (x: number): Fight => ({
    ...fight,
    combatants: { ...fight.combatants, brana: { ...brana, hands } },
    floor: ax ? [{ item: ax.item, cell: { x, y: 5 } }] : [],
  });
  expect(first(lies(5), 'brana')).toEqual({ option: 'pick-up', item: 'brana/ax', pay: 'free' });
  // Out of reach it is left, and she fights with bare hands.
  expect(first(lies(9), 'brana')).toMatchObject({ option: 'attack', target: 'bandit' });
});

test('[WS-ADV-10] [WS-BAS-6] the second blade too, for nothing; but not when its free use of the turn is gone', () => {
  const fight = begun({ heroes: { nim: { at: [5, 5] } }, foes: { bandit: { at: [6, 5] } } });
  const nim = one(fight, 'nim');
  const [blade, ...hands] = nim.hands;
  const lies = (freeUse: 'switch' | null): Fight => ({
    ...fight,
    combatants: { ...fight.combatants, nim: { ...nim, hands, freeUse } },
    floor: blade ? [{ item: blade.item, cell: { x: 5, y: 5 } }] : [],
  });
  expect(first(lies(null), 'nim')).toEqual({ option: 'pick-up', item: 'nim/venom-blade', pay: 'free' });
  expect(first(lies('switch'), 'nim')).toMatchObject({ option: 'attack', target: 'bandit' });
});

/** Sill, with a hurt riftling behind somebody and an unhurt one in the open. */
const behind = (side: 'heroes' | 'foes', skeleton: Partial<Fighter>): Fight => {
  const before: { skeleton: Fighter } = { skeleton: { at: [11, 3], ...skeleton } };
  return begun({
    heroes: { sill: { at: [2, 3], now: { wp: 0 } }, ...(side === 'heroes' ? before : {}) },
    foes: {
      hurt: { use: 'riftling', at: [12, 3], now: { vitality: 13 } },
      whole: { use: 'riftling', at: [12, 9] },
      ...(side === 'foes' ? before : {}),
    },
  } as LineUp);
};

test('[WS-COV-3] [WS-R90] a miss that would hit who stands before the mark counts: for a foe, against a friend', () => {
  const worth = (side: 'heroes' | 'foes'): number => {
    const fight = behind(side, {});
    const [bow] = usableMeans(one(fight, 'sill'));
    if (!bow) throw new Error('no bow');
    const [sill, mark] = [one(fight, 'sill'), one(fight, 'hurt')];
    const ground = groundBetween({ fight, who: sill, target: mark, means: bow });
    const { worth: all } = promiseOf(aimAt(fight, sill, bow, one(fight, 'skeleton')));
    // +7 reaches 13, the skeleton's Evasion, with 6 or more: 15 of 20 faces. It misses 18 (the riftling's 16 with half
    // cover) and reaches 13 with 6 to 10: 5 faces, a third of that.
    return onwardWorth(fight, sill, mark, bow, ground) / all;
  };
  expect(worth('foes')).toBeCloseTo(1 / 3);
  expect(worth('heroes')).toBeCloseTo(-1.4 / 3);
});

test('[WS-COV-3] the mark behind a friend who is nearly down is left for one in the open', () => {
  const frail = { use: 'skeleton', now: { vitality: 2 } };
  expect(first(behind('heroes', frail), 'sill')).toMatchObject({ option: 'attack', target: 'whole' });
  // With the skeleton away, the hurt one is shot at.
  expect(first(behind('heroes', { at: [2, 12] }), 'sill')).toMatchObject({ target: 'hurt' });
});

test('[WS-COV-2] [WS-COV-3] a shooter steps out from behind a friend where free metres lead to an open line', () => {
  const scene = (movement: number): Fight =>
    begun({
      heroes: { sill: { at: [5, 5], now: { wp: 0, movement } }, brana: { at: [8, 5] } },
      foes: { bandit: { at: [9, 5] } },
    } as LineUp);
  const step = first(scene(3), 'sill');
  expect(step?.option).toBe('move');
  const to = ((step?.path ?? []) as { x: number; y: number }[]).at(-1);
  expect([to?.x, to?.y]).not.toEqual([5, 5]);
  expect(first(scene(0), 'sill')).toMatchObject({ option: 'attack', target: 'bandit' });
});

test('[WS-VIT-7] nobody goes to a friend with an Ability that is not for such as it', () => {
  // Mend is for what is alive; so is Tovo, and the hound is a spirit.
  const scene = (friend: string): Fight =>
    begun({
      heroes: {
        maela: { at: [5, 5], sheet: { abilities: ['mend'], objects: [] } },
        [friend]: { at: [9, 5], now: { vitality: 3 } },
      },
      foes: { bandit: { at: [4, 5] } },
    });
  expect(first(scene('tovo'), 'maela')?.option).toBe('move');
  expect(first(scene('spirit-hound'), 'maela')).toMatchObject({ option: 'attack', target: 'bandit' });
});

test('[WS-BAS-9] while fighting goes on, the bleeding of those whom no person plays is left to itself', () => {
  const scene = (brana: readonly [number, number] | null): Fight =>
    begun({
      foes: {
        'bell-warden': { at: [8, 8] },
        'hex-weaver': { at: [9, 8], now: { vitality: -20, effects: [{ status: 'bleeding' }] } },
      },
      heroes: { brana: brana ? { at: [...brana] } : { at: [1, 1], now: { conditions: ['dead'] } } },
    } as LineUp);
  // 28 Vitality: 3 per turn, so -20 is three turns from death at -28.
  expect(first(scene([7, 8]), 'bell-warden')?.option).toBe('attack');
  expect(first(scene([23, 8]), 'bell-warden')?.option).not.toBe('stabilize');
  expect(first(scene(null), 'bell-warden')).toMatchObject({ option: 'stabilize', target: 'hex-weaver' });
});

test('[WS-INI-11] [WS-BAS-4] nobody waits with a short arm for those who reach farther', () => {
  const at3m = (foe: string): Fight =>
    begun({
      foes: { 'pit-wrestler': { at: [8, 5], now: { ap: 2, movement: 0 } } },
      heroes: { [foe]: { at: [5, 5] } },
    });
  // Brana's ax reaches 1 m like a fist, Tovo's spear 2 m, Sill's bow 30 m.
  expect(first(at3m('brana'), 'pit-wrestler')).toMatchObject({ option: 'hold-attack', range: 1 });
  expect(first(at3m('tovo'), 'pit-wrestler')?.option).toBe('defend');
  expect(first(at3m('sill'), 'pit-wrestler')?.option).toBe('move');
});

test('[WS-R25] `beforeEvent`: a held attack comes before the step that sets it off, so reach must be a metre more', () => {
  const waits = (who: string, heldActionTiming: string): Choice | undefined =>
    first(
      begun(
        {
          foes: { [who]: { at: [8, 5], now: { ap: 2, movement: 0, wp: 0 } } },
          heroes: { brana: { at: [4, 5] } },
        },
        { rulings: { heldActionTiming } },
      ),
      who,
    );
  expect(waits('pit-wrestler', 'afterStep')).toMatchObject({ option: 'hold-attack', range: 1 });
  // Somebody about to step beside it is still out of the reach of a fist, and the attack would be lost.
  expect(waits('pit-wrestler', 'beforeEvent')).toEqual({ option: 'defend' });
  // A spear reaches 2 m: there stands whoever is about to come nearer than that.
  expect(waits('tovo', 'afterStep')).toMatchObject({ option: 'hold-attack', range: 2 });
  expect(waits('tovo', 'beforeEvent')).toMatchObject({ option: 'hold-attack', range: 1 });
});

test('[WS-BAS-14] [WS-COV-1] cover is taken where a shooter stays, not where it goes away from for nothing', () => {
  const scene = (movement: number): Fight =>
    begun({
      heroes: { sill: { at: [5, 5], now: { ap: 1, apSpent: 2, movement } } },
      foes: { 'hex-weaver': { at: [10, 5] } },
      things: { crate: { at: [6, 5] } },
    } as LineUp);
  expect(first(scene(3), 'sill')?.option).toBe('move');
  expect(first(scene(0), 'sill')?.option).toBe('take-cover');
});

test('[WS-TER-6] a deed behind an enemy, whom it may not get past, has to be worth twice as much as one here', () => {
  const rock = { terrain: 'rock', x: 4, w: 6, h: 1 };
  const field = {
    terrain: [{ id: 'rock', label: 'Rock', blocksMove: true }],
    cells: [
      { ...rock, y: 4 },
      { ...rock, y: 6 },
    ],
  };
  const scene = (vitality: number): Fight =>
    begun(
      {
        heroes: { brana: { at: [5, 5], now: { wp: 0 } } },
        foes: {
          bandit: { at: [6, 5] },
          other: { use: 'bandit', at: [8, 5], now: { vitality } },
        },
      },
      { field },
    );
  expect(first(scene(12), 'brana')).toMatchObject({ option: 'attack', target: 'bandit' });
  expect(first(scene(1), 'brana')?.option).toBe('move');
});

test('[WS-BAS-4] whoever has chosen to Defend waits, and does not walk up to its foes with the AP that is left', () => {
  const scene = (effects: readonly object[]): Fight =>
    begun({
      foes: { 'pit-wrestler': { at: [8, 5], now: { ap: 1, movement: 3, effects } } },
      heroes: { brana: { at: [2, 5] } },
    } as LineUp);
  expect(first(scene([]), 'pit-wrestler')?.option).toBe('move');
  const defends = scene([{ stance: 'defending' }]);
  expect(first(defends, 'pit-wrestler')).toBeUndefined();
  // It remains a thought of tactics that look ahead.
  const others: Weighed[] = [];
  sensibleTurn(defends, one(defends, 'pit-wrestler'), others);
  expect(others.map(({ choice }) => choice.option)).toEqual(['move']);
});

describe('nobody is left to fight, and others are still to come', () => {
  const calm = (people: LineUp[string]): Fight =>
    begun({ heroes: people, foes: { bandit: { at: [23, 15], now: { conditions: ['dead'] } } } });
  const bleeds = { vitality: -3, effects: [{ status: 'bleeding' }] };

  test('[WS-VIT-7] [WS-BAS-9] friends who lie there are mended or their bleeding is stopped, however far they lie', () => {
    const mends = calm({ maela: { at: [5, 5] }, sill: { at: [6, 5], now: bleeds } });
    expect(first(mends, 'maela')).toMatchObject({ option: 'ability-mend', target: 'sill' });
    const stops = calm({ brana: { at: [5, 5], sheet: { objects: [] } }, sill: { at: [6, 5], now: bleeds } });
    expect(first(stops, 'brana')).toMatchObject({ option: 'stabilize', target: 'sill' });
    const far = first(calm({ brana: { at: [2, 5] }, sill: { at: [20, 5], now: bleeds } }), 'brana');
    expect(far?.option).toBe('move');
  });

  test('where nobody needs anything nothing is done', () => {
    expect(first(calm({ brana: { at: [5, 5] }, sill: { at: [6, 5] } }), 'brana')).toBeUndefined();
  });
});

test('[WS-BAS-7] who has only come nearer in its turn, for a Move, does not walk back with the AP that is left', () => {
  // Each is immune to the other's breath and has to come near to bite: two who walk back never meet.
  const drake = { use: 'rime-drake' };
  const fight = begun({
    left: { red: { at: [2, 5], ...drake } },
    right: { blue: { at: [16, 5], ...drake } },
  });
  one(fight, 'blue').known = ['cold'];
  const decided: Choice[] = [];
  const spy: Tactic<Fight> = {
    ...simple,
    decide(question, now, random) {
      const choice = simple.decide(question, now, random);
      if (question.id === 'turn') decided.push(choice);
      return choice;
    },
  };
  const answers = new SampleAnswers<Fight, Facts>(stream('dice'), stream('minds'), () => spy);
  while (one(fight, 'red').turn === 'open') system.step(new Table(system, fight, answers, null));
  // 4 m are free and 4 m cost 1 of 3 AP.
  expect(decided).toMatchObject([{ option: 'move' }, { option: 'defend' }, { option: 'end-turn' }]);
  expect(one(fight, 'red').cell.x).toBe(2 + 8);
});

test('[WS-BAS-5] [WS-TER-3] nobody goes back to a door while the way to a foe is open, be it for want of the metres for its next step', () => {
  // 1 m is left; the rubble before her takes 2, and the 2 AP are kept for whoever comes.
  const fight = begun(
    { heroes: { brana: { at: [8, 5], now: { ap: 2, movement: 1 } } }, foes: { bandit: { at: [14, 5] } } },
    {
      field: {
        terrain: [{ id: 'rubble', label: 'Rubble', costTimes: 2 }],
        cells: [{ x: 9, y: 0, w: 1, h: 16, terrain: 'rubble' }],
        walls: [{ x: 6, y: 8, side: 'w', kind: 'door', id: 'gate' }],
      },
    },
  );
  expect(first(fight, 'brana')?.option).toBe('hold-attack');
});

test('[WS-ADV-6] [WS-ADV-7] [WS-ADV-8] whoever is climbed upon shakes its foe off, where a blow would rather hit itself', () => {
  const ogre = (now: Sketch, more: LineUp = {}): Choice | undefined =>
    first(begun({ foes: { ogre: { at: [6, 5], now } }, heroes: { brana: { on: 'ogre' } }, ...more }), 'ogre');
  // With disadvantage 10 or more for Evasion 16; 6 to 9 miss her and hit the ogre itself, Evasion 12.
  expect(ogre({})).toEqual({ option: 'shake-off', target: 'brana' });
  // It takes 2 AP.
  expect(ogre({ ap: 1 })?.option).not.toBe('shake-off');
  // Friends are carried.
  const carried = begun({
    heroes: { ogre: { at: [6, 5] }, brana: { on: 'ogre' } },
    foes: { bandit: { at: [8, 5] } },
  });
  expect(first(carried, 'ogre')).toMatchObject({ option: 'attack', target: 'bandit' });
});
