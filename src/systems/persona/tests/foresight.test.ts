import { describe, expect, test } from 'vitest';
import { SampleAnswers } from '../../../engine/sample.ts';
import type { Tactic } from '../../../engine/system.ts';
import { Table } from '../../../engine/table.ts';
import type { TapeEntry } from '../../../engine/tape.ts';
import type { Choice } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { simple } from '../tactics/index.ts';
import { dangers, shares } from '../tactics/shares.ts';
import type { LineUp, Setting } from './sketch.ts';
import { begun } from './sketch.ts';

/** What tactics that look ahead consider and choose, where the sensible tactic does something else. */

const keen = system.tactics.keen as Tactic<Fight>;

interface Thought {
  readonly usual: Choice;
  readonly candidates: readonly Choice[];
  readonly keen: Choice;
}

/** What the tactic thinks when Rin is asked `id` first, or after she has given these answers. */
function thoughtsOn(
  id: string,
  lineUp: LineUp,
  setting: Setting = {},
  answered: readonly Choice[] = [],
): Thought {
  const before = [...answered];
  const fight = begun(lineUp, setting);
  let thought: Thought | null = null;
  for (let steps = 0; steps < 5 && !thought; steps++) {
    const base = system.copy(fight);
    const tape: TapeEntry[] = [];
    const spy: Tactic<Fight> = {
      ...simple,
      decide(question, now, random) {
        const usual = simple.decide(question, now, random);
        if (question.id !== id || question.for !== 'rin') return usual;
        const first = before.shift();
        if (first) return first;
        thought ??= {
          usual,
          candidates: simple.candidates?.(question, now, random) ?? [],
          keen: keen.decide(question, now, stream('mind'), { base, answers: [...tape] }),
        };
        return usual;
      },
    };
    system.step(new Table(system, fight, new SampleAnswers(stream('d'), stream('m'), () => spy, tape), null));
  }
  if (!thought) throw new Error(`Rin was not asked about ${id}`);
  return thought;
}

const against = (now: object, at: readonly [number, number] = [6, 5]): LineUp => ({
  red: { rin: { at: [5, 5], now: { ...now } } },
  blue: { hound: { use: 'glass-hound', at } },
});

const optionsOf = ({ candidates }: Thought): readonly string[] => candidates.map(({ option }) => option);

test('[PE-MOVE-2] who stands beside an enemy with a wall between charges round it, and thinks of walking', () => {
  const swords = { sheet: { weapons: ['sword'], inHand: { right: 'sword', left: null } } };
  const lineUp = {
    red: { rin: { at: [5, 5], ...swords } },
    blue: { hound: { use: 'glass-hound', at: [6, 5] } },
  } as const;
  const walls = [{ kind: 'wall', x: 5, y: 4, side: 'e', length: 3 }];
  const walled = thoughtsOn('turn', lineUp, { field: { walls } });
  expect(walled.usual.option).toBe('charge');
  expect(optionsOf(walled)).toContain('move');
});

test('[PE-BLD-2, PE-BLD-3] a wound that may come is no reason to give up a shot that fells', () => {
  // With the Action spent on it the target is 73 instead of 43: 3 in 10 of one wound. The hound has two left, cannot
  // evade, and is weak to an attack that hits with 42 + 10 (Focused) + 10 (Close) + 10 (Staggered) − 10 (in melee) = 62
  // in 100.
  const lineUp = {
    red: { rin: { at: [5, 5], now: { conditions: ['bleeding'] } } },
    blue: { hound: { use: 'glass-hound', at: [6, 5], now: { light: 0, ailments: [{ id: 'staggered' }] } } },
  } as const;
  const bleeds = thoughtsOn('stem', lineUp, { stage: 'start' });
  expect(bleeds.usual.option).toBe('decline');
  expect(bleeds.candidates).toEqual([{ option: 'decline' }, { option: 'stem' }]);
  expect(bleeds.keen.option).toBe('decline');
});

test('[PE-ACT-35] who fights as well from the ground does not give up a Focused Attack for getting up', () => {
  const lies = thoughtsOn('turn', against({ conditions: ['prone'] }));
  expect(lies.usual.option).toBe('rise');
  expect(lies.keen).toMatchObject({ option: 'focused', with: 'rin/pistol' });
});

describe('what is worth a thought in a turn', () => {
  test('[PE-ACT-5] a Charge in place of a walk; no longer where the enemy stands beside', () => {
    const ogre = (at: readonly [number, number]): LineUp => ({
      red: { rin: { at: [5, 5], sheet: { inHand: { right: 'sword', left: null } } } },
      blue: { ogre: { at } },
    });
    expect(optionsOf(thoughtsOn('turn', ogre([9, 5])))).toContain('charge');
    expect(optionsOf(thoughtsOn('turn', ogre([6, 5])))).not.toContain('charge');
  });

  test('[PE-ACT-37, PE-ACT-30] healing before somebody is nearly down', () => {
    // The Persona has two wounds left: the sensible tactic waits until there is one.
    const hurt = thoughtsOn('turn', against({ light: 2, personas: { 'lantern-hart': 2 } }));
    expect(hurt.candidates).toContainEqual(expect.objectContaining({ option: 'power', with: 'mend' }));
    expect(hurt.candidates).toContainEqual(
      expect.objectContaining({ option: 'consumable', item: 'rin/balm' }),
    );
  });

  test('[PE-WND-4] whom healing brings back into the fight: not an ally without its Deadly Wound', () => {
    const { red, blue = {} } = against({ light: 2, personas: { 'lantern-hart': 2 } });
    const mei = {
      at: [4, 5],
      now: { light: 0, heavy: 0, deadly: 0, personas: { 'stone-lion': 0 } },
    } as const;
    const { candidates } = thoughtsOn('turn', { red: { ...red, mei }, blue });
    const mends = candidates.filter(({ option }) => option === 'power' || option === 'consumable');
    expect(mends.map(({ target }) => target)).toEqual(['rin', 'rin']);
  });

  test('[PE-ACT-31] loading an empty weapon, though another one is in the other hand', () => {
    const empty = thoughtsOn('turn', against({ loaded: { pistol: 0 } }));
    expect(empty.usual.option).not.toBe('reload');
    expect(empty.candidates).toContainEqual(
      expect.objectContaining({ option: 'reload', weapon: 'rin/pistol' }),
    );
  });
});

describe('in melee with a sword in one hand and a pistol in the other', () => {
  test('[PE-ADV-15, PE-DIS-10] thinks of getting clear, no farther than a shot at Point Blank goes', () => {
    // Of the cells not adjacent to the hound at (6, 5) the nearest are one step west of (5, 5), the first by row is the
    // northern.
    const move = { option: 'move', path: [{ x: 4, y: 4 }] };
    expect(thoughtsOn('turn', against({})).candidates).toContainEqual(move);
  });
  test('[PE-ATK-9] not with nothing to shoot, nor where nobody is beside', () => {
    expect(optionsOf(thoughtsOn('turn', against({ loaded: { pistol: 0 } })))).not.toContain('move');
    expect(optionsOf(thoughtsOn('turn', against({}, [8, 5])))).not.toContain('move');
  });
  test('[PE-ACT-2] thinks of the sword too, though bullets shatter the hound', () => {
    const { usual, candidates } = thoughtsOn('turn', against({}));
    expect(usual).toMatchObject({ with: 'rin/pistol' });
    expect(candidates).toContainEqual({ option: 'focused', with: 'rin/sword', target: 'hound' });
  });
  test('[PE-ACT-31] an empty pistol is no reason to give up a blow that may be the last', () => {
    const now = { light: 2, personas: { 'lantern-hart': 0 }, loaded: { pistol: 0 } };
    const { candidates, keen } = thoughtsOn('turn', {
      red: { rin: { at: [5, 5], sheet: { consumables: [] }, now } },
      blue: {
        hound: {
          use: 'glass-hound',
          at: [6, 5],
          now: { light: 0, heavy: 0, ailments: [{ id: 'staggered' }] },
        },
      },
    });
    expect(candidates).toContainEqual(expect.objectContaining({ option: 'reload' }));
    expect(keen).toMatchObject({ option: 'focused', with: 'rin/sword' });
  });
});

test('[PE-ADV-7, PE-ACT-4] who is asked how to evade thinks of a point of Fate on it as well', () => {
  const lineUp: LineUp = {
    blue: { hound: { use: 'glass-hound', at: [6, 5], sheet: { scores: { melee: 90 } } } },
    red: { rin: { at: [5, 5], sheet: { scores: { realisation: 10 } }, now: { fate: 1 } } },
  };
  const { usual, candidates } = thoughtsOn('evasion', lineUp);
  expect(usual).toEqual({ option: 'parry' });
  expect(candidates).toEqual([{ option: 'parry' }, { option: 'decline' }, { option: 'parry', fate: 1 }]);
});

describe('what the usual tactic does, in the words of the menu', () => {
  const usual = (...of: Parameters<typeof thoughtsOn>): Choice => thoughtsOn(...of).usual;

  test('[PE-ACT-37] mends with a Power who has one wound left, and one of its Persona', () => {
    expect(usual('turn', against({ light: 1, personas: { 'lantern-hart': 1 } }))).toEqual({
      option: 'power',
      with: 'mend',
      target: 'rin',
    });
  });
  test('[PE-WND-4] mends nobody who has lost the Deadly Wound, since that stays out of the fight', () => {
    const { red, blue = {} } = against({});
    const mei = {
      at: [4, 5],
      now: { light: 0, heavy: 0, deadly: 0, personas: { 'stone-lion': 0 } },
    } as const;
    expect(usual('turn', { red: { ...red, mei }, blue })).toMatchObject({ target: 'hound' });
  });
  test('[PE-ACT-31] loads when nothing else reaches anybody', () => {
    const far = against({ spirit: 0, loaded: { pistol: 0 } }, [15, 5]);
    expect(usual('turn', far)).toMatchObject({ option: 'reload', weapon: 'rin/pistol' });
  });
  test('[PE-ACT-8] after a Move it shoots without focusing', () => {
    const shot = usual('turn', against({}, [15, 5]), {}, [{ option: 'move', to: { x: 5, y: 6 } }]);
    expect(shot).toMatchObject({ option: 'attack', with: 'rin/pistol' });
  });
});

describe('how a fight stands', () => {
  const rinIn = (now: object) => shares(begun(against(now))).find(({ id }) => id === 'rin');

  test('[PE-WND-1, PE-PER-1] whole is 1, with four Light, two Heavy, the Deadly one and four of the Persona', () => {
    expect(rinIn({})).toEqual({ id: 'rin', side: 'red', worth: 1, left: 1, means: 1 });
  });
  test('[PE-PER-3] the last wound of a Persona counts for two: it keeps off the rest of a blow', () => {
    // 2 + 2 + 1 and 1 + 1 of 4 + 2 + 1 and 4 + 1; without it 2 + 2 + 1 of 4 + 2 + 1 and 4.
    expect(rinIn({ light: 2, personas: { 'lantern-hart': 1 } })?.left).toBeCloseTo(7 / 12);
    expect(rinIn({ light: 2, personas: { 'lantern-hart': 0 } })?.left).toBeCloseTo(5 / 11);
  });
  test('[PE-FUM-2] who must load first is worth less', () => {
    expect(rinIn({ loaded: { pistol: 0 } })?.worth).toBe(0.95);
  });
  test('[PE-FATE-1] a pool of Fate counts three times as much as all of Spirit', () => {
    // The hound's one Fate Point is gone, its Spirit full: 1 of 1 + 3.
    const spent = begun({
      red: { rin: { at: [5, 5] } },
      blue: { hound: { use: 'glass-hound', at: [6, 5], now: { fate: 0 } } },
    });
    expect(shares(spent).find(({ id }) => id === 'hound')?.means).toBe(1 / 4);
  });
  test('[PE-AFF-3] a pistol is more of a danger to a hound of glass than its claws are to her', () => {
    const { rin, hound } = dangers(begun(against({})));
    expect(rin).toBeGreaterThan(1);
    expect(hound).toBeLessThan(1);
  });
});

test('[PE-ACT-15] who is worn down faster than the other does not stand on guard in place of coming near', () => {
  const [sample] = system.encounters.pack.encounters.filter(({ id }) => id === 'duel');
  const read = system.encounters.begin(sample?.encounter ?? null);
  if (!read.ok) throw new Error('the duel does not begin');
  const fight = read.fight;
  let opening: Choice | null = null;
  const spy: Tactic<Fight> = {
    ...simple,
    decide(question, now, random) {
      if (question.id === 'turn') opening ??= keen.decide(question, now, stream('mind'));
      return simple.decide(question, now, random);
    },
  };
  const table = new Table(system, fight, new SampleAnswers(stream('d'), stream('m'), () => spy), null);
  for (let steps = 0; steps < 10 && !opening; steps++) system.step(table);
  expect(['move', 'charge']).toContain((opening as Choice | null)?.option);
});
