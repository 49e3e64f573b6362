import type { Until } from '../effects/effect.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { nameOf, possessive } from './words.ts';

/** How long something lasts still, as one says it after "until" (WS-RND-8): "its next turn ends". */
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

const owner = (fight: Fight, bearer: string, of: string): string =>
  of === bearer ? 'its' : possessive(nameOf(fight, of));

const ordinal = (n: number): string => (n === 2 ? '2nd' : n === 3 ? '3rd' : `${n}th`);
