import { usedUp } from '../../documents/used-up.ts';
import type { Id, Json } from '../../kernel/json.ts';
import { belongings } from './judge.ts';
import type { Fight, Persona } from './state.ts';
import { one } from './state.ts';

/** PE-ACT-30: the consumables that were used up. Items on the ground or with another combatant are not. */
function consumablesUsedUp(fight: Fight, id: Id): ReturnType<typeof usedUp> {
  const { sheet } = one(fight, id);
  const all = fight.listing.flatMap((each) => belongings(one(fight, each)));
  return usedUp(sheet.current, sheet.consumables, id, [...fight.floor.map(({ item }) => item), ...all]);
}

/** PE-ATK-9: rounds and spare clips left. Thrown weapons are collected after the fight and therefore left out. */
function roundsLeft(fight: Fight, id: Id): { readonly loaded: Counts; readonly spares: Counts } {
  const counted = one(fight, id).sheet.weapons.filter(
    (weapon) => weapon.clip !== undefined && weapon.class !== 'thrown',
  );
  const by = (counts: { readonly [item: Id]: number }): Counts =>
    Object.fromEntries(counted.map(({ item }) => [item, counts[`${id}/${item}`] ?? 0]));
  return { loaded: by(fight.loaded), spares: by(fight.spares) };
}
type Counts = { readonly [item: string]: number };

/** PE-ACT-7: what weapons and armour have lost; nothing where nothing is. */
function wearOf(fight: Fight, id: Id): { readonly worn?: Counts; readonly apLost?: Counts } {
  const { sheet, apLost } = one(fight, id);
  const worn = sheet.weapons.flatMap(({ item }) => {
    const lost = fight.worn[`${id}/${item}`] ?? 0;
    return lost > 0 ? [[item, lost] as const] : [];
  });
  return {
    ...(worn.length > 0 ? { worn: Object.fromEntries(worn) } : {}),
    ...(Object.keys(apLost).length > 0 ? { apLost } : {}),
  };
}

/** PE-R89, `threeTracks`: Heavy and Deadly Wounds left of Personas that were wounded. */
function worseOf(personas: readonly Persona[]): { readonly personaTracks?: Json } {
  const wounded = personas.flatMap(({ sheet, heavy, deadly }) =>
    heavy === undefined || deadly === undefined ? [] : [[sheet.id, { heavy, deadly }] as const],
  );
  return wounded.length > 0 ? { personaTracks: Object.fromEntries(wounded) } : {};
}

/**
 * The state of a combatant after a fight, for the `current` of its sheet (PE-TIME-5): tracks, pools, Personas,
 * injuries, decay, ammunition, what gear has lost.
 */
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
    ...worseOf(personas),
    equipped,
    injuries: Object.fromEntries(rows),
    decay,
    ...roundsLeft(fight, id),
    ...wearOf(fight, id),
    ...consumablesUsedUp(fight, id),
    ...(sheet.current?.unfit ? { unfit: true } : {}),
  };
}
