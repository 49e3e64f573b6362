import { expect, test } from 'vitest';
import { sentenceOf } from '../../../kernel/sentence.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import {
  anticipate,
  asked,
  attack,
  cast,
  choice,
  decline,
  dodge,
  duel,
  endTurn,
  fight,
  light,
  parry,
  spirit,
  terms,
  waiting,
} from './line-up.ts';

/** The Glass Hound: Melee 45, Agility 55, Perception 48, Toughness Bonus 3, no armour, Normal to Melee. */
const hound = { use: 'glass-hound' };
const rifle = (weapon: string) => ({
  sheet: { weapons: [weapon, 'knife'], inHand: { right: weapon, left: null } },
});

const damage = (table: Scenario): number =>
  (table.facts('harm').at(-1) as unknown as { damage: { value: number } }).damage.value;
const outcomes = (table: Scenario): readonly string[] =>
  table.facts('attack-result').map((fact) => String(fact.outcome));
const loaded = (table: Scenario): number => {
  const last = table.facts('loaded').at(-1) as unknown as { rounds: number };
  return last.rounds;
};

test('[PE-ACT-2] an attack wants somebody to be attacked, in sight, alive, and something in hand', () => {
  const table = fight(
    {
      evokers: { rin: { at: [5, 5] }, mei: { at: [4, 5] } },
      shadows: {
        hound: { at: [6, 5], ...hound },
        ogre: { at: [9, 9] },
        imp: { at: [6, 6], now: { conditions: ['dead'] } },
      },
    },
    {
      field: {
        walls: [
          { x: 9, y: 9, side: 'n', kind: 'wall' },
          { x: 9, y: 9, side: 'w', kind: 'wall' },
        ],
      },
    },
  );
  table.refuses(attack('mei', { with: 'sword' }), 'noSuchThing', 'PE-ACT-2');
  table.refuses(attack('ogre', { with: 'pistol' }), 'unseen', 'PE-ACT-2');
  table.refuses(attack('imp', { with: 'sword' }), 'noSuchThing', 'PE-ACT-2');
  table.refuses(attack('hound', { with: 'rifle' }), 'notInHand', 'PE-ACT-2');
  table.does(attack('hound', { with: 'sword' })).rolls('attack', 90);
  // The Action is spent.
  table.refuses(attack('hound', { with: 'sword' }), 'noAction', 'PE-TIME-3');
});

test('[PE-ACT-3] Melee for a sword, Ballistics for a pistol, the Magic score for magic', () => {
  const tested = (weapon: string): readonly string[] => {
    const table = duel({ rin: { at: [0, 5] }, hound: { ...hound, at: [1, 5] } });
    table.does(attack('hound', { with: weapon }));
    return terms(table).slice(0, 1);
  };
  expect(tested('sword')).toEqual(['Melee 48']);
  expect(tested('pistol')).toEqual(['Ballistic 42']);
  expect(tested('cinder')).toEqual(['Willpower 44']);
  expect(tested('cleave')).toEqual(['Melee 48']);
});

test('[PE-ATK-1] melee strikes those who are adjacent, a pistol within 30 m', () => {
  const table = duel({ rin: { at: [0, 5] }, hound: { ...hound, at: [31, 5] } }, { field: { width: 60 } });
  table.refuses(attack('hound', { with: 'sword' }), 'outOfReach', 'PE-ATK-1');
  table.refuses(attack('hound', { with: 'pistol' }), 'outOfRange', 'PE-ATK-1');
  const nearer = duel({ rin: { at: [0, 5] }, hound: { ...hound, at: [30, 5] } }, { field: { width: 60 } });
  nearer.does(attack('hound', { with: 'pistol' }));
  expect(waiting(nearer).target).toBe(42);
});

test('[PE-ATK-2] ten up or down for each row that counts', () => {
  const table = duel(
    { rin: {}, hound: { ...hound, now: { conditions: ['prone', 'running'] } } },
    { field: { light: { ambient: 'dim' } } },
  );
  table.does(attack('hound', { with: 'sword' }));
  // 48, prone 10, running 10, low light -10.
  expect(waiting(table).target).toBe(58);
});

test('[PE-ATK-3] a surplus of Advantages is Damage, a lack of them is not', () => {
  const table = duel({ rin: {}, hound });
  table
    .does(choice('focused', { target: 'hound', with: 'sword' }))
    .rolls('attack', 38)
    .does(decline);
  table.rolls('location', 50);
  // Sword 3, SB 3, surplus 1, and 58 - 38 is 2 degrees.
  expect(damage(table)).toBe(9);
  const dim = duel({ rin: {}, hound }, { field: { light: { ambient: 'dim' } } });
  dim
    .does(attack('hound', { with: 'sword' }))
    .rolls('attack', 18)
    .does(decline)
    .rolls('location', 50);
  // Sword 3, SB 3, and 38 - 18 is 2 degrees.
  expect(damage(dim)).toBe(8);
});

test('[PE-ATK-4] the attack lands if it wins its test', () => {
  const table = duel({ rin: {}, hound });
  table
    .does(attack('hound', { with: 'sword' }))
    .rolls('attack', 30)
    .does(dodge);
  // 48 - 30 is 1 degree; 55 - 35 is 2.
  table.rolls('evasion', 35);
  expect(outcomes(table)).toEqual(['evaded']);
  const other = duel({ rin: {}, hound });
  // 55 - 50 is 0 degrees.
  other
    .does(attack('hound', { with: 'sword' }))
    .rolls('attack', 30)
    .does(dodge)
    .rolls('evasion', 50);
  other.rolls('location', 50);
  expect(outcomes(other)).toEqual(['hit']);
  const failed = duel({ rin: {}, hound });
  failed.does(attack('hound', { with: 'sword' })).rolls('attack', 49);
  expect(outcomes(failed)).toEqual(['missed']);
});

test('[PE-ATK-5] a die of its own finds the location', () => {
  const at = (die: number): unknown => {
    const table = duel({ rin: {}, hound });
    table
      .does(attack('hound', { with: 'sword' }))
      .rolls('attack', 30)
      .does(decline)
      .rolls('location', die);
    return table.facts('attack-result')[0]?.location;
  };
  expect([10, 11, 30, 31, 71, 100].map(at)).toEqual([
    'head',
    'rightArm',
    'leftArm',
    'body',
    'rightLeg',
    'leftLeg',
  ]);
  const backwards = duel({ rin: {}, hound }, { rulings: { hitLocationRoll: 'reversedAttackDie' } });
  // 27 reversed is 72: the right leg, without a location die.
  backwards
    .does(attack('hound', { with: 'sword' }))
    .rolls('attack', 27)
    .does(decline);
  expect(backwards.facts('attack-result')[0]?.location).toBe('rightLeg');
});

test('[PE-ATK-6] Damage: weapon, Strength, own degrees, less the evader’s if it passed', () => {
  const hit = (evasion: number): number => {
    const table = duel({ rin: {}, hound });
    table
      .does(attack('hound', { with: 'sword' }))
      .rolls('attack', 18)
      .does(dodge)
      .rolls('evasion', evasion);
    table.rolls('location', 50);
    return damage(table);
  };
  // 3 + 3 + 3 degrees; 55 - 40 is 1 degree of the evader.
  expect(hit(40)).toBe(8);
  expect(hit(60)).toBe(9);
  const shot = duel({ rin: { at: [0, 5] }, hound: { ...hound, at: [20, 5] } }, { field: { width: 60 } });
  shot
    .does(attack('hound', { with: 'pistol' }))
    .rolls('attack', 32)
    .does(decline)
    .rolls('location', 50);
  // A pistol has 5 and no Strength; 42 - 32 is 1 degree.
  expect(damage(shot)).toBe(6);
  const fire = duel({ rin: { at: [0, 5] }, hound: { ...hound, at: [9, 5] } });
  fire.does(cast('cinder', 'hound')).rolls('attack', 24).does(decline).rolls('location', 50);
  // Cinder 4, Magic Bonus 4, 44 - 24 is 2 degrees; it costs 2 of 12 Spirit.
  expect(damage(fire)).toBe(10);
  expect(spirit(fire, 'rin')).toBe(10);
});

test('[PE-ATK-7] Damage above Defense is a wound, Damage equal to it none', () => {
  const tough = { ...hound, sheet: { scores: { toughness: 65 } } };
  const struck = (die: number): number => {
    const table = duel({ rin: {}, hound: tough });
    table
      .does(attack('hound', { with: 'sword' }))
      .rolls('attack', die)
      .does(decline)
      .rolls('location', 50);
    return light(table, 'hound');
  };
  // Sword 3 and SB 3 against TB 6: nothing. One degree more takes one of 6 Light Wounds.
  expect(struck(48)).toBe(6);
  expect(struck(38)).toBe(5);
});

test('[PE-ATK-8] an area has one die; everybody in it evades alone, and nobody is protected', () => {
  const table = fight({
    cult: { rin: { at: [0, 5], ...rifle('grenade-tube') } },
    town: {
      jun: { at: [10, 5], sheet: { personas: [], equipped: null } },
      hound: { at: [11, 5], ...hound },
      mei: { at: [10, 7], now: { protecting: 'jun' } },
    },
  });
  table.does(attack('jun', { with: 'grenade-tube' }));
  // Ballistic 42, and 10 m of 40 m is close.
  expect(waiting(table)).toEqual({ who: 'rin', purpose: 'attack', target: 52, dice: 1 });
  table.rolls('attack', 30);
  expect(asked(table)).toBe('jun evasion');
  table.does(decline).rolls('location', 50);
  expect(asked(table)).toBe('hound evasion');
  // 52 - 30 is 2 degrees, 55 - 30 is 2 with the higher Bonus.
  table.does(dodge).rolls('evasion', 30);
  expect(table.facts('attack-result').map(({ target, outcome }) => `${target} ${outcome}`)).toEqual([
    'jun hit',
    'hound evaded',
  ]);
  // Mei stands 2 m away, outside the area, and her Protect for Jun does not count.
  expect(table.facts('protected')).toEqual([]);
});

test('[PE-ATK-8] friends are caught too, and the rows of each target are its own', () => {
  const table = fight({
    evokers: { rin: { at: [0, 5], ...rifle('grenade-tube') }, mei: { at: [10, 6] } },
    shadows: { hound: { at: [10, 5], ...hound, now: { ailments: [{ id: 'dizzy' }] } } },
  });
  table.does(attack('hound', { with: 'grenade-tube' }));
  // 42, close 10, one ailment 10, shooting into melee -10.
  expect(waiting(table).target).toBe(52);
  // Against Mei there is no ailment: 42, and a die of 45 misses her.
  table.rolls('attack', 45).does(decline).rolls('location', 50);
  expect(table.facts('attack-result').map(({ target, outcome }) => `${target} ${outcome}`)).toEqual([
    'mei missed',
    'hound hit',
  ]);
});

test('[PE-ATK-9] a shot takes a round; what is empty is refused', () => {
  const table = duel(
    { rin: { at: [0, 5], now: { loaded: { pistol: 1 } } }, hound: { ...hound, at: [9, 5] } },
    { round: 2 },
  );
  table.does(attack('hound', { with: 'pistol' })).rolls('attack', 90);
  expect(loaded(table)).toBe(0);
  table.does(endTurn).does(endTurn);
  table.refuses(attack('hound', { with: 'pistol' }), 'notLoaded', 'PE-ATK-9');
});

test('[PE-ATK-9] what is thrown and not counted lies where it was aimed; knives that are counted are not', () => {
  const spear = { id: 'spear', name: 'Spear', class: 'thrown', hands: 1, damage: 3, range: 8 };
  const table = duel({
    rin: { at: [0, 5], sheet: { weapons: [spear], inHand: { right: 'spear', left: null } } },
    hound: { ...hound, at: [6, 5] },
  });
  table.does(attack('hound', { with: 'spear' })).rolls('attack', 90);
  expect(table.facts('item-moved')[0]).toMatchObject({
    why: 'thrown',
    to: { in: 'floor', cell: { x: 6, y: 5 } },
  });
  const knives = duel({ rin: { at: [0, 5], ...rifle('throwing-knives') }, hound: { ...hound, at: [6, 5] } });
  knives.does(attack('hound', { with: 'throwing-knives' }));
  // Although thrown it is tested with Melee: 48.
  expect(waiting(knives).target).toBe(48);
  knives.rolls('attack', 30);
  // It is evaded like a Ballistic attack.
  knives.refuses(parry, 'wrongEvasion', 'PE-ACT-4');
  knives.does(decline).rolls('location', 50);
  // Knives 2, SB 3, 1 degree.
  expect(damage(knives)).toBe(6);
  expect(loaded(knives)).toBe(5);
});

test('[PE-ACT-4] what evades what: Parry melee, Anticipate shots, Dodge both, magic all three', () => {
  const open = (weapon: string): readonly string[] => {
    const table = duel({ rin: { at: [0, 5] }, hound: { ...hound, at: [1, 5] } });
    table.does(attack('hound', { with: weapon })).rolls('attack', 30);
    return table
      .choice()
      .options.filter((option) => !option.refused)
      .map(({ id }) => id);
  };
  expect(open('sword')).toEqual(['parry', 'dodge', 'decline']);
  expect(open('pistol')).toEqual(['dodge', 'anticipate', 'decline']);
  expect(open('cinder')).toEqual(['parry', 'dodge', 'anticipate', 'decline']);
  const table = duel({ rin: {}, hound });
  table.does(attack('hound', { with: 'pistol' })).rolls('attack', 30);
  table.refuses(parry, 'wrongEvasion', 'PE-ACT-4');
  table.does(anticipate);
  // Perception 48.
  expect(waiting(table)).toEqual({ who: 'hound', purpose: 'evasion', target: 48, dice: 1 });
});

test('[PE-ACT-4] the mind is not dodged', () => {
  const open = (mentalEvasion: string): readonly string[] | string => {
    const table = duel(
      { choir: { use: 'mask-choir', at: [0, 5] }, rin: { at: [5, 5] } },
      { rulings: { mentalEvasion } },
    );
    table.does(cast('dread', 'rin')).rolls('attack', 20);
    if (mentalEvasion === 'none') return table.roll().purpose;
    return table
      .choice()
      .options.filter((option) => !option.refused)
      .map(({ id }) => id);
  };
  expect(open('noDodge')).toEqual(['parry', 'anticipate', 'decline']);
  expect(open('willpowerOnly')).toEqual(['willpower', 'decline']);
  // No question about evasion: the attack hits, and Dread has to be resisted.
  expect(open('none')).toBe('resist');
});

test('[PE-ACT-4] nobody is asked whose best die could not hold, and declining lets the attack land', () => {
  const clumsy = { ...hound, sheet: { scores: { melee: 5, agility: 5, perception: 5 } } };
  const table = duel({ rin: {}, hound: clumsy });
  // 48 - 20 is 2 degrees, which no die against a target of 5 reaches.
  table.does(attack('hound', { with: 'sword' })).rolls('attack', 20);
  expect(table.roll().purpose).toBe('location');
});

test('[PE-ACT-4] the table may allow one evasion a round, or one for each attacker', () => {
  const twice = (evasionsPerRound: string): string => {
    const table = fight(
      {
        evokers: { rin: { at: [5, 5] }, mei: { at: [7, 5] } },
        shadows: { hound: { at: [6, 5], ...hound } },
      },
      { rulings: { evasionsPerRound } },
    );
    table
      .does(attack('hound', { with: 'sword' }))
      .rolls('attack', 48)
      .does(dodge)
      .rolls('evasion', 30);
    table.does(endTurn);
    // Mei: Melee 40, two to one 10.
    table.does(attack('hound', { with: 'great-blade' })).rolls('attack', 45);
    return pending(table);
  };
  expect(twice('unlimited')).toBe('hound evasion');
  expect(twice('perAttacker')).toBe('hound evasion');
  expect(twice('one')).toBe('mei location');
});

/** Who is asked, or rolls, for what purpose. */
function pending(table: Scenario): string {
  try {
    return asked(table);
  } catch {
    const { who, purpose } = waiting(table);
    return `${who} ${purpose}`;
  }
}

test('[PE-ACT-37] on the button a Power keeps its name, a weapon is a thing', () => {
  const table = duel({ rin: { at: [5, 5] }, ogre: { at: [6, 5] } });
  const said = (means: string) => {
    const { cost: _, ...attacks } = table.option('attack');
    return sentenceOf(attacks, { with: means, target: 'ogre' }, undefined);
  };
  const [power, weapon] = ['Cinder', 'Sword'].map((label) => {
    const need = table.option('attack').needs?.with;
    return need?.kind === 'one' ? need.oneOf.find((pick) => pick.label === label)?.id : undefined;
  });
  expect([said(`${power}`), said(`${weapon}`)]).toEqual([
    'Attack Ogre with Cinder',
    'Attack Ogre with sword',
  ]);
});

test('[PE-ATK-6] whoever cannot evade any more may still soften the blow', () => {
  // Rin's 5 against 48 or more is 4 degrees; the ogre passes with at most 3: 40 - 10 for its Melee.
  const table = duel({ rin: { at: [5, 5] }, ogre: { at: [6, 5] } });
  table.does(attack('ogre', { with: 'sword' })).rolls('attack', 5);
  expect(asked(table)).toBe('ogre evasion');
  expect(table.option('parry').note).toContain('only softens the blow');
  table.does(choice('parry')).rolls('evasion', 10).rolls('location', 50);
  const [harm] = table.facts('harm') as unknown as readonly {
    readonly damage: { readonly terms: readonly { readonly label: string; readonly value: number }[] };
  }[];
  expect(harm?.damage.terms.map(({ label, value }) => `${label} ${value}`)).toContain(
    'Degrees of the evasion -3',
  );
});
