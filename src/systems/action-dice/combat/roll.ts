import type { Meeting } from '../../../kernel/readings.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { CoverSaid } from '../cover/gm.ts';
import type { Push } from '../dice/pushes.ts';
import type { EffectShown, Matters } from '../dice/readings.ts';
import { beats } from '../dice/readings.ts';
import type { ActionSpec, RollSpec } from '../dice/roll.ts';
import { rollAction } from '../dice/roll.ts';
import { judgePool, judgeReaction } from '../judge.ts';
import { defensivePrice } from '../numbers.ts';
import type { Trigger } from '../reactions/trigger.ts';
import { answerAttack } from '../reactions/windows.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject, one } from '../state.ts';
import type { Table } from '../table.ts';
import { attackDice, attackPushes } from './dice.ts';
import { isEffective } from './effective.ts';
import { guardOf } from './guard.ts';
import type { AttackForm, AttackSpec, Means } from './types.ts';

/** The attack roll and the reaction to it (AD-ATK-1 to AD-ATK-4, AD-REA-5). */

/** An attack in progress. */
export interface Attack extends AttackSpec {
  readonly behind: boolean;
  /** AD-POS-7: the target was unaware of the attacker when it began. */
  readonly unaware: boolean;
  /** What the game master said of the line (AD-R44, AD-R105). */
  readonly said: CoverSaid;
  /** AD-REA-2: the trigger shared by all reactions to this attack. */
  readonly to: Trigger;
}

export interface Rolled {
  readonly outcome: 'hit' | 'missed' | 'evaded';
  readonly total: number;
  /** All pushes of the attack, from which the damage roll is netted anew (AD-R9). */
  readonly pushes: readonly Push[];
}

/** AD-REA-5, AD-REA-12, AD-ENC-7: whether the target may react and could pay for its cheapest reaction. */
function couldAnswer(fight: Fight, target: Combatant): boolean {
  if (isObject(target) || judgeReaction(fight, target, {}) !== null) return false;
  let cheapest = defensivePrice(fight, target).value;
  for (const { does, vigor } of target.sheet.powers) {
    if (does.deed !== 'defend') continue;
    const price = does.defensive ? defensivePrice(fight, target, vigor).value : vigor;
    cheapest = Math.min(cheapest, price);
  }
  return judgePool(fight, target, 'vigor', cheapest) === null;
}

/** AD-RES-4: whether a rider of the hit is resisted against the attack total. */
const rides = ({ rider }: Means): boolean => rider !== null && rider.vs === undefined;

/**
 * What of the total matters beyond the hit: the total itself if there may be a Defense or a rider resisted against it.
 */
function mattersOf(fight: Fight, target: Combatant, means: Means, vs: number): Matters {
  const kind = 'contest';
  const answers = couldAnswer(fight, target) && isEffective(fight, target, means);
  if (answers && fight.rulings.defenseWindow === 'always') return { what: 'total', vs, kind };
  return answers || rides(means) ? { what: 'totalIfSuccess', vs, kind } : { what: 'success', vs, kind };
}

const purposeOf = (form: AttackForm): string => (form === 'off-hand' ? 'off-hand' : 'attack');

/** For odds: what still matters of the attack roll and of the reaction to it once these are over. */
export const meetingOf = ({ form, to }: Attack, hits: boolean, total: number | null): Meeting => ({
  since: purposeOf(form),
  held: `${to.answered}|${to.asked}|${hits}|${total}`,
});

/** For odds: the same after the damage roll. Only a critical hit may need the total again (AD-DMG-6). */
export function harmMeeting(attack: Attack, total: number): Meeting<EffectShown> {
  const { rider } = attack.means;
  if (rider?.on !== 'critical') return meetingOf(attack, true, rides(attack.means) ? total : null);
  return { ...meetingOf(attack, true, null), also: ({ burst }) => (burst ? String(total) : '') };
}

/** AD-R27, AD-R28: the rulings that allow the off-hand attack, and a kick while both hands are full. */
const offHandRulings = ({ hands, sheet }: Combatant, { delivery }: Means): readonly string[] => {
  const full = hands.reduce((sum, grip) => sum + grip.hands, 0) >= sheet.hands;
  return [rulingIds.offHandWindow, ...(delivery === 'unarmed' && full ? [rulingIds.offHandUnarmed] : [])];
};

/**
 * The dice of the attack, independent of the number to beat, for tactics that estimate it. `feet`: the distance to
 * assume.
 */
export function attackDiceSpec(
  fight: Fight,
  { who, target, means, form }: AttackSpec,
  feet?: number,
): RollSpec {
  const [attacker, aimed] = [one(fight, who), one(fight, target)];
  return {
    who,
    rolling: 'attack',
    purpose: purposeOf(form),
    clause: 'AD-ATK-1',
    against: target,
    with: means.id,
    dice: attackDice(fight, attacker, means),
    pushes: attackPushes(fight, attacker, aimed, means, form, feet),
  };
}

/** The attack roll as it would be now: for the roll itself, odds and notes. */
export function attackSpec(fight: Fight, attack: AttackSpec, number: Total): ActionSpec {
  const { who, target, means, form } = attack;
  return {
    matters: mattersOf(fight, one(fight, target), means, number.value),
    rulings: [rulingIds.attackDice, ...(form === 'off-hand' ? offHandRulings(one(fight, who), means) : [])],
    ...attackDiceSpec(fight, attack),
  };
}

export function rollAttack(table: Table, attack: Attack): Rolled {
  const { fight } = table;
  const { who, target, means, behind, said, to, unaware } = attack;
  const [attacker, aimed] = [one(fight, who), one(fight, target)];
  const number = guardOf(fight, attacker, aimed, means, behind, said);
  const acted = rollAction(table, attackSpec(fight, attack, number));
  const { shown, dice, steps, pushes } = acted;
  const hits = beats(fight.rulings, shown, number.value, 'contest');
  table.tell({
    fact: 'attack-roll',
    who,
    target,
    with: means.id,
    natural: shown.natural,
    total: shown.total,
    dice,
    rung: steps.rung,
    number,
    hits,
    rulings: fight.rulings.naturals === 'none' ? [] : [rulingIds.naturals],
  });
  const evaded = answerAttack(table, {
    who,
    target,
    ranged: means.manner === 'ranged',
    means: means.id,
    with: means.label,
    rolled: shown,
    number: number.value,
    hits,
    effective: isEffective(fight, one(fight, target), means),
    unaware,
    meets: meetingOf(attack, hits, rides(means) ? shown.total : null),
    answered: to.answered,
  });
  const outcome = !hits ? 'missed' : evaded ? 'evaded' : 'hit';
  return { outcome, total: shown.total, pushes };
}
