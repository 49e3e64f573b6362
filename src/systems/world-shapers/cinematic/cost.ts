import type { Refusal } from '../../../kernel/port.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import type { Price } from '../actions/action.ts';
import { keptByBearing } from '../bearing.ts';
import { cinematicAp, momentumCosts, reactionCosts } from '../costs.ts';
import { ruled } from '../derived.ts';
import { giftTerms } from '../effects/effects.ts';
import { mostOf, spendable } from '../numbers.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';

/** Costs of cinematic deeds (WS-CIN-2, WS-CIN-8, WS-CIN-12 to WS-CIN-15). */

/** The part of a participant: alone in its own turn, alone at any moment, first of several, one of the others. */
export type Part = 'action' | 'reaction' | 'together' | 'join';

/** WS-CIN-12: paid with AP or RP, or as a Burst. */
export type Way = 'plain' | 'burst';

interface Points {
  readonly points: 'ap' | 'rp';
  readonly needed: number;
}

function pointsOf(part: Part): Points {
  switch (part) {
    case 'action':
    case 'together':
      return { points: 'ap', needed: cinematicAp };
    case 'reaction':
      return { points: 'rp', needed: reactionCosts['cinematic-reaction'] };
    case 'join':
      return { points: 'rp', needed: reactionCosts['join-cinematic'] };
  }
}

/** WS-CIN-13, WS-R50: the reason why this cannot be a Burst, or `null`. */
export function judgeBurst(fight: Fight, who: Combatant, part: Part): Refusal | null {
  const { points, needed } = pointsOf(part);
  const word = points.toUpperCase();
  const { name } = who.sheet;
  const spent = points === 'ap' ? who.apSpent : who.rpSpent;
  if (spent > 0) {
    const because = `${name} has used ${word} ${points === 'ap' ? 'in this turn' : 'in this round'} already`;
    return refuse('noBurst', because, 'WS-CIN-13');
  }
  const most =
    fight.rulings.burstBlocked === 'anyShortage' ? spendable(fight, who, points) : mostOf(fight, who, points);
  return most < needed
    ? null
    : refuse('noBurst', `nothing keeps ${name} from using ${needed} ${word}`, 'WS-CIN-13');
}

/** `plain` if there are enough points; otherwise `burst` if allowed. */
export function wayOf(fight: Fight, who: Combatant, part: Part): Way {
  const { points, needed } = pointsOf(part);
  if (spendable(fight, who, points) >= needed) return 'plain';
  return judgeBurst(fight, who, part) === null ? 'burst' : 'plain';
}

const clauses = {
  plain: { alone: 'WS-CIN-2', together: 'WS-CIN-8' },
  burst: { alone: 'WS-CIN-12', together: 'WS-CIN-14' },
};

/**
 * The Momentum of a part: the base cost, less what features and Buffs subtract, and at least 1, unless a feature takes
 * the cost away (WS-CIN-15). `raised`: somebody else bursts, and all pay for it (WS-R51 `everyone`).
 */
function momentumOf(who: Combatant, part: Part, way: Way, raised: boolean): Total {
  const kind = part === 'action' || part === 'reaction' ? 'alone' : 'together';
  const dear = raised ? 'burst' : way;
  const base: Term = {
    value: momentumCosts[kind][dear],
    op: 'add',
    label: dear === 'burst' ? 'Cinematic Burst' : 'great deed',
    clause: clauses[dear][kind],
  };
  const { cinematicLess, cinematicFree } = who.sheet.traits;
  const less: readonly Term[] =
    cinematicLess === 0 ? [] : [{ value: -cinematicLess, op: 'add', label: 'feature', clause: 'WS-CIN-15' }];
  const least: Term = cinematicFree
    ? { value: 0, op: 'set', label: 'feature', clause: 'WS-CIN-15' }
    : { value: 1, op: 'atLeast', label: 'at least', clause: 'WS-CIN-15' };
  return fold([
    raised && way === 'plain' ? ruled(base, 'coopBurstPayer') : base,
    ...less,
    ...giftTerms(who, 'momentumCost'),
    least,
  ]);
}

/** Memoized per bearing, because everybody is asked at every attack (WS-CIN-2). */
const priced = (part: Part, way: Way, raised: boolean) =>
  keptByBearing((_fight, who): Price => {
    const { points, needed } = pointsOf(part);
    const momentum = momentumOf(who, part, way, raised).value;
    if (way === 'burst') return { momentum };
    return points === 'ap' ? { ap: needed, momentum } : { rp: needed, momentum };
  });

const pricesOf = (part: Part) => ({
  plain: { own: priced(part, 'plain', false), raised: priced(part, 'plain', true) },
  burst: { own: priced(part, 'burst', false), raised: priced(part, 'burst', true) },
});

const prices: { readonly [part in Part]: ReturnType<typeof pricesOf> } = {
  action: pricesOf('action'),
  reaction: pricesOf('reaction'),
  together: pricesOf('together'),
  join: pricesOf('join'),
};

/** The whole price of a part. */
export const priceOf = (fight: Fight, who: Combatant, part: Part, way: Way, raised = false): Price =>
  prices[part][way][raised ? 'raised' : 'own'](fight, who);

/** The least Momentum that a part can cost, plain or as a Burst. */
export const leastMomentum = (fight: Fight, who: Combatant, part: Part): number =>
  Math.min(
    priceOf(fight, who, part, 'plain').momentum ?? 0,
    priceOf(fight, who, part, 'burst').momentum ?? 0,
  );
