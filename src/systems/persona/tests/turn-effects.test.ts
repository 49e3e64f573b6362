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
  fight,
  hasAction,
  hasMove,
  light,
  persona,
  stress,
  terms,
  waiting,
  wounds,
} from './line-up.ts';

/** Automatic effects at the start and the end of turns and rounds (AIL-4, AIL-8 to AIL-17, BLD, AIR, MIA). */

/** Rin (Toughness 43, TB 4, Agility 41, Willpower 44) with this state, an ogre far away. */
const with_ = (now: Sketch, more: Sketch = {}): LineUp => ({
  evokers: { rin: { at: [5, 5], now, ...more } },
  shadows: { ogre: { at: [12, 9] } },
});
const rin = (now: Sketch, setting: Setting = {}): Scenario => fight(with_(now), setting);
/** The same at the start of her turn. */
const begins = (now: Sketch, setting: Setting = {}): Scenario => rin(now, { stage: 'start', ...setting });
/** Plays to the end of the round. */
const roundOver = (table: Scenario): Scenario => table.does(endTurn).does(endTurn);

describe('ailments in turns', () => {
  test('[PE-AIL-4] an ailment is counted down at the end of each own turn that began with it', () => {
    const table = rin({ ailments: [{ id: 'dizzy' }] });
    roundOver(table);
    expect(conditions(table, 'rin')).toEqual(['dizzy']);
    table.does(endTurn);
    expect(conditions(table, 'rin')).toEqual([]);
  });

  test('[PE-AIL-4] the turn in which it came is not counted', () => {
    const lineUp: LineUp = {
      evokers: { rin: { at: [5, 5] } },
      shadows: { ogre: { at: [6, 5], now: { ailments: [{ id: 'shocked' }] } } },
    };
    // She strikes a Shocked target and fails Agility 41: Shocked for 2 turns, not counting this one.
    const table = fight(lineUp)
      .does(attack('ogre', { with: 'sword' }))
      .rolls('attack', 96);
    table.rolls('shock', 42);
    // Nothing more can be done in this turn. The ogre loses its turns of rounds 1 and 2, Rin those of 2 and 3: the next
    // to act is the ogre, in round 3.
    expect([asked(table), table.view().round, conditions(table, 'rin')]).toEqual(['ogre turn', 3, []]);
  });

  test('[PE-AIL-4] or by rounds, where the table counts so', () => {
    const dizzy = { ailments: [{ id: 'dizzy', turns: 1 }] };
    const table = rin(dizzy, { rulings: { durationCount: 'rounds' } });
    const until = (of: Scenario) => of.who('rin').conditions.map((condition) => condition.until);
    expect([until(rin(dizzy)), until(table)]).toEqual([['1 turn'], ['1 round']]);
    table.does(endTurn);
    expect(conditions(table, 'rin')).toEqual(['dizzy']);
    table.does(endTurn);
    expect(conditions(table, 'rin')).toEqual([]);
  });

  test('[PE-AIL-8] Burning strikes at the end of each round: 4, then 5, then 6; past Toughness it is one wound', () => {
    const table = rin({ ailments: [{ id: 'burning' }], equipped: null });
    const left = [0, 1, 2].map(() => light(roundOver(table), 'rin'));
    // 4 is not more than TB 4; the coat's AP does not help.
    expect(left).toEqual([4, 3, 2]);
    expect(table.facts('harm')).toMatchObject(
      [4, 5, 6].map((damage) => ({ damage: { value: damage }, defense: { value: 4 } })),
    );
  });

  test('[PE-AIL-8] never more than one, unless the table plays it like any attack', () => {
    const now = { ailments: [{ id: 'burning', struck: 5 }], equipped: null };
    expect(light(roundOver(rin(now)), 'rin')).toBe(3);
    // Damage 9 is 5 above TB 4: two wounds.
    expect(light(roundOver(rin(now, { rulings: { burningWound: 'fullRules' } })), 'rin')).toBe(2);
  });

  test('[PE-AIL-8] [PE-WND-4] of one who is down with no wound left the game master is not asked each round', () => {
    const wounds = { light: 0, heavy: 0, deadly: 0 };
    const now = {
      ailments: [{ id: 'burning', struck: 5 }],
      equipped: null,
      conditions: ['unconscious'],
      ...wounds,
    };
    const table = fight({
      evokers: { mei: { at: [1, 1] }, rin: { at: [5, 5], now } },
      shadows: { ogre: { at: [12, 9] } },
    });
    expect(asked(table.does(endTurn).does(endTurn))).toBe('mei turn');
  });

  test('[PE-AIL-8, PE-SAV-3] where it is like any attack it is Savage against the unconscious', () => {
    const now = { ailments: [{ id: 'burning', struck: 1 }], equipped: null, conditions: ['unconscious'] };
    const burns = (rulings: Sketch) =>
      fight(
        { evokers: { mei: { at: [1, 1] }, rin: { at: [5, 5], now } }, shadows: { ogre: { at: [12, 9] } } },
        { rulings },
      )
        .does(endTurn)
        .does(endTurn);
    // Damage 5 is 1 above TB 4: a Light Wound, and like any attack on the Helpless a Heavy one.
    expect(wounds(burns({ burningWound: 'fullRules' }), 'rin')).toEqual([3, 1, 1]);
    expect(wounds(burns({}), 'rin')).toEqual([3, 2, 1]);
  });

  test('[PE-AIL-8] Agility with 2 Disadvantages puts it out, by the Move or by the Action', () => {
    const table = rin({ ailments: [{ id: 'burning' }] }).does(choice('put-out', { spend: 'move' }));
    expect(waiting(table)).toMatchObject({ purpose: 'put-out', target: 21 });
    table.rolls('put-out', 22);
    expect([conditions(table, 'rin'), hasMove(table, 'rin'), hasAction(table, 'rin')]).toEqual([
      ['burning'],
      false,
      true,
    ]);
    table.refuses(choice('put-out', { spend: 'move' }), 'noMove', 'PE-TIME-3');
    table.does(choice('put-out', { spend: 'action' })).rolls('put-out', 21);
    expect([conditions(table, 'rin'), hasAction(table, 'rin')]).toEqual([[], false]);
    table.refuses(choice('put-out'), 'ailment', 'PE-AIL-8');
  });

  test('[PE-AIL-8] it is a Disadvantage on Willpower tests', () => {
    const now = { ailments: [{ id: 'burning' }], personas: { 'lantern-hart': 0 } };
    const table = roundOver(rin(now, { seaOfChaos: true }));
    expect(terms(table)).toEqual(['Willpower 44', 'Burning -10']);
  });

  test('[PE-AIL-10] the Frozen do nothing but test Strength or Toughness at the end of their turn', () => {
    const table = begins({ ailments: [{ id: 'frozen' }] });
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'break-ice', target: 43 });
    table.rolls('break-ice', 44);
    expect([asked(table), conditions(table, 'rin')]).toEqual(['ogre turn', ['frozen']]);
    table.does(endTurn).rolls('break-ice', 43);
    expect(conditions(table, 'rin')).toEqual([]);
  });

  test('[PE-AIL-10] the test is theirs whatever the table does with lost turns', () => {
    const table = begins({ ailments: [{ id: 'frozen' }] }, { rulings: { lostTurnHooks: false } });
    expect(waiting(table).purpose).toBe('break-ice');
  });

  test('[PE-AIL-6] where ailments forbid the Action alone, the Move is left', () => {
    const now = { ailments: [{ id: 'stunned' }] };
    expect(asked(begins(now))).toBe('ogre turn');
    const table = begins(now, { rulings: { noActionsBlocks: 'actionOnly' } });
    expect(asked(table)).toBe('rin turn');
    table.refuses(choice('defend'), 'ailment', 'PE-AIL-13').does(choice('move', { to: { x: 6, y: 5 } }));
    expect(table.who('rin').cell).toEqual({ x: 6, y: 5 });
  });

  test('[PE-AIL-17] Despair costs 5 Stress at the start of the turn and leaves one Action: Willpower - 10', () => {
    const table = begins({ ailments: [{ id: 'despaired' }] });
    expect(stress(table, 'rin')).toBe(5);
    table.refuses(choice('defend'), 'ailment', 'PE-AIL-17');
    table.refuses(choice('move', { to: { x: 6, y: 5 } }), 'ailment', 'PE-AIL-17');
    table.does(choice('pull-together'));
    expect(waiting(table)).toMatchObject({ purpose: 'pull-together', target: 34 });
    table.rolls('pull-together', 35);
    expect([asked(table), conditions(table, 'rin')]).toEqual(['ogre turn', ['despaired']]);
    table.does(endTurn).does(choice('pull-together')).rolls('pull-together', 34);
    expect([stress(table, 'rin'), conditions(table, 'rin')]).toEqual([10, []]);
    // The Action is spent on it, the Move is still available.
    expect([hasAction(table, 'rin'), hasMove(table, 'rin')]).toEqual([false, true]);
  });

  test('[PE-AIL-17] passing out ends it', () => {
    // 63 is Exhausted: 5 more demand Toughness 43 - 20.
    const table = begins({ ailments: [{ id: 'despaired' }], stress: 63 }).rolls('stay-awake', 24);
    expect(conditions(table, 'rin')).toEqual(['unconscious', 'prone', 'exhausted']);
  });
});

describe('Blood Loss', () => {
  const bleeding = { conditions: ['bleeding'], equipped: null };

  test('[PE-BLD-1] at the start of the turn Toughness or Endurance (Injury), the better; it costs nothing', () => {
    const trained = { sheet: { skills: { endurance: { focuses: { injury: { bonus: 10 } } } } } };
    const table = fight(with_(bleeding, trained), { stage: 'start' }).answers('rin', decline);
    expect(waiting(table)).toMatchObject({ purpose: 'blood-loss', target: 53 });
    table.rolls('blood-loss', 53);
    expect([light(table, 'rin'), hasAction(table, 'rin'), asked(table)]).toEqual([4, true, 'rin turn']);
    expect(conditions(table, 'rin')).toEqual(['bleeding']);
  });

  test('[PE-BLD-1, PE-BLD-3] failed, it is a wound at once', () => {
    const table = begins(bleeding).does(decline);
    expect(waiting(table).target).toBe(43);
    expect(wounds(table.rolls('blood-loss', 44), 'rin')).toEqual([3, 2, 1]);
  });

  test('[PE-BLD-2] an Action spent on it gives 3 Advantages', () => {
    const table = begins(bleeding);
    expect(asked(table)).toBe('rin stem');
    table.refuses(choice('yes'), 'midResolution', 'PE-TEST-7').does(choice('stem'));
    expect(waiting(table)).toMatchObject({ purpose: 'blood-loss', target: 73 });
    expect(table.lines().at(-1)).toMatchObject({ text: 'Rin stems the blood', clause: 'PE-BLD-2' });
    table.rolls('blood-loss', 73);
    expect([hasAction(table, 'rin'), hasMove(table, 'rin')]).toEqual([false, true]);
  });

  test('[PE-BLD-2] whoever has no Action to spend is not asked, nor the one for whom it changes nothing', () => {
    const stunned = begins({ ...bleeding, ailments: [{ id: 'stunned' }] });
    expect(stunned.roll().purpose).toBe('blood-loss');
    const lineUp = with_(bleeding, { sheet: { scores: { toughness: 100 } } });
    expect(fight(lineUp, { stage: 'start' }).roll().purpose).toBe('blood-loss');
  });

  test('[PE-BLD-5] where the table says so, a passed test with the Action spent on it ends the bleeding', () => {
    const setting = { rulings: { bloodLossPass: 'endsIfStemming' } };
    const table = begins(bleeding, setting).does(choice('stem')).rolls('blood-loss', 73);
    expect(conditions(table, 'rin')).toEqual([]);
    const free = begins(bleeding, setting).does(decline).rolls('blood-loss', 43);
    expect(conditions(free, 'rin')).toEqual(['bleeding']);
  });
});

describe('without air', () => {
  test('[PE-AIR-1] the game master cuts somebody off, and lets it breathe again', () => {
    const table = rin({});
    table.byHand('smoke', { change: 'condition', who: 'rin', condition: 'suffocating', on: true });
    expect(conditions(table, 'rin')).toContain('suffocating');
    roundOver(table).rolls('hold-breath', 43);
    table.byHand('a window', { change: 'condition', who: 'rin', condition: 'suffocating', on: false });
    roundOver(table);
    expect(asked(table)).toBe('rin turn');
  });

  test('[PE-AIR-4] a Toughness test each round; failed, 1 Stress and 1 for each degree', () => {
    const table = roundOver(rin({ suffocation: {} }));
    expect(waiting(table)).toMatchObject({ purpose: 'hold-breath', target: 43 });
    // 43 against 65: 2 degrees.
    table.rolls('hold-breath', 65);
    expect(stress(table, 'rin')).toBe(3);
    expect(stress(roundOver(table).rolls('hold-breath', 43), 'rin')).toBe(3);
  });

  test('[PE-AIR-3, PE-AIR-5] in action the breath lasts TB rounds, then one is unconscious', () => {
    const table = rin({ suffocation: { rounds: 2 } });
    roundOver(table).rolls('hold-breath', 1);
    expect(conditions(table, 'rin')).not.toContain('unconscious');
    roundOver(table).rolls('hold-breath', 1);
    expect(table.facts('knocked-out')).toMatchObject([{ who: 'rin', clause: 'PE-AIR-5' }]);
  });

  test('[PE-AIR-2] calm, it lasts TB minutes of 12 rounds, with a test each minute', () => {
    const table = roundOver(rin({ suffocation: { mode: 'calm', rounds: 10 } }));
    roundOver(roundOver(table).rolls('hold-breath', 43));
    expect(conditions(table, 'rin')).not.toContain('unconscious');
    const last = roundOver(rin({ suffocation: { mode: 'calm', rounds: 47 } })).rolls('hold-breath', 43);
    expect(conditions(last, 'rin')).toContain('unconscious');
  });

  test('[PE-AIR-6] unconscious and without air: no more tests, and dead after TB rounds', () => {
    const table = rin(
      { suffocation: { rounds: 4, out: 2 }, conditions: ['unconscious'] },
      { turnOf: 'ogre' },
    );
    table.does(choice('go-on')).does(endTurn);
    expect(conditions(table, 'rin')).not.toContain('dead');
    table.does(choice('go-on')).does(endTurn);
    expect(conditions(table, 'rin')).toContain('dead');
  });

  test('[PE-AIR-4] at the start of the own turn, where the table tests then', () => {
    const table = rin({ suffocation: {} }, { rulings: { suffocationTiming: 'turnStart' } });
    roundOver(table);
    expect([table.view().round, waiting(table).purpose]).toEqual([2, 'hold-breath']);
  });
});

describe('Miasma', () => {
  const broken = { personas: { 'lantern-hart': 0 } };
  const sea = { seaOfChaos: true } as const;

  test('[PE-MIA-3] each round Willpower, or Stress as fast as it grows', () => {
    const table = roundOver(rin(broken, sea));
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'miasma', target: 44 });
    expect(stress(table.rolls('miasma', 45), 'rin')).toBe(1);
    expect(stress(roundOver(table).rolls('miasma', 44), 'rin')).toBe(1);
    const thick = roundOver(rin(broken, { ...sea, rulings: { miasmaRate: 4 } })).rolls('miasma', 45);
    expect(stress(thick, 'rin')).toBe(4);
  });

  test('[PE-MIA-1] a living Persona protects, Shadows are at home; elsewhere there is none', () => {
    for (const table of [rin({}, sea), rin(broken), rin(broken, { ...sea, rulings: { miasmaRate: 0 } })]) {
      expect(asked(roundOver(table))).toBe('rin turn');
    }
    expect(persona(rin({}, sea), 'rin')).toBe(4);
    // A combatant without any Persona is exposed, and shown to be; not where the Miasma does not grow.
    const cult = (rulings = {}) =>
      fight(
        { red: { cult: { use: 'cult-bombardier' } }, blue: { ogre: { at: [9, 5] } } },
        { ...sea, rulings },
      );
    expect(conditions(cult(), 'cult')).toContain('unprotected');
    expect(conditions(cult({ miasmaRate: 0 }), 'cult')).not.toContain('unprotected');
    // An unequipped Persona does not protect.
    expect(waiting(roundOver(rin({ equipped: null }, sea))).purpose).toBe('miasma');
  });
});

describe('out of the air', () => {
  test('[PE-FLY-6, PE-FLY-7] without flight one comes down a band at the end of each round', () => {
    const lineUp: LineUp = {
      evokers: { rin: { at: [5, 5] } },
      shadows: {
        imp: {
          at: [9, 5],
          sheet: { printed: { light: 60 } },
          now: { band: 'high', conditions: ['flight-lost'] },
        },
      },
    };
    const table = roundOver(fight(lineUp));
    expect(table.facts('band')).toMatchObject([{ who: 'imp', band: 'low' }]);
    roundOver(table);
    expect(table.facts('fell')).toMatchObject([{ who: 'imp', metres: 50 }]);
  });
});
