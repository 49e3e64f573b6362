import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const bloodLoss: Section = {
  title: 'Blood Loss',
  clauses: [
    clause(
      'PE-BLD-1',
      'Test',
      'auto',
      'Whoever bleeds tests Toughness or Endurance (Injury), the better, at each start of its turn, for free. Criticals, injuries and some attacks make one bleed.',
    ),
    clause(
      'PE-BLD-2',
      'Stemming',
      'choice',
      'Giving the Action of the turn for it is 3 Advantages on that test.',
    ),
    clause(
      'PE-BLD-3',
      'Failure',
      'auto',
      'A wound at once. Without Light Wounds and Persona wounds it is Toughness decay instead, 1 plus the Degrees of Failure.',
    ),
    clause(
      'PE-BLD-4',
      'Toughness 0',
      'auto',
      'When that brings Toughness to 0, every round takes a Heavy Wound at the Body.',
    ),
    clause(
      'PE-BLD-5',
      'Staunching',
      'choice',
      'A passed test of Medical as an Action, on oneself or somebody adjacent, ends the bleeding. Passing the test of one who bleeds spares only the wound.',
    ),
  ],
};

export const fatigue: Section = {
  title: 'Fatigue and Exhaustion',
  clauses: [
    clause(
      'PE-FTG-1',
      'Fatigued',
      'auto',
      'More Stress than the Toughness Score: Disadvantage on every test.',
    ),
    clause('PE-FTG-2', 'Exhausted', 'auto', 'From 20 above that Score on, 1 Disadvantage more, 2 in all.'),
    clause(
      'PE-FTG-3',
      'Passing out',
      'auto',
      'Whoever is Exhausted already and gains Stress tests Toughness. Failed, it is unconscious for a minute for each point of Stress.',
    ),
  ],
};

export const air: Section = {
  title: 'Suffocation',
  clauses: [
    clause(
      'PE-AIR-1',
      'Who',
      'gm',
      'Those without air: under water, in smoke, in poison. The game master sets it, calm or active, and ends it.',
    ),
    clause(
      'PE-AIR-2',
      'Holding breath, calm',
      'between',
      'Who does nothing else lasts as many minutes as the Toughness Bonus.',
    ),
    clause(
      'PE-AIR-3',
      'Holding breath, active',
      'auto',
      'Who fights, swims or strains otherwise lasts as many rounds, the first without air included.',
    ),
    clause(
      'PE-AIR-4',
      'Test',
      'auto',
      'Toughness, each minute, or each round as it ends; a failure is 1 Stress and 1 more for each Degree. The unconscious do not test.',
    ),
    clause('PE-AIR-5', 'Out of time', 'auto', 'No air when the time is over: unconscious at once.'),
    clause(
      'PE-AIR-6',
      'Death',
      'auto',
      'The unconscious who still have no air die after as many rounds as their Toughness Bonus.',
    ),
  ],
};

export const decay: Section = {
  title: 'Score Decay',
  clauses: [
    clause(
      'PE-DEC-1',
      'Decay',
      'auto',
      'A Score is less for some time, and so is its Bonus and all that comes from it, but not the wound tracks.',
    ),
    clause(
      'PE-DEC-2',
      'Lowest Score',
      'between',
      'Decay ends at 1, and who comes to that is Helpless and of no use for a week. Only Blood Loss takes Toughness to 0, without this.',
    ),
  ],
};

export const helpless: Section = {
  title: 'Helpless',
  clauses: [
    clause(
      'PE-HLP-1',
      'Helpless',
      'auto',
      'The sleeping, the unconscious and others who can do nothing are hit without fail, and Savagely. The attack die falls for degrees and Critical; failing means 0 degrees, and nothing is fumbled. Those with an ailment that forbids actions are not Helpless.',
    ),
  ],
};

export const miasma: Section = {
  title: 'Miasma',
  clauses: [
    clause(
      'PE-MIA-1',
      'Unprotected',
      'auto',
      'In the Sea of Chaos without any living Persona equipped, not even a Minor one.',
    ),
    clause('PE-MIA-2', 'Each hour', 'between', 'As much Stress as the rate at which the Miasma grows.'),
    clause(
      'PE-MIA-3',
      'Each round of a fight',
      'auto',
      'Willpower at the end of the round, or as much Stress. The scenario has the rate, 0 outside the Sea of Chaos.',
    ),
  ],
};

export const grappling: Section = {
  title: 'Grappled and Immobilised',
  clauses: [
    clause(
      'PE-GRP-1',
      'Grappled',
      'auto',
      'No Chance Attacks for the held, and Advantage for those who attack it in melee.',
    ),
    clause(
      'PE-GRP-2',
      'Breaking out',
      'auto',
      'Whatever Move, Action or evasion the held one declares needs an opposed test first: Melee (Grappling), Acrobatics (Contortion) or Endurance (Bracing or Injury) against the holder’s Melee (Grappling) or Endurance (Injury), the best of each. Passed, it is free and goes on; failed, what it declared is lost.',
    ),
    clause(
      'PE-GRP-3',
      'Ending',
      'auto',
      'The hold is over as soon as the two are not Engaged, whatever parted them.',
    ),
    clause(
      'PE-GRP-4',
      'Immobilised',
      'auto',
      'The same, but the test is always against the first result of what immobilised: its degrees, Bonus and die are kept.',
    ),
    clause('PE-GRP-5', 'Struggling', 'auto', 'Each failed attempt is 1 Advantage more for the next one.'),
  ],
};
