import type { Cell } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import type { Ability } from '../abilities.ts';
import { judgeTarget } from '../combat/attack.ts';
import { reachesAt } from '../cover/cover.ts';
import { byInitiative } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { aimDistance, metresApart, spotsOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { allies, everyone, foes, isObject, present, standing } from '../state.ts';

/** Whom an Ability may be used on, and whom it affects (WS-ABL-1, WS-COV-4). */

const clause = 'WS-ABL-1';

/** The radius in metres of an Ability that affects everybody around a point; `null` for others. */
export const areaOf = ({ does }: Ability): number | null =>
  does.deed === 'defense' && does.area !== undefined ? does.area : null;

/** Whether it teleports its target (WS-MOV-6); then the command names the destination. */
export const teleports = ({ does }: Ability): boolean =>
  does.deed === 'defense' && does.moves?.how === 'teleport';

/** Whether it pushes somebody (WS-MOV-1, WS-MOV-5). */
export function pushes({ does }: Ability): boolean {
  const moves = does.deed === 'defense' ? does.moves : does.deed === 'attack' ? does.onHit?.moves : undefined;
  return moves?.how === 'away';
}

/** Range in metres up to which the target need not be seen (WS-STA-6 Blinded). */
const touch = 1;

/** WS-ATK-7, WS-COV-1, WS-COV-4: whether the target's cover matters. */
export const coverMatters = ({ does, range }: Ability): boolean =>
  does.deed === 'attack' ? does.manner === 'ranged' : does.deed === 'defense' || range > touch;

/** The reason why it cannot be used on this target, or `null`. */
export function judgeOn(fight: Fight, who: Combatant, ability: Ability, target: Combatant): Refusal | null {
  const wrong = judgeKind(who, ability, target);
  if (wrong || target.id === who.id) return wrong;
  const { does, range } = ability;
  if (does.deed === 'attack') return judgeTarget(fight, who, target, { range, manner: does.manner });
  const sight = range > touch ? { sight: true as const } : {};
  return judgeTarget(fight, who, target, { range, manner: 'ranged', ...sight });
}

/** The same as a boolean, faster: targets out of range are sorted out first. */
export const canUseOn = (fight: Fight, who: Combatant, ability: Ability, target: Combatant): boolean =>
  (target.id === who.id || aimDistance(fight, who, target) <= ability.range) &&
  judgeOn(fight, who, ability, target) === null;

/** Whether this kind of target is wrong for the Ability (WS-GEN-3). */
function judgeKind(who: Combatant, { name, does }: Ability, target: Combatant): Refusal | null {
  const self = target.id === who.id;
  const wrong = (because: string): Refusal => refuse('wrongTarget', because, clause, 'target');
  if (!present(target)) return wrong(`${target.sheet.name} is not there any more`);
  switch (does.deed) {
    case 'attack':
      return self ? wrong('nobody attacks itself') : null;
    case 'defense':
      return self && does.moves?.how === 'away' ? wrong('nobody is pushed away from itself') : null;
    case 'ward':
      return judgeAlly(who, name, target);
    case 'mend':
      return isObject(target) || (does.biological && !target.sheet.biological)
        ? wrong(`${name} mends what is alive, ${target.sheet.name} is not`)
        : null;
    case 'buff':
      if (does.on === 'self') return self ? null : wrong(`${name} is for oneself`);
      if (does.on === 'ally') return judgeAlly(who, name, target);
      return foes(who, target) ? null : wrong(`${name} is for enemies`);
    case 'guard':
      return wrong(`${name} is a reaction`);
  }
}

/** The same as a boolean. */
export const suits = (who: Combatant, ability: Ability, target: Combatant): boolean =>
  judgeKind(who, ability, target) === null;

const judgeAlly = (who: Combatant, name: string, target: Combatant): Refusal | null =>
  allies(who, target)
    ? null
    : refuse('notAlly', `${name} is for allies, ${target.sheet.name} is none`, 'WS-GEN-3', 'target');

/** Whether it is meant to harm. */
export const harms = ({ does }: Ability): boolean => does.deed === 'attack' || does.deed === 'defense';

/**
 * The rank of a target of a harmful Ability in lists: standing enemies, enemies that are Down, objects, own side,
 * oneself.
 */
function rankOf(who: Combatant, target: Combatant): 0 | 1 | 2 | 3 | 4 {
  if (target.id === who.id) return 4;
  if (isObject(target)) return 2;
  return !foes(who, target) ? 3 : standing(target) ? 0 : 1;
}

/**
 * All targets of the right kind, the likely ones first: for harmful Abilities by rank, for others the own side first.
 */
export function candidates(fight: Fight, who: Combatant, ability: Ability): readonly Combatant[] {
  const all = everyone(fight).filter((target) => suits(who, ability, target));
  if (!harms(ability)) {
    return [...all.filter((target) => !foes(who, target)), ...all.filter((target) => foes(who, target))];
  }
  const ranked: [Combatant[], Combatant[], Combatant[], Combatant[], Combatant[]] = [[], [], [], [], []];
  for (const target of all) ranked[rankOf(who, target)].push(target);
  return ranked.flat();
}

/**
 * Everybody within `radius` metres of a point, friend, enemy or hidden (WS-R44), except those behind full cover from
 * there (WS-COV-4). Sorted by Initiative, the order of their Defense Rolls (WS-GEN-10).
 */
export function reachedIn(fight: Fight, point: Cell, radius: number): readonly Combatant[] {
  const found = everyone(fight).filter(
    (target) =>
      present(target) &&
      spotsOf(target).some(
        (to) =>
          metresApart(fight, point, 1, to.cell, to.squares) <= radius &&
          reachesAt(fight, target, to, { cell: point, squares: 1 }),
      ),
  );
  return byInitiative(fight, found);
}
