import type { Problem } from '../../engine/system.ts';
import type { Id, Json } from '../../kernel/json.ts';
import { blockRating, healthPool, initiativeBonus, manaPool, speed } from './derived.ts';
import type { EncounterCombatant, EncounterDocument } from './encounter.ts';
import { readEncounter } from './encounter.ts';
import type { ConditionId } from './encounter-schema.ts';
import { shieldItem } from './gear.ts';
import { tieMark } from './initiative.ts';
import { beside } from './reach.ts';
import type { Rulings } from './rulings.ts';
import type { Sheet } from './sheet.ts';
import { sideOfSize } from './sheet.ts';
import type { Combatant, Fight, Grip, Item } from './state.ts';
import { freeHands, one, present } from './state.ts';

/** Builds the fight of an encounter, at its beginning or in its middle (FS-ENC-1). */

/**
 * The shots of each weapon where ammunition is counted and the encounter gives no number (FS-R32, `countAmmunition`).
 */
const shotsAtStart = 20;

/** The items that a sheet brings into the fight. Natural weapons and bare hands are not items. */
function itemsOf(who: Id, sheet: Sheet): readonly Item[] {
  const items: Item[] = [];
  for (const weapon of sheet.weapons) {
    if (weapon.hands === 0) continue;
    const { item: short, name } = weapon;
    items.push({ id: `${who}/${short}`, short, name, thing: { kind: 'weapon', weapon } });
  }
  const { shield } = sheet;
  if (shield) {
    const br = blockRating(sheet)?.value ?? 0;
    const name = 'Shield';
    items.push({
      id: `${who}/${shieldItem}`,
      short: shieldItem,
      name,
      thing: { kind: 'shield', shield, br },
    });
  }
  for (const magic of sheet.items) {
    const { id: short, name } = magic;
    items.push({ id: `${who}/${short}`, short, name, thing: { kind: 'magic', magic } });
  }
  return items;
}

/** FS-TURN-2, FS-ACT-1: what was moved in this turn. Nobody moves farther than Speed but by Dashes. */
function movedSoFar(said: number, metres: number): Pick<Combatant, 'begun' | 'moved' | 'moves' | 'dashes'> {
  const moved = metres > 0 ? said : 0;
  const moves = moved > 0 ? Math.ceil(moved / metres) : 0;
  return { begun: said > 0, moved, moves, dashes: Math.max(0, moves - 1) };
}

/** The combatant of an encounter's entry, held by nobody yet. */
export function combatantOf(entry: EncounterCombatant, rulings: Rulings): Combatant {
  const { id, sheet, side, cell, now } = entry;
  const items = itemsOf(id, sheet);
  const hands: Grip[] = [];
  for (const { item, hands: count } of now.inHand) {
    const found = items.find(({ short }) => short === item);
    if (found) hands.push({ item: found, hands: count === 2 ? 2 : 1 });
  }
  const pool = healthPool(sheet).value;
  const health = now.health ?? pool;
  const has = (condition: string): boolean => now.conditions.some((each) => each.id === condition);
  const [awaited] = othersOf(entry, 'waiting').slice(-1);
  const [deceived] = othersOf(entry, 'feinting').slice(-1);
  const down = has('unconscious') || (rulings.knockoutAt === 'zero' ? health <= 0 : health < 0);
  const out = has('dead') ? 'dead' : down ? 'unconscious' : null;
  const mana = manaPool(sheet).value;
  const metres = speed(sheet, rulings).value;
  return {
    id,
    sheet,
    player: sheet.kind === 'pc',
    squares: sideOfSize[sheet.size],
    pool,
    manaPool: mana,
    speed: metres,
    initiativeBonus: initiativeBonus(sheet, rulings).value,
    side,
    cell,
    passing: false,
    health,
    mana: now.mana ?? mana,
    ap: now.ap ?? 3,
    attacks: now.attacksUsed ?? 0,
    freeActionUsed: now.freeActionUsed ?? false,
    initiative: null,
    turn: 'waiting',
    waits: awaited === undefined ? null : { who: awaited, round: 1 },
    ...movedSoFar(now.moved ?? 0, metres),
    odd: false,
    disengaged: has('disengaged'),
    hands,
    carried: items.filter((item) => !hands.some((grip) => grip.item === item)),
    dazed: has('dazed'),
    prone: has('prone') || out !== null,
    surprised: has('surprised'),
    heldBy: [],
    holds: [],
    // A net that the encounter begins with is not an item of the fight.
    netted: has('netted') ? 'net' : null,
    hiddenFrom: othersOf(entry, 'hidden'),
    braced: has('braced'),
    feint:
      deceived === undefined
        ? null
        : { at: deceived, passed: rulings.feintTiming === 'testNow' ? true : null },
    resistances: [],
    dying: 0,
    out,
  };
}

/** The counts of an entry's items, for `Fight.unloaded` and `Fight.uses`. */
export function countsOf(
  entry: EncounterCombatant,
  rulings: Rulings,
): { readonly unloaded: { [item: Id]: number }; readonly uses: { [item: Id]: number } } {
  const { id, sheet, now } = entry;
  const unloaded: { [item: Id]: number } = {};
  const uses: { [item: Id]: number } = {};
  for (const [item, load] of Object.entries(now.toLoad)) {
    if (load > 0 && rulings.loading !== 'off') unloaded[`${id}/${item}`] = load;
  }
  if (rulings.loading === 'countAmmunition') {
    for (const { item, shot } of sheet.weapons) {
      if (shot) uses[`${id}/${item}`] = now.shots[item] ?? shotsAtStart;
    }
  }
  for (const magic of sheet.items) {
    if (magic.uses !== undefined) uses[`${id}/${magic.id}`] = now.uses[magic.id] ?? magic.uses;
  }
  return { unloaded, uses };
}

/** The other combatants of all conditions of this kind: held by, hidden from, feinting at, waiting for the turn of. */
export const othersOf = ({ now }: EncounterCombatant, condition: ConditionId): readonly Id[] => [
  ...new Set(
    now.conditions.flatMap(({ id, other }) => (id === condition && other !== undefined ? [other] : [])),
  ),
];

/** FS-ACT-3: records each hold with both combatants. */
function tieTogether(fight: Fight, entry: EncounterCombatant): void {
  const who = one(fight, entry.id);
  who.heldBy = othersOf(entry, 'held');
  for (const by of who.heldBy) one(fight, by).holds = [...one(fight, by).holds, who.id];
}

/** Begins the fight in its middle: sets the round, the order, the active combatant, and who has had a turn. */
function startInMiddle(fight: Fight, startAt: NonNullable<EncounterDocument['startAt']>): void {
  fight.phase = 'turns';
  fight.round = startAt.round;
  for (const id of fight.listing) one(fight, id).initiative = startAt.initiative[id] ?? 0;
  const rank = (id: Id): readonly number[] => {
    const who = one(fight, id);
    return [who.initiative ?? 0, tieMark(fight.rulings)(who), who.player ? 1 : 0];
  };
  fight.order = [...fight.listing].sort((a, b) => {
    const [ra, rb] = [rank(a), rank(b)];
    const at = ra.findIndex((value, index) => value !== rb[index]);
    return at < 0 ? 0 : (rb[at] ?? 0) - (ra[at] ?? 0);
  });
  fight.active = startAt.active;
  let before = true;
  for (const id of fight.order) {
    const who = one(fight, id);
    if (id === startAt.active) {
      who.turn = 'active';
      before = false;
    } else if (who.waits) {
      who.waits = { who: who.waits.who, round: fight.round };
      who.turn = 'saved';
    } else if (before) {
      who.turn = 'done';
      fight.lastTurn = id;
    }
  }
}

/** The fight of a valid encounter. */
function fightOf(encounter: EncounterDocument): Fight {
  const { rulings, combatants } = encounter;
  const unloaded: { [item: Id]: number } = {};
  const uses: { [item: Id]: number } = {};
  const byId: { [id: Id]: Combatant } = {};
  for (const entry of combatants) {
    byId[entry.id] = combatantOf(entry, rulings);
    const counts = countsOf(entry, rulings);
    Object.assign(unloaded, counts.unloaded);
    Object.assign(uses, counts.uses);
  }
  const fight: Fight = {
    system: 'fighting-style',
    name: encounter.name,
    rulings,
    battlefield: encounter.battlefield,
    changes: Object.keys(encounter.doors).length > 0 ? { doors: encounter.doors } : {},
    surprise: encounter.surprise ?? null,
    phase: encounter.surprise ? 'surprise' : 'initiative',
    round: 0,
    order: [],
    listing: combatants.map(({ id }) => id),
    active: null,
    lastTurn: null,
    combatants: byId,
    floor: [],
    unloaded,
    uses,
    goesOn: null,
    over: null,
  };
  for (const entry of combatants) tieTogether(fight, entry);
  for (const { who, from } of encounter.hidden) {
    const hidden = one(fight, who);
    if (!hidden.hiddenFrom.includes(from)) hidden.hiddenFrom = [...hidden.hiddenFrom, from];
  }
  if (encounter.startAt) startInMiddle(fight, encounter.startAt);
  return fight;
}

/** FS-ACT-3, FS-COND-3: why `holder` cannot hold this combatant; `null` if it can. */
export function judgeHold(fight: Fight, holder: Combatant, who: Combatant): string | null {
  if (holder.out !== null) return 'whoever is out holds nobody (FS-COND-3)';
  if (!present(who)) return 'the dead are not held (FS-ACT-3)';
  return beside(fight, holder, who) ? null : 'they are more than 1 m apart, or parted by a wall (FS-ACT-3)';
}

/** Parses an encounter and begins its fight, or returns all its problems. */
export function begin(
  json: Json,
):
  | { readonly ok: true; readonly fight: Fight }
  | { readonly ok: false; readonly problems: readonly Problem[] } {
  const read = readEncounter(json);
  if (!read.ok) return read;
  const fight = fightOf(read.encounter);
  const problems: Problem[] = [];
  read.encounter.combatants.forEach(({ id }, index) => {
    if (freeHands(one(fight, id)) < 0) {
      const message = 'holding somebody takes a hand that is not free (FS-ACT-3)';
      problems.push({ path: `combatants[${index}].now`, message });
    }
    for (const by of one(fight, id).heldBy) {
      const because = judgeHold(fight, one(fight, by), one(fight, id));
      if (because === null) continue;
      problems.push({ path: `combatants[${index}].now`, message: `${by} cannot hold it: ${because}` });
    }
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, fight };
}
