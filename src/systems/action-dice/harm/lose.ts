import type { Id } from '../../../kernel/json.ts';
import { breakAct, hurtBreaks } from '../acts/break.ts';
import { letGoFacts, shockFacts } from '../body/shock.ts';
import { hasHealth } from '../derived.ts';
import { letGo } from '../effects/lasting.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Dealt } from './damage.ts';

/** A loss after all protection (sections HRT, SHK, OBJ). */
interface Loss {
  readonly who: Id;
  readonly by: Id;
  readonly amount: number;
  readonly why: string;
  /** AD-HRT-6: it bypasses Durability. */
  readonly straightAtHealth?: boolean;
}

const nothing: Dealt = { durability: 0, health: 0 };

/**
 * AD-HRT-1, AD-HRT-6, AD-R76: how a loss is shared between Durability and Health. `reaching`: the part that reaches
 * Health, also beyond what Health is left.
 */
export function shareOut(
  fight: Fight,
  who: Combatant,
  amount: number,
  straight = false,
): Dealt & { readonly reaching: number } {
  if (!hasHealth(who.sheet, fight.rulings)) {
    return { durability: Math.min(who.durability, amount), health: 0, reaching: 0 };
  }
  const durability = straight ? 0 : Math.min(who.durability, amount);
  const lost = durability > 0 && !fight.rulings.spill;
  const reaching = lost ? 0 : amount - durability;
  return { durability, health: Math.min(who.health, reaching), reaching };
}

/** What a loss makes of it: dead, in Shock, destroyed; `null` if it goes on. */
export type Fate = 'killed' | 'shock' | 'destroyed' | null;

/** AD-SHK-3, AD-SHK-5, AD-OBJ-3: what a loss of so much would make of it. */
export function fateOf(fight: Fight, who: Combatant, amount: number, straight = false): Fate {
  if (amount <= 0) return null;
  if (dies(fight, who) !== null) return 'killed';
  const { durability, health, reaching } = shareOut(fight, who, amount, straight);
  if (!hasHealth(who.sheet, fight.rulings)) return durability === who.durability ? 'destroyed' : null;
  return reaching > 0 && health === who.health ? 'shock' : null;
}

/** Takes a loss from Durability and Health; then conditions, Shock and death, in the order of AD-ARM-12. */
export function lose(table: Table, loss: Loss): Dealt {
  const { fight } = table;
  const who = one(fight, loss.who);
  if (loss.amount <= 0 || !present(who)) return nothing;
  const { durability, health } = shareOut(fight, who, loss.amount, loss.straightAtHealth);
  const fate = fateOf(fight, who, loss.amount, loss.straightAtHealth);
  const doomed = dies(fight, who);
  take(table, loss, 'durability', durability);
  take(table, loss, 'health', health);
  const dealt = { durability, health };
  hurtBreaks(table, loss.who, dealt);
  if (doomed !== null) kill(table, loss.who, loss.by, doomed);
  else if (fate === 'destroyed') fallApart(table, loss);
  else if (fate === 'shock') {
    for (const fact of shockFacts(fight, one(fight, loss.who), loss.by)) table.tell(fact);
    letGo(table);
  }
  return dealt;
}

/** AD-SHK-5, AD-R96: the clause by which any damage kills it; `null` if none does. */
function dies({ rulings }: Fight, { shock, stabilised }: Combatant): string | null {
  if (shock) return 'AD-SHK-5';
  return stabilised && rulings.stableHurt === 'killed' ? 'AD-SHK-7' : null;
}

function take(table: Table, loss: Loss, pool: 'durability' | 'health', amount: number): void {
  if (amount === 0) return;
  const { who, by, why } = loss;
  const was = one(table.fight, who)[pool];
  const clause = pool === 'durability' ? 'AD-HRT-1' : loss.straightAtHealth ? 'AD-HRT-6' : 'AD-HRT-5';
  table.tell({ fact: pool, who, by, was, left: was - amount, why, clause });
}

/** AD-OBJ-3, AD-R92: destroys it. */
function fallApart(table: Table, { who, by }: Loss): void {
  breakAct(table, who, 'destroyed');
  table.tell({ fact: 'destroyed', who, by });
  letGo(table);
}

/** AD-SHK-2, AD-SHK-5: kills at once. What has no Health is destroyed. */
export function kill(table: Table, id: Id, by: Id, clause: string): void {
  const { fight } = table;
  const who = one(fight, id);
  if (!present(who)) return;
  breakAct(table, id, 'dead');
  if (!hasHealth(who.sheet, fight.rulings)) {
    table.tell({ fact: 'destroyed', who: id, by });
  } else {
    for (const fact of letGoFacts(fight, who)) table.tell(fact);
    table.tell({ fact: 'died', who: id, by, clause });
  }
  letGo(table);
}
