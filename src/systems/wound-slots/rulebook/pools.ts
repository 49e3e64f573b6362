import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const pools: Section = {
  title: 'Stamina, fatigue and mana',
  clauses: [
    clause(
      'SL-STA-1',
      'Stamina',
      'auto',
      'Strength for the moment. What the race gives, plus Vitality, is the normal maximum; running and other efforts take from what is there.',
    ),
    clause(
      'SL-STA-2',
      'More than there is',
      'auto',
      'A cost may be higher than the stamina left: what is missing comes as fatigue, and stamina stays at 0. With 1 left, a cost of 4 is 3 fatigue. It can be done as often as one dares.',
    ),
    clause(
      'SL-STA-3',
      'Fatigue',
      'auto',
      'Weariness that stays until one rests; overspending and other hardships bring it. Each point is one off the maximum of stamina, as far as 0.',
    ),
    clause(
      'SL-STA-4',
      'Growing tired',
      'auto',
      'New fatigue leaves stamina as it is, but for what no longer fits under the lowered maximum: that is gone.',
    ),
    clause(
      'SL-STA-5',
      'Exhausted, staggered',
      'auto',
      'Exhausted: twice the fatigue is no less than the normal maximum of stamina. Staggered: the fatigue alone is no less than it.',
    ),
    clause(
      'SL-STA-6',
      'Mana',
      'auto',
      'What the race gives, plus Lore. Spells, magic things and some abilities live on it, and each says whether it spends mana or invests it. One cannot use more than one has.',
    ),
    clause('SL-STA-7', 'Spent mana', 'auto', 'It is taken from what is there, and comes back with rest.'),
    clause(
      'SL-STA-8',
      'Invested mana',
      'auto',
      'It is tied up in a thing or an effect: what is there and the maximum both fall by it, until it is taken back.',
    ),
    clause(
      'SL-STA-9',
      'Taking mana back',
      'choice',
      'Each effect has its own way. Most often the mana returns by itself when the effect is over, or whenever its owner wants it after a long rest. The maximum and the mana itself rise again.',
    ),
  ],
};
