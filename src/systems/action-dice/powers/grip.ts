import { isCombatant, readWho } from '../../../engine/fields.ts';
import { counted } from '../../../kernel/phrases.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { greyed } from '../actions/action.ts';
import { resist } from '../checks/resist.ts';
import { judgeLine } from '../cover/line.ts';
import type { Power } from '../powers.ts';
import { refuse } from '../refusal.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, isObject, one, standing } from '../state.ts';
import { abilityNames } from '../stats.ts';
import type { Does, Use } from './use.ts';
import { clause } from './use.ts';

/** Spells without an attack roll, which are resisted or take effect (AD-RES-1, AD-RES-2, AD-ACT-15). */
export function gripUse({ name }: Power, does: Does<'grip'>): Use {
  const { far, resist: abilities, vs, lessActions } = does;

  /** It is not a ranged attack: visibility does not affect it, but what blocks attacks does. */
  function judgeTarget(fight: Fight, who: Combatant, target: Combatant): Refusal | null {
    if (target.id === who.id || isObject(target) || !standing(target)) {
      return refuse('wrongTarget', `${name} is for somebody else, and awake`, clause, 'target');
    }
    const feet = distanceBetween(fight, who, target);
    if (feet > far) {
      const because = `${target.sheet.name} is ${feet} ft away, the range of ${name} is ${far} ft`;
      return refuse('outOfRange', because, clause, 'target');
    }
    return judgeLine(fight, who, target, target.sheet.name);
  }

  const others = (fight: Fight, who: Combatant): readonly Combatant[] =>
    everyone(fight).filter((other) => other.id !== who.id && !isObject(other) && standing(other));

  return {
    note: () =>
      `${abilities.map((each) => abilityNames[each]).join(' or ')} against ${vs}: ${counted(lessActions, 'action')} less`,
    judge(fight, who) {
      const refusals = others(fight, who).map((other) => judgeTarget(fight, who, other));
      if (refusals.some((each) => each === null)) return null;
      return refusals[0] ?? refuse('wrongTarget', 'there is nobody to grip', clause, 'target');
    },
    needs: (fight, who) => ({
      target: {
        kind: 'one',
        label: 'Whom',
        oneOf: others(fight, who).map((other) => ({
          id: other.id,
          label: other.sheet.name,
          ...greyed(judgeTarget(fight, who, other)),
        })),
      },
    }),
    read(fight, who, { target }) {
      const found = readWho(fight, target, 'target', clause);
      if (!isCombatant(found)) return found;
      return judgeTarget(fight, who, found) ?? { target: found.id };
    },
    perform(table, by, { target }) {
      const who = String(target);
      if (resist(table, { who, by, what: name, abilities, vs, clause }).won) return;
      const less = one(table.fight, who).lessActions + lessActions;
      table.tell({ fact: 'less-actions', who, less, why: name });
    },
  };
}
