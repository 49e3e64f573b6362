import type { Id } from '../../../kernel/json.ts';
import { stopDying, wakeUp } from '../body/consciousness.ts';
import { missingMana } from '../body/effects.ts';
import { withWound } from '../body/slots.ts';
import { staminaNow } from '../fatigue.ts';
import type { Spell } from '../gear.ts';
import { worstOf } from '../levels.ts';
import { gainFatigue } from '../stamina.ts';
import type { Effect } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { happened } from '../turn/events.ts';

/** What spells do beside attacking (SL-COM-1), and the mana that they take (SL-STA-6 to SL-STA-8). */

/** SL-STA-7, SL-STA-8: mana is spent, or sits in the effect; by SL-R11 what is missing may become fatigue. */
export function payMana(table: Table, id: Id, spell: Spell): void {
  const { points, use } = spell.mana;
  if (points <= 0) return;
  const who = one(table.fight, id);
  const missing = missingMana(who.mana, points);
  table.tell({
    fact: 'mana',
    who: id,
    left: who.mana - (points - missing),
    invested: use === 'invest' ? who.invested + points : who.invested,
    why: spell.name,
    clause: use === 'invest' ? 'SL-STA-8' : 'SL-STA-7',
  });
  if (missing > 0) gainFatigue(table, id, missing, spell.name, 'SL-STA-6');
}

/** SL-DUR-1: an effect of some rounds, this one the first. */
export function beginEffect(
  table: Table,
  by: Id,
  on: Id,
  spell: Spell,
  made: { readonly kind: Effect['kind']; readonly value: number; readonly rounds: number },
): void {
  const { round, effectCount } = table.fight;
  const effect: Effect = {
    id: `effect-${effectCount + 1}`,
    spell: spell.id,
    by,
    on,
    kind: made.kind,
    value: made.value,
    since: round,
    until: round + made.rounds - 1,
    invested: spell.mana.use === 'invest' ? spell.mana.points : 0,
  };
  table.tell({ fact: 'effect', effect });
  if (made.kind === 'bound') happened(table, 'condition', on);
}

/** Light wounds close, stamina comes back, up to what there may be; whoever lies there may wake up (SL-CND-5). */
export function mend(
  table: Table,
  by: Id,
  on: Id,
  does: { readonly light: number; readonly stamina: number },
): void {
  let eased = 0;
  for (; eased < does.light && one(table.fight, on).wounds.light > 0; eased++) {
    const { wounds } = one(table.fight, on);
    table.tell({
      fact: 'wound-eased',
      who: on,
      by,
      from: 'light',
      to: null,
      wounds: withWound(wounds, 'light', -1),
    });
    if (worstOf(wounds) === 'light') stopDying(table, on, 'SL-CND-4');
  }
  const who = one(table.fight, on);
  const left = Math.max(who.stamina, Math.min(staminaNow(who), who.stamina + does.stamina));
  if (left !== who.stamina) {
    table.tell({ fact: 'stamina', who: on, left, why: 'mended', clause: 'SL-COM-1' });
  }
  if (eased > 0) wakeUp(table, on);
}
