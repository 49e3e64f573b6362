import type { Id } from '../../kernel/json.ts';
import type { Tested } from './combat/test.ts';
import { makeTest, testNumbers } from './combat/test.ts';
import { allSuccesses } from './combat/test-dice.ts';
import { beats } from './contest.ts';
import type { Surprise } from './encounter-schema.ts';
import type { Fight } from './state.ts';
import { conscious, one, present, unconscious } from './state.ts';
import type { Table } from './table.ts';

/** The contest before the fight (FS-ENC-2): Stealth of the sneakers against each observer's Observation. */

const stealthOf = (who: Id) =>
  ({ who, skill: 'stealth', clause: 'FS-ENC-2', purpose: 'surprise', matters: allSuccesses }) as const;

/**
 * Those who roll Stealth (FS-R8): the sneaker with the lowest or the highest TN, of equal ones the first listed, or
 * each of them. Whoever is out does not sneak.
 */
function rolling(fight: Fight, sneakers: readonly Id[]): readonly Id[] {
  const listed = fight.listing.filter((id) => sneakers.includes(id) && conscious(one(fight, id)));
  const { surpriseStealth } = fight.rulings;
  if (surpriseStealth === 'eachSneaker') return listed;
  const sign = surpriseStealth === 'lowestOnce' ? 1 : -1;
  let best: Id | null = null;
  let bestTn = 0;
  for (const id of listed) {
    const tn = testNumbers(fight, stealthOf(id)).tn.value * sign;
    if (best === null || tn < bestTn) {
      best = id;
      bestTn = tn;
    }
  }
  return best === null ? [] : [best];
}

/** Rolls the contest and tells who is surprised. Without sneakers nobody is, and no dice are rolled. */
export function contestSurprise(table: Table): void {
  const { fight } = table;
  const { sneakers, observers } = fight.surprise ?? nobody;
  const stealth = rolling(fight, sneakers).flatMap((id) =>
    // FS-REF-1: between the dice the game master may take one of them out of the fight.
    conscious(one(fight, id)) ? [makeTest(table, stealthOf(id))] : [],
  );
  const surprised = stealth.length === 0 ? [] : observersBeaten(table, stealth, observers);
  table.tell({ fact: 'surprised', who: surprised, sneakers });
}

const nobody: Surprise = { sneakers: [], observers: [] };

/**
 * The observers who are surprised: those who lose to every Stealth roll, the unconscious without dice (FS-COND-3). The
 * dead observe nothing.
 */
function observersBeaten(table: Table, stealth: readonly Tested[], observers: readonly Id[]): readonly Id[] {
  const { fight } = table;
  const beaten: Id[] = [];
  for (const id of fight.listing) {
    const observer = one(fight, id);
    if (!observers.includes(id) || !present(observer)) continue;
    if (unconscious(observer)) {
      beaten.push(id);
      continue;
    }
    const seen = makeTest(table, {
      who: id,
      skill: 'observation',
      clause: 'FS-ENC-2',
      purpose: 'notice',
      matters: allSuccesses,
    });
    if (stealth.every((roll) => beats(fight, roll, seen))) beaten.push(id);
  }
  return beaten;
}
