import type { Changed, WrittenSheet } from '../../../documents/between.ts';
import { deedsWith } from '../../../documents/between.ts';
import { rulingsSchemaOf } from '../../../documents/rulings.ts';
import type { Json } from '../../../kernel/json.ts';
import { isObject } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { bleedingLoss } from '../body/bleeding.ts';
import { deathAt } from '../body/death.ts';
import type { Current } from '../current.ts';
import { startingMomentum } from '../derived.ts';
import { readSheet } from '../ready.ts';
import type { RulingKey, Rulings } from '../rulings.ts';
import { defaultRulings, rulings } from '../rulings.ts';
import type { Sheet } from '../sheet.ts';

/** What deeds between fights share: the current state of a sheet, and storing a new one. */

export const deed = deedsWith(readSheet);

/** The rulings that matter between fights. */
const keys: readonly RulingKey[] = [
  'roundSeconds',
  'momentumStart',
  'bleedingLoss',
  'deathThreshold',
  'healing',
  'statusTicksWhileDead',
];

export const rulingsNeed = rulingsSchemaOf(rulings.filter(({ key }) => keys.includes(key)))
  .default({})
  .describe('Rulings of the table; those left out are at their defaults');

export const lawOf = (said: object): Rulings => ({ ...defaultRulings, ...said });

export interface Standing {
  readonly vitality: number;
  readonly wp: number;
  readonly momentum: number;
  readonly statuses: NonNullable<Current['statuses']>;
}

/** The current state, with all defaults filled in. */
export const standingOf = (sheet: Sheet, law: Rulings): Standing => ({
  vitality: sheet.current?.vitality ?? sheet.vitality,
  wp: sheet.current?.wp ?? sheet.wp,
  momentum: sheet.current?.momentum ?? startingMomentum(sheet, law),
  statuses: sheet.current?.statuses ?? [],
});

/** Whether it has died in a fight, or is dead by this Vitality (WS-VIT-6). */
export function isDead(sheet: Sheet, law: Rulings, { vitality }: Pick<Standing, 'vitality'>): boolean {
  if (sheet.current?.dead) return true;
  const at = deathAt({ rulings: law }, { sheet });
  return at !== null && vitality <= at;
}

/** WS-VIT-5: the Vitality after bleeding for so many rounds, not below the death threshold. */
export function bled(sheet: Sheet, law: Rulings, vitality: number, rounds: number): number {
  const at = deathAt({ rulings: law }, { sheet });
  const left = vitality - rounds * bleedingLoss({ rulings: law }, { sheet });
  return at === null ? left : Math.max(at, left);
}

/** The sheet with changes of its current state. */
export const left = (written: WrittenSheet, changes: Current, told: string): Changed => ({
  sheet: {
    ...written,
    current: { ...(isObject(written.current) ? written.current : {}), ...changes },
  } as Json,
  told,
});

export const no = (code: string, because: string, clause: string, field?: string): Refusal =>
  field === undefined ? { code, because, clause } : { code, because, clause, field };
