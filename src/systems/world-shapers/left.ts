import { usedUp } from '../../documents/used-up.ts';
import type { Id, Json } from '../../kernel/json.ts';
import { asJson } from '../../kernel/json.ts';
import { deathAt } from './body/death.ts';
import type { Current } from './current.ts';
import type { Until } from './effects/effect.ts';
import { statusEffects } from './effects/effects.ts';
import { belongings } from './judge.ts';
import type { Duration } from './riders.ts';
import type { Fight } from './state.ts';
import { everyone, one } from './state.ts';

type Left = NonNullable<Current['statuses']>[number];

/** WS-RND-3: the rest of a duration, in rounds; `null`: it ends with the fight. */
function durationLeft(fight: Fight, until: Until): Duration | null {
  const rounds = (count: number): Duration => ({ rounds: Math.max(1, Math.min(99, count)) });
  switch (until.when) {
    case 'slot-starts':
      return rounds(until.count - one(fight, until.of).slots);
    case 'turn-ends':
      // The turn that is going on does not count as a round to come.
      return rounds(until.count - one(fight, until.of).begun);
    case 'round-ends':
      return rounds(until.round - fight.round + 1);
    case 'ended':
      return 'untilEnded';
    case 'combat-ends':
    case 'upheld':
      return null;
  }
}

const longer = (a: Duration, b: Duration): boolean =>
  a === 'untilEnded' || (typeof a === 'object' && typeof b === 'object' && a.rounds > b.rounds);

/** Each Status Effect once, with the longest duration of all its sources. */
function statusesLeft(fight: Fight, id: Id): readonly Left[] {
  const found = new Map<Left['id'], Left>();
  for (const { status, until } of statusEffects(one(fight, id))) {
    const lasts = durationLeft(fight, until);
    const before = found.get(status);
    if (lasts !== null && (!before || longer(lasts, before.for)))
      found.set(status, { id: status, for: lasts });
  }
  return [...found.values()];
}

/**
 * WS-VIT-6: the Vitality to store. For a dead combatant it is at or below the death threshold, whatever it died of.
 */
function vitalityLeft(fight: Fight, id: Id): number {
  const who = one(fight, id);
  const death = who.out === 'dead' ? deathAt(fight, who) : null;
  return death === null ? who.vitality : Math.min(who.vitality, death);
}

/** WS-BAS-16: objects that were used up. Those on the ground or with another combatant are not. */
function objectsUsedUp(fight: Fight, id: Id): Pick<Current, 'used'> {
  const { sheet } = one(fight, id);
  const there = [...fight.floor.map(({ item }) => item), ...everyone(fight).flatMap(belongings)];
  return usedUp(sheet.current, sheet.objects, id, there);
}

/**
 * The state of a combatant after a fight (WS-VIT-1, WS-BAS-16, WS-ABL-1, WS-CIN-2, WS-STA-5), to be stored with its
 * sheet.
 */
export function left(fight: Fight, id: Id): Json {
  const { wp, momentum, out } = one(fight, id);
  const vitality = vitalityLeft(fight, id);
  const statuses = statusesLeft(fight, id);
  const dead = out === 'dead' ? { dead: true } : {};
  return asJson({ vitality, ...dead, wp, momentum, statuses, ...objectsUsedUp(fight, id) });
}
