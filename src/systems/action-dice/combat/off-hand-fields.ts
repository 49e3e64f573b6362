import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Price } from '../actions/action.ts';
import { vigorCosts } from '../costs.ts';
import type { Combatant, Fight } from '../state.ts';
import { behindNeeds, readBehind } from './from-behind.ts';
import { judgeOffHand, offHandWay, onlyFor } from './off-hand-way.ts';
import type { Pair } from './offer.ts';
import { pairNeeds, readPair, targetsFor } from './offer.ts';

/** The fields of an attack that declare its off-hand attack (AD-ACT-4, AD-R27). */

/** The off-hand attack that was declared; `pair` is `null` without one. */
interface Declared {
  readonly pair: Pair | null;
  /** AD-POS-6: declared to come from behind. */
  readonly behind: boolean;
}

/** AD-R27 `withDeclaration`: the fields of the attack. Under the other rulings it is asked for afterwards. */
export function offHandNeeds(fight: Fight, who: Combatant): { readonly [field: string]: Need } {
  const way = offHandWay(null);
  if (fight.rulings.offHandWindow !== 'withDeclaration' || judgeOffHand(fight, who, way, false) !== null) {
    return {};
  }
  const needs = pairNeeds(fight, who, way);
  if (needs.with.kind !== 'one' || needs.target.kind !== 'one') return {};
  const all = needs.with.oneOf.map(({ id }) => id);
  const targets = needs.target.oneOf.map(({ when, ...pick }) => ({
    ...pick,
    when: { offHand: when?.with ?? all },
  }));
  return {
    offHand: {
      kind: 'one',
      label: 'Off-hand attack',
      oneOf: [{ id: 'none', label: 'None' }, ...needs.with.oneOf],
      default: 'none',
    },
    offTarget: {
      kind: 'one',
      label: 'Whom with the off-hand',
      oneOf: [{ id: 'none', label: 'Nobody', when: { offHand: ['none'] } }, ...targets],
    },
    ...behindNeeds(fight, who, targetsFor(fight, who, way), 'offHand'),
  };
}

/** Reads the declared off-hand attack. `main`: the target of the main attack. */
export function readOffHand(fight: Fight, who: Combatant, main: Id, choice: Choice): Declared | Refusal {
  const { offHand, offTarget } = choice;
  if (offHand === undefined || offHand === 'none') return { pair: null, behind: false };
  const way = offHandWay(onlyFor(fight, main));
  const stopped = judgeOffHand(fight, who, way, false);
  if (stopped) return { ...stopped, field: 'offHand' };
  const pair = readPair(fight, who, way, { with: offHand, target: offTarget });
  if (isRefusal(pair)) return { ...pair, field: pair.field === 'target' ? 'offTarget' : 'offHand' };
  const behind = readBehind(fight, who, pair.target, choice, 'offHand');
  return typeof behind === 'object' ? behind : { pair, behind };
}

export const offHandFields = ({ pair, behind }: Declared): { readonly [field: string]: string } =>
  pair === null
    ? {}
    : { offHand: pair.means.id, offTarget: pair.target.id, ...(behind ? { offBehind: 'yes' } : {}) };

/** AD-ACT-4, AD-R27: 8 Vigor with the declaration under `withDeclaration`; otherwise it is paid when it is made. */
export const offHandPrice = ({ rulings }: Fight, choice: Choice | null): Price =>
  rulings.offHandWindow !== 'withDeclaration' || choice?.offHand === undefined || choice.offHand === 'none'
    ? {}
    : { vigor: vigorCosts.offHand };

/** A choice without its off-hand attack, which is judged when it is made. */
export function mainOf(choice: Choice): Choice {
  const { offHand: _, offTarget: __, offBehind: ___, ...main } = choice;
  return main;
}
