import { numbered, pairMemory } from '../../../engine/kept.ts';
import { levelFor, stepped } from '../body/slots.ts';
import { attackSpec } from '../combat/attack-spec.ts';
import { plainDamage, rawDamage } from '../combat/damage.ts';
import { defends, stances } from '../combat/defend.ts';
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
 * What an attack promises: the part of what its target can still take, times how dangerous that one is. All numbers
 * are those of the rules (`combat/`); how much a wound is worth is the guess.
 */

/** An attack before its dice: the same for all forms that differ in steps and dice only. */
export interface Aim {
  readonly fight: Fight;
  readonly means: Means;
  readonly target: Combatant;
  /** The natural total from which on it hits. */
  readonly least: number;
  /** Final damage of a natural 0. */
  readonly final: number;
}

export interface Promised {
  readonly worth: number;
  /** The chance that the target is out. */
  readonly out: number;
  /** The chance that it is wounded. */
  readonly wound: number;
}

/** SL-COM-2: the stance in which a defender is hardest to hit; `null` where none is better than none. */
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

/** An attack as it would be made now. `guarded`: whether the target defends itself. */
export function aimAt(
  fight: Fight,
  who: Combatant,
  means: Means,
  target: Combatant,
  form: AttackForm = 'standard',
  guarded: boolean = defends(fight, target, who, means.against),
): Aim {
  const { least, final } = aimed(fight, who, means, target, form, guarded);
  return { fight, means, target, least, final };
}

type Aimed = Pick<Aim, 'least' | 'final'>;

const kept = pairMemory<Aimed>();

/** By how the two stand and what lies between them. */
function aimed(
  fight: Fight,
  who: Combatant,
  means: Means,
  target: Combatant,
  form: AttackForm,
  guarded: boolean,
): Aimed {
  const work = (): Aimed => freshAim(fight, who, means, target, form, guarded);
  const { combatants } = fight;
  const own = combatants[who.id] === who && combatants[target.id] === target;
  if (!own) return work();
  const how = (numbered(means) * attackForms.length + attackForms.indexOf(form)) * 2 + (guarded ? 1 : 0);
  const between = betweenNumber(fight, who, means, target);
  return kept(stancesOf(fight, who, target), between * mostHow + how, work);
}

/** More means and forms than there ever are. */
const mostHow = 2 ** 26;

function freshAim(
  fight: Fight,
  who: Combatant,
  means: Means,
  target: Combatant,
  form: AttackForm,
  guarded: boolean,
): Aimed {
  const attack = attackOf(who, form, means, target);
  const bonus = checkBonus(fight, attackSpec(fight, attack)).value;
  const damage = plainDamage(fight, attack, target);
  const stance = guarded ? bestStance(fight, target, who, means.against) : null;
  const defense = defenseOf(fight, target, means.against, { from: who, stance });
  const final = rawDamage(fight, attack, target, { attackTotal: bonus, damage, defense }).value;
  return { least: defense.value - bonus, final };
}

const strongDie = [1, 2, 3, 4, 5, 6];
const noDie = [0];

/** Final damages that differ in the wound that they mean: from "less than nothing" to the last threshold. */
const lowest = -1;
const highest = thresholds.fatal;

/** The loss that each final damage from `lowest` to `highest` means, steps up or down included. */
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

/** What was worked out of a body as it is, by how it is aimed at. */
const shares = new WeakMap<readonly Loss[], Map<number, Shares>>();

/** What must be rolled and final damage are never so far from 0: of numbers a key is made in steps of it. */
const apart = 10_000;

/** What it promises in a form, which may deal other wounds. */
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

/** The chance that it hits at all. */
export const hitChance = ({ fight, least }: Aim): number => chanceOf(fight.rulings, 'wild', least);
