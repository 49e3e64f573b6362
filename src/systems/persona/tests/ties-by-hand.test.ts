import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { choice, conditions, decline, duel, endTurn, fight, path, waiting } from './line-up.ts';

/** Ties between two combatants, set and ended by the game master's hand (PE-TIME-1), where there are several of them. */

type Change = { readonly [key: string]: string | boolean | number };
const tie = (who: string, condition: string, on: boolean, other?: string, level?: number): Change => ({
  change: 'condition',
  who,
  condition,
  on,
  ...(other === undefined ? {} : { other }),
  ...(level === undefined ? {} : { level }),
});
const refused = (table: Scenario, change: Change): unknown => {
  const before = table.hash();
  const reply = table.send({ do: 'override', changes: [change], reason: 'test' }) as {
    readonly ok: boolean;
    readonly error?: { readonly reason?: string };
  };
  expect(reply.ok, JSON.stringify(change)).toBe(false);
  expect(table.hash()).toBe(before);
  return reply.error?.reason;
};

/** Rin between two Shadows, with Mei at her back. */
const between = (now: object = {}): Scenario =>
  fight({
    red: { rin: { at: [5, 5], now: { ...now } }, mei: { at: [4, 6] } },
    blue: { ogre: { at: [6, 5] }, hound: { use: 'glass-hound', at: [4, 5] } },
  });

describe('held', () => {
  test('[PE-GRP-1] by two: the hold that is named ends and the other stays; with none named both end', () => {
    const table = between().byHand(
      'caught',
      tie('rin', 'held', true, 'ogre'),
      tie('rin', 'held', true, 'hound'),
    );
    expect(refused(table, tie('rin', 'held', true, 'ogre'))).toBe('noSuchThing');
    table.byHand('let go', tie('rin', 'held', false, 'hound'));
    expect([conditions(table, 'ogre'), conditions(table, 'hound')]).toEqual([['holding'], []]);
    expect(conditions(table, 'rin')).toEqual(['held']);
    expect(refused(table, tie('rin', 'held', false, 'hound'))).toBe('noSuchThing');
    const both = between({ heldBy: [{ by: 'ogre' }, { by: 'hound' }] });
    both.byHand('torn loose', tie('rin', 'held', false));
    expect([conditions(both, 'rin'), conditions(both, 'ogre'), conditions(both, 'hound')]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('[PE-GRP-1] by an enemy that stands: neither by an ally nor by one that is down', () => {
    const table = between();
    expect(refused(table, tie('rin', 'held', true, 'mei'))).toBe('noSuchThing');
    table.byHand('a blow', { change: 'out', who: 'hound', out: 'unconscious' });
    expect(refused(table, tie('rin', 'held', true, 'hound'))).toBe('noSuchThing');
  });

  test('[PE-GRP-4, PE-R128] a hold becomes one against a stored result: its degrees, the holder’s Bonus, a die of 100', () => {
    // Melee 48 against 2 degrees; both Bonuses are 4, so that of two degrees the lower die wins, and no die is above 100.
    const breaksOut = (die: number): boolean => {
      const table = duel({ rin: {}, ogre: {} }).byHand('caught', tie('rin', 'held', true, 'ogre'));
      table.byHand('in irons', tie('rin', 'immobilised', true, 'ogre', 2));
      expect(conditions(table, 'rin')).toEqual(['immobilised']);
      table.does(path([5, 4]));
      expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'break-out', target: 48 });
      table.rolls('break-out', die);
      return !conditions(table, 'rin').includes('immobilised');
    };
    expect([breaksOut(28), breaksOut(29)]).toEqual([true, false]);
  });

  test('[PE-GRP-4, PE-R10] with the raw margin one must beat ten for each stored degree', () => {
    const breaksOut = (die: number): boolean => {
      const table = duel({ rin: {}, ogre: {} }, { rulings: { opposedTieBreak: 'rawMargin' } });
      table.byHand('caught', tie('rin', 'held', true, 'ogre'));
      table.byHand('in irons', tie('rin', 'immobilised', true, 'ogre', 2));
      table.does(path([5, 4])).rolls('break-out', die);
      return !conditions(table, 'rin').includes('immobilised');
    };
    // Melee 48 less 27 is 21, less 28 only the 20 of two degrees.
    expect([breaksOut(27), breaksOut(28)]).toEqual([true, false]);
  });

  test('[PE-ACT-10] whoever changes sides holds no friend, and goes on holding a foe', () => {
    const turned = (who: string, side: string): readonly (readonly string[])[] => {
      const heldBy = [{ by: 'ogre' }, { by: 'hound' }];
      const table = fight({
        red: { rin: { at: [5, 5], now: { heldBy } } },
        blue: { ogre: { at: [6, 5] } },
        green: { hound: { use: 'glass-hound', at: [4, 5] } },
      }).byHand('a traitor', { change: 'side', who, side });
      return [conditions(table, 'ogre'), conditions(table, 'hound')];
    };
    expect(turned('ogre', 'red')).toEqual([[], ['holding']]);
    expect(turned('ogre', 'green')).toEqual([['holding'], ['holding']]);
    expect(turned('rin', 'blue')).toEqual([[], ['holding']]);
    expect(turned('rin', 'white')).toEqual([['holding'], ['holding']]);
  });
});

test('[PE-ACT-17] protection by hand: of an ally that is there, of one at a time, ended by name', () => {
  const table = between();
  expect(refused(table, tie('mei', 'protecting', true, 'ogre'))).toBe('noAlly');
  table.byHand('a shield', tie('mei', 'protecting', true, 'rin'));
  expect(refused(table, tie('mei', 'protecting', true, 'rin'))).toBe('noSuchThing');
  expect(conditions(table, 'mei')).toEqual(['protecting']);
  expect(refused(table, tie('rin', 'protecting', false, 'mei'))).toBe('noSuchThing');
  table.byHand('lowered', tie('mei', 'protecting', false, 'rin'));
  expect(conditions(table, 'mei')).toEqual([]);
});

test('[PE-ACT-17] whoever changes sides protects no former friend, and is protected by none', () => {
  const after = (who: string, side = 'blue'): readonly string[] => {
    const table = between().byHand('a shield', tie('mei', 'protecting', true, 'rin'));
    table.byHand('a traitor', { change: 'side', who, side });
    return conditions(table, 'mei');
  };
  expect([after('rin'), after('mei')]).toEqual([[], []]);
  expect(after('ogre', 'green')).toEqual(['protecting']);
});

test('[PE-ACT-36] hidden from two: found by the one that is named, still hidden from the other', () => {
  const table = fight({
    red: { rin: { at: [5, 5] }, mei: { at: [1, 1] } },
    blue: { ogre: { at: [6, 5] } },
  }).byHand('gone', tie('ogre', 'hidden', true, 'rin'), tie('ogre', 'hidden', true, 'mei'));
  const strike = choice('attack', { target: 'ogre', with: 'sword' });
  table.byHand('a glimpse', tie('ogre', 'hidden', false, 'mei'));
  expect(refused(table, tie('ogre', 'hidden', false, 'mei'))).toBe('noSuchThing');
  table.refuses(strike, 'unseen', 'PE-ACT-36');
  table.byHand('there', tie('ogre', 'hidden', false, 'rin'));
  expect(waiting(table.does(strike)).target).toBe(48);
});

test('[PE-ACT-22, PE-ACT-23] one disruption of a kind from each source: the named one ends, or all of its kind', () => {
  const disrupted = (): Scenario =>
    between({
      disruptions: [
        { kind: 'distracted', by: 'ogre' },
        { kind: 'scared', by: 'ogre' },
        { kind: 'scared', by: 'hound' },
      ],
    });
  /** The kinds that are left, and the target number of a blow at the ogre. */
  const left = (...changes: readonly Change[]): readonly unknown[] => {
    const table = disrupted();
    if (changes.length > 0) table.byHand('courage', ...changes);
    const kinds = [...new Set(conditions(table, 'rin'))].sort();
    return [kinds, waiting(table.does(choice('attack', { target: 'ogre', with: 'sword' }))).target];
  };
  const table = disrupted();
  expect(refused(table, tie('rin', 'scared', true, 'ogre'))).toBe('noSuchThing');
  expect(refused(table, tie('rin', 'distracted', false, 'hound'))).toBe('noSuchThing');
  // Melee 48. PE-ACT-23: scared by the ogre it is harder to strike; the hound does not stand beside the ogre.
  expect(left()).toEqual([['distracted', 'scared'], 38]);
  expect(left(tie('rin', 'scared', false, 'ogre'))).toEqual([['distracted', 'scared'], 48]);
  expect(left(tie('rin', 'scared', false, 'hound'))).toEqual([['distracted', 'scared'], 38]);
  expect(left(tie('rin', 'scared', false))).toEqual([['distracted'], 48]);
  expect(left(tie('rin', 'distracted', false))).toEqual([['scared'], 38]);
});

test('[PE-OBST-4] whoever died on a face and is brought back lies at its foot and hangs there no more', () => {
  const ledge = { elevation: [{ x: 3, y: 0, w: 13, h: 12, height: 6 }] };
  const lineUp = {
    red: { rin: { at: [2, 1] }, mei: { at: [1, 8] } },
    blue: { ogre: { at: [15, 11] } },
  } as const;
  const table = fight(lineUp, { field: ledge })
    .does(choice('climb', { to: { x: 3, y: 1 } }))
    .answers('gm', decline);
  expect(conditions(table, 'rin')).toEqual(['climbing']);
  table.byHand('a stone', { change: 'out', who: 'rin', out: 'dead' });
  table.byHand('no, it missed', { change: 'out', who: 'rin', out: null });
  expect(conditions(table, 'rin')).toEqual(['prone']);
  table.does(endTurn);
});
