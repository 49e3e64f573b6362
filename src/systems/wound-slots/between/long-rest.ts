import type { Id } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { closeLight } from '../body/ease.ts';
import { attributeOf } from '../derived.ts';
import { isExhausted } from '../fatigue.ts';
import type { Level } from '../levels.ts';
import { rankOf, worstOf } from '../levels.ts';
import { regainMana, regainStamina } from '../stamina.ts';
import type { Combatant } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Attempt, Recovery } from './recovery.ts';
import { recover } from './recovery.ts';

/** The benefits of a long rest, in order (SL-RST-7 to SL-RST-11). */

/** SL-RST-1: minutes of a long rest. */
export const longRestMinutes = 8 * 60;

/** SL-R13: the state at the start of the rest. */
interface LainDown {
  readonly worst: Level | null;
  readonly exhausted: boolean;
}

export const layDown = (who: Combatant): LainDown => ({
  worst: worstOf(who.wounds),
  exhausted: isExhausted(who),
});

/** SL-RST-9: points of fatigue removed, by Vitality and the highest wound level. */
const fatigueLost = (vitality: number, worst: Level | null): number =>
  worst === null ? Math.max(1, 5 + vitality) : Math.max(0, 5 + vitality - rankOf(worst));

/**
 * The five steps. By SL-R13 they depend on the state at the start of the rest or (`eachStep`) on that after the
 * previous step. A refusal if the wound picked for the recovery check cannot heal.
 */
export function longRest(table: Table, id: Id, lain: LainDown, attempt: Attempt): Recovery | Refusal {
  const basis = (): LainDown =>
    table.fight.rulings.longRestBasis === 'startOfRest' ? lain : layDown(one(table.fight, id));
  if (basis().exhausted) {
    endExhaustion(table, id);
    regainAll(table, id, 'SL-RST-7');
    return {
      bonus: attempt.gathered,
      told: 'Exhausted no longer; besides stamina and mana nothing is gained (SL-RST-7).',
    };
  }

  const { worst } = basis();
  if (worst === 'light' || worst === 'moderate') {
    closeLight(table, id, id, Number.POSITIVE_INFINITY, 'SL-RST-8');
  }

  const { fatigue, stamina, sheet } = one(table.fight, id);
  const lost = Math.min(fatigue, fatigueLost(attributeOf(sheet, 'vitality'), basis().worst));
  if (lost > 0) {
    const left = fatigue - lost;
    table.tell({ fact: 'fatigue', who: id, fatigue: left, stamina, why: 'a long rest', clause: 'SL-RST-9' });
  }

  const wounded = worstOf(one(table.fight, id).wounds) !== null;
  const recovery = wounded ? recover(table, id, attempt) : { bonus: 0, told: '' };
  if (isRefusal(recovery)) return recovery;
  regainAll(table, id, 'SL-RST-11');
  return recovery;
}

function regainAll(table: Table, id: Id, clause: string): void {
  const { staminaMax, manaMax } = one(table.fight, id);
  regainStamina(table, id, staminaMax, 'a long rest', clause);
  regainMana(table, id, manaMax, 'a long rest', clause);
}

/** SL-RST-7, SL-R32: ends exhaustion although fatigue may still be at half the maximum. */
function endExhaustion(table: Table, id: Id): void {
  const who = one(table.fight, id);
  if (!isExhausted(who)) return;
  if (table.fight.rulings.exhaustedClear === 'untilNextFatigue') {
    table.tell({ fact: 'exhaustion-lifted', who: id, lifted: true });
    return;
  }
  // The most fatigue that is below half.
  const fatigue = Math.max(0, Math.ceil(who.staminaMax / 2) - 1);
  const { stamina } = who;
  table.tell({ fact: 'fatigue', who: id, fatigue, stamina, why: 'a long rest', clause: 'SL-CND-6' });
}
