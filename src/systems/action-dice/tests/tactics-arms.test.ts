import { expect, test } from 'vitest';
import type { Choice } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { belongings } from '../items/belongings.ts';
import { turnQuestion } from '../menu.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { tactics } from '../tactics/index.ts';
import type { LineUp } from './sketch.ts';
import { begun } from './sketch.ts';

/** The tactic `simple`: weapons that are drawn or taken up. */

const decide = (fight: Fight, who: string): Choice =>
  tactics.simple?.decide(turnQuestion(fight, who), fight, stream('minds')) ?? { option: 'nothing' };

test('[AD-ACT-14] [AD-SHK-3] without a weapon it takes up its own at its feet, else draws one, else takes another', () => {
  const armed = (lying: readonly string[], carried: readonly string[]): Choice => {
    const fight = begun({
      red: { oska: { at: [5, 5] }, hadra: { at: [2, 2] } },
      blue: { thug: { at: [6, 5] } },
    });
    const [oska, hadra] = [one(fight, 'oska'), one(fight, 'hadra')];
    const all = [...belongings(oska), ...belongings(hadra)];
    const named = (names: readonly string[]) => all.filter(({ id }) => names.includes(id));
    fight.floor = named(lying).map((item) => ({ item, cell: { x: 5, y: 5 } }));
    oska.hands = [];
    oska.carried = named(carried);
    return decide(fight, 'oska');
  };
  const [bow, blade, sword] = ['oska/hunting-bow', 'oska/short-sword', 'hadra/sword'];
  expect(armed([sword, bow], [blade])).toEqual({ option: 'pick-up', item: bow });
  expect(armed([sword], [blade])).toEqual({ option: 'draw', item: blade });
  expect(armed([sword], [])).toEqual({ option: 'pick-up', item: sword });
  expect(armed([], []).option).toBe('attack');
});

test('[AD-DMG-8] a martial artist does not take up a club', () => {
  const takes = (id: string, use: string): string => {
    const fight = begun({
      red: { [id]: { at: [5, 5] }, other: { use, at: [2, 2] } },
      blue: { soldier: { at: [6, 5] } },
    });
    const [who, other] = [one(fight, id), one(fight, 'other')];
    fight.floor = belongings(other).map((item) => ({ item, cell: { x: 5, y: 5 } }));
    other.hands = [];
    who.hands = [];
    who.carried = [];
    return decide(fight, id).option;
  };
  expect(takes('brawler', 'thug')).not.toBe('pick-up');
  expect(takes('oska', 'thug')).toBe('pick-up');
});

test('[AD-ARM-9] who can harm no enemy goes for a weapon on the ground that can', () => {
  const goes = (cell: { readonly x: number; readonly y: number }, blue: LineUp[string] = {}, hands = 2) => {
    const hadra = { at: [20, 12] as const, sheet: { weapons: ['heroic-axe'] } };
    const fight = begun({
      red: { lio: { at: [5, 5] }, hadra },
      blue: { 'heroic-fiend': { at: [6, 6] }, ...blue },
    });
    const [lio, other] = [one(fight, 'lio'), one(fight, 'hadra')];
    const [axe] = belongings(other);
    if (axe?.id !== 'hadra/heroic-axe') throw new Error('an axe is expected');
    other.hands = [];
    fight.floor = [{ item: axe, cell }];
    lio.hands = lio.hands.slice(0, hands);
    return decide(fight, 'lio');
  };
  const here = { x: 5, y: 4 };
  expect(goes(here)).toEqual({ option: 'drop', item: 'lio/short-sword' });
  expect(goes(here, {}, 1)).toEqual({ option: 'pick-up', item: 'hadra/heroic-axe' });
  expect(goes({ x: 1, y: 5 })).toMatchObject({ option: 'move' });
  // A ghoul can be harmed with what he has.
  expect(goes(here, { ghoul: { at: [4, 5] } })).toMatchObject({ target: 'ghoul' });
});

test('[AD-ARM-9] who has dropped a weapon for one that harms does not take up the dropped one again', () => {
  const takes = (
    id: string,
    hand: readonly string[],
    carried: readonly string[],
    lying: readonly string[],
  ) => {
    const weapons = ['heroic-axe', 'epic-blade'];
    const fight = begun({
      red: { [id]: { at: [5, 5] }, other: { use: 'oska', at: [20, 12], sheet: { weapons } } },
      blue: { 'heroic-fiend': { at: [6, 6] } },
    });
    const [who, other] = [one(fight, id), one(fight, 'other')];
    const all = [...belongings(who), ...belongings(other)];
    const named = (names: readonly string[]) => all.filter((item) => names.includes(item.id));
    fight.floor = named(lying).map((item) => ({ item, cell: { x: 5, y: 4 } }));
    who.hands = who.hands.filter(({ item }) => hand.includes(item.id));
    who.carried = named(carried);
    other.hands = [];
    other.carried = [];
    return decide(fight, id);
  };
  const [rifle, axe, blade] = ['korr/rifle', 'other/heroic-axe', 'other/epic-blade'];
  expect(takes('korr', [rifle], ['korr/knife'], [axe])).toEqual({ option: 'drop', item: rifle });
  expect(takes('korr', [], ['korr/knife'], [rifle, axe])).toEqual({ option: 'pick-up', item: axe });
  expect(takes('korr', [], ['korr/knife', axe], [rifle])).toEqual({ option: 'draw', item: axe });
  // A blade for both hands: the shield goes after the sword.
  const [sword, shield] = ['hadra/sword', 'hadra/shield'];
  expect(takes('hadra', [sword, shield], [], [blade])).toEqual({ option: 'drop', item: sword });
  expect(takes('hadra', [shield], [], [sword, blade])).toEqual({ option: 'drop', item: shield });
  expect(takes('hadra', [], [], [sword, shield, blade])).toEqual({ option: 'pick-up', item: blade });
  // Where nothing harms, its own as ever.
  expect(takes('korr', [], ['korr/knife'], [rifle])).toEqual({ option: 'pick-up', item: rifle });
});
