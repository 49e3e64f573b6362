import { isCombatant, readWho } from '../../engine/fields.ts';
import type { Change, ConditionEntry } from '../../engine/system.ts';
import type { Refusal } from '../../kernel/port.ts';
import { knockedOut } from './combat/harm.ts';
import { conditionNames } from './condition-names.ts';
import type { ConditionId } from './encounter-schema.ts';
import { conditions, conditionsWithOther } from './encounter-schema.ts';
import type { Facts } from './facts.ts';
import { judgeHands } from './judge.ts';
import { beside } from './reach.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Fight } from './state.ts';

/** Conditions set and cleared by hand (section 21). */

type ConditionChange = Extract<Change, { change: 'condition' }>;
type Carried = readonly Facts[] | Refusal;

export function changeCondition(fight: Fight, who: Combatant, change: ConditionChange): Carried {
  if (change.condition === 'resistance') return endResistances(who, change);
  const id = conditions.find((each) => each === change.condition);
  if (!id) {
    const because = `there is no condition ${JSON.stringify(change.condition)}`;
    return refuse('noSuchThing', because, 'FS-REF-1', 'condition');
  }
  return plain(fight, who, id, change) ?? betweenTwo(fight, who, id, change);
}

/** FS-RV-1: resistances against a kind of damage come by spells; by hand they only end, all of them. */
const endResistances = (who: Combatant, { on }: ConditionChange): Carried =>
  on || who.resistances.length === 0
    ? refuse('noSuchThing', 'a resistance comes by a spell, and can only be ended by hand', 'FS-RV-1', 'on')
    : [{ fact: 'resistances-ended', who: who.id }];

const already = (who: Combatant, condition: string): Refusal =>
  refuse('noSuchThing', `nothing changes: ${who.sheet.name}, ${condition}`, 'FS-REF-1', 'on');

function plain(fight: Fight, who: Combatant, id: ConditionId, { on }: ConditionChange): Carried | null {
  const clause = conditionNames[id].clause;
  switch (id) {
    case 'dazed':
    case 'prone':
    case 'surprised':
    case 'disengaged':
      return who[id] === on
        ? already(who, id)
        : [{ fact: 'condition', who: who.id, condition: id, on, by: 'gm', clause }];
    case 'braced':
      if (who.braced === on) return already(who, id);
      return [on ? { fact: 'braced', who: who.id } : { fact: 'brace-used', who: who.id }];
    case 'netted':
      if ((who.netted !== null) === on) return already(who, id);
      return [on ? { fact: 'netted', who: who.id, by: 'gm', item: 'net' } : { fact: 'net-off', who: who.id }];
    case 'unconscious':
      if ((who.out === 'unconscious') === on || (who.out !== null && on)) return already(who, id);
      return on ? knockedOut(fight, who, 'gm') : wake(who);
    case 'dead':
      if (who.out === 'dead' || !on) return already(who, id);
      return [{ fact: 'died', who: who.id, by: 'gm' }];
    case 'held':
    case 'hidden':
    case 'feinting':
    case 'waiting':
      return null;
  }
}

/** FS-HP-2: the fact that raises Health to 1 where it is 0 or below: whoever wakes has Health above 0. */
export const wakeFacts = (who: Combatant): readonly Facts[] =>
  who.health > 0 ? [] : [{ fact: 'health-set', who: who.id, left: 1 }];

/** FS-HP-2: wakes the combatant. */
export const wake = (who: Combatant): readonly Facts[] => [...wakeFacts(who), { fact: 'woke', who: who.id }];

/** Conditions that the game master sets in other ways than from the list of conditions. */
const otherWays: readonly ConditionId[] = ['unconscious', 'dead', 'waiting'];

/** How the other of a condition between two is asked for. */
const whom: { readonly [id in ConditionId]?: string } = {
  held: 'by whom',
  hidden: 'from whom',
  feinting: 'at whom',
};

/** FS-MAN-7: a feint is one against one foe, and another one takes its place. */
const towardsOne: readonly ConditionId[] = ['feinting'];

/** The conditions that the game master can set from a list. */
export const settable: readonly ConditionEntry[] = conditions
  .filter((id) => !otherWays.includes(id))
  .map((id) => ({
    id,
    ...conditionNames[id],
    ...(conditionsWithOther.includes(id) && {
      other: towardsOne.includes(id) ? ('one' as const) : (true as const),
      whom: whom[id] ?? 'whom',
    }),
  }));

function betweenTwo(fight: Fight, who: Combatant, id: ConditionId, { on, other }: ConditionChange): Carried {
  if (!on && other === undefined) return endAll(who, id);
  const found = readWho(fight, other, 'other', conditionNames[id].clause);
  if (!isCombatant(found)) return found;
  if (found === who) return refuse('noSuchThing', 'that is the same one', conditionNames[id].clause, 'other');
  switch (id) {
    case 'held':
      return on ? hold(fight, who, found) : letGo(who, found);
    case 'hidden':
      return who.hiddenFrom.includes(found.id) === on
        ? already(who, id)
        : [
            on
              ? { fact: 'hidden', who: who.id, from: [found.id], clause: 'FS-COND-4' }
              : { fact: 'revealed', who: who.id, to: [found.id], clause: 'FS-COND-4' },
          ];
    case 'feinting':
      return on
        ? [
            {
              fact: 'feint',
              who: who.id,
              feint: { at: found.id, passed: fight.rulings.feintTiming === 'testNow' ? true : null },
            },
          ]
        : endAll(who, id);
    case 'waiting':
      return refuse(
        'cannotSave',
        'a turn is saved by whoever has it; set whose turn it is instead',
        'FS-TURN-7',
      );
    default:
      return refuse('noSuchThing', 'it concerns nobody else', 'FS-REF-1', 'other');
  }
}

function hold(fight: Fight, who: Combatant, holder: Combatant): Carried {
  if (who.heldBy.includes(holder.id)) return already(who, 'held');
  if (holder.out !== null)
    return refuse('unconscious', `${holder.sheet.name} cannot hold anybody`, 'FS-ACT-3', 'other');
  if (!beside(fight, who, holder)) {
    return refuse('outOfReach', 'they are more than 1 m apart, or parted by a wall', 'FS-ACT-3', 'other');
  }
  return judgeHands(holder, 1) ?? [{ fact: 'held', who: who.id, by: holder.id }];
}

const letGo = (who: Combatant, holder: Combatant): Carried =>
  who.heldBy.includes(holder.id)
    ? [{ fact: 'hold-ended', who: who.id, by: holder.id, why: 'hand' }]
    : already(who, 'not held');

/** Ends the condition with respect to every other combatant. */
function endAll(who: Combatant, id: ConditionId): Carried {
  switch (id) {
    case 'held':
      return who.heldBy.length === 0
        ? already(who, 'not held')
        : who.heldBy.map((by): Facts => ({ fact: 'hold-ended', who: who.id, by, why: 'hand' }));
    case 'hidden':
      return who.hiddenFrom.length === 0
        ? already(who, 'not hidden')
        : [{ fact: 'revealed', who: who.id, to: who.hiddenFrom, clause: 'FS-COND-4' }];
    case 'feinting':
      return who.feint === null
        ? already(who, 'no feint')
        : [{ fact: 'feint-lost', who: who.id, used: false }];
    default:
      return refuse('noSuchThing', 'it must be said towards whom', 'FS-REF-1', 'other');
  }
}
