import { pairMemory } from '../../../engine/memoize.ts';
import { fold } from '../../../kernel/terms.ts';
import { meansOf } from '../combat/means.ts';
import { abilityDice } from '../derived.ts';
import { dieOfRank } from '../ranks.ts';
import type { Sheet } from '../sheet.ts';
import { stanceOf } from '../stance.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';

const kept = pairMemory<number>();

/**
 * The worth of a combatant in a fight, 1 for a soldier: from its best attack at present and its number of actions.
 * Cached by stance.
 */
export const danger = (fight: Fight, who: Combatant): number =>
  isObject(who) ? 0 : kept(stanceOf(fight, who), 0, () => measured(fight, who));

/** The mean of a bursting d10. */
const bonusDie = 6.1;

function measured(fight: Fight, who: Combatant): number {
  const { sheet } = who;
  const strength = fold(abilityDice(fight.rulings, sheet, 'strength')).value;
  const dice = (of: 'strength' | 'none' | { readonly skill: keyof Sheet['skills'] }): number =>
    of === 'none' ? 0 : of === 'strength' ? strength : sheet.skills[of.skill];
  const blow = (harm: Parameters<typeof dieOfRank>[0], value: number, more: number): number =>
    (value * (dieOfRank(harm, fight.rulings) + 1)) / 2 + more * bonusDie;
  const blows = [
    ...meansOf(fight, who).map(({ harm }) => blow(harm.rank, harm.value, dice(harm.dice))),
    ...sheet.powers.flatMap(({ does }) =>
      does.deed === 'bolt' || does.deed === 'blast' ? [blow(does.rank, does.value, dice(does.dice))] : [],
    ),
  ];
  const best = Math.max(3, ...blows);
  return Math.min(1.6, Math.max(0.5, 0.4 + 0.6 * (best / 17) * (sheet.actions / 2)));
}
