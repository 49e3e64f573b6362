import type { Id, Json } from '../../kernel/json.ts';
import type { BroughtGround } from '../../store/library.ts';
import type { Written } from '../../store/written.ts';
import { fieldOn } from '../brought/field.ts';
import { isInside } from './ground.ts';
import { withoutThoseOn } from './waves.ts';
import { battlefieldIn, fieldsOf, gridOf } from './written.ts';

/**
 * Replaces the ground of an encounter. Combatants outside the new ground are removed; `gone` lists their ids. `hexes`:
 * the replaced battlefield had a hex grid.
 */
export function withGround(
  document: Json,
  ground: BroughtGround,
  usesLight: boolean,
): { readonly document: Json; readonly gone: readonly Id[]; readonly hexes: boolean } {
  const { document: rest, gone } = withoutThoseOn(
    document,
    (cell) => !isInside(ground as unknown as Written, cell),
  );
  // States of doors in the old walls are dropped.
  const { doors: _, ...fields } = fieldsOf(rest);
  const battlefield = fieldOn(battlefieldIn(rest), ground, usesLight);
  return {
    document: { ...fields, battlefield } as Json,
    gone,
    hexes: gridOf(battlefieldIn(document)) !== 'square',
  };
}
