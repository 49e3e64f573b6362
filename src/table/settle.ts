import { METRICS } from '../battlefield/document.ts';
import type { Problem, System } from '../engine/system.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import type { Ruling, RulingValue, SaidRulings } from '../kernel/rulebook.ts';
import { otherwise } from '../kernel/rulebook.ts';
import type { Unfit } from '../protocol/encounters.ts';

type Settled =
  | { readonly ok: true; readonly encounter: Json; readonly unfit: readonly Unfit[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The rulings that a document states itself. */
const statedIn = (encounter: Json): JsonObject =>
  isObject(encounter) && isObject(encounter.rulings) ? encounter.rulings : {};

/** The rulings of an encounter that differ from their defaults. */
export const playedOtherwise = (system: System, encounter: Json): SaidRulings =>
  Object.fromEntries(
    otherwise(system.rulebook.rulings, statedIn(encounter)).map(({ ruling, value }) => [ruling.key, value]),
  );

/**
 * The encounter with the rulings of the table added. Rulings that the document states itself take precedence; defaults
 * and unknown rulings of the table are left out. A ruling with which the encounter could not begin is left out and
 * listed in `unfit`. Returns problems where the encounter is not valid in the first place.
 */
export function settle(system: System, encounter: Json, rulings: SaidRulings): Settled {
  const stated = statedIn(encounter);
  const wished = otherwise(system.rulebook.rulings, rulings).filter(
    ({ ruling: { key } }) => !(key in stated),
  );
  if (wished.length === 0) return { ok: true, encounter, unfit: [] };
  const begun = system.encounters.begin(encounter);
  if (!begun.ok) return begun;
  const all = wished.reduce((now, { ruling, value }) => ruled(now, ruling, value), encounter);
  if (begins(system, all)) return { ok: true, encounter: all, unfit: [] };
  let now = encounter;
  const unfit: Unfit[] = [];
  for (const { ruling, value } of wished) {
    const next = ruled(now, ruling, value);
    const tried = system.encounters.begin(next);
    const fitting = tried.ok ? next : measured(system, now, ruling, next);
    if (fitting !== null) now = fitting;
    else if (!tried.ok) unfit.push({ ruling: ruling.id, key: ruling.key, because: saying(tried.problems) });
  }
  return { ok: true, encounter: now, unfit };
}

const begins = (system: System, encounter: Json): boolean => system.encounters.begin(encounter).ok;

const saying = ([first]: readonly Problem[]): string => (first ? `${first.path}: ${first.message}` : '');

const ruled = (encounter: Json, { key }: Ruling, value: RulingValue): Json =>
  ({ ...(encounter as JsonObject), rulings: { ...statedIn(encounter), [key]: value } }) as Json;

/**
 * In some systems a ruling says how diagonals are counted, and the battlefield's metric has to agree with it. Returns
 * the encounter with the metric that fits the ruling; `null` if the metric is not the problem, or does not fit the
 * ruling's default either, because it was chosen on purpose.
 */
function measured(system: System, before: Json, ruling: Ruling, next: Json): Json | null {
  if (!begins(system, ruled(before, ruling, ruling.default))) return null;
  const { battlefield } = next as JsonObject;
  if (!isObject(battlefield)) return null;
  for (const metric of METRICS) {
    const other = { ...(next as JsonObject), battlefield: { ...battlefield, metric } } as Json;
    if (metric !== battlefield.metric && begins(system, other)) return other;
  }
  return null;
}
