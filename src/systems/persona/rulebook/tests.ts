import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const tests: Section = {
  title: 'Tests, degrees, skills',
  clauses: [
    clause(
      'PE-TEST-1',
      'Scores and Bonuses',
      'data',
      'Ten Scores from 1 to 100: Melee, Ballistic, Strength, Toughness, Agility, Intelligence, Perception, Willpower, Fellowship, Realisation. A tenth of each, rounded down, is its Bonus; Unnatural (X) adds X to the Bonus alone. The sheet names Intelligence, Perception, Willpower or Fellowship as its Magic score.',
    ),
    clause(
      'PE-TEST-2',
      'Making a test',
      'auto',
      'A d100 at or under the target passes. The target is the Score, plus the bonus of a skill, plus 10 for each Advantage, minus 10 for each Disadvantage, plus fixed numbers.',
    ),
    clause(
      'PE-TEST-3',
      'Degrees',
      'auto',
      'Each full 10 between die and target is a Degree, of Success or of Failure. 37 against 52 has 1 Degree of Success, 60 against 52 has 0 of Failure.',
    ),
    clause(
      'PE-TEST-4',
      'Opposed tests',
      'auto',
      'One begins, another resists. What was begun happens only if the one who began wins: by passing alone, or with more Degrees of Success. Equal ones are decided by the higher Bonus of the Score that was tested, then by the lower die, then for whoever resists. If the first one fails, the other does not roll.',
    ),
    clause(
      'PE-TEST-5',
      'Skills and focuses',
      'data',
      'A skill or one of its focuses (in brackets) adds the number on the sheet to its Score. Its level, 0 to 10, only opens what asks for a level.',
      '| Score | Skills |',
      '|---|---|',
      '| Melee | Melee (Parry, Grappling, a weapon) |',
      '| Ballistic | Ballistics (a class of weapons) |',
      '| Strength | Athletics (Running, Climbing, Swimming, Leaping, Intimidate) |',
      '| Toughness | Endurance (Injury, Bracing) |',
      '| Agility | Acrobatics (Dodge, Balance, Climbing, Leaping, Contortion), Stealth |',
      '| Intelligence | Arcana, Medical |',
      '| Perception | Awareness (Anticipate), Inquiry (Scrutiny), Survival (Equipment) |',
      '| Willpower | Fortitude (Courage) |',
      '| Fellowship | Manipulation (Deception), Authority (Intimidate) |',
    ),
    clause(
      'PE-TEST-6',
      'Rounding',
      'auto',
      'Parts of a metre are dropped, and so is the half in half the Toughness Bonus.',
    ),
    clause(
      'PE-TEST-7',
      'Order of dice',
      'auto',
      'Attack with its rerolls. If it passed and did not fumble: breaking out of a hold, then the evasion. On a hit that no affinity stops: the location. Then damage, wounds, Stress and injuries, Stagger and critical effects, a test for each ailment, the touch of the Shocked, tests of consciousness, Chance Attacks. Several targets are dealt with in order of initiative.',
    ),
    clause(
      'PE-TEST-8',
      'Rerolls together',
      'auto',
      'Taking the better of two keeps the lower die, the worse the higher; one of each cancel. A reroll by Fate repeats the test with everything that belongs to it.',
    ),
  ],
};
