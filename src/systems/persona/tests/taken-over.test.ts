import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  asked,
  attack,
  cell,
  choice,
  conditions,
  decline,
  endTurn,
  fight,
  persona,
  terms,
  waiting,
} from './line-up.ts';

/** Turns that an ailment controls (PE-AIL-15, PE-AIL-16, PE-AIL-18, PE-AIL-19). */

/** Rin has the ailment; Mei stands next to her, an ogre two cells away, and Mei's turn was before hers. */
const struckBy = (ailment: Sketch, more: { readonly [id: string]: Sketch } = {}): LineUp => ({
  evokers: {
    mei: { at: [2, 5], ...more.mei },
    rin: { at: [5, 5], now: { ailments: [ailment] }, ...more.rin },
  },
  shadows: { ogre: { at: [7, 5], ...more.ogre } },
});
const turnOf = (lineUp: LineUp, setting: Setting = {}): Scenario =>
  fight(lineUp, { turnOf: 'rin', stage: 'start', ...setting });

describe('Confused', () => {
  const confused = (die: number, more: { readonly [id: string]: Sketch } = {}, setting: Setting = {}) =>
    turnOf(struckBy({ id: 'confused' }, more), setting).rolls('confusion', die);

  test('[PE-AIL-16] Intelligence at the start of the turn; whoever passes acts as it likes', () => {
    const table = turnOf(struckBy({ id: 'confused' }));
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'confusion', target: 35 });
    table.rolls('confusion', 35);
    expect(asked(table)).toBe('rin turn');
  });

  test('[PE-AIL-16] 0 or 1 degree: nothing is done, but attacks may be opposed', () => {
    for (const die of [36, 54]) {
      const table = confused(die, { ogre: { at: [6, 5] } });
      expect(asked(table)).toBe('ogre turn');
      table.does(attack('rin', { with: 'claws' })).rolls('attack', 40);
      expect(asked(table)).toBe('rin evasion');
    }
  });

  test('[PE-AIL-16] 2 or 3 degrees: an odd die empties the left hand, an even one the right', () => {
    const odd = confused(55);
    expect(odd.view().marks.map(({ label }) => label)).toEqual(['Pistol']);
    expect(odd.facts('item-moved')).toMatchObject([{ item: { id: 'rin/pistol' }, why: 'dropped' }]);
    expect(asked(odd)).toBe('ogre turn');
    expect(confused(74).facts('item-moved')).toMatchObject([{ item: { id: 'rin/sword' } }]);
  });

  test('[PE-AIL-16] 4 degrees: the nearest is attacked, round a wall too', () => {
    const walls = [{ kind: 'wall', x: 5, y: 4, side: 'e', length: 3 }];
    // 75 against Intelligence 35.
    const table = confused(75, { ogre: { at: [6, 5] } }, { field: { walls } });
    expect(table.facts('attack')).toMatchObject([{ with: 'rin/sword', targets: ['ogre'] }]);
    expect(cell(table, 'rin')).not.toEqual([5, 5]);
  });

  test('[PE-AIL-16] 4 degrees: the nearest is attacked, with a Move if need be; a friend as soon as a foe', () => {
    // Mei is 2 m away, the ogre 3: Rin walks up to her, and Mei may evade.
    const table = confused(75, { mei: { at: [3, 5] }, ogre: { at: [8, 5] } });
    expect(cell(table, 'rin')[0]).toBe(4);
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'attack' });
    table.rolls('attack', 40);
    expect(asked(table)).toBe('mei evasion');
    table.does(decline).rolls('location', 50);
    expect(asked(table)).toBe('ogre turn');
  });

  test('[PE-AIL-16] equally near: initiative decides', () => {
    // Both are 2 m away; Mei goes before the ogre.
    const table = confused(75, { mei: { at: [3, 5] } });
    expect(table.facts('attack')).toMatchObject([{ who: 'rin', targets: ['mei'] }]);
  });

  test('[PE-AIL-16] 5 degrees and more: it attacks itself, and nobody evades', () => {
    const table = confused(85).rolls('attack', 40);
    // Sword 3, SB 3, 0 degrees: 6 against TB 4 and the coat's 1.
    table.rolls('location', 50);
    expect(table.facts('attack')).toMatchObject([{ who: 'rin', targets: ['rin'] }]);
    expect(persona(table, 'rin')).toBe(3);
    expect(asked(table)).toBe('ogre turn');
  });

  test('[PE-AIL-16] where 4 and more is one band, nobody attacks itself', () => {
    const table = confused(95, { mei: { at: [4, 5] } }, { rulings: { confusedBands: 'fourPlusOnly' } });
    expect(table.facts('attack')).toMatchObject([{ who: 'rin', targets: ['mei'] }]);
  });

  test('[PE-AIL-16] where it takes only the Action, the Move is left', () => {
    const rulings = { confusedTurn: 'actionOnly' };
    const table = confused(36, {}, { rulings });
    expect(asked(table)).toBe('rin turn');
    table.refuses(choice('defend'), 'noAction', 'PE-TIME-3');
    // Without the Move nobody is in reach.
    const armed = { rin: { now: { ailments: [{ id: 'confused' }], inHand: { right: 'sword' } } } };
    const far = confused(75, armed, { rulings });
    expect(far.facts('attack')).toEqual([]);
    expect(cell(far, 'rin')).toEqual([5, 5]);
  });

  test('[PE-AIL-16] a Staggering blow of the Confused earns no One More, unless the table says so', () => {
    const blow = (setting: Setting) =>
      confused(75, { ogre: { at: [6, 5] }, mei: { at: [1, 1] } }, setting)
        .rolls('attack', 5)
        .does(decline)
        .rolls('location', 50);
    expect(asked(blow({}))).toBe('ogre turn');
    expect(asked(blow({ rulings: { forcedAttackOneMore: true } }))).toBe('rin one-more');
  });
});

describe('Brainwashed', () => {
  const washed = (more: { readonly [id: string]: Sketch } = {}, setting: Setting = {}) =>
    turnOf(struckBy({ id: 'brainwashed', by: 'ogre' }, more), setting);

  test('[PE-AIL-15] its controller orders an attack on anybody, and it moves as far as it must', () => {
    const table = washed();
    expect(asked(table)).toBe('ogre order');
    table.refuses(choice('defend'), 'noSuchThing', 'PE-AIL-15');
    table.does(choice('attack', { with: 'rin/sword', target: 'mei' }));
    expect(cell(table, 'rin')[0]).toBe(3);
    table.rolls('attack', 96);
    expect(asked(table)).toBe('ogre turn');
  });

  test('[PE-AIL-15] where nobody is known to control it the game master gives the order', () => {
    expect(asked(turnOf(struckBy({ id: 'brainwashed' })))).toMatch(/^gm /);
  });

  /** Ordered to Mei, she leaves the ogre's side: it strikes with this Power, and she fails to resist. */
  const struckOnTheWay = (power: string, mei: Sketch = {}, setting: Setting = {}): Scenario =>
    washed({ mei, ogre: { at: [6, 5], sheet: { powers: [power], rank: 2 } } }, setting)
      .does(choice('attack', { with: 'rin/sword', target: 'mei' }))
      .answers('ogre', choice('chance-attack', { with: power }))
      .rolls('attack', 30)
      .rolls('resist', 90);

  test('[PE-AIL-15, PE-AIL-6] whom a Chance Attack on the way leaves without actions does not strike', () => {
    // `after`: the blow falls when she has gone a step, and Mei is within her reach.
    const table = struckOnTheWay('jolt', { at: [3, 5] }, { rulings: { chanceTiming: 'after' } });
    expect([cell(table, 'rin')[0], conditions(table, 'rin')]).toEqual([4, ['brainwashed', 'shocked']]);
    expect(table.facts('attack')).toMatchObject([{ who: 'ogre' }]);
    expect(asked(table)).toBe('ogre turn');
  });

  test('[PE-AIL-15, PE-AIL-3] whom another ailment of the mind releases on the way stops there, and acts as it likes', () => {
    const table = struckOnTheWay('muddle');
    expect([cell(table, 'rin'), conditions(table, 'rin')]).toEqual([[5, 5], ['confused']]);
    // Neither the order nor a test of the Confused, which comes at the start of a turn (PE-AIL-16): the rest is hers.
    expect([asked(table), table.facts('attack')]).toMatchObject(['rin turn', [{ who: 'ogre' }]]);
    expect(table.option('attack').refused).toBeUndefined();
  });

  test('[PE-FLY-4] a shot that is ordered to another altitude is the game master’s to allow too', () => {
    const gun = { id: 'gun', name: 'Gun', class: 'basic', hands: 2, damage: 5, range: 300 };
    const sheet = { weapons: [{ ...gun, longRanged: true }], inHand: { right: 'gun', left: null } };
    const order = choice('attack', { with: 'rin/gun', target: 'mei' });
    const mei = { at: [2, 5], use: 'imp', now: { band: 'high' } };
    const table = washed({ rin: { at: [5, 5], sheet }, mei });
    table.does(order);
    expect(asked(table)).toBe('gm long-shot');
    expect(table.does(choice('refuse')).facts('attack')).toEqual([]);
  });

  test('[PE-AIL-15] or that it heals anybody with what it has', () => {
    // Rin's Mend restores 2 Light Wounds, of her controller if it says so.
    const table = washed({ ogre: { at: [7, 5], now: { light: 1 } } });
    table.does(choice('help', { with: 'mend', target: 'ogre' }));
    expect(table.facts('healed')).toMatchObject([{ who: 'ogre', amount: 2, left: 3 }]);
    expect(asked(table)).toBe('ogre turn');
  });

  test('[PE-AIL-15] what an order costs is what it costs the one who obeys', () => {
    const cost = (more: { readonly [id: string]: Sketch }, order: object) =>
      (washed(more).send({ do: 'preview', choice: order } as never) as { cost?: object }).cost;
    // Both have a Cinder of their own; Rin's costs 2 Spirit.
    const cinder = choice('attack', { with: 'cinder', target: 'mei' });
    expect(cost({}, cinder)).toEqual({ spirit: 2 });
    const dear = {
      id: 'cinder',
      name: 'Cinder',
      tier: 1,
      element: 'fire',
      does: { deed: 'magic', damage: 4 },
    };
    const ogre = { at: [7, 5], sheet: { powers: [{ ...dear, cost: { pool: 'spirit', points: 9 } }] } };
    expect(cost({ ogre }, cinder)).toEqual({ spirit: 2 });
    expect(cost({}, choice('nothing'))).toBeUndefined();
  });

  test('[PE-AIL-15] or nothing at all; help that nobody needs cannot be ordered', () => {
    const table = washed();
    expect(table.option('help').refused?.code).toBe('outOfReach');
    table.refuses(choice('help', { with: 'mend', target: 'ogre' }), 'outOfReach', 'PE-AIL-15');
    table.does(choice('nothing'));
    expect([asked(table), cell(table, 'rin')]).toEqual(['ogre turn', [5, 5]]);
  });

  test('[PE-AIL-15] without a controller who could give orders nothing is done', () => {
    const table = washed({ ogre: { at: [7, 5], now: { conditions: ['unconscious'] } } });
    expect(asked(table)).toBe('gm end');
    table.does(choice('go-on'));
    expect(table.facts('taken-over')).toMatchObject([{ who: 'rin', by: null }]);
    expect(table.facts('turn-ended')).toMatchObject([{ who: 'rin' }]);
    const words = table.lines().map(({ text }) => text);
    expect(words).toContain('Rin has nobody to give it orders, and does nothing');
  });

  test('[PE-AIL-15] where the controller moves it, it moves it first, and reaches no farther', () => {
    const table = washed({}, { rulings: { brainwashMove: 'controllerMoves' } });
    expect(asked(table)).toBe('ogre order-move');
    table.refuses(choice('basic', { to: { x: 15, y: 11 } }), 'noMetres', 'PE-MOVE-3');
    table.does(choice('basic', { to: { x: 5, y: 8 } }));
    expect(cell(table, 'rin')).toEqual([5, 8]);
    table.refuses(choice('attack', { with: 'rin/sword', target: 'mei' }), 'outOfReach', 'PE-AIL-15');
    table.does(choice('attack', { with: 'rin/pistol', target: 'mei' }));
    expect(waiting(table).purpose).toBe('attack');
  });

  test.each([
    ['asNeeded', choice('attack', { with: 'rin/sword', target: 'mei' })],
    ['controllerMoves', choice('basic', { to: { x: 3, y: 5 } })],
  ])(
    '[PE-AIL-15, PE-MOVE-11] ruling brainwashMove %s: whom it leaves it leaves without care',
    (brainwashMove, order) => {
      const table = washed({ ogre: { at: [6, 5] } }, { rulings: { brainwashMove } }).does(order);
      // Moving there, it provokes its controller and the controller's allies too.
      expect([asked(table), cell(table, 'rin')]).toEqual(['ogre chance-attack', [5, 5]]);
      table.does(decline);
      expect([cell(table, 'rin')[0], table.lines().some(({ text }) => text === 'Rin moves 2 m')]).toEqual([
        3,
        true,
      ]);
    },
  );

  test('[PE-AIL-15] its attacks earn no One More', () => {
    const table = washed({ mei: { at: [4, 5] } }).does(
      choice('attack', { with: 'rin/sword', target: 'mei' }),
    );
    table.rolls('attack', 5).does(decline).rolls('location', 50);
    expect(conditions(table, 'mei')).toContain('staggered');
    expect(asked(table)).toBe('ogre turn');
  });
});

describe('Enraged', () => {
  const enraged = (more: { readonly [id: string]: Sketch } = {}, setting: Setting = {}) =>
    turnOf(struckBy({ id: 'enraged' }, more), setting);

  test('[PE-AIL-18] it strikes at the enemy in reach with what is in hand, and does nothing else', () => {
    const table = enraged({ ogre: { at: [6, 5] } });
    // 48 and 10 for the rage.
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'attack', target: 58 });
    table.rolls('attack', 90);
    expect(table.facts('attack')).toMatchObject([{ with: 'rin/sword', targets: ['ogre'] }]);
    expect(asked(table)).toBe('ogre turn');
  });

  test('[PE-AIL-18] it stays where it is once it has struck somebody whom its long arms reach', () => {
    const grave = { use: 'grave-colossus', at: [5, 5], now: { ailments: [{ id: 'enraged' }] } } as const;
    const table = fight({ red: { grave }, blue: { ogre: { at: [8, 5] } } }).rolls('attack', 90);
    expect([cell(table, 'grave'), asked(table)]).toEqual([[5, 5], 'ogre turn']);
    expect(table.facts('taken-over')).toEqual([]);
  });

  test('[PE-AIL-18] among several in reach its player picks', () => {
    const lineUp = struckBy({ id: 'enraged' }, { ogre: { at: [6, 5] } });
    const table = turnOf({ ...lineUp, more: { imp: { at: [6, 6] } } });
    expect(asked(table)).toBe('rin rage');
    table.refuses(choice('attack', { target: 'mei' }), 'noSuchThing', 'PE-AIL-18');
    table.does(choice('attack', { target: 'imp' }));
    expect(table.facts('attack')).toMatchObject([{ targets: ['imp'] }]);
  });

  test('[PE-AIL-18] with nobody in reach it charges if that brings it there', () => {
    const table = enraged();
    expect(cell(table, 'rin')[0]).toBe(6);
    // 48, 10 for the rage, 10 for the Charge.
    expect(waiting(table)).toMatchObject({ purpose: 'attack', target: 68 });
  });

  test('[PE-AIL-18] an enemy beside it on the other side of a wall is not in reach: it goes round', () => {
    const walls = [{ kind: 'wall', x: 5, y: 4, side: 'e', length: 3 }];
    const table = enraged({ ogre: { at: [6, 5] } }, { field: { walls } });
    // Around the end of a wall of three cells, no more than a Basic Move: 48, 10 for the rage, 10 for the Charge.
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'attack', target: 68 });
    expect(cell(table, 'rin')).not.toEqual([5, 5]);
  });

  test('[PE-AIL-18] else it runs at the nearest, and strikes if the Run gets there', () => {
    // 9 m: more than a Basic Move of 8, less than a Run of 16.
    const table = enraged({ ogre: { at: [15, 5] } });
    expect(cell(table, 'rin')[0]).toBe(14);
    expect(conditions(table, 'rin')).toContain('running');
    expect(waiting(table)).toMatchObject({ purpose: 'attack', target: 58 });
  });

  test('[PE-AIL-18] as far as it gets, and then its turn is over', () => {
    const table = enraged({ ogre: { at: [28, 5] } }, { field: { width: 30 } });
    expect(cell(table, 'rin')[0]).toBe(21);
    expect(asked(table)).toBe('ogre turn');
  });

  test('[PE-AIL-18] by Basic Move where the table says so', () => {
    const table = enraged({ ogre: { at: [15, 5] } }, { rulings: { enragedMove: 'basic' } });
    expect(cell(table, 'rin')[0]).toBe(13);
    expect(asked(table)).toBe('ogre turn');
  });
});

describe('Panicked', () => {
  const panicked = (more: { readonly [id: string]: Sketch } = {}, setting: Setting = {}) =>
    turnOf(struckBy({ id: 'panicked', by: 'ogre' }, { ogre: { at: [6, 5] }, ...more }), setting);

  test('[PE-AIL-19] failing against the source by 3 degrees makes it spend the next Move and Action fleeing', () => {
    // 48 - 10 for the panic: 38. 68 fails by 3 degrees.
    const table = panicked()
      .does(attack('ogre', { with: 'sword' }))
      .rolls('attack', 68);
    expect(conditions(table, 'rin')).toContain('fleeing');
    table.does(endTurn).does(endTurn).does(endTurn);
    // Her next turn: the ogre she leaves makes a Chance Attack.
    expect(asked(table)).toBe('ogre chance-attack');
    table.does(decline);
    expect(conditions(table, 'rin')).not.toContain('fleeing');
    // 16 m: around the ogre and 9 m away, where the field ends.
    expect(cell(table, 'rin')[0]).toBe(15);
    table.refuses(choice('defend'), 'noAction', 'PE-TIME-3');
  });

  test('[PE-AIL-19] with the source gone from the fight it flees from every other enemy', () => {
    const table = turnOf({
      evokers: { rin: { at: [8, 5], now: { ailments: [{ id: 'panicked', by: 'ogre' }] } } },
      shadows: { ogre: { at: [9, 5] }, imp: { at: [7, 5] } },
    })
      .does(attack('ogre', { with: 'sword' }))
      .rolls('attack', 68)
      .byHand('called away', { change: 'out', who: 'ogre', out: 'fled' });
    for (let turn = 0; turn < 6 && conditions(table, 'rin').includes('fleeing'); turn++) {
      if (asked(table).endsWith(' turn')) table.does(endTurn);
      else table.does(decline);
    }
    // Away from the imp: 8 m to this end of the field, 7 m to the other. From where the ogre stood it would be the other.
    expect(conditions(table, 'rin')).not.toContain('fleeing');
    expect(cell(table, 'rin')[0]).toBe(15);
  });

  test('[PE-AIL-19] 2 degrees do not; a Disadvantage it is in any case', () => {
    const table = panicked().does(attack('ogre', { with: 'sword' }));
    expect(terms(table)).toContain('Panicked -10');
    table.rolls('attack', 67);
    expect(conditions(table, 'rin')).not.toContain('fleeing');
  });

  test('[PE-AIL-19] winning a test against the source ends it', () => {
    const table = panicked()
      .does(attack('ogre', { with: 'sword' }))
      .rolls('attack', 20);
    table.answers('ogre', decline).rolls('location', 50);
    expect(conditions(table, 'rin')).not.toContain('panicked');
  });

  test('[PE-AIL-19] it loses a test that the source wins by so much: success and failure add up', () => {
    // The ogre hits with 2 degrees (40 + 10 for her ailment, 30), her parry of 38 misses by 1 (48): 3 in all.
    const parries = (setting: Setting) =>
      panicked({}, { turnOf: 'ogre', stage: 'main', ...setting })
        .does(attack('rin', { with: 'claws' }))
        .rolls('attack', 30)
        .answers('rin', choice('parry'))
        .rolls('evasion', 48);
    expect(conditions(parries({}), 'rin')).toContain('fleeing');
    // As an absolute difference they are only 1 apart.
    const other = parries({ rulings: { panicGap: 'absolute' } });
    expect(conditions(other, 'rin')).not.toContain('fleeing');
  });

  test('[PE-AIL-3, PE-AIL-19] with another Mental ailment in its place nobody flees any more, with a Physical one beside it still', () => {
    const then = (condition: string): boolean =>
      conditions(
        panicked()
          .does(attack('ogre', { with: 'sword' }))
          .rolls('attack', 68)
          .byHand('a curse', { change: 'condition', who: 'rin', condition, on: true }),
        'rin',
      ).includes('fleeing');
    expect([then('amnesiac'), then('dizzy')]).toEqual([false, true]);
  });

  test('[PE-AIL-19] a full Move and Action overcome it', () => {
    const table = panicked();
    expect(table.option('pull-together').refused).toBeUndefined();
    table.does(choice('pull-together'));
    expect(conditions(table, 'rin')).not.toContain('panicked');
    table.refuses(choice('defend'), 'noAction', 'PE-TIME-3');
    const late = panicked().does(choice('defend'));
    late.refuses(choice('pull-together'), 'noAction', 'PE-TIME-3');
  });
});
