import { dice } from '../../../kernel/dice.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Meeting, Reading } from '../../../kernel/readings.ts';
import { sum } from '../../../kernel/readings.ts';
import { loseVitality } from '../body/lose.ts';
import type { Said } from '../cover/behind.ts';
import { asOne } from '../held/fallen.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { chooseType } from './allocation.ts';
import { lethalParts } from './mercy.ts';
import type { Reckoned } from './reckon.ts';
import { piecesLeft, reckon, typesLeft } from './reckon.ts';
import type { Portion } from './roll.ts';
import { rulingsOf } from './say.ts';

/**
 * One hit on one target (WS-DMG-5, steps 2 to 9). Everything that one attack or effect deals at once is one hit
 * (WS-ARM-2).
 */
export interface Hit {
  readonly who: Id;
  readonly by: Id;
  readonly portions: readonly Portion[];
  /** The number of d4s to subtract (WS-ATK-14, WS-ATK-15); `null` or left out: the hit is lethal. */
  readonly nonLethal?: number | null | undefined;
  /** The result of these d4s, if they were rolled already. */
  readonly spared?: number | undefined;
  /** WS-DRS-13: a Defense Roll halved the damage. */
  readonly halved?: true | undefined;
  /** How much of Armor or a DR value is ignored (WS-ARM-7 to WS-ARM-9). */
  readonly ignores?: number | 'all' | undefined;
  /** WS-DMG-13: the dealer wants Holy damage to be lethal. */
  readonly holyLethal?: true | undefined;
  /** WS-MOV-9: upper bound of the damage. */
  readonly most?: number | undefined;
  /** The origin, for cover (WS-R88); if left out, cover does not matter. */
  readonly from?: Cell | null | undefined;
  /** WS-R89 `gmDecides`: the game master's answer about the target's cover. */
  readonly cover?: Said | undefined;
  /** Ids of further rulings that influenced the hit. */
  readonly rulings?: readonly string[] | undefined;
  readonly clause: string;
  /** A short description, such as the weapon's name. */
  readonly what: string;
}

interface Taken {
  /** The loss of Vitality and Temporary Vitality together. */
  readonly lost: number;
  /** The damage after all defences. */
  readonly total: number;
}

const nothing: Taken = { lost: 0, total: 0 };

/** Deals a hit; nothing happens if the target is gone or the fight is over. */
export function takeHit(table: Table, hit: Hit): Taken {
  const { fight } = table;
  if (!present(one(fight, hit.who)) || fight.over !== null) return nothing;
  const full = hit.spared === undefined ? { ...hit, spared: rollSpared(table, hit) } : hit;
  const types = typesLeft(fight, full);
  const chosen = types.length > 1 ? chooseType(table, full, types) : (types[0] ?? null);
  const reckoned = reckon(fight, full, chosen);
  const { total } = reckoned;
  tell(table, full, reckoned, types.length > 1);
  const lost = lose(table, full, reckoned);
  reveal(table, hit.who, reckoned);
  return { total, lost };
}

/** The rolled damage, and the merge key for exact odds (`Reading.meets`). */
interface Sparing {
  readonly portions: readonly Portion[];
  readonly meets: Meeting;
}

/** A reading of the non-lethal dice whose key is the damage that they leave. */
function leaving({ portions, meets }: Sparing): Reading<number> {
  const plain = sum();
  const id = `${plain.id} off ${portions.map(({ type, amount }) => `${type}${amount}`).join()}`;
  return { ...plain, id, key: (spared) => piecesLeft(portions, spared), meets };
}

/** WS-ATK-14, WS-ATK-15: rolls the d4s that make damage non-lethal; 0 if there are none. */
export function rollSpared(
  table: Table,
  hit: Pick<Hit, 'by' | 'who' | 'nonLethal' | 'rulings'>,
  sparing?: Sparing,
): number {
  const count = hit.nonLethal ?? 0;
  if (count <= 0) return 0;
  return table.draw(dice(count, 4), sparing ? leaving(sparing) : sum(), {
    clause: 'WS-ATK-14',
    for: hit.by,
    purpose: 'non-lethal',
    against: hit.who,
    ...(hit.rulings?.length ? { rulings: hit.rulings } : {}),
  });
}

function tell(table: Table, hit: Hit, reckoned: Reckoned, several: boolean): void {
  const { fight } = table;
  table.tell({
    fact: 'hit',
    who: hit.who,
    by: hit.by,
    what: hit.what,
    portions: reckoned.portions,
    defence: reckoned.defence,
    total: reckoned.total,
    nonLethal: typeof hit.nonLethal === 'number',
    clause: hit.clause,
    rulings: rulingsOf(fight, hit, reckoned, several),
  });
}

/** WS-R67: what has changed some damage is known from then on. */
function reveal(table: Table, id: Id, { shown }: Reckoned): void {
  const { fight } = table;
  if (fight.rulings.affinityVisibility !== 'afterUse') return;
  const { known } = one(fight, id);
  for (const type of shown) {
    if (!known.includes(type)) table.tell({ fact: 'affinity-known', who: id, type });
  }
}

/** WS-DMG-5, step 9: takes the damage off the pools, the lethal part first (WS-R71). */
function lose(table: Table, hit: Hit, reckoned: Reckoned): number {
  const { who, by, what: why, clause } = hit;
  const parts = lethalParts(table.fight, hit, reckoned);
  return asOne(table, () =>
    parts.reduce(
      (lost, { amount, lethal }) => lost + loseVitality(table, { who, by, amount, why, clause, lethal }),
      0,
    ),
  );
}
