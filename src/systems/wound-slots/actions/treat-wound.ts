import type { Id, Json } from '../../../kernel/json.ts';
import { numeral } from '../../../kernel/phrases.ts';
import type { Choice, PickValue, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { wakeUp } from '../body/consciousness.ts';
import { easeWound } from '../body/ease.ts';
import { slotFor, withWound } from '../body/slots.ts';
import { treatTns } from '../body/tns.ts';
import type { Care } from '../body/treating.ts';
import {
  isNeeded,
  judgeCare,
  judgePatient,
  levelsLowered,
  patientPicks,
  readPatient,
  treatable,
  treatingCheck,
} from '../body/treating.ts';
import { costs } from '../costs.ts';
import { isSpent } from '../fatigue.ts';
import type { Level } from '../levels.ts';
import { levelOf, levels, rankOf, worstOf } from '../levels.ts';
import { refuse } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import { gainFatigue } from '../stamina.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

/** Treat Wound (SL-MSC-13 to SL-MSC-17): lowers a wound and tires the patient. */

const clause = 'SL-MSC-14';

const care: Care = {
  clause,
  lacking: { code: 'notWounded', words: 'wounded' },
  needsIt: ({ wounds }) => worstOf(wounds) !== null,
  willing: true,
  // SL-R81 `refused`: a hopeless attempt is refused.
  judge: (fight, target) =>
    fight.rulings.treatAutoFail === 'refused' && isSpent(target)
      ? refuse('hopeless', `${target.sheet.name} is too weary to be treated`, 'SL-MSC-15', 'target')
      : null,
};

/** The levels of wounds of all possible patients, each with the patients who have one. */
function levelPicks(fight: Fight, who: Combatant): readonly PickValue[] {
  const all = treatable(fight, who, care);
  return levels.flatMap((level): PickValue[] => {
    const has = all.filter(({ wounds }) => wounds[level] > 0).map(({ id }) => id);
    if (has.length === 0) return [];
    return [
      { id: level, label: `A ${level} wound`, when: { target: has }, note: `TN ${numeral(treatTns[level])}` },
    ];
  });
}

/** SL-MSC-14: the level that an answer names; by default the only one. */
function readLevel({ wounds, sheet }: Combatant, given: Json | undefined): Level | Refusal {
  const held = levels.filter((level) => wounds[level] > 0);
  const [only, ...others] = held;
  const found = given === undefined && others.length === 0 ? only : held.find((level) => level === given);
  const because = `it must be said which wound of ${sheet.name} is treated`;
  return found ?? refuse('notWounded', because, clause, 'level');
}

/** SL-MSC-16, SL-R82: the level of a wound lowered by `by` levels, considering full slots; `null`: it is gone. */
export function lowered(fight: Fight, { wounds, slots }: Combatant, from: Level, by: number): Level | null {
  const to = levelOf(rankOf(from) - by);
  if (to === null) return null;
  if (fight.rulings.treatFull === 'blocked' && wounds[to] >= slots[to]) return from;
  return slotFor(to, withWound(wounds, from, -1), slots) ?? from;
}

/** The result of a treatment. */
interface Treated {
  /** The new level of the wound; `null`: it is gone. */
  readonly to: Level | null;
  readonly clause: string;
  /** The ruling that decided it, if any. */
  readonly ruling: string | null;
}

/** SL-MSC-13 to SL-MSC-16: makes the check. If the target's fatigue makes it hopeless, nothing is rolled (SL-R81). */
function treat(table: Table, who: Id, target: Combatant, level: Level): Treated {
  if (isSpent(target)) return { to: level, clause: 'SL-MSC-15', ruling: rulingIds.treatAutoFail };
  const check = treatingCheck(table, who, target.id, {
    clause,
    purpose: 'treat-wound',
    specialization: 'wounds',
    tn: treatTns[level],
    levels: rankOf(level),
  });
  if (!check.passed) return { to: level, clause: 'SL-MSC-16', ruling: null };
  const by = levelsLowered(check);
  const to = lowered(table.fight, target, level, by);
  const ruling = to === levelOf(rankOf(level) - by) ? null : rulingIds.treatFull;
  return { to, clause: 'SL-MSC-16', ruling };
}

function perform(table: Table, who: Id, choice: Choice): void {
  const { fight } = table;
  const target = one(fight, String(choice.target));
  const level = readLevel(target, choice.level);
  if (typeof level !== 'string' || judgePatient(fight, one(fight, who), target, care) !== null) return;
  const hopeless = isSpent(target);
  const { to, clause: by, ruling } = treat(table, who, target, level);
  table.tell({
    fact: 'treated',
    who,
    target: target.id,
    what: level,
    worked: to !== level,
    clause: by,
    ...(ruling === null ? {} : { rulings: [ruling] }),
  });
  if (to !== level) {
    easeWound(table, who, target.id, level, to, by);
    wakeUp(table, target.id);
  }
  if (!hopeless || fight.rulings.treatAutoFail === 'fatigueToo') strain(table, target.id);
}

/** SL-MSC-17: fatigue equal to the level of the worst wound left. */
function strain(table: Table, id: Id): void {
  const worst = worstOf(one(table.fight, id).wounds);
  if (worst !== null) gainFatigue(table, id, rankOf(worst), 'being treated', 'SL-MSC-17');
}

export const treatWound: Action = {
  id: 'treat-wound',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  offer: (fight, who) =>
    isNeeded(fight, who, care)
      ? {
          id: 'treat-wound',
          label: 'Treat Wound',
          phrase: 'Treat Wound of {target}',
          clause,
          group: 'primary',
          cost: { ap: costs['treat-wound'].ap },
          ...greyed(judgeCare(fight, who, care)),
        }
      : null,
  needs: (fight, who) => ({
    target: { kind: 'one', label: 'Whom', oneOf: patientPicks(fight, who, care) },
    level: { kind: 'one', label: 'Which wound', oneOf: levelPicks(fight, who) },
  }),
  read(fight, who, choice) {
    const target = readPatient(fight, who, choice.target, care);
    if (isRefusal(target)) return target;
    const level = readLevel(target, choice.level);
    return typeof level === 'string' ? { option: 'treat-wound', target: target.id, level } : level;
  },
  price: () => costs['treat-wound'],
  perform,
};
