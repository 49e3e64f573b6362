import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const conditions: Section = {
  title: 'Conditions',
  clauses: [
    clause(
      'FS-COND-1',
      'Dazed',
      'auto',
      'The next start of a round gives 1 AP less, never less than 1; then it is over. It does not add up.',
    ),
    clause(
      'FS-COND-2',
      'Prone',
      'auto',
      'Fighting Style, Sorcery and Dodge of whoever lies there suffer -2, and a metre takes two of its movement. Going down takes nothing; standing up ends it.',
    ),
    clause(
      'FS-COND-3',
      'Unconscious',
      'auto',
      'Prone; no actions, reactions or defence; turns pass, and a turn that was going on ends; contests against one succeed; own holds end.',
    ),
    clause(
      'FS-COND-4',
      'Hidden and unaware',
      'gm',
      'One may be hidden from this foe and seen by that one. Whoever is unaware can neither defend nor use an opportunity attack against the hidden one. It ends after an attack of the hidden one, when a seeker wins, or when the game master says; the game master may set it too.',
    ),
  ],
};

export const magic: Section = {
  title: 'Magic',
  clauses: [
    clause(
      'FS-MAG-1',
      'What a spell needs',
      'data',
      'A name, attack or not, Melee Attack trait or not, range, damage, mind or not, the defences it allows, its effect and its mana. Mana is paid when the spell is declared; without enough it is refused. Spells that are no attacks work without a test. Mana is three times INT unless the sheet says otherwise.',
    ),
  ],
};

export const grid: Section = {
  title: 'Grid',
  clauses: [
    clause(
      'FS-GRID-1',
      'Distance',
      'auto',
      'Squares of 1 m. A diagonal step is 1 m like any other, so distance is the larger of the two offsets.',
    ),
    clause(
      'FS-GRID-2',
      'Squares',
      'auto',
      'Allies let one through, foes do not, not even where they lie. The last square must be free. A square of rough ground counts twice.',
    ),
  ],
};

export const missing: Section = {
  title: 'Chapters that the source points to',
  clauses: [
    clause(
      'FS-REF-1',
      'Missing chapters',
      'gm',
      'The chapters on adventuring, on magic and with the full tables of armor are not part of the source. In their place stand the rulings, and the game master may override everything.',
    ),
  ],
};
