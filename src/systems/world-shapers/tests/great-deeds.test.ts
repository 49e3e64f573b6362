import { expect, test } from 'vitest';
import type { Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  cell,
  choice,
  conditions,
  endTurn,
  fight,
  holdTurn,
  momentum,
  move,
  offered,
  rp,
  temporary,
  vitality,
  waiting,
  wp,
} from './line-up.ts';

/**
 * Cinematic Actions, Reactions and Bursts of a single combatant (WS-CIN-1 to WS-CIN-7, WS-CIN-12, WS-CIN-13,
 * WS-CIN-15).
 */

const scene = (now: Sketch = {}, setting: Setting = {}, sheet: Sketch = {}) =>
  fight(
    {
      heroes: { brana: { at: [5, 5], now, sheet }, maela: { at: [5, 9] } },
      foes: { bandit: { at: [6, 5] }, ogre: { at: [12, 5] } },
    },
    setting,
  );
const idea = { what: 'brings the roof down' };
const dares = (more: Sketch = {}) => choice('cinematic', { ...idea, ...more });
const allow = (skill: string, difficulty: number) => choice('allow', { skill, difficulty });
const done = choice('done');
const restrained = { effects: [{ status: 'restrained' }] };
const stunned = { effects: [{ status: 'stunned' }] };

test('[WS-CIN-1] [WS-CIN-2] [WS-CIN-3] [WS-CIN-4] it is said, allowed, paid for and checked, in this order', () => {
  const table = scene();
  expect(table.option('cinematic')).toMatchObject({ cost: { ap: 3, momentum: 3 }, clause: 'WS-CIN-2' });
  table.does(dares());
  expect([asked(table), ap(table, 'brana'), momentum(table, 'brana')]).toEqual(['gm gm.cinematic', 3, 6]);
  expect(table.choice().about).toMatchObject({ who: 'brana', what: 'brings the roof down', participants: 1 });
  table.refuses(choice('allow', { difficulty: 11 }), 'noSuchThing', 'WS-CIN-3');
  table.refuses(choice('allow', { skill: 'rawForce', difficulty: 41 }), 'noSuchThing', 'WS-CIN-3');
  table.does(allow('rawForce', 11));
  expect([ap(table, 'brana'), momentum(table, 'brana')]).toEqual([0, 3]);
  // Strength 14 and Raw Force 3.
  expect(waiting(table)).toEqual({ who: 'brana', purpose: 'cinematic', bonus: 7, dice: 'd20', needs: 11 });
  table.rolls('cinematic', 4);
  expect(table.news('cinematic')).toMatchObject([{ who: 'brana', passed: true, clause: 'WS-CIN-5' }]);
  expect(asked(table)).toBe('gm gm.cinematicOutcome');
  table.does(choice('done', { text: 'The roof comes down.' }));
  expect(table.news('note')).toMatchObject([{ text: 'The roof comes down.' }]);
  expect(asked(table)).toBe('brana turn');
});

test('[WS-CIN-6] a failure is paid for all the same, and the game master says what happens', () => {
  const table = scene().does(dares()).does(allow('rawForce', 11)).rolls('cinematic', 3);
  expect(table.choice().about).toMatchObject({ passed: false, who: 'brana' });
  table.does(
    choice('damage', { whom: ['brana'], count: 1, sides: 'd6', plus: 0, type: 'physical', manner: 'lethal' }),
  );
  table.rolls('damage', 5).does(done);
  // 34 Vitality; medium armour takes 2.
  expect([vitality(table, 'brana'), ap(table, 'brana'), momentum(table, 'brana')]).toEqual([31, 0, 3]);
});

test('[WS-CIN-3] [WS-R48] an idea that is turned down costs nothing, and the turn can still be held', () => {
  const table = scene().does(dares()).does(choice('refuse'));
  expect([ap(table, 'brana'), momentum(table, 'brana')]).toEqual([3, 6]);
  expect(table.news('cinematic-refused')).toMatchObject([{ who: 'brana', paid: false }]);
  expect(table.lines().at(-1)).toMatchObject({ rulings: ['WS-R48'] });
  table.does(holdTurn);
  expect(asked(table)).toBe('maela turn');
});

test('[WS-R48] or all of it', () => {
  const table = scene({}, { rulings: { cinematicRefusedCost: 'full' } })
    .does(dares())
    .does(choice('refuse'));
  expect([ap(table, 'brana'), momentum(table, 'brana')]).toEqual([0, 3]);
  expect(asked(table)).toBe('brana turn');
  expect(table.facts('check')).toEqual([]);
  // What the refusal says of the cost is said after it is paid.
  expect(table.lines().at(-1)?.text).toMatch(
    /^Brana may not attempt this: .+ The cost is paid all the same$/,
  );
});

test('[WS-CIN-2] without a word nothing is dared, without AP or Momentum neither', () => {
  scene().refuses(choice('cinematic'), 'noSuchThing', 'WS-CIN-3');
  const poor = scene({ momentum: 2 });
  expect(poor.option('cinematic').refused).toMatchObject({ code: 'noMomentum', clause: 'WS-CIN-2' });
  poor.refuses(dares(), 'noMomentum', 'WS-CIN-2');
  const spent = scene().does(choice('move-action'));
  spent.refuses(dares(), 'noActionPoints', 'WS-RND-4');
});

test('[WS-CIN-2] [WS-R47] heroes begin with 6, others with none, or as the table says; 12 is the most', () => {
  const table = scene();
  expect([momentum(table, 'brana'), momentum(table, 'bandit')]).toEqual([6, 0]);
  const nine = scene({}, { rulings: { momentumStart: 9 } });
  expect([momentum(nine, 'maela'), momentum(nine, 'ogre')]).toEqual([9, 0]);
  nine.byHand('well told', { change: 'pool', who: 'brana', pool: 'momentum', value: 12 });
  expect(momentum(nine, 'brana')).toBe(12);
});

test('[WS-CIN-7] the game master sees the strongest Ability of the sheet at its full upcast', () => {
  const table = fight({ heroes: { oren: { at: [2, 2] } }, foes: { ogre: { at: [9, 2] } } });
  table.does(dares());
  // Upcast limit 4: Heat Lance 2d6 + 4d6; nothing else of his does as much.
  expect(table.choice().about?.strongest).toBe('Heat Lance with 4 WP of upcasting: 6d6 Heat');
  const none = scene().does(dares());
  expect(none.choice().about?.strongest).toBeNull();
});

const reacts = (by: string) => choice('cinematic-reaction', { what: 'calls down the light', by });

test('[WS-CIN-2] [WS-RND-7] a Cinematic Reaction at any moment of another’s turn, for 2 RP', () => {
  const table = scene();
  expect(table.option('cinematic-reaction', 'maela')).toMatchObject({ cost: { rp: 2, momentum: 3 } });
  table.does(move(5, 4)).does(reacts('maela')).does(allow('perseverance', 9));
  expect([rp(table, 'maela'), momentum(table, 'maela'), ap(table, 'brana')]).toEqual([0, 3, 3]);
  // Will 14.
  expect(waiting(table)).toMatchObject({ who: 'maela', bonus: 4, needs: 9 });
  table.rolls('cinematic', 5).does(done);
  expect([asked(table), cell(table, 'brana')]).toEqual(['brana turn', [5, 4]]);
  table.refuses(reacts('maela'), 'noReactionPoints', 'WS-RND-6');
  expect(table.choice().options.some(({ id, by }) => id === 'cinematic-reaction' && by === 'maela')).toBe(
    false,
  );
  // Combatants of the other side may do it, too, if they have the Momentum.
  table.refuses(reacts('bandit'), 'noMomentum', 'WS-CIN-2');
});

test('[WS-CIN-2] [WS-R15] in one’s own turn too, unless the table says otherwise', () => {
  const table = scene().does(reacts('brana')).does(allow('rawForce', 8)).rolls('cinematic', 1).does(done);
  expect([ap(table, 'brana'), rp(table, 'brana'), momentum(table, 'brana')]).toEqual([3, 0, 3]);
  const strict = scene({}, { rulings: { reactionsOnOwnTurn: false } });
  strict.refuses(reacts('brana'), 'notAReaction', 'WS-RND-7');
  strict.does(reacts('maela'));
});

test('[WS-CIN-2] [WS-INI-15] in the middle of the turn of a union, and the union goes on', () => {
  const table = scene({}, { unions: [['bandit', 'ogre']], turnOf: 'bandit' });
  table.does(move(7, 5)).does(choice('hand-over')).does(reacts('maela')).does(allow('presence', 10));
  table.rolls('cinematic', 3);
  table
    .does(choice('condition', { whom: ['ogre'], status: 'restrained', lasts: 'endOfNextTurn' }))
    .does(done);
  expect(table.choice().about).toMatchObject({ who: 'ogre' });
  // It is Restrained: no more than 2 AP of its turn.
  table.refuses(choice('sprint'), 'immobile', 'WS-STA-6');
  table.does(choice('hand-over'));
  expect(table.choice().about).toMatchObject({ who: 'bandit' });
});

test('[WS-CIN-12] [WS-CIN-13] Restrained, 6 Momentum buy a Cinematic Burst, and no AP', () => {
  const table = scene(restrained);
  expect(table.option('cinematic')).toMatchObject({
    label: 'Cinematic Burst',
    cost: { momentum: 6 },
    clause: 'WS-CIN-12',
  });
  table.does(dares()).does(allow('rawForce', 11)).rolls('cinematic', 11).does(done);
  expect([ap(table, 'brana'), momentum(table, 'brana')]).toEqual([3, 0]);
  expect(asked(table)).toBe('brana turn');
});

test('[WS-CIN-12] Stunned too, in the own turn and as a reaction', () => {
  const table = scene(stunned);
  expect(table.option('cinematic')).toMatchObject({ cost: { momentum: 6 } });
  table.does(endTurn).does(endTurn);
  expect(asked(table)).toBe('bandit turn');
  expect(table.option('cinematic-reaction', 'brana')).toMatchObject({ cost: { momentum: 6 } });
  table.does(reacts('brana')).does(allow('rawForce', 11)).rolls('cinematic', 2).does(done);
  expect([rp(table, 'brana'), momentum(table, 'brana')]).toEqual([2, 0]);
});

test('[WS-CIN-13] not once AP of this turn, or RP of this round, have been used', () => {
  const table = scene({ ...restrained, apSpent: 1 });
  table.refuses(dares(), 'noActionPoints', 'WS-RND-4');
  const reacted = scene({ effects: [{ status: 'shocked' }], rpSpent: 1 }).does(endTurn);
  reacted.refuses(reacts('brana'), 'noReactionPoints', 'WS-RND-6');
});

test('[WS-CIN-13] AP of a held action count as used', () => {
  const table = scene({ effects: [{ status: 'restrained' }] }).does(choice('hold-defend'));
  table.refuses(dares(), 'noActionPoints', 'WS-RND-4');
});

test('[WS-R50] having spent them, or being Down, keeps nobody from it, unless any shortage counts', () => {
  // She has only 2 AP because of an effect that is over, and has used none.
  const two = { ap: 2 };
  scene(two).refuses(dares(), 'noActionPoints', 'WS-RND-4');
  const any = scene(two, { rulings: { burstBlocked: 'anyShortage' } });
  expect(any.option('cinematic').cost).toEqual({ momentum: 6 });
  any.does(dares()).does(allow('rawForce', 11)).rolls('cinematic', 2).does(done);
  expect([ap(any, 'brana'), momentum(any, 'brana')]).toEqual([2, 0]);
  const down = scene({ vitality: -1 }, { rulings: { burstBlocked: 'anyShortage' }, turnOf: 'maela' });
  down.refuses(reacts('brana'), 'down', 'WS-VIT-4');
});

test('[WS-CIN-12] too little Momentum for a Burst', () => {
  const table = scene({ ...stunned, momentum: 5 });
  table.refuses(dares(), 'noMomentum', 'WS-CIN-2');
  expect(offered(table)).not.toContain('cinematic');
});

test('[WS-CIN-15] reductions leave 1 Momentum to pay, unless a feature says that they do not', () => {
  const less = { traits: { cinematicLess: 5 } };
  expect(scene({}, {}, less).option('cinematic').cost).toEqual({ ap: 3, momentum: 1 });
  expect(scene(restrained, {}, less).option('cinematic').cost).toEqual({ momentum: 1 });
  const free = { traits: { cinematicLess: 5, cinematicFree: true } };
  expect(scene({}, {}, free).option('cinematic').cost).toEqual({ ap: 3 });
  // The feature suffices by itself, for a Burst too, and whatever makes such deeds dearer.
  const unbound = { traits: { cinematicFree: true } };
  expect(scene({}, {}, unbound).option('cinematic').cost).toEqual({ ap: 3 });
  expect(scene({ ...restrained, momentum: 0 }, {}, unbound).option('cinematic').cost).toEqual({});
  const gifts = [{ of: 'momentumCost', value: -2 }];
  const buff = { effects: [{ ability: 'hymn', label: 'Hymn', gifts, for: 'combat' }] };
  expect(scene(buff).option('cinematic').cost).toEqual({ ap: 3, momentum: 1 });
});

test('[WS-CIN-4] whoever has gone Down before the check has failed it, without a roll', () => {
  const table = scene().does(dares()).does(allow('rawForce', 1));
  expect(waiting(table)).toMatchObject({ who: 'brana', purpose: 'cinematic' });
  table.byHand('a stray bolt', { change: 'out', who: 'brana', out: 'unconscious' });
  expect(table.choice()).toMatchObject({ ask: 'gm.cinematicOutcome', about: { passed: false } });
  expect(table.news('check')).toEqual([]);
});

test('[WS-CIN-5] everything that may come of it goes through the rules of play', () => {
  const table = scene({ vitality: 10, wp: 0 }).does(dares()).does(allow('rawForce', 8)).rolls('cinematic', 1);
  table.refuses(choice('damage', { whom: [] }), 'wrongTarget', 'WS-CIN-5');
  table.refuses(choice('condition', { whom: ['ogre'], status: 'grabbed' }), 'noSuchThing', 'WS-CIN-5');
  table.refuses(choice('movement', { who: 'ogre', to: { x: 5, y: 5 } }), 'spaceTaken', 'WS-CIN-5');
  // Nobody is pushed away from itself, and nobody comes by anything who is not there.
  table.refuses(choice('push', { whom: ['brana'], metres: 1 }), 'wrongTarget', 'WS-CIN-5');
  for (const outcome of [
    choice('push', { metres: 1 }),
    choice('recovery', { pool: 'vitality', count: 1 }),
    choice('restore', { pools: ['vitality'] }),
    choice('upcast', { wp: 4 }),
  ])
    table.refuses({ ...outcome, whom: ['nobody'] }, 'wrongTarget', 'WS-CIN-5');
  table.does(choice('recovery', { whom: ['brana'], pool: 'vitality', count: 2, sides: 'd8', plus: 3 }));
  table.rolls('recovery', 4, 8);
  expect(vitality(table, 'brana')).toBe(25);
  table.does(choice('recovery', { whom: ['brana'], pool: 'wp', count: 0, sides: 'd6', plus: 5 }));
  table.does(choice('recovery', { whom: ['maela'], pool: 'momentum', count: 0, plus: 20 }));
  table.does(choice('recovery', { whom: ['maela'], pool: 'temporary', count: 0, plus: 7 }));
  expect([wp(table, 'brana'), momentum(table, 'maela'), temporary(table, 'maela')]).toEqual([5, 12, 7]);
  table.does(choice('movement', { who: 'ogre', to: { x: 12, y: 9 } }));
  expect(cell(table, 'ogre')).toEqual([12, 9]);
  // Straight away from Brana, to the east.
  table.does(choice('push', { whom: ['bandit'], metres: 2 }));
  expect(cell(table, 'bandit')).toEqual([8, 5]);
  table.does(choice('condition', { whom: ['bandit'], status: 'burning', lasts: 'rounds', rounds: 2 }));
  expect(conditions(table, 'bandit')).toContain('burning');
  table.does(choice('relief', { whom: ['bandit'], status: 'burning' }));
  expect(conditions(table, 'bandit')).not.toContain('burning');
  table.does(choice('yields', { whom: ['bandit'] }));
  expect(conditions(table, 'bandit')).toContain('surrendered');
  table.does(done);
  expect(asked(table)).toBe('brana turn');
});

test('[WS-CIN-5] of Status Effects only those may end that somebody suffers from', () => {
  const table = scene(stunned).does(dares()).does(allow('rawForce', 8)).rolls('cinematic', 1);
  expect(table.option('relief').needs?.status).toMatchObject({
    oneOf: [{ id: 'stunned' }],
    default: 'stunned',
  });
  table.refuses(choice('relief', { whom: ['brana'], status: 'burning' }), 'noSuchThing', 'WS-CIN-5');
  table.does(choice('condition', { whom: ['bandit'], status: 'burning', lasts: 'combat' }));
  expect(table.option('relief').needs?.status).toMatchObject({
    oneOf: [{ id: 'stunned' }, { id: 'burning' }],
  });
  table.does(choice('relief', { whom: ['brana', 'bandit'], status: 'stunned' }));
  expect([conditions(table, 'brana'), conditions(table, 'bandit')]).toEqual([[], ['burning']]);
});

test('[WS-CIN-5] a Defense Roll of each may halve the damage, non-lethal damage makes nobody bleed', () => {
  const table = scene().does(dares()).does(allow('rawForce', 8)).rolls('cinematic', 1);
  table.does(
    choice('damage', {
      whom: ['ogre', 'bandit'],
      count: 2,
      sides: 'd10',
      plus: 4,
      type: 'heat',
      manner: 'non-lethal',
      dr: 'strength',
    }),
  );
  table.rolls('damage', 6, 10);
  // 20 Heat. DR Power is Brana's Strength 14; by Initiative the bandit (38) before the ogre (37).
  expect(waiting(table)).toMatchObject({ who: 'bandit', needs: 14, bonus: 0 });
  table.rolls('defense', 13);
  expect(waiting(table)).toMatchObject({ who: 'ogre', needs: 14, bonus: 6 });
  table.rolls('defense', 8);
  // Bandit: 20 - 1 = 19 of 15; ogre: 10 - 2 = 8 of 45.
  expect([vitality(table, 'bandit'), vitality(table, 'ogre')]).toEqual([-4, 37]);
  expect(conditions(table, 'bandit')).not.toContain('bleeding');
});

test('[WS-CIN-17] whoever fights may give up: no crate, and nobody who is down or has given up already', () => {
  const table = fight({
    heroes: { brana: { at: [5, 5] }, maela: { at: [5, 9] } },
    foes: { bandit: { at: [6, 5] }, ogre: { at: [12, 5], now: { vitality: 0 } } },
    things: { crate: { at: [7, 7] } },
  });
  table.byHand('enough', { change: 'condition', who: 'maela', condition: 'surrendered', on: true });
  table.does(dares()).does(allow('rawForce', 8)).rolls('cinematic', 1);
  const { whom } = table.option('yields').needs ?? {};
  expect(whom && 'oneOf' in whom && whom.oneOf.map(({ id }) => id)).toEqual(['brana', 'bandit']);
});
