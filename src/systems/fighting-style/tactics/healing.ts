import type { Choice } from '../../../kernel/port.ts';
import { judgeMove } from '../actions/move.ts';
import type { Magic } from '../combat/spells.ts';
import { judgeEffect, judgeMagic, magicOf } from '../combat/spells.ts';
import { judgeFree } from '../judge.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one, present, unconscious } from '../state.ts';
import { wayBeside } from './ground.ts';

/** How the `simple` tactic heals. */

/**
 * Heals an ally within range with a third of its Health or less, or moves to one that is unconscious, if it can without
 * provoking; `null` when neither is possible.
 */
export function helpFriend(fight: Fight, who: Combatant): Choice | null {
  if (who.sheet.spells.length === 0 && who.carried.length === 0 && who.hands.length === 0) return null;
  const healing = magicOf(who).filter((magic) => heals(magic) && judgeMagic(fight, who, magic) === null);
  if (healing.length === 0) return null;
  const friends = fight.listing
    .map((id) => one(fight, id))
    .filter((friend) => !foes(who, friend) && present(friend) && friend.health * 3 <= friend.pool);
  for (const { id, spell } of healing) {
    if (spell.kind !== 'effect') continue;
    const friend = friends.find((each) => judgeEffect(fight, who, spell, each) === null);
    if (friend) return { option: 'use-magic', spell: id, target: friend.id };
  }
  return goToFallen(fight, who, friends, healing);
}

const heals = ({ spell }: Magic): boolean => spell.kind === 'effect' && spell.does.effect === 'heal';

function goToFallen(
  fight: Fight,
  who: Combatant,
  friends: readonly Combatant[],
  healing: readonly Magic[],
): Choice | null {
  const metres = Math.max(0, ...healing.map(({ spell }) => spell.range));
  const fallen = friends.filter(unconscious);
  if (metres === 0 || fallen.length === 0) return null;
  if (judgeFree(fight, who) !== null || judgeMove(fight, who) !== null) return null;
  const to = wayBeside(fight, who, fallen, metres);
  return to && { option: 'move', to: { x: to.x, y: to.y } };
}
