import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const common: Section = {
  title: 'Common actions',
  clauses: [
    clause(
      'SL-COM-1',
      'Cast a Spell',
      'auto',
      'Action. The spell does what it says. Each has a school, AP, mana to spend or to invest, range and duration; those that attack also name the defense they go against and their damage.',
    ),
    clause(
      'SL-COM-2',
      'Defend',
      'choice',
      'Action. At each attack that is aimed at you and that you see you choose one: one of the four skill defenses stands in for melee and ranged Defense, or these two are 2 better. Damage is lessened by what you have chosen. For the immobile the immobile Defense comes first.',
    ),
    clause(
      'SL-COM-3',
      'Defend: how long',
      'auto',
      'To the beginning of your next turn, or until something wounds you. Hits that leave no wound do not end it.',
    ),
    clause(
      'SL-COM-4',
      'Harry: when',
      'choice',
      'Reaction. Someone whom your melee weapon can reach is about to shoot or throw, or to make a check with such a weapon. You harry the same one just once in a round.',
    ),
    clause(
      'SL-COM-5',
      'Harry: what',
      'auto',
      'That shot and all others of that one in this round, and checks with ranged weapons, are made at -2.',
    ),
    clause(
      'SL-COM-6',
      'Ready an Action',
      'choice',
      'Action. Name another action and wait. Whatever happens next, the start or end of a turn, a deed done, a step, a wound, a change of condition, may be answered with it; you may say in advance which of them interest you; turns, deeds and steps of your own are not among them. It comes right afterwards and undoes nothing. Readying costs its own AP, the action its AP when you take it.',
    ),
    clause(
      'SL-COM-7',
      'Ready: the reaction',
      'auto',
      'It needs initiative above 0 and takes none. Any other action or reaction gives up the waiting; walking and free reactions do not.',
    ),
    clause(
      'SL-COM-8',
      'Retrieve or Stow an Item',
      'data',
      'Action. Into an empty hand, or out of the hand into a container. Where the thing is decides the AP.',
      '| Container | AP |',
      '|---|---|',
      '| scabbard, open pocket | 1 |',
      '| pouch on the belt, hidden pocket | 3 |',
      '| sack, backpack | 6 |',
    ),
  ],
};

export const positioning: Section = {
  title: 'Movement and position',
  clauses: [
    clause(
      'SL-POS-1',
      'Change Posture',
      'choice',
      'Action. One posture for another: upright, crouching, lying. Nobody jumps up from the ground at once: one crouches first and pays for each.',
    ),
    clause(
      'SL-POS-2',
      'Create an Opening',
      'choice',
      'Action. Roll a melee attack against somebody in sight, to no harm. Until the turn is over its result may stand for your Defense whenever that creature rebuffs you.',
    ),
    clause(
      'SL-POS-3',
      'Enter Occupied Space',
      'auto',
      'Action. The other one’s Size may be at most 4 above or below yours. A Power or Agility check has to match the better of its Power and Agility defense; then you may walk in. Friends let you in without action and check.',
    ),
    clause(
      'SL-POS-4',
      'Two in one space',
      'auto',
      'Each yard inside counts double. All who share it attack at -2, and their melee and ranged Defense is 2 lower, no matter how many there are.',
    ),
    clause(
      'SL-POS-5',
      'Escape',
      'auto',
      'Action. A Power or Agility check frees you from whatever holds you when it reaches the TN for escaping. For grapples and pins that is the holder’s Power defense, one holder at a time.',
    ),
    clause('SL-POS-6', 'Mount/Dismount', 'choice', 'Action. Up into the saddle, or down from it.'),
    clause(
      'SL-POS-7',
      'Dash',
      'auto',
      'Action. Twice the movement rate for the rest of the round, after whatever halves it. Yards bought before stay as many as they were.',
    ),
    clause(
      'SL-POS-8',
      'Dash once more',
      'auto',
      'Who dashes already may add to it with Str [Athletics] and the specialization of that way of moving: 1 to the rate for each 3 points, this round. It works one time in a round.',
    ),
  ],
};
