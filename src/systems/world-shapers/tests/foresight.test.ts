import { describe, expect, test } from 'vitest';
import type { Weighed } from '../../../engine/keen/listed.ts';
import { SampleAnswers } from '../../../engine/sample.ts';
import type { Tactic } from '../../../engine/system.ts';
import { Table } from '../../../engine/table.ts';
import type { Choice } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import type { Facts } from '../facts/index.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { simple } from '../tactics/index.ts';
import { shares } from '../tactics/shares.ts';
import { sensibleTurn } from '../tactics/turns.ts';
import type { Fighter } from './sketch.ts';
import { begun } from './sketch.ts';

/** What the tactics that look ahead consider and find, in a fight between a shield bearer and an unarmed wrestler. */

const keen = system.tactics.keen as Tactic<Fight>;

const both = ['tovo', 'pit-wrestler'] as const;

/** Tovo (40 Vitality) and the wrestler (28) side by side; `first` has the turn, the other one the next. */
const pit = (tovo: Fighter = {}, wrestler: Fighter = {}, first: (typeof both)[number] = 'tovo'): Fight =>
  begun(
    {
      heroes: { tovo: { at: [5, 5], ...tovo } },
      pit: { 'pit-wrestler': { at: [6, 5], ...wrestler } },
    },
    { order: [first, ...both.filter((id) => id !== first)] },
  );

/** The same with only this item in Tovo's hands. */
const holdingOnly = (fight: Fight, item: string): Fight => {
  const tovo = one(fight, 'tovo');
  const hands = tovo.hands.filter((grip) => grip.item.id === item);
  return { ...fight, combatants: { ...fight.combatants, tovo: { ...tovo, hands } } };
};

const shareOf = (fight: Fight, who: string) => {
  const found = shares(fight).find(({ id }) => id === who);
  if (!found) throw new Error(`${who} has no share`);
  return found;
};

describe('how a fight stands', () => {
  test('[WS-VIT-2] Temporary Vitality counts beyond what is whole: 30 and 14 of 40 are 1.1', () => {
    expect(shareOf(pit({ now: { vitality: 30 } }), 'tovo').left).toBeCloseTo(0.75);
    expect(shareOf(pit({ now: { vitality: 30, temporary: 14 } }), 'tovo').left).toBeCloseTo(1.1);
  });

  test('[WS-EVA-4] a shield that is lost: +5 hits Evasion 15 11 times of 20, and 13 of 20 times without it', () => {
    expect(shareOf(holdingOnly(pit(), 'tovo/spear'), 'tovo').left).toBeCloseTo(11 / 13);
  });

  test('[WS-STA-6] Corroded, Armor 3 is 2: of 6 a hit leaves 4 in place of 3', () => {
    const corroded = pit({ now: { effects: [{ status: 'corroded' }] } });
    expect(shareOf(corroded, 'tovo').left).toBeCloseTo(3 / 4);
  });

  test('who has lost the spear is worth less, whoever suffers from something too, and who is out nothing', () => {
    const whole = shareOf(pit(), 'tovo').worth;
    expect(shareOf(holdingOnly(pit(), 'tovo/heavy-shield'), 'tovo').worth).toBeLessThan(whole);
    expect(shareOf(pit({ now: { effects: [{ status: 'prone' }] } }), 'tovo').worth).toBeCloseTo(0.94 * whole);
    expect(shareOf(pit({ now: { vitality: 0 } }), 'tovo')).toMatchObject({ worth: 0, left: 0 });
  });

  // Its best Ability is worth more than its staff, but can no longer be paid. `means` tells that; `worth` must not.
  test('[WS-ABL-3] who has spent its WP is no smaller loss than before: they were there to be spent', () => {
    const oren = (wp: number) =>
      begun({ heroes: { oren: { at: [5, 5], now: { wp } } }, pit: { 'pit-wrestler': { at: [16, 5] } } });
    const [rich, poor] = [shareOf(oren(16), 'oren'), shareOf(oren(0), 'oren')];
    expect(poor.worth).toBeCloseTo(rich.worth);
    expect([rich.means, poor.means]).toEqual([1, 0]);
  });

  // Armor 3 lets 3 of 6 damage through, Armor 5 only 1: two thirds less, for three of ten turns: 0.2 of its Vitality,
  // however much is left.
  test('[WS-ABL-1] [WS-ARM-1] Stone Skin spares what three turns would bring; it is no second life', () => {
    const stone = (vitality: number) =>
      shareOf(
        pit({
          now: {
            vitality,
            effects: [
              {
                ability: 'stone-skin',
                label: 'Stone Skin',
                gifts: [{ of: 'armor', value: 2 }],
                for: { rounds: 3 },
              },
            ],
          },
        }),
        'tovo',
      ).left;
    expect(stone(40)).toBeCloseTo(1.2);
    expect(stone(10)).toBeCloseTo(0.45);
  });

  // Tovo has 40 Vitality and deals 8/20 × 3.5 per round to Evasion 16; the wrestler has 28 and deals 2 × 12/20 × (5.5 −
  // 3) to Evasion 15, Armor 3.
  test('the sides weigh as much as they stand and deal: 28 × 3 against 40 × 1.4', () => {
    const all = pit();
    expect(shareOf(all, 'pit-wrestler').worth / shareOf(all, 'tovo').worth).toBeCloseTo(84 / 56);
  });

  test('WP are for the time that is left: half of them, when the other one has a quarter of its Vitality, are an eighth', () => {
    const late = pit({ now: { wp: 4 } }, { now: { vitality: 7 } });
    expect(shareOf(late, 'tovo').means).toBeCloseTo(1 / 8);
  });
});

interface Thought {
  readonly usual: Choice;
  readonly candidates: readonly Choice[];
  readonly found: Choice;
}

/** What the tactic of the combatant whose turn it is considers. */
function thoughtsOn(fight: Fight): Thought {
  let thought: Thought | null = null;
  const base = system.copy(fight);
  const spy: Tactic<Fight> = {
    ...simple,
    decide(question, now, random) {
      const usual = simple.decide(question, now, random);
      if (question.id === 'turn')
        thought ??= {
          usual,
          candidates: simple.candidates?.(question, now, random) ?? [],
          found: keen.decide(question, now, stream('mind'), { base, answers: [] }),
        };
      return usual;
    },
  };
  const answers = new SampleAnswers<Fight, Facts>(stream('dice'), stream('minds'), () => spy);
  system.step(new Table(system, system.copy(fight), answers, null));
  if (!thought) throw new Error('nobody was asked about a turn');
  return thought;
}

const defending: Fighter = { now: { effects: [{ stance: 'defending' }] } };

describe('what is found', () => {
  // Against Defend the spear hits with 8/20 × 8/20: 0.16 of 3d6 + 1d6 is 2.2 of the wrestler's 28. The veil gives 14.
  test('[WS-BAS-4] [WS-VIT-2] the usual fighter burns its WP at one who Defends; who looks ahead keeps itself covered', () => {
    const { usual, found } = thoughtsOn(pit({ sheet: { wp: 12 }, now: { wp: 8, temporary: 14 } }, defending));
    expect(usual).toMatchObject({ option: 'attack', maneuver: 'burning-strike' });
    expect(found).toMatchObject({ option: 'ability-warding-veil', target: 'tovo', upcast: 2 });
  });

  // Athletics 4 + Strength 5 against Raw Force 3 + Strength 3: it mostly succeeds, and the wrestler gets the shield.
  test('[WS-ADV-10] [WS-EVA-4] a shield that can be had is taken', () => {
    const { usual, found } = thoughtsOn(pit({}, {}, 'pit-wrestler'));
    expect(usual).toMatchObject({ option: 'attack' });
    expect(found).toMatchObject({ option: 'disarm', item: 'tovo/heavy-shield' });
  });
});

describe('what the usual fighter leaves aside', () => {
  // Defend would prevent much of two attacks, but instead of an attack it only delays the end, so it is not weighed
  // against them.
  test('[WS-BAS-4] Defend is no deed among others; who looks ahead thinks of it all the same', () => {
    const table = pit({ now: { wp: 0 } });
    const weighed: Weighed[] = [];
    sensibleTurn(table, one(table, 'tovo'), weighed);
    const words = weighed.map(({ choice }) => choice.option);
    expect(words).toContain('attack');
    expect(words).not.toContain('defend');
    expect(thoughtsOn(table).candidates.map(({ option }) => option)).toContain('defend');
  });

  test('[WS-BAS-4] nor does who looks ahead from the fourth round on: two cautious ones waited for each other for ever', () => {
    const inRound = (fight: Fight, round: number): readonly string[] =>
      thoughtsOn({ ...fight, round }).candidates.map(({ option }) => option);
    const table = pit({ now: { wp: 0 } });
    expect(inRound(table, 3)).toContain('defend');
    expect(inRound(table, 4)).toEqual(['attack']);
    const afar = begun(
      { quarry: { ogre: { at: [3, 6] } }, heroes: { sill: { at: [15, 6] } } },
      { order: ['ogre', 'sill'] },
    );
    expect(inRound(afar, 3)).toContain('defend');
    expect(inRound(afar, 4)).not.toContain('defend');
  });
});

describe('what WP are good for', () => {
  const wrestlersTurn = (vitality: number): Fight =>
    holdingOnly(
      pit({ now: { temporary: 14, wp: 0 } }, { sheet: { wp: 14 }, now: { vitality } }, 'pit-wrestler'),
      'tovo/spear',
    );

  // A fist deals 1d6 + 2 − 3 = 2.7 to Tovo's 54 on average, and with 2 of 14 WP all of its 5.5.
  test('[WS-ABL-3] who has not long to go does not save them: Armor Piercer with every blow', () => {
    const { usual, found } = thoughtsOn(wrestlersTurn(14));
    expect(usual.maneuver).toBeUndefined();
    expect(found).toMatchObject({ option: 'attack', maneuver: 'armor-piercer' });
  });
});

describe('what is thought of', () => {
  const words = ({ option, maneuver, item }: Choice): string =>
    [option, maneuver, item].filter((word) => word !== undefined).join(' ');

  test('[WS-ADV-10] one of each kind of thing that can be done, a Disarm of each thing in hand', () => {
    const { candidates } = thoughtsOn(pit({}, {}, 'pit-wrestler'));
    expect(candidates.map(words).sort()).toEqual([
      'attack',
      'attack armor-piercer',
      'attack low-sweep',
      'defend',
      'disarm tovo/heavy-shield',
      'disarm tovo/spear',
      'grab',
    ]);
  });

  test('[WS-VIT-2] a veil beside blows that promise more', () => {
    const { candidates } = thoughtsOn(pit({ now: { temporary: 14 } }));
    expect(candidates.map(words)).toContain('ability-warding-veil');
  });
});

describe('two against two', () => {
  /** The warden and the cutpurse, six and four squares from Brana and Maela; it is the warden's turn. */
  const line = (): Fight =>
    begun(
      {
        quarry: {
          'bell-warden': { at: [6, 5], sheet: { weapons: [{ thing: 'spear', in: 'hand' }] } },
          cutpurse: { at: [8, 4] },
        },
        heroes: { brana: { at: [12, 5] }, maela: { at: [12, 6] } },
      },
      { order: ['bell-warden', 'brana', 'cutpurse', 'maela'] },
    );

  // If Armor were overrated, it would be put on first, and the attack left to friends.
  test('[WS-ABL-1] who is not struck yet strikes, as the usual fighter does: its skin need not be of stone', () => {
    const { usual, candidates, found } = thoughtsOn(line());
    expect(candidates.map(({ option }) => option)).toContain('ability-stone-skin');
    expect(usual.option).toBe('ability-bell-stroke');
    expect(found).toMatchObject(usual);
  });
});
