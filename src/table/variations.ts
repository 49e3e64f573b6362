import type { Problem, System } from '../engine/system.ts';
import { castOf } from '../forecast/cast.ts';
import type { SheetNumber } from '../forecast/numbers.ts';
import { numbersOf } from '../forecast/numbers.ts';
import { kindOf, kinOf } from '../forecast/vary.ts';
import type { Json } from '../kernel/json.ts';
import { overlay } from '../kernel/overlay.ts';
import { patchOf } from '../kernel/patch.ts';
import type { SaidRulings } from '../kernel/rulebook.ts';
import type { Encounter } from '../kernel/written.ts';
import type { Variable } from '../protocol/encounters.ts';
import { inFull } from './pack.ts';
import { personAlone } from './person.ts';
import { playedOtherwise } from './settle.ts';
import { hasTurns } from './vary.ts';

type Listed =
  | { readonly ok: true; readonly foes: readonly Variable[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The kinds of foes with turns in an encounter, with what can be varied of each. `tough` fills `Variable.tough`. */
export function variationsOf(system: System, encounter: Json, tough = false): Listed {
  const begun = system.encounters.begin(encounter);
  if (!begun.ok) return begun;
  const written = encounter as unknown as Encounter;
  const view = system.view(begun.fight);
  const { people } = castOf(Object.values(view.combatants));
  const seen = new Set<string>();
  const models = [...written.combatants]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .filter((one) => {
      const kind = kindOf(one);
      return hasTurns(view, one.id) && people[one.id]?.party === false && !seen.has(kind) && seen.add(kind);
    });
  return {
    ok: true,
    foes: models.map((model) => ({
      who: model.id,
      name: view.combatants[model.id]?.name ?? model.id,
      side: model.side,
      count: kinOf(written, model.id).length,
      numbers: numbersOf(inFull(system, model.sheet), system.sheetWords),
      ...(tough && {
        tough: toughnessOf(system, inFull(system, model.sheet), playedOtherwise(system, encounter)),
      }),
    })),
  };
}

/** The paths of the numbers whose increase lets a combatant take more harm, the most influential first. */
function toughnessOf(system: System, sheet: Json, rulings: SaidRulings): readonly string[] {
  const now = mostHarm(system, sheet, rulings);
  if (now === null) return [];
  const gained = ({ path, value }: SheetNumber): number => {
    for (const more of [Math.ceil(Math.abs(value) / 2), 1]) {
      const then = mostHarm(system, overlay(sheet, patchOf(sheet, path, value + more)) as Json, rulings);
      if (then !== null) return then - now;
    }
    return 0;
  };
  return numbersOf(sheet)
    .map((number) => ({ path: number.path, gain: gained(number) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .map(({ path }) => path);
}

/** The sum of the maxima of all tracks but those of gear; `null` where the sheet is not valid. */
function mostHarm(system: System, sheet: Json, rulings: SaidRulings): number | null {
  const seen = personAlone(system, sheet, rulings);
  if (!('id' in seen)) return null;
  return Object.values(seen.tracks).reduce((all, { max, gear }) => all + (gear ? 0 : max), 0);
}
