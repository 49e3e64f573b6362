import type { Id } from '../../../kernel/json.ts';
import type { Duration } from '../riders.ts';
import { watchful } from '../sight/notice.ts';
import type { Fight } from '../state.ts';
import { everyone, one, standing } from '../state.ts';
import type { Table } from '../table.ts';
import type { Effect, NewEffect, Until } from './effect.ts';

/** Durations (WS-RND-8, WS-INI-9, WS-INI-10). */

/** "Until your next turn": until the next slot of `of` starts. */
export const untilNextTurn = (fight: Fight, of: Id): Until => ({
  when: 'slot-starts',
  of,
  count: one(fight, of).slots + 1,
});

/** "Until the end of your next turn": the end of the next turn of `of` that begins after now. */
export const untilEndOfNextTurn = (fight: Fight, of: Id): Until => endOfTurns(fight, of, 1);

/** "Until the end of your turn": the end of the current turn of `of`. */
export const untilEndOfTurn = (fight: Fight, of: Id): Until => endOfTurns(fight, of, 0);

const endOfTurns = (fight: Fight, of: Id, turns: number): Until => ({
  when: 'turn-ends',
  of,
  count: one(fight, of).begun + turns,
});

/** WS-CIN-16: until the end of its next turn, unless upheld in it, and only while it stays in place. */
export const untilUpheld = (fight: Fight, of: Id): Extract<Until, { readonly when: 'upheld' }> => ({
  when: 'upheld',
  of,
  count: one(fight, of).begun + 1,
  at: one(fight, of).cell,
});

/** "For N rounds": the end by WS-R16. What begins before the fight counts from its first round on. */
function forRounds(fight: Fight, rounds: number, bearer: Id, source: Id): Until {
  switch (fight.rulings.roundDurations) {
    case 'bearerTurnEnds':
      return endOfTurns(fight, bearer, rounds);
    case 'sourceTurnStart':
      return { when: 'slot-starts', of: source, count: one(fight, source).slots + rounds };
    case 'roundEnd':
      return { when: 'round-ends', round: Math.max(1, fight.round) + rounds - 1 };
  }
}

/** A duration as stated by data. `nextTurn` means the source's turn, `endOfNextTurn` the bearer's. */
export function untilOf(fight: Fight, duration: Duration, bearer: Id, source: Id): Until {
  if (typeof duration === 'object') return forRounds(fight, duration.rounds, bearer, source);
  switch (duration) {
    case 'nextTurn':
      return untilNextTurn(fight, source);
    case 'endOfNextTurn':
      return untilEndOfNextTurn(fight, bearer);
    case 'combat':
      return { when: 'combat-ends' };
    case 'untilEnded':
      return { when: 'ended' };
    case 'upheld':
      return untilUpheld(fight, source);
  }
}

/** Whether the time is over. `roundOver`: the current round is just ending. */
export function isOver(fight: Fight, until: Until, roundOver = false): boolean {
  switch (until.when) {
    case 'slot-starts':
      return one(fight, until.of).slots >= until.count;
    case 'turn-ends':
      return one(fight, until.of).ended >= until.count;
    case 'round-ends':
      return roundOver && fight.round >= until.round;
    case 'upheld':
      return isLetGo(fight, until);
    case 'combat-ends':
    case 'ended':
      return false;
  }
}

function isLetGo(fight: Fight, { of, count, at }: Extract<Until, { readonly when: 'upheld' }>): boolean {
  const who = one(fight, of);
  return !standing(who) || who.ended >= count || who.cell.x !== at.x || who.cell.y !== at.y;
}

/** Begins an effect; returns its id. */
export function beginEffect(table: Table, who: Id, effect: NewEffect, clause: string): Id {
  const id = `effect-${table.fight.count + 1}`;
  table.tell({ fact: 'effect-began', who, effect: { id, ...effect } as Effect, clause });
  return id;
}

/** Ends an effect, if it still exists. */
export function endEffect(
  table: Table,
  who: Id,
  id: Id,
  why: 'over' | 'ended' | 'replaced' | 'hand' = 'ended',
): void {
  const was = one(table.fight, who).effects.find((effect) => effect.id === id);
  if (was) table.tell({ fact: 'effect-ended', who, id, why, was });
}

/** Ends all effects whose time is over, in joining order. Must be called whenever a counter has advanced. */
export function expire(table: Table, roundOver = false): void {
  // WS-ADV-14: the end of Blinded may let somebody see a hidden combatant.
  watchful(table, () => {
    for (const who of everyone(table.fight)) {
      // WS-R81 `false`: durations do not run on for the dead.
      const round = roundOver && (who.out !== 'dead' || table.fight.rulings.statusTicksWhileDead);
      for (const effect of who.effects) {
        if (isOver(table.fight, effect.until, round)) endEffect(table, who.id, effect.id, 'over');
      }
    }
  });
}
