import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Option, PickValue, Question, Refusal } from '../../../kernel/port.ts';
import { braceBoon } from '../combat/attack.ts';
import { revealAttacker } from '../combat/combat-roll.ts';
import { awareOf, canReact } from '../combat/conditions.ts';
import { makeTest } from '../combat/test.ts';
import type { ContestSpec } from '../contest.ts';
import { contest } from '../contest.ts';
import { judgeAp, judgeAttacks, judgePrimary, nameOf } from '../judge.ts';
import { refuse, stillResolving } from '../refusal.ts';
import type { Skill } from '../sheet.ts';
import { skillNames, skills } from '../sheet.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { declare, greyed, never } from './action.ts';

/**
 * FS-ACT-11: anything without a rule of its own. The player says what, the game master how: skill, test or contest, AP,
 * and whether it directly harms somebody and so is an attack (FS-ATK-6). After the dice the game master says what comes
 * of it, and makes any changes by hand.
 */

const clause = 'FS-ACT-11';
const nobody = 'nobody';

function read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const refused = judgePrimary(fight, who, 0);
  if (refused) return refused;
  if (typeof choice.what !== 'string' || choice.what.trim() === '') {
    return refuse('noSuchThing', 'it must be said what is tried', clause, 'what');
  }
  const what = choice.what.slice(0, 200);
  if (choice.target === undefined || choice.target === nobody) {
    return { option: 'improvise', what, target: nobody };
  }
  const target = readWho(fight, choice.target, 'target', clause);
  return isCombatant(target) ? { option: 'improvise', what, target: target.id } : target;
}

interface Terms extends Choice {
  readonly option: 'test' | 'contest' | 'no';
  readonly skill: Skill;
  readonly against: Skill;
  readonly ap: number;
  readonly attack: boolean;
}

const skillPicks: readonly PickValue[] = skills.map((id) => ({ id, label: skillNames[id] }));
const readSkill = (given: Choice['skill'], otherwise: Skill): Skill =>
  skills.find((skill) => skill === given) ?? otherwise;

/** The question how it is done, for the game master. */
function termsQuestion(fight: Fight, who: Id, what: string, target: Id): Question<Terms> {
  const about = { who, what, ...(target === nobody ? {} : { target }) };
  return {
    id: 'improvised',
    clause,
    for: 'gm',
    about,
    options: () => termsOptions(target !== nobody),
    read(choice) {
      const { option } = choice;
      if (option !== 'test' && option !== 'contest' && option !== 'no') {
        return refuse('noSuchThing', 'the answer is a test, a contest or no', clause, 'option');
      }
      if (option === 'contest' && target === nobody) {
        return refuse('noSuchThing', 'a contest needs somebody on the other side', clause, 'option');
      }
      const ap = typeof choice.ap === 'number' && Number.isInteger(choice.ap) ? choice.ap : 1;
      if (ap < 0 || ap > 3) return refuse('noActionPoints', 'it costs 0 to 3 AP', clause, 'ap');
      const attack = choice.attack === true || choice.attack === 'yes';
      const actor = one(fight, who);
      const refused =
        option === 'no' ? null : (judgeAp(actor, ap) ?? (attack ? judgeAttacks(fight, actor) : null));
      if (refused) return { ...refused, field: refused.code === 'noActionPoints' ? 'ap' : 'attack' };
      return {
        option,
        skill: readSkill(choice.skill, 'athletics'),
        against: readSkill(choice.against, attack ? 'dodge' : 'athletics'),
        ap,
        attack,
      };
    },
  };
}

function termsOptions(targeted: boolean): readonly Option[] {
  const common = {
    skill: { kind: 'one', label: 'Skill', oneOf: skillPicks, default: 'athletics' },
    ap: { kind: 'number', label: 'AP', min: 0, max: 3, default: 1 },
    attack: {
      kind: 'one',
      label: 'Directly harms somebody: an attack',
      oneOf: [
        { id: 'no', label: 'no' },
        { id: 'yes', label: 'yes' },
      ],
      default: 'no',
    },
  } as const;
  const against = { kind: 'one', label: 'Against', oneOf: skillPicks, default: 'athletics' } as const;
  const options: Option[] = [{ id: 'test', label: 'A test', clause, group: 'gm', needs: common }];
  if (targeted) {
    options.push({ id: 'contest', label: 'A contest', clause, group: 'gm', needs: { ...common, against } });
  }
  options.push({ id: 'no', label: 'It cannot be done', clause, group: 'gm' });
  return options;
}

interface Outcome extends Choice {
  readonly text: string;
}

/** The question what comes of it, for the game master. */
function outcomeQuestion(who: Id, what: string, passed: boolean): Question<Outcome> {
  return {
    id: 'improvised-outcome',
    clause,
    for: 'gm',
    about: { who, what, passed },
    options: () => [
      {
        id: 'outcome',
        label: 'What comes of it',
        clause,
        group: 'gm',
        needs: { text: { kind: 'text', label: 'What comes of it', longest: 300, optional: true } },
      },
    ],
    read: (choice) =>
      choice.option === 'outcome'
        ? { option: 'outcome', text: typeof choice.text === 'string' ? choice.text.slice(0, 300) : '' }
        : refuse('noSuchThing', 'the answer is an outcome', clause, 'option'),
  };
}

/** FS-DEF-1, FS-DEF-2: lets the target of an improvised attack defend for 1 AP. Returns whether it does. */
function defends(table: Table, who: Id, target: Id, skill: Skill): boolean {
  const { fight } = table;
  const defender = one(fight, target);
  if (!canReact(fight, defender) || defender.ap < 1 || !awareOf(defender, one(fight, who))) return false;
  const question: Question = {
    id: 'improvised-defence',
    clause: 'FS-DEF-2',
    for: target,
    reaction: 'defend',
    about: { who, skill },
    options: () => [
      {
        id: 'defend',
        label: `Defend with ${skillNames[skill]}`,
        clause: 'FS-DEF-2',
        group: 'reaction',
        cost: { ap: 1 },
      },
      { id: 'decline', label: 'Do not defend', clause: 'FS-DEF-7', group: 'reaction' },
    ],
    read: ({ option }) =>
      option === 'defend' || option === 'decline'
        ? { option }
        : stillResolving('the answer is defend or decline'),
  };
  if (table.ask(question).option === 'decline') return false;
  table.tell({ fact: 'ap-spent', who: target, ap: 1 });
  return true;
}

function perform(table: Table, who: Id, choice: Choice): void {
  const what = choice.what as string;
  const target = choice.target as Id;
  const terms = table.ask(termsQuestion(table.fight, who, what, target));
  if (terms.option === 'no') {
    table.tell({ fact: 'note', text: `${nameOf(table.fight, who)} cannot do that: ${what}`, clause, who });
    return;
  }
  const aimed = target === nobody ? {} : { target };
  declare(table, who, { action: 'improvise', group: 'primary', ap: terms.ap, with: what, ...aimed });
  if (terms.attack) table.tell({ fact: 'attack-used', who });
  // FS-REF-1: nothing comes of it if the game master takes its maker out of the fight before the dice.
  if (!conscious(one(table.fight, who))) return;
  const passed = roll(table, who, target, terms);
  const { text } = table.ask(outcomeQuestion(who, what, passed));
  const said = text === '' ? (passed ? 'It works.' : 'It does not work.') : text;
  table.tell({ fact: 'note', text: said, clause, who });
  if (terms.attack) revealAttacker(table, who);
}

function roll(table: Table, who: Id, target: Id, terms: Terms): boolean {
  const other = table.fight.combatants[target];
  const spec = { who, skill: terms.skill, clause, purpose: 'improvised' } as const;
  // FS-ATK-6: an attack lets its target defend, whether it is a test or a contest.
  const resisted = terms.attack
    ? other !== undefined && conscious(other) && defends(table, who, target, terms.against)
    : other !== undefined && present(other) && terms.option === 'contest';
  if (!resisted) return makeTest(table, other ? { ...spec, against: target } : spec).passed;
  const versus = { ...spec, against: target, withSkill: terms.against } as const;
  return terms.attack ? met(table, versus) : contest(table, versus);
}

/** FS-MAN-5: makes the contest of attack and defence. A brace gives any defence a boon and is used up by its roll. */
function met(table: Table, versus: ContestSpec): boolean {
  const braced = table.fight.combatants[versus.against]?.braced === true;
  const won = contest(table, braced ? { ...versus, answerEdge: [braceBoon] } : versus);
  if (braced) table.tell({ fact: 'brace-used', who: versus.against });
  return won;
}

export const improvise: Action = {
  id: 'improvise',
  anytime: never,
  offer: (fight, who) => ({
    id: 'improvise',
    label: 'Something else',
    clause,
    group: 'gm',
    ...greyed(judgePrimary(fight, who, 0)),
  }),
  needs(fight, who) {
    const others = fight.listing.filter((id) => id !== who.id && present(one(fight, id)));
    return {
      what: { kind: 'text', label: 'What', longest: 200 },
      target: {
        kind: 'one',
        label: 'At whom',
        tie: 'at',
        oneOf: [
          { id: nobody, label: 'nobody' },
          ...others.map((id) => ({ id, label: one(fight, id).sheet.name })),
        ],
        default: nobody,
      },
    };
  },
  read,
  perform,
};
