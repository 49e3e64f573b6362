import { isRefusal } from '../../../kernel/port.ts';
import { waterAp } from '../combat/forms.ts';
import { judgeReach, judgeThere } from '../combat/judge-means.ts';
import { findMeans } from '../combat/means.ts';
import type { FormOfAttack } from '../combat/offer.ts';
import { attackNeeds, attackOf, judgeAnybody, meansFor, readPair } from '../combat/offer.ts';
import { openingRoll } from '../combat/roll.ts';
import type { Means } from '../combat/types.ts';
import { costs } from '../costs.ts';
import { fizzles } from '../fizzles.ts';
import { judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { sees } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

const clause = 'SL-POS-2';

/** SL-R68: the target must be in sight, or by `weaponReach` within reach. */
const kind: FormOfAttack = {
  form: 'opening',
  clause,
  fits: ({ manner }) => manner === 'melee',
  judge(fight, who, means, target) {
    if (!foes(who, target)) {
      return refuse('noSuchThing', `${target.sheet.name} is no enemy`, clause, 'target');
    }
    if (!sees(fight, who, target)) {
      const because = `${who.sheet.name} does not see ${target.sheet.name}`;
      return refuse('unseen', because, 'SL-ATK-5', 'target');
    }
    const near = fight.rulings.openingReach === 'weaponReach';
    return judgeThere(fight, who, target) ?? (near ? judgeReach(fight, who, means, target) : null);
  },
};

/** SL-UWC-3: underwater it costs more AP, like a melee attack. */
const apOf = (fight: Fight, who: Combatant, means: Means | null): number =>
  costs.opening.ap + (means ? waterAp(fight, who, means) : 0);

const usual = (fight: Fight, who: Combatant): Means | null => meansFor(fight, who, kind)[0] ?? null;

/** SL-POS-2: an attack roll whose result can replace Defense against Rebuffs by the named creature. */
export const createOpening: Action = {
  id: 'opening',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  priced: 'with',
  pricedWays: (fight, who) => meansFor(fight, who, kind).map(({ id }) => ({ with: id })),
  offer: (fight, who) => ({
    id: 'opening',
    label: 'Create an Opening',
    phrase: 'Create an Opening against {target}',
    clause,
    group: 'primary',
    cost: { ap: apOf(fight, who, usual(fight, who)) },
    ...greyed(judgeAble(fight, who) ?? judgeAnybody(fight, who, kind)),
  }),
  needs(fight, who) {
    const { cover: _, ...needs } = attackNeeds(fight, who, kind);
    return needs;
  },
  read(fight, who, choice) {
    const refused = judgeAble(fight, who);
    if (refused) return refused;
    const pair = readPair(fight, who, kind, choice);
    if (isRefusal(pair)) return pair;
    return { option: 'opening', with: pair.means.id, target: pair.target.id };
  },
  price: (fight, who, choice) => ({
    ap: apOf(fight, who, findMeans(fight, who, choice.with) ?? usual(fight, who)),
  }),
  perform(table, id, choice) {
    const who = one(table.fight, id);
    const pair = readPair(table.fight, who, kind, choice);
    if (isRefusal(pair)) {
      fizzles(table, id, pair);
      return;
    }
    const attack = attackOf(who, 'opening', pair.means, pair.target);
    const value = openingRoll(table, attack);
    if (value !== null) table.tell({ fact: 'opening', who: id, against: pair.target.id, value });
  },
};
