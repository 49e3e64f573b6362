import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Refusal } from '../../../kernel/port.ts';
import { hemmers } from '../combat/flanking.ts';
import { judgeAble, judgeTurn } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

/** SL-FLK-4, SL-FLK-8: on its own turn a combatant chooses whom it ignores from then on. */

const clause = 'SL-FLK-4';

/** Those who count towards flanking it, and those it ignores already. */
const ignorable = (fight: Fight, who: Combatant): readonly Combatant[] => {
  const found = [...hemmers(fight, who)];
  for (const id of who.ignoring) {
    const ignored = fight.combatants[id];
    if (ignored && ignored.out === null && !found.includes(ignored)) found.push(ignored);
  }
  return found;
};

/** The field with everyone who can be ignored. */
export const ignoreNeed = (fight: Fight, who: Combatant): Need => {
  const all = ignorable(fight, who);
  return {
    kind: 'some',
    label: 'Whom (nobody: none any more)',
    oneOf: all.map(({ id, sheet }) => ({
      id,
      label: sheet.name,
      ...(who.ignoring.includes(id) ? { note: 'ignored now' } : {}),
    })),
    min: 0,
    max: all.length,
  };
};

/** The ids in an answer. */
export function readIgnored(fight: Fight, who: Combatant, choice: Choice): readonly string[] | Refusal {
  const all = ignorable(fight, who).map(({ id }) => id);
  const { whom = [] } = choice;
  if (Array.isArray(whom) && whom.every((id) => typeof id === 'string' && all.includes(id))) {
    return all.filter((id) => whom.includes(id));
  }
  const because = all.length === 0 ? 'there is nobody to ignore' : `those who could flank: ${all.join(', ')}`;
  return refuse('noSuchThing', because, 'SL-FLK-2', 'whom');
}

/** SL-FLK-4: tells all whom it ignores from now on. The clause is SL-FLK-8 if somebody is no longer ignored. */
export function tellIgnoring(table: Table, who: Id, ids: readonly Id[]): void {
  const again = one(table.fight, who).ignoring.some((id) => !ids.includes(id));
  table.tell({ fact: 'ignoring', who, ids, clause: again ? 'SL-FLK-8' : clause });
}

const judge = (fight: Fight, who: Combatant): Refusal | null =>
  judgeTurn(fight, who) ?? judgeAble(fight, who);

export const ignoreAttackers: Action = {
  id: 'ignore',
  clause,
  kind: 'free',
  outOfTurn: false,
  chargeable: false,
  offer: (fight, who) =>
    ignorable(fight, who).length === 0
      ? null
      : {
          id: 'ignore',
          label: who.ignoring.length > 0 ? 'Ignore others, or nobody' : 'Ignore attackers',
          clause,
          group: 'free',
          note: 'they no longer flank, but attack from the rear at +4',
          ...greyed(judge(fight, who)),
        },
  needs: (fight, who) => ({ whom: ignoreNeed(fight, who) }),
  read(fight, who, choice) {
    const refused = judge(fight, who);
    if (refused) return refused;
    const whom = readIgnored(fight, who, choice);
    return 'because' in whom ? whom : { option: 'ignore', whom: [...whom] };
  },
  price: () => ({ ap: 0 }),
  perform(table, who, choice) {
    tellIgnoring(table, who, Array.isArray(choice.whom) ? choice.whom.map(String) : []);
  },
};
