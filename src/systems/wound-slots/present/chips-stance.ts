import { chip, chipIf, derived } from '../../../engine/chips.ts';
import type { ConditionView } from '../../../kernel/view.ts';
import { afloat, submerged } from '../combat/water.ts';
import { defenseNames } from '../defenses.ts';
import type { Combatant, Fight } from '../state.ts';

/** Sight, surprise, posture, Defend, Dash (SL-CND-9, SL-COM-2, SL-ATK-5). */
export function stanceChips(who: Combatant): readonly ConditionView[] {
  const bonus = who.dashBonus === null ? '' : ` +${who.dashBonus}`;
  return [
    ...chipIf(who.blinded, 'blinded', 'Blinded', 'SL-ATK-5'),
    ...chipIf(who.hidden, 'hidden', 'Hidden from its enemies', 'SL-ATK-5'),
    ...chipIf(who.surprised, 'surprised', 'Surprised', 'SL-SUR-3', { until: 'its first turn is over' }),
    ...chipIf(who.posture === 'prone', 'prone', 'Prone', 'SL-CND-9'),
    ...chipIf(who.posture === 'crouching', 'crouching', 'Crouching', 'SL-CND-9'),
    ...defendingChip(who),
    ...chipIf(who.dashing, 'dashing', `Dashing${bonus}`, 'SL-POS-7', { until: 'the round ends' }),
  ];
}

function defendingChip({ defending }: Combatant): readonly ConditionView[] {
  if (!defending) return [];
  const { how } = defending;
  const with_ = how === null ? '' : `: ${how === 'plusTwo' ? '+2' : defenseNames[how]}`;
  return [chip('defending', `Defending${with_}`, 'SL-COM-2', { until: 'its next turn or a wound' })];
}

/** Climbing and water (sections CLB, UWC). */
export function surroundingChips(fight: Fight, who: Combatant): readonly ConditionView[] {
  const under = submerged(fight, who) && !who.sunk;
  return [
    ...chipIf(who.climbing, 'climbing', 'Climbing', 'SL-CLB-1'),
    ...chipIf(who.sunk, 'sunk', 'Sunk', 'SL-CLB-3', { until: 'it surfaces' }),
    ...chipIf(afloat(fight, who), 'swimming', 'Swimming', 'SL-CLB-1', derived),
    ...chipIf(under, 'underwater', 'Underwater', 'SL-UWC-1', derived),
  ];
}
