import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Choice, PickValue, Refusal } from '../../../kernel/port.ts';
import type { Term } from '../../../kernel/terms.ts';
import { judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { betterOfTwo } from '../roll/combat-check.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { defenseOf } from './defense.ts';

/** What the actions of a grapple share (section GRP). */

/** SL-GRP-9, SL-GRP-7, SL-POS-3: whichever of Power and Agility defense is higher. */
export const strongerOf = (fight: Fight, who: Combatant): 'power' | 'agility' =>
  defenseOf(fight, who, 'agility').value > defenseOf(fight, who, 'power').value ? 'agility' : 'power';

/** SL-MSC-3, SL-R77: what resists Shove and Trip: the higher of the two, with `attacker` the lower. */
export function resistanceOf(fight: Fight, who: Combatant): 'power' | 'agility' {
  const stronger = strongerOf(fight, who);
  if (fight.rulings.hinderDefender === 'defender') return stronger;
  return stronger === 'power' ? 'agility' : 'power';
}

/** Why the combatant cannot use its grapple: it cannot act, or grapples nobody. `null`: it can. */
export const judgeGrappling = (fight: Fight, who: Combatant): Refusal | null =>
  judgeAble(fight, who) ??
  (who.grappling.length > 0 ? null : refuse('notGrappling', `${who.sheet.name} grapples nobody`, 'SL-GRP-5'));

export const grapplePicks = (fight: Fight, who: Combatant): readonly PickValue[] =>
  who.grappling.map((id) => ({ id, label: one(fight, id).sheet.name }));

/** The grappled combatant that an answer names; by default the only one. */
export function readGrappled(
  fight: Fight,
  who: Combatant,
  choice: Choice,
  clause: string,
): Combatant | Refusal {
  const [only] = who.grappling;
  const given = choice.target ?? (who.grappling.length === 1 ? only : undefined);
  const target = readWho(fight, given, 'target', clause);
  if (!isCombatant(target) || who.grappling.includes(target.id)) return target;
  const because = `${who.sheet.name} does not grapple ${target.sheet.name}`;
  return refuse('notGrappling', because, clause, 'target');
}

/** The field for a Power or Agility check; by default the one with the higher bonus. */
export const checkNeed = (fight: Fight, who: Combatant) =>
  ({
    kind: 'one',
    label: 'Check',
    oneOf: [
      { id: 'power', label: 'Power' },
      { id: 'agility', label: 'Agility' },
    ],
    default: betterOfTwo(fight, who.id),
  }) as const;

export function readCheck(
  fight: Fight,
  who: Combatant,
  choice: Choice,
  clause: string,
): 'power' | 'agility' | Refusal {
  const { check = betterOfTwo(fight, who.id) } = choice;
  if (check === 'power' || check === 'agility') return check;
  return refuse('noSuchThing', 'the check is power or agility', clause, 'check');
}

export const penalty = (value: number, label: string, clause: string): Term[] =>
  value === 0 ? [] : [{ value, op: 'add', label, clause }];
