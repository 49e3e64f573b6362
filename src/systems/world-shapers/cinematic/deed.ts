import type { Id } from '../../../kernel/json.ts';
import { judgeAble, judgeReaction } from '../judge.ts';
import { nameOf, toldOf } from '../names.ts';
import { askOutcomes } from '../outcome/ask.ts';
import { payReaction } from '../reactions/reaction.ts';
import type { Critical } from '../roll/check.ts';
import { makeCheck } from '../roll/check.ts';
import { advantage } from '../roll/edge.ts';
import { one } from '../state.ts';
import type { Skill } from '../stats.ts';
import type { Table } from '../table.ts';
import { priceOf } from './cost.ts';
import type { Participant } from './join.ts';
import { measure, strongest } from './strongest.ts';

/** Performing a cinematic deed (WS-CIN-4 to WS-CIN-6, WS-CIN-9 to WS-CIN-11). */

/** A participant with the check that the game master named. */
export interface Called extends Participant {
  readonly skill: Skill;
  readonly difficulty: number;
}

export interface Deed {
  readonly who: Id;
  readonly what: string;
  /** The initiator, then the others in joining order. */
  readonly parts: readonly Called[];
  /** WS-R51: all pay as for a Burst. */
  readonly raised: boolean;
}

/** Takes the price of the others (WS-CIN-8). Returns the initiator and all who could pay. */
export function payOthers(
  table: Table,
  { parts, raised }: { readonly parts: readonly Participant[]; readonly raised: boolean },
): readonly Id[] {
  const [first, ...others] = parts.map(({ who }) => who);
  const left = first === undefined ? [] : [first];
  for (const id of others) {
    const who = one(table.fight, id);
    const way = parts.find((part) => part.who === id)?.way ?? 'plain';
    const price = priceOf(table.fight, who, 'join', way, raised);
    if (judgeReaction(table.fight, who, price) !== null) continue;
    payReaction(table, id, 'join-cinematic', price);
    left.push(id);
  }
  return left;
}

/** One check; fails without a roll if the participant cannot act any more. */
function check(
  table: Table,
  { who, skill, difficulty }: Called,
  together: boolean,
): { readonly passed: boolean; readonly critical: Critical } {
  const unable = judgeAble(one(table.fight, who));
  if (unable) {
    const clause = together ? 'WS-CIN-9' : 'WS-CIN-4';
    table.tell({ fact: 'came-to-nothing', who, what: 'check', because: unable.because, clause });
    return { passed: false, critical: null };
  }
  return makeCheck(table, {
    who,
    skill,
    clause: together ? 'WS-CIN-9' : 'WS-CIN-4',
    purpose: 'cinematic',
    needs: difficulty,
    ...(together ? { criticals: true, edges: [advantage('acting together', 'WS-CIN-9')] } : {}),
  });
}

/**
 * WS-CIN-10, WS-R49: whether the deed succeeds: all checks, or critical successes compensate the failures. `made`: the
 * number of compensated failures.
 */
function settled(
  table: Table,
  results: readonly { readonly passed: boolean; readonly critical: Critical }[],
): { readonly passed: boolean; readonly made: number } {
  const failures = results.filter(({ passed }) => !passed).length;
  const criticals = results.filter(({ critical }) => critical === 'success').length;
  const covers =
    table.fight.rulings.coopCompensation === 'all' && criticals > 0 ? Number.POSITIVE_INFINITY : criticals;
  const passed = failures <= covers;
  return { passed, made: passed ? failures : 0 };
}

/** Makes the checks and asks for the outcome. The initiator must have paid. */
export function carryThrough(table: Table, deed: Deed): void {
  const { who, what, parts } = deed;
  const together = parts.length > 1;
  const left = payOthers(table, deed);
  const results = parts.map((part) =>
    left.includes(part.who) ? check(table, part, together) : { passed: false, critical: null },
  );
  const { passed, made } = settled(table, results);
  const others = parts.slice(1).map((part) => part.who);
  const clause = together ? 'WS-CIN-10' : passed ? 'WS-CIN-5' : 'WS-CIN-6';
  table.tell({ fact: 'cinematic', who, what, with: others, passed, made, clause });
  askOutcomes(table, {
    id: 'gm.cinematicOutcome',
    clause: passed ? 'WS-CIN-5' : 'WS-CIN-6',
    by: who,
    what,
    title: `${toldOf(nameOf(table.fight, who), what)}: it ${passed ? 'succeeds' : 'fails'}.`,
    asks: 'happens',
    about: { passed, participants: parts.length, strongest: strongest(one(table.fight, who)) },
    measure: passed ? measure(one(table.fight, who), parts.length) : null,
  });
}
