import { fold } from '../../../kernel/terms.ts';
import { ailmentKinds } from '../ailments/catalogue.ts';
import { attackSpec } from '../combat/attack-spec.ts';
import { defenceless, evasionSpec, waysAgainst } from '../combat/evasion-ways.ts';
import type { Attack } from '../combat/types.ts';
import { affinityTo } from '../harm/affinity.ts';
import { standingDamage } from '../harm/damage.ts';
import { defenseOf } from '../harm/defense.ts';
import { isHelpless } from '../harm/helpless.ts';
import type { Combatant, Fight } from '../state.ts';
import { livingPersona, suffers } from '../state.ts';
import { testNumbers } from '../test/numbers.ts';
import { keptForMeetings } from './meeting.ts';

/**
 * A quick, rough estimate of an attack in wounds. It assumes a hit on the Body and lets evasion reduce the chance; no
 * rule uses it.
 */

/** The chance to pass with at least this many degrees. */
const chance = (target: number, degrees: number): number =>
  Math.max(0, Math.min(95, target - 10 * Math.max(0, degrees))) / 100;

/** The chance of the target's best evasion. */
function evades(fight: Fight, attack: Attack, target: Combatant): number {
  if (defenceless(fight, attack, target) !== null) return 0;
  let best = 0;
  for (const way of waysAgainst(fight, attack)) {
    const { target: number } = testNumbers(fight, evasionSpec(fight, attack, target, way));
    best = Math.max(best, chance(number.value, 0));
  }
  return best;
}

/** The wounds left until the target is out, its living Persona's included. */
export const toughnessLeft = (who: Combatant): number =>
  (livingPersona(who)?.left ?? 0) + who.light + who.heavy + who.deadly;

/** The worth of a Stagger in wounds: a One More, and a target that cannot evade. */
const staggerWorth = 1.2;

/** What an attack promises, regardless of the wounds that the target has left. */
interface Rough {
  readonly worth: number;
  /** The expected wounds; at least as many as the target has left make it worth more. */
  readonly wounds: number;
}

const nothing: Rough = { worth: 0, wounds: Number.NEGATIVE_INFINITY };
const harm: Rough = { ...nothing, worth: -1 };

const keptRough = keptForMeetings<Rough>(roughly);

/** The worth of an attack on one target in wounds; negative when it would help the enemy. */
export function promise(fight: Fight, attack: Attack, target: Combatant): number {
  const { worth, wounds } = keptRough(fight, attack, target);
  return worth + (wounds >= toughnessLeft(target) ? 1.5 : 0);
}

function roughly(
  fight: Fight,
  attack: Attack,
  target: Combatant,
  evasion: (work: () => number) => number,
): Rough {
  const { means } = attack;
  const affinity = affinityTo(fight, target, means.element);
  if (affinity === 'absorb' || affinity === 'repel') return harm;
  if (affinity === 'block') return nothing;
  const { target: number, edge } = testNumbers(fight, attackSpec(fight, attack, target));
  const helpless = isHelpless(fight, target);
  const open = 1 - 0.6 * evasion(() => evades(fight, attack, target));
  const passes = (degrees: number): number =>
    helpless
      ? Math.max(degrees <= 0 ? 1 : 0, chance(number.value, degrees))
      : chance(number.value, degrees) * open;
  if (means.power?.does.deed === 'inflict') {
    return { ...nothing, worth: passes(0) * 0.5 * ailmentWorth(target, attack) };
  }
  const technical = target.ailments.some(({ id }) => ailmentKinds[id].technical.includes(means.element));
  const damage = fold(standingDamage(fight, attack.who, means)).value + Math.max(0, edge.value);
  const needed = defenseOf(target, 'body', { affinity, technical }).value - damage + 1;
  const more = (affinity === 'weak' ? 1 : 0) + (technical ? 1 : 0) + 0.15;
  const wounds =
    passes(needed) * (1 + more) + passes(needed + 4) + passes(needed + 9) + (helpless ? passes(needed) : 0);
  const staggers =
    suffers(target, 'staggered') || target.defending ? 0 : affinity === 'weak' || technical ? 1 : 0.1;
  return { worth: wounds + passes(0) * staggers * staggerWorth, wounds };
}

/** The worth of inflicting the ailment; 0 if the target has one of its category. */
function ailmentWorth(target: Combatant, { means }: Attack): number {
  if (means.inflicts === null) return 0;
  const { category, actionless } = ailmentKinds[means.inflicts.ailment];
  if (target.ailments.some(({ id }) => ailmentKinds[id].category === category)) return 0;
  return actionless ? 2.5 : 1.2;
}
