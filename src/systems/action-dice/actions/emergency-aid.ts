import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Option, PickValue, Refusal } from '../../../kernel/port.ts';
import { restoreBody } from '../body/restore.ts';
import { checkSkill, withHope } from '../checks/skill.ts';
import { actionCosts, medicineVs } from '../costs.ts';
import { hasHealth } from '../derived.ts';
import { rollAmount } from '../items/amount.ts';
import { poolMost } from '../numbers.ts';
import { refuse } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import { adjacent } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { costOf, greyed } from './action.ts';

/** Emergency aid (AD-ACT-16): 2 actions, which may include actions of the next turn (AD-ENC-5). */

const clause = 'AD-ACT-16';
const price = { actions: actionCosts.emergencyAid };

/** AD-R38, AD-R39: why it cannot be given to `other` now; `null` if it can. */
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

const patients = (fight: Fight, who: Combatant): readonly PickValue[] =>
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
  phrase: 'Emergency aid for {target}',
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
    // The target is named at its end, because somebody else may need it by then.
    offer: (fight, who) =>
      option(withHope(fight, who, 'medicine', medicineVs, 'goes on in the next turn, aimed then'), null),
    read: () => ({ option: 'emergency-aid' }),
  },
  offer: (fight, who) =>
    option(
      withHope(fight, who, 'medicine', medicineVs, `Medicine against ${medicineVs}: 1d10 Durability`),
      judgeAny(fight, who),
    ),
  needs: (fight, who) => ({ target: { kind: 'one', label: 'Whom', oneOf: patients(fight, who) } }),
  read(fight, who, choice) {
    const other = readWho(fight, choice.target, 'target', clause);
    if (!isCombatant(other)) return other;
    return judgePatient(fight, who, other) ?? { option: 'emergency-aid', target: other.id };
  },
  price: () => price,
  perform(table, id, choice: Choice) {
    const target = String(choice.target);
    const other = one(table.fight, target);
    const rulings = [
      ...(target === id ? [rulingIds.aidReach] : []),
      ...(other.shock === null ? [] : [rulingIds.aidInShock]),
    ];
    const check = { who: id, skill: 'medicine', vs: medicineVs, clause, against: target, rulings } as const;
    if (checkSkill(table, check).passed) heal(table, id, target);
  },
};

/** AD-DIE-14: the die is not a Bonus die, so it neither bursts nor steps. */
function heal(table: Table, id: Id, target: Id): void {
  const amount = { count: 1, sides: 10 };
  const points = rollAmount(table, { who: id, against: target, amount, purpose: 'aid', clause });
  restoreBody(table, target, 'durability', points, id, 'emergency aid', clause);
}
