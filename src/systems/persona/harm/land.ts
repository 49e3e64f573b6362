import type { Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import type { AilmentId } from '../ailments/catalogue.ts';
import { ailmentKinds } from '../ailments/catalogue.ts';
import { endAilment, wakeByDamage } from '../ailments/end.ts';
import { affinityAgainstAilments, inflict } from '../ailments/inflict.ts';
import type { LocationRow } from '../body.ts';
import type { Attack, Hit, Landed } from '../combat/types.ts';
import { isManeuver } from '../combat/types.ts';
import type { Affinity, Element } from '../elements.ts';
import { isPhysical } from '../elements.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { settledBy } from '../test/contest.ts';
import { affinityTo } from './affinity.ts';
import { normalWounds, savageSteps } from './count.ts';
import { criticalEffect } from './critical.ts';
import { damageOf } from './damage.ts';
import { defenseOf } from './defense.ts';
import { mend } from './heal.ts';
import { isHelpless } from './helpless.ts';
import type { Tally } from './location.ts';
import { locate, rowOf } from './location.ts';
import { earnOneMore } from './one-more.ts';
import { stagger } from './stagger.ts';
import { ribOf, takeWounds } from './wounds.ts';

/**
 * Resolves a hit (PE-TEST-7, steps 3 to 5): affinity, location, Damage against Defense, wounds, then Stagger, critical
 * effect and ailments. Tests to stay conscious are left to the caller.
 */

const nothing: Landed = { staggered: false, lostWound: false, faints: [] };

/**
 * Whether the hit deals no Damage: no location and no wounds, but all other effects of a hit. Maneuvers only get here
 * with PE-R47 `true`.
 */
const dealsNothing = ({ form, means }: Attack): boolean =>
  isManeuver(form) || means.power?.does.deed === 'inflict';

/** PE-TECH-1: the target's ailments that this element exploits. */
const exploitedBy = (who: Combatant, element: Element): readonly AilmentId[] =>
  who.ailments.map(({ id }) => id).filter((id) => ailmentKinds[id].technical.includes(element));

/** The affinity that the hit meets. With PE-R71 `allAbove` a Technical Hit also ignores Block, Repel and Absorb. */
function affinityMet(fight: Fight, who: Combatant, element: Element, technical: boolean): Affinity {
  const affinity = affinityTo(fight, who, element);
  if (!technical || fight.rulings.technicalIgnores === 'resist') return affinity;
  return affinity === 'block' || affinity === 'repel' || affinity === 'absorb' ? 'normal' : affinity;
}

/** PE-TECH-2: the affinity that a hit with this element would meet now. */
export const affinityAgainst = (fight: Fight, who: Combatant, element: Element): Affinity =>
  affinityMet(fight, who, element, exploitedBy(who, element).length > 0);

/** A hit on one body, with everything that determines its effect. */
interface Blow {
  readonly hit: Hit;
  readonly who: Id;
  readonly by: Id;
  readonly affinity: Affinity;
  readonly exploited: readonly AilmentId[];
  readonly critical: boolean;
  /** `false` for a repelled attack, without extra shots and ailments (PE-R75). */
  readonly whole: boolean;
  /** The location named by a Called Attack (PE-ACT-6), otherwise `null`. */
  readonly called: LocationRow | null;
}

/** The blow that a hit deals to its target. */
function blowOf(fight: Fight, hit: Hit): Blow {
  const { attack, target: id, critical } = hit;
  const target = one(fight, id);
  const { element } = attack.means;
  const exploited = exploitedBy(target, element);
  const affinity = affinityMet(fight, target, element, exploited.length > 0);
  const { at } = attack;
  const called = at && 'location' in at ? rowOf(target, at.location) : null;
  return { hit, who: id, by: attack.who, affinity, exploited, critical, whole: true, called };
}

/**
 * A string of everything that determines the effect of a hit: hits with the same string on the same target have the
 * same effect.
 */
export function harmWord(fight: Fight, hit: Hit): string {
  const blow = blowOf(fight, hit);
  const { affinity, called, critical } = blow;
  if (affinity === 'repel') return `${critical}/${hit.degrees - hit.evaded}`;
  if (affinity === 'block' || affinity === 'absorb' || dealsNothing(hit.attack)) return `${critical}`;
  const rows = called ? [called] : one(fight, blow.who).sheet.anatomy;
  const wounds = rows.map((row) => {
    const { wounds, savage } = weigh(fight, blow, row);
    return `${wounds.value}+${savage.value}`;
  });
  return `${critical}/${damageOf(fight, hit).value > 0}/${wounds.join()}`;
}

/** Resolves a hit on its target (sections AFF, CRIT, TECH, WND, SAV). */
export function landHit(table: Table, hit: Hit): Landed {
  const { fight } = table;
  if (!present(one(fight, hit.target))) return nothing;
  const blow = blowOf(fight, hit);
  const { affinity } = blow;
  switch (affinity) {
    case 'block':
    case 'absorb':
      return { ...stopped(table, blow, affinity), barred: true };
    case 'repel':
      tellResult(table, blow, 'repelled');
      return { ...throwBack(table, hit), barred: true };
    default:
      return strike(table, blow);
  }
}

/** PE-AFF-6, PE-AFF-8, PE-R76: Block has no effect at all, Absorb heals by the attack's Tier. */
function stopped(table: Table, blow: Blow, affinity: 'block' | 'absorb'): Landed {
  tellResult(table, blow, affinity === 'block' ? 'blocked' : 'absorbed');
  if (affinity === 'block') return nothing;
  const first = table.fight.rulings.absorbHeals === 'personaFirst' ? 'persona' : 'own';
  mend(table, { who: blow.who, by: blow.by, wounds: blow.hit.attack.means.tier, first });
  return nothing;
}

/**
 * PE-AFF-7, PE-R75: the attacker is struck by its own attack. Stagger by it earns whoever threw it back a One More only
 * if that keeps everything and PE-R77 allows it, and never for a Chance Attack (PE-CHA-10).
 */
function throwBack(table: Table, hit: Hit): Landed {
  const { fight } = table;
  const { who, means } = hit.attack;
  const attacker = one(fight, who);
  if (!present(attacker)) return nothing;
  const whole = fight.rulings.repelKeeps === 'everything';
  const exploited = whole ? exploitedBy(attacker, means.element) : [];
  const own = affinityMet(fight, attacker, means.element, exploited.length > 0);
  const affinity = own === 'repel' ? 'block' : own;
  const blow: Blow = {
    hit,
    who,
    by: hit.target,
    affinity,
    exploited,
    critical: whole && hit.critical,
    whole,
    called: null,
  };
  if (affinity === 'block' || affinity === 'absorb') return stopped(table, blow, affinity);
  const landed = strike(table, blow);
  const earns = whole && fight.rulings.forcedAttackOneMore && hit.attack.form !== 'chance';
  if (earns && landed.staggered) earnOneMore(table, hit.target, [who]);
  return { ...landed, staggered: false, lostWound: false };
}

function tellResult(
  table: Table,
  { hit, who, by, affinity, exploited, critical }: Blow,
  outcome: 'hit' | 'blocked' | 'absorbed' | 'repelled' | 'no-damage',
  location?: string,
): void {
  table.tell({
    fact: 'attack-result',
    who: by,
    target: who,
    with: hit.attack.means.id,
    outcome,
    critical: critical && (outcome === 'hit' || outcome === 'no-damage'),
    technical: exploited.length > 0 && (outcome === 'hit' || outcome === 'no-damage'),
    affinity,
    ...(location === undefined ? {} : { location }),
    ...settledBy(hit.tied, hit.bothFailed),
  });
}

/** Applies the harm, then all other effects of the hit, even if the base wound failed (PE-R56). */
function strike(table: Table, blow: Blow): Landed {
  const { wounds, faints } = dealsNothing(blow.hit.attack) ? withoutHarm(table, blow) : harm(table, blow);
  const staggered = effects(table, blow);
  return { staggered, lostWound: wounds > 0, faints: faints ? [blow.who] : [] };
}

function withoutHarm(table: Table, blow: Blow): { readonly wounds: number; readonly faints: boolean } {
  tellResult(table, blow, 'hit');
  endExploited(table, blow);
  return { wounds: 0, faints: false };
}

/** Damage, Defense and wounds of a blow at one location (PE-ATK-6, PE-ATK-7, PE-WND-6, PE-SAV-1). */
function weigh(fight: Fight, blow: Blow, row: LocationRow) {
  const { hit, affinity, exploited, critical, whole } = blow;
  const { rulings } = fight;
  const who = one(fight, blow.who);
  const damage = damageOf(fight, hit);
  const defense = defenseOf(who, row.location, { affinity, technical: exploited.length > 0 });
  const circumstances = {
    margin: damage.value - defense.value,
    vital: row.vital === true,
    weak: affinity === 'weak',
    technical: exploited.length,
    critical,
    bought: whole ? hit.extraWounds : 0,
    defending: who.defending,
    helpless: isHelpless(fight, who),
  };
  const wounds = normalWounds(rulings, circumstances);
  const savage = savageSteps(rulings, circumstances, wounds.value, ribOf(fight, who, true));
  return { damage, defense, wounds, savage };
}

/** PE-ATK-5: determines the location and applies the wounds. */
function harm(table: Table, blow: Blow): { readonly wounds: number; readonly faints: boolean } {
  const { hit, who: id, by } = blow;
  const { fight } = table;
  const tally: Tally = (row) => {
    const { wounds, savage } = weigh(fight, blow, row);
    return { normal: wounds.value, savage: savage.value };
  };
  const row = blow.called ?? locate(table, id, hit.attack.who, hit.roll.die, tally);
  const { location } = row;
  const { damage, defense, wounds, savage } = weigh(fight, blow, row);
  const means = hit.attack.means.id;
  tellResult(table, blow, wounds.value + savage.value > 0 ? 'hit' : 'no-damage', location);
  table.tell({ fact: 'harm', who: id, by, with: means, location, damage, defense, wounds, savage });
  endExploited(table, blow);
  if (fight.rulings.takesDamage === 'damageAboveZero' && damage.value > 0) wakeByDamage(table, id);
  const due = { normal: wounds.value, savage: savage.value };
  return takeWounds(table, { who: id, by, with: means, location, attack: true, ...due });
}

/** PE-TECH-3: ends the exploited ailments; PE-AIL-8: an Ice hit ends Burning. */
function endExploited(table: Table, { hit, who, exploited }: Blow): void {
  for (const ailment of exploited) endAilment(table, who, ailment, 'technical');
  if (hit.attack.means.element === 'ice') endAilment(table, who, 'burning', 'ice');
}

/** PE-TEST-7, step 5: Stagger, critical effect, ailments. Returns whether the target became Staggered. */
function effects(table: Table, blow: Blow): boolean {
  const { hit, who, by, critical, whole } = blow;
  const { means } = hit.attack;
  if (!present(one(table.fight, who))) return false;
  const cause = staggeredBy(blow);
  let staggered = cause !== null && stagger(table, who, by, cause);
  const resisted = resistanceOf(blow);
  const effect = critical ? criticalEffect(table.fight.rulings, means) : null;
  if (effect !== null && !(effect === 'staggered' && cause !== null)) {
    const free = table.fight.rulings.criticalAilmentResisted ? resisted : null;
    const took = inflict(table, { who, by, ailment: effect, resisted: free, clause: 'PE-CRIT-4' });
    staggered ||= took && effect === 'staggered';
  }
  if (means.inflicts && whole) {
    const { ailment, turns } = means.inflicts;
    const score = means.power?.does.deed === 'inflict' ? means.power.does.resist : undefined;
    const clause = 'PE-AIL-5';
    const took = inflict(table, { who, by, ailment, turns, resisted: { ...resisted, score }, clause });
    staggered ||= took && ailment === 'staggered';
  }
  return staggered;
}

/** PE-ONE-2: the clause by which the hit itself Staggers; `null` if it does not. */
function staggeredBy({ hit, affinity, exploited, critical }: Blow): string | null {
  if (affinity === 'weak') return 'PE-AFF-3';
  if (exploited.length > 0) return 'PE-TECH-2';
  return critical && isPhysical(hit.attack.means.element) ? 'PE-CRIT-3' : null;
}

/** PE-AFF-3, PE-AFF-5: modifiers for resisting the attack's ailments; a Technical Hit ignores Resist (PE-TECH-2). */
function resistanceOf({ hit, affinity, exploited }: Blow) {
  const flat: Term[] = [];
  if (affinity === 'weak') flat.push(affinityAgainstAilments.weak);
  if (affinity === 'resist' && exploited.length === 0) flat.push(affinityAgainstAilments.resist);
  return { flat, attack: hit.roll };
}
