import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Need, PickValue, Refusal } from '../../../kernel/port.ts';
import type { Combatant, Fight } from '../state.ts';
import { greyed } from './action.ts';

/** The target of an action: the same judgement for the list, the greyed option and the choice. */
export interface Aim {
  readonly clause: string;
  /** The combatants that are listed. */
  candidates(fight: Fight, who: Combatant): readonly Combatant[];
  /** Why this target is not legal; `null` if it is. It must also refuse everyone who is not among the candidates. */
  judge(fight: Fight, who: Combatant, target: Combatant): Refusal | null;
  /** The refusal if there are no candidates. */
  nobody(who: Combatant): Refusal;
  /** The note beside a target. */
  note?(fight: Fight, who: Combatant, target: Combatant): string | undefined;
}

/** Why there is no legal target: the first reason found. `null` if there is one. */
export function judgeAim(fight: Fight, who: Combatant, aim: Aim): Refusal | null {
  let first: Refusal | null = null;
  for (const target of aim.candidates(fight, who)) {
    const refused = aim.judge(fight, who, target);
    if (refused === null) return null;
    first ??= refused;
  }
  return first ?? aim.nobody(who);
}

/** The field `target`. */
export const aimNeed = (fight: Fight, who: Combatant, aim: Aim): Need => ({
  kind: 'one',
  label: 'Whom',
  oneOf: aimPicks(fight, who, aim),
});

/** The candidates, refused ones with the reason. */
const aimPicks = (fight: Fight, who: Combatant, aim: Aim): readonly PickValue[] =>
  aim.candidates(fight, who).map((target) => {
    const note = aim.note?.(fight, who, target);
    return {
      id: target.id,
      label: target === who ? `${target.sheet.name} (self)` : target.sheet.name,
      ...greyed(aim.judge(fight, who, target)),
      ...(note === undefined ? {} : { note }),
    };
  });

/** The target that a choice names, or why it is not legal. */
export function readAim(
  fight: Fight,
  who: Combatant,
  aim: Aim,
  given: Json | undefined,
): Combatant | Refusal {
  const target = readWho(fight, given, 'target', aim.clause);
  if (!isCombatant(target)) return target;
  const refused = aim.judge(fight, who, target);
  return refused ? { ...refused, field: 'target' } : target;
}
