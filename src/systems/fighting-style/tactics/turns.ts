import type { Weighed } from '../../../engine/keen/listed.ts';
import type { Choice } from '../../../kernel/port.ts';
import { breakFreeTn, skillsAgainst } from '../actions/break-free.ts';
import { doorsNear } from '../actions/doors.ts';
import { judgeMove } from '../actions/move.ts';
import { judgeStandUp } from '../actions/stand-up.ts';
import { awareOf } from '../combat/conditions.ts';
import type { WeaponMeans } from '../combat/means.ts';
import { spellMeans, weaponMeans } from '../combat/means.ts';
import { inReach } from '../combat/reach.ts';
import { judgeMagic, judgeSpellTarget, judgeTogether, magicOf } from '../combat/spells.ts';
import { judgeMeans, judgeTarget } from '../combat/strikes.ts';
import { attacksPerRound, judgeFree, movementLeft } from '../judge.ts';
import { touches, whoReach } from '../reach.ts';
import type { AttackSpell } from '../spells.ts';
import type { Combatant, Fight, Item } from '../state.ts';
import { conscious, foes, freeHands, held, hiddenFrom, one } from '../state.ts';
import { wayTo, wayToDoor, wayToSee } from './ground.ts';
import { helpFriend } from './healing.ts';
import { mean, plainAttack, promise } from './weigh.ts';

/**
 * How the `simple` tactic plays a turn: stand up, heal an ally or go to one that is down, arm itself, attack, break free,
 * get to a foe, throw a weapon, load, end the turn.
 */

const endTurn: Choice = { option: 'end-turn' };

/** The conscious foes of which the combatant is aware. */
export const knownFoes = (fight: Fight, who: Combatant): Combatant[] =>
  fight.listing
    .map((id) => one(fight, id))
    .filter((foe) => foes(who, foe) && conscious(foe) && awareOf(who, foe));

/** Decides what to do next in the turn. The attacks that were weighed are appended to `others`. */
export function sensibleTurn(fight: Fight, who: Combatant, others: Weighed[] | null = null): Choice {
  const against = knownFoes(fight, who);
  const first = getUp(fight, who) ?? helpFriend(fight, who);
  if (first) return first;
  if (against.length === 0) return searchFor(fight, who);
  return (
    arm(fight, who) ??
    (who.ap > 0 && who.attacks < attacksPerRound ? bestAttack(fight, who, against, false, others) : null) ??
    comeLoose(fight, who) ??
    advance(fight, who, against) ??
    (who.ap > 0 && who.attacks < attacksPerRound ? bestAttack(fight, who, against, true) : null) ??
    load(fight, who) ??
    endTurn
  );
}

function getUp(fight: Fight, who: Combatant): Choice | null {
  if (!who.prone) return null;
  return judgeStandUp(fight, who) === null ? { option: 'stand-up' } : null;
}

/** For when the combatant is aware of no foe: searches for a conscious one that is hidden from it, or ends the turn. */
function searchFor(fight: Fight, who: Combatant): Choice {
  const hidden = fight.listing.find((id) => {
    const other = one(fight, id);
    return foes(who, other) && conscious(other) && hiddenFrom(other, who.id);
  });
  return hidden !== undefined && who.ap > 1 ? { option: 'search', target: hidden } : endTurn;
}

/** Attacks that promise no more than this are not made. */
const leastPromise = 0.2;

/**
 * The attack that promises most from the current square; `null` when none promises enough. `throwing`: also throw the
 * weapon that it fights with in melee.
 */
function bestAttack(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  throwing: boolean,
  others: Weighed[] | null = null,
): Choice | null {
  let best: Weighed | null = null;
  const armed = hasMeleeWeapon(who);
  for (const means of weaponMeans(who)) {
    if (means.damage.length === 0 || judgeMeans(fight, means) !== null) continue;
    if (means.manner === 'thrown' && !throwing && armed) continue;
    if (means.bareHands && armed) continue;
    for (const foe of against) {
      if (judgeTarget(fight, who, means, foe) !== null) continue;
      const good = promise(fight, plainAttack(who, means, foe), foe);
      if (others === null && good <= (best?.worth ?? leastPromise)) continue;
      const weighed = { choice: { option: 'strike', with: means.id, target: foe.id }, worth: good };
      others?.push(weighed);
      if (good > (best?.worth ?? leastPromise)) best = weighed;
    }
  }
  const spell = who.sheet.spells.length > 0 ? bestSpell(fight, who, against, others) : null;
  if (spell && spell.worth > (best?.worth ?? leastPromise)) best = spell;
  return best?.choice ?? null;
}

function bestSpell(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  others: Weighed[] | null,
): Weighed | null {
  const watched = whoReach(fight, who).length;
  let best: Weighed | null = null;
  for (const magic of magicOf(who)) {
    const { spell } = magic;
    if (spell.kind !== 'attack' || judgeMagic(fight, who, magic) !== null) continue;
    const means = spellMeans(spell, magic.item?.magic ?? null);
    for (const foe of against) {
      if (judgeSpellTarget(fight, who, spell, foe) !== null) continue;
      const targets = together(fight, who, spell, foe, against);
      let good = 0;
      for (const target of targets) good += promise(fight, plainAttack(who, means, target), target);
      if (!spell.melee) good -= 2 * watched;
      if (others === null && good <= (best?.worth ?? 0)) continue;
      const choice: Choice =
        targets.length > 1
          ? { option: 'use-magic-on-several', spell: magic.id, targets: targets.map(({ id }) => id) }
          : { option: 'use-magic', spell: magic.id, target: foe.id };
      const weighed = { choice, worth: good };
      others?.push(weighed);
      if (good > (best?.worth ?? 0)) best = weighed;
    }
  }
  return best;
}

/** As many targets as the spell takes, beginning with `first`. */
function together(
  fight: Fight,
  who: Combatant,
  spell: AttackSpell,
  first: Combatant,
  against: readonly Combatant[],
): readonly Combatant[] {
  let targets: readonly Combatant[] = [first];
  for (const foe of against) {
    if (foe === first || judgeSpellTarget(fight, who, spell, foe) !== null) continue;
    const more = [...targets, foe];
    if (judgeTogether(fight, spell, more) === null) targets = more;
  }
  return targets;
}

const isMelee = ({ manner, bareHands }: WeaponMeans): boolean => manner === 'melee' && !bareHands;
const hasMeleeWeapon = (who: Combatant): boolean => weaponMeans(who).some(isMelee);

/** The mean damage of an item as a weapon; 0 where it deals none: a net, a shield. */
const meanDamage = ({ thing }: Item): number =>
  thing.kind === 'weapon' ? thing.weapon.damage.reduce((sum, part) => sum + mean(part), 0) : 0;
const isArmed = (who: Combatant): boolean =>
  who.sheet.natural.length > 0 || who.hands.some(({ item }) => meanDamage(item) > 0);

/** Draws or picks up the weapon with the most damage when none that deals any is in hand; `null` otherwise. */
function arm(fight: Fight, who: Combatant): Choice | null {
  if (who.ap === 0 || isArmed(who) || held(who) || who.sheet.spells.some(({ kind }) => kind === 'attack'))
    return null;
  const free = freeHands(who);
  let best: Choice | null = null;
  let most = 0;
  const consider = (item: Item, option: 'draw' | 'pick-up'): void => {
    if (item.thing.kind !== 'weapon' || Math.max(1, item.thing.weapon.hands) > free) return;
    const damage = meanDamage(item);
    if (damage > most) best = { option, item: item.id };
    most = Math.max(most, damage);
  };
  for (const item of who.carried) consider(item, 'draw');
  for (const { item, cell } of fight.floor) if (touches(fight, who, cell)) consider(item, 'pick-up');
  return best;
}

/**
 * Breaks free when held or netted, by the skill with the higher TN. Only called when no attack is possible or worth it.
 */
function comeLoose(fight: Fight, who: Combatant): Choice | null {
  if (who.ap === 0 || !held(who)) return null;
  const from = who.heldBy[0] ?? 'net';
  let best: Choice | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const skill of skillsAgainst(fight, who, from)) {
    const tn = breakFreeTn(fight, who, skill);
    if (tn > highest) best = { option: 'break-free', from, skill };
    highest = Math.max(highest, tn);
  }
  return best;
}

function advance(fight: Fight, who: Combatant, against: readonly Combatant[]): Choice | null {
  const spent = who.ap === 0 || who.attacks >= attacksPerRound;
  // A combatant that shoots or casts stays where it is once it can attack no more.
  if ((spent && shoots(fight, who)) || judgeFree(fight, who) !== null) return null;
  const there = against.some((foe) => inReach(fight, who, foe));
  if (spent && there) return null;
  if (judgeMove(fight, who) !== null) return null;
  const line = spent ? null : lineOfShot(fight, who, against);
  if (line) return line;
  const way = wayTo(fight, who, against, true);
  if (!way) return there ? null : throughDoor(fight, who);
  // Without an attack left nothing is gained that is worth an opening.
  if (spent && way.provokes) return null;
  const left = movementLeft(fight, who);
  // Dash when that leads to a Strike in this turn.
  if (!way.arrives && who.ap >= 2 && !spent && !who.prone && way.metres <= left + who.speed)
    return { option: 'dash' };
  return { option: 'move', to: { x: way.to.x, y: way.to.y } };
}

/** Moves to where the combatant can shoot or cast at a foe; `null` when it has nothing to do so, or no such square. */
function lineOfShot(fight: Fight, who: Combatant, against: readonly Combatant[]): Choice | null {
  const weapons = weaponMeans(who).filter(
    (means) => means.manner === 'shot' && judgeMeans(fight, means) === null,
  );
  const spells = magicOf(who).filter(
    (magic) => magic.spell.kind === 'attack' && !magic.spell.melee && judgeMagic(fight, who, magic) === null,
  );
  const metres = Math.max(
    0,
    ...weapons.map((means) => means.metres),
    ...spells.map(({ spell }) => spell.range),
  );
  const to = metres > 0 ? wayToSee(fight, who, against, metres) : null;
  return to && { option: 'move', to: { x: to.x, y: to.y } };
}

/** For when every way to the foes is shut: opens a closed door within touch, or moves to the nearest one. */
function throughDoor(fight: Fight, who: Combatant): Choice | null {
  const door = doorsNear(fight, who).find(({ open }) => !open);
  if (door && who.ap > 0) return { option: 'door', door: door.id };
  const to = door ? null : wayToDoor(fight, who);
  return to ? { option: 'move', to: { x: to.x, y: to.y } } : null;
}

/** Whether the combatant has something to shoot, or a ranged attack spell that its mana pays for. */
const shoots = (fight: Fight, who: Combatant): boolean =>
  weaponMeans(who).some(({ manner }) => manner === 'shot') ||
  magicOf(who).some(
    (magic) =>
      magic.spell.kind === 'attack' && !magic.spell.melee && judgeMagic(fight, who, magic)?.code !== 'noMana',
  );

function load(fight: Fight, who: Combatant): Choice | null {
  if (who.ap === 0) return null;
  const empty = weaponMeans(who).find(
    ({ manner, item }) => manner === 'shot' && item && (fight.unloaded[item.id] ?? 0) > 0,
  );
  return empty?.item ? { option: 'load', item: empty.item.id } : null;
}

/** Walks to the nearest foe and strikes: the baseline for other tactics. */
export function walkAndHit(fight: Fight, who: Combatant): Choice {
  const against = knownFoes(fight, who);
  if (who.prone && judgeStandUp(fight, who) === null) return { option: 'stand-up' };
  if (who.ap > 0 && who.attacks < attacksPerRound) {
    for (const means of weaponMeans(who)) {
      if (means.damage.length === 0 || judgeMeans(fight, means) !== null) continue;
      const foe = against.find((each) => judgeTarget(fight, who, means, each) === null);
      if (foe) return { option: 'strike', with: means.id, target: foe.id };
    }
  }
  if (judgeMove(fight, who) !== null || against.length === 0) return endTurn;
  if (against.some((foe) => inReach(fight, who, foe))) return endTurn;
  const way = wayTo(fight, who, against, false);
  return way ? { option: 'move', to: { x: way.to.x, y: way.to.y } } : (throughDoor(fight, who) ?? endTurn);
}
