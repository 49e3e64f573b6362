import type { Changed, WrittenSheet } from '../../../documents/between.ts';
import { deedsWith } from '../../../documents/between.ts';
import { rulingsSchemaOf } from '../../../documents/rulings.ts';
import type { Json } from '../../../kernel/json.ts';
import { asJson } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { windedUntil } from '../costs.ts';
import type { Current } from '../current.ts';
import { fullClock, hasHealth, mostOf } from '../derived.ts';
import { readSheet } from '../ready.ts';
import { refuse } from '../refusal.ts';
import type { RulingKey, Rulings } from '../rulings.ts';
import { defaultRulings, rulings } from '../rulings.ts';
import type { Sheet } from '../sheet.ts';

/** What deeds between fights share: the state of a sheet, and writing it back. */

export const deed = deedsWith(readSheet);

/** The rulings that matter between fights. */
const keys: readonly RulingKey[] = [
  'poolMaxima',
  'constructs',
  'restRates',
  'woundedEnds',
  'vsComparison',
  'wakeOnHealth',
];

export const rulingsNeed = rulingsSchemaOf(rulings.filter(({ key }) => keys.includes(key)))
  .default({})
  .describe('Rulings of the table; those left out are at their defaults');

export const lawOf = (said: object): Rulings => ({ ...defaultRulings, ...said });

/** The state of a sheet: all numbers stated, with the maxima; `living` is whether it has Health. */
export interface Standing extends Current {
  readonly vigor: number;
  readonly mana: number;
  readonly durability: number;
  readonly health: number;
  readonly most: {
    readonly vigor: number;
    readonly mana: number;
    readonly durability: number;
    readonly health: number;
  };
  readonly living: boolean;
}

export function standingOf(sheet: Sheet, law: Rulings): Standing {
  const most = {
    vigor: mostOf(sheet, 'vigor', law),
    mana: mostOf(sheet, 'mana', law),
    durability: mostOf(sheet, 'durability', law),
    health: mostOf(sheet, 'health', law),
  };
  const { current } = sheet;
  const living = hasHealth(sheet, law);
  const health = Math.min(most.health, current?.health ?? most.health);
  const durability = Math.min(most.durability, current?.durability ?? most.durability);
  const down = living && health === 0 && current?.body === undefined;
  return {
    ...current,
    vigor: Math.min(most.vigor, current?.vigor ?? most.vigor),
    mana: Math.min(most.mana, current?.mana ?? most.mana),
    durability,
    health,
    // AD-R77 `healthFull`: one that is at 0 Durability stays wounded until Health is full.
    ...(living && durability === 0 && health < most.health ? { scarred: true } : {}),
    // AD-SHK-4: one that is at 0 Health and not stabilised is in Shock, with a full clock unless another is stored.
    ...(down ? { shock: current?.shock ?? fullClock(sheet) } : {}),
    wear: current?.wear ?? {},
    most,
    living,
  };
}

/** AD-HRT-3, AD-R77: whether it is wounded. */
export const isWounded = (
  { woundedEnds }: Rulings,
  { living, durability, health, scarred, most }: Standing,
): boolean =>
  living && (durability === 0 || (woundedEnds === 'healthFull' && scarred === true && health < most.health));

/** The sheet with this state as its `current`, and the words to tell. */
export function left(
  written: WrittenSheet,
  { most, living: _, winded, ...others }: Standing,
  told: string,
): Changed {
  // AD-REC-4: whether it is still Winded.
  const gasping = winded && others.vigor < Math.min(windedUntil, most.vigor);
  const current: Current = { ...others, ...(gasping ? { winded } : {}) };
  return { sheet: { ...written, current: asJson(current) } as Json, told };
}

/** Refuses the dead. */
export const judgeAlive = (sheet: Sheet, { body }: Standing, clause: string): Refusal | null =>
  body === 'dead' ? refuse('out', `${sheet.name} is dead`, clause) : null;

/** AD-OBJ-3, AD-R92: refuses what has no Health and no Durability left: it is destroyed, and no rest mends that. */
export const judgeStanding = (sheet: Sheet, { living, durability }: Standing): Refusal | null =>
  !living && durability === 0 ? refuse('out', `${sheet.name} is destroyed`, 'AD-OBJ-3') : null;

/** The pools in words: `Vigor 20/20, Durability 3/20 …`. Health and Mana only if it has any. */
export function poolWords({ vigor, mana, durability, health, most, living }: Standing): string {
  const words = [`Vigor ${vigor}/${most.vigor}`, `Durability ${durability}/${most.durability}`];
  if (living) words.push(`Health ${health}/${most.health}`);
  if (most.mana > 0) words.push(`Mana ${mana}/${most.mana}`);
  return words.join(', ');
}
