import type { Term } from '../../../kernel/terms.ts';
import { isHelpless } from '../harm/helpless.ts';
import { isBlind } from '../harm/injury-effects.ts';
import { actionlessBy, itemsInHand } from '../judge.ts';
import { rulingIds } from '../rulings.ts';
import { bandHigherThan, engagedWith, engages, metresBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, suffers } from '../state.ts';
import { groundUnder } from '../terrain.ts';
import { augmentEdge } from './augments.ts';
import { countsAsBallistic, countsAsMelee } from './manner.ts';
import { outnumberTerms } from './outnumber.ts';
import { coverOf, heightUnder, lightOn } from './surroundings.ts';
import type { Attack } from './types.ts';

/**
 * Advantages and Disadvantages that depend on both attacker and target (sections ADV and DIS). Those that a tester has
 * against anyone are in `test/standing-edge.ts`. They add up (PE-ADV-1). Each row is implemented here only.
 */

const row = (value: number, label: string, clause: string, ruling?: string): Term => ({
  value,
  op: 'add',
  label,
  clause,
  ...(ruling === undefined ? {} : { ruling }),
});

/** PE-ADV-15, PE-DIS-9: point blank distance in metres. */
export const pointBlank = 3;

/** All Advantages and Disadvantages of an attack on this target: PE-ADV-4 to PE-ADV-18, PE-DIS-1 to PE-DIS-11. */
export function attackEdge(fight: Fight, attack: Attack, target: Combatant): Term[] {
  const who = one(fight, attack.who);
  const { manner } = attack.means;
  const terms: Term[] = [...attack.edge, ...augmentEdge(fight, who, 'attacks')];
  if (attack.form === 'chance' && who.defending) terms.push(row(1, 'Defend', 'PE-ACT-15'));
  // PE-AIL-16: no row applies to an attack on oneself.
  if (target === who) return terms;
  terms.push(...rowsOfActions(fight, who, target));
  if (countsAsMelee(fight, manner)) terms.push(...meleeRows(fight, who, target));
  else heldRow(fight, target, terms);
  if (countsAsBallistic(fight, manner)) terms.push(...ballisticRows(fight, attack, who, target));
  terms.push(...rowsOfAttacks(fight, who, target));
  return terms;
}

/** How the defender evades; rows about melee actions apply to a parry only (PE-R57). */
type EvasionManner = 'parry' | 'other';

/** PE-ADV-2, PE-R57: the Advantages and Disadvantages of evading `attacker`. */
export function evasionEdge(
  fight: Fight,
  attacker: Combatant,
  evader: Combatant,
  manner: EvasionManner,
): Term[] {
  const terms: Term[] = [...augmentEdge(fight, evader, 'evasion')];
  if (!fight.rulings.actionRowsApplyToEvasion || attacker === evader) return terms;
  const ruling = rulingIds.actionRowsApplyToEvasion;
  const rows = rowsOfActions(fight, evader, attacker);
  if (manner === 'parry') rows.push(...rowsOfMeleeActions(fight, evader, attacker));
  for (const each of rows) terms.push(each.ruling === undefined ? { ...each, ruling } : each);
  return terms;
}

/** Rows about any action against a target: ailments (PE-AIL-2), high ground, weather, light. */
export function rowsOfActions(fight: Fight, who: Combatant, target: Combatant): Term[] {
  const terms: Term[] = [];
  const { ailments } = target;
  if (ailments.length > 0) terms.push(row(ailments.length, 'ailments', 'PE-ADV-4'));
  if (suffers(target, 'stunned')) terms.push(row(1, 'Stunned', 'PE-AIL-13'));
  if (standsHigher(fight, who, target)) {
    terms.push(row(1, 'high ground', 'PE-ADV-10', rulingIds.highGroundMetres));
  }
  airRows(fight, target, terms);
  lightRows(fight, who, target, terms);
  return terms;
}

/** PE-ADV-10, PE-R60: whether `who` has high ground over the target. */
function standsHigher(fight: Fight, who: Combatant, target: Combatant): boolean {
  if (who.band !== target.band) return bandHigherThan(who.band, target.band);
  if (who.band !== 'ground') return false;
  return heightUnder(fight, who) - heightUnder(fight, target) >= fight.rulings.highGroundMetres;
}

/** PE-DIS-1, PE-DIS-7, PE-R63: weather and haze where the target stands. */
function airRows(fight: Fight, target: Combatant, terms: Term[]): void {
  const { weather, haze } = groundUnder(fight, target);
  const ruling = rulingIds.hazeTags;
  if (weather) terms.push(row(-1, 'bad weather', 'PE-DIS-1', ruling));
  if (haze && !(weather && fight.rulings.hazeTags === 'once'))
    terms.push(row(-1, 'haze', 'PE-DIS-7', ruling));
}

/** PE-DIS-4, PE-DIS-6, PE-INJ-9, PE-R58: light on the target. For a Blinded combatant every target is in Darkness. */
function lightRows(fight: Fight, who: Combatant, target: Combatant, terms: Term[]): void {
  const light = isBlind(fight, who) ? 'dark' : lightOn(fight, target);
  if (light === 'bright') return;
  const dark = light === 'dark';
  const stacks = fight.rulings.gradedRowsStack;
  if (!dark || stacks) terms.push(row(-1, 'low light', 'PE-DIS-6'));
  if (dark) terms.push(row(-1, 'darkness', 'PE-DIS-4', rulingIds.gradedRowsStack));
}

/** Rows about melee actions: PE-ADV-13, PE-ADV-18. */
function rowsOfMeleeActions(fight: Fight, who: Combatant, target: Combatant): Term[] {
  const terms: Term[] = [];
  if (target.prone) terms.push(row(1, 'prone', 'PE-ADV-13'));
  if (isArmed(fight, who) && !isArmed(fight, target)) {
    terms.push(row(1, 'unarmed', 'PE-ADV-18', rulingIds.naturalWeaponsArmed));
  }
  return terms;
}

/** PE-ADV-18, PE-R62: whether the combatant has a weapon in hand, or a natural one where these count. */
const isArmed = (fight: Fight, who: Combatant): boolean =>
  itemsInHand(who).some(({ thing }) => thing.kind === 'weapon') ||
  (fight.rulings.naturalWeaponsArmed && who.sheet.natural.some(({ body }) => body !== 'unarmed'));

/** Rows about melee attacks, those about melee actions included. */
function meleeRows(fight: Fight, who: Combatant, target: Combatant): Term[] {
  const terms = rowsOfMeleeActions(fight, who, target);
  if (suffers(who, 'enraged')) terms.push(row(1, 'Enraged', 'PE-AIL-18'));
  if (target.heldBy.length > 0) terms.push(row(1, 'grappled', 'PE-ADV-9'));
  if (target.running) terms.push(row(1, 'running', 'PE-ADV-16'));
  terms.push(...outnumberTerms(fight, who, target));
  return terms;
}

/** PE-R59, `allAttacks`: the Grappled row for attacks that are not melee. */
function heldRow(fight: Fight, target: Combatant, terms: Term[]): void {
  if (target.heldBy.length === 0 || fight.rulings.grappledAdvantageScope !== 'allAttacks') return;
  terms.push(row(1, 'grappled', 'PE-ADV-9', rulingIds.grappledAdvantageScope));
}

/** Rows about Ballistic attacks: PE-ADV-14, PE-ADV-15, PE-DIS-8 to PE-DIS-10. */
function ballisticRows(fight: Fight, { means }: Attack, who: Combatant, target: Combatant): Term[] {
  const terms: Term[] = [];
  const metres = metresBetween(fight, who, target);
  if (metres * 2 <= means.metres) terms.push(row(1, 'close', 'PE-ADV-14'));
  if (metres <= pointBlank && !engages(fight, target, who)) terms.push(row(1, 'point blank', 'PE-ADV-15'));
  if (target.running) terms.push(row(-1, 'running', 'PE-DIS-8'));
  if (target.prone && metres > pointBlank) terms.push(row(-1, 'prone', 'PE-DIS-9'));
  if (intoMelee(fight, who, target)) {
    terms.push(row(-1, 'into melee', 'PE-DIS-10', rulingIds.shootIntoOwnMelee));
  }
  return terms;
}

/** PE-DIS-10, PE-R64: whether the target is Engaged and able to act. */
export function intoMelee(fight: Fight, who: Combatant, target: Combatant): boolean {
  if (isHelpless(fight, target) || actionlessBy(target) !== null) return false;
  const around = engagedWith(fight, target);
  return fight.rulings.shootIntoOwnMelee ? around.length > 0 : around.some((other) => other !== who);
}

/** PE-DIS-2, PE-DIS-3: the cover of the target against this attacker. */
export function coverRows(fight: Fight, who: Combatant, target: Combatant): Term[] {
  const terms: Term[] = [];
  const grade = coverOf(fight, who, target);
  if (grade !== 'none') {
    const heavy = grade !== 'low';
    if (!heavy || fight.rulings.gradedRowsStack) terms.push(row(-1, 'light cover', 'PE-DIS-3'));
    if (heavy) terms.push(row(-1, 'heavy cover', 'PE-DIS-2', rulingIds.gradedRowsStack));
  }
  return terms;
}

/** Rows about attacks of any kind: cover and size. */
function rowsOfAttacks(fight: Fight, who: Combatant, target: Combatant): Term[] {
  const terms = coverRows(fight, who, target);
  const { size } = target.sheet;
  if (size > 0) terms.push(row(size, 'large', 'PE-ADV-17'));
  if (size < 0) terms.push(row(size, 'small', 'PE-DIS-11'));
  return terms;
}
