import { readCell } from '../../../engine/fields.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { judgeSquare, makeAttack } from '../combat/attack.ts';
import { judgeMeans, weaponMeansOf } from '../combat/means.ts';
import { findMeans, notInHand } from '../combat/offer.ts';
import { readSaidOfAttack, saidAsChoice, wpOf } from '../combat/said.ts';
import { saidNeeds, squareNeeds } from '../combat/said-needs.ts';
import type { WeaponMeans } from '../combat/types.ts';
import { basicCosts } from '../costs.ts';
import { judgeActive } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { hiddenFrom } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one } from '../state.ts';
import type { Action, HeldForm, Price } from './action.ts';
import { costOf, greyed } from './action.ts';
import { agreeManeuvers } from './attack-agreed.ts';
import { giveCredits, takeCredit } from './credits.ts';

/** WS-ADV-13, WS-R44: attacking a square, for attackers that do not know where somebody is. */

const clause = 'WS-ADV-13';

/**
 * Free with an attack that is already paid for, otherwise the price of one. Held attacks are always paid for separately
 * (WS-INI-11).
 */
const priceOf = (who: Combatant, choice: Choice | null = null): Price =>
  who.credits > 0 && choice?.held !== true ? {} : { ap: basicCosts.attack };

/**
 * WS-INI-11: means, square and the other fields are set when it is held; whether it is in range is judged when it
 * fires.
 */
const held: HeldForm = {
  target: false,
  unsaid: { option: 'attack-square', held: true },
  agree: (table, id, choice) => agreeManeuvers(table, id, choice, 'turn'),
  needs: (fight, who) => ({ ...squareNeeds(fight, who), ...saidNeeds(fight, who) }),
  read(fight, who, choice) {
    const means = choice.with === undefined ? null : findMeans(who, choice.with);
    if (means === undefined) return notInHand(who, choice.with);
    const cell = readCell(choice.cell);
    if (!cell) return refuse('noSuchThing', 'it must be said which square', clause, 'cell');
    const said = readSaidOfAttack(fight, who, choice);
    if (isRefusal(said)) return said;
    const { x, y } = cell;
    const own = { option: 'attack-square', held: true, cell: { x, y } };
    return { ...own, ...(means ? { with: means.id } : {}), ...saidAsChoice(said) };
  },
  range: (_fight, who) => Math.max(1, ...weaponMeansOf(who).map(({ range }) => range)),
};

function judge(fight: Fight, who: Combatant): Refusal | null {
  if (fight.rulings.attackHidden === 'cannotTarget') {
    return refuse('notPlayed', 'nobody attacks those whom it cannot find', clause, 'option');
  }
  const stunned = who.credits > 0 ? judgeActive(fight, who) : null;
  if (stunned) return stunned;
  const all = weaponMeansOf(who);
  const [first] = all;
  if (!first) return refuse('notInHand', `${who.sheet.name} has nothing to attack with`, clause, 'with');
  return all.some((means) => judgeMeans(who, means) === null) ? null : judgeMeans(who, first);
}

function meansFor(fight: Fight, who: Combatant, choice: Choice): WeaponMeans | Refusal {
  const cell = readCell(choice.cell);
  if (!cell) return refuse('noSuchThing', 'it must be said which square', clause, 'cell');
  const named = choice.with === undefined ? weaponMeansOf(who) : [findMeans(who, choice.with)];
  let first: Refusal | null = null;
  for (const means of named) {
    if (!means) return notInHand(who, choice.with);
    const refused = judgeMeans(who, means) ?? judgeSquare(fight, who, cell, means);
    if (refused === null) return means;
    first ??= refused;
  }
  return first ?? notInHand(who, choice.with);
}

export const attackSquare: Action = {
  id: 'attack-square',
  clause,
  kind: 'deed',
  held,
  // Listed only if somebody is hidden; the answer is legal in any case.
  offer: (fight, who) =>
    everyone(fight).some((other) => hiddenFrom(other, who))
      ? {
          id: 'attack-square',
          label: 'Attack a square',
          clause,
          group: 'primary',
          cost: costOf(priceOf(who)),
          ...greyed(judge(fight, who)),
        }
      : null,
  needs: (fight, who) => ({ ...squareNeeds(fight, who), ...saidNeeds(fight, who) }),
  read(fight, who, choice) {
    const refused = judge(fight, who);
    if (refused) return refused;
    const means = meansFor(fight, who, choice);
    if (isRefusal(means)) return means;
    const said = readSaidOfAttack(fight, who, choice);
    if (isRefusal(said)) return said;
    const { x, y } = readCell(choice.cell) ?? who.cell;
    return { option: 'attack-square', with: means.id, cell: { x, y }, ...saidAsChoice(said) };
  },
  price: (fight, who, choice) => ({ ...priceOf(who, choice), wp: wpOf(fight, who, choice) }),
  agree: agreeManeuvers,
  perform(table, id, choice, occasion) {
    const { fight } = table;
    const who = one(fight, id);
    const said = readSaidOfAttack(fight, who, choice);
    const means = meansFor(fight, who, choice);
    const cell = readCell(choice.cell);
    if (occasion === 'turn') {
      if (who.credits > 0) takeCredit(table, id);
      else giveCredits(table, id, who.sheet.traits.extraAttacks);
    }
    if (isRefusal(said) || isRefusal(means) || !cell) return;
    makeAttack(table, { who: id, target: cell, means, ...said });
  },
};
