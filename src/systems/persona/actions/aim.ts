import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Need, Pick, Refusal } from '../../../kernel/port.ts';
import type { Combatant, Fight } from '../state.ts';
import { greyed } from './action.ts';

/** Whom something can be done to: one judgement for the list, the greyed button and the answer. */
export interface Aim {
  readonly clause: string;
  /** Everybody who comes into question at all. */
  candidates(fight: Fight, who: Combatant): readonly Combatant[];
  /** Why not this one; anybody else than the candidates must be refused here too. */
  judge(fight: Fight, who: Combatant, target: Combatant): Refusal | null;
  /** What is said when nobody comes into question. */
  nobody(who: Combatant): Refusal;
  /** A remark beside a target. */
  note?(fight: Fight, who: Combatant, target: Combatant): string | undefined;
}

/** Why there is nobody to do it to: the first reason met. */
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

/** Everybody who comes into question, greyed with the reason. */
const aimPicks = (fight: Fight, who: Combatant, aim: Aim): readonly Pick[] =>
  aim.candidates(fight, who).map((target) => {
    const note = aim.note?.(fight, who, target);
    return {
      id: target.id,
      label: target === who ? `${target.sheet.name} (self)` : target.sheet.name,
      ...greyed(aim.judge(fight, who, target)),
      ...(note === undefined ? {} : { note }),
    };
  });

/** The one that an answer names, or why not. */
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
