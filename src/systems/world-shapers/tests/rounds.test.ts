import { expect, test } from 'vitest';
import { secondsInCombat, secondsOutside } from '../derived.ts';
import { judgeReaction } from '../judge.ts';
import { defaultRulings } from '../rulings.ts';
import { one } from '../state.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  begun,
  cell,
  choice,
  conditions,
  defend,
  duel,
  endTurn,
  fight,
  holdTurn,
  keep,
  metres,
  move,
  rp,
} from './line-up.ts';

/** Rounds, AP, RP, durations (section RND). */

test('[WS-RND-1] round after round, one turn for everybody', () => {
  const table = fight(
    { heroes: { brana: { at: [2, 2] }, sill: { at: [2, 5] } }, foes: { ogre: { at: [9, 2] } } },
    { fromTheStart: true },
  );
  const turns: string[] = [];
  for (let i = 0; i < 6; i++) {
    turns.push(`${table.view().round} ${table.view().active}`);
    table.does(endTurn);
  }
  // Sill 33, Brana 27, the ogre 20.
  expect(turns).toEqual(['1 sill', '1 brana', '1 ogre', '2 sill', '2 brana', '2 ogre']);
});

test('[WS-RND-2] [WS-R11] a round is as long as the table says', () => {
  expect(secondsInCombat(defaultRulings, 5)).toBe(60);
  expect(secondsInCombat({ roundSeconds: 0.5 }, 5)).toBe(2.5);
});

test('[WS-RND-3] outside combat five rounds are a minute', () => {
  expect(secondsOutside(5)).toBe(60);
});

test('[WS-RND-4] 3 AP in the own turn; what is left is lost', () => {
  const table = duel({ brana: {}, ogre: { at: [9, 5] } });
  expect([ap(table, 'brana'), ap(table, 'ogre')]).toEqual([3, 0]);
  table.does(defend);
  expect(ap(table, 'brana')).toBe(1);
  table.does(endTurn);
  expect([ap(table, 'brana'), ap(table, 'ogre')]).toEqual([0, 3]);
  table.does(endTurn);
  expect(ap(table, 'brana')).toBe(3);
});

test('[WS-R12] a table may let them come on top of the next turn', () => {
  const table = duel({ brana: {}, ogre: { at: [9, 5] } }, { rulings: { apCarry: 'keptUntilNextTurn' } });
  table.does(defend).does(endTurn);
  expect(ap(table, 'brana')).toBe(1);
  table.does(endTurn);
  expect(ap(table, 'brana')).toBe(4);
  // A held turn has not given its AP yet; only the kept one is there.
  table.does(holdTurn);
  expect(ap(table, 'brana')).toBe(1);
  table.does(endTurn).does(choice('take'));
  expect(ap(table, 'brana')).toBe(4);
});

test('[WS-STA-6] [WS-RND-4] Status Effects leave fewer AP to use', () => {
  const bound = duel({
    brana: { now: { effects: [{ status: 'restrained' }] } },
    ogre: { at: [9, 5] },
  });
  bound.refuses(choice('sprint'), 'immobile', 'WS-STA-6');
  bound.does(defend);
  // 1 AP is left, but only 2 may be used, and both are spent.
  bound.refuses(choice('hold-defend'), 'noActionPoints', 'WS-RND-4');
  const stunned = duel({ brana: { now: { effects: [{ status: 'stunned' }] } }, ogre: { at: [9, 5] } });
  stunned.refuses(defend, 'noActionPoints', 'WS-RND-4');
  stunned.does(endTurn);
});

test('[WS-RND-5] up to the Basic Movement without AP, in pieces; the rest is lost', () => {
  const table = duel({ brana: { at: [2, 2] }, ogre: { at: [15, 5] } });
  expect(metres(table, 'brana')).toBe(3);
  table.does(move(3, 2));
  expect([metres(table, 'brana'), ap(table, 'brana')]).toEqual([2, 3]);
  table.does(defend).does(move(4, 3));
  expect([metres(table, 'brana'), ap(table, 'brana')]).toEqual([1, 1]);
  table.does(endTurn).does(endTurn);
  expect(metres(table, 'brana')).toBe(3);
});

test('[WS-R13] movement may be one piece: whoever then does something else walks no more', () => {
  const table = duel({ brana: { at: [2, 2] }, ogre: { at: [15, 5] } }, { rulings: { splitMovement: false } });
  table.does(move(3, 2)).does(move(4, 2)).does(defend);
  table.refuses(move(5, 2), 'noMovement', 'WS-RND-5');
  table.refuses(choice('move-action'), 'noMovement', 'WS-RND-5');
  table.does(endTurn).does(endTurn);
  // What was done before walking does not matter.
  table.does(defend).does(move(5, 2));
  expect(cell(table, 'brana')).toEqual([5, 2]);
});

test('[WS-RND-6] 2 RP for the round, back at its start whatever was left', () => {
  const table = duel({ brana: {}, ogre: { at: [9, 5] } });
  expect([rp(table, 'brana'), rp(table, 'ogre')]).toEqual([2, 2]);
  table.byHand('spent', { change: 'pool', who: 'ogre', pool: 'rp', value: 0 });
  table.byHand('spent', { change: 'pool', who: 'brana', pool: 'rp', value: 1 });
  table.does(endTurn);
  expect(rp(table, 'ogre')).toBe(0);
  table.does(endTurn);
  expect([rp(table, 'brana'), rp(table, 'ogre')]).toEqual([2, 2]);
});

test('[WS-R14] a table may have them come back with the own turn', () => {
  const table = duel({ brana: {}, ogre: { at: [9, 5] } }, { rulings: { reactionRefresh: 'ownTurnStart' } });
  table.byHand('spent', { change: 'pool', who: 'ogre', pool: 'rp', value: 0 });
  table.byHand('spent', { change: 'pool', who: 'brana', pool: 'rp', value: 0 });
  table.does(endTurn);
  expect([rp(table, 'brana'), rp(table, 'ogre')]).toEqual([0, 2]);
  table.does(endTurn);
  expect(rp(table, 'brana')).toBe(2);
});

/** The reason why a combatant cannot use a reaction for so many RP, or `null`. */
const reacts = (id: string, needed: number, setting: Setting = {}, now: Sketch = {}): string | null => {
  const state = begun({ red: { brana: { at: [5, 5] } }, blue: { ogre: { at: [9, 5], now } } }, setting);
  return judgeReaction(state, one(state, id), { rp: needed })?.code ?? null;
};

test('[WS-RND-7] RP are for deeds in the turns of others', () => {
  expect(reacts('ogre', 2)).toBeNull();
  expect(reacts('ogre', 3)).toBe('noReactionPoints');
  expect(reacts('ogre', 1, {}, { vitality: 0 })).toBe('down');
  expect(reacts('ogre', 1, {}, { effects: [{ status: 'shocked' }] })).toBe('noReactionPoints');
  const restrained = { effects: [{ status: 'restrained' }] };
  expect([reacts('ogre', 1, {}, restrained), reacts('ogre', 2, {}, restrained)]).toEqual([
    null,
    'noReactionPoints',
  ]);
  // Only two may be used, and one of these is spent.
  expect(reacts('ogre', 1, {}, { ...restrained, rpSpent: 1 })).toBe('noReactionPoints');
});

test('[WS-R15] in the own turn, too, unless the table says otherwise', () => {
  expect(reacts('brana', 1)).toBeNull();
  expect(reacts('brana', 1, { rulings: { reactionsOnOwnTurn: false } })).toBe('notAReaction');
});

/** Brana acts, then Sill, the ogre and the bandit; in round 2 Sill 33, Brana 27, bandit 22, ogre 20. */
const four = (nows: { readonly [id: string]: Sketch }, setting: Setting = {}) => {
  const at = { brana: [2, 2], sill: [2, 6], ogre: [12, 2], bandit: [12, 6] } as const;
  const who = (id: keyof typeof at) => ({ at: at[id], ...(nows[id] ? { now: nows[id] } : {}) });
  const lineUp: LineUp = {
    heroes: { brana: who('brana'), sill: who('sill') },
    foes: { ogre: who('ogre'), bandit: who('bandit') },
  };
  return fight(lineUp, setting);
};
const corroded = (more: Sketch): Sketch => ({ effects: [{ status: 'corroded', ...more }] });

test('[WS-RND-8] “until your next turn” ends when the next slot of that one starts', () => {
  const table = four({ bandit: corroded({ by: 'ogre', for: 'nextTurn' }) });
  table.does(endTurn);
  expect(conditions(table, 'bandit')).toEqual(['corroded']);
  // Sill's turn ends and the ogre's slot starts.
  table.does(endTurn);
  expect(conditions(table, 'bandit')).toEqual([]);
});

test('[WS-RND-8] “until the end of your next turn” is the next one that begins after it came', () => {
  const table = four({
    brana: corroded({ for: 'endOfNextTurn' }),
    ogre: corroded({ for: 'endOfNextTurn' }),
  });
  // The current turn does not count as the next.
  table.does(endTurn);
  expect(conditions(table, 'brana')).toEqual(['corroded']);
  table.does(endTurn);
  expect(conditions(table, 'ogre')).toEqual(['corroded']);
  table.does(endTurn);
  expect(conditions(table, 'ogre')).toEqual([]);
  // The bandit, then Sill; then her next turn until its end.
  table.does(endTurn).does(endTurn);
  expect(conditions(table, 'brana')).toEqual(['corroded']);
  table.does(endTurn);
  expect(conditions(table, 'brana')).toEqual([]);
});

test('[WS-RND-8] [WS-R16] rounds are ends of turns of the bearer', () => {
  const table = four({ ogre: corroded({ by: 'brana', for: { rounds: 2 } }) });
  table.does(endTurn).does(endTurn).does(endTurn);
  expect(conditions(table, 'ogre')).toEqual(['corroded']);
  // The bandit; round 2: Sill, Brana, the bandit, and the ogre.
  table.does(endTurn).does(endTurn).does(endTurn).does(endTurn);
  expect([asked(table), conditions(table, 'ogre')]).toEqual(['ogre turn', ['corroded']]);
  table.does(endTurn);
  expect(conditions(table, 'ogre')).toEqual([]);
});

test('[WS-R16] or starts of turns of whoever caused it, or ends of rounds', () => {
  const lasting = { ogre: corroded({ by: 'brana', for: { rounds: 1 } }) };
  const source = four(lasting, { rulings: { roundDurations: 'sourceTurnStart' } });
  source.does(endTurn).does(endTurn).does(endTurn).does(endTurn);
  expect([source.view().round, conditions(source, 'ogre')]).toEqual([2, ['corroded']]);
  // Sill's turn ends and Brana's slot starts.
  source.does(endTurn);
  expect(conditions(source, 'ogre')).toEqual([]);
  const rounds = four(lasting, { rulings: { roundDurations: 'roundEnd' } });
  rounds.does(endTurn).does(endTurn).does(endTurn);
  expect(conditions(rounds, 'ogre')).toEqual(['corroded']);
  rounds.does(endTurn);
  expect([rounds.view().round, conditions(rounds, 'ogre')]).toEqual([2, []]);
});

test('[WS-RND-8] [WS-R16] where rounds end durations, one from before the fight counts from its first round on', () => {
  const lasting = (rounds: number) =>
    fight(
      {
        heroes: { brana: { at: [2, 2] } },
        foes: { ogre: { at: [12, 2], now: corroded({ for: { rounds } }) } },
      },
      { fromTheStart: true, rulings: { roundDurations: 'roundEnd' } },
    );
  const [one, two] = [lasting(1), lasting(2)];
  // Brana and the ogre: round 1 is over.
  for (const table of [one, two]) table.does(endTurn).does(endTurn);
  expect([one.view().round, conditions(one, 'ogre')]).toEqual([2, []]);
  expect([two.view().round, conditions(two, 'ogre')]).toEqual([2, ['corroded']]);
  two.does(endTurn).does(endTurn);
  expect([two.view().round, conditions(two, 'ogre')]).toEqual([3, []]);
});

test('[WS-RND-8] [WS-VIT-4] the turn of the Down passes by itself, and counts', () => {
  const table = four({ ogre: { vitality: 0, ...corroded({ for: 'endOfNextTurn' }) } });
  table.does(endTurn);
  expect(conditions(table, 'ogre')).toContain('corroded');
  table.does(endTurn);
  expect([asked(table), conditions(table, 'ogre')]).toEqual(['bandit turn', ['down', 'prone']]);
});

test('[WS-R81] [WS-RND-8] in the dead time runs on, or stands still', () => {
  const dead = { ogre: { conditions: ['dead'], ...corroded({ for: 'endOfNextTurn' }) } };
  const runs = four(dead);
  runs.does(endTurn).does(endTurn);
  expect(conditions(runs, 'ogre')).toEqual([]);
  const stands = four(dead, { rulings: { statusTicksWhileDead: false } });
  // Round 1 and all of round 2.
  for (let turn = 0; turn < 6; turn++) stands.does(endTurn);
  expect(conditions(stands, 'ogre')).toEqual(['corroded']);
  stands.byHand('a miracle', { change: 'out', who: 'ogre', out: null });
  // The rest of the round, and the ogre's own turn.
  for (let turn = 0; turn < 4; turn++) stands.does(endTurn);
  expect(conditions(stands, 'ogre')).toEqual([]);
});

test('[WS-R81] [WS-R16] where rounds end durations, time stands still in the dead from the round of their death on', () => {
  const dead = { ogre: { conditions: ['dead'], ...corroded({ for: { rounds: 1 } }) } };
  const rulings = { roundDurations: 'roundEnd' } as const;
  const runs = four(dead, { rulings });
  const stands = four(dead, { rulings: { ...rulings, statusTicksWhileDead: false } });
  // Three turns are the rest of round 1; six are round 1 and all of round 2.
  for (let turn = 0; turn < 3; turn++) runs.does(endTurn);
  for (let turn = 0; turn < 6; turn++) stands.does(endTurn);
  expect([runs.view().round, conditions(runs, 'ogre')]).toEqual([2, []]);
  expect([stands.view().round, conditions(stands, 'ogre')]).toEqual([3, ['corroded']]);
  // Revived, it has one round left.
  stands.byHand('a miracle', { change: 'out', who: 'ogre', out: null });
  for (let turn = 0; turn < 4; turn++) stands.does(endTurn);
  expect([stands.view().round, conditions(stands, 'ogre')]).toEqual([4, []]);
});

test('[WS-RND-8] a turn that is lost ends what lasted until its end', () => {
  const table = four({ ogre: corroded({ for: 'endOfNextTurn' }) });
  table.does(endTurn).does(endTurn).does(holdTurn).does(endTurn);
  expect(asked(table)).toBe('ogre heldTurn.offer');
  expect(conditions(table, 'ogre')).toContain('corroded');
  table.does(choice('lose'));
  expect(conditions(table, 'ogre')).toEqual([]);
});

test('[WS-RND-8] until combat ends, or until something ends it', () => {
  const table = four({ ogre: corroded({ for: 'combat' }), bandit: corroded({ for: 'untilEnded' }) });
  for (let turn = 0; turn < 8; turn++) table.does(endTurn);
  expect([conditions(table, 'ogre'), conditions(table, 'bandit')]).toEqual([['corroded'], ['corroded']]);
});

test('keeping a turn is an answer', () => {
  const table = four({});
  table.does(holdTurn).does(endTurn);
  expect(asked(table)).toBe('brana heldTurn.offer');
  table.does(keep);
  expect(asked(table)).toBe('ogre turn');
});
