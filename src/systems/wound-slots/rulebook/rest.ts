import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const rest: Section = {
  title: 'Rest and recovery',
  clauses: [
    clause(
      'SL-RST-1',
      'Short and long rests',
      'between',
      'A short rest takes a quarter of an hour or more and may be repeated without limit. A long one takes 8 hours and helps two times in a day.',
    ),
    clause(
      'SL-RST-2',
      'What rest allows',
      'between',
      'Strolling about the camp, cooking something simple: nothing harder than that. Whatever costs stamina or mana breaks the rest.',
    ),
    clause(
      'SL-RST-3',
      'Sleep',
      'between',
      'Nobody has to sleep through a long rest, but it is worth nothing to those who have not slept enough during the last 24 hours before it is over. Enough is 8 hours, half an hour less for each point of Vitality (more where it is negative), and as the race has it.',
    ),
    clause(
      'SL-RST-4',
      'Short rest: stamina and mana',
      'between',
      'Each comes back by half of its maximum as it stands after fatigue and investments, rounded down.',
    ),
    clause(
      'SL-RST-5',
      'Short rest: a wound',
      'between',
      'Those who are wounded lightly or moderately lose one light wound.',
    ),
    clause('SL-RST-6', 'Long rest: who cannot', 'between', 'Nobody with a fatal wound.'),
    clause(
      'SL-RST-7',
      'Long rest, first: exhaustion',
      'between',
      'When the rest is over its steps follow each other. The exhausted are exhausted no longer and have their stamina and mana back, and that is all they get. What a step asks about wounds is answered by how one lay down.',
    ),
    clause(
      'SL-RST-8',
      'Long rest, second: light wounds',
      'between',
      'Whoever is wounded lightly or moderately is rid of every light wound.',
    ),
    clause(
      'SL-RST-9',
      'Long rest, third: fatigue',
      'between',
      'It falls by Vitality + 5, less the number of the worst wound’s level. The unwounded lose 1 at the least; with wounds it may be nothing.',
    ),
    clause(
      'SL-RST-10',
      'Long rest, fourth: recovery',
      'between',
      'Those who have wounds left make a recovery check.',
    ),
    clause(
      'SL-RST-11',
      'Long rest, last: stamina and mana',
      'between',
      'Both are full again, as far as fatigue and investments let them.',
    ),
    clause(
      'SL-RST-12',
      'Sitting up with somebody',
      'between',
      'Who looks after the sleeper for two hours or longer rolls Lor [Healing/Wounds], at -5 when no healing kit is at hand. If that beats the recovery check it counts in its place, and the patient’s fatigue does not weigh on it. Those hours are no rest for the helper.',
    ),
    clause(
      'SL-RST-13',
      'Recovery check',
      'between',
      'An ordinary Vitality check, one less for each point of fatigue; long rests give it, and so do some abilities. The table below tells up to which level it helps.',
    ),
    clause(
      'SL-RST-14',
      'Recovery numbers',
      'data',
      'The result needed for a wound of each level.',
      '| Wound | TN |',
      '|---|---|',
      '| light | -8 |',
      '| moderate | -5 |',
      '| severe | -1 |',
      '| critical | 4 |',
      '| fatal | 10 |',
    ),
    clause(
      'SL-RST-15',
      'The wound that heals',
      'choice',
      'The player names one within that limit, and it becomes a wound of the level below; a light one is gone. Where the level below has no free slot the wound cannot be named.',
    ),
    clause(
      'SL-RST-16',
      'After a vain attempt',
      'between',
      'Each recovery check that heals nothing makes the following ones easier by 1, and this adds up. A wound healed, or none left, ends the bonus.',
    ),
    clause(
      'SL-RST-17',
      'Short rest broken',
      'between',
      'It was for nothing: the quarter of an hour begins anew.',
    ),
    clause(
      'SL-RST-18',
      'Long rest taken up again',
      'between',
      'After a disturbance of half an hour at most one may lie down again: an hour longer than was left, and the rest counts in full. After more than that it is over.',
    ),
    clause(
      'SL-RST-19',
      'Long rest broken',
      'between',
      'What was rested is not lost: every whole quarter of an hour may be taken as one short rest. 50 minutes are three of them. Taking up the rest again does not spoil this.',
    ),
  ],
};
