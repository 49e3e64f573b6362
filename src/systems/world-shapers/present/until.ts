import { possessive } from '../../../kernel/phrases.ts';
import type { Until } from '../effects/effect.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Slot } from '../turn/slot.ts';
import { nameOf } from './words.ts';

/**
 * The rest of a duration, in words after "until" (WS-RND-8): "its next turn ends". `undefined` if it only ends
 * explicitly.
 */
export function untilWords(fight: Fight, bearer: string, until: Until): string | undefined {
  switch (until.when) {
    case 'slot-starts': {
      const left = until.count - one(fight, until.of).slots;
      const whose = owner(fight, bearer, until.of);
      return left > 1 ? `the ${ordinal(left)} of ${whose} turns from now` : `${whose} next turn`;
    }
    case 'turn-ends': {
      const who = one(fight, until.of);
      const left = until.count - who.ended;
      const whose = owner(fight, bearer, until.of);
      if (left > 1) return `${left} of ${whose} turns have ended`;
      return who.begun > who.ended ? `${whose} turn ends` : `${whose} next turn ends`;
    }
    case 'round-ends':
      return `round ${until.round} ends`;
    case 'combat-ends':
      return 'combat ends';
    case 'upheld':
      return `${nameOf(fight, until.of)} lets go`;
    case 'ended':
      return undefined;
  }
}

/**
 * The estimated end of a duration, for comparison: the round, the place in its order, and start (0) or end (1) of the
 * turn. Assumes that the order of later rounds is that of this one.
 */
type When = readonly [round: number, place: number, at: number];

function whenOver(fight: Fight, until: Until): When {
  switch (until.when) {
    case 'slot-starts': {
      const { place, slot } = placeOf(fight, until.of);
      const next = slot?.state === 'waiting' ? 0 : 1;
      return [fight.round + next + until.count - one(fight, until.of).slots - 1, place, 0];
    }
    case 'turn-ends':
    case 'upheld': {
      const { place } = placeOf(fight, until.of);
      const { turn, ended } = one(fight, until.of);
      return [fight.round + (turn === 'over' ? 1 : 0) + until.count - ended - 1, place, 1];
    }
    case 'round-ends':
      return [until.round, Number.POSITIVE_INFINITY, 0];
    case 'combat-ends':
      return [Number.POSITIVE_INFINITY, 0, 0];
    case 'ended':
      return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  }
}

function placeOf({ order }: Fight, of: string): { readonly place: number; readonly slot: Slot | undefined } {
  const place = order.findIndex(({ members }) => members.includes(of));
  return { place, slot: order[place] };
}

/** Whether the first is expected to end later than the second (WS-RND-8). */
export function endsLater(fight: Fight, first: Until, second: Until): boolean {
  const [a, b] = [whenOver(fight, first), whenOver(fight, second)];
  const at = a.findIndex((each, i) => each !== b[i]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

const owner = (fight: Fight, bearer: string, of: string): string =>
  of === bearer ? 'its' : possessive(nameOf(fight, of));

const ordinal = (n: number): string => (n === 2 ? '2nd' : n === 3 ? '3rd' : `${n}th`);
