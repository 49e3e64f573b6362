import { expect, test } from 'vitest';
import type { Json } from '../../../kernel/json.ts';
import type { Need, PickValue } from '../../../kernel/port.ts';
import { sentenceOf } from '../../../kernel/sentence.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { lore } from '../present/lore.ts';
import { outcome } from '../present/outcome.ts';
import { cast, choice, decline, duel, endTurn, fight, opportunity, strike } from './line-up.ts';

/** What players read: lines of the log and the fields of options. */

const told = (table: Scenario): readonly string[] => table.lines().map(({ text }) => text);

const picksOf = (table: Scenario, option: string, field: string): readonly PickValue[] => {
  const need: Need | undefined = table.choice().options.find(({ id }) => id === option)?.needs?.[field];
  if (need?.kind !== 'one') throw new Error(`${option} has no such field: ${field}`);
  return need.oneOf;
};

test('[FS-MAN-8] Precision is told once, with the hit location, and the damage with its type', () => {
  // A longbow does 1d8 + 3: 11 of the brute's 24 with every die at its highest.
  const table = duel({ runa: { at: [2, 5] }, brute: { at: [8, 5] } });
  table.does(strike('brute')).does(decline).rolls('attack', 13);
  table.does(choice('precision', { location: 'right-arm' }));
  expect(told(table).slice(-2)).toEqual([
    'Runa follows up with Precision on Brute, the right arm',
    'Brute takes 11 piercing damage: 13 of 24 Health left',
  ]);
});

test('[FS-ATK-5] an attack spell is told by one line only, that of its attack', () => {
  const table = duel({ imre: { at: [2, 5] }, brute: { at: [8, 5] } });
  table.does(cast('ember-bolt', { target: 'brute' }));
  expect(told(table).filter((line) => line.startsWith('Imre'))).toEqual([
    'Imre attacks Brute with Ember Bolt',
  ]);
});

test('[FS-MAG-1] the note of a spell that is no attack says what the spell does', () => {
  const table = duel({ imre: { at: [2, 5] }, brute: { at: [8, 5] } });
  const note = (id: string) => picksOf(table, 'use-magic', 'spell').find((pick) => pick.id === id)?.note;
  expect(note('mend')).toBe('3 mana, 1 m, 6 Health back');
  expect(note('stone-skin')).toBe('3 mana, self, Physical Resistance (2) until the round ends');
});

test('[FS-MAG-1] a friend out of range is refused as target of Mend, and is no target of Ember Bolt at all', () => {
  const table = fight({
    heroes: { imre: { at: [2, 5] }, edda: { at: [2, 9] } },
    foes: { brute: { at: [8, 5] } },
  });
  const edda = picksOf(table, 'use-magic', 'target').filter(({ id }) => id === 'edda');
  expect(edda).toMatchObject([{ refused: { code: 'outOfRange' } }]);
  expect(edda[0]?.when?.spell).toContain('mend');
  expect(edda[0]?.when?.spell).not.toContain('ember-bolt');
});

test('[FS-MAG-1] [FS-DMG-1] a spell of one’s own that deals no damage says so', () => {
  const flash = {
    id: 'flash',
    name: 'Flash',
    kind: 'attack',
    mana: 2,
    range: 10,
    damage: [],
    defences: ['dodge'],
  };
  const table = duel({ imre: { sheet: { spells: [flash] } }, brute: {} });
  const note = picksOf(table, 'use-magic', 'spell').find((pick) => pick.id === 'flash')?.note;
  expect(note).toBe('2 mana, no damage, 10 m');
});

test('[FS-MAG-1] the caster as target has a name on the button and the note “oneself” in the list', () => {
  const table = duel({ imre: { at: [2, 5] }, brute: { at: [8, 5] } });
  const own = picksOf(table, 'use-magic', 'target').find(({ id }) => id === 'imre');
  expect(own).toMatchObject({ label: 'Imre', note: 'oneself' });
  const option = table.option('use-magic');
  expect(sentenceOf(option, { spell: 'mend', target: 'imre' }, undefined)).toMatch(/^Use Mend on Imre\b/);
});

test('[FS-ACT-7] the button of the game master’s answer repeats the question who could notice', () => {
  const table = duel({ runa: { at: [2, 5] }, brute: { at: [8, 5] } }).does(choice('sneak'));
  expect(table.choice().question).toBe('Runa sneaks. Which foes could notice?');
  const { label, needs } = table.option('these');
  expect([label, needs?.whom?.label]).toEqual(['These could notice', 'Who could notice']);
});

test('[FS-ATK-3] a longbow and a thrown dagger leave no attribute to choose; a dagger in melee offers both', () => {
  const bow = duel({ runa: { at: [2, 5] }, brute: { at: [8, 5] } });
  expect(picksOf(bow, 'strike', 'attribute').filter((pick) => fits(pick, 'longbow'))).toHaveLength(1);
  const rapier = duel({ ciro: { at: [5, 5] }, brute: { at: [6, 5] } });
  const labels = (means: string) =>
    picksOf(rapier, 'strike', 'attribute')
      .filter((pick) => fits(pick, means))
      .map(({ label }) => label);
  expect(labels('dagger')).toEqual(['the better one', 'Strength', 'Agility']);
  expect(labels('dagger:thrown')).toEqual(['the better one']);
});

test('[FS-ATK-8] one attack roll with the same result against two targets is told once', () => {
  const table = fight({
    heroes: { imre: { at: [2, 5] } },
    foes: { brute: { at: [8, 5], now: { ap: 0 } }, bandit: { at: [8, 6], now: { ap: 0 } } },
  });
  table.does(choice('use-magic-on-several', { spell: 'spark-arc', targets: ['brute', 'bandit'] }));
  table.rolls('attack', 7);
  const rolled = told(table).filter((line) => line.includes('against TN'));
  expect(rolled).toEqual(['Imre attacks Brute with Spark Arc: 7 against TN 15, passes with 7 Successes']);
});

test('[FS-RES-6] a comparison names the Successes of the first, so that one is not written in the plural', () => {
  const table = duel({ edda: {}, brute: { at: [6, 5] } });
  table.does(strike('brute')).does(choice('parry')).rolls('attack', 7).rolls('defence', 1).rolls('damage', 4);
  expect(told(table)).toContain('Edda hits Brute: 7 Successes against 1');
});

test('[FS-SIZE-1] the line of a maneuver that fails because of size gives size as the reason', () => {
  const table = duel({ edda: {}, 'hill-giant': { at: [6, 5], now: { ap: 0 } } });
  table.does(strike('hill-giant')).rolls('attack', 2).does(choice('trip')).rolls('damage', 4);
  expect(told(table).at(-1)).toBe('Edda’s Trip comes to nothing: Hill giant is more than one size larger');
});

test('[FS-MAG-1] the name of a used magic item begins its line with a capital', () => {
  const table = duel({ ilyr: { now: { health: 10 } }, brute: { at: [9, 9] } }).does(cast('mending-charm'));
  expect(told(table).at(-1)).toBe('Mending charm takes effect');
});

/** Whether a value of a field can be chosen with these means, whoever has them. */
const fits = ({ when }: PickValue, means: string): boolean =>
  when?.with === undefined || when.with.some((id) => id === means || id.endsWith(`/${means}`));

test('[FS-RES-7] ruling withstandCompare attackerWins: the line of a hit does not give Successes as the reason', () => {
  const table = duel(
    { imre: { at: [2, 5] }, brute: { at: [8, 5] } },
    { rulings: { withstandCompare: 'attackerWins' } },
  );
  table.does(cast('dread-whisper', { target: 'brute' })).does(choice('withstand'));
  table.rolls('attack', 3).rolls('defence', 5).rolls('damage', 1);
  expect(told(table)).toContain('Imre hits Brute');
});

test('[FS-COV-3, FS-TEST-1] ruling testDice d6pool: a miss without dice in the pool is not told as full cover', () => {
  // Imre's club: AGI 5 + 3, and the surroundings take 10. A TN of -2 has no die.
  const table = duel({ imre: {}, brute: {} }, { rulings: { testDice: 'd6pool' } });
  table.does(strike('brute', { surroundings: '-10' })).does(decline);
  expect(told(table)).toContain('Imre misses Brute');
});

test('[FS-MAN-2, FS-MAN-6] ruling unconscious alsoDrops: a Disarm with nothing left to take does not fail for size', () => {
  const table = duel(
    { edda: {}, 'hill-giant': { now: { ap: 0, health: 1 } } },
    { rulings: { unconscious: 'alsoDrops' } },
  );
  table.does(strike('hill-giant')).rolls('attack', 2).does(choice('disarm')).rolls('damage', 8);
  expect(told(table)).toContain('Edda’s Disarm comes to nothing');
});

/** What the log says last, with its clause. */
const last = (table: Scenario): unknown => {
  const { text, clause } = table.lines().at(-1) ?? {};
  return [text, clause];
};

test('[FS-COND-3, FS-ACT-5] a drop by falling unconscious is told with FS-COND-3, a Release with FS-ACT-5', () => {
  const lineUp = { edda: {}, brute: {} };
  const felled = duel(lineUp, { rulings: { unconscious: 'alsoDrops' } });
  felled.byHand('a beam', { change: 'condition', who: 'brute', condition: 'unconscious', on: true });
  expect(last(felled)).toEqual(['Brute drops the maul', 'FS-COND-3']);
  expect(last(duel(lineUp).does(choice('release', { what: ['longsword'] })))).toEqual([
    'Edda drops the longsword',
    'FS-ACT-5',
  ]);
});

test('[FS-COND-2] Prone set by hand is told with FS-COND-2', () => {
  const table = duel({ edda: {}, brute: {} });
  table.byHand('a rug', { change: 'condition', who: 'brute', condition: 'prone', on: true });
  expect(last(table)).toEqual(['Brute falls prone', 'FS-COND-2']);
});

test('[FS-COND-1] a new round tells no AP of a dead combatant', () => {
  const dead = { conditions: [{ id: 'dead' }, { id: 'dazed' }] };
  const table = fight({
    heroes: { edda: {} },
    foes: { brute: { at: [9, 9] }, wolf: { at: [1, 1], now: dead } },
  });
  table.does(choice('end-turn')).does(choice('end-turn'));
  expect([table.view().round, told(table).filter((line) => line.startsWith('Wolf'))]).toEqual([2, []]);
});

test('[FS-ATK-5] a touch spell through a wall is refused because of the wall, not the distance', () => {
  const field = { walls: [{ x: 5, y: 5, side: 'e', kind: 'wall' }] };
  const table = duel({ imre: {}, brute: {} }, { field });
  const brute = picksOf(table, 'use-magic', 'target').find(({ id }) => id === 'brute');
  expect(brute?.when?.spell).not.toContain('rime-touch');
  const refused = table.send({
    do: 'answer',
    prompt: table.choice().id,
    choice: cast('rime-touch', { target: 'brute' }),
  });
  expect(refused).toMatchObject({ error: { message: 'something stands between Imre and Brute' } });
});

test('[FS-ACT-3] Grapple with nobody near but the combatant already held is refused for that reason', () => {
  const held = { conditions: [{ id: 'held', other: 'edda' }] };
  const table = duel({ edda: { now: { inHand: [] } }, brute: { now: held } });
  expect(table.option('grapple').refused).toMatchObject({
    code: 'held',
    because: 'Edda holds Brute already',
  });
});

test('[FS-ACT-4] the compendium tells the tests against a bola and a net', () => {
  const whom = (id: string): unknown => {
    const card = lore.find((shelf) => shelf.id === 'weapon')?.entries.find((entry) => entry.id === id);
    return card?.figures.find(({ label }) => label === 'Whoever it hits')?.value;
  };
  expect(whom('bola')).toBe('falls prone unless Acrobatics helps');
  expect(whom('net')).toBe('is held until Athletics or Acrobatics helps');
});

test('[FS-REACT-3] [FS-ACT-11] the log says who handles or tries something, then what comes of it', () => {
  const handled = duel({ edda: {}, brute: {} }).does(choice('handle', { what: 'the lever' }));
  handled.does(choice('effect', { text: 'The portcullis rattles down.' }));
  expect(told(handled).slice(-2)).toEqual(['Edda handles: the lever', 'The portcullis rattles down.']);

  const tried = duel({ edda: {}, brute: {} });
  tried.does(choice('improvise', { what: 'throws sand', target: 'brute' }));
  tried.does(choice('test')).rolls('improvised', 13).does(choice('outcome'));
  expect(told(tried)).toContain('Edda tries at Brute: throws sand');
  expect(told(tried).at(-1)).toBe('It does not work.');

  const refused = duel({ edda: {}, brute: {} }).does(choice('improvise', { what: 'flies' }));
  expect(told(refused.does(choice('no'))).at(-1)).toBe('Edda cannot do that: flies');
});

test('[FS-COND-1] the log says that it is being dazed which leaves 2 AP; by hand it is the game master’s change', () => {
  const table = duel({ edda: { now: { conditions: [{ id: 'dazed' }] } }, brute: {} });
  table.does(endTurn).does(endTurn);
  expect(table.lines().find(({ text }) => text === 'Edda is dazed and has 2 AP')?.clause).toBe('FS-COND-1');
  table.byHand('a slip', { change: 'pool', who: 'brute', pool: 'ap', value: 1 });
  expect(table.lines().at(-1)).toMatchObject({ level: 'hand', text: 'Brute has 1 AP' });
});

test('[FS-OPP-6] the line of a spell that is stopped says why, with the clause of the reason', () => {
  /** Imre casts Mend beside the brute, whose maul does 1d12 + 3. */
  const struck = (face: number, friend = false) => {
    const table = fight({
      heroes: {
        imre: { at: [5, 5], now: { health: 10 } },
        ciro: { at: [6, 6], now: { health: 5 } },
      },
      foes: { brute: { at: [6, 5] } },
    });
    table.does(cast('mend', { target: friend ? 'ciro' : 'imre' }));
    table.answers('brute', opportunity).answers('imre', decline).rolls('attack', 13);
    return table.does(friend ? choice('push') : decline).rolls('damage', face);
  };
  expect(struck(12).lines().at(-2)).toMatchObject({
    text: 'Mend fails: the casting was stopped',
    clause: 'FS-OPP-6',
  });
  const pushed = struck(1, true).rolls('maneuver', 20);
  expect(pushed.lines().at(-1)).toMatchObject({
    text: 'Mend fails: Ciro is 2 m away, the range of Mend is 1 m',
    clause: 'FS-MAG-1',
  });
});

test('[FS-ACT-4] [FS-ACT-5] the end of a hold is told with the clause of its way', () => {
  const held = { now: { conditions: [{ id: 'held', other: 'brute' }], inHand: [] } };
  const bare = { now: { inHand: [] } };
  const broken = duel({ edda: held, brute: bare }).does(choice('break-free', { from: 'brute' }));
  broken.rolls('break-free', 10).rolls('break-free-answer', 20);
  expect(broken.lines().at(-1)).toMatchObject({ text: 'Edda breaks free of Brute', clause: 'FS-ACT-4' });
  const released = duel({ brute: bare, edda: held }).does(choice('release', { what: ['edda'] }));
  expect(released.lines().at(-1)).toMatchObject({ text: 'Brute lets go of Edda', clause: 'FS-ACT-5' });
});

test('[FS-TEST-8] [FS-COV-1] surroundings are asked for attacks only, cover only where it counts', () => {
  /** The values of `field` with which the field `name` of the option is asked; `any`: all of them. */
  const asked = (table: Scenario, option: string, name: string, field: string): Json => {
    const need = table.choice().options.find(({ id }) => id === option)?.needs?.[name];
    return need === undefined ? 'none' : ('when' in need && need.when?.[field]) || 'any';
  };
  const imre = duel({ imre: {}, brute: {} });
  expect(asked(imre, 'use-magic', 'surroundings', 'spell')).toEqual([
    'ember-bolt',
    'rime-touch',
    'spark-arc',
    'dread-whisper',
  ]);
  expect(asked(imre, 'use-magic', 'cover', 'spell')).toEqual(['ember-bolt', 'spark-arc', 'dread-whisper']);
  expect(asked(imre, 'use-magic-on-several', 'surroundings', 'spell')).toBe('any');

  const bandit = (rulings = {}) =>
    duel({ bandit: { now: { inHand: [{ item: 'dagger' }] } }, edda: {} }, { rulings });
  expect(asked(bandit(), 'strike', 'surroundings', 'with')).toBe('any');
  expect(asked(bandit(), 'strike', 'cover', 'with')).toEqual(['bandit/dagger:thrown']);
  expect(asked(bandit({ coverDodge: 'allDodges' }), 'strike', 'cover', 'with')).toContain('bandit/dagger');

  const opening = duel({ edda: { now: { conditions: [{ id: 'prone' }] } }, brute: {} });
  opening.does(choice('stand-up'));
  expect(asked(opening, 'opportunity-attack', 'surroundings', 'with')).toBe('any');
  expect(asked(opening, 'opportunity-attack', 'cover', 'with')).toBe('none');
});

test('[FS-ACT-3] the line of a holder that falls unconscious says whom it lets go, and so do the odds', () => {
  const held = { now: { conditions: [{ id: 'held', other: 'brute' }] } };
  const table = duel({ edda: held, brute: { now: { health: 3, inHand: [] } } });
  table.does(strike('brute')).does(decline).rolls('attack', 10).does(decline).rolls('damage', 8);
  expect(told(table).at(-1)).toBe('Brute falls unconscious and lets go of Edda');
  expect(outcome(table.facts('knocked-out') as never)).toEqual(['out:brute', 'ended:edda:held']);
});

test('[FS-HP-2] a rule of the table without words of its own still has a line in the log', () => {
  const fallen = { now: { health: 0, conditions: [{ id: 'unconscious' }] } };
  const table = fight({
    heroes: { edda: {} },
    foes: { brute: { at: [6, 5], ...fallen }, wolf: { at: [9, 9] } },
  });
  table.does(strike('brute')).rolls('attack', 10).does(decline).rolls('damage', 8).does(choice('ruled'));
  expect(told(table)).toContain('A rule of this table says what happens.');
});

test('[FS-HP-1, FS-TEST-1] negative Health and TNs are told with a minus sign', () => {
  const table = duel({ edda: {}, brute: { now: { health: 3 } } }, { rulings: { knockoutAt: 'belowZero' } });
  table.does(strike('brute', { surroundings: '+10', surroundingsDefence: '-10' })).does(choice('dodge'));
  table.rolls('attack', 10).rolls('defence', 10).does(decline).rolls('damage', 8);
  expect(told(table)).toContain('Brute defends against Edda: 10 against TN −4, fails');
  expect(told(table)).toContain('Brute takes 10 slashing damage: −7 of 24 Health left');
});

/** A duel in which Imre strikes Edda, in full iron, with a weapon of this damage. */
const strikesWith = (damage: readonly Json[], rulings: { readonly [key: string]: Json } = {}): Scenario => {
  const odd = { id: 'odd', name: 'Odd thing', kind: 'club', hands: 1, damage, melee: { reach: 1 } };
  const imre = { sheet: { weapons: [odd], inHand: [{ item: 'odd' }] } };
  return duel({ imre, edda: {} }, { rulings });
};
const slashing = (count: number, sides: number, plus: number): readonly Json[] => [
  { count, sides, plus, type: 'slashing' },
];

test('[FS-DMG-1] damage below nothing is nothing: it is told so, and that nothing had to be stopped', () => {
  const table = strikesWith(slashing(1, 4, -3))
    .does(strike('edda'))
    .does(decline)
    .rolls('attack', 2);
  table.does(decline).rolls('damage', 1);
  expect(told(table).slice(-2)).toEqual([
    'Damage of Imre to Edda: 1 −3 = −2, so 0',
    'Edda takes no damage: the slashing comes to 0',
  ]);
});

test('[FS-DMG-4] of damage that armor stops one point is told in the singular', () => {
  const struck = (face: number): string | undefined => {
    const table = strikesWith(slashing(1, 4, 0))
      .does(strike('edda'))
      .does(decline)
      .rolls('attack', 2);
    return told(table.does(decline).rolls('damage', face)).at(-1);
  };
  expect(struck(1)).toBe('Edda takes no damage: the 1 slashing is stopped');
  expect(struck(4)).toBe('Edda takes no damage: all 4 slashing are stopped');
});

test('[FS-DMG-1] ruling damageAttribute strengthMelee: what armor stops is told with the Strength in it', () => {
  // Edda’s armor stops 5, and Imre’s Strength is 4.
  const struck = (plus: number, face: number): string | undefined => {
    const table = strikesWith(slashing(1, 4, plus), { damageAttribute: 'strengthMelee' })
      .does(strike('edda'))
      .does(decline)
      .rolls('attack', 2);
    return told(table.does(decline).rolls('damage', face)).at(-1);
  };
  expect(struck(0, 1)).toBe('Edda takes no damage: all 5 slashing are stopped');
  expect(struck(-3, 1)).toBe('Edda takes no damage: all 4 slashing are stopped');
});

test('[FS-DMG-1] the damage of a weapon is written with a true minus, and without a plus where no die is rolled', () => {
  const note = (damage: readonly Json[]) => picksOf(strikesWith(damage), 'strike', 'with')[0]?.note;
  expect(note(slashing(1, 4, -3))).toMatch(/^1d4−3 slashing/);
  expect(note(slashing(0, 4, 1))).toMatch(/^1 slashing/);
  expect(note(slashing(2, 6, 3))).toMatch(/^2d6\+3 slashing/);
});

test('[FS-ATK-4] a weapon that is not loaded says how many Manipulate reactions it still needs, one or two', () => {
  const because = (arbolest: number): string | undefined => {
    const sheet = { weapons: ['arbolest'], inHand: [{ item: 'arbolest', hands: 2 }] };
    const table = duel({ runa: { at: [2, 5], sheet, now: { toLoad: { arbolest } } }, brute: { at: [8, 5] } });
    return table.option('strike').refused?.because;
  };
  expect(because(2)).toBe('Arbolest needs 2 more Manipulate reactions to be loaded');
  expect(because(1)).toBe('Arbolest needs 1 more Manipulate reaction to be loaded');
});

test('[FS-OPP-1] an opportunity attack is told with the weapon of the striker, not of whoever gives the opening', () => {
  const table = duel({ edda: { at: [5, 5] }, brute: { at: [6, 5] } });
  table.does(choice('move', { to: { x: 3, y: 5 } })).does(opportunity);
  expect(told(table).at(-1)).toBe('Brute strikes with maul at the opening that Edda gives');
});

test('a weapon with a name of its own keeps its capitals in the log, in hand, on the floor and on the body', () => {
  const hook = {
    id: 'own',
    name: 'Hook of Old Nan',
    hands: 1,
    damage: slashing(1, 4, 0),
    melee: { reach: 1 },
  };
  const fangs = { ...hook, id: 'own-2', name: 'Fangs of Ur', hands: 0, body: 'natural' };
  const sheet = { weapons: [hook], natural: [fangs], inHand: [{ item: 'own' }] };
  const table = duel({ imre: { sheet }, edda: {} });
  table.does(strike('edda')).does(decline).rolls('attack', 20);
  expect(told(table)).toContain('Imre attacks Edda with Hook of Old Nan');
  table
    .does(strike('edda', { with: 'own-2' }))
    .does(decline)
    .rolls('attack', 20);
  expect(told(table)).toContain('Imre attacks Edda with Fangs of Ur');
  table.does(choice('release', { what: ['imre/own'] }));
  expect(told(table).at(-1)).toMatch(/Imre .*Hook of Old Nan/);
});

test('[FS-DMG-1] the roll of damage of several types shows the number that each adds, not their sum', () => {
  const damage = [...slashing(1, 6, 2), { count: 1, sides: 4, plus: -2, type: 'fire' }];
  const table = strikesWith(damage).does(strike('edda')).does(decline).rolls('attack', 2);
  table.does(decline).rolls('damage', 3, 4);
  expect(told(table).at(-2)).toBe('Damage of Imre to Edda: 3, 4 +2 and −2 = 5 and 2');
});
