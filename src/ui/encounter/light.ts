import type { Cell, Json } from '../../kernel/json.ts';
import type { Written } from '../../store/written.ts';
import type { LightGrade } from '../map/document.ts';
import { isInside } from './ground.ts';
import { repainted } from './patches.ts';
import { fieldsOf, listOf, withField, withList } from './written.ts';

export const lightGrades = ['bright', 'dim', 'dark'] as const satisfies readonly LightGrade[];

/** The radii of a lamp's light, in cells. */
export interface Lamp {
  readonly bright: number;
  readonly dim: number;
}

const lightIn = (field: Written): Written => ({ ambient: 'bright', ...fieldsOf(field.light) });

const withLight = (document: Json, edit: (light: Written, field: Written) => Written): Json =>
  withField(document, (field) => {
    const before = lightIn(field);
    const light = edit(before, field);
    return light === before ? field : ({ ...field, light } as unknown as Written);
  });

/** The light of cells for which nothing else is stated. */
export const ambientIn = (document: Json): LightGrade => {
  const { ambient } = lightIn(fieldsOf(fieldsOf(document).battlefield));
  return lightGrades.find((grade) => grade === ambient) ?? 'bright';
};

export const setAmbient = (document: Json, ambient: LightGrade): Json =>
  withLight(document, (light) => (light.ambient === ambient ? light : { ...light, ambient }));

/** Sets the light of cells; `null` resets it to the ambient light. */
export const lighten = (document: Json, cells: readonly Cell[], grade: LightGrade | null): Json =>
  withLight(document, (light, field) => {
    const inside = cells.filter((cell) => isInside(field, cell));
    if (inside.length === 0) return light;
    const regions = repainted(listOf(light.regions), inside, grade === null ? null : { grade }, true);
    return withList(light, 'regions', regions);
  });

/** Puts a lamp on each of these cells. A cell that has the same lamp already loses it. */
export const setLamps = (document: Json, cells: readonly Cell[], lamp: Lamp): Json =>
  withLight(document, (light, field) => {
    let sources = listOf(light.sources);
    for (const { x, y } of cells) {
      if (!isInside(field, { x, y })) continue;
      const isHere = (one: Written): boolean => one.x === x && one.y === y;
      const same = sources.some((one) => isHere(one) && one.bright === lamp.bright && one.dim === lamp.dim);
      sources = sources.filter((one) => !isHere(one));
      if (!same) sources = [...sources, { x, y, ...lamp }];
    }
    return withList(light, 'sources', sources);
  });
