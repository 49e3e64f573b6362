import type { Id } from '../../../kernel/json.ts';
import { temporaryCap } from '../derived.ts';
import { statusEffects } from '../effects/effects.ts';
import { beginEffect } from '../effects/lasting.ts';
import { isDown, one, present } from '../state.ts';
import { endStatus } from '../status/gain.ts';
import type { Table } from '../table.ts';

/** Restores Vitality (WS-VIT-7) and gives Temporary Vitality (WS-VIT-2). */
interface Healing {
  readonly who: Id;
  readonly by: Id;
  readonly amount: number;
  readonly clause: string;
}

/**
 * WS-VIT-7, WS-R77: heals up to the maximum. Reaching 1 or more ends Down, and with `endsDownAndBleeding` also
 * Bleeding.
 */
export function heal(table: Table, { who: id, by, amount, clause }: Healing): void {
  const { fight } = table;
  const who = one(fight, id);
  if (!present(who) || amount <= 0) return;
  const left = Math.max(who.vitality, Math.min(who.sheet.vitality, who.vitality + amount));
  table.tell({ fact: 'healed', who: id, by, amount: left - who.vitality, left, clause });
  if (left < 1) return;
  if (fight.rulings.healing === 'endsDownAndBleeding') endStatus(table, id, 'bleeding');
  comeTo(table, id);
}

/** WS-VIT-4, WS-R74: a combatant that is Down and has 1 Vitality or more gets up, Prone. */
export function comeTo(table: Table, id: Id): void {
  const who = one(table.fight, id);
  if (!isDown(who) || who.vitality < 1) return;
  table.tell({ fact: 'came-to', who: id });
  if (statusEffects(who).some(({ status }) => status === 'prone')) return;
  beginEffect(table, id, { kind: 'status', status: 'prone', by: null, until: { when: 'ended' } }, 'WS-VIT-4');
}

/** WS-VIT-2, WS-R72: added up to the cap, or the higher of both amounts. It does not end Down. */
export function giveTemporary(table: Table, { who: id, amount, clause }: Healing): void {
  const { fight } = table;
  const who = one(fight, id);
  if (!present(who) || amount <= 0) return;
  const sum =
    fight.rulings.tempVitality === 'keepHigher' ? Math.max(who.temporary, amount) : who.temporary + amount;
  const left = Math.max(who.temporary, Math.min(temporaryCap(who.sheet), sum));
  table.tell({ fact: 'temporary', who: id, left, gained: left - who.temporary, why: 'gained', clause });
}
