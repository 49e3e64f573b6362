import { dice as plainDice } from '../../../kernel/dice.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Option, Pick, Refusal } from '../../../kernel/port.ts';
import { sum } from '../../../kernel/readings.ts';
import { restoreBody } from '../body/restore.ts';
import { actionCosts, medicineVs } from '../costs.ts';
import { hasHealth, skillDice } from '../derived.ts';
import { beats } from '../dice/readings.ts';
import { rollAction } from '../dice/roll.ts';
import { isCombatant, readWho } from '../judge.ts';
import { poolMost } from '../numbers.ts';
import { refuse } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import { adjacent } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { costOf, greyed } from './action.ts';

/** Emergency aid (AD-ACT-16): 2 actions, of the next turn too if need be (AD-ENC-5). */

const clause = 'AD-ACT-16';
const price = { actions: actionCosts.emergencyAid };

/** AD-R38, AD-R39: whether it can be given to that one now. */
function judgePatient(fight: Fight, who: Combatant, other: Combatant): Refusal | null {
  const { name } = other.sheet;
  const no = (code: 'wrongTarget' | 'outOfReach' | 'notHurt', because: string): Refusal =>
    refuse(code, because, clause, 'target');
  if (!present(other) || !hasHealth(other.sheet, fight.rulings)) {
    return no('wrongTarget', `${name} cannot be helped with medicine`);
  }
  if (other.id === who.id) {
    if (fight.rulings.aidReach === 'othersOnly') return no('wrongTarget', 'nobody helps itself so');
  } else if (!adjacent(fight, who, other)) return no('outOfReach', `${name} is not adjacent`);
  if (other.shock && fight.rulings.aidInShock === 'refused') return no('wrongTarget', `${name} is in Shock`);
  const whole = (['durability', 'health'] as const).every(
    (pool) => other[pool] >= poolMost(fight, other, pool),
  );
  return whole ? no('notHurt', `${name} is neither wounded nor hurt`) : null;
}

const patients = (fight: Fight, who: Combatant): readonly Pick[] =>
  everyone(fight)
    .filter((other) => present(other) && hasHealth(other.sheet, fight.rulings))
    .map((other) => ({
      id: other.id,
      label: other.sheet.name,
      note: `Durability ${other.durability}/${poolMost(fight, other, 'durability')}`,
      ...greyed(judgePatient(fight, who, other)),
    }));

function judgeAny(fight: Fight, who: Combatant): Refusal | null {
  if (patients(fight, who).some(({ refused }) => !refused)) return null;
  return refuse('wrongTarget', 'nobody within reach is wounded or hurt', clause);
}

const option = (note: string, refused: Refusal | null): Option => ({
  id: 'emergency-aid',
  label: 'Emergency aid',
  clause,
  group: 'primary',
  cost: costOf(price),
  note,
  ...greyed(refused),
});

export const emergencyAid: Action = {
  id: 'emergency-aid',
  clause,
  kind: 'deed',
  long: {
    label: 'Emergency aid',
    // Whom it is for is said at its end: somebody may need it by then.
    offer: () => option('goes on in the next turn', null),
    read: () => ({ option: 'emergency-aid' }),
  },
  offer: (fight, who) => option(`Medicine against ${medicineVs}: 1d10 Durability`, judgeAny(fight, who)),
  needs: (fight, who) => ({ target: { kind: 'one', label: 'Whom', oneOf: patients(fight, who) } }),
  read(fight, who, choice) {
    const other = readWho(fight, choice.target, 'target', clause);
    if (!isCombatant(other)) return other;
    return judgePatient(fight, who, other) ?? { option: 'emergency-aid', target: other.id };
  },
  price: () => price,
  perform(table, id, choice: Choice) {
    const target = String(choice.target);
    if (treats(table, id, target)) heal(table, id, target);
  },
};

function treats(table: Table, id: Id, target: Id): boolean {
  const { fight } = table;
  const skill = skillDice(fight.rulings, one(fight, id).sheet, 'medicine');
  const vs = { vs: medicineVs, kind: 'check' } as const;
  const { shown, dice, steps } = rollAction(table, {
    who: id,
    rolling: 'check',
    purpose: 'medicine',
    clause,
    against: target,
    dice: skill,
    matters: { what: 'success', ...vs },
    rulings: [rulingIds.vsComparison],
  });
  const passed = beats(fight.rulings, shown, medicineVs, 'check');
  table.tell({
    fact: 'check',
    who: id,
    skill: 'medicine',
    clause,
    natural: shown.natural,
    dice,
    rung: steps.rung,
    result: shown.total,
    vs: medicineVs,
    passed,
    against: target,
    rulings: [rulingIds.vsComparison, rulingIds.checkDice],
  });
  return passed;
}

/** AD-DIE-14: no Bonus die, so it does not burst and does not step. */
function heal(table: Table, id: Id, target: Id): void {
  const amount = table.draw(plainDice(1, 10), sum(), { clause, for: id, purpose: 'aid', against: target });
  restoreBody(table, target, 'durability', amount, id, 'emergency aid', clause);
}
