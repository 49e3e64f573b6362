import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const modifiers: Section = {
  title: 'Modifiers to attacks',
  clauses: [
    clause(
      'SL-MOD-1',
      'Posture, flank, cover',
      'data',
      'What the state of the target does to the attack roll.',
      '| Target | Melee | Ranged |',
      '|---|---|---|',
      '| prone | +3 | -3 |',
      '| crouching | +2 | -2 |',
      '| flanked | +2 | +2 |',
      '| 1/4 cover | 0 | -1 |',
      '| 1/2 cover | -2 | -2 |',
      '| 3/4 cover | -3 | -3 |',
      '| 9/10 cover, as an arrow slit | -5 | -5 |',
    ),
    clause(
      'SL-MOD-2',
      'The larger penalty',
      'auto',
      'Of a low posture and cover only the worse hindrance counts. Shooting at somebody prone (-3) behind half cover (-2) is done at -3.',
    ),
    clause(
      'SL-MOD-3',
      'Help and hindrance',
      'auto',
      'They are added up. Striking at somebody prone (+3) behind half cover (-2) is done at +1, and a prone target that is flanked is worth +5.',
    ),
    clause(
      'SL-MOD-4',
      'How much cover',
      'gm',
      'The map shows it for each line of attack, and the game master may say something else: behind a low wall, whoever crouches or lies down is often covered better.',
    ),
    clause(
      'SL-MOD-5',
      'Distance',
      'auto',
      'Each range increment after the first is -1. Five is as far as a shot goes.',
    ),
    clause(
      'SL-MOD-6',
      'The same thing twice',
      'auto',
      'Two people who harry or distract the same one do not add up: one penalty counts.',
    ),
  ],
};

export const flanking: Section = {
  title: 'Flanking',
  clauses: [
    clause(
      'SL-FLK-1',
      'Flanked',
      'auto',
      'A creature with enemies around it is flanked when two of them stand at an angle of 120 degrees or wider, measured at the middle of its space.',
    ),
    clause(
      'SL-FLK-2',
      'Enemies that count',
      'auto',
      'Those who could strike with what they hold right now: close enough for the melee weapon, or not beyond its first increment for a ranged one. The unconscious, helpless and pinned do not count, nor does anybody inside the space of the flanked one. The angle runs from middle to middle.',
    ),
    clause(
      'SL-FLK-3',
      'Gain',
      'auto',
      'All who attack somebody flanked have +2, with any weapon and from any side.',
    ),
    clause(
      'SL-FLK-4',
      'Ignoring somebody',
      'choice',
      'Whenever it has the turn, and also in the instant it gets flanked (as a free reaction), a creature may turn its attention away from enemies of its choice. A free reaction costs nothing and spoils neither a charge nor a readied action, but at initiative 0 there is none.',
    ),
    clause(
      'SL-FLK-5',
      'From behind',
      'auto',
      'To those who are ignored every attack is one from the rear: +4, instead of the +2 of flanking.',
    ),
    clause('SL-FLK-6', 'Ignored, no flank', 'auto', 'Whom you ignore does not help to flank you.'),
    clause('SL-FLK-7', 'It holds both ways', 'auto', 'Nor do you help to flank anybody whom you ignore.'),
    clause(
      'SL-FLK-8',
      'Attention again',
      'choice',
      'One stops ignoring somebody in the own turn and at no other time.',
    ),
  ],
};
