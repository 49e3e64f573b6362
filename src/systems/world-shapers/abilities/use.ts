import { isCombatant, readCell, readWho } from '../../../engine/fields.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Ability } from '../abilities.ts';
import { judgeSquare } from '../combat/attack.ts';
import type { Answers } from '../combat/said.ts';
import { judgeTiming, readAnswers } from '../combat/said.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { areaOf, judgeOn, pushes, teleports } from './aim.ts';
import { judgePlace, judgePoint } from './places.ts';
import { judgeUpcast, readUpcast, stepsOf, upcastDeed } from './upcast.ts';

/** How an Ability is used or held: parsing and judging answers. */

/** The manner of use, without target or point. */
interface Said {
  readonly ability: Ability;
  /** WP put into upcasting, and the steps that they buy (WS-ABL-2). */
  readonly upcast: number;
  readonly steps: number;
  /** The yes/no fields of the answer (WS-ATK-3, WS-ATK-15, WS-DMG-13). */
  readonly onPurpose: boolean;
  readonly nonLethal: boolean;
  readonly holyLethal: boolean;
  /** WS-MOV-5; `undefined`: WS-R95 decides. */
  readonly merge: boolean | undefined;
  /** WS-MOV-6: the destination of a teleport. */
  readonly to: Cell | null;
}

/** The complete use. Exactly one of `target` and `cell` is set. */
export interface Use extends Said {
  readonly target: Combatant | null;
  readonly cell: Cell | null;
}

const clause = 'WS-ABL-1';

/** Parses the manner of use, and judges what can be judged without the target. */
export function readSaid(fight: Fight, who: Combatant, ability: Ability, choice: Choice): Said | Refusal {
  const upcast = readUpcast(choice.upcast);
  if (upcast === null) return refuse('noSuchThing', 'upcasting is a number of WP', 'WS-ABL-2', 'upcast');
  const beyond = judgeUpcast(who, ability, upcast);
  if (beyond) return beyond;
  const said = readAnswers(choice, clause);
  if (isRefusal(said)) return said;
  const wrong = judgeSaid(ability, said) ?? judgeTiming(fight, said);
  if (wrong) return wrong;
  return {
    ability,
    upcast,
    steps: stepsOf(ability.upcast, upcast),
    onPurpose: said.miss === true,
    nonLethal: said.nonLethal === true,
    holyLethal: said.holyLethal === true,
    merge: said.merge,
    to: readCell(choice.to),
  };
}

/** WS-ATK-15: Abilities without an attack can neither miss nor be non-lethal. */
function judgeSaid({ name, does }: Ability, said: Pick<Answers, 'miss' | 'nonLethal'>): Refusal | null {
  if (does.deed === 'attack') return null;
  if (said.nonLethal) {
    return refuse('notPlayed', `${name} is no attack: it cannot be non-lethal`, 'WS-ATK-15', 'nonLethal');
  }
  return said.miss ? refuse('notPlayed', `${name} is no attack: it cannot miss`, 'WS-ATK-3', 'miss') : null;
}

/** Whether the user itself is the target if none is named (WS-GEN-3). */
const forOneself = ({ does }: Ability): boolean =>
  does.deed === 'ward' || does.deed === 'mend' || (does.deed === 'buff' && does.on !== 'enemy');

/** Parses the complete use and judges it in the current situation. */
export function readUse(fight: Fight, who: Combatant, ability: Ability, choice: Choice): Use | Refusal {
  const said = readSaid(fight, who, ability, choice);
  if (isRefusal(said)) return said;
  if (areaOf(ability) !== null) return readPoint(fight, who, said, choice);
  const { does, range } = ability;
  if (does.deed === 'attack' && choice.target === undefined && choice.cell !== undefined) {
    const cell = readCell(choice.cell);
    if (!cell) return refuse('noSuchThing', 'it must be said which square', 'WS-ADV-13', 'cell');
    return judgeSquare(fight, who, cell, { range, manner: does.manner }) ?? { target: null, cell, ...said };
  }
  const given = choice.target === undefined && forOneself(ability) ? who.id : choice.target;
  const target = readWho(fight, given, 'target', clause);
  if (!isCombatant(target)) return target;
  const refused = judgeOn(fight, who, ability, target);
  if (refused) return refused;
  if (!teleports(ability)) return { target, cell: null, ...said };
  if (!said.to) return refuse('noSuchThing', 'it must be said where to', 'WS-MOV-6', 'to');
  const place = judgePlace(fight, who, target, said.to, metresOf(said));
  return place ?? { target, cell: null, ...said };
}

/**
 * Parses the point. For a held Ability it may also be given as a target: the combatant that triggers it (WS-INI-11).
 */
function readPoint(fight: Fight, who: Combatant, said: Said, choice: Choice): Use | Refusal {
  const named =
    choice.cell === undefined && choice.target !== undefined
      ? readWho(fight, choice.target, 'target', clause)
      : null;
  if (named && !isCombatant(named)) return named;
  const cell = named ? named.cell : readCell(choice.cell);
  if (!cell) return refuse('noSuchThing', 'it must be said round which square', clause, 'cell');
  return judgePoint(fight, who, said.ability, cell) ?? { target: null, cell, ...said };
}

/** Metres of forced movement, with upcasting. */
export function metresOf({ ability, steps }: Pick<Said, 'ability' | 'steps'>): number {
  const does = upcastDeed(ability, steps);
  return does.deed === 'defense' ? (does.moves?.metres ?? 0) : 0;
}

/** The inverse of `readSaid`: an answer that says the same, without fields that do not belong to the Ability. */
export function choiceOf(said: Said): Omit<Choice, 'option'> {
  const { ability, upcast, onPurpose, nonLethal, holyLethal, merge, to } = said;
  const attacks = ability.does.deed === 'attack';
  return {
    ...(upcast > 0 ? { upcast } : {}),
    ...(attacks && onPurpose ? { miss: 'yes' } : {}),
    ...(attacks && nonLethal ? { nonLethal: 'yes' } : {}),
    ...(dealsHoly(ability) && holyLethal ? { holyLethal: 'yes' } : {}),
    ...(pushes(ability) && merge !== undefined ? { merge: merge ? 'yes' : 'no' } : {}),
    ...(teleports(ability) && to ? { to: { x: to.x, y: to.y } } : {}),
  };
}

/** WS-DMG-13: whether it deals Holy damage, so that the user may declare it lethal. */
export const dealsHoly = ({ does }: Ability): boolean =>
  (does.deed === 'attack' || does.deed === 'defense') && does.damage.some(({ type }) => type === 'holy');
