import { expect, test } from 'vitest';
import { apply } from '../apply/index.ts';
import { isOver, untilEndOfNextTurn } from '../effects/lasting.ts';
import type { Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  begun,
  choice,
  conditions,
  defend,
  endTurn,
  fight,
  holdTurn,
  keep,
  metres,
  move,
  take,
} from './line-up.ts';

/** Held turns (WS-INI-7 to WS-INI-10). Brana acts, then Sill, then the ogre, then the bandit. */

const scene = (setting: Setting = {}, nows: { readonly [id: string]: Sketch } = {}) => {
  const at = { brana: [2, 2], sill: [2, 6], ogre: [12, 2], bandit: [12, 6] } as const;
  const who = (id: keyof typeof at) => ({ at: at[id], ...(nows[id] ? { now: nows[id] } : {}) });
  return fight(
    {
      heroes: { brana: who('brana'), sill: who('sill') },
      foes: { ogre: who('ogre'), bandit: who('bandit') },
    },
    setting,
  );
};

test('[WS-INI-7] [WS-R22] a held turn is offered after each turn of somebody else, and can be taken then', () => {
  const table = scene();
  table.does(holdTurn);
  // Not at once: nobody else's turn has ended yet.
  expect([asked(table), ap(table, 'brana')]).toEqual(['sill turn', 0]);
  table.does(endTurn);
  expect(asked(table)).toBe('brana heldTurn.offer');
  table.does(keep).does(endTurn).does(take);
  expect(asked(table)).toBe('brana turn');
  expect([ap(table, 'brana'), metres(table, 'brana')]).toEqual([3, 3]);
  table.does(endTurn);
  expect(asked(table)).toBe('bandit turn');
  table.does(endTurn);
  // She has had her turn.
  expect(table.view().round).toBe(2);
});

test('[WS-INI-7] several who hold are asked by Initiative, whoever began to hold first', () => {
  const table = fight(
    {
      heroes: {
        brana: { at: [2, 2], sheet: { traits: { actsFirst: true } } },
        sill: { at: [2, 6] },
      },
      foes: { ogre: { at: [12, 2] } },
    },
    { initiative: { brana: 10, sill: 30, ogre: 20 }, turnOf: 'brana' },
  );
  table.does(holdTurn).does(holdTurn).does(endTurn);
  // No other slot is left: Sill has 30, Brana 10.
  expect(asked(table)).toBe('sill heldTurn.offer');
  table.does(choice('lose'));
  expect(asked(table)).toBe('brana heldTurn.offer');
});

test('[WS-R21] only a turn in which nothing was done can be held', () => {
  const walked = scene();
  walked.does(move(3, 2));
  walked.refuses(holdTurn, 'turnUsed', 'WS-INI-7');
  const spent = scene();
  spent.does(defend);
  spent.refuses(holdTurn, 'turnUsed', 'WS-INI-7');
});

test('[WS-R21] a table may let the rest of a turn be held', () => {
  const table = scene({ rulings: { holdTurnOnlyUnused: false } });
  table.does(move(3, 2)).does(defend).does(holdTurn).does(endTurn).does(take);
  expect([ap(table, 'brana'), metres(table, 'brana')]).toEqual([1, 2]);
});

test('[WS-R22] a table may let held turns break into others, between two deeds', () => {
  const table = scene({ rulings: { heldTurnEntry: 'interrupt' } });
  table.does(holdTurn);
  expect(asked(table)).toBe('brana heldTurn.offer');
  table.does(keep).does(defend);
  // After Sill's Defend Brana may interrupt before the next deed.
  expect(asked(table)).toBe('brana heldTurn.offer');
  table.does(take);
  expect(asked(table)).toBe('brana turn');
  table.does(endTurn);
  expect([asked(table), ap(table, 'sill')]).toEqual(['sill turn', 1]);
});

test('[WS-INI-8] whoever holds to the end takes the turn or loses it, by Initiative', () => {
  const table = scene({ order: ['sill', 'brana', 'ogre', 'bandit'], turnOf: 'sill' });
  table.does(holdTurn).does(holdTurn);
  table.does(endTurn).does(keep).does(keep).does(endTurn);
  expect(asked(table)).toBe('sill heldTurn.offer');
  table.refuses(keep, 'noSuchThing', 'WS-INI-8');
  table.does(take);
  expect(asked(table)).toBe('sill turn');
  table.does(endTurn);
  expect([table.view().round, asked(table)]).toEqual([1, 'brana heldTurn.offer']);
  table.does(choice('lose'));
  // Sill 33, Brana 27.
  expect([table.view().round, asked(table)]).toEqual([2, 'sill turn']);
});

test('[WS-R23] those who are forced to act last come before the holders, or after them', () => {
  const lineUp = {
    heroes: { brana: { at: [2, 2] }, sill: { at: [2, 6] } },
    foes: { ogre: { at: [12, 2], sheet: { traits: { actsLast: true } } } },
  } as const;
  const usual = fight(lineUp);
  usual.does(holdTurn).does(endTurn).does(keep);
  expect(asked(usual)).toBe('ogre turn');
  usual.does(endTurn);
  expect(usual.choice()).toMatchObject({ ask: 'heldTurn.offer', about: { last: true } });
  const other = fight(lineUp, { rulings: { endOfRoundOrder: 'holdersThenActLast' } });
  other.does(holdTurn).does(endTurn);
  expect(other.choice()).toMatchObject({ ask: 'heldTurn.offer', about: { last: true } });
  other.does(take).does(endTurn);
  expect(asked(other)).toBe('ogre turn');
});

test('[WS-INI-9] what lasts until the next turn of a creature ends when it would have started, though it is held', () => {
  const table = scene({}, { ogre: { effects: [{ status: 'corroded', by: 'sill', for: 'nextTurn' }] } });
  expect(conditions(table, 'ogre')).toEqual(['corroded']);
  table.does(endTurn).does(holdTurn);
  expect(conditions(table, 'ogre')).toEqual([]);
});

test('[WS-INI-10] what lasts until the end of a turn goes on until it is really ended', () => {
  const table = scene({}, { sill: { effects: [{ status: 'corroded', for: 'endOfNextTurn' }] } });
  table.does(endTurn).does(holdTurn).does(endTurn);
  expect(conditions(table, 'sill')).toContain('corroded');
  table.does(take);
  expect(conditions(table, 'sill')).toEqual(['corroded']);
  table.does(endTurn);
  expect(conditions(table, 'sill')).toEqual([]);
});

test('[WS-INI-10] and no longer: when it has ended, others who hold find it over', () => {
  const table = scene({}, { sill: { effects: [{ status: 'corroded', for: 'endOfNextTurn' }] } });
  table.does(holdTurn).does(endTurn);
  expect([asked(table), conditions(table, 'sill')]).toEqual(['brana heldTurn.offer', []]);
});

test('[WS-RND-8] what comes over somebody while it holds ends with the turn that it then takes', () => {
  const state = begun({ heroes: { brana: { at: [2, 2] } }, foes: { ogre: { at: [9, 2] } } });
  apply(state, { fact: 'turn-held', slot: 'brana', ap: {} });
  const until = untilEndOfNextTurn(state, 'brana');
  apply(state, { fact: 'turn-taken', slot: 'brana' });
  apply(state, { fact: 'turn-began', who: 'brana', ap: 3, rp: null, movement: 3 });
  expect(isOver(state, until)).toBe(false);
  apply(state, { fact: 'turn-ended', who: 'brana', carried: 0 });
  expect(isOver(state, until)).toBe(true);
});

test('[WS-INI-10] or until it is lost', () => {
  const table = scene({}, { sill: { effects: [{ status: 'corroded', for: 'endOfNextTurn' }] } });
  table.does(endTurn).does(holdTurn).does(endTurn).does(keep).does(endTurn);
  expect(conditions(table, 'sill')).toContain('corroded');
  table.does(choice('lose'));
  expect(conditions(table, 'sill')).toEqual([]);
});

test('[WS-INI-7] [WS-VIT-4] whoever goes Down while it holds is not asked, and loses its turn at the end', () => {
  const table = scene();
  table.does(holdTurn);
  table.byHand('felled', { change: 'out', who: 'brana', out: 'unconscious' });
  table.does(endTurn);
  expect(asked(table)).toBe('ogre turn');
  table.does(endTurn).does(endTurn);
  expect(table.news('turn-lost')).toMatchObject([{ who: 'brana' }]);
  expect(table.view().round).toBe(2);
});

test('[WS-INI-8] [WS-VIT-4] and the log says why; of the dead it says nothing', () => {
  const said = (out: string): readonly string[] => {
    const table = scene();
    table.does(holdTurn);
    table.byHand('felled', { change: 'out', who: 'brana', out });
    table.does(endTurn).does(endTurn).does(endTurn);
    expect(table.news('turn-lost')).toMatchObject([{ who: 'brana' }]);
    return table
      .lines()
      .filter(({ text, who }) => who === 'brana' && text.includes('turn'))
      .map(({ text }) => text);
  };
  expect(said('unconscious').slice(1)).toEqual(['Brana is Down: the turn passes']);
  expect(said('dead').slice(1)).toEqual([]);
});
