import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const attacks: Section = {
  title: 'Attacks and Guard',
  clauses: [
    clause(
      'AD-ATK-1',
      'What attacks, with which dice',
      'auto',
      'Weapons, bare hands, techniques and aimed spells: Action Dice and the Bonus dice of an ability. Agility for weapons and hand to hand, Soul for spells, Speed for many techniques.',
    ),
    clause('AD-ATK-2', 'Guard', 'auto', '15, and all that armour and abilities add.'),
    clause('AD-ATK-3', 'Hitting', 'auto', 'The total must be higher than Guard. An equal one misses.'),
    clause(
      'AD-ATK-4',
      'The number to beat',
      'auto',
      '15, armour, abilities, size, cover; half of it from behind and unnoticed; then what poor visibility adds. Distance, the off-hand and a prone target change dice, never this number.',
    ),
    clause(
      'AD-ATK-5',
      'An attack step by step',
      'auto',
      'Declared, judged and paid; a helpless target is for the game master; the roll, of which a miss is the end; the answer of the target; damage; what else a hit brings; the off-hand attack.',
    ),
    clause(
      'AD-ATK-6',
      'Distant targets',
      'auto',
      'A shot at somebody far away challenges the Bonus dice to hit, not those of damage.',
    ),
    clause(
      'AD-ATK-7',
      'The line of a shot',
      'auto',
      'From centre to centre. What stands on it gives its cover, or bars the shot if it has no grade of cover.',
    ),
    clause(
      'AD-ATK-8',
      'Area attacks',
      'auto',
      'Known from light cover alone, which does nothing against them. One roll is held against the number of everybody in the area; each may answer; damage is rolled once.',
    ),
  ],
};

export const reactions: Section = {
  title: 'Reactions and openings',
  clauses: [
    clause(
      'AD-REA-1',
      'Reactions cost Vigor',
      'auto',
      'Often the target of an action may react. There is no number of reactions in a round: Vigor is the limit.',
    ),
    clause(
      'AD-REA-2',
      'One reaction to one trigger',
      'auto',
      'Nobody reacts twice to the same thing, so once to each attack. Several may react to the same thing; an off-hand attack is another one.',
    ),
    clause(
      'AD-REA-3',
      'None in the own turn',
      'auto',
      'In its own turn nobody reacts: no Defense against a blow that comes then, no opening that it makes or sees. Resistance is no reaction.',
    ),
    clause('AD-REA-4', 'No Chances on reactions', 'auto', 'Chances may not be taken on reactions.'),
    clause(
      'AD-REA-5',
      'Defense',
      'choice',
      'Whoever is attacked may, after the roll, spend 5 Vigor and roll the Action Dice with the Bonus dice of Speed.',
    ),
    clause(
      'AD-REA-6',
      'What Defense does',
      'auto',
      'Higher than the total of the attacker: the attack is evaded. A tie is the attacker’s.',
    ),
    clause(
      'AD-REA-7',
      'Dodge, Deflect, Block',
      'auto',
      'Three names of Defense; a special reaction may change how it is rolled.',
    ),
    clause(
      'AD-REA-8',
      'When Defense is offered',
      'auto',
      'When the attack would hit and could do something, and the target can pay, is not in its own turn, neither Winded nor helpless.',
    ),
    clause(
      'AD-REA-9',
      'What makes an opening',
      'auto',
      'Fleeing, standing up beside enemies, techniques that say so, and what the game master calls one. It is there for enemies within whose reach one is at that moment.',
    ),
    clause(
      'AD-REA-10',
      'Take Opening',
      'choice',
      '5 Vigor, as a reaction: one ordinary attack on whoever gave the opening. Defend does not make it cheaper.',
    ),
    clause(
      'AD-REA-11',
      'An opening is taken once',
      'auto',
      'Each enemy takes a given opening once; a second one in the same turn is another. Who gives it in its own turn cannot answer the blow.',
    ),
    clause(
      'AD-REA-12',
      'Special reactions',
      'data',
      'Skill trees and Talents may add reactions or change how one is rolled. Each says what sets it off, its Vigor, its dice, and whether it is defensive.',
    ),
    clause('AD-REA-13', 'The price has to be there', 'auto', 'All of it; the last point may be spent.'),
    clause(
      'AD-REA-14',
      'Several who may react',
      'auto',
      'The target first, then by Initiative; each is asked when the one before is done, if there is still something to react to.',
    ),
  ],
};
