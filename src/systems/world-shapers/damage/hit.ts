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

/** One hit on one target (WS-DMG-5, steps 2 to 9). All that one attack or effect deals at once is one hit (WS-ARM-2). */
export interface Hit {
  readonly who: Id;
  readonly by: Id;
  readonly portions: readonly Portion[];
  /** d4s still to be rolled and taken off (WS-ATK-14, WS-ATK-15); left out or `null`: the hit is lethal. */
  readonly nonLethal?: number | null | undefined;
  /** What these d4s came to, when they were rolled before. */
  readonly spared?: number | undefined;
  /** WS-DRS-13. */
  readonly halved?: true | undefined;
  /** So much of Armor or of a DR value does not count (WS-ARM-7 to WS-ARM-9). */
  readonly ignores?: number | 'all' | undefined;
  /** WS-DMG-13: whoever deals it wants it to be lethal. */
  readonly holyLethal?: true | undefined;
  /** WS-MOV-9. */
  readonly most?: number | undefined;
  /** Where it comes from, for cover (WS-R88); left out: cover does not matter. */
  readonly from?: Cell | null | undefined;
  /** WS-R89 `gmDecides`: what was said of the cover against it. */
  readonly cover?: Said | undefined;
  /** Rulings that had a say in what is dealt. */
  readonly rulings?: readonly string[] | undefined;
  readonly clause: string;
  /** What it is, in a few words. */
  readonly what: string;
}

export interface Taken {
  /** How much is gone of Vitality and Temporary Vitality. */
  readonly lost: number;
  /** How much it was after all defences. */
  readonly total: number;
}

const nothing: Taken = { lost: 0, total: 0 };

/** Hits somebody that is still there. */
export function takeHit(table: Table, hit: Hit): Taken {
  const { fight } = table;
  if (!present(one(fight, hit.who)) || fight.over !== null) return nothing;
  const full = hit.spared === undefined ? { ...hit, spared: rollSpared(table, hit) } : hit;
  const types = typesLeft(fight, full);
  const chosen = types.length > 1 ? chooseType(table, full, types) : (types[0] ?? null);
  const reckoned = reckon(fight, full, chosen);
  const { total } = reckoned;
  tell(table, full, reckoned, types.length > 1);
  return { total, lost: lose(table, full, reckoned) };
}

/** What there is to be spared, and the promise that nothing else of what came before matters (`Reading.meets`). */
interface Sparing {
  readonly portions: readonly Portion[];
  readonly meets: Meeting;
}

/** The dice told by what they leave. */
function leaving({ portions, meets }: Sparing): Reading<number> {
  const plain = sum();
  const id = `${plain.id} off ${portions.map(({ type, amount }) => `${type}${amount}`).join()}`;
  return { ...plain, id, key: (spared) => piecesLeft(portions, spared), meets };
}

/** WS-ATK-14, WS-ATK-15: what is taken off to spare a life. */
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
  if (fight.rulings.affinityVisibility !== 'afterUse') return;
  const { known } = one(fight, hit.who);
  for (const type of reckoned.shown) {
    if (!known.includes(type)) table.tell({ fact: 'affinity-known', who: hit.who, type });
  }
}

/** WS-DMG-5, step 9; WS-R71: what is lethal goes first. */
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
