import type { Problem } from '../../engine/system.ts';
import type { Json } from '../../kernel/json.ts';
import { beginOut } from './apply/body.ts';
import { noMovement } from './apply/turns.ts';
import { deathAt } from './body/death.ts';
import { startingMomentum } from './derived.ts';
import type { EncounterCombatant, EncounterDocument } from './encounter.ts';
import { readEncounter } from './encounter.ts';
import type { Now } from './encounter-schema.ts';
import type { Item } from './items.ts';
import { handsFor } from './items.ts';
import type { Rulings } from './rulings.ts';
import { putUnder } from './setup-effects.ts';
import { giveTurns, startInMiddle } from './setup-middle.ts';
import type { Sheet } from './sheet.ts';
import { sideOf } from './sizes.ts';
import { adjacent } from './space.ts';
import type { Combatant, Fight, Grip } from './state.ts';
import { everyone, one, present, standing } from './state.ts';

/** From an encounter to its fight, at the beginning or in the middle. */

/** An item that a sheet brings into the fight, and whether it is in hand. */
interface Belonging {
  readonly grip: Grip;
  readonly held: boolean;
}

/** All items of a combatant; weapons of the body are not items. */
function belongingsOf({ id, sheet, now }: EncounterCombatant): readonly Belonging[] {
  const held = (item: string, usual: boolean): boolean => now.inHand?.includes(item) ?? usual;
  const belonging = (
    item: string,
    thing: Item['thing'],
    it: { readonly name: string; readonly hands: number },
    where: string,
  ): Belonging => ({
    grip: { item: { id: `${id}/${item}`, short: item, name: it.name, thing }, hands: handsFor(it) },
    held: held(item, where === 'hand'),
  });
  return [
    ...sheet.weapons.map(({ item, thing, in: at }) =>
      belonging(item, { kind: 'weapon', weapon: thing }, thing, at),
    ),
    ...sheet.shields.map(({ item, thing, in: at }) =>
      belonging(item, { kind: 'shield', shield: thing }, thing, at),
    ),
    ...sheet.objects.map(({ item, thing, in: at }) =>
      belonging(item, { kind: 'object', object: thing }, thing, at),
    ),
  ];
}

/**
 * WS-VIT-4, WS-VIT-6, WS-GEN-9: below 1 Vitality creatures are Down or, at the death threshold, dead; objects are
 * destroyed.
 */
function outOf(sheet: Sheet, now: Now, vitality: number, rulings: Rulings): Combatant['out'] {
  for (const condition of ['dead', 'fled'] as const) if (now.conditions.includes(condition)) return condition;
  if (vitality >= 1) return null;
  if (sheet.kind === 'object') return 'gone';
  const death = deathAt({ rulings }, { sheet });
  if (death !== null && vitality <= death) return 'dead';
  return rulings.downState === 'down' ? 'unconscious' : null;
}

/** A combatant as the encounter states it, without its effects and grabs. */
export function combatantOf(entry: EncounterCombatant, rulings: Rulings): Combatant {
  const { id, sheet, side, cell, now } = entry;
  const vitality = now.vitality ?? sheet.vitality;
  const belongings = belongingsOf(entry);
  return {
    id,
    sheet,
    player: sheet.player ?? sheet.kind === 'hero',
    squares: sideOf(sheet.size, rulings),
    summoner: entry.summoner ?? null,
    side,
    cell,
    mounted: now.mounted ?? null,
    vitality,
    temporary: now.temporary,
    wp: now.wp ?? sheet.wp,
    momentum: now.momentum ?? startingMomentum(sheet, rulings),
    ap: now.ap ?? 0,
    apSpent: now.apSpent,
    rp: now.rp ?? Math.max(0, sheet.rp - now.rpSpent),
    rpSpent: now.rpSpent,
    movement: noMovement,
    credits: 0,
    freeUse: null,
    turn: 'none',
    touched: false,
    surprised: now.conditions.includes('surprised'),
    slots: 0,
    begun: 0,
    ended: 0,
    effects: [],
    grabbing: [],
    grabbedBy: [],
    hiddenFrom: now.hiddenFrom,
    givenAway: [],
    known: now.known,
    held: [],
    hands: belongings.flatMap(({ grip, held }) => (held ? [grip] : [])),
    carried: belongings.flatMap(({ grip, held }) => (held ? [] : [grip.item])),
    surrendered: now.conditions.includes('surrendered'),
    out: outOf(sheet, now, vitality, rulings),
  };
}

/** WS-ADV-11: records each grab with both combatants; the encounter states it only with the one who grabs. */
function tie(fight: Fight, entries: readonly EncounterCombatant[]): void {
  for (const { id, now } of entries) {
    one(fight, id).grabbing = now.grabbing;
    for (const other of now.grabbing) {
      const held = one(fight, other);
      held.grabbedBy = [...held.grabbedBy, id];
    }
  }
}

/** The fight of an encounter. */
function fightOf(encounter: EncounterDocument): Fight {
  const { rulings, combatants, surprised, startAt } = encounter;
  const settled = encounter.opening === 'agreed';
  const fight: Fight = {
    system: 'world-shapers',
    name: encounter.name,
    rulings,
    governors: encounter.governors,
    advanced: encounter.advanced,
    battlefield: encounter.battlefield,
    changes: Object.keys(encounter.doors).length > 0 ? { doors: encounter.doors } : {},
    phase: !settled ? 'opening' : surprised.length > 0 ? 'surprise' : 'round',
    round: 0,
    listing: combatants.map(({ id }) => id),
    combatants: Object.fromEntries(combatants.map((entry) => [entry.id, combatantOf(entry, rulings)])),
    surprise: surprised,
    unions: [],
    order: [],
    running: null,
    suspended: [],
    active: null,
    stage: 'main',
    between: false,
    ties: [],
    floor: [],
    count: 0,
    goesOn: null,
    over: null,
  };
  tie(fight, combatants);
  if (startAt) startInMiddle(fight, startAt, combatants);
  for (const entry of combatants) putUnder(fight, entry);
  // Must come after the effects, which change Basic Movement.
  giveTurns(fight, combatants);
  return fight;
}

/** Checks that need the positions of all: a grabbed combatant is within 1 m (WS-ADV-11). */
function checkTies(fight: Fight, problems: Problem[]): void {
  fight.listing.forEach((id, index) => {
    const who = one(fight, id);
    for (const other of who.grabbing) {
      const held = one(fight, other);
      if (adjacent(fight, who, held) && present(who) && present(held)) continue;
      const message = `it holds "${other}", who is not within 1 m (WS-ADV-11)`;
      problems.push({ path: `combatants[${index}].now.grabbing`, message });
    }
  });
}

/** Parses an encounter and begins its fight, or returns all of its problems. */
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
  for (const who of everyone(fight)) if (!standing(who)) beginOut(fight, who);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, fight };
}
