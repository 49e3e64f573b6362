import { ruling } from '../../../kernel/typed-ruling.ts';

/** Rulings on Armor and Defense Rolls. */
export const defenceRulings = [
  ruling(
    'WS-R61',
    'immuneTypesCount',
    'WS-ARM-5',
    'Does damage that does nothing count for the lowest defence?',
    [
      [false, 'No: what one is immune to is gone before'],
      [true, 'Yes'],
    ],
  ),
  ruling(
    'WS-R62',
    'armorAllocation',
    'WS-ARM-6',
    'When does the attacker say which type Armor is taken from?',
    [
      ['askIfMatters', 'When it makes a difference; otherwise the first type'],
      ['alwaysAsk', 'Whenever there are several types'],
      ['mostDamage', 'Never: whatever leaves the most damage'],
    ],
  ),
  ruling('WS-R63', 'armorSpill', 'WS-ARM-6', 'Armor is more than the chosen type: does the rest count?', [
    [true, 'Yes, against the other types in turn'],
    [false, 'No, it is wasted'],
  ]),
  ruling('WS-R64', 'drFailPrompt', 'WS-DRS-2', 'Who is asked whether it would rather fail a Defense Roll?', [
    ['alliesOnly', 'Allies of the source, and the source itself'],
    ['always', 'Everybody'],
    ['never', 'Nobody: all roll'],
  ]),
  ruling('WS-R65', 'drNaturals', 'WS-DRS-4', 'Are a natural 20 and 1 special on a Defense Roll?', [
    ['none', 'No'],
    ['autoBoth', 'Yes: 20 always succeeds, 1 always fails'],
  ]),
  ruling('WS-R66', 'halfOnSuccess', 'WS-DRS-13', 'When is damage halved for a Defense Roll?', [
    ['beforeDefences', 'Before Armor, each type rounded down'],
    ['afterDefences', 'After Armor, each type rounded down'],
  ]),
] as const;
