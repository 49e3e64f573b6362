import { resistanceDice } from '../checks/dice.ts';
import { struckBy } from '../combat/area.ts';
import { blastMeans } from '../combat/blast.ts';
import { judgeTarget } from '../combat/judge.ts';
import { meansOf } from '../combat/means.ts';
import { boltMeans } from '../combat/power-means.ts';
import type { AttackForm, Means } from '../combat/types.ts';
import { actionCosts } from '../costs.ts';
import { judgeLine } from '../cover/line.ts';
import { prepareAction } from '../dice/roll.ts';
import { reachOf } from '../numbers.ts';
import { optionOf } from '../powers/action.ts';
import { blastOf } from '../powers/blast.ts';
import { judgeCentre } from '../powers/centre.ts';
import { wayOf } from '../powers/strike.ts';
import type { Power } from '../powers.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { allies, everyone, foes, isObject, standing } from '../state.ts';
import { chanceAbove } from './chances.ts';
import { danger } from './danger.ts';
import type { Deed } from './plan.ts';
import { promiseOf } from './promise.ts';
import { manaPrice, vigorPrice } from './purse.ts';
import { taste } from './taste.ts';

/** What could be done to the others from a place. */

/** Enemies who stand. */
export const standingFoes = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everyone(fight).filter((other) => foes(who, other) && standing(other) && !isObject(other));

/** Friends who stand, without the one itself. */
export const friendsOf = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everyone(fight).filter(
    (other) => allies(who, other) && other.id !== who.id && standing(other) && !isObject(other),
  );

/** Feet beyond which it need not be judged. */
const farthest = (fight: Fight, who: Combatant, { range, reach }: Means): number =>
  range?.far ?? Math.max(5, reachOf(fight, who, reach));

/** An attack on each that it reaches. */
function strikes(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  all: readonly Means[],
  form: AttackForm,
  make: (means: Means, target: Combatant) => Omit<Deed, 'worth' | 'vigor'>,
  price: { readonly vigor: number; readonly mana: number },
): readonly Deed[] {
  const cost = vigorPrice(fight, who, price.vigor) + manaPrice(who, price.mana);
  if (cost > 5) return [];
  const found: Deed[] = [];
  for (const target of against) {
    const apart = distanceBetween(fight, who, target);
    for (const means of all) {
      if (apart > farthest(fight, who, means)) continue;
      if (judgeTarget(fight, who, target, means) !== null) continue;
      const worth = promiseOf(fight, who, target, means, form).worth - cost;
      if (worth > 0) found.push({ worth, vigor: price.vigor, ...make(means, target) });
    }
  }
  return found;
}

/** AD-POS-5: whoever is not known of comes from behind. */
const behind = (who: Combatant, target: Combatant): { readonly fromBehind?: 'yes' } =>
  target.unaware.includes(who.id) ? { fromBehind: 'yes' } : {};

export const attackDeeds = (fight: Fight, who: Combatant, against: readonly Combatant[]): readonly Deed[] =>
  strikes(
    fight,
    who,
    against,
    meansOf(fight, who),
    'attack',
    ({ id }, target) => ({
      choice: { option: 'attack', with: id, target: target.id, ...behind(who, target) },
      actions: actionCosts.attack,
    }),
    { vigor: 0, mana: 0 },
  );

/** What a power costs in this turn, and what it is worth then: longer acts are only begun now (AD-ENC-5). */
function paced(deed: Deed, actions: number, option: string): Deed | null {
  if (deed.actions <= actions) return deed;
  if (actions < 1) return null;
  const share = actions / deed.actions;
  return { ...deed, choice: { option }, actions, worth: deed.worth * share * taste.later, once: true };
}

/** AD-ACT-13: techniques and spells, each with what it costs. */
export function powerDeeds(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  actions: number,
): readonly Deed[] {
  return who.sheet.powers.flatMap((power) => {
    const option = optionOf(power);
    const deeds = deedsOf(fight, who, against, power, option);
    return deeds.flatMap((deed) => paced(deed, actions, option) ?? []);
  });
}

function deedsOf(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  power: Power,
  option: string,
): readonly Deed[] {
  const { does, actions, vigor, mana } = power;
  const price = { vigor, mana };
  switch (does.deed) {
    case 'strike': {
      if (does.lunge !== undefined) return [];
      const all = wayOf(power, does).means(fight, who);
      const make = ({ id }: Means, target: Combatant) => ({
        choice: { option, with: id, target: target.id, ...behind(who, target) },
        actions,
      });
      return strikes(fight, who, against, all, 'technique', make, price);
    }
    case 'bolt': {
      const make = (_means: Means, target: Combatant) => ({
        choice: { option, target: target.id, ...behind(who, target) },
        actions,
      });
      return strikes(fight, who, against, [boltMeans(power, does)], 'spell', make, price);
    }
    case 'blast':
      return blasts(fight, who, against, power, does, option);
    case 'grip':
      return grips(fight, who, against, power, does, option);
    case 'heal':
    case 'defend':
    case 'gifts':
      return [];
  }
}

type Does<Kind extends Power['does']['deed']> = Extract<Power['does'], { readonly deed: Kind }>;

/** AD-ATK-8: around each enemy, with friends counted against it. */
function blasts(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  power: Power,
  { far, radius, type }: Does<'blast'>,
  option: string,
): readonly Deed[] {
  const { actions, vigor, mana } = power;
  const cost = vigorPrice(fight, who, vigor) + manaPrice(who, mana);
  const blast = blastOf(power);
  if (cost > 5 || !blast) return [];
  const means = blastMeans(blast);
  const clause = 'AD-ATK-8';
  return against.flatMap((middle) => {
    if (judgeCentre(fight, who, middle.cell, { far, radius, strikes: type, clause }) !== null) return [];
    const worth = struckBy(fight, who, middle.cell, { radius, type })
      .filter((one) => standing(one) && !isObject(one))
      .reduce((sum, one) => {
        const each = promiseOf(fight, who, one, means, 'spell').worth;
        return sum + (foes(who, one) ? each : -1.5 * each);
      }, -cost);
    const { x, y } = middle.cell;
    return worth > 0 ? [{ choice: { option, at: { x, y } }, actions, worth, vigor }] : [];
  });
}

/** AD-RES-1: resisted, or an action less; more than one is seldom worth it. */
function grips(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  { actions, vigor, mana }: Power,
  does: Does<'grip'>,
  option: string,
): readonly Deed[] {
  const cost = vigorPrice(fight, who, vigor) + manaPrice(who, mana);
  if (cost > 5) return [];
  return against.flatMap((target) => {
    const far = distanceBetween(fight, who, target) > does.far;
    if (far || target.lessActions > 0 || judgeLine(fight, who, target) !== null) return [];
    const resists = Math.max(
      ...does.resist.map((ability) =>
        chanceAbove(
          prepareAction(fight, {
            who: target.id,
            rolling: 'resistance',
            purpose: 'resistance',
            clause: '',
            dice: resistanceDice(fight, target, ability),
          }).pool,
          does.vs,
        ),
      ),
    );
    const worth = (1 - resists) * does.lessActions * taste.action * danger(fight, target) - cost;
    return worth > 0
      ? [{ choice: { option, target: target.id }, actions, worth, vigor, once: true as const }]
      : [];
  });
}

export const deedsAt = (
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  actions: number,
): readonly Deed[] => [...attackDeeds(fight, who, against), ...powerDeeds(fight, who, against, actions)];
