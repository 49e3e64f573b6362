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

/** Status Effects as they come and go (section STA). */

/** Somebody is to come under a Status Effect. */
interface Gains {
  readonly who: Id;
  /** Whose doing it is: whom the Frightened fear. */
  readonly by: Id;
  readonly status: GivesStatus;
  readonly clause: string;
}

/**
 * WS-STA-1: puts somebody under a Status Effect. Whoever has it already has it until the later end; what is for another
 * source or counted otherwise stands beside it, and does what it does once (WS-STA-6). Nobody comes under any who is
 * not here any more, nor bleeds who cannot (WS-R73), and being Grabbed needs somebody with a hand free (WS-ADV-11).
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

/** Ends a Status Effect, whoever it came from. */
export function endStatus(table: Table, who: Id, status: StatusId): void {
  for (const effect of statusEffects(one(table.fight, who))) {
    if (effect.status === status) endEffect(table, who, effect.id, 'ended');
  }
}

/** WS-ADV-11: an effect that grabs does so with the hand of whoever caused it. */
const mayHold = (fight: Fight, by: Combatant, who: Combatant): boolean =>
  by.id !== who.id &&
  by.out === null &&
  !who.grabbedBy.includes(by.id) &&
  inGrasp(fight, by, who) &&
  freeHands(by) > 0;

/** Whether the first lasts as long as the second for certain: only what is counted alike can be compared. */
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
