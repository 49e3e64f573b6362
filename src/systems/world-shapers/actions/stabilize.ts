import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { basicCosts } from '../costs.ts';
import { suffers } from '../effects/effects.ts';
import { refuse } from '../refusal.ts';
import { makeCheck } from '../roll/check.ts';
import { hiddenFrom } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, present } from '../state.ts';
import { endStatus } from '../status/gain.ts';
import type { Action } from './action.ts';
import { costOf, greyed } from './action.ts';
import { judgeNear } from './touch.ts';

/** Stabilize (WS-BAS-9): a First Aid Check against 8 ends Bleeding of somebody within 1 m, or one's own. */

const clause = 'WS-BAS-9';
const price = { ap: basicCosts.stabilize };
const difficulty = 8;

const bleeds = (fight: Fight, target: Combatant): boolean =>
  present(target) && suffers(fight, target, 'bleeding');

function judgeTarget(fight: Fight, who: Combatant, target: Combatant): Refusal | null {
  const { name } = target.sheet;
  if (!bleeds(fight, target)) {
    return refuse('wrongTarget', `${name} is not Bleeding`, clause, 'target');
  }
  if (hiddenFrom(target, who)) return refuse('hidden', `${name} is hidden`, 'WS-ADV-13', 'target');
  return judgeNear(fight, who, target, clause);
}

const patients = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everyone(fight).filter((other) => bleeds(fight, other) && judgeTarget(fight, who, other) === null);

const judge = (fight: Fight, who: Combatant): Refusal | null =>
  patients(fight, who).length > 0
    ? null
    : refuse('wrongTarget', 'nobody within 1 m is Bleeding', clause, 'target');

export const stabilize: Action = {
  id: 'stabilize',
  clause,
  kind: 'deed',
  held: { target: true, read: () => ({ option: 'stabilize' }) },
  offer: (fight, who) => ({
    id: 'stabilize',
    label: 'Stabilize',
    phrase: 'Stabilize {target}',
    clause,
    group: 'primary',
    cost: costOf(price),
    ...greyed(judge(fight, who)),
  }),
  needs: (fight, who) => ({
    target: {
      kind: 'one',
      label: 'Whom',
      oneOf: patients(fight, who).map(({ id, sheet }) => ({ id, label: sheet.name })),
    },
  }),
  read(fight, who, choice) {
    const refused = judge(fight, who);
    if (refused) return refused;
    const [first, ...others] = patients(fight, who);
    const given = choice.target ?? (others.length === 0 ? first?.id : undefined);
    const target = readWho(fight, given, 'target', clause);
    if (!isCombatant(target)) return target;
    return judgeTarget(fight, who, target) ?? { option: 'stabilize', target: target.id };
  },
  price: () => price,
  perform(table, who, choice) {
    const target = String(choice.target);
    const check = {
      who,
      skill: 'firstAid',
      clause,
      purpose: 'stabilize',
      against: target,
      needs: difficulty,
    } as const;
    if (makeCheck(table, check).passed) endStatus(table, target, 'bleeding');
  },
};
