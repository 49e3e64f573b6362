import type { Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import { rulingIds } from '../rulings.ts';
import type { StyleAttribute } from '../sheet.ts';
import { metresBetween } from '../space.ts';
import type { Defence } from '../spells.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { CoverGrade } from './cover.ts';
import { coverCounts, coverCountsForDodge, coverFound, coverOnAttack, coverOnDodge } from './cover.ts';
import { flankingOnAttack } from './flanking.ts';
import type { Means } from './means.ts';
import { isHeldMelee, isRanged, weaponMeans } from './means.ts';
import type { Surroundings } from './surroundings.ts';
import { leaningEdge, leaningFlat } from './surroundings.ts';
import type { TestSpec } from './test.ts';
import type { Matters } from './test-dice.ts';

/** A declared attack, and the tests of attacker and defender with their modifiers (FS-ATK-1, steps 1 and 4). */

export interface Attack {
  readonly who: Id;
  readonly means: Means;
  readonly targets: readonly Id[];
  /** The attribute of a Strike; absent: the one with the higher TN. */
  readonly attribute?: StyleAttribute;
  /** The style of a Strike, as an index into the sheet's styles; absent: the best one (FS-STY-5). */
  readonly style?: number;
  /** FS-OPP-1. */
  readonly opportunity: boolean;
  /** FS-MAN-7: this Strike has the boon of a Feint. */
  readonly feinted: boolean;
  /** FS-TEST-8, FS-COV-1: the modifiers and the cover that the game master set. */
  readonly surroundings: Surroundings;
}

/** FS-COV-1: the target's cover against this attack: what the game master set, otherwise what the map gives. */
export function coverOf(fight: Fight, attack: Attack, target: Combatant): CoverGrade {
  if (attack.surroundings.cover !== 'found') return attack.surroundings.cover;
  return coverFound(fight, one(fight, attack.who), target);
}

const exposedMelee: Term = {
  value: 2,
  op: 'add',
  label: 'prone target',
  clause: 'FS-COND-2',
  ruling: rulingIds.prone,
};
const exposedRanged: Term = { ...exposedMelee, value: -2 };
const near: Term = {
  value: 1,
  op: 'add',
  label: 'short range',
  clause: 'FS-ATK-4',
  ruling: rulingIds.rangeBands,
};
const far: Term = { ...near, value: -2, label: 'long range' };

/**
 * FS-ATK-4, FS-R31 `bands`: the term of the distance: short is up to a third of the range, long is beyond two thirds;
 * `null` in between.
 */
function bandTerm(fight: Fight, attacker: Combatant, target: Combatant, range: number): Term | null {
  const metres = metresBetween(fight, attacker, target);
  if (metres * 3 <= range) return near;
  return metres * 3 > range * 2 ? far : null;
}

const feintBoon: Term = {
  value: 1,
  op: 'add',
  label: 'feint',
  clause: 'FS-MAN-7',
  ruling: rulingIds.feintTiming,
};

/** The attacker's test against one target. `matters`: what of its result matters (see `attack-roll.ts`). */
export function attackSpec(fight: Fight, attack: Attack, targetId: Id, matters?: Matters): TestSpec {
  const { means, surroundings } = attack;
  const { rulings } = fight;
  const attacker = one(fight, attack.who);
  const target = one(fight, targetId);
  const ranged = isRanged(means.manner, rulings);
  const terms: Term[] = [];
  let full = false;
  if (coverCounts(fight, means.manner)) {
    const grade = coverOf(fight, attack, target);
    full = grade === 'full';
    const cover = coverOnAttack(grade);
    if (cover) terms.push(cover);
  }
  const flanking = ranged ? null : flankingOnAttack(fight, attacker, target);
  if (flanking) terms.push(flanking);
  const distant = means.manner !== 'melee' && means.manner !== 'melee-spell';
  if (distant && rulings.rangeBands === 'bands') {
    const band = bandTerm(fight, attacker, target, means.metres);
    if (band) terms.push(band);
  }
  if (target.prone && rulings.prone === 'alsoExposed') terms.push(ranged ? exposedRanged : exposedMelee);
  const said = leaningFlat(surroundings.attack);
  if (said) terms.push(said);

  const edge: Term[] = [];
  if (attack.feinted) edge.push(feintBoon);
  const leans = leaningEdge(surroundings.attack);
  if (leans) edge.push(leans);

  const spell = means.kind === 'spell';
  return {
    who: attack.who,
    skill: spell ? 'sorcery' : 'fightingStyle',
    attribute: spell ? undefined : attack.attribute,
    style: spell ? undefined : attack.style,
    bareHands: !spell && means.bareHands,
    clause: attackClause(attack),
    purpose: 'attack',
    against: targetId,
    with: means.id,
    terms,
    edge,
    automatic: full ? 'fail' : undefined,
    matters,
  };
}

function attackClause({ means, opportunity }: Attack): string {
  switch (means.manner) {
    case 'spell':
    case 'melee-spell':
      return 'FS-ATK-5';
    case 'thrown':
    case 'shot':
      return 'FS-ATK-3';
    case 'melee':
      return opportunity ? 'FS-OPP-1' : 'FS-ATK-2';
  }
}

const defenceClauses: { readonly [defence in Defence]: string } = {
  block: 'FS-DEF-3',
  dodge: 'FS-DEF-4',
  parry: 'FS-DEF-5',
  withstand: 'FS-DEF-6',
};

const defenceSkills = {
  block: 'fightingStyle',
  dodge: 'dodge',
  parry: 'fightingStyle',
  withstand: 'focus',
} as const satisfies { readonly [defence in Defence]: TestSpec['skill'] };

/** FS-MAN-5: the boon on the next defence test of a braced combatant. */
export const braceBoon: Term = { value: 1, op: 'add', label: 'brace', clause: 'FS-MAN-5' };

/**
 * Whether the combatant would parry with bare hands (FS-DEF-5, FS-UNT-1): it holds no melee weapon and has no natural
 * one.
 */
const parriesBare = (who: Combatant): boolean => {
  const means = weaponMeans(who);
  return !means.some(isHeldMelee) && means.some((one) => one.bareHands);
};

/**
 * The defender's test (section 7). Without `attribute` a Parry takes the one with the higher TN; without `style` the
 * best style.
 */
export function defenceSpec(
  fight: Fight,
  attack: Attack,
  targetId: Id,
  defence: Defence,
  attribute?: StyleAttribute,
  style?: number,
  matters?: Matters,
): TestSpec {
  const target = one(fight, targetId);
  const terms: Term[] = [];
  if (defence === 'dodge') {
    const counts = coverCountsForDodge(fight, attack.means.manner);
    const cover = counts ? coverOnDodge(coverOf(fight, attack, target)) : null;
    if (cover) terms.push(cover);
  }
  const said = leaningFlat(attack.surroundings.defence);
  if (said) terms.push(said);
  const edge: Term[] = [];
  if (target.braced) edge.push(braceBoon);
  const leans = leaningEdge(attack.surroundings.defence);
  if (leans) edge.push(leans);
  const withStyle = defence === 'block' || defence === 'parry';
  return {
    who: targetId,
    skill: defenceSkills[defence],
    attribute: defence === 'block' ? 'STR' : defence === 'parry' ? attribute : undefined,
    style: withStyle ? style : undefined,
    bareHands: defence === 'parry' && parriesBare(target),
    clause: defenceClauses[defence],
    purpose: 'defence',
    against: attack.who,
    with: withStyle ? defence : undefined,
    terms,
    edge,
    matters,
  };
}
