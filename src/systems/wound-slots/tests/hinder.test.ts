import { expect, test } from 'vitest';
import { sentenceOf } from '../../../kernel/sentence.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attack,
  cell,
  choice,
  conditions,
  duel,
  endTurn,
  fight,
  floor,
  inHand,
  initiative,
  waiting,
} from './line-up.ts';

/** Hinder and Seize Initiative (SL-MSC-1 to SL-MSC-8). */

const hinder = (what: string, more: Sketch = {}) => choice('hinder', { what, target: 'guard', ...more });

const hindered = (what: string, setting: Setting = {}, guard: Sketch = {}, who = 'torvin'): Scenario =>
  duel({ [who]: { now: { ap: 8 } }, guard }, setting).does(hinder(what));

test('[SL-MSC-2] it takes 6 AP and somebody within melee reach of what is in hand', () => {
  const table = hindered('trip');
  expect([ap(table, 'torvin'), waiting(table).purpose]).toEqual([2, 'trip']);
  const far = (x: number): Scenario =>
    fight({ heroes: { torvin: { at: [5, 5] } }, foes: { guard: { at: [x, 5] } } });
  // The greatsword reaches over a gap of 1.
  far(7).does(hinder('trip'));
  far(8).refuses(hinder('trip'), 'outOfReach', 'SL-GRD-4');
});

test('[SL-MSC-2] [SL-MSC-3] what cannot be is refused: no such hindrance, nothing held, lying already, not awake', () => {
  const table = duel({ torvin: {}, guard: {} });
  table.refuses(hinder('tickle'), 'noSuchThing', 'SL-MSC-3');
  const empty = duel({ torvin: {}, guard: { now: { inHand: [], posture: 'prone' } } });
  empty.refuses(hinder('disarm'), 'notInHand', 'SL-MSC-4');
  empty.refuses(hinder('trip'), 'posture', 'SL-MSC-7');
  const asleep = fight({
    heroes: { torvin: { at: [5, 5] } },
    foes: { guard: { at: [6, 5], now: { conditions: ['unconscious'] } }, goblin: { at: [20, 5] } },
  });
  asleep.refuses(hinder('distract'), 'unconscious', 'SL-MSC-5');
});

test('[SL-MSC-2] a weapon for Disarm must reach the target itself', () => {
  const table = fight({ heroes: { torvin: { at: [5, 5] } }, foes: { guard: { at: [7, 5] } } });
  table.refuses(hinder('disarm', { with: 'unarmed' }), 'outOfReach', 'SL-GRD-4');
  const fields = table.option('hinder').needs?.with;
  const bare = fields?.kind === 'one' ? fields.oneOf.find(({ id }) => id === 'unarmed') : undefined;
  expect(bare?.when).toEqual({ target: [] });
});

test('[SL-MSC-3] the button says which hindrance it is; only a Disarm is done with a weapon', () => {
  const table = fight({ heroes: { torvin: { at: [5, 5] } }, foes: { guard: { at: [6, 5] } } });
  const option = table.option('hinder');
  const says = (what: string): string =>
    sentenceOf(option, { what, target: 'guard', with: 'greatsword' }, undefined);
  expect(says('trip')).toBe('Trip Guard · 6 ap');
  expect(says('distract')).toBe('Distract Guard · 6 ap');
  expect(says('disarm')).toBe('Disarm Guard with greatsword · 6 ap');
});

/** Pell is better at Agility (16) than at Power (12). */
const shoving = (setting: Setting): number | undefined =>
  fight({ red: { torvin: { at: [5, 5] } }, blue: { pell: { at: [6, 5] } } }, setting)
    .does(choice('hinder', { what: 'shove', target: 'pell' }))
    .roll().target;

test('[SL-MSC-2] [SL-R77] Shove and Trip meet the better of Power and Agility, or the worse if the attacker picks', () => {
  expect(shoving({})).toBe(16);
  expect(shoving({ rulings: { hinderDefender: 'attacker' } })).toBe(12);
});

test('[SL-MSC-2] [SL-R77] how a Disarm is resisted is for the defender to say, or for the attacker', () => {
  const table = hindered('disarm');
  expect(asked(table)).toBe('guard disarm-resist');
  // Dex 1, Melee 3, Blades 1, accuracy 1.
  expect(table.choice().options.map(({ id, note }) => `${id}: ${note}`)).toEqual([
    'check: dice and 6',
    'agility: Defense 11',
  ]);
  expect(asked(hindered('disarm', { rulings: { hinderDefender: 'attacker' } }))).toBe('torvin disarm-resist');
});

test('[SL-MSC-3] [SL-MSC-4] check against check: the higher wins, the acting side if they are equal', () => {
  const contest = (...faces: readonly number[]): string =>
    inHand(
      hindered('disarm', {}, { now: { inHand: ['sword'] } })
        .does(choice('check'))
        .rolls('disarm', 5, 5)
        .rolls('disarm', ...faces),
      'guard',
    );
  // 17 against 6 and the dice.
  expect(contest(6, 5)).toBe('');
  expect(contest(6, 6)).toBe('sword');
});

test('[SL-MSC-4] [SL-CND-8] whoever is helpless has nothing but its immobile Defense', () => {
  const table = hindered('disarm', {}, { now: { helplessUntil: 2, inHand: ['sword'] } });
  expect(waiting(table)).toMatchObject({ who: 'torvin', purpose: 'disarm' });
  expect(table.roll().target).toBe(5);
  table.rolls('disarm', 1, 1);
  expect(floor(table)).toEqual(['sword 6,5']);
});

test('[SL-MSC-4] [SL-R78] what falls is for the attacker to pick, or for the target', () => {
  const dropping = (setting: Setting): Scenario =>
    hindered('disarm', setting).does(choice('agility')).rolls('disarm', 5, 5);
  expect(asked(dropping({}))).toBe('torvin disarm-item');
  const target = dropping({ rulings: { disarmItem: 'target' } });
  expect(asked(target)).toBe('guard disarm-item');
  target.refuses(choice('drop', { item: 'greatsword' }), 'noSuchThing', 'SL-MSC-4');
  target.does(choice('drop', { item: 'sword' }));
  expect([inHand(target, 'guard'), floor(target)]).toEqual(['shield', ['sword 6,5']]);
});

test('[SL-MSC-5] [SL-R79] the distracted lose 2 on attacks and Defenses until the round ends', () => {
  const table = hindered('distract', {}, {}, 'pell').rolls('distract', 9).rolls('distract', 1).does(endTurn);
  table.does(attack('pell', { with: 'sword' }));
  // Dex 1, Melee 3, Blades 1, accuracy 1, distracted -2.
  expect(waiting(table).bonus).toBe(4);
  table.rolls('attack', 1, 3).does(endTurn);
  expect([table.view().round, conditions(table, 'guard')]).toEqual([2, []]);
});

test('[SL-MSC-5] [SL-R79] they lose them on Power too, or on melee and ranged Defense alone', () => {
  const marked = { now: { marks: [{ kind: 'distracted', by: 'torvin' }] } };
  expect(hindered('trip', {}, marked).roll().target).toBe(10);
  expect(hindered('trip', { rulings: { distractScope: 'meleeRanged' } }, marked).roll().target).toBe(12);
});

/** Torvin shoves the guard, natural 12: a margin of 7, three yards at the most. */
const shoved = (setting: Setting, guard: Sketch = {}, others: Sketch = {}): Scenario =>
  fight({ red: { torvin: { at: [5, 5] } }, blue: { guard: { at: [6, 5], ...guard }, ...others } }, setting)
    .does(hinder('shove'))
    .rolls('shove', 6, 6);

const like = { rulings: { forcedMove: 'likeMovement' } };

test('[SL-MSC-6] [SL-R80] being shoved takes no heed of mud, or counts it as walking would', () => {
  const field = {
    terrain: [{ id: 'mud', label: 'Mud', costTimes: 2 }],
    cells: [{ x: 7, y: 0, w: 10, h: 12, terrain: 'mud' }],
  };
  const far = shoved({ field }).does(choice('shove', { to: { x: 9, y: 5 } }));
  expect(cell(far, 'guard')).toEqual([9, 5]);
  const near = shoved({ ...like, field });
  near.refuses(choice('shove', { to: { x: 8, y: 5 } }), 'noWay', 'SL-MSC-6');
  expect(cell(near.does(choice('shove', { to: { x: 7, y: 5 } })), 'guard')).toEqual([7, 5]);
});

test('[SL-MSC-6] [SL-R80] its diagonals are counted from the first, or go on from those of the round', () => {
  const odd = { now: { movement: { odd: true } } };
  // 1 and 2 are three yards; 2 and 1 as well, but 2, 1 and 2 are five.
  shoved({}, odd).does(choice('shove', { to: { x: 8, y: 7 } }));
  const table = shoved(like, odd).does(choice('shove', { to: { x: 8, y: 7 } }));
  expect(cell(table, 'guard')).toEqual([8, 7]);
  // A margin of 0 is one yard: a first diagonal, but not a second one.
  const corner = choice('shove', { to: { x: 7, y: 6 } });
  const single = (setting: Setting): Scenario =>
    duel({ torvin: {}, guard: odd }, setting).does(hinder('shove')).rolls('shove', 2, 3);
  single(like).refuses(corner, 'noWay', 'SL-MSC-6');
  expect(cell(single({}).does(corner), 'guard')).toEqual([7, 6]);
});

test('[SL-MSC-6] [SL-R80] it stops before walls and people', () => {
  const table = shoved({}, {}, { goblin: { at: [8, 5] } });
  table.refuses(choice('shove', { to: { x: 8, y: 5 } }), 'noWay', 'SL-MSC-6');
  table.does(choice('shove', { to: { x: 7, y: 5 } }));
  expect(cell(table, 'guard')).toEqual([7, 5]);
});

test('[SL-MSC-6] [SL-R80] a drop does not stop it, but a rise too steep to walk does, and a face to climb', () => {
  const ledge = (height: number) => ({ field: { elevation: [{ x: 8, y: 0, w: 16, h: 16, height }] } });
  const face = {
    field: {
      terrain: [{ id: 'face', label: 'Face', marks: { climb: true } }],
      cells: [{ x: 8, y: 5, terrain: 'face' }],
    },
  };
  const beyond = choice('shove', { to: { x: 8, y: 5 } });
  for (const wall of [ledge(2), face]) {
    const table = shoved(wall);
    table.refuses(beyond, 'noWay', 'SL-MSC-6').does(choice('shove', { to: { x: 7, y: 5 } }));
    expect(cell(table, 'guard')).toEqual([7, 5]);
  }
  for (const open of [ledge(1), ledge(-3)]) expect(cell(shoved(open).does(beyond), 'guard')).toEqual([8, 5]);
});

test('[SL-R80] [SL-OFF-5] nobody rebuffs somebody who is shoved, unless it counts as movement', () => {
  const lineUp: LineUp = {
    red: { torvin: { at: [5, 5] } },
    blue: { guard: { at: [6, 5] } },
    green: { wenna: { at: [9, 5] } },
  };
  const toWenna = (setting: Setting): Scenario =>
    fight(lineUp, setting)
      .does(hinder('shove'))
      .rolls('shove', 6, 6)
      .does(choice('shove', { to: { x: 8, y: 5 } }));
  expect(asked(toWenna({}))).toBe('torvin turn');
  const table = toWenna(like);
  // The sword likes a gap of 1: the step from (7,5) to (8,5) crosses it.
  expect([asked(table), cell(table, 'guard')]).toEqual(['wenna rebuff', [7, 5]]);
  table.does(choice('rebuff'));
  // 17 + 7 + 4 - 13 - 5 = 10, fatal: it goes no farther.
  table.rolls('attack', 9, 8);
  expect([conditions(table, 'guard'), cell(table, 'guard')]).toEqual([['dead'], [7, 5]]);
});

test('[SL-R80] [SL-GRP-1] who grapples somebody shoved away loses it, or may cling where it counts as movement', () => {
  const held = { now: { grappling: ['wenna'] } };
  const lineUp: LineUp = {
    red: { torvin: { at: [5, 5] } },
    blue: { guard: { at: [6, 5], ...held } },
    green: { wenna: { at: [6, 6] } },
  };
  const away = (setting: Setting): Scenario =>
    fight(lineUp, setting)
      .does(hinder('shove'))
      .rolls('shove', 6, 6)
      .does(choice('shove', { to: { x: 9, y: 5 } }));
  const torn = away({});
  expect([asked(torn), conditions(torn, 'guard')]).toEqual(['torvin turn', []]);
  const table = away(like);
  // Beside (7,5) she is still; the next step would take it away.
  expect([asked(table), cell(table, 'guard')]).toEqual(['wenna cling', [7, 5]]);
  table.does(choice('cling')).rolls('cling', 1, 4);
  // 5 + 5 = 10: a yard of the two that are left is cut off, and the other one takes it out of reach.
  table.does(choice('mix', { along: 0, cut: 1 }));
  expect([cell(table, 'guard'), conditions(table, 'wenna')]).toEqual([[8, 5], []]);
});

test('[SL-MSC-7] [SL-MNT-2] a rider who is tripped is out of the saddle and lies', () => {
  const table = fight({
    red: { torvin: { at: [5, 5] } },
    blue: { brannoch: { on: 'horse' }, horse: { at: [6, 5], use: 'war-horse' } },
  });
  table.does(choice('hinder', { what: 'trip', target: 'brannoch' })).rolls('trip', 9, 9);
  expect(conditions(table, 'brannoch')).toEqual(['prone']);
  expect(conditions(table, 'horse')).toEqual([]);
});

test('[SL-MSC-7] [SL-MNT-2] nobody stays in the saddle of a mount that is tripped, nor gets onto one that lies', () => {
  const table = fight({
    red: { torvin: { at: [7, 5] } },
    blue: {
      brannoch: { on: 'horse', now: { ap: 4, grappling: ['goblin'] } },
      horse: { at: [5, 5], use: 'riding-horse' },
    },
    green: { goblin: { at: [7, 6] } },
  });
  // 10 + 10 + 7 against the horse's Power defense of 23.
  table.does(choice('hinder', { what: 'trip', target: 'horse' })).rolls('trip', 10, 10);
  expect([conditions(table, 'horse'), conditions(table, 'brannoch')]).toEqual([['prone'], []]);
  // Beside the horse, out of reach of the goblin that held him.
  expect([cell(table, 'brannoch'), conditions(table, 'goblin')]).toEqual([[4, 4], []]);
  expect(table.news('fell')).toMatchObject([{ who: 'brannoch', to: { x: 4, y: 4 }, clause: 'SL-MSC-7' }]);
  table.does(endTurn);
  table.refuses(choice('mount', { target: 'horse' }), 'posture', 'SL-POS-6');
});

test('[SL-MSC-8] Seize Initiative: 4 AP, a d6 more, and the order follows at once', () => {
  const table = fight(
    {
      red: { wenna: { at: [2, 2], now: { ap: 10 } }, torvin: { at: [3, 9] } },
      blue: { guard: { at: [15, 5] } },
    },
    { order: ['wenna', 'guard', 'torvin'], turnOf: 'guard', stops: ['moment-turn-start'], stage: 'start' },
  );
  expect(asked(table)).toBe('wenna moment');
  table.does(choice('seize-initiative'));
  expect(waiting(table)).toMatchObject({ who: 'wenna', purpose: 'seize-initiative', dice: 'd6' });
  table.rolls('seize-initiative', 5);
  // 20, 2 for acting out of turn, 5.
  expect([initiative(table, 'wenna'), ap(table, 'wenna')]).toEqual([23, 6]);
  const own = duel({ wenna: {}, guard: {} }).does(choice('seize-initiative')).rolls('seize-initiative', 6);
  expect([initiative(own, 'wenna'), ap(own, 'wenna')]).toEqual([26, 2]);
});
