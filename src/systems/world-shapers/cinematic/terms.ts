import type { Id } from '../../../kernel/json.ts';
import { signed } from '../../../kernel/phrases.ts';
import type { Choice, Need, Option, Question, Refusal } from '../../../kernel/port.ts';
import { nameOf, toldOf } from '../names.ts';
import { onlyAnswers, refuse } from '../refusal.ts';
import { prepareCheck } from '../roll/check.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Skill } from '../stats.ts';
import { skillNames, skills } from '../stats.ts';
import { measure, strongest } from './strongest.ts';

/** The game master decides whether a cinematic deed is possible, and by which check (WS-CIN-3, WS-CIN-7, WS-CIN-9). */

interface Idea {
  readonly who: Id;
  readonly what: string;
  /** All participants, the initiator included. */
  readonly parts: readonly Id[];
}

interface Terms extends Choice {
  readonly option: 'allow' | 'refuse';
  readonly skill?: Skill;
  readonly difficulty?: number;
}

const clause = 'WS-CIN-3';
const difficulties = [1, 40] as const;
const usualDifficulty = 12;

/** The field for the skill, with the participant's bonus for each. */
function skillNeed(fight: Fight, who: Id, together: boolean): Need {
  const bonus = (skill: Skill): number =>
    prepareCheck(fight, { who, skill, clause, purpose: 'cinematic', needs: null }).bonus.value;
  return {
    kind: 'one',
    label: 'Check',
    oneOf: skills.map((skill) => ({
      id: skill,
      label: skillNames[skill],
      note: `${signed(bonus(skill))}${together ? ', with advantage' : ''}`,
    })),
  };
}

function optionsOf(fight: Fight, { parts, who }: Idea, of: Id): readonly Option[] {
  const difficulty: Need = {
    kind: 'number',
    label: 'Difficulty',
    min: difficulties[0],
    max: difficulties[1],
    default: usualDifficulty,
    weighty: true,
  };
  const needs = { skill: skillNeed(fight, of, parts.length > 1), difficulty };
  const note = measure(one(fight, who), parts.length);
  const allow: Option = {
    id: 'allow',
    label: 'It may be tried',
    clause,
    group: 'gm',
    needs,
    ...(note === null ? {} : { note }),
  };
  return of === who ? [allow, { id: 'refuse', label: 'It is impossible', clause, group: 'gm' }] : [allow];
}

function read({ who }: Idea, of: Id, choice: Choice): Terms | Refusal {
  if (choice.option === 'refuse' && of === who) return { option: 'refuse' };
  if (choice.option !== 'allow') return onlyAnswers(of === who ? 'allow or refuse' : 'allow', clause);
  const skill = skills.find((each) => each === choice.skill);
  if (!skill) return refuse('noSuchThing', 'it must be said which check', clause, 'skill');
  const { difficulty = usualDifficulty } = choice;
  const [least, most] = difficulties;
  return Number.isInteger(difficulty) && Number(difficulty) >= least && Number(difficulty) <= most
    ? { option: 'allow', skill, difficulty: Number(difficulty) }
    : refuse('noSuchThing', `difficulties go from ${least} to ${most}`, clause, 'difficulty');
}

/** Asked about the initiator, whose idea it is, and then about the check of each other participant. */
export const termsQuestion = (fight: Fight, idea: Idea, of: Id): Question<Terms> => ({
  id: 'gm.cinematic',
  clause,
  for: 'gm',
  about: {
    who: idea.who,
    of,
    what: idea.what,
    participants: idea.parts.length,
    strongest: strongest(one(fight, of)),
    title:
      of === idea.who
        ? `${toldOf(nameOf(fight, idea.who), idea.what)}. Is it possible?`
        : `${idea.what}: what does ${nameOf(fight, of)} roll?`,
  },
  options: () => optionsOf(fight, idea, of),
  read: (choice) => read(idea, of, choice),
});
