import type { About } from '../../../kernel/about.ts';
import { idsIn, said } from '../../../kernel/about.ts';
import { allAre, counted, inARow } from '../../../kernel/phrases.ts';
import type { Question } from '../../../kernel/port.ts';
import type { Happening } from '../readied/happening.ts';
import type { Fight } from '../state.ts';
import { everyone } from '../state.ts';
import { deedName } from './deeds.ts';
import { checkName, nameOf, namesOf, whatWords } from './words.ts';

/** Titles of prompts. */

/** The title of a question. */
export function title(fight: Fight, question: Question): string {
  const about = question.about ?? {};
  return (
    said(about, 'title') ||
    (roundTitle(fight, question, about) ??
      turnTitle(fight, question, about) ??
      answerTitle(fight, question, about) ??
      `A question for ${nameOf(fight, question.for)}`)
  );
}

/** Questions before the first round and at the end. */
function roundTitle(fight: Fight, question: Question, about: About): string | null {
  switch (question.id) {
    case 'gm.start': {
      const warning = said(about, 'warning');
      return `Does it come to violence?${warning === '' ? '' : ` ${warning}.`}`;
    }
    case 'gm.ambush':
      return 'Who is ambushed, and who has lain in wait?';
    case 'gm.overWatch':
      return `${nameOf(fight, said(about, 'who'))} keeps Over Watch. Does it begin from where it was expected?`;
    case 'initiative.join':
      return `Does ${nameOf(fight, question.for)} wish to act?`;
    case 'gm.initiativeTie':
      return `${namesOf(fight, idsIn(about, 'ids'))} have rolled the same Initiative. Who goes first?`;
    case 'gm.encounterEnd':
      return inARow(
        typeof about.winner === 'string'
          ? `Only ${about.winner} can still fight.`
          : 'Nobody can fight any more.',
        allAre(inShock(fight), 'in Shock'),
        'End the encounter?',
      );
    default:
      return null;
  }
}

/** AD-SHK-4: the names of those who die unless somebody helps. */
const inShock = (fight: Fight): readonly string[] =>
  everyone(fight)
    .filter(({ shock }) => shock !== null)
    .map(({ sheet }) => sheet.name);

/** Questions of a turn and of acts that take several turns. */
function turnTitle(fight: Fight, question: Question, about: About): string | null {
  const who = nameOf(fight, said(about, 'who') || question.for);
  switch (question.id) {
    case 'turn':
      return `What does ${who} do?`;
    case 'act.continue': {
      const missing = counted(Number(about.missing ?? 0), 'action');
      return `${who} is at ${said(about, 'act')}: ${missing} to go. Go on with it?`;
    }
    case 'act.targets': {
      const [deed] = question.options();
      const what = deed?.needs && 'at' in deed.needs ? 'Where is it aimed?' : 'On whom?';
      return `${who} completes ${deedName(fight, said(about, 'who') || question.for, said(about, 'act'))}. ${what}`;
    }
    default:
      return null;
  }
}

/** AD-ACT-11: what somebody does that others have waited for. */
const happenings: { readonly [event in Exclude<Happening['event'], 'deed'>]: string } = {
  step: 'moves',
  attack: 'attacks',
  hit: 'hits',
  ability: 'uses an ability',
};

function happens(who: string, event: string): string {
  const words = Object.entries(happenings).find(([kind]) => kind === event)?.[1];
  return words === undefined ? '' : `${who} ${words}. `;
}

/** Questions about reactions, and those to the game master. */
function answerTitle(fight: Fight, question: Question, about: About): string | null {
  const name = (field: string): string => nameOf(fight, said(about, field));
  const who = nameOf(fight, said(about, 'who') || question.for);
  const means = said(about, 'with');
  const by = said(about, 'attacker') || said(about, 'by');
  const with_ = means === '' ? '' : ` with ${whatWords(fight, means)}`;
  switch (question.id) {
    case 'reaction.defense': {
      const verb = about.hits === false ? 'misses' : 'hits';
      return `${nameOf(fight, by)} ${verb} ${who}${with_}: ${said(about, 'total')} against ${said(about, 'number')}. Does ${who} defend?`;
    }
    case 'reaction.opening':
      return `${name('target')} ${said(about, 'why')}. Does ${who} take the opening?`;
    case 'reaction.ready':
      return `${happens(nameOf(fight, by), said(about, 'event'))}What ${who} waits for has come. Act now?`;
    case 'reaction.resist':
      return `${nameOf(fight, by)} uses ${checkName(said(about, 'skill'))} on ${who}: ${said(about, 'total')}. Does ${who} resist?`;
    case 'resist':
      return `Does ${who} struggle against ${whatWords(fight, said(about, 'what'))}?`;
    case 'offHand':
      return `Does ${who} strike with the off-hand as well?`;
    case 'gm.trigger':
      return `${who} waits for this: ${said(about, 'trigger')}. Has it happened?`;
    case 'gm.skillVs':
      return `${who} uses ${checkName(said(about, 'skill'))}. What must be beaten?`;
    case 'gm.skillOutcome':
      return `${who} succeeds with ${checkName(said(about, 'skill'))}. What comes of it?`;
    case 'gm.wear':
      return `The armour of ${who} has stopped ${said(about, 'lost')}. Does it wear?`;
    case 'gm.fled':
      return `Has ${who} got away?`;
    case 'gm.helpless':
      return `${nameOf(fight, by)} attacks ${name('target')}, who is helpless. What happens?`;
    default:
      return null;
  }
}
