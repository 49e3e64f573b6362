import { objectNumber, pairMemory } from '../../../engine/memoize.ts';
import { packed } from '../../../engine/packed.ts';
import { levelFor, stepped } from '../body/slots.ts';
import { attackSpec } from '../combat/attack-spec.ts';
import { plainDamage, rawDamage } from '../combat/damage.ts';
import { declaredStance, defends, stances } from '../combat/defend.ts';
import type { Stance } from '../combat/defense.ts';
import { defenseOf } from '../combat/defense.ts';
import { forms } from '../combat/forms.ts';
import { betweenNumber } from '../combat/modifiers.ts';
import { attackOf } from '../combat/offer.ts';
import type { AttackForm, Means } from '../combat/types.ts';
import { attackForms } from '../combat/types.ts';
import type { TargetDefense } from '../defenses.ts';
import { rankOf, thresholds } from '../levels.ts';
import { checkBonus } from '../roll/check.ts';
import { stancesOf } from '../stance.ts';
import type { Combatant, Fight } from '../state.ts';
import { chanceOf, chancesOf } from './chances.ts';
import { danger } from './danger.ts';
import type { Loss } from './life.ts';
import { lossesOf } from './life.ts';

/**
 * What an attack promises: the share of the target's remaining life that it costs, times the target's danger. The
 * numbers of the attack are those of the rules (`combat/`); only the value of a wound is an estimate.
 */

/** An attack before its dice. The same for all forms that differ only in level steps and damage dice. */
export interface Aim {
  readonly fight: Fight;
  readonly means: Means;
  readonly target: Combatant;
  /** The lowest natural sum that hits. */
  readonly least: number;
  /** The final damage of a natural sum of 0. */
  readonly final: number;
}

export interface Promised {
  readonly worth: number;
  /** The chance that the target is out. */
  readonly out: number;
  /** The chance that it is wounded. */
  readonly wound: number;
}

/** SL-COM-2: the option with the highest Defense; `null` if none is better than no option. */
export function bestStance(
  fight: Fight,
  who: Combatant,
  from: Combatant,
  against: TargetDefense,
): Stance | null {
  let best: Stance | null = null;
  let most = defenseOf(fight, who, against, { from }).value;
  for (const stance of stances) {
    const { value } = defenseOf(fight, who, against, { from, stance });
    if (value <= most) continue;
    most = value;
    best = stance;
  }
  return best;
}

/** How a target defends: not at all, as is best against each attack, or with one option against all (SL-R65). */
export type Guard = boolean | Stance;

export const guardOf = (fight: Fight, who: Combatant): Guard =>
  who.defending !== null && (declaredStance(fight, who) ?? true);

const guardNumber = (guard: Guard): number =>
  typeof guard === 'boolean' ? Number(guard) : 2 + stances.indexOf(guard);
const guards = 2 + stances.length;

/** The attack as it would be made now. `guard`: whether and how the target defends. */
export function aimAt(
  fight: Fight,
  who: Combatant,
  means: Means,
  target: Combatant,
  form: AttackForm = 'standard',
  guard: Guard = defends(fight, target, who, means.against) && guardOf(fight, target),
): Aim {
  const { least, final } = aimed(fight, who, means, target, form, guard);
  return { fight, means, target, least, final };
}

type Aimed = Pick<Aim, 'least' | 'final'>;

const kept = pairMemory<Aimed>();

/** Cached by the stances of both and what lies between them. */
function aimed(
  fight: Fight,
  who: Combatant,
  means: Means,
  target: Combatant,
  form: AttackForm,
  guard: Guard,
): Aimed {
  const work = (): Aimed => freshAim(fight, who, means, target, form, guard);
  const { combatants } = fight;
  const own = combatants[who.id] === who && combatants[target.id] === target;
  if (!own) return work();
  const how =
    (objectNumber(means) * attackForms.length + attackForms.indexOf(form)) * guards + guardNumber(guard);
  const between = betweenNumber(fight, who, means, target);
  return kept(stancesOf(fight, who, target), packed(between, how, mostHow), work);
}

/** As many combinations of means, form and guard are told apart by a number in a cache key (`packed`). */
const mostHow = 2 ** 26;

function freshAim(
  fight: Fight,
  who: Combatant,
  means: Means,
  target: Combatant,
  form: AttackForm,
  guard: Guard,
): Aimed {
  const attack = attackOf(who, form, means, target);
  const bonus = checkBonus(fight, attackSpec(fight, attack)).value;
  const damage = plainDamage(fight, attack, target);
  const best = (): Stance | null => (guard === true ? bestStance(fight, target, who, means.against) : null);
  const stance = typeof guard === 'string' ? guard : best();
  const defense = defenseOf(fight, target, means.against, { from: who, stance });
  const final = rawDamage(fight, attack, target, { attackTotal: bonus, damage, defense }).value;
  return { least: defense.value - bonus, final };
}

const strongDie = [1, 2, 3, 4, 5, 6];
const noDie = [0];

/**
 * The range of final damages that lead to different wounds: everything below 0 is one value, and everything from fatal
 * on.
 */
const lowest = -1;
const highest = thresholds.fatal;

/** The loss for each final damage from `lowest` to `highest`, with level steps applied. */
function lossByFinal(fight: Fight, target: Combatant, steps: number): readonly (Loss | null)[] {
  const losses = lossesOf(fight, target);
  const found: (Loss | null)[] = [];
  for (let final = lowest; final <= highest; final++) {
    const level = stepped(levelFor(final, fight.rulings), steps, fight.rulings);
    found.push((level === null ? null : losses[rankOf(level) - 1]) ?? null);
  }
  return found;
}

type Shares = { readonly share: number; readonly out: number; readonly wound: number };

/** Results by state of the body, then by aim. */
const shares = new WeakMap<readonly Loss[], Map<number, Shares>>();

/** A bound on `least` and `final`, for building keys. */
const apart = 10_000;

/** What the attack promises in this form. */
export function promiseOf(aim: Aim, form: AttackForm): Promised {
  const { fight, target, least, final } = aim;
  const losses = lossesOf(fight, target);
  let known = shares.get(losses);
  if (!known) {
    known = new Map();
    shares.set(losses, known);
  }
  const { steps, die } = forms[form];
  const key = ((steps * 2 + Number(die)) * apart + least) * apart + final;
  let found = known.get(key);
  if (!found) {
    found = sharesOf(aim, form);
    known.set(key, found);
  }
  const { share, out, wound } = found;
  return { worth: share * danger(target.sheet), out, wound };
}

function sharesOf({ fight, target, least, final }: Aim, form: AttackForm): Shares {
  const { steps, die } = forms[form];
  const faces = die ? strongDie : noDie;
  const table = lossByFinal(fight, target, steps);
  let [share, out, wound] = [0, 0, 0];
  for (const { natural, p } of chancesOf(fight.rulings, 'wild')) {
    if (natural < least) continue;
    const each = p / faces.length;
    for (const face of faces) {
      const place = Math.max(lowest, Math.min(highest, final + natural + face)) - lowest;
      const loss = table[place] ?? null;
      if (loss === null) continue;
      share += each * loss.share;
      out += each * loss.out;
      wound += each;
    }
  }
  return { share, out, wound };
}

/** The chance to hit. */
export const hitChance = ({ fight, least }: Aim): number => chanceOf(fight.rulings, 'wild', least);
