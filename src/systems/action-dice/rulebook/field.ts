import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const size: Section = {
  title: 'Size',
  clauses: [
    clause(
      'AD-SIZ-1',
      'Seven sizes',
      'data',
      'Tiny, Small, Medium, Large, Huge, Massive, Colossal. Humans are Medium, a grizzly bear is Large, a blue whale Massive.',
    ),
    clause(
      'AD-SIZ-2',
      'How size is found',
      'data',
      'By mass and volume, and volume goes first: a ball of hot air of 15 feet is Huge, light as it is.',
      '| Size | Median mass | Volume |',
      '|---|---|---|',
      '| Tiny | less than 2 lb | 6 cubic inches |',
      '| Small | less than 60 lb | 2 cubic inches |',
      '| Medium | less than 450 lb | 5 cubic feet |',
      '| Large | less than 3,000 lb | 15 cubic feet |',
      '| Huge | more than 25,000 lb | 35 cubic feet |',
      '| Massive | more than 200,000 lb | 100 cubic feet |',
      '| Colossal | more than 1,000,000 lb | 400 cubic feet |',
    ),
    clause(
      'AD-SIZ-3',
      'Size and what follows from it',
      'data',
      'Most derived values are said to differ with size, and Guard is the one that is given.',
      '| Size | Reach | Space |',
      '|---|---|---|',
      '| Tiny | 6 ft | 1 square |',
      '| Small | 6 ft | 1 square |',
      '| Medium | 6 ft | 1 square |',
      '| Large | 6 ft | 2 × 2 |',
      '| Huge | 12 ft | 3 × 3 |',
      '| Massive | 18 ft | 4 × 4 |',
      '| Colossal | 24 ft | 6 × 6 |',
    ),
    clause(
      'AD-SIZ-4',
      'Larger attacks smaller',
      'auto',
      'For each size between them the smaller one has 5 Guard more, whatever it is attacked with: a mouse 10 against a human, a human 20 against a Behemoth.',
    ),
    clause(
      'AD-SIZ-5',
      'Smaller attacks larger',
      'auto',
      'Nothing changes. That one blow of the larger will most likely kill is a remark, not a rule.',
    ),
  ],
};

export const visibility: Section = {
  title: 'Visibility',
  clauses: [
    clause(
      'AD-VIS-1',
      'What it touches',
      'data',
      'Weather, smoke, steam: Reduced, Low and Zero visibility hinder ranged attacks, aimed spells among them, and piloting. Blows are as always.',
      '| Visibility | Sight | Attacks up to | VS |',
      '|---|---|---|---|',
      '| Normal | 800 to 1200 ft | | |',
      '| Reduced | 70 to 100 ft | 300 ft | +5 |',
      '| Low | 30 to 50 ft | 150 ft | +10 |',
      '| Zero | 5 to 10 ft | 30 ft | +15, none under 10 ft |',
    ),
    clause('AD-VIS-2', 'Normal', 'data', 'Nothing changes; one sees 800 to 1,200 feet.'),
    clause(
      'AD-VIS-3',
      'Reduced',
      'auto',
      'Steady rain or snow, a smoke bomb, light leaves or fog. One sees 70 to 100 feet; steering and finding the way have 5 more to beat, and so have ranged attacks, which go 300 feet at the most.',
    ),
    clause(
      'AD-VIS-4',
      'Low',
      'auto',
      'Cloudbursts, the smoke of fires, most fog, thick leaves. One sees 30 to 50 feet; 10 more to beat; ranged attacks go 150 feet at the most.',
    ),
    clause(
      'AD-VIS-5',
      'Zero',
      'auto',
      'Dense smoke or fog, a blizzard. One sees 5 to 10 feet; steering by sight has 15 more to beat; ranged attacks go 30 feet at the most with 15 more to beat, and nothing more at point blank, under 10 feet.',
    ),
    clause(
      'AD-VIS-6',
      'How it counts',
      'auto',
      'It is added to the number to beat; the total of the attack stays what it is, also against a Defense. Targets beyond the limit cannot be shot at.',
    ),
  ],
};

export const cover: Section = {
  title: 'Cover',
  clauses: [
    clause(
      'AD-COV-1',
      'When cover counts',
      'auto',
      'When a ranged attack is aimed at somebody whom something hides or shields, from leaves to concrete: light, partial or full.',
      '| Cover | Guard | AR |',
      '|---|---|---|',
      '| light | +10 | 0 |',
      '| partial | +3 | +5 |',
      '| full | +5 | +10 if sturdy |',
    ),
    clause(
      'AD-COV-2',
      'Light',
      'auto',
      'A bush, a net: one knows roughly where, and nothing is stopped. 10 Guard against what is aimed, nothing against areas.',
    ),
    clause(
      'AD-COV-3',
      'Partial',
      'auto',
      'A tree stump, a barricade: one is seen, but some of it is stopped. 3 Guard and 5 AR.',
    ),
    clause(
      'AD-COV-4',
      'Full',
      'gm',
      'A pillar, a wall: one is not seen. 5 Guard, and 10 AR against ranged attacks if the cover is sturdy.',
    ),
    clause(
      'AD-COV-5',
      'Cover as Armor Rank',
      'auto',
      'It is added to the highest AR of the target, or stands alone.',
    ),
    clause(
      'AD-COV-6',
      'Area attacks and cover',
      'auto',
      'No cover gives Guard against them; what stands between the centre of the area and the target still stops its share.',
    ),
    clause(
      'AD-COV-7',
      'Several covers',
      'auto',
      'The best Guard and the best AR among those on the line; they are never added.',
    ),
  ],
};
