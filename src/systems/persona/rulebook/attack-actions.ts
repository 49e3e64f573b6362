import { clause } from '../../../kernel/rulebook.ts';

/** The Actions that attack (PE-ACT-1 to PE-ACT-14). */
export const attackActions = [
  clause(
    'PE-ACT-1',
    'Anything else',
    'gm',
    'The list of Actions is open: whoever thinks of something tips the table over. The game master names test, resistance and effect.',
  ),
  clause(
    'PE-ACT-2',
    'Standard Attack',
    'choice',
    'One attack with an equipped weapon or a power on an enemy within range, as an opposed test; winning it is one hit. The other attacks of this list are not combined with each other. What is out of range, not in hand, unseen or dead is refused.',
  ),
  clause(
    'PE-ACT-3',
    'What the attacker tests',
    'auto',
    'Melee for melee and thrown weapons, Ballistics for Ballistic ones, the Magic score for magic. A thrown weapon has the Strength Bonus of its thrower and is a Ballistic attack in everything else.',
  ),
  clause(
    'PE-ACT-4',
    'What the defender tests',
    'choice',
    'Melee (Parry) or Acrobatics (Dodge) against melee, Awareness (Anticipate) or Dodge against Ballistic, any of the three against magic; Dodge not against attacks on the mind. Evading may be declined and is possible any number of times a round.',
  ),
  clause(
    'PE-ACT-5',
    'Charge',
    'choice',
    'Move and Action together: a Basic Move of 1 m or more and a melee attack with Advantage. Not as a One More.',
  ),
  clause(
    'PE-ACT-6',
    'Called Attack',
    'choice',
    'With 2 Disadvantages; a hit strikes the location that the attacker names.',
  ),
  clause(
    'PE-ACT-7',
    'Called Attack on an object',
    'gm',
    'A weapon or a piece of armour can be named as well. Hit, it loses 1 Damage or 1 armour there, and is broken at 0; the game master may have it dropped instead, or let nothing happen.',
  ),
  clause(
    'PE-ACT-8',
    'Focused Attack',
    'choice',
    'For those who have not moved this turn and will not: an attack with Advantage.',
  ),
  clause('PE-ACT-9', 'Focus-only', 'auto', 'A weapon with this quality fires in Focused Attacks alone.'),
  clause(
    'PE-ACT-10',
    'Grapple',
    'choice',
    'Unarmed melee with Melee (Grappling), evaded like any. A win harms nobody but leaves the target Grappled; a failure gives the target a Chance Attack.',
  ),
  clause(
    'PE-ACT-11',
    'Burst Attack',
    'choice',
    'For weapons with Burst (X), with 1 Disadvantage. If the first target is hit, each Degree of Success, up to X, is a further target or a further wound for one already hit. Every further target evades the same roll. The Move may be used in between.',
  ),
  clause(
    'PE-ACT-12',
    'Burst ammunition',
    'auto',
    'Each of these extras takes a round of its own, so there are no more than rounds are left after the first.',
  ),
  clause(
    'PE-ACT-13',
    'All-Weapon Attack',
    'choice',
    'Each equipped weapon attacks once with 1 Disadvantage, whomever it likes; the Move may be used in between. It is one action as far as One More goes.',
  ),
  clause('PE-ACT-14', 'Off-hand', 'auto', 'In that attack the weapon in the off-hand has 2 Disadvantages.'),
];
