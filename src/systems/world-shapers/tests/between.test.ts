import { expect, test } from 'vitest';
import type { ItemPlace } from '../../../engine/belongings.ts';
import type { Json } from '../../../kernel/json.ts';
import { apply } from '../apply/index.ts';
import { between } from '../between.ts';
import { left } from '../left.ts';
import { one } from '../state.ts';
import type { Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

/** Deeds between fights (WS-RND-2, WS-RND-3, WS-STA-5, WS-VIT-7, WS-R47). */

const json = (sketch: unknown): Json => JSON.parse(JSON.stringify(sketch)) as Json;

function perform(id: string, current: Sketch, needs: Sketch, sheet: Sketch = { use: 'brana' }) {
  const deed = between.find((each) => each.id === id);
  if (!deed) throw new Error(`no deed ${id}`);
  return deed.perform(json({ ...sheet, current }), json(needs));
}

/** The state after a deed, and what it told. */
function does(id: string, current: Sketch, needs: Sketch = {}, sheet?: Sketch) {
  const done = perform(id, current, needs, sheet);
  if ('because' in done) throw new Error(done.because);
  return { now: (done.sheet as { readonly current?: Json }).current, told: done.told };
}

function refuses(id: string, current: Sketch, needs: Sketch = {}): string {
  const done = perform(id, current, needs);
  if (!('because' in done)) throw new Error('not refused');
  return [done.code, done.clause, ...(done.field ? [done.field] : [])].join(' ');
}

const poisoned = (rounds: number) => ({ id: 'poisoned', for: { rounds } });

test('[WS-RND-3] five rounds are a minute outside a fight, whatever the rounds of the table are', () => {
  const statuses = [poisoned(5), { id: 'corroded', for: 'untilEnded' }];
  const almost = does('time-passes', { statuses }, { seconds: 59, rulings: { roundSeconds: 0.5 } });
  expect(almost.now).toEqual({ statuses: [poisoned(1), { id: 'corroded', for: 'untilEnded' }] });
  const minute = does('time-passes', { statuses }, { seconds: 60, rulings: { roundSeconds: 0.5 } });
  expect(minute.now).toEqual({ statuses: [{ id: 'corroded', for: 'untilEnded' }] });
  expect(minute.told).toContain('Over: Poisoned.');
  // Less than a whole round counts as none.
  expect(does('time-passes', { statuses }, { seconds: 11 }).now).toEqual({ statuses });
  expect(does('time-passes', { statuses }, { rounds: 2 }).now).toMatchObject({ statuses: [poisoned(3), {}] });
  expect(refuses('time-passes', { statuses })).toBe('nothing WS-RND-3 seconds');
});

test('[WS-RND-2] [WS-R11] a fight took as long as the rounds of the table are, and what lasted for it is over', () => {
  const statuses = [{ id: 'chilled', for: 'combat' }, { id: 'shocked', for: 'endOfNextTurn' }, poisoned(2)];
  const over = does('fight-over', { vitality: 7, statuses }, { rounds: 5 });
  expect(over.told).toContain('about 60 seconds (WS-R11)');
  expect(over.told).toContain('Over: Chilled, Shocked.');
  expect(over.now).toEqual({ vitality: 7, statuses: [poisoned(2)] });
  const quick = does('fight-over', {}, { rounds: 5, rulings: { roundSeconds: 0.5 } });
  expect(quick.told).toContain('about 2.5 seconds');
});

test('[WS-RND-3] one second and one round are told as one', () => {
  expect(does('time-passes', {}, { seconds: 1 }).told).toMatch(
    /^1 second goes by for .*, as long as 0 rounds\./,
  );
  expect(does('time-passes', {}, { seconds: 12 }).told).toMatch(
    /^12 seconds go by for .*, as long as 1 round\./,
  );
  const blink = does('fight-over', {}, { rounds: 2, rulings: { roundSeconds: 0.5 } });
  expect(blink.told).toContain('about 1 second (WS-R11)');
});

test('[WS-RND-3] [WS-VIT-5] [WS-VIT-6] whoever bleeds goes on bleeding, to death if nobody helps', () => {
  const bleeding = { id: 'bleeding', for: 'untilEnded' };
  // A tenth of 34, rounded up: 4 per round.
  const three = does('time-passes', { vitality: -2, statuses: [bleeding] }, { seconds: 36 });
  expect(three.now).toEqual({ vitality: -14, statuses: [bleeding] });
  const nine = does('time-passes', { vitality: -2, statuses: [bleeding] }, { seconds: 96 });
  expect([nine.now, nine.told.endsWith('It dies.')]).toEqual([{ vitality: -34, statuses: [bleeding] }, true]);
  const one = does(
    'time-passes',
    { vitality: -2, statuses: [bleeding] },
    { seconds: 36, rulings: { bleedingLoss: 'flatOne' } },
  );
  expect(one.now).toMatchObject({ vitality: -5 });
});

test('[WS-RND-3] [WS-VIT-5] Bleeding that lasts a number of rounds takes no more than these', () => {
  const short = { id: 'bleeding', for: { rounds: 2 } };
  // Five rounds pass; in two of them 4 are lost.
  const minute = does('time-passes', { vitality: 20, statuses: [short] }, { seconds: 60 });
  expect(minute.now).toEqual({ vitality: 12, statuses: [] });
  expect(minute.told).toContain('It bleeds: 8 Vitality less.');
  const first = does('time-passes', { vitality: 20, statuses: [short] }, { seconds: 12 });
  expect(first.now).toEqual({ vitality: 16, statuses: [{ id: 'bleeding', for: { rounds: 1 } }] });
});

test('[WS-VIT-3] [WS-RND-3] whom it brings below 1 Vitality bleeds on when these are over, as in a fight', () => {
  const short = { id: 'bleeding', for: { rounds: 2 } };
  const bleeding = { id: 'bleeding', for: 'untilEnded' };
  // 5, 1, -3 after two rounds, and three more rounds of 4.
  const falls = does('time-passes', { vitality: 5, statuses: [short] }, { seconds: 60 });
  expect(falls.now).toEqual({ vitality: -15, statuses: [bleeding] });
  // After one round it still stands at 1, and bleeds for one round more.
  const stands = does('time-passes', { vitality: 5, statuses: [short] }, { seconds: 12 });
  expect(stands.now).toEqual({ vitality: 1, statuses: [{ id: 'bleeding', for: { rounds: 1 } }] });
  // Who was Down before is not brought there.
  const down = does('time-passes', { vitality: -3, statuses: [short] }, { seconds: 60 });
  expect(down.now).toEqual({ vitality: -11, statuses: [] });
});

test('[WS-STA-5] [WS-R81] back from death with what is still there; time runs on for the dead, or not', () => {
  const dead = { vitality: -40, statuses: [poisoned(3), { id: 'blinded', for: 'untilEnded' }] };
  const later = does('time-passes', dead, { rounds: 3 });
  expect(later.now).toEqual({ vitality: -40, statuses: [{ id: 'blinded', for: 'untilEnded' }] });
  const stands = does('time-passes', dead, { rounds: 3, rulings: { statusTicksWhileDead: false } });
  expect(stands.now).toEqual(dead);
  const back = does('revive', dead, { vitality: 5 });
  expect(back.now).toEqual({ ...dead, vitality: 5 });
  expect(back.told).toContain('Still there: Poisoned, Blinded.');
  expect(refuses('revive', { vitality: -33 })).toBe('alive WS-STA-5');
  expect(refuses('recover', dead, { vitality: 5 })).toBe('dead WS-VIT-6');
});

test('[WS-VIT-7] [WS-R77] healing up to the maximum; at 1 or more nobody bleeds', () => {
  const down = { vitality: -3, wp: 2, statuses: [{ id: 'bleeding', for: 'untilEnded' }] };
  expect(does('recover', down, { vitality: 4, wp: 99 }).now).toEqual({ vitality: 1, wp: 8, statuses: [] });
  expect(does('recover', down, { vitality: 3 }).now).toMatchObject({ vitality: 0, statuses: [{}] });
  const stays = { vitality: 99, rulings: { healing: 'bleedingStays' } };
  expect(does('recover', down, stays).now).toMatchObject({ vitality: 34, statuses: [{ id: 'bleeding' }] });
});

test('[WS-VIT-7] where nothing is said to come back, nothing has come back', () => {
  expect(refuses('recover', { vitality: 12, wp: 4 })).toBe('nothing WS-VIT-7');
  expect(does('recover', { vitality: 12, wp: 4 }, { wp: 1 }).now).toMatchObject({ vitality: 12, wp: 5 });
});

test('[WS-CIN-2] [WS-R47] Momentum as the game master gives it, 12 at the most', () => {
  expect(does('award', {}, { momentum: 4 }).now).toEqual({ momentum: 10 });
  expect(does('award', {}, { momentum: 4, rulings: { momentumStart: 2 } }).now).toEqual({ momentum: 6 });
  expect(does('award', { momentum: 10 }, { momentum: 4 }).now).toEqual({ momentum: 12 });
  expect(refuses('award', { momentum: 12 }, { momentum: 1 })).toBe('full WS-CIN-2 momentum');
});

test('[WS-STA-1] a Status Effect that somebody sees to, and somebody whole again', () => {
  expect(does('end-status', { statuses: [poisoned(9)] }, { status: 'poisoned' }).now).toEqual({
    statuses: [],
  });
  expect(refuses('end-status', {}, { status: 'poisoned' })).toBe('nothing WS-STA-1 status');
  expect(does('ready', { vitality: 1, statuses: [poisoned(9)] }).now).toBeUndefined();
  expect(refuses('end-status', { wounds: 3 }, { status: 'poisoned' })).toContain('unreadable');
});

test('[WS-VIT-6] [WS-STA-5] whoever the game master has declared dead is dead on its sheet, and can be revived', () => {
  const state = begun({ red: { brana: { at: [5, 5] } }, blue: { ogre: { at: [9, 5] } } });
  apply(state, { fact: 'died', who: 'brana', by: 'gm', clause: 'WS-VIT-6' });
  // Death is at -34.
  const current = left(state, 'brana') as Sketch;
  expect(current.vitality).toBe(-34);
  expect(does('revive', current, { vitality: 3 }).now).toMatchObject({ vitality: 3 });
});

test.each(['gmDecides', 'minusTen'] as const)(
  '[WS-VIT-6] [WS-R76] whoever has died under %s is dead on its sheet, whatever number of Vitality kills elsewhere',
  (deathThreshold) => {
    const cast = (current: Sketch, rulings: Sketch) =>
      begun(
        { red: { brana: { at: [5, 5], sheet: { current } } }, blue: { ogre: { at: [9, 5] } } },
        { rulings },
      );
    const first = cast({}, { deathThreshold });
    apply(first, { fact: 'died', who: 'brana', by: 'gm', clause: 'WS-VIT-6' });
    const current = left(first, 'brana') as Sketch;
    for (const rulings of [{ deathThreshold }, {}]) {
      expect(one(cast(current, rulings), 'brana').out).toBe('dead');
      expect(refuses('recover', current, { vitality: 5, rulings })).toBe('dead WS-VIT-6');
      const back = does('revive', current, { vitality: 3, rulings }).now as Sketch;
      expect(one(cast(back, rulings), 'brana')).toMatchObject({ out: null, vitality: 3 });
    }
  },
);

test('[WS-BAS-16] what was used up is gone after the fight; what lies there or was handed over is not', () => {
  const cast = (current: Sketch = {}) =>
    begun({
      red: {
        brana: {
          at: [5, 5],
          sheet: { objects: ['stimulant', 'stimulant', 'focus-tonic', 'smoke-pot'], current },
        },
        sill: { at: [5, 6] },
      },
      blue: { ogre: { at: [9, 5] } },
    });
  const first = cast();
  const moves = (short: string, to: ItemPlace) => {
    const item = one(first, 'brana').carried.find((each) => each.short === short)!;
    const from = { in: 'carried', who: 'brana' } as const;
    apply(first, { fact: 'item-moved', item, from, to, who: 'brana', why: 'used' });
  };
  moves('stimulant', { in: 'gone' });
  moves('focus-tonic', { in: 'floor', cell: { x: 5, y: 5 } });
  moves('smoke-pot', { in: 'carried', who: 'sill' });
  const current = left(first, 'brana') as Sketch;
  expect(current.used).toEqual(['stimulant']);
  expect(left(first, 'sill')).not.toHaveProperty('used');
  // It stays used up after a rest and in later fights.
  const rested = does('recover', current, { vitality: 1 }).now as Sketch;
  const next = cast(rested);
  expect(one(next, 'brana').carried.map(({ short }) => short)).toEqual([
    'stimulant-2',
    'focus-tonic',
    'smoke-pot',
  ]);
  expect(left(next, 'brana')).toMatchObject({ used: ['stimulant'] });
});

test('[WS-RND-8] [WS-RND-3] a fight that ends in the middle of a turn leaves no more rounds than were to come', () => {
  // In her own turn Brana gets Poisoned for 2 rounds: the two turns that begin after this one.
  const brana = { at: [5, 5], now: { effects: [{ status: 'poisoned', for: { rounds: 2 } }] } } as const;
  const own = begun({ red: { brana }, blue: { ogre: { at: [9, 5] } } });
  expect(left(own, 'brana')).toMatchObject({ statuses: [poisoned(2)] });
  // In somebody else's turn the same two are to come.
  const other = begun({ red: { ogre: { at: [9, 5] } }, blue: { brana } });
  expect(left(other, 'brana')).toMatchObject({ statuses: [poisoned(2)] });
});

test.each(['bearerTurnEnds', 'sourceTurnStart', 'roundEnd'])(
  '[WS-RND-8] [WS-R16] by `%s` the rounds that are left are left after the fight, of several sources the most',
  (roundDurations) => {
    const leaves = (...effects: readonly Sketch[]) => {
      const brana = { at: [5, 5] as const, now: { effects } };
      const state = begun(
        { red: { brana }, blue: { ogre: { at: [9, 5] }, bandit: { at: [9, 9] } } },
        { rulings: { roundDurations } },
      );
      return (left(state, 'brana') as Sketch).statuses;
    };
    const by = (source: string, rounds: number) => ({ status: 'poisoned', by: source, for: { rounds } });
    expect(leaves(by('ogre', 1))).toEqual([poisoned(1)]);
    expect(leaves(by('ogre', 4))).toEqual([poisoned(4)]);
    expect(leaves(by('ogre', 1), by('bandit', 3))).toEqual([poisoned(3)]);
    expect(leaves(by('ogre', 3), by('bandit', 1))).toEqual([poisoned(3)]);
    const always = { status: 'poisoned', by: 'bandit' };
    for (const both of [
      [by('ogre', 3), always],
      [always, by('ogre', 3)],
    ])
      expect(leaves(...both)).toEqual([{ id: 'poisoned', for: 'untilEnded' }]);
  },
);

test('[WS-R81] [WS-STA-5] where time stands still in the dead, it does so from the round in which somebody bleeds to death', () => {
  // Brana dies at -34 and loses 4 per round: from -28 in the second round. Of five rounds three are left.
  const current = { vitality: -28, statuses: [{ id: 'bleeding', for: 'untilEnded' }, poisoned(5)] };
  const still = does('time-passes', current, { rounds: 9, rulings: { statusTicksWhileDead: false } });
  expect(still.now).toEqual({
    vitality: -34,
    statuses: [{ id: 'bleeding', for: 'untilEnded' }, poisoned(3)],
  });
  expect(still.told).toContain('It dies.');
  // From -31 in the first round: one counts.
  const soon = { ...current, vitality: -31 };
  const counted = does('time-passes', soon, { rounds: 9, rulings: { statusTicksWhileDead: false } });
  expect(counted.now).toMatchObject({ statuses: [{ id: 'bleeding' }, poisoned(4)] });
  const runs = does('time-passes', current, { rounds: 9 });
  expect(runs.now).toEqual({ vitality: -34, statuses: [{ id: 'bleeding', for: 'untilEnded' }] });
});
