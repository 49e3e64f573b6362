import type { Problem, System } from '../engine/system.ts';
import { castOf } from '../forecast/cast.ts';
import { nameInPack } from '../forecast/change-words.ts';
import type { SheetNumber } from '../forecast/numbers.ts';
import { numbersOf } from '../forecast/numbers.ts';
import { kindOf, kinOf } from '../forecast/vary.ts';
import type { Id, Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import { overlay } from '../kernel/overlay.ts';
import { patchOf } from '../kernel/patch.ts';
import { listed, withoutNumber } from '../kernel/phrases.ts';
import type { SaidRulings } from '../kernel/rulebook.ts';
import type { Combatant, Encounter } from '../kernel/written.ts';
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
  const nameOf = (id: Id): string => view.combatants[id]?.name ?? id;
  const seen = new Set<string>();
  const models = [...written.combatants]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .filter((one) => {
      const kind = kindOf(one);
      return hasTurns(view, one.id) && people[one.id]?.party === false && !seen.has(kind) && seen.add(kind);
    });
  const names = namesOfKinds(
    models.map((model) => ({
      own: kinOf(written, model.id).map(({ id }) => nameOf(id)),
      pack: nameInPack(system.encounters.pack, useOf(model)),
    })),
  );
  return {
    ok: true,
    foes: models.map((model, at) => ({
      who: model.id,
      name: names[at] ?? model.id,
      side: model.side,
      count: kinOf(written, model.id).length,
      numbers: numbersOf(inFull(system, model.sheet), system.sheetWords),
      ...(tough && {
        tough: toughnessOf(system, inFull(system, model.sheet), playedOtherwise(system, encounter)),
      }),
    })),
  };
}

/** The combatant of the pack on which a sheet builds; empty where it builds on none. */
const useOf = ({ sheet }: Combatant): string =>
  isObject(sheet) && typeof sheet.use === 'string' ? sheet.use : '';

/**
 * What kinds of combatants are called: one by its name; several by what they are, which is their name without its
 * number, or that of the sheet in the pack where they have names of their own. Where another kind is called the same,
 * all their names are listed.
 */
function namesOfKinds(
  kinds: readonly { readonly own: readonly string[]; readonly pack: string }[],
): readonly string[] {
  const plain = kinds.map(({ own, pack }) => {
    const [first = '', ...others] = own;
    if (others.length === 0) return first;
    const bare = withoutNumber(first);
    return others.every((name) => withoutNumber(name) === bare) ? bare : pack || listed(own);
  });
  return plain.map((name, at) =>
    plain.some((other, place) => place !== at && other === name) ? listed(kinds[at]?.own ?? []) : name,
  );
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
