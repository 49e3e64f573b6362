import type { Json } from '../../kernel/json.ts';
import type { QuickGround } from '../../store/quick.ts';
import { openSides } from '../../store/quick.ts';
import { sidesAtAGlance } from '../library/glance.ts';
import type { Ground } from './GroundPicker.tsx';

type Sample = { readonly id: string; readonly name: string; readonly encounter: Json };

/** A ground with what the table needs to know of it, and the names of its sides. */
export interface QuickGroundChoice extends Ground {
  readonly ground: QuickGround;
  readonly sides: readonly [string, string];
}

/** The open fields on offer, with their sizes in cells. */
const fields = [
  { name: 'Open field, small', width: 14, height: 10 },
  { name: 'Open field, wide', width: 26, height: 18 },
];

const sizeOf = (encounter: Json): string => {
  const { battlefield } = encounter as { readonly battlefield?: { width?: number; height?: number } };
  return `${battlefield?.width ?? '?'} by ${battlefield?.height ?? '?'} cells`;
};

/** The grounds of a system's quick fights: the maps of its ready-made encounters, then open fields. */
export function groundsOf(samples: readonly Sample[]): readonly QuickGroundChoice[] {
  const [first] = samples;
  if (!first) return [];
  return [
    ...samples.map(({ id, name, encounter }) => ({
      id,
      name,
      about: sizeOf(encounter),
      ground: { sample: id },
      sides: sidesIn(encounter),
    })),
    ...fields.map(({ name, width, height }) => ({
      id: `open-${width}`,
      name,
      about: `${width} by ${height} cells`,
      ground: { sample: first.id, open: { width, height } },
      sides: openSides,
    })),
  ];
}

const sidesIn = (encounter: Json): readonly [string, string] => {
  const [one, other] = sidesAtAGlance(encounter);
  return [one?.side ?? 'One side', other?.side ?? 'The other side'];
};
