import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const damage: Section = {
  title: 'Damage',
  clauses: [
    clause(
      'WS-DMG-1',
      'Eleven types',
      'data',
      'How rarely creatures resist, shrug off or fear them is for those who write creatures. What one of them does shows only once it has changed some damage.',
      '| Type | Category | Resistances and the like |',
      '|---|---|---|',
      '| Physical | Physical | very rare |',
      '| Chemical | Elemental | common |',
      '| Cold | Elemental | common |',
      '| Heat | Elemental | common |',
      '| Poison | Elemental | common |',
      '| Shock | Elemental | common |',
      '| Curse | Mystic | rarer |',
      '| Holy | Mystic | rarer |',
      '| Spirit | Mystic | rarer |',
      '| Psychic | Other | not said |',
      '| Reality | Other | resistance very rare, immunity next to none |',
    ),
    clause(
      'WS-DMG-2',
      'Resistance',
      'auto',
      'Damage of that type is halved. Several are no more than one; together with vulnerability they cancel, and immunity beats both.',
    ),
    clause('WS-DMG-3', 'Immunity', 'auto', 'Damage of that type is nothing.'),
    clause('WS-DMG-4', 'Vulnerability', 'auto', 'Damage of that type grows by half.'),
    clause(
      'WS-DMG-5',
      'Step by step',
      'auto',
      'Dice of each type, with criticals and fixed amounts. Off comes what spares a life; then the half of a Defense Roll. Types the target is immune to go; if nothing is left, nothing is lost. The lowest defence, after what is ignored, comes off the chosen type or is added to it. Then resistance and vulnerability, each type rounded down: 11 Heat, Armor 2, resistant, is 9 and then 4. The sum is taken from Temporary Vitality, then from Vitality.',
    ),
    clause('WS-DMG-6', 'Physical', 'data', 'Blows, bullets, blades and stones. Most weapons deal it.'),
    clause('WS-DMG-7', 'Chemical', 'data', 'Acid, lye and whatever else reacts with skin and steel.'),
    clause('WS-DMG-8', 'Cold', 'data', 'Ice, freezing water, an icy wind.'),
    clause('WS-DMG-9', 'Heat', 'data', 'Fire and lava, but lasers, radiation and glaring light too.'),
    clause(
      'WS-DMG-10',
      'Poison',
      'auto',
      'Sickness, toxins, rot and drugs. Armor is no help, the Constitution DR value is.',
    ),
    clause('WS-DMG-11', 'Shock', 'data', 'Lightning and whatever else is electric.'),
    clause('WS-DMG-12', 'Curse', 'data', 'What corrupts and drains: demons, necromancers, curses.'),
    clause(
      'WS-DMG-13',
      'Holy',
      'choice',
      'What is divine and cleanses. To whatever is alive it is non-lethal without taking anything off, and makes nobody bleed, unless whoever deals it wants it otherwise. To all others it is damage like any other. If other types are in the same hit, they strike first and lethally; only they can make one bleed.',
    ),
    clause(
      'WS-DMG-14',
      'Spirit',
      'data',
      'Supernatural, neither good nor evil: ki, chakra, one’s own spirit.',
    ),
    clause('WS-DMG-15', 'Psychic', 'auto', 'Straight at the mind. Armor is no help, the Will DR value is.'),
    clause(
      'WS-DMG-16',
      'Reality',
      'data',
      'Space and time bent, a gate opened inside somebody, the laws of cartoons. Armor counts, unless something says otherwise.',
    ),
  ],
};

export const vitality: Section = {
  title: 'Vitality, Bleeding, death',
  clauses: [
    clause('WS-VIT-1', 'Vitality', 'auto', 'Damage lowers it, below 0 too. The sheet has its maximum.'),
    clause(
      'WS-VIT-2',
      'Temporary Vitality',
      'auto',
      'A pool apart, lost before Vitality. What is gained adds up to its cap, one and a half times the maximum, rounded down, unless the sheet says otherwise. It raises nobody who is Down, and is gone when the fight is over.',
    ),
    clause(
      'WS-VIT-3',
      'Bleeding',
      'auto',
      'Whoever is brought below 1 Vitality begins to bleed, unless that was non-lethal or Holy. The lifeless fall apart instead, which is the same; objects do neither.',
    ),
    clause(
      'WS-VIT-4',
      'Down',
      'auto',
      'Below 1 Vitality one is Down: no AP, no RP, no movement, Prone to others, cover for nobody, and what was held is dropped. Its turns pass by themselves, but durations and Bleeding go on. From 1 Vitality on it acts again and is Prone.',
    ),
    clause(
      'WS-VIT-5',
      'What Bleeding takes',
      'auto',
      'At the end of each turn a tenth of the maximum, rounded up, straight off Vitality.',
    ),
    clause(
      'WS-VIT-6',
      'Death',
      'auto',
      'At a Vitality as far below 0 as the maximum is above. Non-lethal damage stops 1 before that.',
    ),
    clause(
      'WS-VIT-7',
      'Healing',
      'auto',
      'It adds Vitality up to the maximum. Who comes to 1 or more is neither Down nor bleeding any longer.',
    ),
  ],
};
