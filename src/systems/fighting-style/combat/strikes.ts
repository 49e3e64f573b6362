import type { Json } from '../../../kernel/json.ts';
import { numeral, signed } from '../../../kernel/phrases.ts';
import type { Need, PickValue, Refusal } from '../../../kernel/port.ts';
import type { DamagePart } from '../gear.ts';
import { refuse } from '../refusal.ts';
import type { StyleAttribute } from '../sheet.ts';
import { metresBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, present } from '../state.ts';
import { awareOf } from './conditions.ts';
import { coverCounts, coverFound } from './cover.ts';
import type { WeaponMeans } from './means.ts';
import { weaponMeans } from './means.ts';
import { withinMetres } from './reach.ts';

/** Shared by Strikes and opportunity attacks: means, targets and attributes. */

/** Why these means cannot be used now: not loaded, or no ammunition left (FS-ATK-4, FS-R32); `null` if they can. */
export function judgeMeans(fight: Fight, means: WeaponMeans): Refusal | null {
  if (means.manner !== 'shot' || means.item === null || fight.rulings.loading === 'off') return null;
  const { id } = means.item;
  if (fight.rulings.loading === 'countAmmunition' && fight.uses[id] === 0) {
    return refuse('notLoaded', `there is nothing left to shoot with ${means.label}`, 'FS-ATK-4', 'with');
  }
  const left = fight.unloaded[id] ?? 0;
  if (left === 0) return null;
  const because = `${means.label} needs ${left} more Manipulate reaction${left === 1 ? '' : 's'} to be loaded`;
  return refuse('notLoaded', because, 'FS-ATK-4', 'with');
}

/** Why the target cannot be attacked with these means (FS-ATK-2, FS-ATK-4); `null` if it can. */
export function judgeTarget(
  fight: Fight,
  who: Combatant,
  means: WeaponMeans,
  target: Combatant,
): Refusal | null {
  return judgeFoe(who, target) ?? judgeDistance(fight, who, means, target);
}

/** Why the target cannot be attacked at all: it is gone, no foe, or hidden; `null` if it can. */
export function judgeFoe(who: Combatant, target: Combatant): Refusal | null {
  const { name } = target.sheet;
  if (!present(target)) return refuse('noSuchThing', `${name} is not there any more`, 'FS-ATK-1', 'target');
  if (!foes(who, target)) return refuse('noSuchThing', `${name} is no foe`, 'FS-ATK-1', 'target');
  if (!awareOf(who, target)) {
    return refuse('unaware', `${who.sheet.name} does not know where ${name} is`, 'FS-COND-4', 'target');
  }
  return null;
}

/** Why a blow or a touch that gets so many metres far does not reach the target; `null` if it does. */
export function judgeReach(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  reach: number,
  of: string,
  clause: string,
): Refusal | null {
  if (withinMetres(fight, reach, who.cell, who.squares, target.cell, target.squares)) return null;
  const metres = metresBetween(fight, who, target);
  const because =
    metres > reach
      ? `${target.sheet.name} is ${metres} m away, the reach ${of} is ${reach} m`
      : `something stands between ${who.sheet.name} and ${target.sheet.name}`;
  return refuse('outOfReach', because, clause, 'target');
}

function judgeDistance(fight: Fight, who: Combatant, means: WeaponMeans, target: Combatant): Refusal | null {
  if (means.manner === 'melee') {
    return judgeReach(fight, who, target, means.metres, `with ${means.label}`, 'FS-ATK-2');
  }
  const metres = metresBetween(fight, who, target);
  if (metres <= means.metres) return null;
  const because = `${target.sheet.name} is ${metres} m away, the range of ${means.label} is ${means.metres} m`;
  return refuse('outOfRange', because, 'FS-ATK-4', 'target');
}

/** The means with this id, or with the owner's short id of the item; `null` when there are none. */
export function findMeans(who: Combatant, given: Json): WeaponMeans | null {
  const all = weaponMeans(who);
  return (
    all.find((each) => each.id === given) ??
    all.find((each) => each.item !== null && shortId(each) === given) ??
    null
  );
}

const shortId = (means: WeaponMeans): string => {
  const short = means.item?.short ?? means.id;
  return means.id.endsWith(':thrown') ? `${short}:thrown` : short;
};

/** The attributes that may govern the test (FS-ATK-2, FS-ATK-3, FS-R29). */
function attributesFor(fight: Fight, means: WeaponMeans): readonly StyleAttribute[] {
  if (means.manner !== 'melee') return agility;
  return fight.rulings.meleeAttribute === 'strength' ? strength : both;
}

const agility: readonly StyleAttribute[] = ['AGI'];
const strength: readonly StyleAttribute[] = ['STR'];
const both: readonly StyleAttribute[] = ['STR', 'AGI'];

/** Reads the picked attribute; `null`: the one with the higher TN. */
export function readAttribute(
  fight: Fight,
  means: WeaponMeans,
  given: Json | undefined,
): StyleAttribute | null | Refusal {
  const allowed = attributesFor(fight, means);
  if (given === undefined || given === 'best') return allowed.length === 1 ? (allowed[0] ?? null) : null;
  const found = allowed.find((each) => each === given);
  if (found) return found;
  const because =
    means.manner === 'melee'
      ? `a melee Strike is governed by ${allowed.join(' or ')}`
      : 'ranged and thrown Strikes are governed by Agility';
  return refuse('wrongAttribute', because, means.manner === 'melee' ? 'FS-ATK-2' : 'FS-ATK-3', 'attribute');
}

const part = ({ count, sides, plus, type }: DamagePart): string =>
  count === 0 ? `${numeral(plus)} ${type}` : `${count}d${sides}${plus === 0 ? '' : signed(plus)} ${type}`;

/** Damage in words: `1d8+2 slashing`. */
export const damageWords = (parts: readonly DamagePart[]): string => parts.map(part).join(', ');

/**
 * The note beside a target: its distance, its cover, and a warning where full cover makes the attack fail (FS-COV-3).
 */
export function targetNote(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  manners: readonly WeaponMeans['manner'][] | readonly ['spell'],
): string {
  const notes = [`${metresBetween(fight, who, target)} m away`];
  if (manners.every((manner) => coverCounts(fight, manner))) {
    const grade = coverFound(fight, who, target);
    if (grade === 'full') notes.push('full cover: the attack will fail');
    else if (grade !== 'none') notes.push(`${grade} cover`);
  }
  if (target.out === 'unconscious') notes.push('unconscious');
  return notes.join(', ');
}

/** The field for the attribute. STR and AGI are offered only for means that leave the choice (FS-ATK-2). */
export function attributeNeed(fight: Fight, means: readonly WeaponMeans[]): Need {
  const picks: PickValue[] = [{ id: 'best', label: 'the better one' }];
  const ids = means.filter((each) => attributesFor(fight, each).length > 1).map(({ id }) => id);
  for (const attribute of ids.length > 0 ? both : []) {
    picks.push({
      id: attribute,
      label: attribute === 'STR' ? 'Strength' : 'Agility',
      ...(ids.length < means.length ? { when: { with: ids } } : {}),
    });
  }
  return { kind: 'one', label: 'Attribute', oneOf: picks, default: 'best' };
}
