import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const oneMore: Section = {
  title: 'One More',
  clauses: [
    clause(
      'PE-ONE-1',
      'Earning it',
      'auto',
      'An attack whose hit makes an enemy Staggered earns its maker a One More. Attacks that an ailment forces, reflected ones and All-Out Attacks earn none.',
    ),
    clause(
      'PE-ONE-2',
      'Where Stagger comes from',
      'auto',
      'Weakness to an element, physical Critical Hits, Technical Hits, and critical effects of some magic.',
    ),
    clause(
      'PE-ONE-3',
      'One for an action',
      'auto',
      'An action that Staggers several enemies earns one all the same.',
    ),
    clause(
      'PE-ONE-4',
      'What it is',
      'choice',
      'A Move or an Action more, after those of the turn and before what is due at its end. One may let it go.',
    ),
    clause('PE-ONE-5', 'Chains', 'auto', 'Staggering another enemy with it earns the next one.'),
    clause(
      'PE-ONE-6',
      'Staggered already',
      'auto',
      'Who is Staggered cannot be Staggered once more, and earns nobody anything.',
    ),
    clause(
      'PE-ONE-7',
      'Other uses',
      'choice',
      'It may be passed to an ally, or spent on an All-Out Attack once every enemy is Staggered.',
    ),
  ],
};

export const batonPass: Section = {
  title: 'Baton Pass',
  clauses: [
    clause(
      'PE-BAT-1',
      'Passing',
      'choice',
      'Whoever earns a One More may give it to an ally with a Social Link of rank 1 or more. That Receiver must be conscious and free to act.',
    ),
    clause(
      'PE-BAT-2',
      'When',
      'auto',
      'When the turn of the passer is over, before anybody else has one. The Receiver keeps its own place and turn.',
    ),
    clause(
      'PE-BAT-3',
      'Using it',
      'choice',
      'Like any One More: it can earn others and start an All-Out Attack.',
    ),
    clause(
      'PE-BAT-4',
      'Advantages',
      'auto',
      'On the tests of this One More the Receiver has 1 Advantage at ranks 1 to 3, 2 at 4 to 6, 3 at 7 to 9, 4 at 10.',
    ),
    clause('PE-BAT-5', 'Healing', 'auto', 'When it is used to heal, each of them restores a wound more.'),
    clause(
      'PE-BAT-6',
      'Passing on',
      'choice',
      'What a Receiver earns may go to yet another ally, but never to somebody who gave or received in this chain.',
    ),
  ],
};

export const allOutAttack: Section = {
  title: 'All-Out Attack',
  clauses: [
    clause(
      'PE-AOA-1',
      'When',
      'choice',
      'A One More earned while all enemies are Staggered can be spent on an attack against all of them.',
    ),
    clause(
      'PE-AOA-2',
      'Contributors',
      'choice',
      'The initiator and at least one more. Every conscious ally who can act may join, from wherever it stands, whatever is loaded.',
    ),
    clause(
      'PE-AOA-3',
      'Rolls',
      'auto',
      'Each tests Melee, Ballistic or Magic score with 1 Advantage, the initiator first; only what lies on the roller itself counts besides. It costs no Stress, nobody evades, nothing is critical, and from 96 up a die fails.',
    ),
    clause(
      'PE-AOA-4',
      'Wounds',
      'auto',
      'Every enemy takes a wound for each contributor, plus the Degrees of Success of the best, if anybody passed. Defense and affinities do not matter. Four or more, or a Helpless target, make it Savage; it strikes the Body.',
    ),
    clause('PE-AOA-5', 'Limit', 'auto', 'These Degrees add at most twice the number of contributors.'),
    clause('PE-AOA-6', 'Enemies afterwards', 'auto', 'Those who were struck are Staggered no longer.'),
    clause(
      'PE-AOA-7',
      'Contributors afterwards',
      'auto',
      'Each loses 2 Stress, and 1 more for every enemy who is out of the fight by it.',
    ),
  ],
};
