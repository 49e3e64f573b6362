import type { Need, Refusal } from '../../../kernel/port.ts';
import { reaches } from '../cover/cover.ts';
import { refuse } from '../refusal.ts';
import { adjacent, hiddenFrom } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, isObject, present } from '../state.ts';
import { greyed } from './action.ts';

/** Actions on somebody within 1 m (WS-ADV-2). */

export function judgeTouch(fight: Fight, who: Combatant, target: Combatant): Refusal | null {
  const { name } = target.sheet;
  if (target.id === who.id) return refuse('wrongTarget', 'this is done to somebody else', 'WS-ADV-2');
  if (!present(target)) return refuse('wrongTarget', `${name} is out of the fight`, 'WS-ADV-2');
  // WS-GEN-9: objects make no checks, so these actions cannot be done to them.
  if (isObject(target)) return refuse('wrongTarget', `${name} is an object`, 'WS-GEN-9');
  if (hiddenFrom(target, who)) return refuse('hidden', `${name} is hidden`, 'WS-ADV-13');
  return judgeNear(fight, who, target, 'WS-ADV-2');
}

/**
 * Whether the target is within 1 m and not in full cover (WS-COV-4), for everything done by hand; always for oneself.
 */
export function judgeNear(fight: Fight, who: Combatant, target: Combatant, clause: string): Refusal | null {
  if (who === target) return null;
  const { name } = target.sheet;
  if (!adjacent(fight, who, target)) {
    return refuse('outOfReach', `${name} is not within 1 m of ${who.sheet.name}`, clause, 'target');
  }
  const { cell, squares } = who;
  if (reaches(fight, target, { cell, squares, who })) return null;
  return refuse('covered', `${name} is in full cover from ${who.sheet.name}`, 'WS-COV-4', 'target');
}

/** Creatures within 1 m that are present and not hidden from `who`. */
export const inTouch = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everyone(fight).filter(
    (other) =>
      other.id !== who.id &&
      present(other) &&
      !isObject(other) &&
      !hiddenFrom(other, who) &&
      adjacent(fight, who, other),
  );

/** The target field: everybody within 1 m, greyed by `judge`. */
export function targetNeed(
  fight: Fight,
  who: Combatant,
  judge: (target: Combatant) => Refusal | null,
  label = 'Whom',
): Need {
  const all = inTouch(fight, who);
  const first = all.find((target) => judge(target) === null);
  return {
    kind: 'one',
    label,
    oneOf: all.map((target) => ({ id: target.id, label: target.sheet.name, ...greyed(judge(target)) })),
    ...(first ? { default: first.id } : {}),
  };
}
