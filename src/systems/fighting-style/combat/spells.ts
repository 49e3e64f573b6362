import type { Cell, Id } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { judgeAp, judgeAttacks, judgeFreeAction } from '../judge.ts';
import { whoReach } from '../reach.ts';
import { canStandAt } from '../reachable.ts';
import { refuse } from '../refusal.ts';
import type { Sheet } from '../sheet.ts';
import { metresBetween, metresTo } from '../space.ts';
import type { AttackSpell, EffectSpell, MagicItem, Spell } from '../spells.ts';
import type { Combatant, Fight, Grip, Item } from '../state.ts';
import { foes, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { CastingProvokes } from '../windows.ts';
import { stillOn, windowOf } from '../windows.ts';
import { judgeFoe, judgeReach } from './strikes.ts';

/** Spells and magic items: who has which, what they cost, and whom they reach (section 22). */

/** A spell that a combatant can cast itself or out of a magic item. */
export interface Magic {
  /** The id in choices: the spell's, or the item's. */
  readonly id: string;
  readonly label: string;
  readonly spell: Spell;
  /** The item; `null` for a spell of the combatant's own. */
  readonly item: { readonly thing: Item; readonly magic: MagicItem } | null;
}

interface Kept {
  readonly sheet: Sheet;
  readonly carried: readonly Item[];
  readonly magic: readonly Magic[];
}

const kept = new WeakMap<readonly Grip[], Kept>();

/**
 * All magic of a combatant: its own spells, then the items in hand and carried. Cached by `Combatant.hands`, as long as
 * sheet and carried items are the same.
 */
export function magicOf(who: Combatant): readonly Magic[] {
  const known = kept.get(who.hands);
  if (known && known.sheet === who.sheet && known.carried === who.carried) return known.magic;
  const magic = listMagic(who);
  kept.set(who.hands, { sheet: who.sheet, carried: who.carried, magic });
  return magic;
}

function listMagic(who: Combatant): readonly Magic[] {
  const found: Magic[] = who.sheet.spells.map((spell) => ({
    id: spell.id,
    label: spell.name,
    spell,
    item: null,
  }));
  const add = (thing: Item): void => {
    if (thing.thing.kind !== 'magic') return;
    const { magic } = thing.thing;
    found.push({ id: thing.id, label: thing.name, spell: magic.spell, item: { thing, magic } });
  };
  for (const { item } of who.hands) add(item);
  for (const item of who.carried) add(item);
  return found;
}

/** The magic with this id, or with the owner's short id of the item; `null` when there is none. */
export function findMagic(who: Combatant, given: unknown): Magic | null {
  // Spells without an item have no short id: `undefined` would match the first of them.
  if (typeof given !== 'string') return null;
  const all = magicOf(who);
  return (
    all.find((each) => each.id === given) ?? all.find((each) => each.item?.thing.short === given) ?? null
  );
}

/** Whether using it takes the free action of the round (FS-REACT-6) instead of AP. */
export const isFree = (magic: Magic): boolean => magic.item?.magic.free === true;

/** Its cost in AP (FS-TURN-3). */
export const apOf = (magic: Magic): number => (isFree(magic) ? 0 : 1);

/** Its cost in mana: 0 out of an item, and where mana is not tracked (FS-MAG-1, FS-R75). */
export const manaOf = (fight: Fight, magic: Magic): number =>
  magic.item !== null || fight.rulings.mana === 'off' ? 0 : magic.spell.mana;

/** Why it cannot be used now, whatever the target (FS-ACT-9, FS-REACT-5); `null` if it can. */
export function judgeMagic(fight: Fight, who: Combatant, magic: Magic): Refusal | null {
  const attack = magic.spell.kind === 'attack';
  if (attack && fight.active !== who.id) {
    return refuse('notAReaction', `${magic.label} is an attack and no reaction`, 'FS-REACT-5', 'spell');
  }
  const price = isFree(magic) ? judgeFreeAction(who) : judgeAp(who, 1);
  if (price) return price;
  return (
    (attack ? judgeAttacks(fight, who) : null) ?? judgeMana(fight, who, magic) ?? judgeItem(fight, who, magic)
  );
}

function judgeMana(fight: Fight, who: Combatant, magic: Magic): Refusal | null {
  const mana = manaOf(fight, magic);
  if (who.mana >= mana) return null;
  return refuse('noMana', `${magic.label} takes ${mana} mana, ${who.mana} is left`, 'FS-MAG-1', 'spell');
}

function judgeItem(fight: Fight, who: Combatant, { label, item }: Magic): Refusal | null {
  if (item === null) return null;
  const { thing, magic } = item;
  if (magic.hands > 0 && !who.hands.some((grip) => grip.item.id === thing.id)) {
    return refuse('notInHand', `${label} must be in hand`, 'FS-ACT-9', 'spell');
  }
  if (magic.uses !== undefined && (fight.uses[thing.id] ?? magic.uses) < 1) {
    return refuse('noMana', `${label} is used up`, 'FS-MAG-1', 'spell');
  }
  return null;
}

/** Why an attack spell cannot be aimed at this target (FS-ATK-5); `null` if it can. */
export function judgeSpellTarget(
  fight: Fight,
  who: Combatant,
  spell: AttackSpell,
  target: Combatant,
): Refusal | null {
  const nobody = judgeFoe(who, target);
  if (nobody) return nobody;
  if (spell.melee) return judgeReach(fight, who, target, spell.range, `of ${spell.name}`, 'FS-ATK-5');
  const { name } = target.sheet;
  const metres = metresBetween(fight, who, target);
  if (metres <= spell.range) return null;
  const because = `${name} is ${metres} m away, the range of ${spell.name} is ${spell.range} m`;
  return refuse('outOfRange', because, 'FS-ATK-5', 'target');
}

/** FS-ATK-8: why these cannot be the targets of one attack; `null` if they can. */
export function judgeTogether(
  fight: Fight,
  spell: AttackSpell,
  targets: readonly Combatant[],
): Refusal | null {
  const { most, within } = spell.targets ?? { most: 1, within: 0 };
  if (targets.length > most) {
    return refuse('outOfRange', `${spell.name} takes ${most} at the most`, 'FS-ATK-8', 'targets');
  }
  for (let i = 0; i < targets.length; i++) {
    for (let j = i + 1; j < targets.length; j++) {
      const [a, b] = [targets[i] as Combatant, targets[j] as Combatant];
      if (metresBetween(fight, a, b) <= within) continue;
      const because = `${a.sheet.name} and ${b.sheet.name} are more than ${within} m apart`;
      return refuse('outOfRange', because, 'FS-ATK-8', 'targets');
    }
  }
  return null;
}

/**
 * Whether the spell is for foes, or else for friends: attacks are for foes, other spells for the caster and its allies.
 * Of what the game master rules nobody knows whom it serves: it is for both (FS-MAG-1).
 */
export const isFor = (spell: Spell, foe: boolean): boolean =>
  (spell.kind === 'attack') === foe || (spell.kind === 'effect' && spell.does.effect === 'ruled');

/** Why a spell that is not an attack cannot be cast on this target; `null` if it can. */
export function judgeEffect(
  fight: Fight,
  who: Combatant,
  spell: EffectSpell,
  target: Combatant,
): Refusal | null {
  const { name } = target.sheet;
  const foe = foes(who, target);
  if (!present(target) || !isFor(spell, foe)) {
    return refuse('noSuchThing', `${spell.name} is not for ${name}`, 'FS-MAG-1', 'target');
  }
  const nobody = foe ? judgeFoe(who, target) : null;
  if (nobody) return nobody;
  if (target.id === who.id) return null;
  const metres = metresBetween(fight, who, target);
  if (metres <= spell.range) return null;
  const because =
    spell.range === 0
      ? `${spell.name} is for the caster alone`
      : `${name} is ${metres} m away, the range of ${spell.name} is ${spell.range} m`;
  return refuse('outOfRange', because, 'FS-MAG-1', 'target');
}

/** Why the caster cannot teleport to this square; `null` if it can. */
export function judgePlace(fight: Fight, who: Combatant, metres: number, cell: Cell): Refusal | null {
  if (metresTo(fight, who, cell) > metres) {
    return refuse('outOfRange', `that is farther than ${metres} m`, 'FS-MAG-1', 'cell');
  }
  return canStandAt(fight, who, cell)
    ? null
    : refuse('squareTaken', `${who.sheet.name} cannot stand on that square`, 'FS-GRID-2', 'cell');
}

/** FS-OPP-4, FS-R48: whether casting it provokes. */
export function provokes(fight: Fight, magic: Magic): boolean {
  if (magic.item !== null && fight.rulings.itemProvokes === 'no') return false;
  return magic.spell.kind !== 'attack' || magic.spell.melee !== true;
}

/**
 * FS-ATK-1, step 2: offers opportunity attacks to the foes that the casting provokes. Returns whether the casting goes
 * on.
 */
export function castOpenly(table: Table, id: Id, magic: Magic): boolean {
  const { fight } = table;
  const who = one(fight, id);
  // FS-ACT-2, FS-R20.
  const covered = who.disengaged && fight.rulings.disengageCovers === 'all';
  const by = covered || !provokes(fight, magic) ? [] : whoReach(fight, who);
  if (by.length === 0) return true;
  const event: CastingProvokes = { event: 'casting', who: id, from: who.cell, prone: who.prone, by };
  table.offer(windowOf.casting, event);
  if (!stillOn(fight, event)) return false;
  // An item that was struck out of the hand cannot be used.
  const needed = magic.item !== null && magic.item.magic.hands > 0 ? magic.item.thing.id : null;
  return needed === null || one(fight, id).hands.some((grip) => grip.item.id === needed);
}
