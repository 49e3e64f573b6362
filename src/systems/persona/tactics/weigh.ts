import { fold } from '../../../kernel/terms.ts';
import { ailmentKinds } from '../ailments/catalogue.ts';
import { attackSpec } from '../combat/attack-spec.ts';
import type { EvasionWay } from '../combat/evasion-ways.ts';
import { defenceless, evasionSpec, waysAgainst } from '../combat/evasion-ways.ts';
import type { Attack } from '../combat/types.ts';
import { epoch } from '../epoch.ts';
import { affinityTo } from '../harm/affinity.ts';
import { standingDamage } from '../harm/damage.ts';
import { defenseOf } from '../harm/defense.ts';
import { isHelpless } from '../harm/helpless.ts';
import type { Combatant, Fight } from '../state.ts';
import { livingPersona, suffers } from '../state.ts';
import { testNumbers } from '../test/numbers.ts';

/**
 * A fighter's guess, not a rule: how good an attack looks, in wounds. It is quick and rough on purpose (the body is
 * what is hit, evasion takes off a part of the chance); what really happens is worked out elsewhere.
 */

/** The chance to pass with at least so many degrees to spare. */
const chance = (target: number, degrees: number): number =>
  Math.max(0, Math.min(95, target - 10 * Math.max(0, degrees))) / 100;

/** The best chance that the target evades. */
function evades(fight: Fight, attack: Attack, target: Combatant): number {
  if (defenceless(fight, attack, target) !== null) return 0;
  let best = 0;
  for (const way of waysAgainst(fight, attack)) {
    best = Math.max(best, chanceToEvade(fight, attack, target, way));
  }
  return best;
}

/** Chances to evade until something happens: with whatever somebody attacks, they are the same. */
let kept: { readonly fight: Fight; readonly epoch: number; readonly chances: Map<string, number> } | null =
  null;

function chanceToEvade(fight: Fight, attack: Attack, target: Combatant, way: EvasionWay): number {
  const now = epoch();
  if (kept?.fight !== fight || kept.epoch !== now) kept = { fight, epoch: now, chances: new Map() };
  const key = `${way}/${attack.who}/${target.id}`;
  let known = kept.chances.get(key);
  if (known === undefined) {
    known = chance(testNumbers(fight, evasionSpec(fight, attack, target, way)).target.value, 0);
    kept.chances.set(key, known);
  }
  return known;
}

/** Wounds until the target is out, its Persona's included. */
export const toughnessLeft = (who: Combatant): number =>
  (livingPersona(who)?.left ?? 0) + who.light + who.heavy + who.deadly;

/** What a Stagger is worth in wounds: a One More, and a target that cannot evade. */
const staggerWorth = 1.2;

/** How good an attack on one target looks, in wounds; negative when it would do the enemy good. */
export function promise(fight: Fight, attack: Attack, target: Combatant): number {
  const { means } = attack;
  const affinity = affinityTo(fight, target, means.element);
  if (affinity === 'absorb') return -1;
  if (affinity === 'block' || affinity === 'repel') return affinity === 'block' ? 0 : -1;
  const { target: number, edge } = testNumbers(fight, attackSpec(fight, attack, target));
  const helpless = isHelpless(fight, target);
  const open = 1 - 0.6 * evades(fight, attack, target);
  const passes = (degrees: number): number =>
    helpless
      ? Math.max(degrees <= 0 ? 1 : 0, chance(number.value, degrees))
      : chance(number.value, degrees) * open;
  if (means.power?.does.deed === 'inflict') return passes(0) * 0.5 * ailmentWorth(target, attack);
  const technical = target.ailments.some(({ id }) => ailmentKinds[id].technical.includes(means.element));
  const damage = fold(standingDamage(fight, attack.who, means)).value + Math.max(0, edge.value);
  const needed = defenseOf(target, 'body', { affinity, technical }).value - damage + 1;
  const more = (affinity === 'weak' ? 1 : 0) + (technical ? 1 : 0) + 0.15;
  const wounds =
    passes(needed) * (1 + more) + passes(needed + 4) + passes(needed + 9) + (helpless ? passes(needed) : 0);
  const staggers =
    suffers(target, 'staggered') || target.defending ? 0 : affinity === 'weak' || technical ? 1 : 0.1;
  const felling = wounds >= toughnessLeft(target) ? 1.5 : 0;
  return wounds + passes(0) * staggers * staggerWorth + felling;
}

/** What it would be worth to bring an ailment: nothing where there is one of its kind already. */
function ailmentWorth(target: Combatant, { means }: Attack): number {
  if (means.inflicts === null) return 0;
  const { category, actionless } = ailmentKinds[means.inflicts.ailment];
  if (target.ailments.some(({ id }) => ailmentKinds[id].category === category)) return 0;
  return actionless ? 2.5 : 1.2;
}
