import type { Id } from '../../../kernel/json.ts';
import { numeral } from '../../../kernel/phrases.ts';
import type { Refusal } from '../../../kernel/port.ts';
import type { Term } from '../../../kernel/terms.ts';
import { wakeUp } from '../body/consciousness.ts';
import { below, easeWound } from '../body/ease.ts';
import { recoveryTns } from '../body/tns.ts';
import type { Level } from '../levels.ts';
import { countOf, levels } from '../levels.ts';
import { makeCheck } from '../roll/check.ts';
import type { Combatant } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { no } from './refusal.ts';

/** Recovery checks (SL-RST-10, SL-RST-12 to SL-RST-16). */

export interface Attempt {
  /** The bonus of earlier checks that healed nothing (SL-RST-16). */
  readonly gathered: number;
  /** The modifier of the ability that gives the check (SL-RST-13). */
  readonly ability?: number;
  /** The result of the check of whoever tended the patient (SL-RST-12). */
  readonly tended?: number | undefined;
  /** The wound that the player picks; by default the worst that can heal (SL-RST-15). */
  readonly heal?: Level | undefined;
}

export interface Recovery {
  /** SL-RST-16: the bonus for later checks. */
  readonly bonus: number;
  readonly told: string;
}

/** SL-RST-15: why a wound of this level cannot heal with this result. */
function judgeWound({ wounds, slots }: Combatant, level: Level, result: number): Refusal | null {
  if (result < recoveryTns[level]) {
    const because = `a ${level} wound needs ${numeral(recoveryTns[level])}, the recovery check came to ${numeral(result)}`;
    return no('resultTooLow', because, 'SL-RST-14', 'heal');
  }
  const lower = below(level);
  if (lower === null || wounds[lower] < slots[lower]) return null;
  const because = `a ${level} wound would become ${lower}, and no ${lower} slot is free`;
  return no('slotsFull', because, 'SL-RST-15', 'heal');
}

/** SL-RST-13: makes the check and heals a wound. A refusal if the picked wound cannot heal. */
export function recover(table: Table, id: Id, attempt: Attempt): Recovery | Refusal {
  const who = one(table.fight, id);
  if (attempt.heal !== undefined && who.wounds[attempt.heal] === 0) {
    return no('notWounded', `${who.sheet.name} has no ${attempt.heal} wound`, 'SL-RST-15', 'heal');
  }
  const add = (value: number, label: string, clause: string): readonly Term[] =>
    value === 0 ? [] : [{ value, op: 'add', label, clause }];
  const check = makeCheck(table, {
    who: id,
    of: { attribute: 'vitality' },
    kind: 'ordinary',
    clause: 'SL-RST-13',
    purpose: 'recovery',
    plain: true,
    terms: [
      ...add(-who.fatigue, 'fatigue', 'SL-RST-13'),
      ...add(attempt.gathered, 'vain attempts', 'SL-RST-16'),
      ...add(attempt.ability ?? 0, 'ability', 'SL-RST-13'),
    ],
    tn: null,
  });
  const tended = attempt.tended !== undefined && attempt.tended > check.result;
  const result = tended ? attempt.tended : check.result;
  const said = tended
    ? `Recovery check ${numeral(check.result)}, tended ${numeral(result)} (SL-RST-12)`
    : `Recovery check ${numeral(result)} (SL-RST-13)`;

  const possible = levels.filter((level) => who.wounds[level] > 0 && judgeWound(who, level, result) === null);
  if (possible.length === 0) {
    const bonus = attempt.gathered + 1;
    return { bonus, told: `${said}: nothing heals, +${bonus} from now on (SL-RST-16).` };
  }
  if (attempt.heal !== undefined) {
    const refused = judgeWound(who, attempt.heal, result);
    if (refused) return refused;
  }
  const from = attempt.heal ?? (possible.at(-1) as Level);
  const to = below(from);
  easeWound(table, id, id, from, to, 'SL-RST-15');
  wakeUp(table, id);
  return { bonus: 0, told: `${said}: a ${from} wound ${to === null ? 'is gone' : `becomes ${to}`}.` };
}

/** SL-RST-16: the bonus, or 0 if no wound is left. */
export const bonusLeft = (who: Combatant, bonus: number): number => (countOf(who.wounds) === 0 ? 0 : bonus);
