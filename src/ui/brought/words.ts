import type { LineTally, MapReport } from '../../store/library.ts';

/** What became of one part of a brought map, in sentences. */
interface Account {
  readonly about: string;
  /** What the map contains. */
  readonly has: string;
  /** What was read differently from how it was drawn, or was left out. */
  readonly but: readonly string[];
}

/**
 * An account of each part of a brought map. `light`: whether the rules of the encounter use light; `null` while the
 * encounter is still to be chosen.
 */
export function accountOf(
  { grown, walls, objects, doors, lights, picture }: MapReport,
  size: { readonly width: number; readonly height: number },
  light: boolean | null,
): readonly Account[] {
  return [
    {
      about: 'Size',
      has: `${size.width} by ${size.height} cells.`,
      but: grown ? ['The picture ends within a cell; that row or column counts whole.'] : [],
    },
    linesIn('Walls', walls),
    ...(sumOf(objects) > 0 ? [linesIn('Walls of objects', objects)] : []),
    {
      about: 'Doors',
      has: doors.set === 0 ? 'None.' : `${doors.set}${doors.open > 0 ? `, ${doors.open} of them open` : ''}.`,
      but: [
        doors.moved > 0 ? `${doors.moved} did not lie on an edge: put on the nearest.` : '',
        doors.outside > 0 ? `${doors.outside} on the rim of the map or outside: left out.` : '',
        doors.twice > 0 ? `${doors.twice} where another one stands: left out.` : '',
      ].filter(Boolean),
    },
    ...(lights.set + lights.outside + lights.unlit > 0 ? [lamps(lights, light)] : []),
    ...(picture > 0
      ? [
          {
            about: 'Picture',
            has: `Left out (${megabytes(picture)}).`,
            but: ['The map is drawn from its cells and walls.'],
          },
        ]
      : []),
  ];
}

const sumOf = ({ along, beside, slanting, tiny, rim, outside }: LineTally): number =>
  along + beside + slanting + tiny + rim + outside;

const pieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

function linesIn(about: string, tally: LineTally): Account {
  const { along, beside, slanting, tiny, rim, outside, cut } = tally;
  const set = along + beside + slanting;
  return {
    about,
    has:
      set === 0
        ? 'None.'
        : `${pieces(set)}, ${along === set ? 'all' : along === 0 ? 'none' : `${along} of them`} along edges.`,
    but: [
      beside > 0 ? `${beside} beside an edge, or ending within one: put on the nearest.` : '',
      slanting > 0 ? `${slanting} slanting: taken as steps along edges.` : '',
      cut > 0 ? `${cut} reaching beyond the map: cut off at its rim.` : '',
      rim > 0 ? `${rim} along the rim, where nothing is needed: left out.` : '',
      outside > 0 ? `${outside} outside the map: left out.` : '',
      tiny > 0 ? `${tiny} of things smaller than a cell: left out.` : '',
    ].filter(Boolean),
  };
}

function lamps({ set, outside, unlit, coloured }: MapReport['lights'], light: boolean | null): Account {
  const left = [
    outside > 0 ? `${outside} outside the map: left out.` : '',
    unlit > 0 ? `${unlit} without any strength: left out.` : '',
    coloured > 0 ? `${coloured} with a colour, which no rule asks for.` : '',
  ].filter(Boolean);
  if (light === false)
    return { about: 'Lights', has: 'Left out.', but: ['These rules do not ask how light it is.'] };
  const only = light === null ? ['Only some rules ask how light it is; the others leave them out.'] : [];
  return {
    about: 'Lights',
    has: set === 0 ? 'None.' : `${set}.`,
    but: [...(set > 0 ? ['Bright to half their range, dim to all of it.', ...only] : []), ...left],
  };
}

const megabytes = (bytes: number): string =>
  bytes >= 950_000 ? `${Math.round(bytes / 1e6)} MB` : `${Math.max(1, Math.round(bytes / 1e3))} kB`;
