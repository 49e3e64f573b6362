import type { Problem } from '../../engine/system.ts';
import type { Id, Json } from '../../kernel/json.ts';
import type { Out } from '../../kernel/view.ts';
import { apply } from './apply/index.ts';
import { noMovement, shareTurn } from './apply/turns.ts';
import { investedBy } from './body/effects.ts';
import { apGains, hasHeroRules, manaPool, slotsOf, squaresOf, staminaPool } from './derived.ts';
import type { EncounterCombatant, EncounterDocument } from './encounter.ts';
import { readEncounter } from './encounter.ts';
import type { Now, StartAt, StartingCondition } from './encounter-schema.ts';
import { isHelpless } from './fatigue.ts';
import { handsFor } from './hands.ts';
import { noWounds } from './levels.ts';
import { placeOffMount, seated } from './movement/dismount.ts';
import { actsInRidersTurn, initiativeOf, sharedMount } from './riding.ts';
import type { Rulings } from './rulings.ts';
import { adjacent } from './space.ts';
import type { Combatant, Effect, Fight, FloorItem, Grip, Item, Stowed } from './state.ts';
import { one, present } from './state.ts';

/** From an encounter to the fight at its beginning or in its middle. */

/** An item that a sheet brings into the fight, and where it is. */
interface Belonging {
  readonly item: Item;
  readonly hands: 1 | 2;
  readonly in: 'hand' | Stowed['in'];
}

/** All items of a combatant. Natural weapons are not items. */
function belongingsOf({ id, sheet, now }: EncounterCombatant): readonly Belonging[] {
  // If the encounter says what is in hand, what the sheet has in hand goes to the scabbard instead.
  const place = (item: string, at: Belonging['in']): Belonging['in'] => {
    if (!now.inHand) return at;
    if (now.inHand.includes(item)) return 'hand';
    return at === 'hand' ? 'scabbard' : at;
  };
  const weapons = sheet.weapons.map(
    ({ item, thing, in: at }): Belonging => ({
      item: {
        id: `${id}/${item}`,
        short: item,
        name: thing.name,
        thing: { kind: 'weapon', weapon: thing },
      },
      hands: handsFor(thing),
      in: place(item, at),
    }),
  );
  const objects = sheet.objects.map(
    ({ item, thing, in: at }): Belonging => ({
      item: {
        id: `${id}/${item}`,
        short: item,
        name: thing.name,
        thing: { kind: 'object', object: thing },
      },
      hands: handsFor(thing),
      in: place(item, at),
    }),
  );
  return [...weapons, ...objects];
}

function outOf(now: Now): Out | null {
  for (const condition of ['dead', 'fled', 'unconscious'] as const) {
    if (now.conditions.includes(condition)) return condition;
  }
  return null;
}

/** Whether it has dropped what it held: the unconscious and the dead have (SL-CND-3). */
const holdsNothing = (out: Out | null): boolean => out === 'unconscious' || out === 'dead';

/** SL-STA-8: mana invested in effects that begin with the fight, unless the encounter gives a number. */
const investedIn = (now: Now, effects: readonly Effect[], id: Id): number =>
  now.invested ?? investedBy(effects, id);

/** A combatant at the beginning of the fight, without its ties to others. `effects`: all effects of the fight. */
export function combatantOf(
  entry: EncounterCombatant,
  rulings: Rulings,
  effects: readonly Effect[] = [],
): Combatant {
  const { id, sheet, side, cell, now } = entry;
  const out = outOf(now);
  const has = (condition: StartingCondition): boolean => now.conditions.includes(condition);
  const belongings = belongingsOf(entry);
  const fatigue = now.fatigue ?? 0;
  const staminaMax = staminaPool(sheet);
  const manaMax = manaPool(sheet);
  const invested = Math.min(manaMax, investedIn(now, effects, id));
  return {
    id,
    sheet,
    tier: sheet.tier,
    player: sheet.player ?? sheet.tier === 'hero',
    heroRules: hasHeroRules(sheet),
    squares: squaresOf(sheet, rulings),
    slots: slotsOf(sheet, rulings),
    staminaMax,
    manaMax,
    side,
    cell,
    passing: false,
    wounds: now.wounds ?? noWounds,
    stamina: now.stamina ?? Math.max(0, staminaMax - fatigue),
    fatigue,
    exhaustionLifted: now.exhaustionLifted ?? false,
    mana: Math.min(now.mana ?? manaMax, manaMax - invested),
    invested,
    ap: now.ap ?? 0,
    initiative: null,
    standing: null,
    hadTurn: now.hadTurn ?? false,
    surprised: has('surprised'),
    movement: { ...noMovement, ...now.movement },
    dashing: has('dashing'),
    dashBonus: now.dashBonus ?? null,
    posture: holdsNothing(out) ? 'prone' : now.posture,
    unconscious: out === 'unconscious',
    unconsciousSince: now.unconsciousSince ?? 0,
    dying: out === 'unconscious' ? (now.dying ?? null) : null,
    helplessUntil: now.helplessUntil ?? null,
    blinded: has('blinded'),
    hidden: has('hidden'),
    acted: false,
    bleeding: now.bleeding,
    burning: now.burning,
    hobbled: has('hobbled'),
    poisons: now.poisons,
    defending: out === null ? guardOf(now, rulings) : null,
    ignoring: out === null ? now.ignoring : [],
    marks: now.marks,
    harried: [],
    openings: [],
    grappling: [],
    pinnedBy: [],
    dragging: 0,
    readied: null,
    charge: null,
    riding: null,
    ridden: null,
    climbing: out === null && has('climbing'),
    sunk: has('sunk'),
    hands: holdsNothing(out) ? [] : gripsOf(belongings),
    stowed: belongings.flatMap(({ item, in: at }) => (at === 'hand' ? [] : [{ item, in: at }])),
    out,
  };
}

/** SL-COM-2, SL-R65: the Defend state of an encounter. Whoever begins helpless is not defending (SL-CND-8, SL-R34). */
function guardOf({ defending, helplessUntil, pinnedBy }: Now, rulings: Rulings): Combatant['defending'] {
  if (defending === undefined) return null;
  const helpless = isHelpless({ unconscious: false, helplessUntil: helplessUntil ?? null, pinnedBy });
  if (helpless && rulings.helpless === 'noActs') return null;
  return { how: defending === true ? null : defending };
}

const gripsOf = (belongings: readonly Belonging[]): readonly Grip[] =>
  belongings.flatMap(({ item, hands, in: at }) => (at === 'hand' ? [{ item, hands }] : []));

/** Items on the floor beside those who begin or join unconscious or dead (SL-CND-3). */
export const droppedBy = (entry: EncounterCombatant): readonly FloorItem[] =>
  holdsNothing(outOf(entry.now))
    ? gripsOf(belongingsOf(entry)).map(({ item }) => ({ item, cell: entry.cell }))
    : [];

/** AP of loading that weapons still need, by item of the fight. */
export const unloadedOf = ({ id, now }: EncounterCombatant): { readonly [item: Id]: number } =>
  Object.fromEntries(Object.entries(now.unloaded).map(([item, ap]) => [`${id}/${item}`, ap]));

/** Effects at the beginning of the fight (SL-DUR-1), numbered in the order of the encounter. */
function effectsOf(entries: readonly EncounterCombatant[]): readonly Effect[] {
  let count = 0;
  return entries.flatMap(({ id, now }) =>
    now.effects.map((effect): Effect => {
      count++;
      return { ...effect, id: `effect-${count}`, on: id };
    }),
  );
}

/** Stores ties between two combatants on both sides (SL-GRP-5, SL-GRP-10, SL-MNT-2, SL-COM-4). */
function tie(fight: Fight, entries: readonly EncounterCombatant[]): void {
  const grapple = (a: Combatant, b: Combatant): void => {
    if (!a.grappling.includes(b.id)) a.grappling = [...a.grappling, b.id];
    if (!b.grappling.includes(a.id)) b.grappling = [...b.grappling, a.id];
  };
  for (const { id, now } of entries) {
    const who = one(fight, id);
    for (const other of [...now.grappling, ...now.pinnedBy]) grapple(who, one(fight, other));
    who.pinnedBy = now.pinnedBy;
    if (now.riding) {
      who.riding = now.riding;
      one(fight, now.riding.mount).ridden = id;
    }
    for (const { kind, by } of now.marks) {
      if (kind !== 'harried') continue;
      const other = one(fight, by);
      other.harried = [...other.harried, id];
    }
  }
}

/**
 * SL-CND-3, SL-MSC-7: seats riders. If rider or mount is out of the fight, or the mount lies, the rider is placed beside
 * it instead.
 */
function unseat(fight: Fight, entries: readonly EncounterCombatant[]): void {
  for (const { id, now } of entries) {
    const who = one(fight, id);
    if (!now.riding) continue;
    const mount = one(fight, now.riding.mount);
    if (who.out === null && mount.out === null && mount.posture !== 'prone') {
      // SL-POS-6, SL-CLB-1, SL-CLB-3: the facts that mounting has in play.
      for (const fact of seated(who, mount, 'SL-POS-6')) apply(fight, fact);
      continue;
    }
    const to = present(who) && present(mount) ? placeOffMount(fight, who) : null;
    who.riding = null;
    mount.ridden = null;
    if (!to) continue;
    who.cell = to;
    fight.floor = fight.floor.map((lying) =>
      lying.item.id.startsWith(`${id}/`) ? { ...lying, cell: to } : lying,
    );
  }
}

/** Begins the fight in its middle: sets phase, active combatant, initiative, turns taken and AP. */
function startInMiddle(fight: Fight, startAt: StartAt, entries: readonly EncounterCombatant[]): void {
  fight.phase = 'turns';
  fight.round = startAt.round;
  fight.quietSince = startAt.round;
  fight.stage = startAt.stage;
  fight.active = startAt.active;
  for (const { id, now, sheet } of entries) {
    const who = one(fight, id);
    who.initiative = startAt.initiative[id] ?? 0;
    who.standing = who.initiative;
    who.unconsciousSince = now.unconsciousSince ?? startAt.round;
    who.ap = now.ap ?? (who.surprised || who.unconscious ? 0 : apGains(sheet, fight.rulings).start);
  }
  // SL-MNT-2: rider and mount act at the lower of their two initiatives.
  const activeAt = initiativeOf(fight, one(fight, startAt.active));
  for (const { id, now } of entries) {
    const who = one(fight, id);
    who.hadTurn = now.hadTurn ?? (id !== startAt.active && initiativeOf(fight, who) > activeAt);
  }
  // SL-MNT-2: a mount has had its turn if its rider has.
  for (const { id } of entries) {
    const mount = sharedMount(fight, one(fight, id));
    if (mount) mount.hadTurn = one(fight, id).hadTurn;
  }
  shareTurn(fight, one(fight, startAt.active));
}

/** The fight of an encounter. */
export function fightOf(encounter: EncounterDocument): Fight {
  const { rulings, combatants, surprised } = encounter;
  const effects = effectsOf(combatants);
  const calm = surprised !== 'ask' && surprised.length === 0;
  const fight: Fight = {
    system: 'wound-slots',
    name: encounter.name,
    rulings,
    battlefield: encounter.battlefield,
    changes: Object.keys(encounter.doors).length > 0 ? { doors: encounter.doors } : {},
    phase: calm ? 'initiative' : 'surprise',
    round: 0,
    quietSince: 0,
    listing: combatants.map(({ id }) => id),
    active: null,
    stage: 'start',
    shares: null,
    thwarted: [],
    surprise: calm ? null : surprised,
    combatants: Object.fromEntries(
      combatants.map((entry) => [entry.id, combatantOf(entry, rulings, effects)]),
    ),
    floor: combatants.flatMap(droppedBy),
    climbs: {},
    unloaded: Object.assign({}, ...combatants.map(unloadedOf)),
    effects,
    effectCount: effects.length,
    settled: [],
    drawn: [],
    goesOn: null,
    over: null,
  };
  tie(fight, combatants);
  unseat(fight, combatants);
  if (encounter.startAt) startInMiddle(fight, encounter.startAt, combatants);
  return fight;
}

/** Checks that need everybody's position: combatants who grapple must be adjacent and present (SL-GRP-5). */
function checkTies(fight: Fight, problems: Problem[]): void {
  fight.listing.forEach((id, index) => {
    const who = one(fight, id);
    for (const other of who.grappling) {
      const held = one(fight, other);
      if (adjacent(fight, who, held) && present(who) && present(held)) continue;
      const message = `it grapples "${other}", who is not beside it (SL-GRP-5)`;
      problems.push({ path: `combatants[${index}].now.grappling`, message });
    }
  });
}

/** Reads an encounter and begins its fight, or returns all its problems. */
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
  const active = read.encounter.startAt?.active;
  if (active !== undefined && actsInRidersTurn(one(fight, active))) {
    const message = `"${active}" acts in the turn of its rider (SL-MNT-2)`;
    problems.push({ path: 'startAt.active', message });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, fight };
}
