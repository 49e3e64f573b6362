import type { Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { skillDice } from '../derived.ts';
import { couldBeat, isEndless } from '../dice/most.ts';
import { beats } from '../dice/readings.ts';
import { prepareAction, rollAction } from '../dice/roll.ts';
import { isWounded } from '../numbers.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Skill } from '../stats.ts';
import type { Table } from '../table.ts';

/** A skill check (AD-DIE-1, AD-DIE-2, AD-DIE-3). */

interface SkillCheck {
  readonly who: Id;
  readonly skill: Skill;
  readonly vs: number;
  readonly clause: string;
  readonly against?: Id | undefined;
  /** Whether the total may be resisted (AD-ENC-6), so that it matters beyond success. */
  readonly answered?: boolean;
  /** The terms of `vs`, if it is more than the number that was named: poor visibility (AD-VIS-3). */
  readonly number?: Total | undefined;
  /** Further rulings that affect it. */
  readonly rulings?: readonly string[];
}

interface Checked {
  readonly passed: boolean;
  readonly total: number;
}

export function checkSkill(
  table: Table,
  { who, skill, vs, clause, against, answered = false, number, rulings: more = [] }: SkillCheck,
): Checked {
  const { rulings } = table.fight;
  const checker = one(table.fight, who);
  const said = [rulingIds.checkDice, ...more];
  const { shown, dice, steps } = rollAction(table, {
    who,
    rolling: 'check',
    purpose: skill,
    clause,
    against,
    dice: skillDice(rulings, checker.sheet, skill, isWounded(table.fight, checker)),
    matters: { what: answered ? 'totalIfSuccess' : 'success', vs, kind: 'check' },
    rulings: said,
  });
  const passed = beats(rulings, shown, vs, 'check');
  table.tell({
    fact: 'check',
    who,
    skill,
    clause,
    natural: shown.natural,
    dice,
    rung: steps.rung,
    result: shown.total,
    vs,
    passed,
    ...(against === undefined ? {} : { against }),
    ...(number === undefined ? {} : { number }),
    rulings: [rulingIds.vsComparison, ...said],
  });
  return { passed, total: shown.total };
}

/** Whether the highest possible roll would succeed: 1d20 alone never exceeds 20 (AD-DIE-2, AD-R1). */
export function couldPass(fight: Fight, who: Combatant, skill: Skill, vs: number): boolean {
  const dice = skillDice(fight.rulings, who.sheet, skill, isWounded(fight, who));
  if (isEndless(fold(dice).value, fight.rulings)) return true;
  const { pool } = prepareAction(fight, {
    who: who.id,
    rolling: 'check',
    purpose: skill,
    clause: 'AD-DIE-2',
    dice,
  });
  return couldBeat(fight.rulings, pool, vs, 'check');
}

/** The note on the option of a check; begins by saying so where it cannot succeed, because long notes are cut. */
export const withHope = (fight: Fight, who: Combatant, skill: Skill, vs: number, note: string): string =>
  couldPass(fight, who, skill, vs) ? note : `cannot succeed without Bonus dice; ${note}`;
