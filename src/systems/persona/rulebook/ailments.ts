import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';
import { mentalAndSpiritual } from './mental-ailments.ts';

export const ailments: Section = {
  title: 'Ailments',
  clauses: [
    clause(
      'PE-AIL-1',
      'Categories',
      'data',
      'Staggered is one for itself; the others are Physical, Mental or Spiritual.',
    ),
    clause('PE-AIL-2', 'Against the sufferer', 'auto', 'Each ailment is 1 Advantage for its enemies.'),
    clause(
      'PE-AIL-3',
      'One of each category',
      'auto',
      'A Physical and a Mental one go together, two Physical ones do not: the newer replaces the older. The same one again begins its time anew.',
    ),
    clause(
      'PE-AIL-4',
      'Durations',
      'auto',
      'Those given below are for effects that name none. They count the ends of the turns of the sufferer that began with the ailment.',
    ),
    clause(
      'PE-AIL-5',
      'Resisting',
      'auto',
      'After the hit a plain test: Toughness against Physical, Willpower against Mental and Spiritual, unless the power says otherwise. Defend is an Advantage on it, Weak -20, Resist +20.',
    ),
    clause(
      'PE-AIL-6',
      'No actions',
      'auto',
      'Where it says so below: neither Move nor Action, neither evasion nor Chance Attack, yet not Helpless. Taking damage means losing a wound, be it one of the Persona.',
    ),
    clause(
      'PE-AIL-7',
      'Staggered',
      'auto',
      'Opposes no attack. No element exploits it. Over when the next turn of the sufferer starts.',
    ),
    clause(
      'PE-AIL-8',
      'Burning',
      'choice',
      'Physical. Each end of a round attacks with Damage 4, then 5, then 6, past all armour: 1 wound if it beats the Toughness Bonus. Disadvantage on Willpower. Move or Action may go into an Agility test with 2 Disadvantages to put it out; a hit by Ice does so too. Technical: Nuke, Wind. Immunity to Fire protects.',
    ),
    clause(
      'PE-AIL-9',
      'Dizzy',
      'auto',
      'Physical, 2 turns. Disadvantage on all tests; helps no ally and does not count for outnumbering. Technical: Nuke.',
    ),
    clause(
      'PE-AIL-10',
      'Frozen',
      'auto',
      'Physical. No actions, and whatever is better than Normal against Melee and Missile is Normal. Strength or Toughness, the better, frees it at the end of its turn; taking damage frees it too. Technical: Nuke, Physical. Immunity to Ice protects.',
    ),
    clause(
      'PE-AIL-11',
      'Shocked',
      'auto',
      'Physical, 2 turns. No actions. An enemy that attacked it in melee, hit or miss, tests Agility afterwards or is Shocked as well. Technical: Nuke, Physical. Immunity to Elec protects.',
    ),
    clause(
      'PE-AIL-12',
      'Drowsed',
      'auto',
      'Physical, until damage is taken. No actions, and every hit is Technical, whatever its element.',
    ),
    clause(
      'PE-AIL-13',
      'Stunned',
      'auto',
      'Physical, 2 turns. No actions, and enemies have 1 Advantage beyond the usual. Technical: Nuke.',
    ),
    ...mentalAndSpiritual,
  ],
};
