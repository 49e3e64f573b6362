import type { Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import { costOf } from '../actions/action.ts';
import { askAbility } from '../checks/gm.ts';
import { couldResist, resist, rollResistance } from '../checks/resist.ts';
import { againstWhat, knownAgainst } from '../checks/vs.ts';
import { deciderOf } from '../control.ts';
import { vigorCosts } from '../costs.ts';
import { nameOf } from '../names.ts';
import { onlyAnswers } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Ability } from '../stats.ts';
import { abilities, abilityNames } from '../stats.ts';
import type { Table } from '../table.ts';
import { judgeAnswer } from './able.ts';
import { payReaction } from './pay.ts';
import type { Trigger } from './trigger.ts';

/** Resisting an action that is not an attack and has succeeded (AD-ENC-6, AD-ENC-7, AD-R17). */

const clause = 'AD-ENC-6';
const price = { vigor: vigorCosts.resistSkill };

interface Opposed extends Trigger {
  readonly who: Id;
  readonly target: Id;
  /** The action in words: `Menace`. */
  readonly what: string;
  readonly total: number;
}

/** Whether the target resists it, by the ruling. */
export function answerOpposed(table: Table, opposed: Opposed): boolean {
  const { fight } = table;
  const { who, target, what, total } = opposed;
  switch (fight.rulings.opposeSkill) {
    case 'none':
      return false;
    case 'freeResistance':
      return resist(table, { who: target, by: who, what, abilities: [], total, clause, free: true }).won;
    case 'resist5':
      return resistFor(table, opposed);
  }
}

/** AD-ENC-7: if the target has no reaction left, nobody is asked, the game master included. */
function resistFor(table: Table, opposed: Opposed): boolean {
  const { fight } = table;
  const { who, target, what, total } = opposed;
  if (who === target) return false;
  if (judgeAnswer(fight, one(fight, target), opposed, price) !== null) return false;
  // Skipped if no ability could succeed. Under AD-R64 `gm` the number is not known yet.
  const known = fight.rulings.resistanceVs === 'gm' ? null : knownAgainst(fight, { total });
  if (known && !abilities.some((each) => couldResist(fight, target, who, each, known))) return false;
  const ability = askAbility(table, target, who, what);
  const against = againstWhat(
    table,
    { who: target, by: who, what, abilities: [ability], total, clause },
    ability,
  );
  if (!couldResist(fight, target, who, ability, against)) return false;
  if (table.ask(question(fight, opposed, ability, against.vs)).option === 'decline') return false;
  payReaction(table, target, opposed, {
    action: 'resist-skill',
    price,
    target: who,
    rulings: [rulingIds.opposeSkill],
  });
  return rollResistance(
    table,
    { who: target, by: who, what, abilities: [ability], total, clause },
    ability,
    against,
  ).won;
}

const question = (
  fight: Fight,
  { who, target, what, total }: Opposed,
  ability: Ability,
  vs: number,
): Question => ({
  id: 'reaction.resist',
  clause,
  for: deciderOf(one(fight, target)),
  reaction: 'resist-skill',
  about: {
    who: target,
    by: who,
    what,
    total,
    vs,
    ability,
    ruling: rulingIds.opposeSkill,
    title: `${nameOf(fight, who)} uses ${what}: does ${nameOf(fight, target)} resist?`,
  },
  options: () => [
    {
      id: 'resist',
      label: 'Resist',
      clause,
      group: 'reaction',
      cost: costOf(price),
      note: `${abilityNames[ability]} against ${vs}`,
    },
    { id: 'decline', label: 'Accept', clause, group: 'reaction' },
  ],
  read: ({ option }) =>
    option === 'resist' || option === 'decline' ? { option } : onlyAnswers('resist or decline', clause),
});
