import type { Id } from '../../../kernel/json.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Effect, NewEffect } from './effect.ts';
import { beginEffect, endEffect, isOver, untilUpheld } from './lasting.ts';

/** Effects that last as long as they are upheld (WS-CIN-16). */

const upheldBy = (effect: Effect, id: Id): boolean =>
  effect.until.when === 'upheld' && effect.until.of === id;

/** The effects that `id` upholds, and on whom. */
export const upheld = (
  fight: Fight,
  id: Id,
): readonly { readonly who: Combatant; readonly effect: Effect }[] =>
  everyone(fight).flatMap((who) =>
    who.effects.filter((effect) => upheldBy(effect, id)).map((effect) => ({ who, effect })),
  );

/** Whether its AP have been paid in the current turn. */
export const isPaidFor = (fight: Fight, { until }: Effect): boolean =>
  until.when === 'upheld' && until.count > one(fight, until.of).begun;

/** Prolongs everything that `id` upholds until the end of its next turn. */
export function prolong(table: Table, id: Id): void {
  for (const { who, effect } of upheld(table.fight, id)) {
    const { id: _, ...same } = effect;
    endEffect(table, who.id, effect.id, 'replaced');
    beginEffect(table, who.id, { ...same, until: untilUpheld(table.fight, id) } as NewEffect, 'WS-CIN-16');
  }
}

/** Ends upheld effects whose upholder has moved or cannot act; called after every deed. */
export function loosen(table: Table): void {
  const { fight } = table;
  for (const who of everyone(fight)) {
    for (const effect of who.effects) {
      if (effect.until.when === 'upheld' && isOver(fight, effect.until)) {
        endEffect(table, who.id, effect.id, 'over');
      }
    }
  }
}
