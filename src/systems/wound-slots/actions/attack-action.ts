import type { Choice } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { entryAp } from '../combat/forms.ts';
import { findMeans } from '../combat/means.ts';
import type { FormOfAttack } from '../combat/offer.ts';
import { attackNeeds, attackOf, judgeAnybody, meansFor, readCover, readPair } from '../combat/offer.ts';
import { resolveAttack } from '../combat/resolve.ts';
import type { Entry } from '../costs.ts';
import { costs } from '../costs.ts';
import { fizzles } from '../fizzles.ts';
import { judgeAble } from '../judge.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Action, Price } from './action.ts';
import { greyed } from './action.ts';

/** A form of attack with a weapon that is one roll against one target (section OFF). */

interface AttackKind extends FormOfAttack {
  readonly id: Entry;
  readonly label: string;
}

function staminaOf(id: Entry): number {
  const cost: { readonly ap: number; readonly stamina?: number } = costs[id];
  return cost.stamina ?? 0;
}

function priceOf(fight: Fight, who: Combatant, kind: AttackKind, choice: Choice): Price {
  const means = findMeans(fight, who, choice.with) ?? meansFor(fight, who, kind)[0] ?? null;
  const stamina = staminaOf(kind.id);
  return { ap: entryAp(fight, who, kind.id, means), ...(stamina > 0 ? { stamina } : {}) };
}

/** The price as an option shows it. */
export const shown = ({ ap, stamina }: Price): { readonly [pool: string]: number } =>
  stamina === undefined || stamina === 0 ? { ap } : { ap, stamina };

export function attackAction(kind: AttackKind): Action {
  return {
    id: kind.id,
    clause: kind.clause,
    kind: 'action',
    goesOn: true,
    outOfTurn: true,
    chargeable: true,
    priced: 'with',
    pricedWays: (fight, who) => meansFor(fight, who, kind).map(({ id }) => ({ with: id })),
    offer: (fight, who) => ({
      id: kind.id,
      label: kind.label,
      named: true,
      clause: kind.clause,
      group: 'primary',
      cost: shown(priceOf(fight, who, kind, { option: kind.id })),
      ...greyed(judgeAble(fight, who) ?? judgeAnybody(fight, who, kind)),
    }),
    needs: (fight, who) => attackNeeds(fight, who, kind),
    read(fight, who, choice) {
      const refused = judgeAble(fight, who);
      if (refused) return refused;
      const pair = readPair(fight, who, kind, choice);
      if (isRefusal(pair)) return pair;
      const cover = readCover(choice.cover);
      if (cover !== null && typeof cover !== 'string') return cover;
      const { means, target } = pair;
      return { option: kind.id, with: means.id, target: target.id, ...(cover === null ? {} : { cover }) };
    },
    price: (fight, who, choice) => priceOf(fight, who, kind, choice),
    perform(table, id, choice) {
      const who = one(table.fight, id);
      const pair = readPair(table.fight, who, kind, choice);
      if (isRefusal(pair)) {
        fizzles(table, id, pair);
        return;
      }
      const cover = readCover(choice.cover);
      const said = typeof cover === 'string' ? cover : null;
      resolveAttack(table, attackOf(who, kind.form, pair.means, pair.target, { cover: said }));
    },
  };
}
