import { placeOf } from '../../documents/problems.ts';
import type { Problem } from '../../engine/system.ts';
import type { Json } from '../../kernel/json.ts';
import { fullClock, hasHealth, mostOf, sizeOf } from './derived.ts';
import type { Effect, Waiting } from './effects/effect.ts';
import type { Until } from './effects/until.ts';
import type { EncounterCombatant, EncounterDocument } from './encounter.ts';
import { readEncounter } from './encounter.ts';
import type { Now } from './encounter-schema.ts';
import type { Grip, Item } from './items.ts';
import { handFor, handsFor } from './items.ts';
import type { Rulings } from './rulings.ts';
import { rulingIds } from './rulings.ts';
import { startInMiddle } from './setup-middle.ts';
import { isNotReady, readiedAtStart } from './setup-readied.ts';
import type { Sheet, Where } from './sheet.ts';
import { squaresOf } from './sizes.ts';
import type { Combatant, Fight } from './state.ts';
import { one } from './state.ts';

/** From an encounter to the fight at its beginning, or in its middle. */

interface Belonging {
  readonly item: Item;
  readonly hands: 1 | 2;
  readonly in: Where;
}

/** All items of a combatant except worn armour. Natural weapons are not items. */
function belongingsOf({ id, sheet }: EncounterCombatant): readonly Belonging[] {
  const belonging = (
    short: string,
    thing: Item['thing'],
    it: { readonly name: string; readonly hands: number },
    where: Where,
  ): Belonging => ({
    item: { id: `${id}/${short}`, short, name: it.name, thing },
    hands: handsFor(it),
    in: where,
  });
  return [
    ...sheet.weapons.map(({ item, thing, in: at }) =>
      belonging(item, { kind: 'weapon', weapon: thing }, thing, at),
    ),
    ...sheet.shields.map(({ item, thing, in: at }) =>
      belonging(item, { kind: 'shield', shield: thing }, thing, at),
    ),
    ...sheet.items.map(({ item, thing, in: at }) =>
      belonging(item, { kind: 'item', item: thing }, thing, at),
    ),
  ];
}

/** What each hand holds, by the sheet or by the encounter's `inHand`. */
function gripsOf(entry: EncounterCombatant, all: readonly Belonging[]): readonly Grip[] {
  const { inHand } = entry.now;
  if (!inHand) {
    return all.flatMap((one) =>
      one.in === 'carried' ? [] : [{ item: one.item, hand: one.in, hands: one.hands }],
    );
  }
  const grips: Grip[] = [];
  for (const short of inHand) {
    const found = all.find(({ item }) => item.short === short);
    const hand = found && handFor(grips, found.hands, entry.sheet.hands);
    if (found && hand) grips.push({ item: found.item, hand, hands: found.hands });
  }
  return grips;
}

/** AD-SHK-3, AD-OBJ-3: unconscious at 0 Health; gone at 0 Durability without Health. */
function outOf(
  sheet: Sheet,
  now: Now,
  durability: number,
  health: number,
  rulings: Rulings,
): Combatant['out'] {
  for (const condition of ['dead', 'fled'] as const) if (now.conditions.includes(condition)) return condition;
  if (!hasHealth(sheet, rulings)) return durability > 0 ? null : 'gone';
  // AD-R97 `false`: one in Shock stays unconscious in spite of Health.
  const still = now.shock !== undefined && !rulings.wakeOnHealth;
  return health > 0 && !still ? null : 'unconscious';
}

/** A combatant as the encounter states it. `count` is the fight's counter of ids before its effects. */
export function combatantOf(
  entry: EncounterCombatant,
  rulings: Rulings,
  moment: { readonly round: number; readonly active: string | null; readonly count: number },
): Combatant {
  const { id, sheet, side, cell, now } = entry;
  const belongings = belongingsOf(entry);
  const hands = gripsOf(entry, belongings);
  const durability = now.durability ?? mostOf(sheet, 'durability', rulings);
  const health = now.health ?? mostOf(sheet, 'health', rulings);
  const out = outOf(sheet, now, durability, health, rulings);
  const shocked = out === 'unconscious' && !now.conditions.includes('stabilised');
  const began = { began: moment.round, at: moment.active };
  return {
    id,
    sheet,
    player: sheet.player ?? sheet.kind === 'hero',
    squares: squaresOf(sizeOf(sheet, rulings), rulings),
    side,
    cell,
    prone: now.conditions.includes('prone') || (out === 'unconscious' && rulings.fallsProne),
    negated: false,
    rising: false,
    facing: null,
    sturdy: sheet.sturdy ?? true,
    vigor: now.vigor ?? mostOf(sheet, 'vigor', rulings),
    mana: now.mana ?? mostOf(sheet, 'mana', rulings),
    durability,
    health,
    scarred: durability === 0 || now.scarred === true,
    winded: now.conditions.includes('winded') || now.vigor === 0,
    regained: 0,
    shock: shocked ? { left: now.shock ?? fullClock(sheet), ...began } : null,
    stabilised: now.conditions.includes('stabilised'),
    wear: now.wear ?? {},
    // AD-R14 `carryOne`: outside one's own turn there is only the action kept.
    actions: rulings.unspentActions === 'carryOne' ? Math.min(1, now.actions ?? 0) : 0,
    lessActions: now.lessActions,
    drew: false,
    feet: 0,
    turn: 'none',
    begun: 0,
    ended: 0,
    defending: now.defending,
    act: null,
    readied: [],
    wishes: sheet.kind === 'object' ? 'no' : entry.wishes,
    initiative: null,
    situation: now.initiativeDice,
    ambushed: now.conditions.includes('ambushed'),
    ambusher: now.conditions.includes('ambusher'),
    watching: null,
    unaware: now.unaware,
    looked: false,
    effects: effectsOf(now, moment),
    waiting: waitingOf(id, now, moment.count + now.effects.length),
    hands,
    carried: belongings
      .filter(({ item }) => !hands.some((grip) => grip.item.id === item.id))
      .map(({ item }) => item),
    out,
  };
}

const lasting = (
  rounds: number | undefined,
  { round, active }: { readonly round: number; readonly active: string | null },
): Until => (rounds === undefined ? { when: 'ended' } : { when: 'rounds', rounds, began: round, at: active });

const effectsOf = (
  now: Now,
  moment: { readonly round: number; readonly active: string | null; readonly count: number },
): readonly Effect[] =>
  now.effects.map(({ condition, by, rounds, ...resisted }, index) => ({
    id: `effect-${moment.count + index + 1}`,
    condition,
    by: by ?? null,
    until: lasting(rounds, moment),
    ...resisted,
  }));

/** AD-DIE-15: its waiting Charges and Challenges. */
const waitingOf = (id: string, now: Now, count: number): readonly Waiting[] =>
  now.pushes.map(({ kind, count: many, scope, roll, against, label }, index) => ({
    id: `effect-${count + index + 1}`,
    push: { kind, count: many, scope, label, clause: 'AD-DIE-15', ruling: rulingIds.chargeLife },
    roll,
    against: against ?? null,
    until: { when: 'turn-ends', of: id, count: 1 },
  }));

/** Builds the fight of a valid encounter. */
function fightOf(encounter: EncounterDocument): Fight {
  const { rulings, combatants, startAt, ambush } = encounter;
  const moment = { round: startAt?.round ?? 0, active: startAt?.active ?? null };
  const fight: Fight = {
    system: 'action-dice',
    name: encounter.name,
    rulings,
    battlefield: encounter.battlefield,
    visibility: encounter.visibility,
    vacuum: encounter.vacuum,
    attacker: encounter.attacker ?? null,
    changes: Object.keys(encounter.doors).length > 0 ? { doors: encounter.doors } : {},
    phase: encounter.opening === 'agreed' ? 'ambush' : 'opening',
    round: 0,
    listing: combatants.map(({ id }) => id),
    combatants: {},
    ambush,
    watches: encounter.overWatch,
    order: [],
    active: null,
    stage: 'start',
    zones: [],
    floor: [],
    count: 0,
    openings: [],
    offHand: null,
    idle: false,
    goesOn: null,
    over: null,
  };
  for (const entry of combatants) {
    const who = combatantOf(entry, rulings, { ...moment, count: fight.count });
    fight.combatants[who.id] = who;
    fight.count += who.effects.length + who.waiting.length;
  }
  fight.zones = encounter.zones.map(({ rounds, ...zone }, index) => ({
    ...zone,
    id: `effect-${fight.count + index + 1}`,
    until: lasting(rounds, moment),
  }));
  fight.count += fight.zones.length;
  if (startAt) startInMiddle(fight, startAt, combatants);
  return fight;
}

/** Reads an encounter and begins it, or returns all its problems. */
export function begin(
  json: Json,
):
  | { readonly ok: true; readonly fight: Fight }
  | { readonly ok: false; readonly problems: readonly Problem[] } {
  const read = readEncounter(json);
  if (!read.ok) return read;
  const fight = fightOf(read.encounter);
  const problems = makeReady(fight, read.encounter.combatants);
  return problems.length === 0 ? { ok: true, fight } : { ok: false, problems };
}

/** AD-ACT-11: sets everybody's readied acts. These can be judged only when all combatants are in place. */
function makeReady(fight: Fight, combatants: readonly EncounterCombatant[]): readonly Problem[] {
  return combatants.flatMap(({ id, now }, index) => {
    const who = one(fight, id);
    const readied = readiedAtStart(fight, who, now.readied, fight.count);
    if (isNotReady(readied)) {
      const { because, clause, field = 'what' } = readied.refused;
      const path = placeOf(['combatants', index, 'now', 'readied', readied.at, field]);
      return [{ path, message: `${because} (${clause})` }];
    }
    who.readied = readied;
    fight.count += readied.length;
    return [];
  });
}
