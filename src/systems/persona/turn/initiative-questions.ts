import type { Id } from '../../../kernel/json.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { bonusOf, scoreOf } from '../derived.ts';
import { nameOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import { bonusNames } from '../scores.ts';
import type { Combatant, Fight } from '../state.ts';

/** The questions about initiative under PE-R3 and PE-R5. */

type Score = 'agility' | 'perception';
interface ScoreChoice extends Choice {
  readonly option: Score;
}

/** PE-R3, `playerChooses`: asks which Bonus the initiative uses. */
export const scoreQuestion = (who: Combatant, usual: Score): Question<ScoreChoice> => {
  const clause = 'PE-TIME-7';
  const option = (score: Score) => ({
    id: score,
    label: `${bonusNames[score]} ${bonusOf(who, score)}`,
    clause,
    group: 'primary',
    note: `Score ${scoreOf(who, score)}`,
  });
  const other = usual === 'agility' ? 'perception' : 'agility';
  return {
    id: 'initiative-score',
    clause,
    for: who.id,
    about: { title: `What does the initiative of ${who.sheet.name} go by?` },
    options: () => [option(usual), option(other)],
    read: ({ option: given }) =>
      given === 'agility' || given === 'perception'
        ? { option: given }
        : refuse('noSuchThing', 'the answer is agility or perception', clause, 'option'),
  };
};

/** PE-R5, `playersDecide` and `simultaneous`: asks the game master which of the tied goes first. */
export const firstQuestion = (fight: Fight, tied: readonly Id[]): Question<Choice> => {
  const clause = 'PE-TIME-8';
  return {
    id: 'tie',
    clause,
    for: 'gm',
    about: { tied },
    options: () => tied.map((id) => ({ id, label: nameOf(fight, id), clause, group: 'gm' })),
    read: ({ option }) =>
      tied.includes(option)
        ? { option }
        : refuse('noSuchThing', 'the answer is one of the tied', clause, 'option'),
  };
};
