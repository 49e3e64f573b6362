import { expect, test } from 'vitest';
import { distantChallenges } from '../combat/dice.ts';
import { judgeTarget } from '../combat/judge.ts';
import { one } from '../state.ts';
import { meansIn } from './blow.ts';
import type { LineUp, Setting } from './line-up.ts';
import { asked, attack, begun, decline, durability, fight, rungs, waiting } from './line-up.ts';

/** Ranged attacks (AD-ATK-6, AD-ATK-7, AD-POS-15, AD-TYP-10). */

const shot = (line: LineUp, setting: Setting, who: string, target: string, means: string) => {
  const state = begun(line, setting);
  const attacker = one(state, who);
  const refused = judgeTarget(state, attacker, one(state, target), meansIn(state, who, means));
  return refused ? `${refused.code} ${refused.clause}` : 'legal';
};

test('[AD-ATK-6] [AD-DIE-12] a distant target: Bonus dice d8 to hit, d10 for damage', () => {
  const table = fight({
    a: { oska: { at: [0, 5], now: { vigor: 7 } } },
    // 21 squares are 105 feet; the bow is near to 100.
    b: { thug: { at: [21, 5], now: { vigor: 4 } } },
  });
  table.does(attack('thug'));
  expect(waiting(table)).toMatchObject({ dice: 'd20+d8!+d8!+d8!', beats: 15 });
  expect(rungs(table)).toEqual(['d10 4', 'distant -1']);
  table.rolls('attack', 12, 2, 2, 2);
  expect(waiting(table)).toMatchObject({ purpose: 'damage', dice: 'd8+d10!+d10!' });
});

test('[AD-ATK-6] at exactly the near distance dice are unchanged', () => {
  const table = fight({ a: { oska: { at: [0, 5] } }, b: { thug: { at: [20, 5] } } });
  table.does(attack('thug'));
  expect(waiting(table).dice).toBe('d20+d10!+d10!+d10!');
});

test('[AD-R43] [AD-ATK-6] ruling distant: 1 Challenge beyond near, or 1 for each further near; beyond far is refused', () => {
  const challenges = (distant: string, feet: number) => {
    const state = begun(
      { a: { korr: { at: [0, 0] } }, b: { thug: { at: [5, 5] } } },
      { rulings: { distant } },
    );
    return distantChallenges(state, meansIn(state, 'korr', 'rifle'), feet);
  };
  // The rifle: near 200.
  expect([200, 205, 400, 405, 800].map((feet) => challenges('nearFar', feet))).toEqual([0, 1, 1, 1, 1]);
  expect([200, 205, 400, 405, 800].map((feet) => challenges('perNear', feet))).toEqual([0, 1, 1, 2, 3]);
  const pair = (x: number): LineUp => ({
    a: { lio: { at: [0, 5] } },
    b: { thug: { at: [x, 5] } },
  });
  // A knife goes 40 feet.
  expect(shot(pair(8), {}, 'lio', 'thug', 'knife/thrown')).toBe('legal');
  expect(shot(pair(9), {}, 'lio', 'thug', 'knife/thrown')).toBe('outOfRange AD-ATK-6');
});

test('[AD-POS-15] a prone target is a Challenge for ranged attacks, not for melee, and not for damage', () => {
  const down = { now: { conditions: ['prone'], vigor: 4 } };
  const table = fight({ a: { oska: { at: [0, 5] } }, b: { thug: { at: [9, 5], ...down } } });
  table.does(attack('thug'));
  expect(rungs(table)).toEqual(['d10 4', 'prone target -1']);
  table.rolls('attack', 12, 2, 2, 2);
  expect(waiting(table).dice).toBe('d8+d10!+d10!');
  const near = fight({ a: { hadra: { at: [8, 5] } }, b: { thug: { at: [9, 5], ...down } } });
  near.does(attack('thug'));
  expect(rungs(near)).toEqual(['d10 4']);
});

test('[AD-ATK-7] a creature between does not matter, a door blocks, a barricade does not', () => {
  const line = (between: string): LineUp => ({
    a: { oska: { at: [0, 5] } },
    b: { thug: { at: [9, 5] }, [between]: { at: [5, 5] } },
  });
  expect(shot(line('soldier'), {}, 'oska', 'thug', 'hunting-bow')).toBe('legal');
  expect(shot(line('concrete-barricade'), {}, 'oska', 'thug', 'hunting-bow')).toBe('legal');
  expect(shot(line('wooden-door'), {}, 'oska', 'thug', 'hunting-bow')).toBe('covered AD-ATK-7');
});

test('[AD-R44] ruling attackLine gm: `blocked` loses the attack without dice, `light` adds 10 Guard', () => {
  const table = fight(
    {
      a: { oska: { at: [0, 5], now: { vigor: 7 } } },
      b: { thug: { at: [9, 5] }, 'wooden-door': { at: [5, 5] } },
    },
    { rulings: { attackLine: 'gm' } },
  );
  table.does(attack('thug'));
  expect(asked(table)).toBe('gm gm.line');
  table.does({ option: 'blocked' });
  expect(table.facts('attack-result')).toMatchObject([{ outcome: 'lost', clause: 'AD-ATK-7' }]);
  table.does(attack('thug')).does({ option: 'light' });
  expect(waiting(table).beats).toBe(25);
});

test('[AD-TYP-10] in a vacuum Sonic attacks are refused, except at adjacent targets', () => {
  const emitter = { sheet: { weapons: ['sonic-emitter'] } };
  const line = (x: number): LineUp => ({
    a: { korr: { at: [0, 5], ...emitter } },
    b: { thug: { at: [x, 5] } },
  });
  const vacuum = { more: { vacuum: true } };
  expect(shot(line(3), {}, 'korr', 'thug', 'sonic-emitter')).toBe('legal');
  expect(shot(line(3), vacuum, 'korr', 'thug', 'sonic-emitter')).toBe('outOfRange AD-TYP-10');
  expect(shot(line(1), vacuum, 'korr', 'thug', 'sonic-emitter')).toBe('legal');
});

test('[AD-DMG-4] [AD-R73] a thrown knife adds Strength dice, leaves the hand and lies at the target', () => {
  const table = fight({
    a: { lio: { at: [0, 5], now: { inHand: ['knife'], vigor: 7 } } },
    b: { thug: { at: [4, 5], now: { vigor: 4 } } },
  });
  table.does(attack('thug', 'knife/thrown')).rolls('attack', 12, 2, 2, 2);
  expect(waiting(table)).toMatchObject({ purpose: 'damage', dice: 'd6+d10!+d10!' });
  table.rolls('damage', 1, 1, 1);
  expect(durability(table, 'thug')).toBe(7);
  expect(table.view().marks).toContainEqual({
    cell: { x: 4, y: 5 },
    kind: 'item',
    label: 'Knife',
    item: 'lio/knife',
  });
  // Fists are all that is left.
  table.refuses(attack('thug', 'knife/thrown'), 'outOfReach', 'AD-POS-8');
});

test('[AD-ATK-6] a thrown knife lies on the floor after a miss too', () => {
  const table = fight({
    a: { lio: { at: [0, 5], now: { inHand: ['knife'] } } },
    b: { thug: { at: [4, 5] } },
  });
  table.does(attack('thug', 'knife/thrown')).rolls('attack', 1, 2, 2, 2);
  expect(table.view().marks).toHaveLength(1);
});

test('[AD-VIS-6] [AD-VIS-3] reduced visibility adds 5 to the number to beat; Defense meets the attack total alone', () => {
  const table = fight(
    { a: { oska: { at: [0, 5] } }, b: { soldier: { at: [9, 5] } } },
    { more: { visibility: 'reduced' } },
  );
  table.does(attack('soldier'));
  expect(waiting(table).beats).toBe(20);
  table.rolls('attack', 12, 3, 3, 3);
  expect(table.choice().about).toMatchObject({ total: 21, number: 20 });
  table.does(decline);
  expect(table.roll().purpose).toBe('damage');
});
