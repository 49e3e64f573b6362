import type { Refusal } from '../../../kernel/port.ts';
import { agreeCover } from '../cover/gm.ts';
import { stoppedBy } from '../movement/knock.ts';
import { isBehind, isUnaware, nowAware, turnTo } from '../position/behind.ts';
import { trigger } from '../reactions/trigger.ts';
import { about, happened } from '../readied/happenings.ts';
import { refuse } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { isAtMercy, settleHelpless } from './helpless.ts';
import { judgeTarget } from './judge.ts';
import type { Attack } from './roll.ts';
import { rollAttack } from './roll.ts';
import { strike, strikeDead } from './strike.ts';
import type { AttackOutcome, AttackSpec } from './types.ts';
import { isHitUnrolled } from './unrolled.ts';

/**
 * Makes one attack that is legal and paid for, from its declaration to its harm (AD-ATK-5): in a turn, as a reaction,
 * by a technique or an aimed spell.
 */
export function makeAttack(table: Table, spec: AttackSpec): AttackOutcome {
  const { who, target, means, form, clause } = spec;
  const [attacker, aimed] = [one(table.fight, who), one(table.fight, target)];
  const behind = isBehind(table.fight, attacker, aimed, spec.behind === true);
  const unaware = isUnaware(aimed, attacker);
  table.tell({
    fact: 'attack',
    who,
    target,
    with: means.id,
    label: means.label,
    manner: means.manner,
    form,
    behind,
    clause,
  });
  const to = trigger();
  const happening = { event: 'attack', who, target, ...to } as const;
  const fell = stoppedBy(table.fight, who, () => about(table, happening));
  const stopped = to.answered.length === 0 ? null : stillStands(table, spec, fell);
  if (stopped) return tellResult(table, spec, 'lost', stopped.clause, [], stopped.because);
  turnTo(table, who, one(table.fight, target));
  loose(table, spec);
  const meets = (): AttackOutcome => {
    const said = agreeCover(table, who, one(table.fight, who), target, means.manner);
    return resolve(table, { who, target, means, form, clause, behind, unaware, said, to });
  };
  const outcome = table.upon([target], meets) ?? 'lost';
  nowAware(table, target, who);
  happened(table, happening);
  return outcome;
}

/** Why an attack has become impossible by what happened right before it; `null` if it can still be made. */
function stillStands(table: Table, { who, target, means }: AttackSpec, fell: boolean): Refusal | null {
  const { fight } = table;
  const attacker = one(fight, who);
  const { name } = attacker.sheet;
  if (fell) {
    return refuse('incapacitated', `${name} cannot attack any more`, 'AD-ATK-5');
  }
  if (means.item !== null && !attacker.hands.some(({ item }) => item.id === means.item?.id)) {
    return refuse('notInHand', `${name} does not hold it any more`, 'AD-ACT-3');
  }
  return judgeTarget(fight, attacker, one(fight, target), means);
}

/** Drops a thrown item in the target's cell, whether it hits or not. */
function loose(table: Table, { who, target, means }: AttackSpec): void {
  const { item, delivery } = means;
  const grip = one(table.fight, who).hands.find((each) => each.item.id === item?.id);
  if (delivery !== 'thrown' || item === null || !grip) return;
  table.tell({
    fact: 'item-moved',
    item,
    from: { in: 'hand', who, hand: grip.hand, hands: grip.hands },
    to: { in: 'floor', cell: one(table.fight, target).cell },
    who,
    why: 'thrown',
  });
}

/** AD-ATK-5, steps 2 to 6. */
function resolve(table: Table, attack: Attack): AttackOutcome {
  const { fight } = table;
  const { who, target, said } = attack;
  if (said.line === 'blocked') {
    const because = 'something stands in the way';
    return tellResult(table, attack, 'lost', 'AD-ATK-7', [rulingIds.attackLine], because);
  }
  if (said.line === 'full' && !fight.rulings.fullCoverTarget) {
    const rulings = [rulingIds.attackLine, rulingIds.fullCoverTarget];
    return tellResult(table, attack, 'lost', 'AD-COV-4', rulings, 'it is behind full cover');
  }
  if (isHitUnrolled(fight, one(fight, target))) {
    tellResult(table, attack, 'hit', 'AD-OBJ-4', [rulingIds.objectHit]);
    strike(table, attack, null);
    return 'hit';
  }
  if (isAtMercy(fight, one(fight, target), attack.means)) {
    const how = settleHelpless(table, who, target);
    const rulings = [rulingIds.helpless];
    if (how === 'killed') {
      const tell = () => tellResult(table, attack, 'killed', 'AD-SHK-2', rulings);
      if (strikeDead(table, attack, tell)) return 'killed';
      return tellResult(table, attack, 'lost', 'AD-ATK-5', [], 'something has come in between');
    }
    if (how === 'hits') {
      tellResult(table, attack, 'hit', 'AD-SHK-2', rulings);
      strike(table, attack, null);
      return 'hit';
    }
  }
  const rolled = rollAttack(table, attack);
  const clause = rolled.outcome === 'evaded' ? 'AD-REA-6' : 'AD-ATK-3';
  tellResult(table, attack, rolled.outcome, clause, []);
  if (rolled.outcome === 'hit') strike(table, attack, rolled);
  return rolled.outcome;
}

function tellResult(
  table: Table,
  { who, target, means }: AttackSpec,
  outcome: AttackOutcome,
  clause: string,
  rulings: readonly string[],
  because?: string,
): AttackOutcome {
  table.tell({
    fact: 'attack-result',
    who,
    target,
    with: means.id,
    outcome,
    clause,
    rulings,
    ...(because === undefined ? {} : { because }),
  });
  return outcome;
}
