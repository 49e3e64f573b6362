import type { BattlefieldDocument, Metric } from '../battlefield/document.ts';
import type { Problem } from '../engine/system.ts';
import type { RulingValue } from '../kernel/rulebook.ts';
import type { ReadingOf } from './encounters.ts';
import { mostCombatants } from './encounters.ts';
import { checkStart, checkUnique, idsAsWritten } from './mentions.ts';
import type { Whole } from './parts.ts';
import { each, readParts, wholeOrNull } from './parts.ts';
import type { Doors, Placed } from './places.ts';
import { checkDoors, checkPlaces, readMetric } from './places.ts';
import type { Path } from './problems.ts';
import type { z } from './schemas.ts';

type Shape = z.core.$ZodLooseShape & { readonly [key: string]: z.ZodType };

/** The valid parts of an encounter, for checks across parts. */
interface Draft<Parts extends Shape, One, Rulings> {
  readonly said: Partial<Whole<Parts>>;
  /** The combatants in the order of the document; `undefined` for those that could not be read. */
  readonly combatants: readonly (One | undefined)[];
  /** The ids of all combatants, also of those that could not be read: see `idsAsWritten`. */
  readonly ids: readonly string[];
  readonly rulings: Rulings;
  /** Whether the encounter has a `startAt`. */
  readonly begun: boolean;
}

/** How a system reads its encounters. */
export interface EncounterReader<Parts extends Shape, One, Rulings> {
  /** The parts of the document, as `encountersOf` gives them. */
  readonly parts: Parts;
  readonly defaultRulings: Rulings;
  /** If a ruling stands for the battlefield's metric: its key, and its value for each metric. */
  readonly metric?: {
    readonly ruling: keyof Rulings & string;
    readonly names: { readonly [metric in Metric]: RulingValue };
  };
  /** Reads the battlefield; `undefined` if there are problems. */
  field(json: unknown, rulings: Rulings, problems: Problem[]): BattlefieldDocument | undefined;
  combatant(json: unknown, rulings: Rulings, at: Path, problems: Problem[]): One | undefined;
  placed(one: One, rulings: Rulings): Placed;
  /** The clause that forbids two combatants in the same place. */
  readonly spaceClause: string;
  /** Checks across parts that only this system has. */
  check(draft: Draft<Parts, One, Rulings>, problems: Problem[]): void;
}

/** A valid encounter with combatants and battlefield read and every default filled in. */
type Ready<Parts extends Shape, One, Rulings> = Omit<
  Whole<Parts>,
  'battlefield' | 'combatants' | 'rulings'
> & {
  readonly battlefield: BattlefieldDocument;
  readonly combatants: readonly One[];
  readonly rulings: Rulings;
};

/** The valid parts that the encounters of all systems have. */
interface SaidByAll<Rulings> {
  readonly battlefield?: unknown;
  readonly rulings?: Partial<Rulings>;
  readonly doors?: Doors;
  readonly startAt?: { readonly active: string; readonly initiative: { readonly [id: string]: number } };
}

/**
 * Reads an encounter. Checks every part by itself and then against the others, so that one reading reports everything
 * that is wrong, each problem with its place: `combatants[2].cell.x`.
 */
export function readWith<
  Parts extends Shape,
  One extends { readonly side: string },
  Rulings extends { readonly [key: string]: RulingValue },
>(reader: EncounterReader<Parts, One, Rulings>, json: unknown): ReadingOf<Ready<Parts, One, Rulings>> {
  const problems: Problem[] = [];
  const opened = readParts(json, reader.parts, 'an encounter', problems);
  if (!opened) return { ok: false, problems };
  const said = opened.said as SaidByAll<Rulings>;
  const asSaid = { ...reader.defaultRulings, ...said.rulings };
  const field = reader.field(said.battlefield, asSaid, problems);
  const rulings = field ? measured(reader, field, said.rulings, asSaid, problems) : asSaid;
  const written = opened.json.combatants;
  const combatants = each(written, mostCombatants, ['combatants'], (one, at) =>
    reader.combatant(one, rulings, at, problems),
  );

  const ids = idsAsWritten(written);
  const { doors, startAt } = said;
  checkUnique(ids, problems);
  if (field && doors) {
    const placed = combatants.map((one) => one && reader.placed(one, rulings));
    checkDoors(field, doors, problems);
    checkPlaces(placed, field, doors, reader.spaceClause, problems);
  }
  const begun = startAt !== undefined;
  reader.check({ said: opened.said, combatants, ids, rulings, begun }, problems);
  if (startAt) checkStart(startAt, ids, problems);

  const all = wholeOrNull(opened, problems);
  if (!all || !field) return { ok: false, problems };
  const there = combatants.filter((one) => one !== undefined);
  return { ok: true, encounter: { ...all, battlefield: field, combatants: there, rulings } };
}

/** The rulings, with the one for the metric set to that of the battlefield. */
function measured<Parts extends Shape, One, Rulings>(
  { metric }: EncounterReader<Parts, One, Rulings>,
  field: BattlefieldDocument,
  said: Partial<Rulings> | undefined,
  rulings: Rulings,
  problems: Problem[],
): Rulings {
  if (!metric) return rulings;
  const { ruling: key, names } = metric;
  return { ...rulings, [key]: readMetric(field, names, { key, said: said?.[key] }, problems) };
}
