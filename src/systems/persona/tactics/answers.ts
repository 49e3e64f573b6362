import { firstAccepted, firstOpen } from '../../../engine/wishes.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import type { Stream } from '../../../kernel/streams.ts';
import { isProtected } from '../combat/called.ts';
import { evasionSpec, evasionWays, waysAgainst } from '../combat/evasion-ways.ts';
import { findMeans, meansOf } from '../combat/means.ts';
import { standardAttack } from '../combat/offer.ts';
import type { Attack } from '../combat/types.ts';
import { attackForms, isManeuver } from '../combat/types.ts';
import type { Affinity } from '../elements.ts';
import { affinityAgainst } from '../harm/land.ts';
import { othersHere } from '../judge.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, foes, isHidden, one } from '../state.ts';
import { testNumbers } from '../test/numbers.ts';
import { receiversOf } from '../turn/one-more-question.ts';
import { arm } from './arms.ts';
import { bestAttack, canReload, promisingAt, promisingWith, standingEnemies } from './turns.ts';

/** How the sensible tactic answers questions other than its turn. */

const decline: Choice = { option: 'decline' };

/**
 * The evasion with the highest target; if the attack is unknown, the first one that is accepted. None where being hit
 * serves the evader.
 */
export function sensibleEvasion(fight: Fight, question: Question): Choice {
  const { attacker, with: id, form } = question.about ?? {};
  const by = fight.combatants[String(attacker)];
  const evader = one(fight, question.for);
  const means = by && findMeans(fight, by, id);
  if (!by || !means)
    return (
      firstAccepted(
        question,
        evasionWays.map((option) => ({ option })),
      ) ?? decline
    );
  const attack = standardAttack(fight, by, means, evader, {
    form: attackForms.find((each) => each === form) ?? 'standard',
  });
  if (welcomes(fight, attack, evader) || misses(question)) return decline;
  const ways = waysAgainst(fight, attack).map((way) => ({
    option: way,
    number: testNumbers(fight, evasionSpec(fight, attack, evader, way)).target.value,
  }));
  ways.sort((a, b) => b.number - a.number);
  return (
    firstAccepted(
      question,
      ways.map(({ option }) => ({ option })),
    ) ?? decline
  );
}

/**
 * PE-R11: whether the attack has failed, and hits only whoever evades it worse. Who is held may get free by evading
 * (PE-GRP-2).
 */
const misses = ({ about }: Question): boolean => about?.passed === false && about.held !== true;

/**
 * PE-AFF-7, PE-AFF-8: whether the hit would heal the evader or strike its attacker. Not where it may do something else:
 * as a maneuver (PE-R47), at an object (PE-ACT-7), or at a protector. Who is held may get free by evading (PE-GRP-2).
 */
function welcomes(fight: Fight, { form, means }: Attack, evader: Combatant): boolean {
  const other = isManeuver(form) || form === 'called' || !fight.rulings.attackActionsExclusive;
  if (other || evader.heldBy.length > 0 || isProtected(fight, evader)) return false;
  const affinity = affinityAgainst(fight, evader, means.element);
  return affinity === 'repel' || affinity === 'absorb';
}

/** PE-AFF-6 to PE-AFF-8: the affinities that stop a hit. */
const stopping: readonly Affinity[] = ['block', 'repel', 'absorb'];

/** PE-CHA-1: strikes with the first of its means that is not stopped by an affinity of whoever provoked it. */
export function sensibleChance(fight: Fight, question: Question): Choice {
  const foe = one(fight, String(question.about?.provoker));
  const fit = meansOf(fight, one(fight, question.for)).filter(
    ({ element }) => !stopping.includes(affinityAgainst(fight, foe, element)),
  );
  return (
    firstAccepted(
      question,
      fit.map(({ id }) => ({ option: 'chance-attack', with: id })),
    ) ?? decline
  );
}

/**
 * An All-Out Attack if possible; otherwise a Baton Pass to the ally who gains most, if that is clearly more; otherwise
 * acts.
 */
export function sensibleOneMore(fight: Fight, question: Question): Choice {
  const who = one(fight, question.for);
  const allOut = firstAccepted(question, [{ option: 'all-out' }]);
  if (allOut) return allOut;
  let best: { readonly to: string; readonly promise: number } | null = null;
  for (const ally of receiversOf(fight, who)) {
    const good = bestAttack(fight, ally, standingEnemies(fight, ally))?.worth ?? 0;
    if (good > (best?.promise ?? 0)) best = { to: ally.id, promise: good };
  }
  const own = best && (bestAttack(fight, who, standingEnemies(fight, who))?.worth ?? 0);
  const pass = best && own !== null && best.promise > own + 0.3 ? [{ option: 'baton', to: best.to }] : [];
  return firstAccepted(question, [...pass, { option: 'act' }]) ?? decline;
}

/** The lowest target at which an attack is rolled again. */
const fairTarget = 50;

/**
 * Rerolls an attack with a fair chance, and no evasion: what it has to beat takes degrees that few dice reach, and a
 * point that is kept blocks a Heavy Wound (PE-FATE-7). By how much the roll was beaten would tell more, but odds only
 * know who is ahead while rerolls are possible; a decision by degrees would part all their ways.
 */
export function sensibleReroll(question: Question): Choice {
  const { purpose, target } = question.about ?? {};
  const worth = purpose === 'attack' && typeof target === 'number' && target >= fairTarget;
  return { option: worth ? 'spend' : 'decline' };
}

/** PE-ACT-11, PE-ACT-13: in the middle of an attack the most promising further one; without any it is over. */
export function sensibleNext(fight: Fight, question: Question): Choice {
  const who = one(fight, question.for);
  const { left, with: only } = question.about ?? {};
  const ids = (Array.isArray(left) ? left : [only]).map(String);
  const option = question.id === 'burst-next' ? 'shoot' : 'strike';
  const further = promisingWith(fight, who, ids).map(({ means, foe }) => ({
    option,
    with: means,
    target: foe,
  }));
  return firstAccepted(question, further) ?? { option: 'stop' };
}

const attacksOn = (fight: Fight, who: Combatant, targets: readonly Combatant[]): readonly Choice[] =>
  promisingAt(fight, who, targets).map(({ means, foe }) => ({ option: 'attack', with: means, target: foe }));

/** PE-AIL-15: its controller has the Brainwashed attack those on its own side, and otherwise do nothing. */
export function sensibleOrder(fight: Fight, question: Question): Choice {
  const who = one(fight, String(question.about?.who));
  const own = fight.combatants[question.for]?.side;
  const victims = othersHere(fight, who.id).filter(
    (other) => !foes(who, other) && other.side !== own && conscious(other) && !isHidden(other, question.for),
  );
  return firstAccepted(question, attacksOn(fight, who, victims)) ?? { option: 'nothing' };
}

/** PE-AIL-18: the Enraged strike with what promises most. */
export function sensibleRage(fight: Fight, question: Question, random: Stream): Choice {
  const who = one(fight, question.for);
  return (
    firstAccepted(question, attacksOn(fight, who, standingEnemies(fight, who))) ??
    firstOpen(question, random) ??
    decline
  );
}

/**
 * PE-BLD-2: the Action is for an attack, or to get ready for one; stemming the blood with it only spares a wound that
 * may come.
 */
export function sensibleStem(fight: Fight, question: Question): Choice {
  const who = one(fight, question.for);
  const against = standingEnemies(fight, who);
  const readies = against.length > 0 && (arm(fight, who, against) !== null || canReload(fight, who));
  return readies || bestAttack(fight, who, against) ? decline : { option: 'stem' };
}

/** The combatant that is asked; `null` for the game master. */
export const asked = (fight: Fight, question: Question): Combatant | null =>
  question.for === 'gm' ? null : one(fight, question.for);
