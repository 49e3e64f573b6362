import { expect, test } from 'vitest';
import { playOut, SampleAnswers } from '../../../engine/sample.ts';
import type { Id } from '../../../kernel/json.ts';
import { stream } from '../../../kernel/streams.ts';
import { guardOf } from '../combat/guard.ts';
import { judgeTarget } from '../combat/judge.ts';
import { meansOf } from '../combat/means.ts';
import { strikeMeans } from '../combat/power-means.ts';
import { coverOf } from '../cover/cover.ts';
import { system } from '../index.ts';
import { defensivePrice } from '../numbers.ts';
import { pack } from '../pack/index.ts';
import { formsOf } from '../reactions/forms.ts';
import { clearPath } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one } from '../state.ts';
import { tactics } from '../tactics/index.ts';
import { lossFrom } from '../tactics/promise.ts';
import { meansIn } from './blow.ts';
import { begun } from './line-up.ts';

/** What is kept of a fight must be what would be worked out now, whatever has happened. */

/** A fight of which nothing is known yet. */
const unknown = (fight: Fight): Fight => ({
  ...fight,
  combatants: Object.fromEntries(everyone(fight).map((who) => [who.id, { ...who }])),
});

const attackedBy = (who: Id, target: Id) => ({
  answered: [],
  asked: [],
  who,
  target,
  ranged: false,
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
  defensivePrice(fight, other),
  ...meansOf(fight, who).map((means) => [
    judgeTarget(fight, who, other, means),
    guardOf(fight, who, other, means),
    lossFrom(fight, who, other, means),
  ]),
];

const all = (fight: Fight) =>
  everyone(fight).flatMap((who) =>
    everyone(fight).flatMap((other) => (who === other ? [] : [between(fight, who, other)])),
  );

test.each([
  ['duel', 10],
  ['fiends-gate', 60],
  ['bears-den', 10],
] as const)('[AD-ATK-4] [AD-ATK-7] nothing kept is stale: %s, every %i facts', (id, each) => {
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

test('[AD-R42] the same weapon in a technique goes by the ruling of the fight that asks, not by that of the one before', () => {
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
