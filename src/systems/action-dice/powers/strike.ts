import type { Id } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Needs, Occasion } from '../actions/action.ts';
import { makeAttack } from '../combat/attack.ts';
import { couldHarm } from '../combat/could-hit.ts';
import { behindNeeds, readBehind } from '../combat/from-behind.ts';
import { meansOf } from '../combat/means.ts';
import { followOffHand } from '../combat/off-hand.ts';
import { offHandFields, offHandNeeds, offHandPrice, readOffHand } from '../combat/off-hand-fields.ts';
import type { Way } from '../combat/offer.ts';
import { judgeAnybody, pairNeeds, pairOf, readPair } from '../combat/offer.ts';
import { fitsStrike, strikeMeans } from '../combat/power-means.ts';
import type { Means } from '../combat/types.ts';
import { isNegated } from '../movement/knock.ts';
import { giveOpening } from '../openings/give.ts';
import type { Power } from '../powers.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { judgeLunge, lungeNeeds, lungeOf, performLunge, readLunge } from './lunge.ts';
import { riderOn, riderWords } from './rider-words.ts';
import type { Does, Use } from './use.ts';
import { clause } from './use.ts';

/** Techniques with a weapon (AD-ATK-1, AD-R42): attacks with additional effects. */

export function wayOf(power: Power, does: Does<'strike'>): Way {
  let known = ways.get(does);
  if (!known) {
    known = freshWay(power, does);
    ways.set(does, known);
  }
  return known;
}

const ways = new WeakMap<Does<'strike'>, Way>();

function freshWay(power: Power, does: Does<'strike'>): Way {
  /** `meansOf` returns the same list while nothing has changed, so it serves as the cache key. */
  const kept = new WeakMap<readonly Means[], readonly Means[]>();
  const means: Way['means'] = (fight, who) => {
    const all = meansOf(fight, who);
    let found = kept.get(all);
    if (!found) {
      found = all
        .filter((each) => fitsStrike(does, each))
        .map((each) => strikeMeans(fight.rulings, power, does, each));
      kept.set(all, found);
    }
    return found;
  };
  return { form: 'technique', clause, means };
}

export function strikeUse(power: Power, does: Does<'strike'>): Use {
  const way = wayOf(power, does);
  return {
    note: () => noteOf(does),
    goesOn: true,
    judge: (fight, who) =>
      (does.lunge === undefined ? judgeAnybody : judgeLunge(does.lunge))(fight, who, way),
    matters: (fight, who) => does.lunge !== undefined || couldHarm(fight, who, way),
    needs: (fight, who): Needs => ({
      ...(does.lunge === undefined ? pairNeeds(fight, who, way) : lungeNeeds(fight, who, way, does.lunge)),
      ...behindNeeds(fight, who),
      ...(does.offHand ? offHandNeeds(fight, who) : {}),
    }),
    read(fight, who, choice) {
      const lunge = does.lunge === undefined ? null : readLunge(fight, who, way, does.lunge, choice);
      const pair = lunge ?? readPair(fight, who, way, pairOf(choice));
      if (isRefusal(pair)) return pair;
      const behind = readBehind(fight, who, pair.target, choice);
      if (typeof behind === 'object') return behind;
      const said = does.offHand ? choice : { option: choice.option };
      const offHand = readOffHand(fight, who, pair.target.id, said);
      if (isRefusal(offHand)) return offHand;
      return {
        with: pair.means.id,
        target: pair.target.id,
        ...(lunge && !isRefusal(lunge) && lunge.path.length > 0 ? lungeOf(lunge) : {}),
        ...(behind ? { fromBehind: 'yes' } : {}),
        ...offHandFields(offHand),
      };
    },
    more: (fight, choice) => (does.offHand ? offHandPrice(fight, choice) : {}),
    perform: (table, id, choice, occasion) => perform(table, id, choice, occasion, way, does),
  };
}

function noteOf({
  charges,
  valueUp,
  noDamage,
  lunge,
  onlyWounded,
  opens,
  offHand,
  rider,
}: Does<'strike'>): string {
  return [
    lunge === undefined ? '' : `up to ${lunge} ft straight on before it`,
    onlyWounded ? 'only against the wounded' : '',
    charges > 0 ? `${charges} ${charges === 1 ? 'Charge' : 'Charges'}` : '',
    valueUp > 0 ? `Damage Value +${valueUp}` : '',
    noDamage ? 'no damage' : '',
    rider ? `${riderOn(rider)} ${riderWords(rider)}` : '',
    opens ? 'gives others an opening' : '',
    offHand ? 'an off-hand attack may follow' : '',
  ]
    .filter((each) => each !== '')
    .join(', ');
}

/**
 * AD-REA-9: a technique that exposes its user creates the opening after the attack, at the final place, for all enemies
 * but the target.
 */
function perform(
  table: Table,
  id: Id,
  choice: Choice,
  occasion: Occasion,
  way: Way,
  does: Does<'strike'>,
): void {
  if (!performLunge(table, id, choice)) return;
  const target = strikeOnce(table, id, choice, way);
  if (does.opens && !isNegated(table.fight, id)) {
    const except = target === null ? [] : [target];
    giveOpening(table, { who: id, except, why: 'exposes itself', clause: 'AD-REA-9' });
  }
  // AD-ACT-6: no off-hand attack with a reaction.
  const may = does.offHand && occasion === 'turn' && target !== null;
  if (may) followOffHand(table, id, target, choice);
}

/** Makes the attack. Returns its target; `null` if it was not possible. */
function strikeOnce(table: Table, who: Id, choice: Choice, way: Way): Id | null {
  const { fight } = table;
  const pair = readPair(fight, one(fight, who), way, pairOf(choice));
  if (isRefusal(pair)) {
    table.tell({ fact: 'note', text: `It comes to nothing: ${pair.because}`, clause: pair.clause, who });
    return null;
  }
  const { means, target } = pair;
  const behind = choice.fromBehind === 'yes';
  makeAttack(table, { who, target: target.id, means, form: way.form, clause, behind });
  return target.id;
}
