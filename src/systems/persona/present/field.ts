import type { TerrainKind } from '../../../battlefield/document.ts';
import type { ShownKind } from '../../../battlefield/shown.ts';
import { fieldsShownWith } from '../../../battlefield/shown.ts';
import type { Ground } from '../terrain.ts';
import { groundOf } from '../terrain.ts';

type Meaning = Pick<ShownKind, 'look' | 'about'>;

function meaning(kind: TerrainKind): Meaning {
  if (!kind.marks) return {};
  const ground = groundOf([kind]);
  const words = aboutOf(ground);
  // Obstacles and cover are drawn as such.
  const solid = kind.blocksMove === true || (kind.cover !== undefined && kind.cover !== 'none');
  const look = solid ? null : lookOf(ground);
  return {
    ...(look === null ? {} : { look }),
    ...(words.length > 0 ? { about: words.join(', ') } : {}),
  };
}

/** How terrain is drawn, by its worst mark. Water of less than 1 m is waded, deeper water is swum (PE-OBST-7). */
function lookOf({ gap, water, damaging, weather, haze, difficult, rough, hinders }: Ground): string | null {
  if (gap > 0) return 'pit';
  if (water > 0) return water < 1 ? 'shallows' : 'water';
  if (damaging !== null) return 'hazard';
  if (weather || haze) return 'veil';
  return difficult !== null || rough || hinders ? 'rough' : null;
}

function aboutOf({
  gap,
  water,
  damaging,
  weather,
  haze,
  difficult,
  rough,
  hinders,
}: Ground): readonly string[] {
  return [
    ...(gap > 0 ? [`a gap, ${gap} m deep`] : []),
    ...(water > 0 ? [`water, ${water} m deep`] : []),
    ...(rough ? ['a test is demanded'] : []),
    ...(difficult !== null ? [`Difficult Terrain ${difficult}`] : []),
    ...(damaging !== null ? [`Damage ${damaging} to whoever fails to cross it at full speed`] : []),
    ...(hinders ? ['Hinders'] : []),
    ...(weather ? ['Bad Weather'] : []),
    ...(haze ? ['Obscuring Haze'] : []),
  ];
}

/**
 * The battlefield as screens draw it: terrain kinds with marks of this system (`terrain.ts`) get their look and
 * description.
 */
export const shownField = fieldsShownWith((kind) => ({ ...kind, ...meaning(kind) }));
