import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const initiative: Section = {
  title: 'Initiative, holding, unions, surprise',
  clauses: [
    clause('WS-INI-1', 'Order', 'auto', 'From the highest Initiative down to the lowest.'),
    clause(
      'WS-INI-2',
      'Equal Initiative',
      'gm',
      'The game master says who goes first, before the first turn of each round.',
    ),
    clause(
      'WS-INI-3',
      'Initiative',
      'auto',
      'Twice the Instinct Stat, and the Skill Levels of Athletics, Quick Fingers, Analysis, Grace and Improvisation. No die.',
    ),
    clause(
      'WS-INI-4',
      'Objects',
      'auto',
      'Their Initiative is 0, whatever happens. Only those that can do something have a turn.',
    ),
    clause(
      'WS-INI-5',
      'Fixed for the round',
      'auto',
      'The start of a round settles the order. An Initiative that changes counts from the next round on, and whoever appears in between acts from then on.',
    ),
    clause(
      'WS-INI-6',
      'First and last',
      'auto',
      'Some effects put one first or last in the round; several such go by Initiative among themselves. Both at once cancel.',
    ),
    clause(
      'WS-INI-7',
      'Holding a turn',
      'choice',
      'Instead of taking it you may hold your turn, as long as nothing has been done in it. After each turn of somebody else you may take it, holders by Initiative.',
    ),
    clause(
      'WS-INI-8',
      'Held to the end',
      'choice',
      'Those who still hold when all others are done, those forced to the end included, have their turns by Initiative. Whoever will not, loses it for this round.',
    ),
    clause(
      'WS-INI-9',
      'Holding and “until next turn”',
      'auto',
      'What lasts until your next turn ends when that turn would have come, held or not; for a union or the surprised, when their place in the order comes up.',
    ),
    clause(
      'WS-INI-10',
      'Holding and “until the end of the turn”',
      'auto',
      'What lasts until the end of your turn goes on until you have really ended it or lost it.',
    ),
    clause(
      'WS-INI-11',
      'Holding an action',
      'choice',
      'In your turn you pay the AP of an action and name what is to set it off: an enemy or somebody by name who comes into a range or leaves it, attacks, uses an Ability, is seen, goes Down; or anything else, on which the game master decides. Each is paid by itself, and free movement cannot be held. WP and Momentum are paid when it happens.',
    ),
    clause(
      'WS-INI-12',
      'The trigger comes',
      'auto',
      'Whoever’s turn it is, the action now happens by itself, once, without a question and without RP, right after the step or the deed that set it off; the other then goes on. An archer who has paid 2 AP for the first enemy in range shoots at that one. Several go by Initiative. What cannot be done at that moment is lost.',
    ),
    clause(
      'WS-INI-13',
      'No trigger',
      'auto',
      'What has not happened by your next turn lapses when your place in the order comes up, even if you hold that turn. The AP are gone.',
    ),
    clause(
      'WS-INI-14',
      'Union',
      'choice',
      'At the start of a round, before the order is made, two allies or more may unite for that round. One proposes; whoever declines stays out. Nobody is in two unions.',
    ),
    clause(
      'WS-INI-15',
      'The turn of a union',
      'choice',
      'They have it together and may alternate with every deed and every metre; points and movement stay each one’s own. Whoever has ended is done, and when all have, the turn ends. Held is the turn of the whole union or none; actions each holds for itself.',
    ),
    clause(
      'WS-INI-16',
      'Initiative of a union',
      'auto',
      'The average of its members, unrounded. A knight with 26 and a horse with 32 act at 29; 26.5 comes before 26.',
    ),
    clause(
      'WS-INI-17',
      'Union and acting first',
      'auto',
      'To act first, every single member must have an effect that says so.',
    ),
    clause(
      'WS-INI-18',
      'Union and acting last',
      'auto',
      'One member that is forced to act last drags all of them to the end. Surprise is such a force.',
    ),
    clause(
      'WS-INI-19',
      'The surprised act last',
      'auto',
      'In round 1 they come at the end, by Initiative among themselves; from round 2 on as everybody. They may react before.',
    ),
    clause(
      'WS-INI-20',
      'The surprised do not see it coming',
      'auto',
      'Each enemy of theirs that is not surprised begins hidden from them and from nobody else. That ends as hiding always does, at the latest when their first turn comes and they can see it.',
    ),
    clause(
      'WS-INI-21',
      'How one is surprised',
      'gm',
      'By somebody who sneaks up with Stealth, or by walking blindly into an ambush. The game master names the surprised, or has it rolled: each ambusher Stealth, each victim the better of Perception and Intuition; it takes all ambushers to be higher.',
    ),
  ],
};
