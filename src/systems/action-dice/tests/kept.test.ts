import { expect, test } from 'vitest';
import { objectNumber } from '../../../engine/memoize.ts';
import { playOut, SampleAnswers } from '../../../engine/sample.ts';
import type { Id } from '../../../kernel/json.ts';
import { stream } from '../../../kernel/streams.ts';
import { fold } from '../../../kernel/terms.ts';
import { resistanceDice } from '../checks/dice.ts';
import { attackDice } from '../combat/dice.ts';
import { guardOf } from '../combat/guard.ts';
import { judgeTarget } from '../combat/judge.ts';
import { meansOf } from '../combat/means.ts';
import { strikeMeans } from '../combat/power-means.ts';
import { coverOf } from '../cover/cover.ts';
import { skillDice } from '../derived.ts';
import { prepareAction } from '../dice/roll.ts';
import { layersOf } from '../harm/layers.ts';
import { system } from '../index.ts';
import { defenseDice, defensivePrice, isWounded, guardOf as ownGuard } from '../numbers.ts';
import { pack } from '../pack/index.ts';
import { formsOf } from '../reactions/forms.ts';
import { clearPath } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one } from '../state.ts';
import { lossFrom } from '../tactics/blow.ts';
import { danger } from '../tactics/danger.ts';
import { layOf } from '../tactics/ground.ts';
import { tactics } from '../tactics/index.ts';
import { defensePool, promiseOf } from '../tactics/promise.ts';
import { meansIn } from './blow.ts';
import { begun } from './line-up.ts';

/** Cached values must equal freshly computed ones, whatever has happened. */

/** A copy of the fight for which nothing is cached, not even by rulings. */
const unknown = (fight: Fight): Fight => ({
  ...fight,
  rulings: { ...fight.rulings },
  combatants: Object.fromEntries(everyone(fight).map((who) => [who.id, { ...who }])),
});

const attackedBy = (who: Id, target: Id) => ({
  answered: [],
  asked: [],
  who,
  target,
  ranged: false,
  means: '',
  with: '',
  rolled: { natural: 10, total: 20 },
  number: 10,
  hits: true,
  effective: true,
  unaware: false,
  evaded: false,
});

const between = (fight: Fight, who: Combatant, other: Combatant) => [
  clearPath(fight, who, other),
  coverOf(fight, who, other),
  formsOf(fight, other, attackedBy(who.id, other.id)),
  formsOf(fight, other, { ...attackedBy(who.id, other.id), ranged: true }),
  defensivePrice(fight, other),
  ownGuard(fight, other),
  layersOf(fight, other, 'kinetic'),
  promised(fight, who, other),
  ...meansOf(fight, who).map((means) => [
    judgeTarget(fight, who, other, means),
    guardOf(fight, who, other, means),
    lossFrom(fight, who, other, means),
  ]),
];

const promised = (fight: Fight, who: Combatant, other: Combatant) =>
  meansOf(fight, who).map((means) => promiseOf(fight, who, other, means, 'attack'));

/** The reachable cells and the dice of a combatant. */
const alone = (fight: Fight, who: Combatant) => [
  layOf(fight, who)?.reach().stops(),
  resistanceDice(fight, who, 'strength'),
  skillDice(fight.rulings, who.sheet, 'medicine', isWounded(fight, who)),
  defensePool(fight, who).id,
];

const all = (fight: Fight) =>
  everyone(fight).flatMap((who) =>
    everyone(fight).map((other) => (who === other ? alone(fight, who) : between(fight, who, other))),
  );

test.each([
  ['duel', 10],
  ['fiends-gate', 60],
  ['bears-den', 10],
] as const)('[AD-ATK-4] [AD-ATK-7] no cached value is stale: %s, every %i facts', (id, each) => {
  const sample = pack.encounters.find((one) => one.id === id);
  const begun = system.encounters.begin(sample?.encounter ?? null);
  if (!begun.ok) throw new Error(`${id} does not begin`);
  const { fight } = begun;
  const [dice, minds] = [stream('kept/dice'), stream('kept/minds')];
  const answers = new SampleAnswers(dice, minds, () => tactics.simple as never);
  let facts = 0;
  let looked = 0;
  const told = (): void => {
    if (facts++ % each !== 0) return;
    looked++;
    expect(all(fight)).toEqual(all(unknown(fight)));
  };
  playOut(system, fight, answers as never, { roundCap: 4 }, { told });
  expect(looked).toBeGreaterThan(3);
});

test('[AD-R41] [AD-R43] values cached for a sheet follow the rulings of each fight', () => {
  const state = begun({ a: { gunman: { at: [5, 5] } }, b: { soldier: { at: [20, 5] } } });
  const means = meansIn(state, 'gunman');
  const under = (rulings: Partial<Fight['rulings']>): Fight => ({
    ...state,
    rulings: { ...state.rulings, ...rulings },
  });
  const dice = (fight: Fight) => fold(attackDice(fight, one(fight, 'gunman'), means)).value;
  const printed = dice(state);
  const { harm } = means;
  if (typeof harm.dice !== 'object') throw new Error('a gun is shot with a skill');
  const skill = one(state, 'gunman').sheet.skills[harm.dice.skill];
  expect(dice(under({ attackDice: 'withSkill' }))).toBe(printed + skill);
  expect(dice(state)).toBe(printed);
});

test('[AD-HRT-3] a wounded combatant rolls one step lower, and as before once it is not wounded', () => {
  const state = begun({ a: { soldier: { at: [5, 5] } }, b: { veteran: { at: [6, 5] } } });
  const who = one(state, 'soldier');
  const rung = () =>
    prepareAction(state, {
      who: who.id,
      rolling: 'defense',
      purpose: 'defense',
      clause: '',
      dice: defenseDice(state, who).terms,
    }).steps.rung.value;
  const { durability } = who;
  expect(rung()).toBe(4);
  who.durability = 0;
  expect(rung()).toBe(3);
  who.durability = durability;
  expect(rung()).toBe(4);
});

test('[AD-R42] the ability of a technique follows the ruling of each fight, not the cached one', () => {
  const state = begun({ a: { veteran: { at: [5, 5] } }, b: { soldier: { at: [6, 5] } } });
  const sweep = one(state, 'veteran').sheet.powers.find(({ id }) => id === 'sweep');
  if (sweep?.does.deed !== 'strike') throw new Error('the veteran knows no Sweep');
  const { does } = sweep;
  const weapon = meansIn(state, 'veteran');
  const printed = strikeMeans({ techniqueAbility: 'printed' }, sweep, does, weapon);
  expect(printed.ability).toBe(does.ability ?? 'speed');
  expect(strikeMeans({ techniqueAbility: 'agility' }, sweep, does, weapon).ability).toBe('agility');
  expect(strikeMeans({ techniqueAbility: 'printed' }, sweep, does, weapon)).toEqual(printed);
});

test('the cached danger of a combatant follows what is in its hands', () => {
  const fresh = () => begun({ a: { veteran: { at: [5, 5] } }, b: { soldier: { at: [6, 5] } } });
  const [early, late] = [fresh(), fresh()];
  const bare = (fight: Fight): Combatant => ({ ...one(fight, 'veteran'), hands: [] });
  const armed = danger(early, one(early, 'veteran'));
  const disarmed = danger(early, bare(early));
  expect(disarmed).toBeLessThan(armed);
  // Another fight, in which the first request is for a copy without the sword.
  expect(danger(late, bare(late))).toBe(disarmed);
  expect(danger(late, one(late, 'veteran'))).toBe(armed);
});

test('[AD-ATK-2] Guard is cached by the held items: without the shield it is 15 whatever the list’s number', () => {
  const fight = begun({ a: { hadra: {} }, b: { thug: { at: [15, 5] } } });
  const hadra = one(fight, 'hadra');
  const held = objectNumber(hadra.hands);
  expect(ownGuard(fight, hadra).value).toBe(17);
  const sword = hadra.hands.filter(({ item }) => item.thing.kind === 'weapon');
  // One binary digit more for the shield could make twice the number of its list look like that of another list.
  const alike = [2 * held, 2 * held + 1, 4 * held, 4 * held + 1, 4 * held + 2, 4 * held + 3];
  for (let number = held; number <= 4 * held + 3; number = objectNumber(hadra.hands)) {
    hadra.hands = [...sword];
    if (alike.includes(objectNumber(hadra.hands))) expect(ownGuard(fight, hadra).value).toBe(15);
  }
});
