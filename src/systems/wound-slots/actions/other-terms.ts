import type { Id, Json } from '../../../kernel/json.ts';
import type { Choice, Need, Option, Question, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { CheckOf } from '../attributes.ts';
import { minuteRounds } from '../gear.ts';
import { refuse } from '../refusal.ts';
import type { Usual } from '../roll/called.ts';
import {
  attributeNeed,
  checkNeeds,
  readCheckOf,
  readTn,
  skillNeed,
  tnNeed,
  writtenCheck,
} from '../roll/called.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import { judgeCharge } from '../turn/charge.ts';

/** The terms of an action without rules, as the game master sets them (SL-ACT-1). */

export const clause = 'SL-ACT-1';

/** What the game master is asked about. */
interface Asked {
  readonly who: Id;
  readonly what: string;
  readonly target: Id | null;
  /** SL-AP-5, SL-AP-7: whether it may become a charge or take rounds. */
  readonly long: boolean;
}

/** The agreed terms, stored with the choice as plain data. */
export interface Terms extends Choice {
  readonly option: 'check' | 'contest' | 'works' | 'refuse';
  readonly ap: number;
  readonly stamina: number;
  /** What `count` measures: rounds or minutes. `ap`: it takes AP instead. */
  readonly lasts: 'ap' | 'rounds' | 'minutes';
  readonly count: number;
}

/** SL-AP-7: the number of rounds that it takes; 0: it takes AP. */
export function roundsAgreed({ lasts, count }: Terms): number {
  if (lasts === 'ap') return 0;
  return lasts === 'minutes' ? count * minuteRounds : count;
}

const mostAp = 40;
const mostStamina = 20;
const mostTime = 100;
const usual: Usual = { attribute: 'dexterity', skill: 'athletics' };
const usualResistance: Usual = { attribute: 'perception', skill: 'reflex' };

/** Whether it may begin a charge or take rounds: not as a reaction, otherwise as SL-R44 allows. */
export const mayBeLong = (fight: Fight, who: Combatant, occasion: 'turn' | 'moment' | 'readied'): boolean =>
  occasion !== 'readied' && judgeCharge(fight, who) === null;

const apLimit = (who: Combatant, { long }: Asked): number => (long ? mostAp : Math.min(mostAp, who.ap));

function costNeeds(who: Combatant, asked: Asked): { readonly [field: string]: Need } {
  const max = apLimit(who, asked);
  const ap: Need = { kind: 'number', label: 'AP', min: 0, max, default: Math.min(4, max) };
  const stamina: Need = { kind: 'number', label: 'Stamina', min: 0, max: mostStamina, default: 0 };
  if (!asked.long) return { ap, stamina };
  const lasts: Need = {
    kind: 'one',
    label: 'It takes',
    oneOf: [
      { id: 'ap', label: 'its AP' },
      { id: 'rounds', label: 'rounds, and all AP' },
      { id: 'minutes', label: 'minutes, and all AP' },
    ],
    default: 'ap',
  };
  const count: Need = { kind: 'number', label: 'Rounds or minutes', min: 1, max: mostTime, default: 1 };
  return { ap, stamina, lasts, count };
}

function optionsOf(fight: Fight, asked: Asked): readonly Option[] {
  const who = one(fight, asked.who);
  const cost = costNeeds(who, asked);
  const check = checkNeeds(who.sheet, usual);
  const option = (id: string, label: string, needs?: { readonly [field: string]: Need }): Option => ({
    id,
    label,
    clause,
    group: 'gm',
    ...(needs ? { needs } : {}),
  });
  const contest = option('contest', 'An opposed check', {
    ...check,
    resistAttribute: attributeNeed('Against: attribute', usualResistance.attribute),
    resistSkill: skillNeed('Against: skill', usualResistance.skill),
    ...cost,
  });
  return [
    option('check', 'A check', { ...check, tn: tnNeed, ...cost }),
    ...(opposes(fight, asked) ? [contest] : []),
    option('works', 'It works without a check', cost),
    option('refuse', 'It cannot be done'),
  ];
}

/** Whether there is a conscious target that can resist. */
const opposes = (fight: Fight, { target }: Asked): boolean =>
  target !== null && conscious(one(fight, target));

const inRange = (value: Json | undefined, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

function readCost(
  who: Combatant,
  choice: Choice,
  asked: Asked,
): Pick<Terms, 'ap' | 'stamina' | 'lasts' | 'count'> | Refusal {
  const most = apLimit(who, asked);
  const { ap = Math.min(4, most), stamina = 0, lasts = 'ap', count = 1 } = choice;
  if (!inRange(ap, 0, most)) {
    return refuse('noActionPoints', `it takes 0 to ${most} AP`, asked.long ? clause : 'SL-AP-5', 'ap');
  }
  if (!inRange(stamina, 0, mostStamina)) {
    return refuse('noSuchThing', `it takes 0 to ${mostStamina} stamina`, 'SL-ACT-2', 'stamina');
  }
  if (lasts === 'ap') return { ap, stamina, lasts, count: 1 };
  if (lasts !== 'rounds' && lasts !== 'minutes') {
    return refuse('noSuchThing', 'it takes AP, rounds or minutes', 'SL-AP-7', 'lasts');
  }
  if (!asked.long) return refuse('noActionPoints', 'rounds cannot be begun now', 'SL-AP-7', 'lasts');
  if (!inRange(count, 1, mostTime)) {
    return refuse('noSuchThing', `it goes from 1 to ${mostTime}`, 'SL-AP-7', 'count');
  }
  return { ap: 0, stamina, lasts, count };
}

/** The check of the resisting target. */
export const readResistance = (target: Combatant, choice: Choice): CheckOf | Refusal => {
  const { resistAttribute: attribute, resistSkill: skill } = choice;
  const said = {
    option: choice.option,
    ...(attribute === undefined ? {} : { attribute }),
    ...(skill === undefined ? {} : { skill }),
  };
  return readCheckOf(target.sheet, said, usualResistance, clause);
};

/** The check of the combatant who acts. */
export const readTried = (who: Combatant, choice: Choice): CheckOf | Refusal =>
  readCheckOf(who.sheet, choice, usual, clause);

function read(fight: Fight, asked: Asked, choice: Choice): Terms | Refusal {
  const { option } = choice;
  if (option === 'refuse') return { option, ap: 0, stamina: 0, lasts: 'ap', count: 1 };
  const who = one(fight, asked.who);
  if (option !== 'check' && option !== 'works' && (option !== 'contest' || !opposes(fight, asked))) {
    return refuse(
      'noSuchThing',
      'the answer is a check, an opposed check, works or refuse',
      clause,
      'option',
    );
  }
  const cost = readCost(who, choice, asked);
  if (isRefusal(cost)) return cost;
  if (option === 'works') return { option, ...cost };
  const tried = readTried(who, choice);
  if (isRefusal(tried)) return tried;
  if (option === 'check') {
    const tn = readTn(choice, clause);
    return typeof tn === 'number' ? { option, ...writtenCheck(tried), tn, ...cost } : tn;
  }
  const resisted = readResistance(one(fight, String(asked.target)), choice);
  if (isRefusal(resisted)) return resisted;
  const { attribute: resistAttribute, skill: resistSkill } = writtenCheck(resisted);
  return { option, ...writtenCheck(tried), resistAttribute, resistSkill, ...cost };
}

/** Asks the game master for the terms. */
export const termsQuestion = (fight: Fight, asked: Asked): Question<Terms> => ({
  id: 'other-action',
  clause,
  for: 'gm',
  about: { who: asked.who, what: asked.what, ...(asked.target === null ? {} : { target: asked.target }) },
  options: () => optionsOf(fight, asked),
  read: (choice) => read(fight, asked, choice),
});
