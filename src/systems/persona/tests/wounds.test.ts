import { describe, expect, test } from 'vitest';
import { loseWounds } from '../harm/wounds.ts';
import { one } from '../state.ts';
import type { Line } from './bare-table.ts';
import { played, struck, toldOf, woundsOf } from './bare-table.ts';
import type { LineUp, Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

/** Damage against Defense, wounds on the tracks, Savage attacks (sections ATK, WND, SAV). */

/** Rin shoots at a Shadow of Toughness 40: TB 4, no armour, no affinities. Its Defense is 4. */
const range = (now: Sketch = {}, sheet: Sketch = {}): LineUp => ({
  red: { rin: { at: [2, 5] } },
  blue: {
    husk: {
      use: 'ogre',
      at: [8, 5],
      sheet: { scores: { toughness: 40 }, ap: null, affinities: null, ...sheet },
      now,
    },
  },
});
const body: readonly Line[] = [['location', 50]];
const shoots = (damage: number, now: Sketch = {}, rulings: Sketch = {}) =>
  struck(range(now), { by: 'rin', target: 'husk', damage }, body, rulings);

describe('Damage against Defense', () => {
  test('[PE-ATK-7] Damage 4 against Defense 4 does nothing, Damage 5 one wound', () => {
    expect(woundsOf(shoots(4), 'husk')).toEqual([4, 2, 1]);
    expect(woundsOf(shoots(5), 'husk')).toEqual([3, 2, 1]);
  });

  test('[PE-ATK-7] armour of the struck part counts: 4 at the Body, none at the Head', () => {
    const armored = range({}, { ap: { body: 4 } });
    const hit = { by: 'rin', target: 'husk', damage: 7 };
    expect(woundsOf(struck(armored, hit, body), 'husk')).toEqual([4, 2, 1]);
    // 7 against 4: a wound, and one more for the Head.
    expect(woundsOf(struck(armored, hit, [['location', 5]]), 'husk')).toEqual([2, 2, 1]);
  });

  test('[PE-ATK-6] the weapon, then Degrees of Success less those of the evasion', () => {
    const hit = { by: 'rin', target: 'husk', damage: 4, degrees: 3, evaded: 2 };
    const [harm] = toldOf(struck(range(), hit, body), 'harm');
    expect(harm?.damage.value).toBe(5);
    expect(harm?.damage.terms.map(({ value }) => value)).toEqual([4, 3, -2]);
  });

  test('[PE-ATK-6] melee and thrown weapons add the Strength Bonus, magic the Magic Bonus, shots nothing', () => {
    // Rin: Strength 36, Willpower 44 (Magic).
    const damage = (manner: 'melee' | 'thrown' | 'ballistic' | 'magic'): number | undefined => {
      const hit = { by: 'rin', target: 'husk', damage: 2, means: { manner } };
      return toldOf(struck(range(), hit, body), 'harm')[0]?.damage.value;
    };
    expect([damage('melee'), damage('thrown'), damage('ballistic'), damage('magic')]).toEqual([5, 5, 2, 6]);
  });

  test('[PE-ATK-3] each Advantage in excess is 1 Damage; a deficit takes nothing away', () => {
    const damage = (edge: number): number | undefined =>
      toldOf(struck(range(), { by: 'rin', target: 'husk', damage: 4, edge }, body), 'harm')[0]?.damage.value;
    expect([damage(2), damage(0), damage(-3)]).toEqual([6, 4, 4]);
  });

  test.each([
    [1, 'head'],
    [10, 'head'],
    [11, 'rightArm'],
    [20, 'rightArm'],
    [21, 'leftArm'],
    [30, 'leftArm'],
    [31, 'body'],
    [70, 'body'],
    [71, 'rightLeg'],
    [85, 'rightLeg'],
    [86, 'leftLeg'],
    [100, 'leftLeg'],
  ])('[PE-ATK-5] a location die of %i is the %s', (die, location) => {
    const hit = struck(range(), { by: 'rin', target: 'husk', damage: 5 }, [['location', die]]);
    expect(toldOf(hit, 'attack-result')[0]?.location).toBe(location);
  });

  test('[PE-ATK-5] another anatomy has a table of its own', () => {
    const anatomy = [
      { upTo: 40, location: 'body', vital: true },
      { upTo: 100, location: 'head' },
    ];
    const at = (die: number) =>
      struck(range({}, { anatomy }), { by: 'rin', target: 'husk', damage: 5 }, [['location', die]]);
    expect(woundsOf(at(40), 'husk')).toEqual([2, 2, 1]);
    expect(woundsOf(at(41), 'husk')).toEqual([3, 2, 1]);
  });

  test.each([
    [52, 'leftArm'],
    [7, 'body'],
    [31, 'rightArm'],
    [10, 'head'],
  ])(
    '[PE-ATK-5] ruling hitLocationRoll reversedAttackDie: an attack die of %i strikes the %s',
    (die, location) => {
      const hit = struck(range(), { by: 'rin', target: 'husk', damage: 5, die }, [], {
        hitLocationRoll: 'reversedAttackDie',
      });
      expect(toldOf(hit, 'attack-result')[0]?.location).toBe(location);
    },
  );

  test('[PE-ACT-6] a part that was named is not rolled', () => {
    const attack = { form: 'called', at: { location: 'head' } } as const;
    const hit = struck(range(), { by: 'rin', target: 'husk', damage: 5, attack });
    expect(woundsOf(hit, 'husk')).toEqual([2, 2, 1]);
  });
});

describe('several wounds', () => {
  test('[PE-WND-7] Damage 5 above Defense is a wound more, 4 above is not', () => {
    expect(woundsOf(shoots(8), 'husk')).toEqual([3, 2, 1]);
    expect(woundsOf(shoots(9), 'husk')).toEqual([2, 2, 1]);
  });

  test('[PE-WND-8] a vital spot is a wound more', () => {
    const head = struck(range(), { by: 'rin', target: 'husk', damage: 5 }, [['location', 10]]);
    expect(woundsOf(head, 'husk')).toEqual([2, 2, 1]);
  });

  test('[PE-WND-9] Weakness is a wound more, and its Damage ignores the Toughness Bonus', () => {
    const weak = range({}, { affinities: { missile: 'weak' }, ap: { body: 2 } });
    // Damage 3 against AP 2.
    expect(woundsOf(struck(weak, { by: 'rin', target: 'husk', damage: 3 }, body), 'husk')).toEqual([2, 2, 1]);
    expect(woundsOf(struck(weak, { by: 'rin', target: 'husk', damage: 2 }, body), 'husk')).toEqual([4, 2, 1]);
  });

  test('[PE-WND-10, PE-TECH-2] a Technical Hit is a wound more', () => {
    const frozen = range({ ailments: [{ id: 'frozen' }] });
    expect(woundsOf(struck(frozen, { by: 'rin', target: 'husk', damage: 5 }, body), 'husk')).toEqual([
      2, 2, 1,
    ]);
  });

  test('[PE-WND-11, PE-CRIT-2] a Critical Hit is a wound more', () => {
    const hit = struck(range(), { by: 'rin', target: 'husk', damage: 5, critical: true }, body);
    expect(woundsOf(hit, 'husk')).toEqual([2, 2, 1]);
  });

  test('[PE-WND-6] everything at once: base, High Damage, Head, Weakness, Technical, Critical are 6, and Savage', () => {
    const target = range({ ailments: [{ id: 'frozen' }] }, { affinities: { missile: 'weak' } });
    const hit = struck(target, { by: 'rin', target: 'husk', damage: 5, critical: true }, [['location', 1]]);
    const [harm] = toldOf(hit, 'harm');
    expect([harm?.wounds.value, harm?.savage.value]).toEqual([6, 1]);
    // Six normal: 4 Light, 2 Heavy; the Savage one finds no Heavy and is Deadly.
    expect(woundsOf(hit, 'husk')).toEqual([0, 0, 0]);
  });

  test('[PE-ACT-11] shots of a Burst are normal wounds', () => {
    const hit = struck(range(), { by: 'rin', target: 'husk', damage: 5, extraWounds: 2 }, body);
    expect(woundsOf(hit, 'husk')).toEqual([1, 2, 1]);
  });

  test('[PE-ATK-7] when Defense holds nothing comes on top, but the Stagger of a Critical Hit does', () => {
    const hit = struck(range(), { by: 'rin', target: 'husk', damage: 4, critical: true }, [['location', 5]]);
    expect(woundsOf(hit, 'husk')).toEqual([4, 2, 1]);
    expect(hit.came).toMatchObject({ staggered: true, lostWound: false });
    expect(toldOf(hit, 'attack-result')[0]?.outcome).toBe('no-damage');
  });

  test('[PE-ATK-7] ruling extraWoundsNeedBase false: Head and Critical Hit wound all the same', () => {
    const hit = struck(range(), { by: 'rin', target: 'husk', damage: 4, critical: true }, [['location', 5]], {
      extraWoundsNeedBase: false,
    });
    expect(woundsOf(hit, 'husk')).toEqual([2, 2, 1]);
  });

  test('[PE-ACT-16] one who Defends takes no wound more for Weakness, Critical and Technical Hits, and keeps its feet', () => {
    const defending = range(
      { conditions: ['defending'], ailments: [{ id: 'frozen' }] },
      { affinities: { missile: 'weak' } },
    );
    const hit = struck(defending, { by: 'rin', target: 'husk', damage: 1, critical: true }, body);
    expect(woundsOf(hit, 'husk')).toEqual([3, 2, 1]);
    expect(hit.came.staggered).toBe(false);
    // The Toughness Bonus was ignored, and the ailment that was exploited is gone.
    expect(one(hit.fight, 'husk').ailments).toEqual([]);
  });
});

describe('tracks', () => {
  test('[PE-WND-5, PE-WND-1] a Toughness Bonus of 4 has 4 Light, 2 Heavy and 1 Deadly Wound', () => {
    const { light, heavy, deadly } = one(begun(range()), 'husk');
    expect([light, heavy, deadly]).toEqual([4, 2, 1]);
  });

  test.each([
    [10, [1, 1, 1]],
    [35, [3, 1, 1]],
    [62, [6, 3, 1]],
  ])('[PE-WND-2, PE-WND-3] Toughness %i: %j', (toughness, pools) => {
    const { light, heavy, deadly } = one(begun(range({}, { scores: { toughness } })), 'husk');
    expect([light, heavy, deadly]).toEqual(pools);
  });

  test('[PE-WND-2, PE-WND-3] what is used up runs upward: 3 wounds with 1 Light left cost 1 Light and 2 Heavy', () => {
    const hit = struck(range({ light: 1 }), { by: 'rin', target: 'husk', damage: 5, extraWounds: 2 }, body);
    expect(woundsOf(hit, 'husk')).toEqual([0, 0, 1]);
  });

  test('[PE-WND-4] a Shadow dies of its Deadly Wound', () => {
    const hit = shoots(5, { light: 0, heavy: 0 });
    expect([woundsOf(hit, 'husk'), one(hit.fight, 'husk').out]).toEqual([[0, 0, 0], 'dead']);
  });

  const rinDown = (answer: 'down' | 'dead' | null, rulings: Sketch = {}) => {
    const lineUp: LineUp = {
      red: { rin: { at: [2, 5], now: { light: 0, heavy: 0, equipped: null } } },
      blue: { ogre: { at: [8, 5] } },
    };
    const asked: readonly Line[] = answer ? [['deadly-wound', { option: answer }]] : [];
    return struck(lineUp, { by: 'ogre', target: 'rin', damage: 6 }, [...body, ...asked], rulings);
  };

  test('[PE-WND-4] anybody else: the game master says down or dead; it costs 10 Stress', () => {
    const down = rinDown('down');
    expect([one(down.fight, 'rin').out, one(down.fight, 'rin').stress]).toEqual(['unconscious', 10]);
    expect(one(rinDown('dead').fight, 'rin').out).toBe('dead');
  });

  test('[PE-WND-4] ruling deadlyOutcome: always dead, always down', () => {
    expect(one(rinDown(null, { deadlyOutcome: 'alwaysDead' }).fight, 'rin').out).toBe('dead');
    expect(one(rinDown(null, { deadlyOutcome: 'alwaysDown' }).fight, 'rin').out).toBe('unconscious');
    const shadow = shoots(5, { light: 0, heavy: 0 }, { deadlyOutcome: 'alwaysDown' });
    expect(one(shadow.fight, 'husk').out).toBe('unconscious');
  });

  test('[PE-WND-4] whoever lies there with nothing left is struck again: the game master is asked again', () => {
    const lineUp: LineUp = {
      red: { rin: { at: [2, 5], now: { light: 0, heavy: 0, deadly: 0, equipped: null } } },
      blue: { ogre: { at: [8, 5] } },
    };
    const hit = struck(lineUp, { by: 'ogre', target: 'rin', damage: 6 }, [
      ...body,
      ['deadly-wound', { option: 'dead' }],
    ]);
    expect(one(hit.fight, 'rin').out).toBe('dead');
    expect(hit.came.lostWound).toBe(false);
  });

  const sore: LineUp = {
    red: { rin: { at: [2, 5], now: { equipped: null } } },
    blue: { ogre: { at: [8, 5] } },
  };

  test('[PE-WND-2, PE-WND-3] each Light Wound costs 1 Stress, each Heavy one 5', () => {
    const { fight } = played(sore, {}, [], (table) =>
      loseWounds(table, {
        who: 'rin',
        by: 'ogre',
        with: 'claws',
        location: 'rightLeg',
        normal: 5,
        savage: 0,
        attack: true,
      }),
    );
    expect(one(fight, 'rin').stress).toBe(4 + 5);
  });

  test('[PE-WND-4] Shadows take no Stress; with ruling shadowsTrackStress they do', () => {
    expect(one(shoots(9).fight, 'husk').stress).toBe(0);
    expect(one(shoots(9, {}, { shadowsTrackStress: true }).fight, 'husk').stress).toBe(2);
  });

  test('[PE-WND-1] ruling woundTracksFixed false: 11 points of Toughness less are a track of 2 Light and 1 Heavy less', () => {
    // Toughness 40 - 11 = 29: TB 2.
    const decayed = { decay: { toughness: 11 }, light: 1, heavy: 1 };
    const healed = (rulings: Sketch) =>
      struck(
        range(decayed, { affinities: { missile: 'absorb' } }),
        { by: 'rin', target: 'husk', damage: 5, means: { tier: 3 } },
        [],
        rulings,
      );
    expect(woundsOf(healed({}), 'husk')).toEqual([4, 1, 1]);
    expect(woundsOf(healed({ woundTracksFixed: false }), 'husk')).toEqual([2, 1, 1]);
  });
});

describe('Savage attacks', () => {
  const helpless = { conditions: ['unconscious'] };

  test('[PE-SAV-1, PE-SAV-3] 2 Light and 1 Heavy left, one wound, Savage: 1 Light remains', () => {
    expect(woundsOf(shoots(5, { ...helpless, light: 2, heavy: 1 }), 'husk')).toEqual([1, 0, 1]);
  });

  test('[PE-SAV-1] only 1 Heavy left: a Heavy and a Deadly one, dead', () => {
    const hit = shoots(5, { ...helpless, light: 0, heavy: 1 });
    expect([woundsOf(hit, 'husk'), one(hit.fight, 'husk').out]).toEqual([[0, 0, 0], 'dead']);
  });

  test('[PE-SAV-2] Helpless: 1 Light and 1 Heavy; with 10 above Defense 2 Light and 2 Heavy', () => {
    expect(woundsOf(shoots(5, helpless), 'husk')).toEqual([3, 1, 1]);
    expect(woundsOf(shoots(14, helpless), 'husk')).toEqual([2, 0, 1]);
  });

  test('[PE-SAV-3] Helpless only once Defense is beaten', () => {
    expect(woundsOf(shoots(4, helpless), 'husk')).toEqual([4, 2, 1]);
  });

  test('[PE-SAV-5] 10 above Defense is Savage, 9 above is not', () => {
    expect(woundsOf(shoots(13), 'husk')).toEqual([2, 2, 1]);
    expect(woundsOf(shoots(14), 'husk')).toEqual([2, 1, 1]);
  });

  const fourth = (extraWounds: number, now: Sketch = {}, rulings: Sketch = {}) =>
    struck(range(now), { by: 'rin', target: 'husk', damage: 5, extraWounds }, body, rulings);

  test('[PE-SAV-4] four wounds are Savage, three are not', () => {
    expect(woundsOf(fourth(2), 'husk')).toEqual([1, 2, 1]);
    expect(woundsOf(fourth(3), 'husk')).toEqual([0, 1, 1]);
  });

  test('[PE-SAV-4] the wound of a Bruised Rib does not count towards four; with ruling fourWoundsCount all it does', () => {
    const rib = { injuries: { body: 2 } };
    // 3 plus 1 for the Bruised Rib.
    expect(woundsOf(fourth(2, rib), 'husk')).toEqual([0, 2, 1]);
    expect(woundsOf(fourth(2, rib, { fourWoundsCount: 'all' }), 'husk')).toEqual([0, 1, 1]);
  });

  test('[PE-SAV-1] ruling savageBase lastWound: 1 Light left, two wounds: the Savage one is Deadly', () => {
    const hit = (rulings: Sketch) => shoots(14, { light: 1 }, rulings);
    // 2 normal: Light and Heavy. One step above Light is Heavy, above Heavy is Deadly.
    expect(woundsOf(hit({}), 'husk')).toEqual([0, 0, 1]);
    expect(woundsOf(hit({ savageBase: 'lastWound' }), 'husk')).toEqual([0, 1, 0]);
  });

  test('[PE-SAV-3] ruling drowsedHelpless: an attack on the Frozen is Savage', () => {
    const frozen = { ailments: [{ id: 'frozen' }] };
    expect(woundsOf(shoots(5, frozen), 'husk')).toEqual([2, 2, 1]);
    expect(woundsOf(shoots(5, frozen, { drowsedHelpless: true }), 'husk')).toEqual([2, 1, 1]);
  });
});
