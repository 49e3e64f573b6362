import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { statusEffects } from '../effects/effects.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { allies, everyone, present } from '../state.ts';
import type { StatusId } from '../status/catalogue.ts';
import { statuses } from '../status/catalogue.ts';
import { endStatus } from '../status/gain.ts';
import type { Action } from './action.ts';
import { costOf, greyed } from './action.ts';
import { judgeNear } from './touch.ts';

/** Status Effects that end for AP, without a roll (WS-STA-6): standing up, putting out flames. */

const clause = 'WS-STA-6';

interface Ending {
  readonly id: string;
  readonly label: string;
  readonly phrase?: string;
  readonly status: StatusId;
  /** The end of the sentence if it is not needed: "Brana is not Prone". */
  readonly not: string;
  /** Also possible for an ally within 1 m. */
  readonly forAllies?: true;
}

function judgeOn(fight: Fight, who: Combatant, target: Combatant, ending: Ending): Refusal | null {
  const { name } = target.sheet;
  if (!present(target) || !statusEffects(target).some(({ status }) => status === ending.status)) {
    return refuse('wrongTarget', `${name} ${ending.not}`, clause);
  }
  if (target.id === who.id) return null;
  if (!ending.forAllies || !allies(who, target)) {
    return refuse('notAlly', `this can be done for ${who.sheet.name} or an ally`, clause, 'target');
  }
  return judgeNear(fight, who, target, clause);
}

const bearers = (fight: Fight, who: Combatant, ending: Ending): readonly Combatant[] =>
  [who, ...everyone(fight).filter((other) => other !== who)].filter(
    (other) => judgeOn(fight, who, other, ending) === null,
  );

const endingOf = (ending: Ending): Action => {
  const price = { ap: statuses[ending.status].endsFor ?? 0 };
  const judge = (fight: Fight, who: Combatant): Refusal | null =>
    bearers(fight, who, ending).length > 0
      ? null
      : refuse('wrongTarget', `${who.sheet.name} ${ending.not}`, clause);
  return {
    id: ending.id,
    clause,
    kind: 'deed',
    held: { target: false, read: () => ({ option: ending.id }) },
    offer: (fight, who) =>
      bearers(fight, who, ending).length === 0
        ? null
        : {
            id: ending.id,
            label: ending.label,
            ...(ending.phrase === undefined ? {} : { phrase: ending.phrase }),
            clause,
            group: 'primary',
            cost: costOf(price),
            ...greyed(judge(fight, who)),
          },
    needs: (fight, who) => {
      if (!ending.forAllies) return {};
      const all = bearers(fight, who, ending);
      const oneOf = all.map(({ id, sheet }) => ({ id, label: sheet.name }));
      return { target: { kind: 'one', label: 'Whose', oneOf, default: all[0]?.id ?? who.id } };
    },
    read(fight, who, choice) {
      const refused = judge(fight, who);
      if (refused) return refused;
      const given = ending.forAllies ? choice.target : who.id;
      const target = readWho(fight, given ?? bearers(fight, who, ending)[0]?.id, 'target', clause);
      if (!isCombatant(target)) return target;
      return judgeOn(fight, who, target, ending) ?? { option: ending.id, target: target.id };
    },
    price: () => price,
    perform: (table, _who, choice) => endStatus(table, String(choice.target), ending.status),
  };
};

/** WS-VIT-4: being Down is not ended by standing up. */
export const standUp: Action = endingOf({
  id: 'stand-up',
  label: 'Stand up',
  status: 'prone',
  not: 'is not Prone',
});

export const putOut: Action = endingOf({
  id: 'put-out',
  label: 'Put out the flames',
  phrase: 'Put out the flames on {target}',
  status: 'burning',
  not: 'does not burn',
  forAllies: true,
});
