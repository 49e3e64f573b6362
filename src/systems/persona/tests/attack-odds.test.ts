import { describe, expect, test } from 'vitest';
import type { Moment } from '../../../engine/enumerate.ts';
import { enumerate } from '../../../engine/enumerate.ts';
import { oddsOf } from '../../../engine/odds.ts';
import type { Tactic } from '../../../engine/system.ts';
import { compare } from '../../../workbench/odds-agree.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { attack, choice } from './line-up.ts';
import { answering, meetingOrNot, momentOf } from './moment.ts';
import type { LineUp } from './sketch.ts';

/** Exact odds of attacks compared with counts face by face, and with samples of the same rules. */

const lineUp: LineUp = {
  evokers: { rin: { at: [5, 5] } },
  shadows: { hound: { use: 'glass-hound', at: [6, 5] }, ogre: { at: [15, 11] } },
};

/** The chance that the attack wins, counted over both dice by the rules (PE-TEST-3, PE-TEST-4, PE-FUM-1). */
function counted(
  number: number,
  bonus: number,
  evasion: { readonly number: number; readonly bonus: number } | null,
): number {
  let wins = 0;
  for (let mine = 1; mine <= 100; mine++) {
    if (mine > number || mine >= 96) continue;
    for (let theirs = 1; theirs <= 100; theirs++) {
      if (evasion === null || theirs > evasion.number) {
        wins++;
        continue;
      }
      const [a, b] = [Math.floor((number - mine) / 10), Math.floor((evasion.number - theirs) / 10)];
      // More degrees, then the higher Bonus, then the lower die, then the resister.
      const resists = a !== b ? b > a : bonus !== evasion.bonus ? evasion.bonus > bonus : theirs <= mine;
      if (!resists) wins++;
    }
  }
  return wins / 10_000;
}

const sword = attack('hound', { with: 'sword' });
const hitChance = (moment: Moment<Fight>, answer: string): number => {
  const odds = oddsOf(system, moment, answering(answer));
  expect(odds.exact).toBe(true);
  return odds.chances.hit ?? 0;
};

test('[PE-TEST-2] [PE-TEST-3] an attack that nobody evades hits with its number', () => {
  // Melee 48.
  expect(hitChance(momentOf(lineUp, sword), 'decline')).toBeCloseTo(0.48, 10);
});

test.each(['push', 'knockdown'])(
  '[PE-ACT-26] [PE-ACT-29] a %s works as often, with and without an evasion',
  (id) => {
    const deed = choice(id, { with: 'sword', target: 'hound' });
    const won = (answer: string) =>
      oddsOf(system, momentOf(lineUp, deed), answering(answer)).chances.works ?? 0;
    // Melee 48; evaded by Agility 55 with AB 5.
    expect(won('decline')).toBeCloseTo(0.48, 10);
    expect(won('dodge')).toBeCloseTo(counted(48, 4, { number: 55, bonus: 5 }), 10);
  },
);

test('[PE-TEST-4] against a Dodge with the higher Bonus', () => {
  // Melee 48 with MB 4 against Agility 55 with AB 5.
  expect(hitChance(momentOf(lineUp, sword), 'dodge')).toBeCloseTo(
    counted(48, 4, { number: 55, bonus: 5 }),
    10,
  );
});

test('[PE-TEST-4] against a Parry with the same Bonus, where dice break ties', () => {
  expect(hitChance(momentOf(lineUp, sword), 'parry')).toBeCloseTo(
    counted(48, 4, { number: 45, bonus: 4 }),
    10,
  );
});

/** The same if the attacker has a Fate Point for a reroll (PE-FATE-4), with different Bonuses. */
function countedWithReroll(
  number: number,
  bonus: number,
  evasion: { readonly number: number; readonly bonus: number },
): number {
  const degrees = (of: number, die: number): number => (die > of ? -1 : Math.floor((of - die) / 10));
  const share = (of: number, top: number): Map<number, number> => {
    const shares = new Map<number, number>();
    for (let die = 1; die <= 100; die++) {
      const reached = die >= top ? -1 : degrees(of, die);
      shares.set(reached, (shares.get(reached) ?? 0) + 0.01);
    }
    return shares;
  };
  const mine = share(number, 96);
  const theirs = share(evasion.number, 101);
  const wins = (attack: number, answer: number): boolean =>
    attack >= 0 && (answer < attack || (answer === attack && bonus > evasion.bonus));
  let sum = 0;
  for (const [first, p] of mine) {
    for (const [again, q] of mine) {
      for (const [answer, r] of theirs) {
        // A failed roll is rerolled before anyone evades; an evaded one is rerolled against the same evasion.
        if (wins(first, answer) || wins(again, answer)) sum += p * q * r;
      }
    }
  }
  return sum;
}

/** Rin has one Fate Point. */
const fated: LineUp = {
  ...lineUp,
  evokers: { rin: { at: [5, 5], now: { fate: 1 }, sheet: { scores: { realisation: 10 } } } },
};

/** The target evades in this way. Fate is spent on rerolls, not on Advantage. */
function patientAgainst(evasion: string) {
  const told = answering(evasion, 'spend');
  return {
    ...told,
    decide: (...asked: Parameters<typeof told.decide>) =>
      asked[0].id === 'fate-advantage' ? { option: 'decline' } : told.decide(...asked),
  };
}

test('[PE-FATE-4] an attacker that was dodged rolls again, and has to beat the same Dodge', () => {
  const moment = momentOf(fated, sword);
  const odds = oddsOf(system, moment, patientAgainst('dodge'));
  expect(odds.exact).toBe(true);
  // Melee 48 with MB 4 against Agility 55 with AB 5.
  expect(odds.chances.hit ?? 0).toBeCloseTo(countedWithReroll(48, 4, { number: 55, bonus: 5 }), 10);
});

/**
 * The same if both have a Fate Point, which the one that is beaten spends: the target also after the attacker's reroll.
 */
function countedWithAnswers(
  number: number,
  bonus: number,
  evasion: { readonly number: number; readonly bonus: number },
): number {
  const shares = (of: number, top: number): ReadonlyMap<number, number> => {
    const found = new Map<number, number>();
    for (let die = 1; die <= 100; die++) {
      const reached = die > of || die >= top ? -1 : Math.floor((of - die) / 10);
      found.set(reached, (found.get(reached) ?? 0) + 0.01);
    }
    return found;
  };
  const mine = [...shares(number, 96)];
  const theirs = [...shares(evasion.number, 101)];
  const wins = (attack: number, answer: number): boolean =>
    attack >= 0 && (answer < attack || (answer === attack && bonus > evasion.bonus));
  const over = (all: typeof mine, chance: (degrees: number) => number): number =>
    all.reduce((sum, [degrees, p]) => sum + p * chance(degrees), 0);
  // Without a point on the attacker's side; the target may still have one.
  const met = (attack: number, point: boolean): number =>
    over(theirs, (answer) => {
      if (!wins(attack, answer)) return 0;
      return point ? met(attack, false) : 1;
    });
  return over(mine, (first) => {
    if (first < 0) return over(mine, (again) => (again < 0 ? 0 : met(again, true)));
    return over(theirs, (answer) => {
      if (!wins(first, answer)) return over(mine, (again) => (wins(again, answer) ? met(again, false) : 0));
      return over(theirs, (other) =>
        wins(first, other) ? 1 : over(mine, (again) => (wins(again, other) ? 1 : 0)),
      );
    });
  });
}

describe('both have a point of Fate', () => {
  const foe = { at: [6, 5] as const, now: { fate: 1 }, sheet: { scores: { realisation: 10 } } };
  const both: LineUp = { ...fated, shadows: { hound: { use: 'glass-hound', ...foe } } };

  test('[PE-FATE-2] [PE-FATE-4] whoever is beaten rolls again, the target too after the attacker has', () => {
    const odds = oddsOf(system, momentOf(both, sword), patientAgainst('dodge'));
    expect(odds.exact).toBe(true);
    // Melee 48 with MB 4 against Agility 55 with AB 5.
    expect(odds.chances.hit ?? 0).toBeCloseTo(countedWithAnswers(48, 4, { number: 55, bonus: 5 }), 10);
  });

  // Few dice pass, so that there are not too many ways even without merging.
  const poor = { realisation: 10, melee: 8 };
  const inTies: LineUp = {
    evokers: { rin: { at: [5, 5], now: { fate: 1 }, sheet: { scores: poor } } },
    shadows: { hound: { use: 'glass-hound', at: [6, 5], now: { fate: 1 }, sheet: { scores: poor } } },
  };
  test('[PE-FATE-2] where dice break ties, however ways meet, the odds are the same', () => {
    const { meeting, apart } = meetingOrNot(momentOf(inTies, sword), patientAgainst('parry'), 400_000);
    expect(meeting).toEqual(apart);
  });
});

/** The same with equal Bonuses, so that dice break ties. A point is one reroll against the one answer. */
function countedWithTies(number: number, evasion: number): number {
  const degrees = (of: number, die: number): number => Math.floor((of - die) / 10);
  let sum = 0;
  for (let theirs = 1; theirs <= 100; theirs++) {
    let wins = 0;
    for (let mine = 1; mine <= Math.min(number, 95); mine++) {
      const [a, b] = [degrees(number, mine), degrees(evasion, theirs)];
      if (theirs > evasion || a > b || (a === b && mine < theirs)) wins++;
    }
    sum += 1 - (1 - wins / 100) ** 2;
  }
  return sum / 100;
}

test('[PE-FATE-4] an attacker that was parried rolls again, where dice break ties', () => {
  const odds = oddsOf(system, momentOf(fated, sword), patientAgainst('parry'));
  expect(odds.exact).toBe(true);
  // Melee 48 with MB 4 against Melee 45 with MB 4.
  expect(odds.chances.hit ?? 0).toBeCloseTo(countedWithTies(48, 45), 10);
});

test('[PE-FUM-1] beyond 95 no number helps', () => {
  const sure: LineUp = {
    ...lineUp,
    evokers: { rin: { at: [5, 5], sheet: { scores: { melee: 100 } } } },
  };
  expect(hitChance(momentOf(sure, sword), 'decline')).toBeCloseTo(0.95, 10);
});

test('[PE-ADV-8] exact or played, the odds of a Focused Attack that is parried are the same', () => {
  const moment = momentOf(lineUp, choice('focused', { target: 'hound', with: 'sword' }));
  const chi = compare(system, moment, answering('parry'), 4000, 'fixed');
  expect(chi).not.toBeNull();
  if (chi) expect(chi.value).toBeLessThanOrEqual(chi.limit);
});

test('[PE-ATK-8] [PE-FATE-4] [PE-CRIT-1] rolled again against the second of two targets, a die is critical as often as it is rolled so', () => {
  const two: LineUp = {
    evokers: { hana: { at: [5, 5], now: { fate: 1 } } },
    shadows: {
      hound: { use: 'glass-hound', at: [9, 5], now: { fate: 0 } },
      other: { use: 'glass-hound', at: [9, 6], now: { fate: 0 } },
      ogre: { at: [15, 11] },
    },
  };
  const storm = choice('focused', { target: 'hound', with: 'storm-of-shots:hana/machine-gun' });
  const { base, answers } = momentOf(two, storm);
  // The one die for both is rolled and has hit the first target, which does not evade.
  const moment: Moment<Fight> = {
    base,
    answers: [
      ...answers,
      { kind: 'ask', key: 'PE-FATE-3/hana/fate-advantage', choice: { option: 'decline' } },
      { kind: 'draw', key: 'PE-ACT-3/hana/attack', faces: [53] },
      { kind: 'ask', key: 'PE-ACT-4/hound/evasion', choice: { option: 'decline' } },
      { kind: 'draw', key: 'PE-ATK-5/hana/location', faces: [51] },
    ],
  };
  const chi = compare(system, moment, patientAgainst('dodge'), 4000, 'fixed');
  expect(chi).not.toBeNull();
  expect(chi?.value).toBeLessThan(chi?.limit ?? 0);
});

test('[PE-INJ-12] [PE-FATE-4] the dodged roll again with a cracked rib: exact or played, what failing costs is the same', () => {
  const cracked: LineUp = {
    ...fated,
    evokers: {
      rin: { ...fated.evokers?.rin, at: [5, 5], now: { fate: 1, heavy: 1, injuries: { body: 1 } } },
    },
  };
  const moment = momentOf(cracked, sword);
  expect(oddsOf(system, moment, patientAgainst('dodge')).exact).toBe(true);
  const chi = compare(system, moment, patientAgainst('dodge'), 4000, 'fixed');
  expect(chi).not.toBeNull();
  if (chi) expect(chi.value).toBeLessThanOrEqual(chi.limit);
});

/** Rin with Melee 48 against a Parry of 45 with the same Bonus: ties are decided by dice. */
const beats = (mine: number, theirs: number): boolean => {
  const [a, b] = [Math.floor((48 - mine) / 10), Math.floor((45 - theirs) / 10)];
  return mine <= 48 && (theirs > 45 || a > b || (a === b && mine < theirs));
};

test('[PE-ACT-22] the worse die of one who was distracted is met by the parry', () => {
  const by = { kind: 'distracted', by: 'hound' } as const;
  const distracted: LineUp = {
    ...lineUp,
    evokers: { rin: { ...lineUp.evokers?.rin, at: [5, 5], now: { disruptions: [by] } } },
  };
  let wins = 0;
  for (let first = 1; first <= 48; first++) {
    for (let again = 1; again <= 100; again++) {
      const mine = Math.max(first, again);
      for (let theirs = 1; theirs <= 100; theirs++) if (beats(mine, theirs)) wins++;
    }
  }
  const odds = oddsOf(system, momentOf(distracted, sword), answering('parry', 'force'));
  expect(odds.exact).toBe(true);
  expect(odds.chances.hit ?? 0).toBeCloseTo(wins / 1_000_000, 10);
});

test('[PE-ACT-22] [PE-AIL-19] what befalls somebody else changes nothing in an exchange of these two', () => {
  const beside: LineUp = {
    ...fated,
    shadows: {
      ...lineUp.shadows,
      ogre: {
        at: [15, 11],
        now: {
          disruptions: [{ kind: 'distracted', by: 'rin' }],
          ailments: [{ id: 'panicked', by: 'rin' }],
        },
      },
    },
  };
  const odds = oddsOf(system, momentOf(beside, sword), patientAgainst('parry'));
  expect(odds.exact).toBe(true);
  expect(odds.chances.hit ?? 0).toBeCloseTo(countedWithTies(48, 45), 10);
});

test('[PE-AIL-19] who panics before the one that it attacks runs when it is beaten by 3 degrees', () => {
  const afraid: LineUp = {
    ...lineUp,
    evokers: { rin: { at: [5, 5], now: { ailments: [{ id: 'panicked', by: 'hound' }] } } },
  };
  // 38 with its Disadvantage, against 55. It flees at own Degrees of Failure of 3 or more, or at that difference to the
  // Parry.
  let runs = 0;
  for (let mine = 1; mine <= 100; mine++) {
    for (let theirs = 1; theirs <= 100; theirs++) {
      const own = mine <= 38 ? Math.floor((38 - mine) / 10) : -Math.floor((mine - 38) / 10);
      const other = mine <= 38 && theirs <= 55 ? Math.floor((55 - theirs) / 10) : 0;
      if (other - own >= 3) runs++;
    }
  }
  let found = 0;
  enumerate(system, momentOf(afraid, sword), answering('parry'), { ways: 20_000 }, ({ p, facts }) => {
    if (facts.some(({ fact }) => fact === 'fleeing')) found += p;
  });
  expect(found).toBeCloseTo(runs / 10_000, 10);
});

test('[PE-FATE-3] [PE-ATK-3] Advantage that was paid for the second roll goes into the Damage of that one', () => {
  const twice: LineUp = {
    ...lineUp,
    evokers: { rin: { at: [5, 5], now: { fate: 2 }, sheet: { scores: { realisation: 20 } } } },
  };
  const told = answering('dodge', 'spend');
  // No Fate for the first roll; a point for the reroll, and the other for Advantage on it.
  const late = {
    ...told,
    decide: (...asked: Parameters<typeof told.decide>) => {
      const [question, fight] = asked;
      const first = question.id === 'fate-advantage' && fight.combatants.rin?.fate === 2;
      return first ? { option: 'decline' } : told.decide(...asked);
    },
  };
  const chi = compare(system, momentOf(twice, sword), late, 4000, 'fixed');
  expect(chi).not.toBeNull();
  if (chi) expect(chi.value).toBeLessThanOrEqual(chi.limit);
});

test('[PE-FATE-4] odds find out a decision that reads what a die hides', () => {
  const fated: LineUp = {
    evokers: { rin: { at: [5, 5], now: { fate: 0 } } },
    shadows: { hound: { use: 'glass-hound', at: [6, 5], now: { fate: 1 } }, ogre: { at: [15, 11] } },
  };
  const moment = momentOf(fated, sword);
  const dodges = answering('dodge');
  const again = (spends: (die: number) => boolean): Tactic<Fight> => ({
    ...dodges,
    decide: (question, ...rest) =>
      question.id === 'fate-reroll'
        ? { option: spends(Number(question.about?.die)) ? 'spend' : 'decline' }
        : dodges.decide(question, ...rest),
  });
  expect(
    compare(
      system,
      moment,
      again(() => true),
      100,
      'blind',
    ),
  ).not.toBeNull();
  const sees = again((die) => die > 50);
  expect(() => compare(system, moment, sees, 100, 'sees')).toThrow('reads what a die hides');
});
