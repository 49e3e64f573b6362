import { possessive } from '../../../kernel/phrases.ts';
import { lastRound } from '../effects/lasting.ts';
import type { Until } from '../effects/until.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { nameOf } from './words.ts';

/** A duration in words that follow "until" (AD-ENC-3, AD-R13): "its next turn begins"; `undefined` if it has no end. */
export function untilWords(fight: Fight, bearer: string, until: Until): string | undefined {
  switch (until.when) {
    case 'ended':
      return undefined;
    case 'rounds':
      return roundsWords(fight, until);
    case 'turn-starts': {
      const left = until.count - one(fight, until.of).begun;
      const whose = owner(fight, bearer, until.of);
      return left > 1 ? `${left} of ${whose} turns have begun` : `${whose} next turn begins`;
    }
    case 'turn-ends': {
      const who = one(fight, until.of);
      const left = until.count - who.ended;
      const whose = owner(fight, bearer, until.of);
      if (left > 1) return `${whose} next turn ends`;
      return who.begun > who.ended ? `${whose} turn ends` : `${whose} next turn ends`;
    }
  }
}

type Rounds = Extract<Until, { readonly when: 'rounds' }>;

/** AD-R13: the last round, or the turn in it. */
function roundsWords(fight: Fight, until: Rounds): string {
  const { at } = until;
  const last = lastRound(fight, until);
  return fight.rulings.durationCount === 'sameInitiative' && at !== null
    ? `${possessive(nameOf(fight, at))} turn in round ${last}`
    : `round ${last} ends`;
}

const owner = (fight: Fight, bearer: string, of: string): string =>
  of === bearer ? 'its' : possessive(nameOf(fight, of));
