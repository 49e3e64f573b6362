import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { greyed } from '../actions/action.ts';
import { restoreBody } from '../body/restore.ts';
import { hasHealth, poolNames } from '../derived.ts';
import { rollAmount } from '../items/amount.ts';
import { poolMost } from '../numbers.ts';
import type { Power } from '../powers.ts';
import { refuse } from '../refusal.ts';
import { adjacent } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, isObject, present } from '../state.ts';
import type { Does, Use } from './use.ts';
import { clause } from './use.ts';

/** Spells that restore Durability or Health to oneself or an adjacent combatant (AD-HRT-4, AD-SHK-7). */
export function healUse({ name }: Power, { restores, amount }: Does<'heal'>): Use {
  function judgePatient(fight: Fight, who: Combatant, other: Combatant): Refusal | null {
    const { name: whom } = other.sheet;
    if (
      !present(other) ||
      isObject(other) ||
      (restores === 'health' && !hasHealth(other.sheet, fight.rulings))
    ) {
      return refuse('wrongTarget', `${whom} cannot be healed so`, clause, 'target');
    }
    if (other.id !== who.id && !adjacent(fight, who, other)) {
      return refuse('outOfReach', `${whom} is not adjacent`, clause, 'target');
    }
    return other[restores] < poolMost(fight, other, restores)
      ? null
      : refuse('notHurt', `${whom} has all of its ${poolNames[restores]}`, clause, 'target');
  }
  const patients = (fight: Fight): readonly Combatant[] =>
    everyone(fight).filter((other) => present(other) && !isObject(other));

  return {
    note: () => `${amount.count}d${amount.sides} ${poolNames[restores]} back`,
    judge: (fight, who) =>
      patients(fight).some((other) => judgePatient(fight, who, other) === null)
        ? null
        : refuse('wrongTarget', 'nobody within reach needs it', clause, 'target'),
    needs: (fight, who) => ({
      target: {
        kind: 'one',
        label: 'Whom',
        oneOf: patients(fight).map((other) => ({
          id: other.id,
          label: other.sheet.name,
          note: `${poolNames[restores]} ${other[restores]}/${poolMost(fight, other, restores)}`,
          ...greyed(judgePatient(fight, who, other)),
        })),
      },
    }),
    read(fight, who, { target }) {
      const found = readWho(fight, target, 'target', clause);
      if (!isCombatant(found)) return found;
      return judgePatient(fight, who, found) ?? { target: found.id };
    },
    perform(table, by, { target }) {
      const who = String(target);
      const points = rollAmount(table, { who: by, against: who, amount, purpose: 'healing', clause });
      restoreBody(table, who, restores, points, by, name, clause);
    },
  };
}
