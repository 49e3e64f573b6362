import type { Id } from '../../../kernel/json.ts';
import type { Facts } from '../facts/index.ts';
import { hasFallen } from '../held/fallen.ts';
import { isObject, one, present } from '../state.ts';
import { gainStatus } from '../status/gain.ts';
import type { Table } from '../table.ts';
import { bleeds, deathAt } from './death.ts';
import { leaving, lettingGo } from './let-go.ts';
import { leftAfter } from './pools.ts';

/** Loss of Vitality and its consequences (WS-VIT-1 to WS-VIT-6, WS-GEN-9). */
interface Loss {
  readonly who: Id;
  readonly by: Id;
  readonly amount: number;
  /** The cause, for readers. */
  readonly why: string;
  readonly clause: string;
  /** Whether it may start Bleeding and kill (WS-ATK-16). */
  readonly lethal: boolean;
  /** Directly from Vitality, without Temporary Vitality (WS-VIT-5). */
  readonly direct?: true | undefined;
}

/** Applies a loss; returns how much both pools lost together. */
export function loseVitality(table: Table, loss: Loss): number {
  const { who: id, by, amount, why, clause, lethal, direct = false } = loss;
  const { fight } = table;
  const before = one(fight, id);
  if (!present(before) || amount <= 0) return 0;
  const { vitality, temporary } = before;
  const left = leftAfter(fight, before, amount, { lethal, direct });
  const shielded = temporary - left.temporary;
  const gone = vitality - left.vitality + shielded;
  table.tell({
    fact: 'vitality-lost',
    who: id,
    by,
    amount: gone,
    lost: shielded,
    left: left.vitality,
    temporary: left.temporary,
    why,
    clause,
  });
  if (left.vitality < 1) fall(table, loss, vitality);
  return gone;
}

/**
 * Consequences of falling below 1 Vitality: objects are destroyed; creatures start Bleeding, and go Down or die.
 * `before`: the Vitality before the loss.
 */
function fall(table: Table, { who: id, by, lethal }: Loss, before: number): void {
  const { fight } = table;
  const who = one(fight, id);
  if (isObject(who)) {
    tellAll(table, leaving(fight, who, { fact: 'destroyed', who: id, by }));
    return;
  }
  const brought = before >= 1;
  // WS-VIT-3, WS-STA-5: a combatant killed at once gets Bleeding, too; it keeps it if it is revived.
  if (brought && lethal && bleeds(fight, who)) {
    gainStatus(table, { who: id, by, status: { id: 'bleeding', for: 'untilEnded' }, clause: 'WS-VIT-3' });
  }
  const death = deathAt(fight, who);
  if (lethal && death !== null && who.vitality <= death) die(table, id, by);
  else if (who.out === null && fight.rulings.downState === 'down') goDown(table, id, by);
}

/** Dies (WS-VIT-6). */
function die(table: Table, id: Id, by: Id): void {
  const who = one(table.fight, id);
  const upright = who.out === null;
  tellAll(table, leaving(table.fight, who, { fact: 'died', who: id, by, clause: 'WS-VIT-6' }));
  if (upright) hasFallen(table, id);
}

/** Goes Down (WS-VIT-4, WS-R74). */
function goDown(table: Table, id: Id, by: Id): void {
  tellAll(table, [...lettingGo(one(table.fight, id)), { fact: 'went-down', who: id, by }]);
  hasFallen(table, id);
}

function tellAll(table: Table, facts: readonly Facts[]): void {
  for (const fact of facts) table.tell(fact);
}
