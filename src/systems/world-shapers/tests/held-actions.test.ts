import { expect, test } from 'vitest';
import type { Action } from '../actions/action.ts';
import { holdingOf } from '../actions/hold-action.ts';
import type { Trigger } from '../held/held-action.ts';
import type { Happening } from '../held/triggers.ts';
import { sets } from '../held/triggers.ts';
import { one } from '../state.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  begun,
  cell,
  choice,
  conditions,
  endTurn,
  fight,
  hold,
  holdTurn,
  metres,
  move,
  path,
  rp,
} from './line-up.ts';

/** Held actions (WS-INI-11 to WS-INI-13). Brana holds something; then the bandit acts, then Sill. */

const scene = (setting: Setting = {}, brana: Sketch = {}) =>
  fight(
    {
      heroes: { brana: { at: [2, 2], now: brana }, sill: { at: [2, 8] } },
      foes: { bandit: { at: [8, 2] } },
    },
    { order: ['brana', 'bandit', 'sill'], ...setting },
  );
const defends = (table: ReturnType<typeof scene>): boolean =>
  conditions(table, 'brana').includes('defending');

test('[WS-INI-11] AP are paid now, and the action waits for what was named', () => {
  const table = scene();
  expect(table.option('hold-defend')).toMatchObject({ cost: { ap: 2 }, clause: 'WS-INI-11' });
  table.does(hold('defend', { trigger: 'enters', range: 3 }));
  expect([ap(table, 'brana'), defends(table)]).toEqual([1, false]);
  expect(conditions(table, 'brana')).toEqual(['held-action']);
});

test('[WS-INI-12] [WS-R25] the first enemy that comes into range sets it off, after the step and by itself', () => {
  const table = scene();
  table.does(hold('defend', { trigger: 'enters', range: 3 })).does(endTurn);
  // From 6 m to 3 m, and with a Move on to 1 m.
  table.does(path([7, 2], [6, 2], [5, 2], [4, 2], [3, 2]));
  expect(defends(table)).toBe(true);
  // It costs no RP, and its AP were paid when it was held.
  expect([rp(table, 'brana'), ap(table, 'brana')]).toEqual([2, 0]);
  expect(cell(table, 'bandit')).toEqual([3, 2]);
  const told = table
    .facts()
    .filter(({ fact }) => fact === 'moved' || fact === 'held-fires')
    .map((fact) =>
      fact.fact === 'moved' ? (fact as unknown as { path: Sketch[] }).path.at(-1)?.x : 'fires',
    );
  // Column 5 is the first within 3 m of column 2: the way to it is told as one fact, and the rest as another.
  expect(told).toEqual([5, 'fires', 3]);
  // It fires once.
  expect(conditions(table, 'brana')).toEqual(['defending']);
});

test('[WS-INI-12] the preview of a walk names the foes whose held actions it sets off, and nobody else', () => {
  const table = scene();
  const provoked = (...squares: (readonly [number, number])[]) =>
    (table.send({ do: 'preview', choice: path(...squares) }) as { provokes?: readonly string[] }).provokes;
  table.does(hold('defend', { trigger: 'enters', range: 3 })).does(endTurn);
  // From 6 m to 4 m, and to 3 m.
  expect(provoked([7, 2], [6, 2])).toBeUndefined();
  expect(provoked([7, 2], [6, 2], [5, 2])).toEqual(['brana']);
  table.does(endTurn);
  // An ally may come as near as it likes.
  expect(provoked([2, 7], [2, 6], [2, 5])).toBeUndefined();
});

test('[WS-INI-12] [WS-TER-4] the preview of a jump names those whose held actions its landing sets off', () => {
  const table = scene();
  const provoked = (x: number) =>
    (
      table.send({ do: 'preview', choice: choice('jump', { to: { x, y: 2 } }) } as never) as {
        provokes?: readonly string[];
      }
    ).provokes;
  table.does(hold('defend', { trigger: 'enters', range: 3 })).does(endTurn);
  expect(provoked(6)).toBeUndefined();
  expect(provoked(5)).toEqual(['brana']);
});

test('[WS-INI-12] [WS-STA-6] whoever cannot act has nothing set off, and the preview does not name it', () => {
  const table = scene();
  table.does(hold('defend', { trigger: 'enters', range: 3 })).does(endTurn);
  table.byHand('a stone falls', { change: 'condition', who: 'brana', condition: 'stunned', on: true });
  const seen = table.send({ do: 'preview', choice: path([7, 2], [6, 2], [5, 2]) });
  expect((seen as { provokes?: readonly string[] }).provokes).toBeUndefined();
});

test('[WS-R25] or just before it', () => {
  const table = scene({ rulings: { heldActionTiming: 'beforeEvent' } });
  table.does(hold('defend', { trigger: 'enters', range: 3 })).does(endTurn);
  table.does(path([7, 2], [6, 2], [5, 2]));
  const told = table
    .facts()
    .filter(({ fact }) => fact === 'moved' || fact === 'held-fires')
    .map((fact) =>
      fact.fact === 'moved' ? (fact as unknown as { path: Sketch[] }).path.at(-1)?.x : 'fires',
    );
  expect(told).toEqual([6, 'fires', 5]);
});

test('[WS-INI-11] an enemy, or somebody by name: others do not set it off', () => {
  const table = scene();
  table
    .does(hold('defend', { trigger: 'enters', range: 3 }))
    .does(endTurn)
    .does(endTurn);
  // Sill is an ally and does not trigger it.
  table.does(move(2, 5));
  expect(defends(table)).toBe(false);
  const named = scene();
  named
    .does(hold('defend', { trigger: 'enters', range: 3, whom: 'sill' }))
    .does(endTurn)
    .does(endTurn);
  named.does(move(2, 5));
  expect(defends(named)).toBe(true);
});

test('[WS-INI-11] leaving a range, and a fixed range at the least', () => {
  const table = fight({ heroes: { brana: { at: [2, 2] } }, foes: { bandit: { at: [4, 2] } } });
  table.refuses(hold('defend', { trigger: 'leaves', range: -1 }), 'noSuchThing', 'WS-INI-11');
  table.refuses(hold('defend', { trigger: 'sneezes' }), 'noSuchThing', 'WS-INI-11');
  table.refuses(hold('defend', { whom: 'brana' }), 'wrongTarget', 'WS-INI-11');
  table.does(hold('defend', { trigger: 'leaves', range: 2 })).does(endTurn);
  table.does(path([5, 2]));
  expect(defends(table)).toBe(true);
});

test('[WS-INI-11] the range that is proposed is nearer than every enemy one knows of: nobody comes into a range who is in it already', () => {
  const far: LineUp[string] = { bandit: { at: [15, 2] } };
  const proposed = (more: LineUp[string]) => {
    const table = fight({
      heroes: { brana: { at: [2, 2], sheet: { weapons: ['bow'], shields: [] } } },
      foes: { ...far, ...more },
    });
    const { range } = table.option('hold-attack').needs ?? {};
    return range?.kind === 'number' ? range.default : null;
  };
  expect(proposed({})).toBe(12);
  expect(proposed({ ogre: { at: [9, 9] } })).toBe(6);
  // Where the hidden are nobody learns by this, and who has fled comes no more.
  expect(proposed({ ogre: { at: [9, 9], now: { hiddenFrom: ['brana'] } } })).toBe(12);
  expect(proposed({ ogre: { at: [9, 9], now: { conditions: ['fled'] } } })).toBe(12);
  expect(proposed({ ogre: { at: [3, 3] } })).toBe(1);
});

test('[WS-INI-11] anything else in words, when the game master says that it has happened', () => {
  const table = scene();
  table.does(hold('defend', { trigger: 'text', text: 'the bell rings' })).does(endTurn);
  // Her own deeds do not trigger it; the bandit's do.
  table.does(move(7, 2));
  expect(table.choice()).toMatchObject({
    ask: 'gm.trigger',
    about: { trigger: 'the bell rings', by: 'bandit' },
  });
  table.does(choice('not'));
  expect([asked(table), defends(table)]).toEqual(['bandit turn', false]);
  table.does(move(6, 2)).does(choice('happened'));
  expect([asked(table), defends(table)]).toEqual(['bandit turn', true]);
});

test('[WS-INI-11] [WS-R25] whoever sets it off has acted already, or is about to if held actions come before', () => {
  const asks = (heldActionTiming: string): string => {
    const table = scene({ rulings: { heldActionTiming } });
    table.does(hold('defend', { trigger: 'text', text: 'the bell rings' })).does(endTurn);
    return table.does(move(7, 2)).choice().question ?? '';
  };
  expect(asks('afterStep')).toMatch(/^Bandit has just acted. Brana waits for this: the bell rings/);
  expect(asks('beforeEvent')).toMatch(/^Bandit is about to act. Brana waits for this: the bell rings/);
});

test('[WS-INI-11] each held action is paid and named by itself', () => {
  const table = fight({
    heroes: { brana: { at: [2, 2] } },
    foes: { bandit: { at: [8, 2] }, ogre: { at: [8, 8] } },
  });
  table.does(hold('defend', { trigger: 'enters', range: 3 }));
  table.does(hold('move-action', { trigger: 'enters', range: 5, to: { x: 2, y: 4 } }));
  expect(ap(table, 'brana')).toBe(0);
  table.does(endTurn).does(path([7, 2]));
  // 5 m away: only the held Move fires.
  expect([cell(table, 'brana'), defends(table)]).toEqual([[2, 4], false]);
  // 3 m from where she is now: the other action fires.
  table.does(path([6, 2], [5, 3]));
  expect(defends(table)).toBe(true);
});

test('[WS-INI-11] free movement cannot be held: a held Move is paid', () => {
  const table = scene({}, { ap: 0 });
  table.refuses(
    hold('move-action', { trigger: 'enters', range: 5, to: { x: 2, y: 4 } }),
    'noActionPoints',
    'WS-RND-4',
  );
});

test('[WS-INI-13] what has not happened by the next turn lapses, and the AP are gone', () => {
  const table = scene();
  table
    .does(hold('defend', { trigger: 'enters', range: 1 }))
    .does(endTurn)
    .does(endTurn)
    .does(endTurn);
  // Round 2: Sill 33 comes before Brana 27.
  expect([asked(table), conditions(table, 'brana')]).toEqual(['sill turn', ['held-action']]);
  table.does(endTurn);
  expect(table.news('held-lost')).toMatchObject([{ who: 'brana', why: 'lapsed' }]);
  expect([asked(table), ap(table, 'brana'), defends(table)]).toEqual(['brana turn', 3, false]);
});

test('[WS-INI-13] it lapses when the slot starts, even if the turn is then held', () => {
  const lineUp: LineUp = { heroes: { sill: { at: [2, 2] } }, foes: { ogre: { at: [12, 2] } } };
  const table = fight(lineUp);
  table
    .does(hold('defend', { trigger: 'enters', range: 1 }))
    .does(endTurn)
    .does(endTurn);
  expect(conditions(table, 'sill')).toEqual([]);
  expect(ap(table, 'sill')).toBe(3);
  table.does(holdTurn);
  expect(conditions(table, 'sill')).toEqual(['held-turn']);
});

test('[WS-R26] what cannot be done at that moment is lost, or goes on waiting', () => {
  const stun = { change: 'condition', who: 'brana', condition: 'stunned', on: true } as const;
  const lost = scene();
  lost.does(hold('defend', { trigger: 'enters', range: 3 })).does(endTurn);
  lost.byHand('a blow', stun);
  lost.does(path([7, 2], [6, 2], [5, 2]));
  expect(lost.news('held-lost')).toMatchObject([{ who: 'brana', why: 'unable' }]);
  expect(conditions(lost, 'brana')).toEqual(['stunned']);
  const armed = scene({ rulings: { heldActionLost: 'staysArmed' } });
  armed.does(hold('defend', { trigger: 'enters', range: 3 })).does(endTurn);
  armed.byHand('a blow', stun);
  armed.does(path([7, 2], [6, 2], [5, 2]));
  expect(conditions(armed, 'brana')).toEqual(['stunned', 'held-action']);
});

test('[WS-R24] WP and Momentum are paid when it fires, or with the AP', () => {
  const dear: Action = {
    id: 'dear',
    clause: 'WS-ABL-1',
    kind: 'deed',
    offer: () => null,
    read: (_fight, _who, choice) => choice,
    price: () => ({ ap: 2, wp: 3, momentum: 1 }),
    perform: () => {},
  };
  const holding = holdingOf(dear, { target: false, read: (_fight, _who, choice) => choice });
  const now = (rulings: Sketch) => {
    const state = begun({ heroes: { brana: { at: [2, 2] } }, foes: { ogre: { at: [9, 2] } } }, { rulings });
    return holding.price(state, one(state, 'brana'), { option: 'hold-dear', held: { option: 'dear' } });
  };
  expect(now({})).toEqual({ ap: 2 });
  expect(now({ heldAbilityCost: 'onDeclare' })).toEqual({ ap: 2, wp: 3, momentum: 1 });
});

test('[WS-R26] several that are set off together go by Initiative', () => {
  const table = fight(
    {
      heroes: { brana: { at: [2, 2] }, sill: { at: [2, 3] } },
      foes: { bandit: { at: [8, 2] } },
    },
    { initiative: { brana: 30, sill: 40, bandit: 20 }, turnOf: 'sill' },
  );
  const enters = { trigger: 'enters', range: 4 };
  table.does(hold('defend', enters)).does(endTurn).does(hold('defend', enters)).does(endTurn);
  table.does(path([7, 2], [6, 2]));
  expect(table.facts('held-fires').map((fact) => fact.who)).toEqual(['sill', 'brana']);
});

test('[WS-INI-12] [WS-BAS-7] whoever is tripped on its way pays no AP that its way was not to cost', () => {
  // An ogre with 4 m a turn and 3 AP; after 2 m it is Prone, and each metre costs 2 m.
  const walks = (...steps: readonly (readonly [number, number])[]) => {
    const table = fight({
      heroes: { riftling: { at: [5, 5] } },
      foes: { ogre: { at: [14, 5] }, bandit: { at: [20, 12] } },
    });
    table.does(hold('ability-mirage', { trigger: 'enters', range: 7, target: 'trigger' })).does(endTurn);
    table.does(path(...steps)).rolls('withstand', 3);
    return { at: cell(table, 'ogre'), ap: ap(table, 'ogre'), metres: metres(table, 'ogre') };
  };
  // Its own 4 m were to be enough: the 2 m left are one square more.
  expect(walks([13, 5], [12, 5], [11, 5], [10, 5])).toEqual({ at: [11, 5], ap: 3, metres: 0 });
  // One Move was to be paid for: 2 m and 4 m are three squares more, and of the second Move nothing was said.
  expect(walks([13, 5], [12, 5], [11, 5], [10, 5], [9, 5], [8, 5], [7, 5])).toEqual({
    at: [9, 5],
    ap: 2,
    metres: 0,
  });
});

test('[WS-VIT-4] whoever goes Down waits for nothing any more', () => {
  const table = scene();
  table.does(hold('defend', { trigger: 'enters', range: 3 })).does(endTurn);
  table.byHand('felled', { change: 'out', who: 'brana', out: 'unconscious' });
  expect(conditions(table, 'brana')).toEqual(['down', 'prone']);
  table.does(path([7, 2], [6, 2], [5, 2]));
  expect(table.facts('held-fires')).toEqual([]);
});

test('[WS-INI-11] attacks, Abilities, coming into sight, going Down', () => {
  const state = begun(
    {
      heroes: { brana: { at: [2, 2] } },
      foes: { bandit: { at: [8, 2] } },
      things: { 'stone-wall': { at: [5, 3] } },
    },
    {},
  );
  const brana = one(state, 'brana');
  const does = (kind: Trigger['kind'], happening: Happening): boolean =>
    sets(state, brana, { kind, whom: 'enemy', range: 0, text: '' }, happening);
  const who = 'bandit';
  expect([
    does('attacks', { event: 'attack', who }),
    does('uses-ability', { event: 'ability', who }),
    does('goes-down', { event: 'down', who }),
    does('appears', { event: 'appeared', who, to: ['brana'] }),
    does('appears', { event: 'appeared', who, to: ['sill'] }),
    does('attacks', { event: 'ability', who }),
  ]).toEqual([true, true, true, true, false, false]);
  // The wall in (5, 3) is on the lines from (2, 2) to (8, 4) and (8, 3), but not on the one to (8, 2).
  const step = (from: number, to: number): Happening => ({
    event: 'step',
    who,
    from: { x: 8, y: from },
    to: { x: 8, y: to },
  });
  expect([does('appears', step(4, 3)), does('appears', step(3, 2)), does('appears', step(2, 3))]).toEqual([
    false,
    true,
    false,
  ]);
});

test('[WS-INI-12] [WS-R26] one step lets somebody appear and another enter: who waits goes by Initiative', () => {
  const table = fight({
    blue: { thief: { use: 'bandit', at: [5, 9] } },
    red: { sill: { at: [5, 5] } },
    away: { bandit: { at: [9, 5], now: { hiddenFrom: ['sill'] } } },
    things: { wall: { use: 'stone-wall', at: [6, 5] } },
  });
  table.does(hold('defend', { trigger: 'enters', range: 3, whom: 'sill' })).does(endTurn);
  // Within 3 m of the thief, and past the wall that hid it from the bandit.
  table.does(hold('defend', { trigger: 'appears', whom: 'bandit' })).does(move(5, 6));
  expect(table.facts('held-fires').map(({ who }) => who)).toEqual(['thief', 'sill']);
});
