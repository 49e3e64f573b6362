import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const grappling: Section = {
  title: 'Grappling',
  clauses: [
    clause(
      'SL-GRP-1',
      'Cling: when',
      'choice',
      'Reaction. Somebody in your grapple starts to walk away from beside you. A grapple holds nobody by itself: once apart, it is over, unless you cling.',
    ),
    clause(
      'SL-GRP-2',
      'Cling: what',
      'choice',
      'Make a Power check, once for the whole way, before the step that would part you. Its points buy yards: 5 for one that you are drawn along free of AP, 10 for one that is taken off the end of the way. Mix them: 15 is one of either. If you still do not end up side by side, the grapple is over.',
    ),
    clause(
      'SL-GRP-3',
      'Drag: check',
      'auto',
      'Action, in a grapple. Power against the best Power defense among those who hold you, at -2 for each holder more than one.',
    ),
    clause(
      'SL-GRP-4',
      'Drag: movement',
      'choice',
      'If it works, as many as 4 AP may go into movement in this round, and everybody in the grapple comes along. There is no clinging against it.',
    ),
    clause(
      'SL-GRP-5',
      'Grapple',
      'auto',
      'Action. A melee attack on a neighbour, with something that has a reach of 0. Instead of damage, a hit has you grapple one another.',
    ),
    clause(
      'SL-GRP-6',
      'Grapple: limits',
      'auto',
      'Five Sizes of difference are too many, and one cannot grapple what has no firm body, slime or ghost. In a grapple only weapons with a reach of 0 are of use.',
    ),
    clause(
      'SL-GRP-7',
      'Interpose: check',
      'choice',
      'Reaction. You are grappling and an attack comes at you from somebody you see. Pull another one of your grapple in between, not the attacker: Power or Agility against the better of its two defenses of that name, at -2 if it is not pinned. It is rolled before the attack.',
    ),
    clause(
      'SL-GRP-8',
      'Interpose: what',
      'auto',
      'When it works the attack strikes that creature as though it stood where you are: Defense, Toughness and wounds are its own.',
    ),
    clause(
      'SL-GRP-9',
      'Pin: check',
      'auto',
      'Action, in a grapple. Power, at -2, against Power or Agility defense, whichever the other has more of.',
    ),
    clause(
      'SL-GRP-10',
      'Pin: what',
      'auto',
      'The pinned one is helpless and immobile, has no reactions, and all it may do is Escape, just as from a grapple. That ends the pin; the grapple goes on. Whoever is unconscious pins nobody.',
    ),
  ],
};
