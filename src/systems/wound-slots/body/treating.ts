import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Id, Json } from '../../../kernel/json.ts';
import type { PickValue, Refusal } from '../../../kernel/port.ts';
import type { Term } from '../../../kernel/terms.ts';
import { openLine } from '../combat/line.ts';
import { isHelpless } from '../fatigue.ts';
import { itemsInHand, judgeAble } from '../judge.ts';
import type { RefusalCode } from '../refusal.ts';
import { refuse } from '../refusal.ts';
import type { Checked, CheckSpec } from '../roll/check.ts';
import { makeCheck } from '../roll/check.ts';
import { adjacent } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everybody, foes, one, present } from '../state.ts';
import type { Table } from '../table.ts';

/** What Stabilize, Treat Condition and Treat Wound share: possible patients, and the check. */

export interface Care {
  readonly clause: string;
  /** The refusal for a patient who does not need it: its code, and the end of "Pell is not …". */
  readonly lacking: { readonly code: RefusalCode; readonly words: string };
  needsIt(target: Combatant): boolean;
  /** SL-MSC-11, SL-MSC-14: whether the patient must be willing or helpless. */
  readonly willing?: true;
  /** Further reasons to refuse a patient. */
  judge?(fight: Fight, target: Combatant): Refusal | null;
}

/** SL-MSC-9, SL-MSC-11, SL-MSC-14: whether the patient is the healer, or adjacent without an obstacle between. */
const touches = (fight: Fight, who: Combatant, target: Combatant): boolean =>
  target.id === who.id || (adjacent(fight, who, target) && openLine(fight, who, target));

/** Why this patient cannot be treated; `null`: it can. Those on the healer's side count as willing. */
export function judgePatient(fight: Fight, who: Combatant, target: Combatant, care: Care): Refusal | null {
  const { clause, lacking } = care;
  const { name } = target.sheet;
  if (!present(target)) return refuse('noSuchThing', `nobody can help ${name} any more`, clause, 'target');
  if (!care.needsIt(target)) return refuse(lacking.code, `${name} is not ${lacking.words}`, clause, 'target');
  if (!touches(fight, who, target)) {
    return refuse('outOfReach', `${name} is not beside ${who.sheet.name}`, clause, 'target');
  }
  if (care.willing && foes(who, target) && !isHelpless(target)) {
    return refuse('notWilling', `${name} does not let ${who.sheet.name} near`, clause, 'target');
  }
  return care.judge?.(fight, target) ?? null;
}

/** Everyone who needs it: those on the healer's side anywhere, others only within touch. */
function patients(fight: Fight, who: Combatant, care: Care): readonly Combatant[] {
  return everybody(fight).filter(
    (target) =>
      present(target) && care.needsIt(target) && (!foes(who, target) || touches(fight, who, target)),
  );
}

/** The patients who can be treated now. */
export const treatable = (fight: Fight, who: Combatant, care: Care): readonly Combatant[] =>
  patients(fight, who, care).filter((target) => judgePatient(fight, who, target, care) === null);

export const isNeeded = (fight: Fight, who: Combatant, care: Care): boolean =>
  patients(fight, who, care).length > 0;

/** Why nobody can be treated now; `null`: somebody can. */
export function judgeCare(fight: Fight, who: Combatant, care: Care): Refusal | null {
  const refused = judgeAble(fight, who);
  if (refused) return refused;
  const all = patients(fight, who, care).map((target) => judgePatient(fight, who, target, care));
  const [first] = all;
  if (first !== undefined) return all.includes(null) ? null : first;
  return refuse(care.lacking.code, `nobody here is ${care.lacking.words}`, care.clause, 'target');
}

export const patientPicks = (fight: Fight, who: Combatant, care: Care): readonly PickValue[] =>
  patients(fight, who, care).map((target) => {
    const refused = judgePatient(fight, who, target, care);
    return { id: target.id, label: target.sheet.name, ...(refused ? { refused } : {}) };
  });

/** The patient that an answer names; by default the only one who can be treated. */
export function readPatient(
  fight: Fight,
  who: Combatant,
  given: Json | undefined,
  care: Care,
): Combatant | Refusal {
  const [only, ...others] = given === undefined ? treatable(fight, who, care) : [];
  if (only && others.length === 0) return judgeAble(fight, who) ?? only;
  const refused = given === undefined ? judgeCare(fight, who, care) : judgeAble(fight, who);
  if (refused) return refused;
  const target = readWho(fight, given, 'target', care.clause);
  if (!isCombatant(target)) return target;
  return judgePatient(fight, who, target, care) ?? target;
}

const hasKit = (who: Combatant): boolean =>
  itemsInHand(who).some(({ thing }) => thing.kind === 'object' && thing.object.does.effect === 'healing-kit');

/** The purpose of a healing check, and its TN. */
interface Treatment {
  readonly clause: string;
  readonly purpose: 'stabilize' | 'treat-condition' | 'treat-wound';
  readonly specialization: 'wounds' | 'conditions';
  readonly tn: number;
  /** The most levels that can be lowered; each beyond the first takes 2 points over the TN. */
  readonly levels?: number;
}

/** The check Lor [Healing/…], at -5 without a healing kit in hand. */
export function treatingSpec(fight: Fight, id: Id, target: Id, treatment: Treatment): CheckSpec {
  const { clause, purpose, specialization, tn, levels = 1 } = treatment;
  const bare: Term = { value: -5, op: 'add', label: 'lack of a healing kit in hand', clause };
  return {
    who: id,
    of: { attribute: 'lore', skill: 'healing', specialization },
    kind: 'ordinary',
    clause,
    purpose,
    against: target,
    terms: hasKit(one(fight, id)) ? [] : [bare],
    tn,
    marks: Array.from({ length: levels }, (_, more) => tn + 2 * more),
  };
}

export const treatingCheck = (table: Table, id: Id, target: Id, treatment: Treatment): Checked =>
  makeCheck(table, treatingSpec(table.fight, id, target, treatment));

/** SL-MSC-12, SL-MSC-16: the levels by which a success lowers: 1 + 1 per full 2 points over the TN. */
export const levelsLowered = ({ margin }: { readonly margin: number }): number => 1 + Math.floor(margin / 2);
