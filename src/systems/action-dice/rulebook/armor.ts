import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const armor: Section = {
  title: 'Armour and quality',
  clauses: [
    clause(
      'AD-ARM-1',
      'Armor Rank',
      'auto',
      'Damage that comes in is lowered by the Armor Rank (AR), to 0 at the least.',
    ),
    clause('AD-ARM-2', 'The armour takes it', 'auto', 'What the armour stops is done to the armour.'),
    clause(
      'AD-ARM-3',
      'Several Armor Ranks',
      'auto',
      'The highest alone counts. What cover gives is added to it.',
    ),
    clause(
      'AD-ARM-4',
      'Worn armour wears first',
      'auto',
      'What was stopped goes to armour that is worn before any hide, also where the hide has the higher rank.',
    ),
    clause(
      'AD-ARM-5',
      'Physical damage only',
      'auto',
      'Armour protects from physical damage, not from fire, lightning and the like, unless it says so.',
    ),
    clause(
      'AD-ARM-6',
      'Quality',
      'data',
      'Weapons and armour each have a rank. A superior weapon ignores inferior armour, an inferior weapon does no harm to superior armour, as far as the next two clauses go.',
    ),
    clause(
      'AD-ARM-7',
      'Weapons that ignore armour',
      'auto',
      'From heroic on, armour that is three ranks lower or more is ignored.',
      '| Weapon | ignores armour |',
      '|---|---|',
      '| heroic | feeble |',
      '| epic | feeble, minor |',
      '| legendary | feeble, minor, ordinary |',
    ),
    clause(
      'AD-ARM-8',
      'Armour that does not wear',
      'auto',
      'Heroic armour or better takes no damage from weapons three ranks lower or more; its AR protects as always.',
    ),
    clause(
      'AD-ARM-9',
      'Superior Durability',
      'auto',
      'The most dangerous beings have Heroic, Epic or Legendary Durability: weapons of a lower rank do them no harm at all, those of the same or a higher one do.',
    ),
    clause(
      'AD-ARM-10',
      'Which attacks are meant',
      'auto',
      'Every attack by its rank, spells, techniques and fists too. What has no rank, a fall or a fire, counts as ordinary.',
    ),
    clause(
      'AD-ARM-11',
      'No harm possible',
      'auto',
      'Where superior Durability or immunity makes harm impossible the attack may be made, but no damage is rolled, and a Defense is offered only if a hit would bring something else. The odds say so before.',
    ),
    clause(
      'AD-ARM-12',
      'The order of protections',
      'auto',
      'Superior Durability; immunity; the AR of cover; the AR of armour; Durability; Health; what follows from these; then the wear of armour and cover.',
    ),
  ],
};
