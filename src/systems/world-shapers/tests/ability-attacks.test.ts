import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  choice,
  conditions,
  endTurn,
  fight,
  hold,
  path,
  rp,
  terms,
  vitality,
  waiting,
  wp,
} from './line-up.ts';

/** Abilities that attack, and Quick Guard against attacks (WS-ATK-5, WS-ATK-11, WS-ATK-15, WS-RND-7). */

const uses = (ability: string, more: Sketch = {}) => choice(`ability-${ability}`, more);

/** The attacker at (2, 2), the target at (8, 2); a bandit on the target's side is far away. */
const against = (who: string, target: string, setting: Setting = {}, now: Sketch = {}, more: LineUp = {}) =>
  fight({ red: { [who]: { at: [2, 2] } }, blue: { [target]: { at: [8, 2], now } }, ...more }, setting);

test('[WS-ATK-5] [WS-ATK-1] Heat Lance: Intelligence and half of Will; upcast dice come with the others', () => {
  const table = against('oren', 'ogre');
  table.does(uses('heat-lance', { target: 'ogre', upcast: 3 }));
  // 5 + 3 / 2.
  expect(waiting(table)).toMatchObject({ who: 'oren', purpose: 'attack', bonus: 6 });
  table.rolls('attack', 6);
  expect(waiting(table)).toMatchObject({ purpose: 'damage', dice: 'd6+d6+d6+d6+d6' });
  table.rolls('damage', 2, 2, 2, 2, 2);
  expect([vitality(table, 'ogre'), ap(table, 'oren'), wp(table, 'oren')]).toEqual([45 - 8, 1, 11]);
});

test('[WS-GEN-10] a miss rolls no damage, and is paid all the same', () => {
  const table = against('oren', 'ogre');
  table.does(uses('heat-lance', { target: 'ogre' })).rolls('attack', 5);
  expect([asked(table), vitality(table, 'ogre'), wp(table, 'oren')]).toEqual(['oren turn', 45, 14]);
});

test('[WS-ATK-11] [WS-R56] a critical hit: 6 and 3 for each Tier, the printed one or with its steps', () => {
  const critical = (rulings: Sketch, upcast: number) => {
    const table = against('ysolt', 'ogre', { rulings });
    table.does(uses('star-shard', { target: 'ogre', upcast })).rolls('attack', 20);
    table.rolls('damage', ...Array.from({ length: 2 + upcast }, () => 1));
    return 45 - vitality(table, 'ogre') + 2;
  };
  // Tier 2: 12 more.
  expect(critical({}, 0)).toBe(2 + 12);
  expect(critical({}, 2)).toBe(4 + 12);
  expect(critical({ upcastRaisesTier: true }, 2)).toBe(4 + 18);
});

test('[WS-ATK-15] [WS-ATK-16] not to kill: 1d4 less and 1d4 for each Tier, and nobody bleeds', () => {
  const table = against('ysolt', 'bandit', { rulings: { combatEnd: 'gmOnly' } }, { vitality: 3 });
  table.does(uses('star-shard', { target: 'bandit', nonLethal: 'yes' })).rolls('attack', 15);
  table.rolls('damage', 6, 6);
  expect(waiting(table)).toMatchObject({ purpose: 'non-lethal', dice: 'd4+d4+d4' });
  table.rolls('non-lethal', 1, 2, 1);
  // 12 - 4 - 1.
  expect(table.facts('vitality-lost')).toMatchObject([{ who: 'bandit', left: 3 - 7 }]);
  expect(table.who('bandit').out).toBe('unconscious');
  expect(conditions(table, 'bandit')).not.toContain('bleeding');
});

test('[WS-ATK-15] what is withstood cannot be non-lethal, nor miss', () => {
  const table = against('oren', 'ogre');
  table.refuses(uses('gale-push', { target: 'ogre', nonLethal: 'yes' }), 'notPlayed', 'WS-ATK-15');
  table.refuses(uses('gale-push', { target: 'ogre', miss: 'yes' }), 'notPlayed', 'WS-ATK-3');
  expect(table.option('ability-gale-push').needs).not.toHaveProperty('nonLethal');
  expect(table.option('ability-heat-lance').needs).toHaveProperty('nonLethal');
  table.refuses(uses('heat-lance', { target: 'ogre', nonLethal: 'perhaps' }), 'noSuchThing', 'WS-ABL-1');
});

test('[WS-R58] [WS-R52] where it is said later, it is not said with the Ability', () => {
  const table = against('oren', 'ogre', {
    rulings: { nonLethalTiming: 'onHit', deliberateMiss: 'afterRoll' },
  });
  expect(table.option('ability-heat-lance').needs).not.toHaveProperty('nonLethal');
  expect(table.option('ability-heat-lance').needs).not.toHaveProperty('miss');
  table.refuses(uses('heat-lance', { target: 'ogre', nonLethal: 'yes' }), 'notPlayed', 'WS-ATK-14');
});

test('[WS-ATK-3] an Ability that is to miss is paid, and no die falls', () => {
  const table = against('oren', 'ogre');
  table.does(uses('heat-lance', { target: 'ogre', miss: 'yes' }));
  expect([asked(table), wp(table, 'oren')]).toEqual(['oren turn', 14]);
});

test('[WS-DMG-13] Holy Ray spares the living unless it is to kill', () => {
  const ray = (more: Sketch) => {
    const table = against('maela', 'bandit', { rulings: { combatEnd: 'gmOnly' } }, { vitality: 3 });
    table
      .does(uses('holy-ray', { target: 'bandit', ...more }))
      .rolls('attack', 15)
      .rolls('damage', 5, 5);
    return conditions(table, 'bandit').includes('bleeding');
  };
  expect([ray({}), ray({ holyLethal: 'yes' })]).toEqual([false, true]);
});

test('[WS-ABL-1] Spark: 1 AP; and the wisp’s own, as printed', () => {
  const table = against('ysolt', 'ogre');
  table
    .does(uses('spark', { target: 'ogre' }))
    .rolls('attack', 10)
    .rolls('damage', 5);
  expect([ap(table, 'ysolt'), vitality(table, 'ogre')]).toEqual([2, 42]);
  table.refuses(uses('spark', { target: 'ogre', upcast: 1 }), 'upcastLimit', 'WS-ABL-2');
  const wisp = against('fire-wisp', 'brana');
  wisp.does(uses('wisp-spark', { target: 'brana' }));
  expect(waiting(wisp).bonus).toBe(5);
  wisp.rolls('attack', 11).rolls('damage', 6);
  expect(vitality(wisp, 'brana')).toBe(30);
});

test('[WS-ARM-5] [WS-ABL-2] Venom Spit: its upcast dice are Poison', () => {
  const table = against('corroder', 'ogre');
  table.does(uses('venom-spit', { target: 'ogre', upcast: 1 })).rolls('attack', 15);
  expect(waiting(table).dice).toBe('d6');
  table.rolls('damage', 3);
  expect(waiting(table).dice).toBe('d6+d6');
  table.rolls('damage', 4, 4);
  // Armor 2 is lower than the Constitution DR value of 4: 3 + 8 - 2.
  expect(vitality(table, 'ogre')).toBe(36);
});

test('[WS-STA-4] [WS-DRS-8] Ember Hex, Acid Spray, Static Lash: a failed Constitution DR leaves the element behind', () => {
  const story = (who: string, ability: string, status: string) => {
    const table = fight({ red: { [who]: { at: [4, 2] } }, blue: { ogre: { at: [8, 2] } } });
    table
      .does(uses(ability, { target: 'ogre' }))
      .rolls('attack', 18)
      .rolls('damage', 6);
    expect(waiting(table)).toMatchObject({ who: 'ogre', bonus: 4, purpose: 'rider' });
    table.rolls('rider', 1);
    expect([vitality(table, 'ogre'), conditions(table, 'ogre')]).toEqual([41, [status]]);
  };
  story('hex-weaver', 'ember-hex', 'burning');
  story('storm-dancer', 'static-lash', 'shocked');
  story('corroder', 'acid-spray', 'corroded');
});

test('[WS-ATK-7] Wither is a melee attack of 1 m', () => {
  const far = against('hex-weaver', 'ogre');
  far.refuses(uses('wither', { target: 'ogre' }), 'outOfReach', 'WS-ATK-7');
  const near = fight({ red: { 'hex-weaver': { at: [7, 2] } }, blue: { ogre: { at: [8, 2] } } });
  near
    .does(uses('wither', { target: 'ogre' }))
    .rolls('attack', 15)
    .rolls('damage', 4, 4);
  expect(vitality(near, 'ogre')).toBe(39);
});

test('[WS-ABL-1] Battle Hymn and Leaden Arms change hit bonuses, Stone Skin Armor', () => {
  const gift = (of: string, value: number, ability: string) => ({
    effects: [{ ability, label: ability, gifts: [{ of, value }], for: 'combat' }],
  });
  const table = fight({
    red: { oren: { at: [2, 2], now: gift('hit', 1, 'battle-hymn') } },
    blue: { ogre: { at: [8, 2], now: gift('armor', 2, 'stone-skin') } },
  });
  table.does(uses('heat-lance', { target: 'ogre' }));
  expect([waiting(table).bonus, terms(table)]).toEqual([7, expect.arrayContaining(['battle-hymn 1'])]);
  table.rolls('attack', 15).rolls('damage', 5, 5);
  expect(vitality(table, 'ogre')).toBe(45 - 6);
});

test('[WS-ADV-13] [WS-R44] at a square where somebody hides: offered only when somebody does', () => {
  const line = (at: readonly [number, number]): LineUp => ({
    red: { oren: { at: [2, 2] } },
    blue: { bandit: { at, now: { hiddenFrom: ['oren'] } } },
  });
  const table = fight(line([8, 2]));
  table.refuses(uses('heat-lance', { target: 'bandit' }), 'hidden', 'WS-ADV-13');
  table.refuses(choice('square-heat-lance', { cell: { x: 23, y: 2 } }), 'outOfRange', 'WS-ATK-8');
  table.does(choice('square-heat-lance', { cell: { x: 8, y: 2 } }));
  // With disadvantage.
  expect(waiting(table)).toMatchObject({ dice: 'd20+d20', purpose: 'attack' });
  table.rolls('attack', 10, 12).rolls('damage', 3, 3);
  expect(vitality(table, 'bandit')).toBe(15 - 5);
  const empty = fight(line([8, 9]));
  empty.does(choice('square-heat-lance', { cell: { x: 8, y: 2 } }));
  expect([asked(empty), wp(empty, 'oren')]).toEqual(['oren turn', 14]);
  const never = fight(line([8, 2]), { rulings: { attackHidden: 'cannotTarget' } });
  expect(never.choice().options.some(({ id }) => id === 'square-heat-lance')).toBe(false);
});

/** Sill: Evasion 15, 10 WP, upcast limit 2. The bandit: sword and bow +3. */
const guarding = (setting: Setting = {}, sill: Sketch = {}) =>
  fight(
    {
      foes: { bandit: { at: [5, 5] } },
      heroes: { sill: { at: [6, 5], now: sill }, brana: { at: [12, 12] } },
    },
    setting,
  );
const stab = choice('attack', { with: 'sword', target: 'sill' });

test('[WS-RND-7] Quick Guard: 1 RP and 1 WP for 3 Evasion, before the roll', () => {
  const table = guarding();
  table.does(stab);
  expect(asked(table)).toBe('sill reaction.offer');
  expect(table.option('use')).toMatchObject({ label: 'Quick Guard', cost: { rp: 1, wp: 1 } });
  table.does(choice('use'));
  expect([rp(table, 'sill'), wp(table, 'sill')]).toEqual([1, 9]);
  // 17 reaches 15, but not 18.
  table.rolls('attack', 14);
  expect([asked(table), vitality(table, 'sill')]).toEqual(['bandit turn', 26]);
});

test('[WS-RND-7] passing costs nothing, and it is for one attack', () => {
  const table = guarding();
  table.does(stab).does(choice('decline')).rolls('attack', 12).rolls('damage', 5);
  expect([rp(table, 'sill'), wp(table, 'sill'), vitality(table, 'sill')]).toEqual([2, 10, 22]);
});

test('[WS-ABL-2] [WS-RND-7] Quick Guard upcast: 1 more for each WP, up to the limit', () => {
  const table = guarding();
  table.does(stab);
  table.refuses(choice('use', { upcast: 3 }), 'upcastLimit', 'WS-ABL-2');
  expect(table.option('use').needs?.upcast).toMatchObject({ oneOf: [{ id: '0' }, { id: '1' }, { id: '2' }] });
  table.does(choice('use', { upcast: 2 }));
  expect(wp(table, 'sill')).toBe(7);
  // 15 + 5 = 20.
  table.rolls('attack', 16);
  expect(vitality(table, 'sill')).toBe(26);
});

test('[WS-R79] how far Quick Guard is upcast may be asked, too', () => {
  const table = guarding({ rulings: { upcastDeclared: 'ask' } });
  table.does(stab).does(choice('use'));
  expect(asked(table)).toBe('sill ability.upcast');
  table.does(choice('2')).rolls('attack', 17).rolls('damage', 4);
  // 20 reaches 15 + 5 = 20. Light armour: Armor 1.
  expect([wp(table, 'sill'), vitality(table, 'sill')]).toEqual([7, 23]);
});

test('[WS-RND-7] nobody is offered what it cannot pay, nor who is not attacked or lies Down', () => {
  for (const now of [{ rp: 0 }, { wp: 0 }, { vitality: -2 }]) {
    const table = guarding({ rulings: { combatEnd: 'gmOnly' } }, now);
    table.does(stab);
    expect(waiting(table).purpose).toBe('attack');
  }
  const other = guarding();
  other.does(choice('attack', { with: 'sword', target: 'sill' })).does(choice('decline'));
  expect(waiting(other).purpose).toBe('attack');
});

test('[WS-R15] [WS-RND-7] a held attack in one’s own turn can be guarded against, or not', () => {
  const story = (reactionsOnOwnTurn: boolean) => {
    const table = fight(
      { foes: { bandit: { at: [5, 5] } }, heroes: { sill: { at: [8, 5] }, brana: { at: [12, 12] } } },
      { rulings: { reactionsOnOwnTurn } },
    );
    table.does(hold('attack', { with: 'sword', trigger: 'enters', range: 1 })).does(endTurn);
    return table.does(path([7, 5], [6, 5]));
  };
  const may = story(true);
  expect(asked(may)).toBe('sill reaction.offer');
  may.does(choice('use')).rolls('attack', 14);
  expect([vitality(may, 'sill'), asked(may)]).toEqual([26, 'sill turn']);
  const not = story(false);
  expect(waiting(not)).toMatchObject({ who: 'bandit', purpose: 'attack' });
});

test('[WS-R29] whoever is surprised reacts all the same, or not', () => {
  const story = (surprisedReactions: boolean) =>
    guarding({ rulings: { surprisedReactions } }, { conditions: ['surprised'] }).does(stab);
  expect(asked(story(true))).toBe('sill reaction.offer');
  expect(waiting(story(false)).purpose).toBe('attack');
});

test('[WS-ABL-1] what harms is thought of for enemies first, then for things and friends, for oneself last', () => {
  const at = (ogre: number): Scenario =>
    fight({
      heroes: { oren: { at: [2, 2] }, brana: { at: [2, 4] } },
      foes: { ogre: { at: [ogre, 2] } },
      things: { crate: { at: [4, 2] } },
    });
  const spike = (table: Scenario) => {
    const { note, needs } = table.option('ability-mind-spike');
    const whom = needs?.target?.kind === 'one' ? needs.target.oneOf : [];
    return [note, whom.map(({ id, refused }) => (refused ? `not ${id}` : id)).join(', ')];
  };
  expect(spike(at(9))).toEqual(['Tier 2, 3d6 psychic, Frightened', 'ogre, crate, brana, oren']);
  // The range is 15 m, the distance 18 m.
  expect(spike(at(20))).toEqual([
    'Tier 2, 3d6 psychic, Frightened, no enemy in reach',
    'not ogre, crate, brana, oren',
  ]);
});
