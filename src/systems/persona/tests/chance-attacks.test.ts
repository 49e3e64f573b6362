import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Fighter, Setting } from './line-up.ts';
import {
  asked,
  attack,
  cell,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  fight,
  path,
  terms,
  waiting,
} from './line-up.ts';

/** Chance Attacks (section CHA): Rin provokes the ogre beside her (Melee 40, claws). */

const chance = choice('chance-attack', { with: 'claws' });
const flee = choice('flee');
const open = (ogre: Fighter = {}, rin: Fighter = {}, setting: Setting = {}): Scenario =>
  duel({ rin, ogre }, setting);
/** She moves away without a Disengage. */
const leaves = (table: Scenario): Scenario => table.does(path([4, 5])).does(flee);

describe('what provokes', () => {
  test('[PE-CHA-1] it is a Standard Attack out of turn, and may be let pass', () => {
    const table = leaves(open());
    expect(asked(table)).toBe('ogre chance-attack');
    table.does(decline);
    expect(asked(table)).toBe('rin turn');
    expect(cell(table, 'rin')).toEqual([4, 5]);
    const struck = leaves(open()).does(chance);
    expect(waiting(struck)).toMatchObject({ who: 'ogre', purpose: 'attack' });
    expect(struck.facts('attack').at(-1)).toMatchObject({ who: 'ogre', targets: ['rin'], purpose: 'chance' });
  });

  test('[PE-MOVE-11] [PE-MOVE-10] it has Advantage against whoever flees, as after a lost Disengage', () => {
    expect(terms(leaves(open()).does(chance))).toEqual(['Melee 40', 'fleeing 10']);
    const failed = open()
      .does(path([4, 5]))
      .does(choice('test'))
      .rolls('disengage', 99);
    expect(terms(failed.does(chance))).toEqual(['Melee 40', 'fleeing 10']);
  });

  test('[PE-CHA-1] several who are provoked are asked in the order of initiative', () => {
    const table = fight(
      { red: { rin: { at: [5, 5] } }, blue: { ogre: { at: [6, 5] }, imp: { at: [6, 6] } } },
      { order: ['rin', 'imp', 'ogre'] },
    );
    table.does(path([4, 4])).does(flee);
    expect(asked(table)).toBe('imp chance-attack');
    table.does(decline);
    expect(asked(table)).toBe('ogre chance-attack');
  });

  test('[PE-CHA-1] it interrupts: whoever goes down goes nowhere; `after`: it has gone already', () => {
    const dying: Fighter = { now: { equipped: null, light: 0, heavy: 0 } };
    const before = leaves(open({}, dying)).does(chance).rolls('attack', 20);
    before.answers('rin', decline).rolls('location', 50);
    expect([before.who('rin').out, cell(before, 'rin')]).toEqual(['unconscious', [5, 5]]);
    const after = leaves(open({}, dying, { rulings: { chanceTiming: 'after' } })).does(chance);
    after.rolls('attack', 20).answers('rin', decline).rolls('location', 50);
    expect([after.who('rin').out, cell(after, 'rin')]).toEqual(['unconscious', [4, 5]]);
  });

  test('[PE-MOVE-1] whoever goes down on the square of an ally makes room for it', () => {
    // Past Jun at (6,5), away from the ogre at (5,6): she is struck down while on his cell.
    const table = fight({
      red: { rin: { at: [5, 5], now: { equipped: null, light: 0, heavy: 0 } }, jun: { at: [6, 5] } },
      blue: { ogre: { at: [5, 6] } },
    });
    table
      .does(path([6, 5], [7, 5]))
      .does(flee)
      .does(chance)
      .rolls('attack', 20);
    table.answers('rin', decline).rolls('location', 50).answers('gm', choice('down'));
    expect(table.who('rin').out).toBe('unconscious');
    expect(cell(table, 'rin')).toEqual([5, 5]);
    expect(cell(table, 'jun')).toEqual([6, 5]);
  });

  test('[PE-CHA-2] leaving provokes, going along it does not', () => {
    expect(asked(open().does(path([5, 4])))).toBe('rin turn');
    expect(asked(leaves(open()))).toBe('ogre chance-attack');
  });

  test('[PE-CHA-3] getting up beside an enemy, who strikes at one who is still prone', () => {
    const table = open({}, { now: { conditions: ['prone'] } }).does(choice('rise'));
    expect(asked(table)).toBe('ogre chance-attack');
    // Melee 40, and the prone target.
    expect(waiting(table.does(chance)).target).toBe(50);
    table.rolls('attack', 99);
    expect(conditions(table, 'rin')).not.toContain('prone');
  });

  test('[PE-CHA-4] a failed Grapple is answered by its target', () => {
    const table = open()
      .does(choice('grapple', { target: 'ogre' }))
      .rolls('attack', 90);
    expect(asked(table)).toBe('ogre chance-attack');
  });

  test('[PE-CHA-5] firing a Basic weapon while engaged provokes, a Pistol does not', () => {
    const rifle = duel({ jun: {}, ogre: {} }).does(attack('ogre', { with: 'rifle' }));
    expect(asked(rifle)).toBe('ogre chance-attack');
    expect(waiting(rifle.does(decline))).toMatchObject({ who: 'jun', purpose: 'attack' });
    const pistol = open().does(attack('ogre', { with: 'pistol' }));
    expect(waiting(pistol)).toMatchObject({ who: 'rin', purpose: 'attack' });
  });

  test('[PE-CHA-3] [PE-CHA-5] whom getting up or a shot provokes is said before it is done', () => {
    const seen = (table: Scenario, deed: object) =>
      (table.send({ do: 'preview', choice: deed } as never) as { provokes?: readonly string[] }).provokes;
    const jun = duel({ jun: {}, ogre: {} });
    expect(seen(jun, attack('ogre', { with: 'rifle' }))).toEqual(['ogre']);
    expect(seen(open(), attack('ogre', { with: 'pistol' }))).toBeUndefined();
    expect(seen(open({}, { now: { conditions: ['prone'] } }), choice('rise'))).toEqual(['ogre']);
    // PE-ACT-13: each attack is with another weapon.
    const inHand = { right: 'knife', left: 'carbine' };
    const carbine = { id: 'carbine', name: 'Carbine', class: 'basic', hands: 1, damage: 5, range: 30 };
    const two = duel({ jun: { sheet: { weapons: ['knife', carbine], inHand } }, ogre: {} });
    two.does(choice('all-weapon'));
    expect(seen(two, choice('strike', { with: 'carbine', target: 'ogre' }))).toEqual(['ogre']);
    expect(seen(two, choice('strike', { with: 'knife', target: 'ogre' }))).toBeUndefined();
  });

  test('[PE-CHA-5] `after`: the shot falls first', () => {
    const table = duel({ jun: {}, ogre: {} }, { rulings: { chanceTiming: 'after' } });
    table.does(attack('ogre', { with: 'rifle' })).rolls('attack', 99);
    expect(asked(table)).toBe('ogre chance-attack');
  });

  test('[PE-CHA-6] a failed Trick is answered by its target', () => {
    const table = open()
      .does(choice('knockdown', { with: 'sword', target: 'ogre' }))
      .rolls('attack', 90);
    expect(asked(table)).toBe('ogre chance-attack');
  });
});

describe('who may', () => {
  const passes = (ogre: Fighter, setting: Setting = {}): string =>
    asked(
      open(ogre, {}, { rulings: { disengageNeeded: 'always' }, ...setting })
        .does(path([4, 5]))
        .does(flee),
    );

  test('[PE-CHA-7] nobody with an ailment, Staggered included, nobody held', () => {
    expect(passes({})).toBe('ogre chance-attack');
    expect(passes({ now: { ailments: [{ id: 'staggered' }] } })).toBe('rin turn');
    expect(passes({ now: { ailments: [{ id: 'dizzy' }] } })).toBe('rin turn');
    const held = fight(
      {
        red: { rin: { at: [5, 5] }, mei: { at: [7, 5] } },
        blue: { ogre: { at: [6, 5], now: { heldBy: [{ by: 'mei' }] } } },
      },
      { rulings: { disengageNeeded: 'always' } },
    );
    expect(asked(held.does(path([4, 5])).does(flee))).toBe('rin turn');
  });

  test('[PE-TIME-6] the surprised make none in the first round, unless the table says they do', () => {
    const surprised: Fighter = { now: { conditions: ['surprised'] } };
    expect(passes(surprised)).toBe('rin turn');
    const rulings = { surprisedChanceAttacks: true, disengageNeeded: 'always' };
    expect(passes(surprised, { rulings })).toBe('ogre chance-attack');
  });

  test('[PE-CHA-8] one until the start of one’s next turn', () => {
    const line = (order: readonly string[]): Scenario =>
      fight(
        {
          red: { rin: { at: [5, 5] }, mei: { at: [6, 6] } },
          blue: { ogre: { at: [6, 5] } },
        },
        { order },
      );
    const before = leaves(line(['rin', 'mei', 'ogre']))
      .does(chance)
      .rolls('attack', 99)
      .does(endTurn);
    before.does(path([7, 7]));
    expect([asked(before), cell(before, 'mei')]).toEqual(['mei turn', [7, 7]]);
    const after = leaves(line(['rin', 'ogre', 'mei']))
      .does(chance)
      .rolls('attack', 99)
      .does(endTurn);
    after
      .does(endTurn)
      .does(path([7, 7]))
      .does(flee);
    expect(asked(after)).toBe('ogre chance-attack');
  });

  test('[PE-CHA-9] the same enemy once a round, whatever happened since', () => {
    const table = fight(
      { red: { rin: { at: [5, 5] } }, blue: { ogre: { at: [6, 5] }, imp: { at: [14, 10] } } },
      { order: ['rin', 'ogre', 'imp'] },
    );
    leaves(table).does(chance).rolls('attack', 99);
    // Back into contact and out again: no test, no Chance Attack.
    table.does(path([5, 5], [4, 5]));
    expect(asked(table)).toBe('rin turn');
    expect(cell(table, 'rin')).toEqual([4, 5]);
  });

  test('[PE-CHA-10] firing in a Chance Attack provokes nobody, and it earns no One More', () => {
    const table = duel({ rin: {}, jun: { now: { inHand: { right: 'rifle' } } } });
    // In melee he counts as unarmed: a rifle cannot be used for a Chance Attack.
    table.does(path([4, 5])).does(flee);
    table.answers('jun', choice('chance-attack', { with: 'unarmed' }));
    // A Critical Hit in melee Staggers.
    table.rolls('attack', 1).answers('rin', decline).rolls('location', 50);
    expect(conditions(table, 'rin')).toContain('staggered');
    expect(table.facts('one-more-earned')).toHaveLength(0);
  });

  test('[PE-CHA-11] no rifle in melee, but a Pistol, a blade, bare hands or magic', () => {
    const table = duel({ rin: {}, jun: {} })
      .does(path([4, 5]))
      .does(flee);
    table.refuses(choice('chance-attack', { with: 'rifle' }), 'notAReaction', 'PE-CHA-11');
    const need = table.option('chance-attack').needs?.with;
    const offered = need?.kind === 'one' ? need.oneOf.map(({ id }) => id) : [];
    expect(offered).toContain('unarmed');
    expect(offered).not.toContain('jun/rifle');
    const pistol = duel({ ogre: {}, rin: {} })
      .does(path([4, 5]))
      .does(flee);
    pistol.answers('rin', choice('chance-attack', { with: 'pistol' }));
    expect(waiting(pistol)).toMatchObject({ who: 'rin', purpose: 'attack' });
  });

  test('[PE-ACT-15] whoever defends strikes with Advantage', () => {
    const table = duel({ ogre: {}, rin: { now: { conditions: ['defending'] } } });
    table
      .does(path([4, 5]))
      .does(flee)
      .answers('rin', choice('chance-attack', { with: 'sword' }));
    // Melee 48, the Flee and Defend.
    expect(waiting(table).target).toBe(68);
  });
});
