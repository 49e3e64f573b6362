import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const evasion: Section = {
  title: 'Evasion',
  clauses: [
    clause(
      'WS-EVA-1',
      'What it is for',
      'auto',
      'An attack has to come to it: a hit bonus of 4 needs a 12 for Evasion 16 and misses with an 11.',
    ),
    clause(
      'WS-EVA-2',
      'Base Evasion',
      'auto',
      'The Dexterity Stat and the Bonus of the Evasion Stat of your Archetype. War has Strength: Dexterity 13 and Strength 14 make 17.',
    ),
    clause(
      'WS-EVA-3',
      'Evasion Cap',
      'auto',
      'What you wear does not let base Evasion be higher than its cap, which can be raised. 17 in medium armour is 14. Without anything on there is no cap.',
    ),
    clause(
      'WS-EVA-4',
      'Beyond the cap',
      'auto',
      'Shields, cover, Buffs and features come on top. Evasion is the lower of base and cap, the cap with its upgrades and what the shield does to it, and then the bonus of the shield and all others.',
    ),
  ],
};

export const armor: Section = {
  title: 'Armor',
  clauses: [
    clause('WS-ARM-1', 'Armor', 'auto', 'It is taken off nearly all damage: 12 against Armor 2 is 10.'),
    clause(
      'WS-ARM-2',
      'Only once',
      'auto',
      'However many types a hit has. Weapon, Maneuver and critical are one hit.',
    ),
    clause(
      'WS-ARM-3',
      'Below 0',
      'auto',
      'Then damage grows, if there is any: 12 against Armor -3 is 15, and 0 stays 0.',
    ),
    clause(
      'WS-ARM-4',
      'Poison and Psychic',
      'auto',
      'Armor is no help. The DR value, Stat Bonus and Skill Level, stands in for it: Constitution against Poison, Will against Psychic. Constitution 10 and Endurance 3 leave 9 of 12. Below 0 it adds as Armor does.',
    ),
    clause(
      'WS-ARM-5',
      'Mixed damage: which',
      'auto',
      'Of several defences the lowest counts, once: 5 Physical and 5 Poison against Armor 4 and Constitution DR value 1 are 9. Types that do nothing to the target are left out first.',
    ),
    clause(
      'WS-ARM-6',
      'Mixed damage: from what',
      'choice',
      'The attacker says which type it comes off, so 5 and 4 or 4 and 5, and is asked if that makes a difference; otherwise the first. What is more than that type comes off the others in turn. What is below 0 is added to one type in the same way.',
    ),
    clause(
      'WS-ARM-7',
      'Ignoring Armor: DR values',
      'auto',
      'Whatever passes over Armor, as Cursed Revenge does, passes over the DR values that guard against Poison and Psychic as well.',
    ),
    clause('WS-ARM-8', 'Ignoring Armor: below 0', 'auto', 'Values below 0 still add to the damage.'),
    clause(
      'WS-ARM-9',
      'Ignoring Armor: no lower than 0',
      'auto',
      'Armor Piercer ignores up to 4: against 2 that leaves 0, not -2. Each value is lessened before the lowest is found.',
    ),
    clause(
      'WS-ARM-10',
      'What one wears',
      'data',
      'A shield takes one hand. Heavy things hinder Stealth.',
      '| Armour | Weight | Armor | Evasion Cap | Stealth |',
      '|---|---|---|---|---|',
      '| Clothes | 1 | 0 | 16 | normal |',
      '| Light | 2 | 1 | 15 | normal |',
      '| Medium | 4 | 2 | 14 | normal |',
      '| Heavy | 6 | 3 | 13 | disadvantage |',
      '',
      '| Shield | Weight | Evasion | Cap | Stealth |',
      '|---|---|---|---|---|',
      '| Light | 2 | +1 | +1 | normal |',
      '| Medium | 4 | +2 | 0 | normal |',
      '| Heavy | 6 | +3 | -1 | disadvantage |',
    ),
  ],
};

export const defenseRolls: Section = {
  title: 'Defense Rolls',
  clauses: [
    clause(
      'WS-DRS-1',
      'What they are',
      'auto',
      'Much of what is used against others needs no aim. They defend with a Defense Roll instead, a DR; what is used says which kind it is and what success is good for.',
    ),
    clause(
      'WS-DRS-2',
      'Failing on purpose',
      'choice',
      'You may fail your own, unrolled. You are asked when it comes from an ally or from yourself.',
    ),
    clause('WS-DRS-3', 'Objects', 'auto', 'They fail every Defense Roll, and no die falls.'),
    clause(
      'WS-DRS-4',
      'The roll',
      'auto',
      'd20 and the DR value, which is Stat Bonus and Skill Level of that kind. The DR Power has to be reached. 20 and 1 are like any other face.',
    ),
    clause(
      'WS-DRS-5',
      'DR Power',
      'auto',
      'The Primary Stat of whoever uses the effect, the Stat itself: 14 is 14.',
    ),
    clause(
      'WS-DRS-6',
      'Strength (Raw Force)',
      'data',
      'Standing firm where strength meets strength: Physical damage, what holds or moves you.',
    ),
    clause(
      'WS-DRS-7',
      'Dexterity (Nimbleness)',
      'data',
      'Out of the way, or keeping your feet: things along a line, often Reality damage.',
    ),
    clause(
      'WS-DRS-8',
      'Constitution (Endurance)',
      'data',
      'The body against nature: Elemental damage, stuns, Status Effects as a rule.',
    ),
    clause(
      'WS-DRS-9',
      'Intelligence (Psychology)',
      'data',
      'Seeing through tricks, illusions and distractions.',
    ),
    clause(
      'WS-DRS-10',
      'Charisma (Presence)',
      'data',
      'Staying yourself where something would command or change you.',
    ),
    clause(
      'WS-DRS-11',
      'Instinct (Intuition)',
      'data',
      'Being quick: shutting your eyes before the flash, or holding on to what somebody meddles with. Both names are used for this one kind.',
    ),
    clause(
      'WS-DRS-12',
      'Will (Perseverance)',
      'data',
      'Mind and spirit: Mystic and Psychic damage, fear and other Mental Status Effects.',
    ),
    clause(
      'WS-DRS-13',
      'Half damage',
      'auto',
      'Where success halves damage, this comes ahead of every defence, type by type and rounded down.',
    ),
  ],
};
