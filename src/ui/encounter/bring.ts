import type { Id, Json } from '../../kernel/json.ts';
import type { BroughtGround } from '../../store/library.ts';
import type { Written } from '../../store/written.ts';
import { fieldOn } from '../brought/field.ts';
import { isInside } from './ground.ts';
import { removePerson } from './people.ts';
import { battlefieldIn, fieldsOf, gridOf, peopleIn } from './written.ts';

/** Another ground under the people of an encounter. Whoever stands beyond it goes: `gone`. */
export function withGround(
  document: Json,
  ground: BroughtGround,
  usesLight: boolean,
): { readonly document: Json; readonly gone: readonly Id[]; readonly hexes: boolean } {
  const gone = peopleIn(document)
    .filter(({ cell }) => !isInside(ground as unknown as Written, cell))
    .map(({ id }) => id);
  const rest = gone.reduce((left, id) => removePerson(left, id), document);
  // Of doors that stood in the old walls nothing is to be said any more.
  const { doors: _, ...fields } = fieldsOf(rest);
  const battlefield = fieldOn(battlefieldIn(rest), ground, usesLight);
  return {
    document: { ...fields, battlefield } as Json,
    gone,
    hexes: gridOf(battlefieldIn(document)) !== 'square',
  };
}
