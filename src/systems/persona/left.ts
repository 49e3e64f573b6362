import type { Id, Json } from '../../kernel/json.ts';
import type { Fight } from './state.ts';
import { one } from './state.ts';

/** What a fight has left of somebody (PE-TIME-5), for its sheet: pools, Personas, injuries, lost Scores. */
export function left(fight: Fight, id: Id): Json {
  const { sheet, light, heavy, deadly, stress, fate, spirit, exertion, personas, equipped, injuries, decay } =
    one(fight, id);
  const rows = Object.entries(injuries).flatMap(([location, injury]) =>
    injury ? [[location, injury.row] as const] : [],
  );
  return {
    light,
    heavy,
    deadly,
    stress,
    fate,
    spirit,
    exertion,
    personas: Object.fromEntries(personas.map((persona) => [persona.sheet.id, persona.left])),
    equipped,
    injuries: Object.fromEntries(rows),
    decay,
    ...(sheet.current?.unfit ? { unfit: true } : {}),
  };
}
