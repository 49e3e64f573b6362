import type { Id } from '../../../kernel/json.ts';
import { bleeds } from '../body/death.ts';
import type { Until } from '../effects/effect.ts';
import { statusEffects } from '../effects/effects.ts';
import { beginEffect, endEffect, untilOf } from '../effects/lasting.ts';
import { freeHands } from '../judge.ts';
import type { GivesStatus } from '../riders.ts';
import { inGrasp } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { StatusId } from './catalogue.ts';

/** How Status Effects begin and end (section STA). */

/** A Status Effect that somebody is to get. */
interface Gains {
  readonly who: Id;
  /** The causer, for example whom the Frightened fear. */
  readonly by: Id;
  readonly status: GivesStatus;
  readonly clause: string;
}

/**
 * WS-STA-1: gives a Status Effect. If the same source has caused it before, the later end counts; effects of other
 * sources, or with durations that cannot be compared, coexist and count once (WS-STA-6). Nothing happens if the target
 * is gone or cannot bleed (WS-R73); Grabbed needs a free hand of the causer (WS-ADV-11).
 */
export function gainStatus(table: Table, { who: id, by, status, clause }: Gains): void {
  const { fight } = table;
  const who = one(fight, id);
  if (!present(who) || (status.id === 'bleeding' && !bleeds(fight, who))) return;
  if (status.id === 'grabbed') {
    if (mayHold(fight, one(fight, by), who)) table.tell({ fact: 'grabbed', who: id, by });
    return;
  }
  const until = untilOf(fight, status.for, id, by);
  const same = statusEffects(who).filter((effect) => effect.status === status.id && effect.by === by);
  if (same.some((effect) => outlasts(effect.until, until))) return;
  for (const effect of same) if (outlasts(until, effect.until)) endEffect(table, id, effect.id, 'replaced');
  beginEffect(table, id, { kind: 'status', status: status.id, by, until }, clause);
}

/** Ends a Status Effect, from all sources. */
export function endStatus(table: Table, who: Id, status: StatusId): void {
  for (const effect of statusEffects(one(table.fight, who))) {
    if (effect.status === status) endEffect(table, who, effect.id, 'ended');
  }
}

/** WS-ADV-11: whether the causer can grab: a free hand, and the target within reach. */
const mayHold = (fight: Fight, by: Combatant, who: Combatant): boolean =>
  by.id !== who.id &&
  by.out === null &&
  !who.grabbedBy.includes(by.id) &&
  inGrasp(fight, by, who) &&
  freeHands(by) > 0;

/** Whether the first surely lasts at least as long as the second; `false` if they are counted differently. */
function outlasts(first: Until, second: Until): boolean {
  switch (first.when) {
    case 'ended':
      return true;
    case 'combat-ends':
      return second.when !== 'ended';
    case 'round-ends':
      return second.when === 'round-ends' && first.round >= second.round;
    case 'upheld':
      return second.when === 'upheld' && second.of === first.of && first.count >= second.count;
    case 'slot-starts':
    case 'turn-ends':
      return second.when === first.when && second.of === first.of && first.count >= second.count;
  }
}
