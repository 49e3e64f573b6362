import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const opportunity: Section = {
  title: 'Opportunity attacks',
  clauses: [
    clause(
      'FS-OPP-1',
      'What it is',
      'choice',
      'A melee Strike as a reaction, with a melee weapon or bare hands that reach the foe: 1 AP, one attack of the round, defence and maneuver as always. Not for the surprised, the unconscious, those without AP or attacks left, or those from whom the foe is hidden.',
    ),
    clause(
      'FS-OPP-2',
      'Movement',
      'auto',
      'Moving willingly within a foe’s reach or out of it provokes that foe: a step does that begins within the reach. Coming in from outside does not. Against reach 2 a step from 3 m to 2 m is free, from 2 m to 1 m provokes.',
    ),
    clause(
      'FS-OPP-3',
      'Movement that does not',
      'auto',
      'Being pushed or falling past a foe does not provoke. Neither does moving after Disengage, nor teleporting.',
    ),
    clause(
      'FS-OPP-4',
      'Casting',
      'auto',
      'Every foe with the caster in reach is provoked, be the spell an attack or not, cast in the own turn or as a reaction. Spells with the Melee Attack trait are the exception. Magic items do not.',
    ),
    clause(
      'FS-OPP-5',
      'Standing up',
      'auto',
      'Getting up from Prone provokes; the blow comes while one is still prone.',
    ),
    clause(
      'FS-OPP-6',
      'Timing and number',
      'auto',
      'Offered before what provokes it takes effect, once to each foe for one move (at its first step that provokes), one spell, one standing up; several foes are asked in order of initiative. The provoker may defend. It stops only if it no longer can go on, knocked out, held or thrown off its way: then no further foe is asked, metres not walked are kept, AP and mana are not. A spell whose caster was pushed out of range comes to nothing.',
    ),
    clause(
      'FS-OPP-7',
      'Nothing else',
      'auto',
      'Shooting, drawing, picking up, grappling, searching, using items and coming into reach do not provoke.',
    ),
  ],
};

export const cover: Section = {
  title: 'Cover',
  clauses: [
    clause(
      'FS-COV-1',
      'When cover counts',
      'gm',
      'An obstacle helps whoever stands behind it against ranged attacks, spells without the Melee Attack trait among them; melee attacks pay it no heed. Each obstacle is low, high or full. The line between the centres decides: low and high count within 1 m of the target, full anywhere, the highest wins. Creatures give none. The game master may set it for any attack.',
    ),
    clause(
      'FS-COV-2',
      'Low and high cover',
      'auto',
      'Half of the body or more is covered: low, -2 for the attack and +2 for dodging it. Three quarters or more: high, -5 and +5.',
    ),
    clause(
      'FS-COV-3',
      'Full cover',
      'auto',
      'Wholly behind something: a ranged attack fails by itself. It may be declared after a warning and is paid for; no attack die falls. A defence may still win critically, without a number from the cover.',
    ),
  ],
};

export const flanking: Section = {
  title: 'Flanking',
  clauses: [
    clause(
      'FS-FLK-1',
      'Flanked',
      'auto',
      'Two allies, neither unconscious nor surprised, who both reach the same foe flank it if a straight line joins the three: centre of a square of each ally, centre of a square of the foe in between.',
    ),
    clause(
      'FS-FLK-2',
      'Bonus',
      'auto',
      'Fighting Style and Sorcery tests of melee attacks on a flanked foe have +2, for everybody, once, opportunity attacks too. Nothing for ranged attacks, defences or damage.',
    ),
    clause(
      'FS-FLK-3',
      'Lines, with the foe at (0,0)',
      'data',
      '(-1,0) and (1,0), reach 1 and 1: flanked.',
      '(-1,-1) and (1,1), reach 1 and 1: flanked.',
      '(-1,0) and (1,1), reach 1 and 1: not, the line bends.',
      '(-2,0) and (1,0), reach 2 and 1: flanked; with reach 1 and 1 not, the first cannot reach.',
      '(-2,1) and (2,-1), reach 2 and 2: flanked.',
      '(-2,-1) and (1,1), reach 2 and 1: not, no single line.',
      '(1,0) and (2,0), reach 1 and 2: not, the foe is not between them.',
    ),
  ],
};
