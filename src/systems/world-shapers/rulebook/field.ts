import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const terrain: Section = {
  title: 'Terrain and movement',
  clauses: [
    clause(
      'WS-TER-1',
      'With or without a map',
      'gm',
      'On a map a square is 1 m. Without one the game master answers how far, how hidden and how visible.',
    ),
    clause(
      'WS-TER-2',
      'A metre',
      'auto',
      'It takes you to any of the eight squares around. Distance is the larger of both offsets, between the nearest squares of two. Up to size 0 one fills one square, at +1 two by two, and so on.',
    ),
    clause(
      'WS-TER-3',
      'Difficult terrain',
      'auto',
      'High grass, rubble, ice: each square costs 2 m, and without them it cannot be entered.',
    ),
    clause(
      'WS-TER-4',
      'Jumping',
      'gm',
      'The game master says how far; on difficult terrain it is half of that.',
    ),
    clause(
      'WS-TER-5',
      'Past an ally',
      'auto',
      'You walk through it freely but do not stop there. If something stops you there you are back on the last free square of your way.',
    ),
    clause(
      'WS-TER-6',
      'Past an enemy',
      'auto',
      'Raw Force, Athletics or Nimbleness against its Raw Force or Athletics, once for each enemy and move; nobody stops there. If you fail you stay before it, the metres are spent, and that enemy is not to be passed this turn. The Down let everybody by.',
    ),
    clause(
      'WS-TER-7',
      'Past an enemy: the metres',
      'auto',
      'Such a square costs 2 m, passed or not, and no more if it is difficult anyway.',
    ),
    clause(
      'WS-TER-8',
      'Two in one square',
      'auto',
      'Those whom two size categories or more part may share a square, without check, without extra metres, without collision.',
    ),
  ],
};

export const cover: Section = {
  title: 'Cover',
  clauses: [
    clause(
      'WS-COV-1',
      'Half cover',
      'auto',
      'Behind an object that hides half of you or more: +2 Evasion against ranged attacks and +1 on every DR, from that side. It counts once. You are behind it when the line from centre to centre passes through its square and that square is within 1 m of you; a touched corner or edge does not count.',
    ),
    clause(
      'WS-COV-2',
      'Behind a creature',
      'auto',
      'One as large as you or larger, whoever’s friend it is, is half cover too, unless it is Down.',
    ),
    clause(
      'WS-COV-3',
      'Whoever is cover may be hit',
      'auto',
      'A ranged attack that misses you goes on to the creature you stand behind, with the same total against its Evasion and the full effect. A natural 1 and a miss on purpose do not, and it goes on once only; among several it is the one nearest to you.',
    ),
    clause(
      'WS-COV-4',
      'Full cover',
      'auto',
      'Behind an object that hides all of you nothing from that side can pick you, and areas do not reach you from there. Any such object on the line will do.',
    ),
    clause(
      'WS-COV-5',
      'Leaning out',
      'choice',
      'In full cover you may lean into a square beside you, for nothing and in your turn, and see and pick targets as if you stood there, until your next turn or until you move. So may others pick you. It cannot be a square of full cover.',
    ),
    clause(
      'WS-COV-6',
      'Leaning out: still half covered',
      'auto',
      'Against those who could not pick you where you stand you have half cover, and no creature is in the way.',
    ),
  ],
};

export const forcedMovement: Section = {
  title: 'Being moved and teleported',
  clauses: [
    clause(
      'WS-MOV-1',
      'Into somebody',
      'auto',
      'If you move somebody into a taken square, the creature or object there makes a Strength DR against your DR Power. Walls are objects; at the edge of the map one just stops.',
    ),
    clause(
      'WS-MOV-2',
      'Into somebody bigger',
      'auto',
      'It has advantage if it is at least one size category above the one that is moved. Objects fail as always.',
    ),
    clause(
      'WS-MOV-3',
      'What it does',
      'auto',
      'Physical damage to both, 1 for each metre it was meant to go, even if it came less far; half of it if the DR succeeds. Each has its own defences.',
    ),
    clause('WS-MOV-4', 'Where it ends', 'auto', 'On the last square before the taken one.'),
    clause(
      'WS-MOV-5',
      'One blow or two',
      'choice',
      'You may add this to the damage of what moved it, so that Armor counts once. Without a word that is done for the one moved, if it was hurt by it; the other is always hurt apart.',
    ),
    clause(
      'WS-MOV-6',
      'Teleporting into somebody',
      'auto',
      'Both take Reality damage, 1 for each metre of the teleport. There is no DR.',
    ),
    clause(
      'WS-MOV-7',
      'Armor is no help',
      'auto',
      'That damage ignores it, as all that ignores Armor does; below 0 it still adds.',
    ),
    clause('WS-MOV-8', 'Back again', 'auto', 'The one teleported is where it was before.'),
    clause(
      'WS-MOV-9',
      '100 at most',
      'auto',
      'No creature loses more than 100 by it, in the end. Objects may.',
    ),
  ],
};
