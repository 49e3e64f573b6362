import { expect, test } from 'vitest';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  cell,
  choice,
  conditions,
  defend,
  duel,
  endTurn,
  fight,
  hold,
  holdTurn,
  keep,
  metres,
  momentum,
  move,
  path,
  rp,
  take,
  vitality,
} from './line-up.ts';

/** Interactions of rules on held turns, unions, RP, unsplit movement, held actions and cinematic deeds. */

const idea = { what: 'brings the roof down' };
const allow = choice('allow', { skill: 'rawForce', difficulty: 11 });
const done = choice('done');

const knights = (oren: Sketch, rulings: Sketch = {}) =>
  fight(
    {
      heroes: { brana: { at: [2, 2] }, oren: { at: [2, 4], now: oren } },
      foes: { ogre: { at: [15, 2] }, bandit: { at: [15, 6] } },
    },
    {
      unions: [['brana', 'oren']],
      initiative: { ogre: 40, brana: 30, oren: 30, bandit: 20 },
      turnOf: 'ogre',
      rulings,
    },
  );

test('[WS-R27] [WS-VIT-4] one that is Down, whose turn has passed by itself, does not keep the others from holding', () => {
  const table = knights({ vitality: 0 }).does(endTurn);
  expect(asked(table)).toBe('brana turn');
  // Nobody else is able to agree.
  table.does(holdTurn);
  expect(asked(table)).toBe('bandit turn');
  table.does(endTurn);
  expect(asked(table)).toBe('brana heldTurn.offer');
  table.does(take);
  expect([asked(table), ap(table, 'brana')]).toEqual(['brana turn', 3]);
});

test('[WS-R27] [WS-INI-15] but one that has ended its turn does', () => {
  const table = knights({})
    .does(endTurn)
    .does(choice('hand-over', { to: 'oren' }))
    .does(endTurn);
  table.refuses(holdTurn, 'turnUsed', 'WS-INI-15');
});

test('[WS-INI-8] a turn that was held to the end is taken or lost, and not held once more', () => {
  const table = duel({ brana: {}, ogre: { at: [9, 5] } });
  // The last slot of a round may be held, too.
  table.does(holdTurn).does(holdTurn).does(take);
  expect(asked(table)).toBe('brana turn');
  table.refuses(holdTurn, 'turnUsed', 'WS-INI-8');
  table.does(endTurn).does(take);
  table.refuses(holdTurn, 'turnUsed', 'WS-INI-8');
});

test('[WS-INI-7] between turns, a turn that was taken up untouched may be held on', () => {
  const table = fight({
    heroes: { brana: { at: [2, 2] } },
    foes: { ogre: { at: [9, 2] }, bandit: { at: [9, 6] } },
  });
  table.does(holdTurn).does(endTurn).does(take).does(holdTurn);
  expect(asked(table)).toBe('bandit turn');
});

test('[WS-R14] [WS-INI-7] RP that come with the own turn come once, though it is held', () => {
  const table = fight(
    {
      heroes: { brana: { at: [2, 2] } },
      foes: { ogre: { at: [9, 2] }, bandit: { at: [9, 6] } },
    },
    { turnOf: 'ogre', order: ['ogre', 'brana', 'bandit'], rulings: { reactionRefresh: 'ownTurnStart' } },
  );
  table.byHand('spent', { change: 'pool', who: 'brana', pool: 'rp', value: 0 });
  table.does(endTurn);
  expect(rp(table, 'brana')).toBe(2);
  table.does(holdTurn);
  table.byHand('spent', { change: 'pool', who: 'brana', pool: 'rp', value: 0 });
  table.does(endTurn).does(take);
  expect([asked(table), rp(table, 'brana')]).toEqual(['brana turn', 0]);
});

test('[WS-R13] [WS-BAS-7] [WS-BAS-8] Move and Sprint make one’s one piece longer and do not end it', () => {
  const walk = () =>
    duel({ brana: { at: [2, 2] }, ogre: { at: [20, 5] } }, { rulings: { splitMovement: false } }).does(
      move(3, 2),
    );
  const moved = walk().does(choice('move-action'));
  // 2 of the 3 m were left.
  expect(metres(moved, 'brana')).toBe(5);
  moved.does(move(8, 2));
  expect(cell(moved, 'brana')).toEqual([8, 2]);
  const sprinted = walk().does(choice('sprint'));
  expect(metres(sprinted, 'brana')).toBe(14);
  sprinted.does(move(17, 2));
  expect(metres(sprinted, 'brana')).toBe(0);
});

test('[WS-R15] [WS-R22] while another has broken into its turn, one may react', () => {
  const table = duel(
    { brana: {}, maela: { at: [9, 5] } },
    { rulings: { reactionsOnOwnTurn: false, heldTurnEntry: 'interrupt' } },
  );
  table.does(holdTurn);
  // Maela's turn has begun; Brana's held turn interrupts it.
  table.does(take);
  expect(asked(table)).toBe('brana turn');
  table.does(choice('cinematic-reaction', { by: 'maela', ...idea })).does(choice('refuse'));
  table.does(endTurn);
  expect(asked(table)).toBe('maela turn');
  table.refuses(choice('cinematic-reaction', idea), 'notAReaction', 'WS-RND-7');
});

test('[WS-CIN-2] [WS-R21] a Cinematic Reaction uses nothing of the own turn: it can still be held', () => {
  const table = duel({ brana: {}, ogre: { at: [9, 5] } });
  table.does(choice('cinematic-reaction', idea)).does(allow).rolls('cinematic', 10).does(done);
  expect([ap(table, 'brana'), rp(table, 'brana'), momentum(table, 'brana')]).toEqual([3, 0, 3]);
  table.does(holdTurn);
  expect(asked(table)).toBe('ogre turn');
});

const waits: LineUp = {
  heroes: { brana: { at: [2, 2] }, sill: { at: [2, 8] } },
  foes: { bandit: { at: [8, 2] } },
};
const waiting = (setting: Setting = {}, brana: Sketch = {}) =>
  fight(
    { ...waits, heroes: { ...waits.heroes, brana: { at: [2, 2], now: brana } } },
    { order: ['brana', 'bandit', 'sill'], ...setting },
  );
const dare = hold('cinematic', { trigger: 'enters', range: 4, ...idea });

test('[WS-INI-11] [WS-R24] [WS-CIN-3] a Cinematic Action can be held: AP now; when it fires it is ruled on and Momentum paid', () => {
  const table = waiting();
  expect(table.option('hold-cinematic')).toMatchObject({ cost: { ap: 3 } });
  table.refuses(hold('cinematic', { trigger: 'enters', range: 4 }), 'noSuchThing', 'WS-CIN-3');
  table.does(dare);
  expect([ap(table, 'brana'), momentum(table, 'brana')]).toEqual([0, 6]);
  table.does(endTurn).does(path([7, 2], [6, 2], [5, 2]));
  expect(asked(table)).toBe('gm gm.cinematic');
  table.does(allow);
  expect(momentum(table, 'brana')).toBe(3);
  table.rolls('cinematic', 10);
  expect(table.news('cinematic')).toMatchObject([{ who: 'brana', passed: true }]);
  table.does(done);
  // The bandit's turn goes on.
  expect([asked(table), cell(table, 'bandit')]).toEqual(['bandit turn', [5, 2]]);
});

test('[WS-R26] [WS-R24] [WS-CIN-2] with too little Momentum left it is lost, unless that was paid when it was held', () => {
  const poor = waiting().does(dare);
  poor.byHand('gone', { change: 'pool', who: 'brana', pool: 'momentum', value: 2 });
  poor.does(endTurn).does(path([7, 2], [6, 2]));
  expect(poor.facts('held-lost')).toMatchObject([{ who: 'brana', why: 'illegal' }]);
  expect(asked(poor)).toBe('bandit turn');
  const paid = waiting({ rulings: { heldAbilityCost: 'onDeclare' } }).does(dare);
  expect(momentum(paid, 'brana')).toBe(3);
  paid.byHand('gone', { change: 'pool', who: 'brana', pool: 'momentum', value: 0 });
  paid
    .does(endTurn)
    .does(path([7, 2], [6, 2]))
    .does(allow)
    .rolls('cinematic', 10)
    .does(done);
  expect([asked(paid), momentum(paid, 'brana')]).toEqual(['bandit turn', 0]);
});

test('[WS-CIN-12] [WS-INI-11] a Burst cannot be held: no AP go into it', () => {
  const table = waiting({}, { effects: [{ status: 'restrained' }] });
  table.refuses(dare, 'noActionPoints', 'WS-RND-4');
  const forged = waiting({}, { ap: 0 });
  forged.refuses(choice('cinematic', { ...idea, prepaid: true }), 'noActionPoints', 'WS-RND-4');
});

test('[WS-INI-11] [WS-BAS-8] a held Sprint is a way of four times the Basic Movement at most', () => {
  const table = waiting();
  const sprint = (x: number, y: number) => hold('sprint', { trigger: 'enters', range: 6, to: { x, y } });
  table.refuses(sprint(2, 15), 'noMovement', 'WS-RND-5');
  // 12 m down.
  table.does(sprint(2, 14));
  expect(ap(table, 'brana')).toBe(0);
  table.byHand('back', { change: 'position', who: 'bandit', cell: { x: 9, y: 2 } });
  table.does(endTurn).does(path([8, 2]));
  expect([cell(table, 'brana'), metres(table, 'brana')]).toEqual([[2, 14], 0]);
});

test('[WS-R21] [WS-BAS-7] a held Move has its own metres: those of a turn that is held on stay', () => {
  const table = waiting({ rulings: { holdTurnOnlyUnused: false } });
  table.does(hold('move-action', { trigger: 'enters', range: 5, to: { x: 5, y: 5 } }));
  table.does(holdTurn).does(path([7, 2]));
  expect(cell(table, 'brana')).toEqual([5, 5]);
  expect(metres(table, 'brana')).toBe(3);
  table.does(endTurn).does(take);
  expect([metres(table, 'brana'), ap(table, 'brana')]).toEqual([3, 2]);
});

test('[WS-R12] [WS-INI-12] AP that were kept buy no Moves in a held one, in another’s turn', () => {
  const table = fight(
    {
      heroes: { brana: { at: [2, 2] } },
      foes: { ogre: { at: [4, 3] }, bandit: { at: [12, 2] } },
    },
    { order: ['ogre', 'brana', 'bandit'], rulings: { apCarry: 'keptUntilNextTurn' } },
  );
  table.does(hold('trip', { trigger: 'enters', range: 1, whom: 'brana' })).does(endTurn);
  table.does(hold('move-action', { trigger: 'enters', range: 9, to: { x: 5, y: 2 } })).does(endTurn);
  expect(ap(table, 'brana')).toBe(2);
  // Her first step brings her to the ogre, which trips her: 2 m are left, at double cost.
  table
    .does(path([11, 2]))
    .rolls('trip', 20, 20)
    .rolls('trip-resisted', 1);
  expect(conditions(table, 'brana')).toContain('prone');
  expect([cell(table, 'brana'), ap(table, 'brana')]).toEqual([[4, 2], 2]);
});

test('[WS-R25] [WS-INI-11] before anybody walks the game master is asked about triggers in words', () => {
  const before = waiting({ rulings: { heldActionTiming: 'beforeEvent' } });
  before.does(hold('defend', { trigger: 'text', text: 'the bandit sets out' })).does(endTurn);
  before.does(move(7, 2));
  expect([asked(before), cell(before, 'bandit')]).toEqual(['gm gm.trigger', [8, 2]]);
  before.does(choice('happened'));
  expect(conditions(before, 'brana')).toContain('defending');
  expect(cell(before, 'bandit')).toEqual([7, 2]);
});

test('[WS-R25] [WS-INI-12] felled just before it, nobody does what it was about to do', () => {
  const felled = (deed: Sketch & { readonly option: string }) => {
    const table = fight(
      {
        heroes: { brana: { at: [7, 2] }, sill: { at: [2, 8] } },
        foes: { bandit: { at: [8, 2], now: { vitality: 1 } }, ogre: { at: [20, 12] } },
      },
      { order: ['brana', 'bandit', 'ogre', 'sill'], rulings: { heldActionTiming: 'beforeEvent' } },
    );
    table.does(hold('attack', { trigger: 'text', text: 'it does anything', with: 'ax' })).does(endTurn);
    table.does(choice(deed.option, deed)).does(choice('happened')).rolls('attack', 15).rolls('damage', 6);
    expect(vitality(table, 'bandit')).toBeLessThan(1);
    return table;
  };
  const guarding = felled(defend);
  expect(conditions(guarding, 'bandit')).not.toContain('defending');
  expect(guarding.facts('came-to-nothing')).toMatchObject([{ who: 'bandit', clause: 'WS-INI-12' }]);
  expect(cell(felled({ option: 'move', to: { x: 9, y: 2 } }), 'bandit')).toEqual([8, 2]);
});

test('[WS-R86] once all movement is over, no Move and no Sprint brings any', () => {
  const table = fight(
    {
      heroes: { brana: { at: [0, 0] } },
      foes: { bandit: { at: [1, 0] } },
    },
    { rulings: { passThroughFailure: 'moveEnds' } },
  );
  table
    .does(path([1, 0], [2, 0]))
    .rolls('pass', 2)
    .rolls('pass-resisted', 19);
  expect([cell(table, 'brana'), metres(table, 'brana'), ap(table, 'brana')]).toEqual([[0, 0], 0, 3]);
  table.refuses(move(0, 1), 'noMovement', 'WS-RND-5');
  table.refuses(choice('move-action'), 'noMovement', 'WS-RND-5');
  table.refuses(choice('sprint'), 'noMovement', 'WS-RND-5');
  table.does(endTurn).does(endTurn).does(move(0, 1));
  expect(cell(table, 'brana')).toEqual([0, 1]);
});

test('[WS-GEN-7] [WS-R6] [WS-ADV-11] who struggles free may name its check', () => {
  const table = duel({ brana: {}, bandit: { now: { inHand: ['sword'], grabbing: ['brana'] } } });
  table.refuses(choice('break-free', { skill: 'stealth' }), 'noSuchThing', 'WS-ADV-2');
  table.does(choice('break-free', { skill: 'nimbleness' }));
  // Dexterity 13 without levels; her best check would have 7.
  expect(table.roll()).toMatchObject({ purpose: 'break-free', total: { value: 3 } });
});

test('[WS-GEN-12] [WS-CIN-13] whoever is given all points back by hand has used none of them', () => {
  const table = duel({ brana: { now: { effects: [{ status: 'restrained' }] } }, ogre: { at: [9, 5] } });
  table.does(defend);
  table.refuses(choice('cinematic', idea), 'noActionPoints', 'WS-RND-4');
  table.byHand('back', { change: 'pool', who: 'brana', pool: 'ap', value: 3 });
  expect(table.option('cinematic').cost).toEqual({ momentum: 6 });
  const shocked = duel({
    brana: { now: { effects: [{ status: 'shocked' }], rpSpent: 1 } },
    ogre: { at: [9, 5] },
  });
  shocked.refuses(choice('cinematic-reaction', idea), 'noReactionPoints', 'WS-RND-6');
  shocked.byHand('back', { change: 'pool', who: 'brana', pool: 'rp', value: 2 });
  expect(shocked.option('cinematic-reaction').cost).toEqual({ momentum: 6 });
});

test('[WS-GEN-12] [WS-BAS-13] the free use of a turn is given back by hand, or taken', () => {
  const table = duel({ brana: {}, ogre: { at: [9, 5] } });
  const free = (value: number): void => {
    table.byHand('the free one', { change: 'pool', who: 'brana', pool: 'free', value });
  };
  const shout = choice('interact', { what: 'shouts', pay: 'free' });
  table.does(shout).does(done);
  table.refuses(shout, 'noFreeUse', 'WS-BAS-13');
  free(1);
  table.does(shout).does(done);
  free(1);
  free(0);
  table.refuses(shout, 'noFreeUse', 'WS-BAS-13');
  expect(ap(table, 'brana')).toBe(3);
});

test('[WS-GEN-12] [WS-R14] a turn given out of order brings what any turn brings, and what was held lapses', () => {
  const table = fight(
    {
      heroes: { brana: { at: [2, 2] }, sill: { at: [2, 6] } },
      foes: { bandit: { at: [12, 2] } },
    },
    {
      order: ['brana', 'bandit', 'sill'],
      rulings: { reactionRefresh: 'ownTurnStart', apCarry: 'keptUntilNextTurn' },
    },
  );
  table
    .does(hold('defend', { trigger: 'enters', range: 3 }))
    .does(endTurn)
    .does(endTurn)
    .does(endTurn);
  // Round 2: Sill 33, Brana 27, bandit 22. 1 AP was kept.
  table.byHand('spent', { change: 'pool', who: 'brana', pool: 'rp', value: 0 });
  table.byHand('now', { change: 'active', who: 'brana' });
  expect([asked(table), ap(table, 'brana'), rp(table, 'brana')]).toEqual(['brana turn', 4, 2]);
  expect(conditions(table, 'brana')).not.toContain('held-action');
});

test('[WS-INI-20] [WS-GEN-12] a surprised one that is given its turn notices whom it sees', () => {
  const table = fight(
    { heroes: { brana: { at: [2, 2] } }, foes: { ogre: { at: [6, 2] }, bandit: { at: [6, 6] } } },
    { fromTheStart: true, surprised: ['ogre'] },
  );
  expect([asked(table), conditions(table, 'brana').includes('hidden')]).toEqual(['brana turn', true]);
  table.byHand('now', { change: 'active', who: 'ogre' });
  expect([asked(table), conditions(table, 'brana').includes('hidden')]).toEqual(['ogre turn', false]);
});

test('[WS-R22] a held turn that is kept is not offered twice between the same two turns', () => {
  const table = fight({
    heroes: { brana: { at: [2, 2] }, sill: { at: [2, 6] } },
    foes: { ogre: { at: [9, 2] }, bandit: { at: [9, 6] } },
  });
  table.does(holdTurn).does(holdTurn).does(endTurn).does(keep).does(keep);
  expect(asked(table)).toBe('bandit turn');
});

test('[WS-INI-13] what sets it off only as the next turn of its owner starts comes too late', () => {
  const table = fight(
    {
      heroes: {
        brana: {
          at: [2, 2],
          now: { effects: [{ status: 'blinded', by: 'brana', for: 'nextTurn' }] },
        },
      },
      foes: { bandit: { at: [9, 2], now: { hiddenFrom: ['brana'] } } },
    },
    { round: 2 },
  );
  table
    .does(hold('defend', { trigger: 'appears' }))
    .does(endTurn)
    .does(endTurn);
  // Her turn has come; she is no longer Blinded and notices the bandit.
  expect(asked(table)).toBe('brana turn');
  expect(conditions(table, 'bandit')).not.toContain('hidden');
  expect(table.facts('held-lost')).toMatchObject([{ who: 'brana', why: 'lapsed' }]);
  expect(conditions(table, 'brana')).not.toContain('defending');
});

test('[WS-INI-11] [WS-ADV-9] a Command can be held', () => {
  const table = fight(
    {
      heroes: {
        oren: { at: [2, 2] },
        wolf: { at: [4, 2], use: 'war-horse', summoner: 'oren' },
      },
      foes: { bandit: { at: [9, 2] } },
    },
    { order: ['oren', 'bandit', 'wolf'] },
  );
  table.does(hold('command', { trigger: 'enters', range: 5 }));
  expect(ap(table, 'oren')).toBe(2);
  table
    .does(endTurn)
    .does(path([8, 2], [7, 2]))
    .does(endTurn);
  expect(table.choice()).toMatchObject({ ask: 'turn', for: 'oren', about: { who: 'wolf' } });
});
