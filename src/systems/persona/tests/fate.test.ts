import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  asked,
  attack,
  choice,
  conditions,
  decline,
  endTurn,
  fate,
  fight,
  injuries,
  light,
  persona,
  spend,
  spirit,
  terms,
  waiting,
} from './line-up.ts';

/** Fate Points spent on oneself at any time (PE-FATE-2, PE-FATE-5, 6, 8, 9, 10). */

/** Rin with Realisation 30: three points, each restoring 3. */
const fated = (now: Sketch = {}): LineUp => ({
  evokers: { rin: { at: [5, 5], sheet: { scores: { realisation: 30 } }, now: { fate: 3, ...now } } },
  shadows: { ogre: { at: [6, 5] } },
});
const rin = (now: Sketch = {}, setting: Setting = {}): Scenario => fight(fated(now), setting);
const offered = (table: Scenario): readonly string[] =>
  table
    .choice()
    .options.filter(
      ({ id, by }) => id.startsWith('fate-') && by === (asked(table) === 'rin turn' ? undefined : 'rin'),
    )
    .map(({ id }) => id);

describe('Fate Points', () => {
  test('[PE-FATE-1] as many as the Realisation Bonus', () => {
    expect(rin().who('rin').pools.fate).toMatchObject({ value: 3, max: 3 });
  });

  test('[PE-FATE-2] one for each use, also in the turn of another; with none left nothing is offered', () => {
    const hurt = { light: 0, spirit: 0, fate: 2 };
    const table = rin(hurt, { turnOf: 'ogre' });
    expect(offered(table)).toEqual(['fate-light', 'fate-restore']);
    table.does(choice('fate-light', { by: 'rin' }));
    expect([fate(table, 'rin'), light(table, 'rin'), asked(table)]).toEqual([1, 3, 'ogre turn']);
    table.does(choice('fate-restore', { by: 'rin', pool: 'spirit' }));
    expect([fate(table, 'rin'), offered(table)]).toEqual([0, []]);
    table.refuses(choice('fate-light', { by: 'rin' }), 'noFate', 'PE-FATE-2');
  });

  test('[PE-FATE-2] only while conscious, and where the table says so only in the own turn', () => {
    const down = rin({ light: 0, conditions: ['unconscious'] }, { turnOf: 'ogre' }).does(choice('go-on'));
    expect(offered(down)).toEqual([]);
    down.refuses(choice('fate-light', { by: 'rin' }), 'noFate', 'PE-FATE-2');
    const rulings = { fateWindows: 'ownTurnOnly' };
    const table = rin({ light: 0 }, { turnOf: 'ogre', rulings });
    expect(offered(table)).toEqual([]);
    table.refuses(choice('fate-light', { by: 'rin' }), 'noFate', 'PE-FATE-2');
    expect(offered(rin({ light: 0 }, { rulings }))).toEqual(['fate-light']);
  });

  test('[PE-FATE-3] a point declared with a test is 2 Advantages, and several may be spent on one', () => {
    const table = rin();
    table.refuses(attack('ogre', { with: 'sword', fate: 4 }), 'noFate', 'PE-FATE-2');
    table.does(attack('ogre', { with: 'sword', fate: 2 }));
    expect([terms(table), fate(table, 'rin')]).toEqual([['Melee 48', 'Fate 40'], 1]);
  });

  test('[PE-FATE-2] a point declared with a Charge and spent on the way is not spent again on the attack', () => {
    const lineUp: LineUp = {
      evokers: { rin: { at: [5, 5], sheet: { scores: { realisation: 10 } }, now: { fate: 1 } } },
      shadows: { ogre: { at: [5, 6] }, imp: { at: [8, 5] } },
    };
    const table = fight(lineUp).does(
      choice('charge', { with: 'sword', target: 'imp', to: { x: 7, y: 5 }, fate: 1 }),
    );
    // Leaving the ogre is tested; the 99 fails, and the point is spent on a reroll.
    table
      .does(choice('test', { with: 'agility' }))
      .rolls('disengage', 99)
      .does(spend);
    table.rolls('disengage', 1).rolls('hold-in-melee', 100);
    expect([fate(table, 'rin'), waiting(table).purpose]).toEqual([0, 'attack']);
    expect(terms(table)).not.toContain('Fate 20');
  });

  describe('another roll', () => {
    const fires = (setting: Setting = {}) =>
      rin({}, setting)
        .does(attack('ogre', { with: 'pistol' }))
        .rolls('attack', 95);

    test('[PE-FATE-4] a test that is lost may be rolled again, as often as there are points', () => {
      const table = fires();
      expect(asked(table)).toBe('rin fate-reroll');
      table.does(spend).rolls('attack', 94).does(spend).rolls('attack', 20);
      expect(fate(table, 'rin')).toBe(1);
      // The ogre could no longer evade that, only soften it.
      expect(waiting(table.answers('ogre', decline)).purpose).toBe('location');
    });

    test('[PE-FATE-4, PE-R21] whoever rolls again against the first of two that it leaves meets the second with that result', () => {
      const table = fight({
        evokers: { rin: { at: [5, 5], sheet: { scores: { realisation: 10 } }, now: { fate: 1 } } },
        shadows: { ogre: { at: [6, 5] }, hound: { use: 'glass-hound', at: [6, 6] } },
      });
      table.does(choice('move', { path: [{ x: 4, y: 5 }] })).does(choice('test', { with: 'melee' }));
      // 48 with 40: no degree. The ogre's 40 with 10 has 3.
      table.rolls('disengage', 40).rolls('hold-in-melee', 10);
      expect(asked(table)).toBe('rin fate-reroll');
      // With 8 there are 4 degrees, more than the 3 of the ogre and the 2 of the hound's 45 with 20.
      table.does(spend).rolls('disengage', 8).rolls('hold-in-melee', 20);
      expect([asked(table), table.who('rin').cell]).toEqual(['rin turn', { x: 4, y: 5 }]);
    });

    test('[PE-FATE-2] beaten by an attacker that has rolled again, the target may roll again too, and so on', () => {
      const lineUp: LineUp = {
        evokers: { rin: { at: [5, 5], sheet: { scores: { realisation: 20 } }, now: { fate: 2 } } },
        shadows: { ogre: { at: [6, 5], sheet: { scores: { realisation: 20 } }, now: { fate: 2 } } },
      };
      const table = fight(lineUp, { turnOf: 'ogre' }).does(attack('rin')).rolls('attack', 39);
      // Parry 48: 1 degree against none. The ogre, against 40, rolls again: 2 degrees.
      table.answers('rin', choice('parry')).rolls('evasion', 35).does(spend).rolls('attack', 15);
      expect([asked(table), fate(table, 'ogre'), fate(table, 'rin')]).toEqual(['rin fate-reroll', 1, 2]);
      expect(table.choice().question).toBe(
        '35 against 48: lost to 2 degrees. Does Rin spend Fate to roll again?',
      );
      // 3 degrees with an 18, which a die below 11 would still beat: as many degrees, and the lower die.
      table.does(spend).rolls('evasion', 18);
      expect(asked(table)).toBe('ogre fate-reroll');
      table.does(spend).rolls('attack', 70);
      expect([asked(table), fate(table, 'ogre'), fate(table, 'rin')]).toEqual(['ogre turn', 0, 1]);
      expect(table.facts('attack-result')).toMatchObject([{ outcome: 'missed' }]);
    });

    describe('is not offered where no die could change anything', () => {
      const both = (scores: object = {}, now: object = {}): LineUp => ({
        evokers: {
          rin: { at: [5, 5], sheet: { scores: { realisation: 10, ...scores } }, now: { fate: 1, ...now } },
        },
        shadows: { ogre: { at: [6, 5], sheet: { scores: { realisation: 10 } }, now: { fate: 1 } } },
      });
      const parried = (lineUp: LineUp, attackDie: number, die: number): Scenario =>
        fight(lineUp, { turnOf: 'ogre' })
          .does(attack('rin'))
          .rolls('attack', attackDie)
          .answers('rin', choice('parry'))
          .rolls('evasion', die);

      test('[PE-FATE-4] an attacker whom more degrees have beaten than it can get', () => {
        // Parry 48 with a 5 is 4 degrees; claws against 40 have 3 at the most.
        const table = parried(both(), 39, 5);
        expect([asked(table), fate(table, 'ogre')]).toEqual(['ogre turn', 1]);
        expect(table.facts('attack-result')).toMatchObject([{ outcome: 'evaded' }]);
        // With a 15 it is 3: a lower die of 3 degrees would win.
        expect(asked(parried(both(), 39, 15))).toBe('ogre fate-reroll');
      });

      test('[PE-FATE-4] [PE-ATK-6] a target that has softened the blow as far as it can', () => {
        // Parry 18: 1 degree at the most, with a die up to 8, and 3 degrees to beat.
        const weak = { melee: 18 };
        expect(waiting(parried(both(weak), 5, 8)).purpose).toBe('location');
        // A bare pass softens nothing: one degree more would.
        expect(asked(parried(both(weak), 5, 12))).toBe('rin fate-reroll');
      });

      test('[PE-FATE-4] [PE-INJ-12] with Cracked ribs a failure costs Stress, so that a pass that loses is better', () => {
        // Parry 8 has no degree at all: 30 fails and 5 passes, and both lose alike.
        expect(waiting(parried(both({ melee: 8 }), 5, 30)).purpose).toBe('location');
        const ribs = both({ melee: 8 }, { injuries: { body: 1 } });
        expect(asked(parried(ribs, 5, 30))).toBe('rin fate-reroll');
      });

      test('[PE-FATE-4] it counts as declined: the same when it is taken back, done again or loaded', () => {
        const table = parried(both(), 39, 5);
        expect(table.undo().roll().purpose).toBe('evasion');
        expect(asked(table.redo())).toBe('ogre turn');
      });
    });

    test('[PE-FATE-4] [PE-FATE-2] whoever loses its last point by hand while it is asked is not asked any more', () => {
      const table = fires();
      table.byHand('a slip', { change: 'pool', who: 'rin', pool: 'fate', value: 0 });
      expect([fate(table, 'rin'), asked(table)]).toEqual([0, 'rin turn']);
      const kept = fires();
      kept.byHand('a slip', { change: 'pool', who: 'rin', pool: 'fate', value: 1 });
      kept.does(spend).rolls('attack', 94);
      expect([fate(kept, 'rin'), asked(kept)]).toEqual([0, 'rin turn']);
    });

    test('[PE-FATE-4] whoever is beaten hears by how much', () => {
      const parries = (attackDie: number, die: number) => {
        // The ogre's claws against 40, Rin's parry against 48.
        const table = rin({}, { turnOf: 'ogre' }).does(attack('rin')).rolls('attack', attackDie);
        return table.answers('rin', choice('parry')).rolls('evasion', die).choice().question;
      };
      // 35 under it are 3 degrees.
      const asks = 'Does Rin spend Fate to roll again?';
      expect(parries(5, 30)).toBe(`30 against 48: lost to 3 degrees. ${asks}`);
      expect(parries(39, 60)).toBe(`60 against 48: lost to a bare pass. ${asks}`);
      // Equal degrees, and the same Bonus of 4: the lower die wins (PE-TEST-4).
      expect(parries(5, 18)).toBe(`18 against 48: 3 degrees each, and lost. ${asks}`);
      expect(parries(39, 45)).toBe(`45 against 48: a bare pass each, and lost. ${asks}`);
    });

    test('[PE-FATE-4] beaten by more degrees than any die of its own brings, it hears that before it spends', () => {
      // Dodge 21: 2 degrees at the most. The claws against 40: a 5 has 3.
      const clumsy = {
        at: [5, 5],
        sheet: { scores: { agility: 21, realisation: 20 } },
        now: { fate: 1 },
      } as const;
      const table = fight(
        { evokers: { rin: clumsy }, shadows: { ogre: { at: [6, 5] } } },
        { turnOf: 'ogre' },
      );
      table.does(attack('rin')).rolls('attack', 5).answers('rin', choice('dodge')).rolls('evasion', 11);
      expect(table.choice().question).toBe(
        '11 against 21: lost to 3 degrees, more than any die brings. Does Rin spend Fate to roll again?',
      );
    });

    test('[PE-TEST-4] the pad says up to which die an answer wins, where staying under the number is not enough', () => {
      const parries = (attackDie: number) => {
        const table = rin({}, { turnOf: 'ogre' }).does(attack('rin')).rolls('attack', attackDie);
        return table.answers('rin', choice('parry'));
      };
      // Parry 48 against 3 degrees of 40: up to 8 are 4 degrees; from 9 on as many, where with the same Bonus the lower
      // die wins.
      expect(parries(5).roll()).toMatchObject({ target: 48, wins: 8 });
      expect(parries(9).roll()).toMatchObject({ target: 48, wins: 9 });
      // A bare pass against 40: with 48, from 41 on a pass is as bare, and the die higher.
      expect(parries(40).roll()).toMatchObject({ target: 48, wins: 40 });
      // No die can win: with 18 and a Bonus of 1 equal degrees would lose.
      const weak = { sheet: { scores: { melee: 18, realisation: 10 } } };
      const faint = fight(
        { evokers: { rin: { at: [5, 5], ...weak, now: { fate: 1 } } }, shadows: { ogre: { at: [6, 5] } } },
        { turnOf: 'ogre' },
      );
      const beaten = faint.does(attack('rin')).rolls('attack', 5).answers('rin', choice('parry'));
      expect(beaten.roll()).toMatchObject({ target: 18, wins: 0 });
      // A roll that was made contains no functions any more, so that it can be sent.
      const rolled = parries(9).rolls('evasion', 30).facts('rolled');
      expect(rolled.length).toBeGreaterThan(1);
      expect(() => structuredClone(rolled)).not.toThrow();
      // For a roll that nobody has opposed yet there is no `wins`.
      expect(
        rin()
          .does(attack('ogre', { with: 'pistol' }))
          .roll().wins,
      ).toBeUndefined();
    });

    test('[PE-FATE-4] the log says that a point is spent, and then how many are left', () => {
      const lines = fires().does(spend).lines();
      expect(lines.slice(-2).map(({ text }) => text)).toEqual([
        'Rin spends Fate to roll again',
        'Rin has 2 Fate left',
      ]);
    });

    test('[PE-FATE-4] the new roll counts even if it is worse, or the better one where the table says so', () => {
      const jams = (setting: Setting) =>
        fires(setting).does(spend).rolls('attack', 97).does(decline).facts('jammed');
      expect(jams({})).toMatchObject([{ who: 'rin', item: 'rin/pistol' }]);
      expect(jams({ rulings: { fateReroll: 'keepBetter' } })).toEqual([]);
    });
  });

  test('[PE-FATE-5] own Light Wounds, as many as the Realisation Bonus, never more than there is room for', () => {
    expect(light(rin({ light: 0 }).does(choice('fate-light')), 'rin')).toBe(3);
    const table = rin({ light: 2, personas: { 'lantern-hart': 1 } }).does(choice('fate-light'));
    // Two Light Wounds were missing; the Persona's do not count.
    expect([light(table, 'rin'), persona(table, 'rin')]).toEqual([4, 1]);
    table.refuses(choice('fate-light'), 'noSuchThing', 'PE-FATE-5');
  });

  test('[PE-FATE-6] one ailment ends', () => {
    const table = rin({ ailments: [{ id: 'dizzy' }, { id: 'damned' }] });
    table.refuses(choice('fate-cure', { ailment: 'frozen' }), 'noSuchThing', 'PE-FATE-6');
    table.does(choice('fate-cure', { ailment: 'damned' }));
    expect([conditions(table, 'rin'), fate(table, 'rin')]).toEqual([['dizzy'], 2]);
  });

  test('[PE-FATE-6] whoever is about to lose its turn is asked in time', () => {
    const now = { ailments: [{ id: 'stunned' }] };
    const table = rin(now, { stage: 'start' });
    expect(asked(table)).toBe('rin fate-ailment');
    table.does(spend);
    expect([asked(table), conditions(table, 'rin')]).toEqual(['rin turn', []]);
    const kept = rin(now, { stage: 'start' }).does(decline);
    expect([asked(kept), fate(kept, 'rin')]).toEqual(['ogre turn', 3]);
  });

  test('[PE-FATE-8] a broken Persona returns with 1 wound', () => {
    const table = rin({ personas: { 'lantern-hart': 0 } }).does(choice('fate-revive'));
    expect([persona(table, 'rin'), fate(table, 'rin')]).toEqual([1, 2]);
    table.refuses(choice('fate-revive'), 'noSuchThing', 'PE-FATE-8');
  });

  test('[PE-FATE-9] Spirit or Exertion, as many as the Realisation Bonus', () => {
    // At most Spirit 4 x 3.
    const table = rin({ spirit: 5, exertion: 0 });
    table.refuses(choice('fate-restore'), 'noSuchThing', 'PE-FATE-9');
    table.does(choice('fate-restore', { pool: 'spirit' }));
    expect(spirit(table, 'rin')).toBe(8);
    const full = rin({ spirit: 11 }).does(choice('fate-restore'));
    expect(spirit(full, 'rin')).toBe(12);
  });

  describe('an injury', () => {
    const agony = { injuries: { rightArm: 3 }, fate: 1 };
    const striking = (table: Scenario): readonly string[] =>
      terms(table.does(attack('ogre', { with: 'sword' }))).filter((term) => term.startsWith('injured'));

    test('[PE-FATE-10] has no effect for the rest of the round', () => {
      const ignored = rin(agony).does(choice('fate-ignore', { location: 'rightArm' }));
      expect(injuries(ignored, 'rin')).toEqual(['rightArm: Hand Agony (ignored this round)']);
      expect(striking(ignored)).toEqual([]);
      const later = rin(agony).does(choice('fate-ignore')).does(endTurn).does(endTurn);
      expect(striking(later)).toEqual(['injured Right Arm -10']);
    });

    test('[PE-FATE-10, PE-INJ-17] a broken arm lets go of what it took up meanwhile', () => {
      const broken = { injuries: { rightArm: 0 }, inHand: {}, fate: 1 };
      const took = rin(broken, { order: ['ogre', 'rin'], turnOf: 'rin' })
        .does(choice('fate-ignore'))
        .does(choice('draw', { item: 'sword', hand: 'right' }));
      took.does(endTurn);
      expect(took.facts('item-moved')).toMatchObject([{ why: 'drawn' }, { why: 'dropped' }]);

      const rulings = { ignoreInjuryUntil: 'nextTurnStart' };
      const later = rin(broken, { rulings, order: ['ogre', 'rin'], turnOf: 'rin' })
        .does(choice('fate-ignore'))
        .does(choice('draw', { item: 'sword', hand: 'right' }));
      later.does(endTurn);
      expect(later.facts('item-moved')).toMatchObject([{ why: 'drawn' }]);
      later.does(endTurn);
      expect(later.facts('item-moved')).toMatchObject([{ why: 'drawn' }, { why: 'dropped' }]);
    });

    test('[PE-FATE-10] or until the own next turn starts, where the table says so', () => {
      const rulings = { ignoreInjuryUntil: 'nextTurnStart' };
      const setting = { rulings, order: ['ogre', 'rin'], turnOf: 'rin' };
      const table = rin(agony, setting).does(choice('fate-ignore')).does(endTurn);
      expect(asked(table)).toBe('ogre turn');
      expect(table.facts('injury-ignored')).toHaveLength(1);
      expect(injuries(table, 'rin')).toEqual(['rightArm: Hand Agony (ignored until its next turn)']);
      table.does(endTurn);
      expect(table.facts('injury-ignored')).toMatchObject([{ until: 2 }, { until: 0 }]);
      expect(striking(table)).toEqual(['injured Right Arm -10']);
    });
  });
});
