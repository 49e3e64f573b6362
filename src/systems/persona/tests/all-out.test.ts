import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { one } from '../state.ts';
import type { LineUp, Setting } from './line-up.ts';
import {
  asked,
  attack,
  choice,
  conditions,
  decline,
  endTurn,
  fight,
  stress,
  terms,
  waiting,
  wounds,
} from './line-up.ts';
import { answering, meetingOrNot, momentOf, waysOf } from './moment.ts';

/** The All-Out Attack (section AOA): conditions, rolls, effects. */

const sides = (more: { readonly [id: string]: object } = {}): LineUp => ({
  evokers: { rin: { at: [5, 5], ...more.rin }, jun: { at: [12, 5], ...more.jun } },
  shadows: { ogre: { at: [6, 5], ...more.ogre } },
});

/** Rin's Critical Hit Staggers the ogre without harming it (10 against 4 + 1 + 5 of Resist). */
function earned(lineUp: LineUp, setting: Setting = {}): Scenario {
  const table = fight(lineUp, setting)
    .does(attack('ogre', { with: 'sword' }))
    .rolls('attack', 5)
    .answers('ogre', decline);
  return table.rolls('location', 50).does(endTurn);
}

const join = choice('join');
const allOut = choice('all-out');
/** The targets with 1 Advantage: Melee 48 for Rin, Ballistic 52 for Jun. */
const rolled = (table: Scenario, rin: number, jun: number): Scenario =>
  table.does(allOut).answers('jun', join).rolls('all-out', rin).rolls('all-out', jun);

describe('All-Out Attack', () => {
  test('[PE-AOA-1] all enemies must be Staggered', () => {
    const table = earned({ ...sides(), idle: { brute: { use: 'ogre', at: [14, 8] } } });
    table.refuses(allOut, 'notAllStaggered', 'PE-AOA-1');
    expect(earned(sides()).option('all-out').refused).toBeUndefined();
  });

  test('[PE-AOA-1] one who is out of the fight does not count', () => {
    const down = { brute: { use: 'ogre', at: [14, 8], now: { conditions: ['unconscious'] } } } as const;
    expect(earned({ ...sides(), idle: down }).option('all-out').refused).toBeUndefined();
  });

  test('[PE-AOA-2] at least two take part', () => {
    const stunned = { jun: { now: { ailments: [{ id: 'stunned' }] } } };
    earned(sides(stunned)).refuses(allOut, 'tooFewContributors', 'PE-AOA-2');
  });

  test('[PE-AOA-2, PE-AIL-18] nobody who rages calls one, and the reason is the rage', () => {
    const table = fight(sides({ rin: { now: { ailments: [{ id: 'enraged' }] } } })).rolls('attack', 5);
    table.does(decline).rolls('location', 50);
    expect(table.option('all-out').refused).toEqual({
      code: 'ailment',
      because: 'Rin is Enraged',
      clause: 'PE-AIL-18',
    });
  });

  test('[PE-AOA-2] every able ally is asked; with nobody else it is a One More like any other', () => {
    const table = earned(sides()).does(allOut);
    expect(asked(table)).toBe('jun join-all-out');
    expect(table.option('join').note).toBe('target 62');
    table.refuses(choice('yes'), 'midResolution', 'PE-TEST-7').does(decline);
    expect(asked(table)).toBe('rin turn');
    expect(table.facts('all-out')).toEqual([]);
    table.does(choice('defend'));
    expect(asked(table)).toBe('jun turn');
  });

  test('[PE-AOA-2] where the table lets the initiator choose, it names the others', () => {
    const table = earned(sides(), { rulings: { allOutContributors: 'initiatorChooses' } });
    table.refuses(allOut, 'tooFewContributors', 'PE-AOA-2');
    table.refuses(choice('all-out', { with: ['ogre'] }), 'tooFewContributors', 'PE-AOA-2');
    table.does(choice('all-out', { with: ['jun'] }));
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'all-out' });
  });

  test('[PE-AOA-3] the initiator rolls first, each the best of Melee, Ballistic and Magic with 1 Advantage', () => {
    const table = earned(sides()).does(allOut).does(join);
    expect(waiting(table)).toEqual({ who: 'rin', purpose: 'all-out', target: 58, dice: 1 });
    expect(terms(table)).toEqual(['Melee 48', 'All-Out Attack 10']);
    table.rolls('all-out', 58);
    expect(waiting(table)).toEqual({ who: 'jun', purpose: 'all-out', target: 62, dice: 1 });
  });

  test('[PE-AOA-3] what lies on the roller counts; rows of the target do where the table says so', () => {
    const tired = { jun: { now: { stress: 50 } } };
    const table = earned(sides(tired)).does(allOut).does(join).rolls('all-out', 58);
    expect(terms(table)).toEqual(['Ballistic 52', 'Fatigued -10', 'All-Out Attack 10']);
    const full = earned(sides(), { rulings: { allOutModifiers: 'fullRows' } })
      .does(allOut)
      .does(join);
    // The ogre has one ailment.
    expect(waiting(full).target).toBe(68);
  });

  test.each(['flatPlusOwn', 'fullRows'])(
    '[PE-AOA-3, PE-ACT-37, PE-R81] `%s`: an Augment on attacks lies on the roller, and this is an attack roll',
    (allOutModifiers) => {
      const augments = [{ power: 'sharpen', on: 'attacks', advantages: 1, until: 3 }];
      const target = (now: object): number => {
        const table = earned(sides({ jun: { now } }), { rulings: { allOutModifiers } });
        return waiting(table.does(allOut).answers('jun', join).rolls('all-out', 40)).target;
      };
      // Jun alone: Ballistic 52 and 1 Advantage.
      if (allOutModifiers === 'flatPlusOwn') expect(target({})).toBe(62);
      expect(target({ augments }) - target({})).toBe(10);
    },
  );

  test('[PE-AOA-3, PE-INJ-9] the Blinded do not shoot: Jun tests Melee 35 and 10, not Ballistic 52', () => {
    const table = earned(sides({ jun: { now: { heavy: 0, injuries: { head: 0 } } } })).does(allOut);
    expect(table.option('join').note).toBe('target 45');
  });

  test('[PE-AOA-3] 96 or more fails, nothing is Critical, and a failure costs nobody Stress', () => {
    const hurt = {
      rin: { now: { stress: 10, heavy: 1, injuries: { body: 1 } } },
      jun: { sheet: { scores: { ballistic: 95 } } },
    };
    // Rin fails by 32 and Jun's 97 fails although the target is 105: 2 wounds without a bonus. Her Stress only falls,
    // from 10 by 2.
    const table = rolled(earned(sides(hurt)), 90, 97);
    expect(table.facts('all-out')).toMatchObject([{ best: null, wounds: { value: 2 } }]);
    expect(stress(table, 'rin')).toBe(8);
    expect(wounds(table, 'ogre')).toEqual([2, 2, 1]);
  });

  test('[PE-AOA-4] a wound for each contributor and one for each degree of the best roll', () => {
    // 58 - 48 = 10: 1 degree. 62 - 60: none. 2 + 1 wounds, no Damage, no Defense.
    const table = rolled(earned(sides()), 48, 60);
    expect(table.facts('all-out')).toMatchObject([{ contributors: ['rin', 'jun'], best: 'rin' }]);
    expect(wounds(table, 'ogre')).toEqual([1, 2, 1]);
  });

  test('[PE-AOA-4] if nobody passes the contributors still wound, unless the table says otherwise', () => {
    expect(wounds(rolled(earned(sides()), 59, 63), 'ogre')).toEqual([2, 2, 1]);
    const strict = rolled(earned(sides(), { rulings: { allOutNeedsSuccess: true } }), 59, 63);
    expect(wounds(strict, 'ogre')).toEqual([4, 2, 1]);
  });

  test('[PE-AOA-4] four wounds are Savage; not where the table says so', () => {
    const tough = { ogre: { sheet: { printed: { light: 9 } } } };
    // 58 - 38 is 2 degrees: 4 wounds, and a Savage Heavy one because there are 4.
    expect(wounds(rolled(earned(sides(tough)), 38, 60), 'ogre')).toEqual([5, 1, 1]);
    const mild = earned(sides(tough), { rulings: { allOutSavage: false } });
    expect(wounds(rolled(mild, 38, 60), 'ogre')).toEqual([5, 2, 1]);
  });

  test('[PE-AOA-4, PE-SAV-4] the log names the Savage wound, which is more than the wounds that every enemy takes', () => {
    const tough = { ogre: { sheet: { printed: { light: 9 } } } };
    const toldOf = (table: Scenario): readonly string[] =>
      table.lines().flatMap(({ text }) => (text.startsWith('Ogre loses') ? [text] : []));
    // 4 wounds, and a Heavy one because there are 4: 5 in all.
    expect(toldOf(rolled(earned(sides(tough)), 38, 60))).toEqual([
      'Ogre loses 4 Light Wounds and 1 Heavy Wound (Body), 1 of them Savage',
    ]);
    expect(toldOf(rolled(earned(sides(tough)), 48, 60))).toEqual(['Ogre loses 3 Light Wounds (Body)']);
  });

  test('[PE-AOA-5] the bonus is at most twice the number of contributors', () => {
    const tough = { ogre: { sheet: { printed: { light: 12 } } } };
    // 62 - 1 is 6 degrees, of which 4 count: 2 + 4 wounds, and the Savage one.
    const table = rolled(earned(sides(tough)), 58, 1);
    expect(table.facts('all-out')).toMatchObject([{ best: 'jun', wounds: { value: 6 } }]);
    expect(wounds(table, 'ogre')).toEqual([6, 1, 1]);
  });

  test('[PE-AOA-6] afterwards nobody who was struck is Staggered', () => {
    const table = rolled(earned(sides()), 58, 62);
    expect(conditions(table, 'ogre')).not.toContain('staggered');
    expect(table.facts('ailment-ended')).toMatchObject([{ who: 'ogre', why: 'all-out' }]);
    // The One More is spent: Jun's turn is next.
    expect(asked(table)).toBe('jun turn');
  });

  test('[PE-BAT-3, PE-AOA-3] a One More that was passed on can become one too, with its Advantages', () => {
    const table = earned(sides())
      .does(choice('baton', { to: 'jun' }))
      .answers('jun', allOut)
      .answers('rin', join);
    // Rank 4: 2 Advantages, only for the Receiver.
    expect(terms(table)).toEqual(['Ballistic 52', 'Baton Pass 20', 'All-Out Attack 10']);
    table.rolls('all-out', 82);
    expect(terms(table)).toEqual(['Melee 48', 'All-Out Attack 10']);
  });

  test('[PE-AOA-7] contributors lose 2 Stress, and 1 for each enemy out of the fight; never below 0', () => {
    const worn = { rin: { now: { stress: 10 } }, jun: { now: { stress: 1 } } };
    const table = rolled(earned(sides(worn)), 58, 62);
    expect([stress(table, 'rin'), stress(table, 'jun')]).toEqual([8, 0]);
    // 2 wounds, more than the ogre has left: a Shadow without its Deadly Wound is dead.
    const frail = { ...worn, ogre: { now: { light: 0, heavy: 1 } } };
    const deadly = rolled(earned(sides(frail)), 58, 62);
    expect(asked(deadly)).toBe('gm end');
    expect([stress(deadly, 'rin'), stress(deadly, 'jun')]).toEqual([7, 0]);
  });
});

test('[PE-AOA-4] of several rolls the odds ask for the best alone: ways meet in that', () => {
  const moment = momentOf(
    {
      evokers: { rin: { at: [5, 5] }, jun: { at: [12, 5] }, mei: { at: [4, 8] } },
      shadows: { ogre: { at: [6, 5], now: { ailments: [{ id: 'staggered' }] } } },
    },
    choice('all-out'),
    { turnOf: 'rin' },
    (begun) => {
      begun.stage = 'bonus';
      one(begun, 'rin').oneMore = true;
    },
  );
  const joining = answering('join', 'down');
  const { meeting, apart } = meetingOrNot(moment, joining);
  expect(meeting).toEqual(apart);
  // Nobody passes, or the best roll has 0 to 6 degrees: 8 ways. Without merging, three dice would have 11 × 11 × 11.
  expect(waysOf(moment, joining)).toBeLessThanOrEqual(8);
});

describe('whoever is taken out of the fight by hand in its midst', () => {
  const trio: LineUp = {
    evokers: { rin: { at: [5, 5] }, jun: { at: [12, 5] }, kai: { at: [12, 7] } },
    shadows: { ogre: { at: [6, 5] } },
  };
  const gone = (table: Scenario, who: string): Scenario =>
    table.byHand('an illusion', { change: 'remove', who });
  const called = (lineUp: LineUp): Scenario => earned(lineUp).does(allOut).answers('jun', join);

  test('[PE-AOA-3, PE-AOA-4] contributes neither a roll nor a wound', () => {
    const table = called(trio).answers('kai', join).rolls('all-out', 58);
    expect(waiting(table)).toMatchObject({ who: 'jun', purpose: 'all-out' });
    gone(table, 'jun');
    expect(waiting(table)).toMatchObject({ who: 'kai', purpose: 'all-out' });
    // 2 of them, no degree. The ogre had 4 Light Wounds.
    table.rolls('all-out', 90);
    expect(wounds(table, 'ogre')).toEqual([2, 2, 1]);
    expect(table.facts('all-out')).toMatchObject([{ contributors: ['rin', 'kai'] }]);
  });

  test('[PE-AOA-2] if one alone is left, it comes to nothing', () => {
    const table = called(sides()).rolls('all-out', 38);
    gone(table, 'jun');
    expect([wounds(table, 'ogre'), table.facts('all-out')]).toEqual([[4, 2, 1], []]);
    expect(table.lines().some(({ text }) => text.includes('it comes to nothing'))).toBe(true);
  });

  test('[PE-AOA-1] if it is who called it, that ends it', () => {
    const table = gone(called(sides()), 'rin');
    expect([asked(table), wounds(table, 'ogre')]).toEqual(['jun turn', [4, 2, 1]]);
  });
});
