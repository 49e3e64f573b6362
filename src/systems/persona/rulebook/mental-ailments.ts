import { clause } from '../../../kernel/rulebook.ts';

/** PE-AIL-14 to PE-AIL-21. */
export const mentalAndSpiritual = [
  clause(
    'PE-AIL-14',
    'Amnesiac',
    'auto',
    'Mental, 2 turns. Powers of the Persona cannot be called: that is refused, and one that is under way is lost. Traits and whatever is passive go on. Technical: Psy.',
  ),
  clause(
    'PE-AIL-15',
    'Brainwashed',
    'choice',
    'Mental, 2 turns. When its turn starts the controller has it heal or Augment somebody, attack somebody, or do nothing; it walks as far as that needs. It cannot oppose attacks of the controller and its allies. Technical: Psy.',
  ),
  clause(
    'PE-AIL-16',
    'Confused',
    'auto',
    'Mental, 2 turns. Intelligence at the start of the turn; a failure takes the whole turn. Technical: Psy.',
    '| Degrees of Failure | What happens |',
    '|---|---|',
    '| 0-1 | nothing is done; attacks may still be opposed |',
    '| 2-3 | one hand drops all: the left on an odd die, the right on an even one |',
    '| 4 | whoever is nearest is attacked, with the Move if needed |',
    '| 5+ | it attacks itself, unopposed |',
  ),
  clause(
    'PE-AIL-17',
    'Despaired',
    'choice',
    'Mental, Fear, until cured or unconscious. 5 Stress when a turn starts. The one Action possible is Willpower at -10, which ends it. Technical: Psy.',
  ),
  clause(
    'PE-AIL-18',
    'Enraged',
    'auto',
    'Mental, 2 turns. Advantage on melee attacks and Unnatural Strength (2), but no evasion, and attacks on it pass armour and Unnatural Toughness. It does nothing but strike enemies in melee with what it holds; out of reach it Runs at the nearest, or Charges. Technical: Psy.',
  ),
  clause(
    'PE-AIL-19',
    'Panicked',
    'auto',
    'Mental, Fear. Disadvantage on all tests while the source is seen or within 20 m. A test failed against the source, with its Degrees of Success and the own of Failure at 3 or more together, sends the next Move and Action into flight. Winning a test against it ends this, and so does spending a whole Move and Action. Technical: Psy.',
  ),
  clause(
    'PE-AIL-20',
    'Condemned',
    'auto',
    'Spiritual, 2 turns. Attacks on it roll two dice, and the better counts. Technical: Bless. Immunity to Bless protects.',
  ),
  clause(
    'PE-AIL-21',
    'Damned',
    'auto',
    'Spiritual, 2 turns. It rolls each of its tests twice, and the worse counts. Technical: Curse. Immunity to Curse protects.',
  ),
];
