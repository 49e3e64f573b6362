import { memory } from '../../../engine/stamps.ts';
import { capital } from '../../../kernel/phrases.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { attributeNames } from '../attributes.ts';
import type { Defense, SkillDefense, TargetDefense } from '../defenses.ts';
import { defenseNames, defenses } from '../defenses.ts';
import { attributeOf, skillRank, specializationRank } from '../derived.ts';
import { isImmobile } from '../fatigue.ts';
import { footingOf } from '../footing.ts';
import { skillChecks } from '../roll/combat-check.ts';
import { rulingIds } from '../rulings.ts';
import type { Sheet } from '../sheet.ts';
import type { Combatant, Fight, Grip } from '../state.ts';
import { countsOnce, marksOf, saddleTerms, sharedTerms } from './modifiers.ts';
import { underwater } from './water.ts';

/** The seven Defenses with everything that changes them in a fight (section DEF). */

/** SL-COM-2: the Defend option used against an attack. */
export type Stance = SkillDefense | 'plusTwo';

const isWeaponDefense = (which: TargetDefense): boolean => which === 'melee' || which === 'ranged';

/** SL-COM-2: the Defense that is met: a skill defense chosen by Defend replaces the weapon Defense that is attacked. */
export const usedAgainst = (which: TargetDefense, stance: Stance | null): TargetDefense =>
  isWeaponDefense(which) && stance !== null && stance !== 'plusTwo' ? stance : which;

interface DefenseOptions {
  /** The attacker, whose Size and mount matter for SL-MNT-3. */
  readonly from?: Combatant | undefined;
  readonly stance?: Stance | null;
  /** SL-R5 `always`: the natural roll in place of the 10. */
  readonly rolled?: number | undefined;
}

/**
 * SL-DEF-2 to SL-DEF-10: the number that an attack against `which` must reach. Cached by footing unless it depends on
 * the attacker (a saddle) or on a roll.
 */
export function defenseOf(
  fight: Fight,
  who: Combatant,
  which: TargetDefense,
  options: DefenseOptions = {},
): Total {
  const { stance = null, rolled, from } = options;
  const used = usedAgainst(which, stance);
  const braced = isWeaponDefense(which) && stance === 'plusTwo';
  const saddle = used === 'melee' && from ? saddleTerms(fight, who, from, 'melee', 'SL-MNT-3') : [];
  const count = (): Total => fold([...ownTerms(fight, who, used, braced, rolled), ...saddle]);
  if (saddle.length > 0 || rolled !== undefined || fight.combatants[who.id] !== who) return count();
  const place = fight.listing.indexOf(who.id) * defenses.length + defenses.indexOf(used);
  return standing(fight, place * 2 + Number(braced), count);
}

/** Defenses that do not depend on the attacker. */
const standing = memory<Total, Fight, number>(footingOf);

/** All terms but those of SL-MNT-3. */
const ownTerms = (
  fight: Fight,
  who: Combatant,
  used: TargetDefense,
  braced: boolean,
  rolled: number | undefined,
): readonly Term[] => [
  ...baseTerms(fight, who, used, rolled),
  ...(braced ? [add(2, 'defending', 'SL-COM-2')] : []),
  ...changes(fight, who, used),
];

const add = (value: number, label: string, clause: string, ruling?: string): Term =>
  ruling === undefined ? { value, op: 'add', label, clause } : { value, op: 'add', label, clause, ruling };

/** SL-DEF-3, SL-UWC-1: the Defense whose formula is used: `which`, or the immobile Defense in its place. */
export function standsIn(fight: Fight, who: Combatant, which: TargetDefense): Defense {
  if (which !== 'melee' && which !== 'ranged' && which !== 'agility') return which;
  if (isImmobile(fight, who)) return 'immobile';
  if (!underwater(fight, who)) return which;
  return which === 'agility' && fight.rulings.underwaterDefense === 'meleeRanged' ? which : 'immobile';
}

function baseTerms(
  fight: Fight,
  who: Combatant,
  which: TargetDefense,
  rolled: number | undefined,
): readonly Term[] {
  const { sheet } = who;
  const used = standsIn(fight, who, which);
  if (used === 'immobile') {
    const why = isImmobile(fight, who) ? 'SL-DEF-3' : 'SL-UWC-1';
    const ruling = why === 'SL-UWC-1' ? rulingIds.underwaterDefense : undefined;
    return [add(5, 'immobile', why, ruling), add(-sheet.size, 'Size', 'SL-DEF-6')].filter(counts);
  }
  const ten = rolled ?? 10;
  const dice =
    rolled === undefined
      ? add(10, 'base', defenseClauses[used])
      : add(ten, 'roll', defenseClauses[used], rulingIds.defenseRolls);
  const printed = sheet.printed[used];
  if (printed !== undefined) {
    const term: Term = {
      value: printed,
      op: 'set',
      label: defenseNames[used],
      clause: defenseClauses[used],
      source: 'sheet',
    };
    return rolled === undefined
      ? [term]
      : [term, add(rolled - 10, 'roll instead of 10', defenseClauses[used], rulingIds.defenseRolls)];
  }
  const terms = used === 'melee' || used === 'ranged' ? weaponDefense(who, used) : skillDefense(who, used);
  return [dice, ...terms];
}

/** The clause of each Defense. */
export const defenseClauses: { readonly [defense in Defense]: string } = {
  melee: 'SL-DEF-4',
  ranged: 'SL-DEF-5',
  immobile: 'SL-DEF-6',
  power: 'SL-DEF-7',
  agility: 'SL-DEF-8',
  fortitude: 'SL-DEF-9',
  willpower: 'SL-DEF-10',
};

interface Kept {
  readonly sheet: Sheet;
  readonly melee: readonly Term[];
  readonly ranged: readonly Term[];
}

/** Cached by hands: weapon Defenses change only with what is held. */
const kept = new WeakMap<readonly Grip[], Kept>();

/** SL-DEF-4, SL-DEF-5. */
function weaponDefense({ sheet, hands }: Combatant, which: 'melee' | 'ranged'): readonly Term[] {
  let known = kept.get(hands);
  if (known?.sheet !== sheet) {
    known = {
      sheet,
      melee: countWeapons(sheet, hands, 'melee'),
      ranged: countWeapons(sheet, hands, 'ranged'),
    };
    kept.set(hands, known);
  }
  return known[which];
}

function countWeapons(sheet: Sheet, hands: readonly Grip[], which: 'melee' | 'ranged'): readonly Term[] {
  const clause = defenseClauses[which];
  const wits = attributeOf(sheet, 'speed') + attributeOf(sheet, 'reason');
  const terms = [add(-sheet.size, 'Size', clause), add(Math.max(-5, wits), 'Spd + Rsn', clause)];
  for (const { item } of hands) {
    if (item.thing.kind !== 'weapon') continue;
    const { block, defensive } = item.thing.weapon;
    if (which === 'melee' || defensive) terms.push({ ...add(block, item.name, clause), source: item.id });
  }
  return terms.filter(counts);
}

const counts = ({ value }: Term): boolean => value !== 0;

/** Cached by sheet: skill defenses depend on nothing else. */
const keptSkills = new WeakMap<Sheet, Map<SkillDefense, readonly Term[]>>();

/** SL-DEF-7 to SL-DEF-10. */
function skillDefense({ sheet }: Combatant, which: SkillDefense): readonly Term[] {
  let known = keptSkills.get(sheet);
  if (!known) {
    known = new Map();
    keptSkills.set(sheet, known);
  }
  let terms = known.get(which);
  if (!terms) {
    terms = countSkill(sheet, which);
    known.set(which, terms);
  }
  return terms;
}

function countSkill(sheet: Sheet, which: SkillDefense): readonly Term[] {
  const { size, ...check } = skillChecks[which];
  const clause = defenseClauses[which];
  return [
    add(attributeOf(sheet, check.attribute), attributeNames[check.attribute], clause),
    add(size * sheet.size, 'Size', clause),
    add(skillRank(sheet, check), capital(check.skill), clause),
    add(specializationRank(sheet, check), capital(check.specialization), clause),
  ].filter(counts);
}

/** Terms from others and from the place: wards, distraction, a shared space. */
function changes(fight: Fight, who: Combatant, which: TargetDefense): readonly Term[] {
  const weapons = isWeaponDefense(which);
  const distracted = weapons || fight.rulings.distractScope === 'allDefenses';
  return [
    ...(weapons ? wardTerms(fight, who) : []),
    ...(distracted ? marksOf(fight, who, 'distracted', 'SL-MSC-5') : []),
    ...(weapons ? sharedTerms(fight, who) : []),
  ];
}

/**
 * SL-COM-1, SL-MOD-6: wards of the same spell do not add up unless the table says so; of those that do not count the
 * term stays, with the reason.
 */
function wardTerms(fight: Fight, who: Combatant): readonly Term[] {
  const wards = fight.effects
    .filter(({ kind, on }) => kind === 'ward' && on === who.id)
    .sort((a, b) => b.value - a.value);
  const once = fight.rulings.sameEffect === 'strongestOnly';
  return wards.map(({ value, id, spell }, index) => {
    const again = once && wards.slice(0, index).some((ward) => ward.spell === spell);
    return {
      ...add(value, 'ward', 'SL-COM-1', rulingIds.sameEffect),
      source: id,
      ...(again ? countsOnce : {}),
    };
  });
}
