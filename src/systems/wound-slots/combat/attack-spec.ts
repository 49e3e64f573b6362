import type { Id } from '../../../kernel/json.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { combatantWith } from '../copies.ts';
import { levels, thresholds } from '../levels.ts';
import type { CheckSpec } from '../roll/check.ts';
import type { WildRoll } from '../roll/criticals.ts';
import { countsCriticals } from '../roll/criticals.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { meansDamage, plainDamage, rawDamage, steams } from './damage.ts';
import { forms } from './forms.ts';
import { situationTerms } from './modifiers.ts';
import type { Attack } from './types.ts';
import { submerged } from './water.ts';

/** The check of an attack roll (SL-ATK-1), and which of its results matter. */

/** SL-R21: the kind of wild roll. Grapples, openings and binding spells are attack rolls that cannot wound. */
export function wildRollOf({ form, means }: Attack): WildRoll {
  if (form === 'grapple' || form === 'opening') return 'attack';
  return means.spell?.does.deed === 'bind' ? 'attack' : 'damaging';
}

/** SL-GRP-8: the combatant as if it stood in the space of `place`. */
export function inPlaceOf(fight: Fight, id: Id, place: Id): Combatant {
  const who = one(fight, id);
  if (id === place) return who;
  const { cell, squares } = one(fight, place);
  return combatantWith(who, { cell, squares });
}

/** All terms of an attack roll but the dice and the check itself, as of now: for the roll, for odds and for notes. */
function attackTerms(fight: Fight, attack: Attack, target: Combatant): readonly Term[] {
  const who = one(fight, attack.who);
  const { means, form, cover } = attack;
  return [
    ...means.terms,
    ...forms[form].terms,
    ...attack.terms,
    ...situationTerms(fight, { who, target, means, form, cover }),
    // SL-ATK-9; SL-POS-2, SL-GRP-5: an opening or a grapple has no damage to add.
    ...(means.penetrating && wildRollOf(attack) === 'damaging'
      ? meansDamage(fight, who, target, attack)
      : []),
  ];
}

type Wanted = Pick<CheckSpec, 'tn' | 'exact' | 'marks' | 'from'>;

export function specOf(fight: Fight, attack: Attack, target: Combatant, wanted: Wanted): CheckSpec {
  return {
    who: attack.who,
    of: attack.means.check,
    kind: 'wild',
    clause: 'SL-ATK-1',
    purpose: 'attack',
    against: target.id,
    with: attack.means.id,
    terms: attackTerms(fight, attack, target),
    ...wanted,
    ...(countsCriticals(fight.rulings, wildRollOf(attack)) ? { criticals: true } : {}),
  };
}

/** The check of an attack as it stands, without a TN: for menus and previews. */
export const attackSpec = (fight: Fight, attack: Attack): CheckSpec =>
  specOf(fight, attack, one(fight, attack.target), { tn: null });

/**
 * Which results of the roll matter against this Defense. `defense` is `null` while it is not known (it is rolled): then
 * the exact total matters.
 */
export function wantedOf(fight: Fight, attack: Attack, target: Combatant, defense: Total | null): Wanted {
  const tn = defense?.value ?? null;
  const spreads = attack.means.damageType === 'lightning' && submerged(fight, target);
  if (defense === null || fight.rulings.interposeTiming === 'afterRoll' || spreads)
    return { tn, exact: true };
  if (wildRollOf(attack) !== 'damaging') return { tn };
  if (forms[attack.form].die || steams(fight, attack, target)) return { tn, from: defense.value };
  const damage = plainDamage(fight, attack, target);
  const rest = rawDamage(fight, attack, target, { attackTotal: 0, damage, defense }).value;
  return { tn, marks: [defense.value, ...marksFor(rest).filter((mark) => mark > defense.value)] };
}

/** SL-HLT-4: for each level, in rising order, what must be added to a final damage of `rest` to reach it. */
export const marksFor = (rest: number): readonly number[] => levels.map((level) => thresholds[level] - rest);
