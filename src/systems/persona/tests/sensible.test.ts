import { describe, expect, test } from 'vitest';
import { SampleAnswers } from '../../../engine/sample.ts';
import type { Tactic } from '../../../engine/system.ts';
import { Table } from '../../../engine/table.ts';
import type { Choice } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { evasionQuestion } from '../combat/evasion-question.ts';
import { findMeans } from '../combat/means.ts';
import { standardAttack } from '../combat/offer.ts';
import type { AttackForm } from '../combat/types.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { simple } from '../tactics/index.ts';
import { hitOf } from './bare-table.ts';
import { choice } from './line-up.ts';
import type { Fighter, LineUp, Setting, Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

/** What the sensible tactic answers. */

/** Its answer when `who` is asked `id`, after `who` has given these answers; others answer by the tactic too. */
function answerTo(
  id: string,
  who: string,
  lineUp: LineUp,
  setting: Setting = {},
  before: readonly Choice[] = [],
): Choice {
  const given = [...before];
  const fight = begun(lineUp, setting);
  let found: Choice | null = null;
  const spy: Tactic<Fight> = {
    ...simple,
    decide(question, now, random) {
      if (question.for === who && question.id === id && given.length === 0) {
        found ??= simple.decide(question, now, random);
      }
      return (question.for === who ? given.shift() : undefined) ?? simple.decide(question, now, random);
    },
  };
  const answers = new SampleAnswers<Fight, never>(stream('dice'), stream('minds'), () => spy);
  for (let steps = 0; steps < 3 && !found; steps++)
    system.step(new Table(system, fight, answers, null) as never);
  if (!found) throw new Error(`${who} was not asked ${id}`);
  return found;
}

/** An ogre without a shot; it walks 6 m and runs 12 m. */
const facing = (rin: readonly [number, number], now: Sketch = {}): LineUp => ({
  blue: { ogre: { at: [1, 5], now } },
  red: { rin: { at: rin } },
});

describe('whoever can strike nobody from where it stands', () => {
  test('[PE-ACT-5] charges at an enemy that the Basic Move reaches, with what promises most', () => {
    const charge = { option: 'charge', target: 'rin' };
    expect(answerTo('turn', 'ogre', facing([8, 5]))).toMatchObject({ ...charge, with: 'cleave:claws' });
    expect(answerTo('turn', 'ogre', facing([8, 5], { exertion: 0 }))).toMatchObject({
      ...charge,
      with: 'claws',
    });
  });

  test('[PE-MOVE-4] runs where only a Run gets there, and walks where that does not either', () => {
    expect(answerTo('turn', 'ogre', facing([9, 5])).option).toBe('run');
    expect(answerTo('turn', 'ogre', facing([14, 5])).option).toBe('run');
    expect(answerTo('turn', 'ogre', facing([15, 5])).option).toBe('move');
  });
});

test('[PE-ACT-5] it charges instead where its shot promises little', () => {
  // Willpower 28: Jolt, which the hound may also use from afar, hardly ever succeeds.
  const hound: LineUp = {
    blue: { hound: { use: 'glass-hound', at: [10, 5] } },
    red: { rin: { at: [3, 5] } },
  };
  expect(answerTo('turn', 'hound', hound)).toMatchObject({ option: 'charge', with: 'claws', target: 'rin' });
});

test('[PE-ACT-15] it defends where it can only come nearer, not only in melee', () => {
  const walked = [choice('move', { to: { x: 7, y: 5 } })];
  expect(answerTo('turn', 'ogre', facing([14, 5]), {}, walked).option).toBe('defend');
});

test('[PE-BLD-2] it stems the blood only where it could attack nobody', () => {
  const bleeding = { conditions: ['bleeding'] };
  const stems = (rin: readonly [number, number]) =>
    answerTo('stem', 'ogre', facing(rin, bleeding), { stage: 'start' }).option;
  expect(stems([2, 5])).toBe('decline');
  expect(stems([9, 5])).toBe('stem');
});

test('[PE-BLD-2] [PE-ACT-31] it loads its weapon instead, and comes nearer when its Action has gone to the blood: two who bled apart stemmed it for ever', () => {
  const cult = (now: Sketch): LineUp => ({
    cult: { 'cult-bombardier': { at: [2, 5], now: { conditions: ['bleeding'], ...now } } },
    heroes: { mei: { at: [9, 5] } },
  });
  const stems = (tubes: number): string =>
    answerTo(
      'stem',
      'cult-bombardier',
      cult({
        loaded: { 'grenade-tube': 0, pistol: 0 },
        spares: { 'grenade-tube': tubes, pistol: 0 },
      }),
      { stage: 'start' },
    ).option;
  expect([stems(1), stems(0)]).toEqual(['decline', 'stem']);
  const ogre = answerTo('turn', 'ogre', facing([9, 5], { conditions: ['bleeding'], acted: true }));
  expect(ogre.option).toBe('run');
  expect(answerTo('turn', 'ogre', facing([9, 5], { acted: true })).option).toBe('end-turn');
});

test('[PE-FATE-4] it rolls attacks with a fair chance again, and keeps its Fate where an evasion has failed', () => {
  const asked = (purpose: string, target: number): string => {
    const question = {
      id: 'fate-reroll',
      clause: 'PE-FATE-4',
      for: 'rin',
      about: { purpose, target },
      options: () => [],
      read: (given: Choice) => given,
    };
    return simple.decide(question, begun(facing([2, 5])), stream('minds')).option;
  };
  expect([asked('attack', 50), asked('attack', 49)]).toEqual(['spend', 'decline']);
  expect([asked('evasion', 50), asked('evasion', 90)]).toEqual(['decline', 'decline']);
});

describe('for somebody whose turn is not its own', () => {
  const brainwashed = { ailments: [{ id: 'brainwashed', by: 'choir' }] };
  const held = (red: LineUp[string], setting: Setting = {}): Choice =>
    answerTo(
      'order',
      'choir',
      { red, blue: { choir: { use: 'mask-choir', at: [5, 4] }, ogre: { at: [5, 6] } } },
      { stage: 'start', ...setting },
    );
  const rin = { at: [4, 5], now: brainwashed } as const;

  test('[PE-AIL-15] its controller has it attack those on its own side, and nobody else', () => {
    expect(held({ rin, jun: { at: [9, 9] } })).toMatchObject({ option: 'attack', target: 'jun' });
    expect(held({ rin })).toEqual({ option: 'nothing' });
    // Whoever is hidden from the controller cannot be named.
    expect(held({ rin, jun: { at: [9, 9] } }, { hidden: { jun: ['choir'] } })).toEqual({ option: 'nothing' });
  });

  test('[PE-AIL-18] in a rage it strikes with what promises most', () => {
    const raging: Fighter = { at: [5, 5], now: { ailments: [{ id: 'enraged' }] } };
    const blue = {
      choir: { use: 'mask-choir', at: [6, 5], now: { light: 1 } },
      idol: { use: 'furnace-idol', at: [4, 5] },
    };
    const came = answerTo('rage', 'rin', { red: { rin: raging }, blue } as never, { stage: 'start' });
    expect(came).toMatchObject({ option: 'attack', target: 'choir', with: 'rin/sword' });
  });
});

describe('in the middle of an attack', () => {
  test('[PE-ACT-13] it strikes the most promising target within reach, and else stops', () => {
    const two: LineUp = {
      red: { rin: { at: [5, 5], now: { equipped: null } } },
      blue: { ogre: { at: [6, 5] }, hound: { use: 'glass-hound', at: [9, 5] } },
    };
    const first = choice('strike', { with: 'rin/pistol', target: 'hound' });
    const next = (blue: LineUp[string], ...done: readonly Choice[]) =>
      answerTo('next-weapon', 'rin', { ...two, blue }, {}, [choice('all-weapon'), ...done]);
    // The pistol at the hound, which is weak to it.
    expect(next(two.blue as LineUp[string])).toMatchObject({
      option: 'strike',
      with: 'rin/pistol',
      target: 'hound',
    });
    expect(next(two.blue as LineUp[string], first)).toMatchObject({ with: 'rin/sword', target: 'ogre' });
    expect(next({ hound: { use: 'glass-hound', at: [9, 5] } }, first)).toEqual({ option: 'stop' });
  });

  test('[PE-ACT-11] so with the shots of a Burst', () => {
    const gunner: LineUp = {
      red: { gunner: { use: 'cult-gunner', at: [5, 5] } },
      blue: { ogre: { at: [9, 5] }, king: { use: 'hollow-king', at: [9, 8] }, imp: { at: [5, 11] } },
    };
    const burst = choice('burst', { with: 'gunner/machine-pistol', target: 'ogre' });
    const none = choice('shots', { wounds: 0 });
    // The dice decide whether the first shot hits; Drowsed, the ogre cannot evade.
    const drowsed: LineUp = {
      ...gunner,
      blue: { ...gunner.blue, ogre: { at: [9, 5], now: { ailments: [{ id: 'drowsed' }] } } },
    };
    const asked = answerTo('burst-next', 'gunner', drowsed, {}, [burst, none]);
    expect(asked.option).toBe('shoot');
    expect(['king', 'imp']).toContain(asked.target);
  });
});

test('[PE-ACT-33] [PE-ACT-31] whose weapon is empty for good draws another, for nothing, in place of using its fists', () => {
  const turnOf = (now: Sketch, foe: number): Choice =>
    answerTo('turn', 'cult-bombardier', {
      cult: { 'cult-bombardier': { at: [2, 5], now } },
      heroes: { mei: { at: [foe, 5] } },
    });
  const spent = { loaded: { 'grenade-tube': 0 }, spares: { 'grenade-tube': 0 } };
  expect(turnOf(spent, 3)).toMatchObject({ option: 'draw', item: 'cult-bombardier/pistol' });
  expect(turnOf(spent, 9)).toMatchObject({ option: 'draw', item: 'cult-bombardier/pistol' });
  // What can still be loaded stays in hand, and a pistol without a shot is left where it is.
  expect(turnOf({ loaded: { 'grenade-tube': 0 } }, 9).option).toBe('reload');
  const bare = { loaded: { ...spent.loaded, pistol: 0 }, spares: { ...spent.spares, pistol: 0 } };
  expect(turnOf(bare, 3).option).not.toBe('draw');
});

test('[PE-AIL-17] the Despaired fight their Despair: it is all that they can do', () => {
  const lineUp: LineUp = {
    blue: { ogre: { at: [6, 5] } },
    red: { rin: { at: [5, 5], now: { ailments: [{ id: 'despaired' }] } } },
  };
  expect(answerTo('turn', 'rin', lineUp, { turnOf: 'rin' })).toEqual({ option: 'pull-together' });
});

test('[PE-AIL-8] whoever burns and has spent the Action on something else puts the fire out with the Move', () => {
  const lineUp: LineUp = {
    blue: { ogre: { at: [12, 5] } },
    red: {
      rin: { at: [5, 5], now: { ailments: [{ id: 'burning' }] } },
      mei: { at: [4, 5], now: { equipped: null, light: 1 } },
    },
  };
  const mends = choice('power', { with: 'mend', target: 'mei' });
  expect(answerTo('turn', 'rin', lineUp, { turnOf: 'rin' })).toEqual(mends);
  const then = answerTo('turn', 'rin', lineUp, { turnOf: 'rin' }, [mends]);
  expect(then).toEqual(choice('put-out', { spend: 'move' }));
});

test('[PE-AIL-14, PE-R112] whoever is Amnesiac calls no Power where its Action would be lost with it', () => {
  const amnesiac = (rin: Sketch): LineUp => ({
    red: {
      sora: { at: [5, 5], now: { ailments: [{ id: 'amnesiac' }] } },
      rin: { at: [4, 5], now: rin },
    },
    blue: { ogre: { at: [12, 5] } },
  });
  const shot = { option: 'focused', with: 'sora/pistol', target: 'ogre' };
  for (const amnesiaCommand of ['refuse', 'wasteAction']) {
    expect(answerTo('turn', 'sora', amnesiac({}), { rulings: { amnesiaCommand } })).toEqual(shot);
    // Rin is nearly down, but no Mend would come of it.
    const down = amnesiac({ light: 0, personas: { 'lantern-hart': 0 } });
    expect(answerTo('turn', 'sora', down, { rulings: { amnesiaCommand } })).toEqual(shot);
  }
});

test('[PE-CHA-1, PE-AFF-7] a Chance Attack is made with what is not thrown back, or not at all', () => {
  const rises = (affinities: Sketch, now: Sketch = {}): Choice =>
    answerTo('chance-attack', 'rin', {
      blue: { ogre: { at: [6, 5], sheet: { affinities }, now: { conditions: ['prone'] } } },
      red: { rin: { at: [5, 5], now } },
    });
  expect(rises({})).toMatchObject({ option: 'chance-attack', with: 'rin/sword' });
  expect(rises({ melee: 'repel' })).toMatchObject({ option: 'chance-attack', with: 'rin/pistol' });
  // Without a Persona she has no Powers either.
  expect(rises({ melee: 'repel', missile: 'absorb' }, { equipped: null })).toEqual({ option: 'decline' });
});

test('[PE-ACT-4, PE-AFF-7, PE-AFF-8] nobody evades a spell that it absorbs or throws back, but a Push, or what may be aimed at a thing', () => {
  const evades = (affinity: string, id: string, form: AttackForm): boolean => {
    const fight = begun({
      red: { rin: { at: [5, 5] } },
      blue: { ogre: { at: [6, 5], sheet: { affinities: { fire: affinity, melee: affinity } } } },
    });
    const [rin, ogre] = [one(fight, 'rin'), one(fight, 'ogre')];
    const means = findMeans(fight, rin, id);
    if (!means) throw new Error(`no ${id}`);
    const attack = standardAttack(fight, rin, means, ogre, { form });
    const { roll } = hitOf(fight, { by: 'rin', target: 'ogre' });
    const question = evasionQuestion(fight, attack, 'ogre', roll);
    return simple.decide(question, fight, stream('minds')).option !== 'decline';
  };
  for (const affinity of ['repel', 'absorb']) {
    expect(evades(affinity, 'cinder', 'standard')).toBe(false);
    expect(evades(affinity, 'sword', 'charge')).toBe(false);
    expect(evades(affinity, 'sword', 'push')).toBe(true);
    expect(evades(affinity, 'sword', 'called')).toBe(true);
  }
  expect(evades('weak', 'cinder', 'standard')).toBe(true);
});

test.each(['lesserFailureWins', 'reroll'])(
  '[PE-ACT-4, PE-R11] %s: nobody evades an attack that has failed, as only a worse evasion would let it hit; but the held may get free',
  (bothFail) => {
    const evades = (die: number, now: Sketch = {}): boolean => {
      const fight = begun(
        { red: { rin: { at: [5, 5] } }, blue: { ogre: { at: [6, 5], now } } },
        { rulings: { bothFail } },
      );
      const [rin, ogre] = [one(fight, 'rin'), one(fight, 'ogre')];
      const means = findMeans(fight, rin, 'sword');
      if (!means) throw new Error('no sword');
      const { roll } = hitOf(fight, { by: 'rin', target: 'ogre', die });
      const question = evasionQuestion(fight, standardAttack(fight, rin, means, ogre), 'ogre', roll);
      return simple.decide(question, fight, stream('minds')).option !== 'decline';
    };
    expect([evades(50), evades(90), evades(90, { heldBy: [{ by: 'rin' }] })]).toEqual([true, false, true]);
  },
);
