import { expect, test } from 'vitest';
import { spend } from '../body/vigor.ts';
import { one } from '../state.ts';
import { play } from './bare-table.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  active,
  attack,
  begun,
  choice,
  conditions,
  durability,
  endTurn,
  fight,
  health,
  level,
  mana,
  vigor,
} from './line-up.ts';

/** The Recovery Phase, being Winded, the clock of Shock (sections REC, SHK). */

/** A combatant against a distant thug; both end their turns until the next round. */
const round = (id: string, now: Sketch, setting: Setting & { readonly sheet?: Sketch } = {}) => {
  const { sheet = {}, ...rest } = setting;
  const line: LineUp = {
    a: { [id]: { at: [5, 5], now, sheet } },
    b: { thug: { at: [15, 5] } },
  };
  return fight(line, rest);
};
const both = (table: ReturnType<typeof fight>) => table.does(endTurn).does(endTurn);

test('[AD-REC-1] [AD-R66] ruling poolMaxima: pools from Stamina, Strength and Soul, or the printed ones only', () => {
  const table = round('hadra', {});
  expect([
    vigor(table, 'hadra'),
    mana(table, 'hadra'),
    durability(table, 'hadra'),
    health(table, 'hadra'),
  ]).toEqual([30, 10, 30, 15]);
  const printed = round(
    'hadra',
    {},
    { rulings: { poolMaxima: 'printedOnly' }, sheet: { printed: { vigor: 12 } } },
  );
  const left = [vigor, mana, durability, health].map((pool) => pool(printed, 'hadra'));
  expect(left).toEqual([12, 0, 1, 1]);
});

test('[AD-ENC-8] [AD-REC-5] [AD-REC-6] after the last turn 1 Vigor returns for every full 5 Stamina, up to the maximum', () => {
  const table = both(round('hadra', { vigor: 10 }));
  expect([vigor(table, 'hadra'), table.view().round, active(table)]).toEqual([16, 3, 'hadra']);
  expect(vigor(both(round('hadra', { vigor: 27 })), 'hadra')).toBe(30);
});

test('[AD-REC-2] [AD-REC-3] [AD-REC-4] [AD-REC-6] Stamina 24: with 4 Vigor still Winded, with 8 a round later not', () => {
  const sheet = { scores: { stamina: 24 } };
  const table = round('lio', { vigor: 0 }, { sheet, turnOf: 'thug', order: ['thug', 'lio'] });
  expect(conditions(table, 'lio')).toEqual(['winded']);
  table.does(endTurn);
  // Lio's turn passed without a question; 4 Vigor came back.
  expect([table.view().round, active(table), vigor(table, 'lio'), conditions(table, 'lio')]).toEqual([
    ...[3, 'thug', 4],
    ['winded'],
  ]);
  table.does(endTurn);
  expect([table.view().round, vigor(table, 'lio'), conditions(table, 'lio')]).toEqual([4, 8, []]);
  table.does(endTurn);
  expect(active(table)).toBe('lio');
});

test('[AD-R69] ruling windedEnd: Winded ends with 5 Vigor in the pool, or with 5 regained', () => {
  const play2 = (windedEnd: string) => {
    const setting = { rulings: { windedEnd }, order: ['thug', 'hadra'], turnOf: 'thug' };
    const table = round(
      'hadra',
      { vigor: 2, conditions: ['winded'] },
      { ...setting, sheet: { scores: { stamina: 20 } } },
    );
    table.does(endTurn);
    return [vigor(table, 'hadra'), conditions(table, 'hadra').includes('winded')];
  };
  // 4 come back: 6 in the pool, 4 regained.
  expect(play2('poolAtFive')).toEqual([6, false]);
  expect(play2('fiveRegained')).toEqual([6, true]);
});

test('[AD-REC-2] [AD-R67] ruling windedTiming: Winded as soon as Vigor is 0, or not yet', () => {
  const winded = (windedTiming: string) => {
    const state = begun(
      { a: { hadra: { now: { vigor: 5 } } }, b: { thug: { at: [15, 5] } } },
      { rulings: { windedTiming } },
    );
    play(state, {}, (table) => spend(table, 'hadra', 'vigor', 5, 'test'));
    return [one(state, 'hadra').vigor, one(state, 'hadra').winded];
  };
  expect(winded('atOnce')).toEqual([0, true]);
  expect(winded('endOfTurn')).toEqual([0, false]);
});

test('[AD-R67] [AD-REA-5] ruling windedTiming: a defender without Vigor is Winded at once, or at the end of the turn', () => {
  const defended = (windedTiming: string) => {
    const table = fight(
      { a: { thug: { at: [6, 5], now: { vigor: 7 } } }, b: { hadra: { at: [5, 5], now: { vigor: 5 } } } },
      { rulings: { windedTiming } },
    );
    table.does(attack('hadra', 'club')).rolls('attack', 19, 5).does(choice('defense'));
    table.rolls('defense', 19, 9, 9);
    const seen = [conditions(table, 'hadra').includes('winded')];
    table.does(endTurn);
    return [...seen, table.facts('winded').map(({ who }) => who)];
  };
  expect(defended('atOnce')).toEqual([true, ['hadra', 'hadra']]);
  expect(defended('endOfTurn')).toEqual([false, ['hadra', 'hadra']]);
});

test('[AD-R67] ruling windedTiming: Winded in the own turn ends it at once, or when it is over', () => {
  const empty = { change: 'pool', who: 'hadra', pool: 'vigor', value: 0 };
  const table = round('hadra', {}).byHand('spent', empty);
  expect([active(table), conditions(table, 'hadra')]).toEqual(['thug', ['winded']]);
  const later = round('hadra', {}, { rulings: { windedTiming: 'endOfTurn' } }).byHand('spent', empty);
  expect([active(later), conditions(later, 'hadra')]).toEqual(['hadra', []]);
  later.does(endTurn);
  expect([active(later), conditions(later, 'hadra')]).toEqual(['thug', ['winded']]);
});

test('[AD-REC-7] [AD-R71] ruling woundedRecovery: Durability returns only by an ability, and if wounded only by ruling', () => {
  // Hadra has Second Wind.
  expect(durability(both(round('hadra', { durability: 10 })), 'hadra')).toBe(12);
  expect(durability(both(round('lio', { durability: 10 })), 'lio')).toBe(10);
  expect(durability(both(round('hadra', { durability: 0 })), 'hadra')).toBe(0);
  const works = both(round('hadra', { durability: 0 }, { rulings: { woundedRecovery: 'works' } }));
  expect(durability(works, 'hadra')).toBe(2);
});

test('[AD-REC-8] Mana and Health return only by an ability', () => {
  const hurt = { mana: 3, health: 4 };
  const plain = both(round('hadra', hurt));
  expect([mana(plain, 'hadra'), health(plain, 'hadra')]).toEqual([3, 4]);
  const gifted = both(round('hadra', hurt, { sheet: { recovery: { mana: 2, health: 1 } } }));
  expect([mana(gifted, 'hadra'), health(gifted, 'hadra')]).toEqual([5, 5]);
});

test('[AD-REC-7] [AD-REC-8] a Talent that hampers recovery takes it away, but nobody loses anything in the Recovery Phase', () => {
  const cursed = (...gifts: string[]) => ({
    id: 'cursed',
    name: 'Cursed',
    kind: 'talent',
    does: { deed: 'gifts', gifts: gifts.map((gift) => ({ gift, amount: -3 })) },
  });
  const powers = [cursed('durabilityRecovery', 'manaRecovery', 'healthRecovery')];
  const hurt = { durability: 1, mana: 1, health: 1 };
  const table = both(round('hadra', hurt, { sheet: { powers, recovery: { mana: 2 } } }));
  expect([durability(table, 'hadra'), mana(table, 'hadra'), health(table, 'hadra')]).toEqual([1, 1, 1]);
  const less = both(round('hadra', hurt, { sheet: { powers, recovery: { mana: 5 } } }));
  expect(mana(less, 'hadra')).toBe(3);
});

test('[AD-HRT-3] [AD-HRT-4] [AD-R77] ruling woundedEnds: wounded until Durability is 1, or until Health is full', () => {
  const seen = (woundedEnds: string) => {
    const table = round('hadra', { durability: 0, health: 9 }, { rulings: { woundedEnds } });
    const marks = [conditions(table, 'hadra').includes('wounded')];
    table.byHand('a little', { change: 'track', who: 'hadra', track: 'durability', left: 1 });
    marks.push(conditions(table, 'hadra').includes('wounded'));
    table.byHand('all of it', { change: 'track', who: 'hadra', track: 'health', left: 15 });
    marks.push(conditions(table, 'hadra').includes('wounded'));
    return marks;
  };
  expect(seen('durabilityAboveZero')).toEqual([true, false, false]);
  expect(seen('healthFull')).toEqual([true, true, false]);
});

test('[AD-OBJ-1] [AD-R92] ruling constructs: a construct has no Health, or has it like creatures', () => {
  const turret = (rulings: Sketch) =>
    fight({ a: { hadra: {} }, b: { 'sentry-turret': { at: [15, 5], now: { durability: 1 } } } }, { rulings });
  expect(turret({}).who('sentry-turret').tracks.health).toBeUndefined();
  expect(turret({ constructs: 'likeCreatures' }).who('sentry-turret').tracks.health?.max).toBe(5);
});

test('[AD-R70] ruling recoveryWho: the unconscious recover Vigor, or not', () => {
  const line = {
    a: { hadra: {}, lio: { at: [5, 7], now: { health: 0, vigor: 3 } } },
    b: { thug: { at: [15, 5] } },
  } as const;
  expect(vigor(both(fight(line)), 'lio')).toBe(7);
  expect(vigor(both(fight(line, { rulings: { recoveryWho: 'consciousOnly' } })), 'lio')).toBe(3);
});

test('[AD-REC-5] [AD-R70] the dead and the fled recover nothing', () => {
  const line: LineUp = {
    a: {
      hadra: {},
      lio: { at: [5, 7], now: { conditions: ['fled'], vigor: 3 } },
      oska: { at: [5, 9], now: { conditions: ['dead'], vigor: 3 } },
    },
    b: { thug: { at: [15, 5], now: { vigor: 3 } } },
  };
  const table = both(fight(line));
  expect(table.facts('vigor').map(({ who }) => who)).toEqual(['thug']);
});

const dying = (setting: Setting = {}, now: Sketch = { health: 0, shock: 2 }) =>
  fight({ a: { hadra: {}, lio: { at: [5, 7], now } }, b: { thug: { at: [15, 5] } } }, setting);

test('[AD-SHK-3] [AD-SHK-4] the clock of Shock starts at Stamina, counts Recovery Phases and kills at 0', () => {
  expect(level(dying({}, { health: 0 }), 'lio', 'shock')).toBe(20);
  const table = dying();
  expect(conditions(table, 'lio')).toEqual(['shock', 'prone']);
  // It began in round 2: the Recovery Phases of rounds 3 and 4 count.
  both(table);
  expect(level(table, 'lio', 'shock')).toBe(2);
  both(table);
  expect(level(table, 'lio', 'shock')).toBe(1);
  both(table);
  expect(table.who('lio').out).toBe('dead');
  expect(table.facts('died')).toMatchObject([{ who: 'lio', clause: 'AD-SHK-4' }]);
});

test('[AD-R13] ruling durationCount: the clock counts this round, or falls at the initiative it began', () => {
  const counts = both(dying({ rulings: { durationCount: 'countsThisRound' } }));
  expect(level(counts, 'lio', 'shock')).toBe(1);
  // It began in Hadra's turn.
  const place = dying({ rulings: { durationCount: 'sameInitiative' } }).does(endTurn);
  expect(level(place, 'lio', 'shock')).toBe(2);
  place.does(endTurn);
  expect([active(place), level(place, 'lio', 'shock')]).toEqual(['hadra', 1]);
});

test('[AD-R13] [AD-SHK-4] a place that begins twice in a round, as its turn was given away by hand, counts once', () => {
  const law = { rulings: { durationCount: 'sameInitiative' } };
  const table = dying(law, { health: 0, shock: 3 }).does(endTurn).does(endTurn);
  expect([active(table), level(table, 'lio', 'shock')]).toEqual(['hadra', 2]);
  table.byHand('the thug first', { change: 'active', who: 'thug' }).does(endTurn);
  expect([active(table), level(table, 'lio', 'shock')]).toEqual(['hadra', 2]);
  table.does(endTurn);
  expect([active(table), level(table, 'lio', 'shock')]).toEqual(['hadra', 1]);
});

test('[AD-SHK-4] [AD-R13] the last round on the clock of Shock is told as this round or the next, as the ruling counts', () => {
  const last = (durationCount: string) =>
    dying({ rulings: { durationCount } }, { durability: 0, health: 0, shock: 1 });
  const told = (table: ReturnType<typeof last>) =>
    table.who('lio').conditions.find(({ id }) => id === 'shock')?.grade;
  // It began in round 2: the Recovery Phase of round 3 is the first that counts.
  const full = last('fullRounds');
  expect(told(full)).toBe('dies in the next round');
  expect(told(both(full))).toBe('dies in this round');
  expect(both(full).who('lio').out).toBe('dead');
  expect(told(last('countsThisRound'))).toBe('dies in this round');
  // It began in Hadra's turn, and falls when that comes again.
  const place = last('sameInitiative');
  expect(told(place)).toBe('dies in the next round');
  expect(both(place).who('lio').out).toBe('dead');
});

test('[AD-SHK-7] [AD-R97] Health above 0 wakes from Shock, prone; a stabilised combatant has no clock', () => {
  const heal = { change: 'track', who: 'lio', track: 'health', left: 1 };
  const table = dying().byHand('a spell', heal);
  expect([table.who('lio').out, conditions(table, 'lio')]).toEqual([null, ['prone']]);
  const first = dying({ rulings: { wakeOnHealth: false } }).byHand('a spell', heal);
  expect([first.who('lio').out, conditions(first, 'lio')]).toEqual(['unconscious', ['shock', 'prone']]);
  const stable = dying({}, { health: 0, conditions: ['stabilised'] });
  expect(conditions(stable, 'lio')).toEqual(['stabilised', 'prone']);
  both(both(stable));
  expect(stable.who('lio').out).toBe('unconscious');
});

test('[AD-SHK-7] Health from the Recovery Phase wakes before the clock kills', () => {
  const table = fight({
    a: { hadra: {}, lio: { at: [5, 7], sheet: { recovery: { health: 1 } }, now: { health: 0, shock: 1 } } },
    b: { thug: { at: [15, 5] } },
  });
  both(table);
  expect([table.who('lio').out, health(table, 'lio')]).toEqual([null, 1]);
});

test('[AD-SHK-3] [AD-R94] ruling fallsProne: an unconscious combatant is prone and drops its items, or neither', () => {
  const out = { change: 'out', who: 'hadra', out: 'unconscious' };
  const table = round('hadra', { defending: 1 }).byHand('a blow', out);
  expect(conditions(table, 'hadra')).toEqual(['shock', 'prone']);
  expect(table.who('hadra').notes.find(({ label }) => label === 'In hand')?.value).toBe('nothing');
  expect(table.view().marks.map(({ label }) => label)).toEqual(['Sword', 'Shield']);
  const keeps = round('hadra', {}, { rulings: { fallsProne: false } }).byHand('a blow', out);
  expect(conditions(keeps, 'hadra')).toEqual(['shock']);
  expect(keeps.view().marks).toEqual([]);
});
