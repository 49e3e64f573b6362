import type { Narrated } from '../../../kernel/narrated.ts';
import { counted, possessive } from '../../../kernel/phrases.ts';
import type { PassedWhy, TurnFact } from '../facts/turns.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { skillNames } from '../stats.ts';
import { deedName, deedVerb } from './deeds.ts';
import { lineOf, lineTo } from './line.ts';
import { readiedWords } from './waiting.ts';
import { nameOf, thingName } from './words.ts';

/** Turns and declared actions in words. */

const passes: { readonly [why in PassedWhy]: readonly [words: string, clause: string] | null } = {
  unconscious: ['is unconscious: the turn passes', 'AD-SHK-1'],
  winded: ['is Winded: the turn passes', 'AD-REC-3'],
  bound: ['cannot move: the turn passes', 'AD-SHK-1'],
  dead: null,
  gone: null,
  object: null,
};

export function narrateTurn(fight: Fight, fact: TurnFact): Narrated | null {
  const { who } = fact;
  switch (fact.fact) {
    case 'turn-began': {
      const name = nameOf(fight, who);
      return {
        level: 'heading',
        text: `${name}: ${counted(fact.actions, 'action')}`,
        who,
        clause: 'AD-ACT-1',
        ...(fact.total.terms.length > 1 ? { totals: [{ label: 'Actions', total: fact.total }] } : {}),
      };
    }
    case 'turn-passed': {
      const words = passes[fact.why];
      return words && lineOf(fight, who, words[0], words[1], 'detail');
    }
    case 'turn-ended':
      return fact.carried > 0
        ? lineOf(
            fight,
            who,
            `keeps ${counted(fact.carried, 'action')} for its next turn`,
            'AD-ENC-4',
            'detail',
          )
        : null;
    case 'action':
      return narrateAction(fight, fact);
    case 'act-began': {
      const { label, actions, spent } = fact.act;
      return lineOf(fight, who, `begins ${label}: ${spent} of ${actions} actions`, 'AD-ENC-5');
    }
    case 'act-went-on': {
      const { act } = one(fight, who);
      const of = act ? ` of ${act.actions}` : '';
      return lineOf(fight, who, `goes on with ${act?.label ?? 'it'}: ${fact.spent}${of} actions`, 'AD-ENC-5');
    }
    case 'act-ended':
      return actEnded(fight, fact);
    case 'readied':
      return lineOf(fight, who, `waits: ${readiedWords(fight, one(fight, who), fact.readied)}`, 'AD-ACT-11');
    case 'readied-gone':
      return readiedGone(fight, fact);
    case 'place-began':
    case 'turn-ending':
    case 'off-hand':
      return null;
  }
}

type ActEnded = Extract<TurnFact, { readonly fact: 'act-ended' }>;

function actEnded(fight: Fight, { who, option, why, because }: ActEnded): Narrated {
  const what = deedName(fight, who, option);
  const reason = because === undefined ? '' : `: ${because}`;
  switch (why) {
    case 'done':
      return lineOf(fight, who, `completes ${what}`, 'AD-ENC-5');
    case 'given up':
      return lineOf(fight, who, `gives up ${what}; its costs are lost`, 'AD-ENC-5');
    case 'broken':
      return lineOf(fight, who, `loses ${what} and all that it has cost${reason}`, 'AD-ENC-5');
    case 'impossible':
      return lineOf(fight, who, `cannot carry out ${what} any more${reason}`, 'AD-ENC-5');
    case 'hand':
      return lineOf(fight, who, `is at ${what} no longer`, 'AD-DIE-18', 'hand');
  }
}

type ReadiedGone = Extract<TurnFact, { readonly fact: 'readied-gone' }>;

function readiedGone(fight: Fight, { who, why }: ReadiedGone): Narrated {
  const name = possessive(nameOf(fight, who));
  switch (why) {
    case 'fired':
      return lineOf(fight, who, 'acts: what it had waited for has come', 'AD-ACT-12');
    case 'over':
      return lineOf(fight, who, 'has waited in vain', 'AD-ACT-12', 'detail');
    case 'replaced':
      return lineOf(fight, who, 'gives up what it had readied before', 'AD-ACT-11', 'detail');
    case 'out':
      return { ...lineOf(fight, who, '', 'AD-SHK-3', 'detail'), text: `${name} readied action is lost` };
    case 'hand':
      return { ...lineOf(fight, who, '', 'AD-DIE-18', 'hand'), text: `${name} readied action is taken away` };
  }
}

/** AD-REA-12: whether an action is a special reaction. */
const isReaction = (fight: Fight, who: string, action: string): boolean =>
  one(fight, who).sheet.powers.some(({ id, kind }) => id === action && kind === 'reaction');

type ActionFact = Extract<TurnFact, { readonly fact: 'action' }>;

/** Actions that are not told, because the facts that follow tell more. */
const silent = [
  'move',
  'defend',
  'drop-prone',
  'stand-up',
  'ready',
  'draw',
  'put-away',
  'drop',
  'pick-up',
  'door',
];

const readied = ' as it had made ready';

const groups = {
  action: ['', 'AD-ACT-2'],
  movement: ['', 'AD-ACT-9'],
  free: ['', 'AD-ACT-2'],
  readied: [`,${readied}`, 'AD-ACT-12'],
  reaction: [' as a reaction', 'AD-REA-1'],
} as const;

/** Reactions that are not told, for the same reason. */
const silentAnswers = ['defense', 'dodge', 'deflect', 'block', 'resist', 'resist-skill'];

function narrateAction(fight: Fight, fact: ActionFact): Narrated | null {
  const { who, action, group, target, with: means } = fact;
  const isAnswer = silentAnswers.includes(action) || isReaction(fight, who, action);
  if (group === 'reaction' && isAnswer) return null;
  if (silent.includes(action) && group !== 'reaction' && group !== 'readied') return null;
  const whom = target === undefined || target === who ? '' : ` ${nameOf(fight, target)}`;
  // For an item the name of the deed includes it.
  const thing = means === undefined || action.startsWith('item-') ? '' : thingName(fight, who, means);
  const with_ = thing === '' ? '' : whom === '' ? `: ${thing}` : ` with ${thing}`;
  const [when, clause] = groups[group];
  const deed = `${verbOf(fight, fact, whom !== '')}${whom}${with_}`;
  // In a row the result follows, and a comma would tear it off.
  const said = { says: `${deed}${when}`, ...(group === 'readied' ? { inRow: `${deed}${readied}` } : {}) };
  return lineTo(fight, who, target ?? who, said, clause);
}

/** AD-ACT-15: Use Skill by the name of its skill: "uses Menace on". */
const verbOf = (fight: Fight, { who, action, skill }: ActionFact, aimed: boolean): string =>
  action === 'use-skill' && skill !== undefined
    ? `uses ${skillNames[skill]}${aimed ? ' on' : ''}`
    : deedVerb(fight, who, action, aimed);
