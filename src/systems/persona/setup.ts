import type { Problem } from '../../engine/system.ts';
import type { Id, Json } from '../../kernel/json.ts';
import type { Out } from '../../kernel/view.ts';
import { ailmentKinds } from './ailments/catalogue.ts';
import { hands } from './body.ts';
import {
  exertionPool,
  fatePool,
  heavyPool,
  lightPool,
  pointPools,
  poolMax,
  spiritPool,
  tracksStress,
} from './derived.ts';
import type { EncounterCombatant, EncounterDocument } from './encounter.ts';
import { readEncounter } from './encounter.ts';
import type { StartAt, StartingCondition } from './encounter-schema.ts';
import { sparesAtStart } from './gear.ts';
import { diesOf } from './harm/deadly.ts';
import { trackMax } from './harm/tracks.ts';
import type { Rulings } from './rulings.ts';
import type { Sheet } from './sheet.ts';
import { touches } from './space.ts';
import type {
  Ailment,
  Combatant,
  Fight,
  Hands,
  Injuries,
  InjuryRow,
  Item,
  Reloading,
  WeaponCounts,
} from './state.ts';
import { foes, one } from './state.ts';

/** Builds the fight of an encounter, at its beginning or in its middle (PE-TIME-5). */

/** All items of a sheet as items of the fight. Natural weapons are not items. */
function itemsOf(who: Id, sheet: Sheet): readonly Item[] {
  const weapons = sheet.weapons.map(
    ({ item, ...weapon }): Item => ({
      id: `${who}/${item}`,
      short: item,
      name: weapon.name,
      thing: { kind: 'weapon', weapon },
    }),
  );
  const consumables = sheet.consumables.map(
    ({ item, ...consumable }): Item => ({
      id: `${who}/${item}`,
      short: item,
      name: consumable.name,
      thing: { kind: 'consumable', consumable },
    }),
  );
  return [...weapons, ...consumables];
}

/**
 * PE-WND-4, PE-R85: whether and how a combatant is out at the start. Without its Deadly Wound it is dead or
 * unconscious, as PE-R85 says.
 */
function outOf(entry: EncounterCombatant, rulings: Rulings): Out | null {
  const { now, sheet } = entry;
  for (const condition of ['dead', 'fled', 'unconscious'] as const) {
    if (now.conditions.includes(condition)) return condition;
  }
  if (now.deadly !== 0) {
    // PE-DEC-2: a combatant with a Score decayed to 1 is out of action for a week.
    return sheet.current?.unfit ? 'unconscious' : null;
  }
  return diesOf({ rulings }, sheet) ? 'dead' : 'unconscious';
}

function ailmentsOf(entry: EncounterCombatant, rulings: Rulings): readonly Ailment[] {
  return entry.now.ailments.map(({ id, by, turns, struck }) => {
    const usual = id === 'stunned' ? rulings.stunnedTurns : ailmentKinds[id].turns;
    return { id, by: by ?? null, turns: turns === undefined ? usual : turns, fresh: false, struck };
  });
}

function injuriesOf(entry: EncounterCombatant): Injuries {
  const rows = Object.entries(entry.now.injuries ?? {});
  return Object.fromEntries(rows.map(([location, row]) => [location, { row: row as InjuryRow, ignored: 0 }]));
}

/** The combatant of an encounter, without the ties that need the other combatants. */
export function combatantOf(entry: EncounterCombatant, rulings: Rulings): Combatant {
  const { id, sheet, side, cell, now } = entry;
  const items = itemsOf(id, sheet);
  const inHand = Object.fromEntries(
    hands.map((hand) => [hand, items.find(({ short }) => short === now.inHand[hand]) ?? null]),
  ) as Hands;
  const held = [inHand.right, inHand.left];
  const has = (condition: StartingCondition): boolean => now.conditions.includes(condition);
  const out = outOf(entry, rulings);
  const lightMax = lightPool(sheet);
  const heavyMax = heavyPool(sheet);
  const spiritMax = spiritPool(sheet);
  const exertionMax = exertionPool(sheet);
  const fateMax = fatePool(sheet);
  const who: Combatant = {
    id,
    sheet,
    kind: sheet.kind,
    player: sheet.player ?? sheet.kind === 'evoker',
    squares: sheet.squares,
    tracksStress: tracksStress(sheet, rulings),
    lightMax,
    heavyMax,
    spiritMax,
    exertionMax,
    fateMax,
    side,
    cell,
    passing: false,
    band: now.band,
    flightLost: has('flight-lost'),
    fallsFrom: now.fallsFrom ?? null,
    climb: null,
    light: now.light ?? lightMax,
    heavy: now.heavy ?? heavyMax,
    deadly: now.deadly ?? 1,
    stress: now.stress ?? 0,
    fate: now.fate ?? fateMax,
    spirit: now.spirit ?? spiritMax,
    exertion: now.exertion ?? exertionMax,
    decay: now.decay ?? {},
    personas: sheet.personas.map((persona) => ({
      sheet: persona,
      left: now.personas?.[persona.id] ?? persona.wounds,
      ...(rulings.personaTrack === 'threeTracks' ? now.personaTracks?.[persona.id] : {}),
    })),
    equipped: now.equipped === undefined ? sheet.equipped : now.equipped,
    injuries: injuriesOf(entry),
    ailments: ailmentsOf(entry, rulings),
    augments: now.augments,
    disruptions: now.disruptions,
    bleeding: has('bleeding'),
    suffocation: now.suffocation ?? null,
    initiative: null,
    turn: 'waiting',
    move: null,
    moveOver: now.moveOver,
    acted: now.acted,
    moved: now.moved,
    focused: false,
    undertaking: null,
    swapped: false,
    oneMore: now.oneMore,
    fleeing: false,
    hands: inHand,
    carried: items.filter((item) => !held.includes(item)),
    apLost: now.apLost,
    prone: has('prone') || (out !== null && out !== 'fled'),
    running: has('running'),
    defending: has('defending'),
    protecting: now.protecting ?? null,
    hiddenFrom: [],
    surprised: has('surprised'),
    heldBy: now.heldBy,
    holding: [],
    chanceUsed: now.chanceUsed,
    chanceAt: [],
    evaded: [],
    out,
  };
  // PE-DEC-1, PE-R84: decay may have lowered the maxima.
  const most = trackMax({ rulings }, who);
  who.light = Math.min(who.light, most.light);
  who.heavy = Math.min(who.heavy, most.heavy);
  for (const pool of pointPools) who[pool] = Math.min(who[pool], poolMax(who, pool));
  return who;
}

/**
 * Ammunition, jams, reloads and wear of a combatant's weapons, by item id (PE-ATK-9, PE-FUM-2, PE-ACT-7). `before`: the
 * round before the present one, in which an Action was spent on a reload that is under way (PE-R49).
 */
export function countsOf(entry: EncounterCombatant, before: number): WeaponCounts {
  const { id, sheet, now } = entry;
  const byItem = <Value, Other>(
    of: { readonly [item: string]: Value },
    as: (value: Value) => Other,
  ): { [item: Id]: Other } =>
    Object.fromEntries(Object.entries(of).map(([item, value]) => [`${id}/${item}`, as(value)]));
  const loaded: { [item: Id]: number } = {};
  const spares: { [item: Id]: number } = {};
  for (const { item, clip } of sheet.weapons) {
    if (clip === undefined) continue;
    loaded[`${id}/${item}`] = now.loaded[item] ?? (now.jammed.includes(item) ? 0 : clip);
    spares[`${id}/${item}`] = now.spares[item] ?? sheet.spares[item] ?? sparesAtStart;
  }
  return {
    loaded,
    spares,
    jammed: now.jammed.map((item) => `${id}/${item}`),
    reloading: byItem(now.reloading, (left): Reloading => ({ left, round: before })),
    worn: byItem(now.worn, (lost) => lost),
  };
}

/**
 * Sets up a fight that begins in its middle: order, active combatant, who has had a turn. Ties in initiative keep the
 * order of the encounter.
 */
function startInMiddle(fight: Fight, startAt: StartAt): void {
  fight.phase = 'turns';
  fight.round = startAt.round;
  fight.stage = startAt.stage;
  for (const id of fight.listing) one(fight, id).initiative = startAt.initiative[id] ?? 0;
  fight.order = [...fight.listing].sort(
    (a, b) => (startAt.initiative[b] ?? 0) - (startAt.initiative[a] ?? 0),
  );
  fight.active = startAt.active;
  const now = fight.order.indexOf(startAt.active);
  fight.order.forEach((id, place) => {
    one(fight, id).turn = place < now ? 'done' : place === now ? 'active' : 'waiting';
  });
  // PE-R49: whoever has had its Action in this round may go on with a reload in the next one.
  const over = fight.order
    .map((id) => one(fight, id))
    .filter(({ turn, acted }) => turn === 'done' || acted)
    .flatMap(({ id, sheet }) => sheet.weapons.map(({ item }) => `${id}/${item}`));
  fight.reloading = Object.fromEntries(
    Object.entries(fight.reloading).map(([item, begun]) => [
      item,
      over.includes(item) ? { ...begun, round: startAt.round } : begun,
    ]),
  );
}

/** The fight of a valid encounter. */
function fightOf(encounter: EncounterDocument): Fight {
  const { rulings, combatants, surprised } = encounter;
  const before = Math.max(0, (encounter.startAt?.round ?? 0) - 1);
  const counts = combatants.map((entry) => countsOf(entry, before));
  const merged = <Field extends 'loaded' | 'spares' | 'reloading' | 'worn'>(field: Field): Fight[Field] =>
    Object.assign({}, ...counts.map((count) => count[field]));
  const fight: Fight = {
    system: 'persona',
    name: encounter.name,
    rulings,
    battlefield: encounter.battlefield,
    seaOfChaos: encounter.seaOfChaos,
    changes: Object.keys(encounter.doors).length > 0 ? { doors: encounter.doors } : {},
    phase: surprised === 'ask' ? 'surprise' : 'initiative',
    round: 0,
    order: [],
    listing: combatants.map(({ id }) => id),
    active: null,
    stage: 'start',
    bonus: null,
    settled: [],
    sharing: [],
    combatants: Object.fromEntries(combatants.map((entry) => [entry.id, combatantOf(entry, rulings)])),
    floor: [],
    loaded: merged('loaded'),
    spares: merged('spares'),
    jammed: counts.flatMap(({ jammed }) => jammed),
    reloading: merged('reloading'),
    worn: merged('worn'),
    analysed: encounter.analysed,
    goesOn: null,
    over: null,
  };
  for (const id of fight.listing) {
    const who = one(fight, id);
    for (const { by } of who.heldBy) {
      const holder = one(fight, by);
      holder.holding = [...holder.holding, id];
    }
  }
  for (const { who, from } of encounter.hidden) {
    const hidden = one(fight, who);
    if (!hidden.hiddenFrom.includes(from)) hidden.hiddenFrom = [...hidden.hiddenFrom, from];
  }
  if (surprised !== 'ask') for (const id of surprised) one(fight, id).surprised = true;
  if (encounter.startAt) startInMiddle(fight, encounter.startAt);
  return fight;
}

/**
 * Checks that can only be made once everyone is placed: holders are adjacent enemies (PE-GRP-3), the protected are
 * allies (PE-ACT-17).
 */
function checkTies(fight: Fight, problems: Problem[]): void {
  fight.listing.forEach((id, index) => {
    const who = one(fight, id);
    const path = `combatants[${index}].now`;
    who.heldBy.forEach(({ by }, place) => {
      const holder = one(fight, by);
      if (foes(who, holder) && touches(fight, who, holder) && holder.out === null) return;
      const message = 'whoever holds somebody is an enemy next to it (PE-GRP-3)';
      problems.push({ path: `${path}.heldBy[${place}].by`, message });
    });
    if (who.protecting !== null && foes(who, one(fight, who.protecting))) {
      problems.push({ path: `${path}.protecting`, message: 'one protects allies (PE-ACT-17)' });
    }
  });
}

/** Reads an encounter and returns its fight, or all its problems. */
export function begin(
  json: Json,
):
  | { readonly ok: true; readonly fight: Fight }
  | { readonly ok: false; readonly problems: readonly Problem[] } {
  const read = readEncounter(json);
  if (!read.ok) return read;
  const fight = fightOf(read.encounter);
  const problems: Problem[] = [];
  checkTies(fight, problems);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, fight };
}
