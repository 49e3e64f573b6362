import { epoch } from '../../../engine/epoch.ts';
import { pairMemory } from '../../../engine/kept.ts';
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
 * How an attacker and its target meet: how both stand, what the ground says, who is around. What an attack promises is kept
 * for that, and is the same again wherever all of it is.
 */

/** What is known of attacks of one on another who stand and meet in a certain way. */
interface Known<T> {
  /** What each of the means promised, by its form and how many are around. */
  readonly promises: Map<Means, T[]>;
  /** How well they are evaded, by what the means are like: numbers and form of the attack make no difference to that. */
  readonly evasion: { [manner: string]: number };
}

/** What an attack promises, `open` being the chance that it is evaded, once it is known for attacks like it. */
type Work<T> = (
  fight: Fight,
  attack: Attack,
  target: Combatant,
  evasion: (work: () => number) => number,
) => T;

/** Not kept. */
const worked = (work: () => number): number => work();

/** Two who meet, and what is known of attacks of the one on the other. */
interface Met<T> {
  readonly stances: number;
  readonly around: number;
  readonly grounds: Grounds;
  /** Those beside the target who count, once anybody asked. */
  outnumbered: number;
  inMelee: number;
  near: Known<T> | null;
  shot: Known<T> | null;
}

/** PE-AIL-19, PE-ACT-23: its tests hang on where others are. */
const looksAround = (who: Combatant): boolean => who.disruptions.length > 0 || suffers(who, 'panicked');

/** Advantages and Disadvantages of forms: no more than these. */
const mostEdge = 7;

/** So many means are known of two who meet before they are forgotten: copies of means are means of their own. */
const mostMeans = 200;

/** Remembers what attacks promise. The answer must hang on nothing that is not asked about here. */
export function keptForMeetings<T>(work: Work<T>): (fight: Fight, attack: Attack, target: Combatant) => T {
  const kept = pairMemory<Known<T>>();
  const newKnown = (): Known<T> => ({ promises: new Map(), evasion: {} });
  /** Those whom somebody may attack right now: all its means ask about the same ones. */
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

/** `null` where more hangs on others than is looked at here. */
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

/** Those beside the target who count: 0 to 3. */
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
