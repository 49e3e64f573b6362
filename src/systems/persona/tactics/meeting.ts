import { epoch } from '../../../engine/epoch.ts';
import { pairMemory } from '../../../engine/memoize.ts';
import { fold } from '../../../kernel/terms.ts';
import { intoMelee } from '../combat/advantages.ts';
import { defenceless } from '../combat/evasion-ways.ts';
import { countsAsBallistic, countsAsMelee } from '../combat/manner.ts';
import { outnumbering } from '../combat/outnumber.ts';
import type { Attack, Means } from '../combat/types.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one, suffers } from '../state.ts';
import { ambushes } from '../test/standing-edge.ts';
import type { Grounds } from './grounds.ts';
import { groundsOf } from './grounds.ts';
import { stancesOf } from './stance.ts';

/**
 * Caches what attacks promise, by the situation of attacker and target: the stances of both, the battlefield between
 * them, and the combatants around. Equal situations give equal promises, in any fight.
 */

/** What is cached for one situation of attacker and target. */
interface Known<T> {
  /**
   * Promises by means; the index combines the form's edge with the number of combatants that count beside the target.
   */
  readonly promises: Map<Means, T[]>;
  /** The best chance of evasion by manner; it depends on neither the form nor the number of the attack. */
  readonly evasion: { [manner: string]: number };
}

/** Computes what an attack promises. `evasion` caches the chance of evasion for attacks alike. */
type Work<T> = (
  fight: Fight,
  attack: Attack,
  target: Combatant,
  evasion: (work: () => number) => number,
) => T;

/** An `evasion` without cache. */
const worked = (work: () => number): number => work();

/** The situation of an attacker and a target, with what is cached for it. */
interface Met<T> {
  readonly stances: number;
  readonly around: number;
  readonly grounds: Grounds;
  /** How the combatants beside the target count; -1 until computed. */
  outnumbered: number;
  inMelee: number;
  near: Known<T> | null;
  shot: Known<T> | null;
}

/** PE-AIL-19, PE-ACT-23: whether the combatant's tests depend on the positions of others. */
const looksAround = (who: Combatant): boolean => who.disruptions.length > 0 || suffers(who, 'panicked');

/** The largest Advantage or Disadvantage of a form, in either direction. */
const mostEdge = 7;

/** The most means cached per situation before they are cleared: copies of means are separate objects. */
const mostMeans = 200;

/** Memoizes what attacks promise. `work` must not depend on anything that is not part of the situation. */
export function keptForMeetings<T>(work: Work<T>): (fight: Fight, attack: Attack, target: Combatant) => T {
  const kept = pairMemory<Known<T>>();
  const newKnown = (): Known<T> => ({ promises: new Map(), evasion: {} });
  /** The situations of the combatant that is deciding now: its means share them. */
  let now = { fight: null as Fight | null, epoch: -1, who: null as Combatant | null };
  let all = new Map<Combatant, Met<T> | null>();

  const metBy = (fight: Fight, attack: Attack, who: Combatant, target: Combatant): Met<T> | null => {
    if (now.fight !== fight || now.epoch !== epoch() || now.who !== who) {
      now = { fight, epoch: epoch(), who };
      all = new Map();
    }
    let met = all.get(target);
    if (met === undefined) {
      met = meet(fight, attack, who, target);
      all.set(target, met);
    }
    return met;
  };

  const knownOf = (met: Met<T>, shot: boolean): Known<T> => {
    const { stances, around, grounds } = met;
    if (shot) {
      met.shot ??= kept(stances, grounds.shot * 16 + around, newKnown);
      return met.shot;
    }
    met.near ??= kept(stances, grounds.near * 16 + around, newKnown);
    return met.near;
  };

  return (fight, attack, target) => {
    const { form, means, fate, unopposed } = attack;
    if ((form !== 'standard' && form !== 'focused') || fate > 0 || unopposed)
      return work(fight, attack, target, worked);
    const edge = attack.edge.length === 0 ? 0 : fold(attack.edge).value;
    const who = one(fight, attack.who);
    const met = Math.abs(edge) > mostEdge ? null : metBy(fight, attack, who, target);
    if (met === null) return work(fight, attack, target, worked);
    const shot = countsAsBallistic(fight, means.manner);
    const known = knownOf(met, shot);
    let promises = known.promises.get(means);
    if (promises === undefined) {
      if (known.promises.size >= mostMeans) known.promises.clear();
      promises = [];
      known.promises.set(means, promises);
    }
    const at = crowd(fight, met, means, who, target, shot) * 16 + edge + mostEdge;
    let found = promises[at];
    if (found === undefined) {
      found = work(fight, attack, target, (evade) => {
        const like = means.mental ? 'mental' : means.manner;
        known.evasion[like] ??= evade();
        return known.evasion[like];
      });
      promises[at] = found;
    }
    return found;
  };
}

/** The situation of attacker and target; `null` where more of the others matters than is looked at here. */
function meet<T>(fight: Fight, attack: Attack, who: Combatant, target: Combatant): Met<T> | null {
  if (who === target || one(fight, target.id) !== target) return null;
  if (looksAround(who) || looksAround(target)) return null;
  let around = 0;
  if (foes(who, target)) around += 8;
  if (defenceless(fight, attack, target) === null) around += 4;
  if (ambushes(fight, who)) around += 2;
  if (ambushes(fight, target)) around += 1;
  const stances = stancesOf(fight, who, target);
  const grounds = groundsOf(fight, who, target);
  return { stances, around, grounds, outnumbered: -1, inMelee: -1, near: null, shot: null };
}

/** How the combatants beside the target count: 0 to 3. */
function crowd(
  fight: Fight,
  met: Met<unknown>,
  { manner }: Means,
  who: Combatant,
  target: Combatant,
  shot: boolean,
): number {
  if (countsAsMelee(fight, manner)) {
    if (met.outnumbered < 0) met.outnumbered = Math.min(3, outnumbering(fight, who, target));
    return met.outnumbered;
  }
  if (!shot) return 0;
  if (met.inMelee < 0) met.inMelee = intoMelee(fight, who, target) ? 1 : 0;
  return met.inMelee;
}
