import { chip, chipIf, derived } from '../../../engine/chips.ts';
import { listed } from '../../../kernel/phrases.ts';
import type { ConditionView } from '../../../kernel/view.ts';
import { isExhausted, isStaggered } from '../fatigue.ts';
import { levelOf, worstOf } from '../levels.ts';
import type { Combatant, Fight } from '../state.ts';
import { present } from '../state.ts';
import { woundedWords } from './words.ts';

/** Conditions of the body: wounds, consciousness, fatigue, bleeding and the like (section CND). */
export function bodyChips(fight: Fight, who: Combatant): readonly ConditionView[] {
  const worst = worstOf(who.wounds);
  const wounded = worst === null ? [] : [chip('wounded', woundedWords[worst], 'SL-CND-1', derived)];
  if (!present(who)) return [...chipIf(who.out === 'dead', 'dead', 'Dead', 'SL-CND-4', derived), ...wounded];
  return [
    ...wounded,
    ...chipIf(who.heroRules && who.tier !== 'hero', 'full-rules', 'Rules of heroes', 'SL-HLT-14'),
    ...chipIf(who.unconscious, 'unconscious', 'Unconscious', 'SL-CND-3', derived),
    ...dyingChip(fight, who),
    ...chipIf(isStaggered(who), 'staggered', 'Staggered', 'SL-CND-7', derived),
    ...chipIf(isExhausted(who), 'exhausted', 'Exhausted', 'SL-CND-6', derived),
    ...chipIf(who.exhaustionLifted, 'exhaustion-lifted', 'Exhaustion lifted by rest', 'SL-CND-6'),
    ...levelChip('bleeding', 'Bleeding', who.bleeding),
    ...levelChip('burning', 'Burning', who.burning),
    ...chipIf(who.hobbled, 'hobbled', 'Hobbled', 'SL-CND-11'),
    ...poisonChip(who),
  ];
}

/** SL-CND-10: bleeding and burning have levels like wounds. */
const levelChip = (id: string, label: string, level: number): readonly ConditionView[] =>
  chipIf(level > 0, id, label, 'SL-CND-10', { level, grade: levelOf(level) ?? `${level}` });

function dyingChip({ rulings }: Fight, { dying }: Combatant): readonly ConditionView[] {
  if (dying === null) return [];
  const counted = rulings.dying === 'risingCheck' ? `${dying} passed` : `${dying}`;
  const grade = dying > 0 ? { grade: counted } : {};
  return [chip('dying', 'Dying', 'SL-CND-4', { until: 'it is stabilized', ...grade })];
}

/** SL-CND-11: the level is the TN to treat it. */
function poisonChip({ poisons }: Combatant): readonly ConditionView[] {
  const [poison] = poisons;
  if (!poison) return [];
  const names = listed(poisons.map(({ id }) => id.replaceAll('-', ' ')));
  return [
    chip('poisoned', `Poisoned: ${names}`, 'SL-CND-11', { level: poison.tn, grade: `TN ${poison.tn}` }),
  ];
}
