import type { Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import { deciderOf } from '../control.ts';
import { onlyAnswers, refuse } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { allies, isDown, one } from '../state.ts';
import type { Skill } from '../stats.ts';
import { skillNames } from '../stats.ts';
import type { Table } from '../table.ts';
import type { Checked, CheckSpec } from './check.ts';
import { makeCheck, prepareCheck } from './check.ts';
import type { Edge } from './edge.ts';
import { resistedPurpose } from './resisted.ts';

/** A contest (WS-GEN-7): a check of the initiator against one of the target. */
export interface ContestSpec {
  readonly who: Id;
  readonly against: Id;
  /** The allowed checks, in the order of the clause. */
  readonly skills: readonly Skill[];
  readonly resists: readonly Skill[];
  /** WS-R6: the check named by the initiator. */
  readonly named?: Skill | undefined;
  readonly clause: string;
  readonly purpose: string;
  readonly edges?: readonly Edge[] | undefined;
  readonly resistingEdges?: readonly Edge[] | undefined;
  /** The target is not asked whether it gives in (WS-R7): when a climber is to be shaken off (WS-ADV-8). */
  readonly unyielding?: true | undefined;
  /** WS-ADV-8: its clause decides that the initiator loses a tie, whatever WS-R5 says. */
  readonly tieLoses?: true | undefined;
}

interface Contest {
  readonly won: boolean;
  /**
   * `yielded`: the target gave in (WS-R7); `down`: it is Down and cannot resist (WS-VIT-4, WS-GEN-10). Neither rolls.
   */
  readonly how: 'rolled' | 'yielded' | 'down';
  /** `null` if nobody rolled. */
  readonly acting: Checked | null;
  readonly resisting: Checked | null;
}

/** Rolls a contest: the initiator's dice first (WS-GEN-10). */
export function contest(table: Table, spec: ContestSpec): Contest {
  const down = isDown(one(table.fight, spec.against));
  if (down || yields(table, spec)) {
    const how = down ? 'down' : 'yielded';
    return tellContest(table, spec, { won: true, how, acting: null, resisting: null });
  }
  const acting = makeCheck(table, { ...actingSpec(table, spec), needs: null, opposed: true });
  // WS-R5: the higher total wins. The target's check must reach the initiator's result, or exceed it if ties go to the
  // initiator.
  const tieWins = !spec.tieLoses && table.fight.rulings.contestTie === 'initiator';
  const needs = acting.result + (tieWins ? 1 : 0);
  const resisting = makeCheck(table, { ...resistingSpec(table, spec), needs, opposed: true });
  return tellContest(table, spec, { won: !resisting.passed, how: 'rolled', acting, resisting });
}

function tellContest(table: Table, spec: ContestSpec, found: Contest): Contest {
  const { who, against, purpose, clause } = spec;
  const { won, how } = found;
  table.tell({ fact: 'contest', who, against, purpose, won, how, clause, rulings: rulingsOf(spec, how) });
  return found;
}

/** The rulings that settle a contest: how it was won without a roll, or how ties and checks are decided. */
function rulingsOf(spec: ContestSpec, how: Contest['how']): readonly string[] {
  switch (how) {
    case 'down':
      return [rulingIds.downState];
    case 'yielded':
      return [rulingIds.contestYield];
    case 'rolled':
      return [...tiedBy(spec), ...pickedBy(spec.skills.length > 1 ? spec.skills : spec.resists)];
  }
}

type Side = Pick<
  CheckSpec,
  'who' | 'skill' | 'clause' | 'purpose' | 'against' | 'edges' | 'needs' | 'rulings'
>;

/** WS-R6: the ruling matters if there are several checks to pick from. */
const pickedBy = (skills: readonly Skill[]): readonly string[] =>
  skills.length > 1 ? [rulingIds.contestSkillPick] : [];

/** WS-R5: unless the clause itself decides ties. */
const tiedBy = ({ tieLoses }: ContestSpec): readonly string[] => (tieLoses ? [] : [rulingIds.contestTie]);

function actingSpec(table: Table, spec: ContestSpec): Side {
  const { who, against, clause, purpose, edges } = spec;
  const side = { who, against, clause, purpose, edges, needs: null, rulings: pickedBy(spec.skills) };
  return { ...side, skill: spec.named ?? pickSkill(table, side, spec.skills) };
}

function resistingSpec(table: Table, spec: ContestSpec): Side {
  const { who: against, against: who, clause, resistingEdges: edges } = spec;
  const rulings = [...pickedBy(spec.resists), ...tiedBy(spec)];
  const side = { who, against, clause, purpose: resistedPurpose(spec.purpose), edges, needs: null, rulings };
  return { ...side, skill: pickSkill(table, side, spec.resists) };
}

/** WS-R6: the check with the highest bonus, the first listed of equal ones; or as the roller answers. */
function pickSkill(table: Table, side: Omit<Side, 'skill'>, skills: readonly Skill[]): Skill {
  const { fight } = table;
  if (fight.rulings.contestSkillPick === 'ask' && skills.length > 1) {
    return table.ask(skillQuestion(fight, side, skills)).option as Skill;
  }
  return bestSkill(fight, side, skills);
}

/** The check with the highest bonus. Pure: also used by menus. */
export function bestSkill(fight: Fight, side: Omit<CheckSpec, 'skill'>, skills: readonly Skill[]): Skill {
  const [first, ...others] = skills;
  if (first === undefined) throw new Error(`${side.clause} allows no check`);
  const bonus = (skill: Skill): number => prepareCheck(fight, { skill, ...side }).bonus.value;
  return others.reduce((best, skill) => (bonus(skill) > bonus(best) ? skill : best), first);
}

const skillQuestion = (fight: Fight, side: Omit<Side, 'skill'>, skills: readonly Skill[]): Question => {
  const clause = 'WS-GEN-7';
  const bonuses = skills.map((skill) => prepareCheck(fight, { ...side, skill }).bonus.value);
  return {
    id: 'contest.skill',
    clause,
    for: deciderOf(fight, one(fight, side.who)),
    about: { who: side.who, against: side.against, purpose: side.purpose, bonuses },
    options: () =>
      skills.map((skill, place) => ({
        id: skill,
        label: skillNames[skill],
        clause,
        group: 'primary',
        note: `${bonuses[place]}`,
      })),
    read: ({ option }) =>
      (skills as readonly string[]).includes(option)
        ? { option }
        : refuse('noSuchThing', 'the answer is one of the checks that are allowed', clause, 'option'),
  };
};

/** Whether the target gives in without a roll (WS-R7). */
function yields(table: Table, spec: ContestSpec): boolean {
  const { fight } = table;
  const target = one(fight, spec.against);
  const asked =
    !spec.unyielding &&
    (fight.rulings.contestYield === 'everyoneAsked' ||
      (fight.rulings.contestYield === 'alliesAsked' && allies(one(fight, spec.who), target)));
  return asked && table.ask(yieldQuestion(fight, spec)).option === 'give-in';
}

const yieldQuestion = (fight: Fight, spec: ContestSpec): Question => {
  const clause = 'WS-GEN-7';
  return {
    id: 'contest.yield',
    clause,
    for: deciderOf(fight, one(fight, spec.against)),
    about: { who: spec.who, against: spec.against, purpose: spec.purpose },
    options: () => [
      { id: 'resist', label: 'Resist', clause, group: 'reaction' },
      { id: 'give-in', label: 'Give in', clause, group: 'reaction' },
    ],
    read: ({ option }) =>
      option === 'resist' || option === 'give-in' ? { option } : onlyAnswers('resist or give-in', clause),
  };
};
