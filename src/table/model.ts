import type { Problem, System } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import type { SaidRulings } from '../kernel/rulebook.ts';
import type { Encounter, Written } from '../kernel/written.ts';
import { mentions } from '../kernel/written.ts';
import type { QuickGround } from '../protocol/encounters.ts';
import { settle } from './settle.ts';

/** Encounters that the table itself makes or changes. A new one takes a sample encounter of the system as its model. */

export type Arranged =
  | { readonly ok: true; readonly encounter: Json }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export const wrong = (path: string, message: string): Arranged => ({
  ok: false,
  problems: [{ path, message }],
});

/** The sample with the rulings of the table, on which sizes and the length of diagonals may depend. */
export function modelUnder(system: System, encounter: Json, rulings: SaidRulings): Encounter {
  const settled = settle(system, encounter, rulings);
  return (settled.ok ? settled.encounter : encounter) as unknown as Encounter;
}

/** The battlefield of the model; on open ground an empty one with its grid and metric. */
export function battlefieldOf(model: Encounter, { open }: QuickGround): Json {
  const { battlefield } = model;
  if (!open || !isObject(battlefield)) return battlefield as Json;
  const { grid, metric, metres } = battlefield as Written;
  return { ...open, grid, metric, ...(metres !== undefined && { metres }) } as Json;
}

/** The sample's fields that mention none of its combatants: its version, rulings, doors, how it begins. */
export function unmentioned({ combatants, battlefield: _, waves: __, ...rest }: Encounter): Written {
  const ids = combatants.map(({ id }) => id);
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => !mentions(value, ids)));
}
