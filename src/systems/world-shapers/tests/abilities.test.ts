import { expect, test } from 'vitest';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  choice,
  conditions,
  endTurn,
  fight,
  hold,
  initiative,
  offered,
  order,
  path,
  waiting,
  wp,
} from './line-up.ts';

/** Abilities without damage, and what holds for all of them (section ABL). */

const uses = (ability: string, more: Sketch = {}) => choice(`ability-${ability}`, more);

/**
 * Ysolt: Will 14, so DR Power 14; 14 WP, upcast limit 4. The bandit has no bonus on Will, Instinct and Intelligence.
 */
const scene = (setting: Setting = {}, ysolt: Sketch = {}, more: LineUp[string] = {}) =>
  fight(
    {
      heroes: { ysolt: { at: [2, 2], now: ysolt }, brana: { at: [2, 4] } },
      foes: { bandit: { at: [8, 2] }, ogre: { at: [20, 12] }, ...more },
    },
    setting,
  );

test('[WS-ABL-1] [WS-R78] [WS-STA-6] Goad: AP and WP are paid, a failed Will DR enrages', () => {
  const table = scene();
  expect(table.option('ability-goad')).toMatchObject({ label: 'Goad', cost: { ap: 1, wp: 1 } });
  table.does(uses('goad', { target: 'bandit' }));
  expect([ap(table, 'ysolt'), wp(table, 'ysolt')]).toEqual([2, 13]);
  // WS-DRS-5: the Primary Stat itself, Will 14.
  expect(waiting(table)).toMatchObject({ who: 'bandit', purpose: 'withstand', bonus: 0, needs: 14 });
  expect(table.roll()).toMatchObject({ clause: 'WS-DRS-12' });
  table.rolls('withstand', 13);
  expect(conditions(table, 'bandit')).toEqual(['enraged']);
});

test('[WS-DRS-4] [WS-DRS-13] whoever reaches the DR Power suffers nothing where no damage is halved', () => {
  const table = scene();
  table.does(uses('goad', { target: 'bandit' })).rolls('withstand', 14);
  expect(conditions(table, 'bandit')).toEqual([]);
  expect(table.facts('vitality-lost')).toEqual([]);
});

test('[WS-GEN-11] too far, not said whom, of the wrong side: refused at no cost', () => {
  const table = scene();
  // The ogre occupies (20, 12) to (21, 13), 18 m away.
  table.refuses(uses('goad', { target: 'ogre' }), 'outOfRange', 'WS-ATK-8');
  table.refuses(uses('goad'), 'noSuchThing', 'WS-ABL-1');
  table.refuses(uses('goad', { target: 'nobody' }), 'noSuchThing', 'WS-ABL-1');
  table.refuses(uses('quicken', { target: 'bandit' }), 'notAlly', 'WS-GEN-3');
  table.refuses(uses('fold-space', { target: 'bandit' }), 'noSuchThing', 'WS-ABL-1');
  table.refuses(uses('quick-guard'), 'noSuchThing', 'WS-ABL-1');
  expect([ap(table, 'ysolt'), wp(table, 'ysolt')]).toEqual([3, 14]);
});

test('[WS-ABL-1] [WS-GEN-11] without the AP or the WP it is greyed and refused alike', () => {
  const poor = scene({}, { wp: 0 });
  expect(poor.option('ability-goad').refused).toMatchObject({ code: 'noWp', clause: 'WS-ABL-1' });
  poor.refuses(uses('goad', { target: 'bandit' }), 'noWp', 'WS-ABL-1');
  expect(offered(poor)).not.toContain('ability-goad');
  const spent = scene({}, { ap: 0 });
  expect(spent.option('ability-goad').refused).toMatchObject({ code: 'noActionPoints' });
  spent.refuses(uses('goad', { target: 'bandit' }), 'noActionPoints', 'WS-RND-4');
});

test('[WS-COV-4] [WS-ABL-1] full cover keeps it from being named', () => {
  const table = fight({
    heroes: { ysolt: { at: [2, 2] } },
    foes: { bandit: { at: [8, 2] } },
    things: { 'stone-wall': { at: [5, 2] } },
  });
  table.refuses(uses('goad', { target: 'bandit' }), 'covered', 'WS-COV-4');
  // The wall itself can be a target.
  table.does(uses('goad', { target: 'stone-wall' }));
  expect(conditions(table, 'stone-wall')).toEqual(['enraged']);
  expect(table.news('defense')).toMatchObject([{ who: 'stone-wall', how: 'object', passed: false }]);
});

test('[WS-STA-6] whoever is Blinded names nobody but itself; the hidden cannot be named', () => {
  const blind = scene({}, { effects: [{ status: 'blinded' }] });
  blind.refuses(uses('goad', { target: 'bandit' }), 'unseen', 'WS-STA-6');
  blind.does(uses('quicken'));
  expect(conditions(blind, 'ysolt')).toContain('quicken');
  const hidden = fight({
    heroes: { ysolt: { at: [2, 2] } },
    foes: { bandit: { at: [8, 2], now: { hiddenFrom: ['ysolt'] } } },
  });
  hidden.refuses(uses('goad', { target: 'bandit' }), 'hidden', 'WS-ADV-13');
});

test('[WS-DRS-2] [WS-R64] an ally may let itself be dazzled; enemies roll', () => {
  const table = scene();
  table.does(uses('dazzle', { target: 'brana' }));
  expect(asked(table)).toBe('brana dr.choice');
  table.does(choice('fail'));
  expect(conditions(table, 'brana')).toEqual(['blinded']);
  expect(table.facts('defense')).toMatchObject([{ who: 'brana', how: 'chosen', clause: 'WS-DRS-11' }]);
});

test('[WS-DRS-11] [WS-RND-8] Dazzle: Blinded until the end of its next turn', () => {
  const table = scene();
  table.does(uses('dazzle', { target: 'bandit' })).rolls('withstand', 5);
  expect(conditions(table, 'bandit')).toEqual(['blinded']);
  table.does(endTurn).does(endTurn);
  expect([asked(table), conditions(table, 'bandit')]).toEqual(['bandit turn', ['blinded']]);
  table.does(endTurn);
  expect(conditions(table, 'bandit')).toEqual([]);
});

test('[WS-DRS-9] Mirage makes one stumble: Prone until it gets up', () => {
  const table = fight({ foes: { riftling: { at: [2, 2] } }, heroes: { brana: { at: [8, 2] } } });
  table.does(uses('mirage', { target: 'brana' }));
  // Intelligence 15 against Brana's 10.
  expect(waiting(table)).toMatchObject({ bonus: 0, needs: 15 });
  table.rolls('withstand', 14).does(endTurn);
  expect(conditions(table, 'brana')).toEqual(['prone']);
  table.does(endTurn).does(endTurn);
  expect(conditions(table, 'brana')).toEqual(['prone']);
});

test('[WS-DRS-10] Puppet String: a failed Charisma DR restrains', () => {
  const table = fight({ foes: { 'bell-warden': { at: [2, 2] } }, heroes: { brana: { at: [8, 2] } } });
  table
    .does(uses('puppet-string', { target: 'brana' }))
    .rolls('withstand', 13)
    .does(endTurn);
  expect(conditions(table, 'brana')).toEqual(['restrained']);
  // Restrained (WS-STA-6): 2 of the 3 AP can be used, and no movement.
  table.does(choice('defend')).refuses(choice('move-action'), 'immobile', 'WS-STA-6');
  table.refuses(choice('take-cover'), 'noActionPoints', 'WS-RND-4');
});

test('[WS-GEN-10] [WS-COV-4] [WS-RND-8] Dirge: everybody round the point defends itself by Initiative', () => {
  const table = fight(
    {
      foes: { 'bell-warden': { at: [2, 2] }, bandit: { at: [9, 5] } },
      heroes: { brana: { at: [8, 4] }, sill: { at: [11, 4] }, oren: { at: [6, 6] }, tovo: { at: [12, 4] } },
      things: { 'stone-wall': { at: [10, 4] } },
    },
    { order: ['bell-warden', 'sill', 'oren', 'brana', 'bandit', 'tovo', 'stone-wall'] },
  );
  // Around (9, 4): the wall on (10, 4) covers Sill on (11, 4); Oren on (6, 6) and Tovo are 3 m away.
  table.does(uses('dirge', { cell: { x: 9, y: 4 } }));
  expect(waiting(table)).toMatchObject({ who: 'brana', bonus: 1, needs: 14 });
  table.rolls('withstand', 13);
  // An ally of the Warden, who is asked whether it fails; then the wall, which fails automatically.
  expect(asked(table)).toBe('bandit dr.choice');
  table.does(choice('roll'));
  expect(waiting(table)).toMatchObject({ who: 'bandit', bonus: 0, needs: 14 });
  table.rolls('withstand', 13);
  const despairing = (id: string): boolean => conditions(table, id).includes('despairing');
  expect(['brana', 'bandit', 'sill', 'oren', 'tovo', 'stone-wall'].map(despairing)).toEqual([
    false,
    true,
    false,
    false,
    false,
    true,
  ]);
  // Brana withstood it with 13 + 1 = 14. For 2 rounds: until the end of the bandit's second turn from now.
  for (const _ of [1, 2, 3, 4]) table.does(endTurn);
  expect([asked(table), despairing('bandit')]).toEqual(['bandit turn', true]);
  table.does(endTurn);
  expect(despairing('bandit')).toBe(true);
});

test('[WS-ABL-1] points that cannot be aimed at', () => {
  const table = fight({
    foes: { 'bell-warden': { at: [2, 2] } },
    heroes: { brana: { at: [8, 4] } },
    things: { 'stone-wall': { at: [4, 2] } },
  });
  table.refuses(uses('dirge', { cell: { x: 15, y: 2 } }), 'outOfRange', 'WS-ABL-1');
  table.refuses(uses('dirge', { cell: { x: 8, y: 2 } }), 'covered', 'WS-COV-4');
  table.refuses(uses('dirge', { cell: { x: -1, y: 2 } }), 'noSuchThing', 'WS-ABL-1');
  table.refuses(uses('dirge'), 'noSuchThing', 'WS-ABL-1');
  // Nobody is in the area: it is paid, but no die is rolled.
  table.does(uses('dirge', { cell: { x: 2, y: 12 } }));
  expect([ap(table, 'bell-warden'), wp(table, 'bell-warden')]).toEqual([1, 12]);
  expect(asked(table)).toBe('bell-warden turn');
});

test('[WS-ABL-1] [WS-INI-5] Quicken: for oneself unless an ally is named; the order changes with the next round', () => {
  const table = scene();
  table.does(uses('quicken'));
  expect(conditions(table, 'ysolt')).toEqual(['quicken']);
  expect(initiative(table, 'ysolt')).toBe(40);
  for (const _ of [1, 2, 3, 4]) table.does(endTurn);
  // 2 × 12 + 1 + 1 + 5, against 27 of Brana.
  expect([initiative(table, 'ysolt'), order(table).slice(0, 2)]).toEqual([31, ['ysolt', 'brana']]);
});

test('[WS-ABL-1] what other Abilities gave stays', () => {
  const effects = [
    { ability: 'battle-hymn', label: 'Battle Hymn', gifts: [{ of: 'hit', value: 1 }], for: 'combat' },
  ];
  const table = fight({
    foes: { 'bell-warden': { at: [2, 6], now: { effects } } },
    heroes: { brana: { at: [8, 2] } },
  }).does(uses('stone-skin'));
  expect(conditions(table, 'bell-warden')).toEqual(['battle-hymn', 'stone-skin']);
});

test('[WS-ABL-1] an Ability adds nothing to itself: the later use takes the place of the earlier', () => {
  const table = scene();
  table.does(uses('quicken', { target: 'brana', upcast: 1 })).does(uses('quicken', { target: 'brana' }));
  expect(conditions(table, 'brana')).toEqual(['quicken']);
  expect(table.news('effect-ended')).toMatchObject([{ who: 'brana', why: 'replaced' }]);
  for (const _ of [1, 2, 3, 4]) table.does(endTurn);
  expect(initiative(table, 'brana')).toBe(32);
});

test('[WS-ABL-2] upcasting: WP in whole steps, up to the limit', () => {
  const table = scene();
  table.refuses(uses('quicken', { upcast: 5 }), 'upcastLimit', 'WS-ABL-2');
  table.refuses(uses('quicken', { upcast: -1 }), 'noSuchThing', 'WS-ABL-2');
  // Goad has nothing to upcast.
  table.refuses(uses('goad', { target: 'bandit', upcast: 1 }), 'upcastLimit', 'WS-ABL-2');
  expect(table.option('ability-quicken').needs?.upcast).toMatchObject({
    oneOf: [{ id: '0' }, { id: '1', note: '+5' }, { id: '2' }, { id: '3' }, { id: '4', note: '+20' }],
  });
  table.does(uses('quicken', { upcast: '4' }));
  expect(wp(table, 'ysolt')).toBe(9);
  for (const _ of [1, 2, 3, 4]) table.does(endTurn);
  // 26 + 5 + 4 x 5.
  expect(initiative(table, 'ysolt')).toBe(51);
});

test('[WS-ABL-2] [WS-ABL-1] WP for upcasting have to be there; a step of 2 WP is not had for 1', () => {
  const poor = scene({}, { wp: 2 });
  poor.refuses(uses('quicken', { upcast: 2 }), 'noWp', 'WS-ABL-1');
  poor.does(uses('quicken', { upcast: 1 }));
  expect(wp(poor, 'ysolt')).toBe(0);
  const knight = fight({ foes: { 'iron-knight': { at: [2, 2] } }, heroes: { brana: { at: [9, 9] } } });
  knight.refuses(uses('battle-hymn', { upcast: 1 }), 'upcastLimit', 'WS-ABL-2');
  knight.does(uses('battle-hymn', { upcast: 2 }));
  expect(wp(knight, 'iron-knight')).toBe(4);
});

test('[WS-CIN-18] [WS-ABL-2] what raises the upcast limit lets more WP in', () => {
  const gifts = [{ of: 'upcastLimit', value: 4 }];
  const table = scene({}, { effects: [{ ability: 'rage', label: 'Rage', gifts, for: 'combat' }] });
  table.does(uses('quicken', { upcast: 8 }));
  expect(wp(table, 'ysolt')).toBe(5);
});

test('[WS-R79] or one is asked right after', () => {
  const table = scene({ rulings: { upcastDeclared: 'ask' } });
  expect(table.option('ability-quicken').needs).not.toHaveProperty('upcast');
  table.does(uses('quicken'));
  expect([asked(table), offered(table)]).toEqual(['ysolt ability.upcast', ['0', '1', '2', '3', '4']]);
  table.refuses(choice('5'), 'noSuchThing', 'WS-ABL-2');
  table.does(choice('2'));
  expect([wp(table, 'ysolt'), ap(table, 'ysolt')]).toEqual([11, 2]);
  // No question for an Ability that cannot be upcast.
  table.does(uses('goad', { target: 'bandit' }));
  expect(waiting(table).purpose).toBe('withstand');
});

test('[WS-ABL-1] [WS-RND-8] Battle Hymn for three rounds, Leaden Arms for two, Stone Skin for oneself', () => {
  const table = fight(
    {
      foes: { 'iron-knight': { at: [2, 2] }, 'hex-weaver': { at: [2, 4] }, 'bell-warden': { at: [2, 6] } },
      heroes: { brana: { at: [8, 2] } },
    },
    { rulings: { initiativeTie: 'joinOrder' } },
  );
  table.does(uses('battle-hymn', { target: 'hex-weaver' })).does(endTurn);
  table.does(uses('leaden-arms', { target: 'brana' }));
  table.refuses(uses('leaden-arms', { target: 'bell-warden' }), 'wrongTarget', 'WS-ABL-1');
  table.does(endTurn).does(uses('stone-skin'));
  table.refuses(uses('battle-hymn'), 'noSuchThing', 'WS-ABL-1');
  expect(conditions(table, 'hex-weaver')).toEqual(['battle-hymn']);
  expect(conditions(table, 'brana')).toEqual(['leaden-arms']);
  expect(conditions(table, 'bell-warden')).toEqual(['stone-skin']);
  const effects = table.facts('effect-began').map(({ effect }) => effect);
  expect(effects).toMatchObject([
    { kind: 'buff', by: 'iron-knight', gifts: [{ of: 'hit', value: 1 }] },
    { kind: 'debuff', by: 'hex-weaver', gifts: [{ of: 'hit', value: -2 }] },
    { kind: 'buff', by: 'bell-warden', gifts: [{ of: 'armor', value: 2 }] },
  ]);
  const turns = (count: number): void => {
    for (let turn = 0; turn < count; turn++) table.does(endTurn);
  };
  // Rounds 1 and 2: the turns of the Weaver and Brana in round 1 began after it, so they count.
  turns(2 + 4);
  expect([conditions(table, 'brana'), conditions(table, 'hex-weaver')]).toEqual([[], ['battle-hymn']]);
  turns(4);
  expect([conditions(table, 'hex-weaver'), conditions(table, 'bell-warden')]).toEqual([[], ['stone-skin']]);
  turns(4);
  expect(conditions(table, 'bell-warden')).toEqual([]);
});

test('[WS-INI-11] [WS-R24] a held Ability: AP now, WP when it fires at whoever sets it off', () => {
  const table = scene();
  table.does(hold('ability-goad', { trigger: 'enters', range: 4 }));
  expect([ap(table, 'ysolt'), wp(table, 'ysolt')]).toEqual([2, 14]);
  table
    .does(endTurn)
    .does(endTurn)
    .does(path([7, 2], [6, 2], [5, 2]));
  expect([waiting(table).who, wp(table, 'ysolt')]).toEqual(['bandit', 13]);
  table.rolls('withstand', 1);
  expect(conditions(table, 'bandit')).toEqual(['enraged']);
});

test('[WS-R24] or with the AP; and without the WP it is lost when it would fire', () => {
  const early = scene({ rulings: { heldAbilityCost: 'onDeclare' } });
  early.does(hold('ability-quicken', { trigger: 'enters', range: 4, target: 'brana', upcast: 2 }));
  expect([ap(early, 'ysolt'), wp(early, 'ysolt')]).toEqual([2, 11]);
  early
    .does(endTurn)
    .does(endTurn)
    .does(path([7, 2], [6, 2], [5, 2]));
  expect([wp(early, 'ysolt'), conditions(early, 'brana')]).toEqual([11, ['quicken']]);
  const late = scene();
  late.does(hold('ability-goad', { trigger: 'enters', range: 4 }));
  for (const _ of [1, 2]) late.does(endTurn);
  late.byHand('drained', { change: 'pool', who: 'ysolt', pool: 'wp', value: 0 });
  late.does(path([7, 2], [6, 2], [5, 2]));
  expect(late.facts('held-lost')).toMatchObject([{ who: 'ysolt', why: 'illegal' }]);
});

test('[WS-INI-11] [WS-INI-12] a held area is laid round whoever sets it off', () => {
  const table = fight(
    {
      foes: { 'bell-warden': { at: [2, 2] } },
      heroes: { brana: { at: [9, 2] }, sill: { at: [7, 5] }, oren: { at: [7, 8] } },
    },
    { order: ['bell-warden', 'brana', 'sill', 'oren'] },
  );
  table.does(hold('ability-dirge', { trigger: 'enters', range: 5 })).does(endTurn);
  table.does(path([8, 3], [7, 3]));
  // Around (7, 3): Brana on it, Sill 2 m away, Oren 5 m.
  expect(waiting(table).who).toBe('brana');
  table.rolls('withstand', 20);
  expect(waiting(table).who).toBe('sill');
  table.rolls('withstand', 1);
  expect(conditions(table, 'sill')).toEqual(['despairing']);
});

test('[WS-ABL-2] beyond the limit it cannot be held either', () => {
  const table = scene();
  const watch = { trigger: 'enters', range: 4, upcast: 5 };
  table.refuses(hold('ability-quicken', watch), 'upcastLimit', 'WS-ABL-2');
});

test('[WS-ADV-14] [WS-R45] an Ability used on an enemy gives away, one for an ally does not', () => {
  const table = scene({}, { hiddenFrom: ['bandit', 'ogre'] });
  table.does(uses('quicken', { target: 'brana' })).does(endTurn);
  expect(conditions(table, 'ysolt')).toContain('hidden');
  const other = scene({}, { hiddenFrom: ['bandit', 'ogre'] });
  other.does(uses('goad', { target: 'bandit' })).rolls('withstand', 20);
  expect(conditions(other, 'ysolt')).toContain('hidden');
  other.does(endTurn);
  expect(conditions(other, 'ysolt')).not.toContain('hidden');
});

test('[WS-R25] [WS-INI-12] what is held against an Ability fires after it, or before it and it comes to nothing', () => {
  // Sill is the target of Goad; Ysolt holds Dazzle until somebody uses an Ability.
  const line: LineUp = {
    heroes: { ysolt: { at: [2, 2] }, sill: { at: [2, 4] } },
    foes: { 'bell-warden': { at: [8, 2] } },
  };
  const play = (heldActionTiming: string) => {
    const table = fight(line, { rulings: { heldActionTiming }, order: ['ysolt', 'bell-warden', 'sill'] });
    table.does(hold('ability-dazzle', { trigger: 'uses-ability' })).does(endTurn);
    return table.does(uses('puppet-string', { target: 'sill' }));
  };
  const after = play('afterStep');
  expect(waiting(after).who).toBe('sill');
  after.rolls('withstand', 1).rolls('withstand', 1);
  expect([conditions(after, 'sill'), conditions(after, 'bell-warden')]).toEqual([
    ['restrained'],
    ['blinded'],
  ]);
  const before = play('beforeEvent');
  expect(waiting(before).who).toBe('bell-warden');
  // Blinded, it can no longer target anybody with Puppet String; the WP it has paid are lost.
  const paid = wp(before, 'bell-warden');
  before.rolls('withstand', 1);
  expect([conditions(before, 'sill'), conditions(before, 'bell-warden')]).toEqual([[], ['blinded']]);
  expect(before.facts('came-to-nothing')).toMatchObject([{ who: 'bell-warden', what: 'puppet-string' }]);
  expect([asked(before), wp(before, 'bell-warden')]).toEqual(['bell-warden turn', paid]);
  expect(paid).toBe(wp(after, 'bell-warden'));
});
