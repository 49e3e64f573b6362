import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const encounter: Section = {
  title: 'Encounter and rounds',
  clauses: [
    clause(
      'FS-ENC-1',
      'Setting the stage',
      'gm',
      'The game master places everybody on the map with walls, obstacles and their cover, rough ground, and says who is hidden.',
    ),
    clause(
      'FS-ENC-2',
      'Surprise contest',
      'gm',
      'When one side came sneaking, its Stealth meets the Observation of the other. The game master names sneakers and observers. The worst sneaker rolls once for all, each observer rolls for itself, and whoever loses is surprised.',
    ),
    clause(
      'FS-ENC-3',
      'Being surprised',
      'auto',
      'Round 1 passes over the surprised: no turn, no actions, no reactions and so no defence, no free action, no saved turn. They roll initiative like all others. The state ends with the round.',
    ),
    clause(
      'FS-ENC-4',
      'Initiative roll',
      'auto',
      'A PC rolls 1d6 + Initiative, an NPC 1d6 + PER. Initiative is PER unless the sheet says otherwise.',
    ),
    clause(
      'FS-ENC-5',
      'Turn order',
      'auto',
      'The highest result goes first, then the next, until everybody had a turn; the order holds for the whole fight. Ties: the higher bonus, then PCs before NPCs, then a d6 each until it is decided.',
    ),
    clause(
      'FS-ENC-6',
      'Round',
      'auto',
      'A round is six seconds long and gives everybody who takes part one turn.',
    ),
    clause(
      'FS-ENC-7',
      'Start of a round',
      'auto',
      'AP stand at 3 again for PCs and NPCs alike, whatever was left; two attacks and a free action are there again too. Only Dazed makes it fewer AP.',
    ),
    clause(
      'FS-ENC-8',
      'End of a round',
      'auto',
      'When all turns are over, AP that were not spent are gone. Whoever spent 1 of 3 begins the next round with 3, not with 5.',
    ),
    clause(
      'FS-ENC-9',
      'End of the encounter',
      'gm',
      'Rounds go on until the matter is settled. As soon as one side at the most has somebody conscious, the game master is asked: end here, or go on. The game master may also end it at any time.',
    ),
    clause(
      'FS-ENC-10',
      'Stray labels',
      'data',
      'Above its first heading the source has loose words and small marks whose picture is lost: Strike, Dodge, Opportunity Attack, Release. One mark stands by both Dodge and Opportunity Attack and seems to mean reactions. Only Release is used here, as an action.',
    ),
  ],
};
