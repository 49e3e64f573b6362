import type { Id } from '../../../kernel/json.ts';
import type { ConditionId } from '../conditions/catalogue.ts';
import { conditionTable } from '../conditions/catalogue.ts';
import type { Facts } from '../facts/index.ts';
import type { Fight } from '../state.ts';
import { everyone, one, standing } from '../state.ts';
import type { Table } from '../table.ts';
import type { Effect, Waiting } from './effect.ts';
import type { Until } from './until.ts';

/** Durations (AD-ENC-3, AD-R12, AD-R13). */

/** A duration of so many rounds from now. */
export const forRounds = (fight: Fight, rounds: number): Until => ({
  when: 'rounds',
  rounds,
  began: fight.round,
  at: fight.active,
});

/** AD-R12: to the end of the next turn that this combatant begins; a turn in progress does not count. */
export const toNextTurnEnd = (fight: Fight, of: Id): Until => ({
  when: 'turn-ends',
  of,
  count: one(fight, of).begun + 1,
});

/** AD-R13: the round in which a duration ends. What was there before the first round began counts that one as its own. */
export function lastRound(
  fight: Fight,
  { rounds, began }: { readonly rounds: number; readonly began: number },
): number {
  return fight.rulings.durationCount === 'countsThisRound' ? Math.max(1, began) + rounds - 1 : began + rounds;
}

/**
 * AD-R13: whether a duration of `rounds` is over. To be asked in the Recovery Phase (`recovery`), or when a place in
 * the order begins.
 */
export function roundsOver(
  fight: Fight,
  { rounds, began, at }: { readonly rounds: number; readonly began: number; readonly at: Id | null },
  recovery: boolean,
): boolean {
  const { durationCount } = fight.rulings;
  const there = durationCount === 'sameInitiative' ? fight.order.find(({ id }) => id === at) : undefined;
  const last = lastRound(fight, { rounds, began });
  if (there) {
    return fight.round > last || (fight.round === last && (there.state !== 'waiting' || recovery));
  }
  return fight.round > last || (fight.round === last && recovery);
}

/** Whether its time is over. */
export function isOver(fight: Fight, until: Until, recovery = false): boolean {
  switch (until.when) {
    case 'ended':
      return false;
    case 'rounds':
      return roundsOver(fight, until, recovery);
    case 'turn-starts':
      return one(fight, until.of).begun >= until.count;
    case 'turn-ends':
      return one(fight, until.of).ended >= until.count;
  }
}

/** AD-SHK-1: whether a held condition has lost its holder, who is no longer standing. */
const isLetGo = (fight: Fight, condition: ConditionId, by: Id | null): boolean =>
  conditionTable[condition].held === true && by !== null && !standing(one(fight, by));

/** The facts that end all held conditions whose holder is no longer standing. */
export const released = (fight: Fight): readonly Facts[] =>
  everyone(fight).flatMap((who) =>
    who.effects.flatMap(({ id, condition, by }): readonly Facts[] =>
      isLetGo(fight, condition, by)
        ? [{ fact: 'effect-ended', who: who.id, id, condition, why: 'over' }]
        : [],
    ),
  );

/** To be called when somebody has fallen or left: ends what is held by nobody any more. */
export function letGo(table: Table): void {
  for (const fact of released(table.fight)) table.tell(fact);
}

const nextId = (fight: Fight): Id => `effect-${fight.count + 1}`;

export function beginEffect(table: Table, who: Id, effect: Omit<Effect, 'id'>, clause: string): Id {
  const id = nextId(table.fight);
  table.tell({ fact: 'effect-began', who, effect: { ...effect, id }, clause });
  return id;
}

/** AD-DIE-15: lays a Charge or Challenge on a combatant. */
export function layPush(table: Table, who: Id, waiting: Omit<Waiting, 'id' | 'until'>): Id {
  const { fight } = table;
  const id = nextId(fight);
  table.tell({ fact: 'push-laid', who, waiting: { ...waiting, id, until: toNextTurnEnd(fight, who) } });
  return id;
}

/** Ends everything whose duration is over, in the order of the listing. Called wherever a counter has changed. */
export function expire(table: Table, recovery = false): void {
  const { fight } = table;
  for (const who of everyone(fight)) {
    for (const { id, until, condition, by } of who.effects) {
      if (isOver(fight, until, recovery) || isLetGo(fight, condition, by)) {
        table.tell({ fact: 'effect-ended', who: who.id, id, condition, why: 'over' });
      }
    }
    for (const { id, until, push } of who.waiting) {
      if (isOver(fight, until, recovery)) {
        table.tell({ fact: 'push-gone', who: who.id, id, push, why: 'over' });
      }
    }
  }
  for (const { id, until, visibility } of fight.zones) {
    if (isOver(fight, until, recovery)) table.tell({ fact: 'zone-ended', id, visibility });
  }
}
