import type { Id } from '../../../kernel/json.ts';
import { resist } from '../checks/resist.ts';
import { agreeCover } from '../cover/gm.ts';
import { waitingFor, waitingForDamage } from '../dice/influences.ts';
import type { Push } from '../dice/pushes.ts';
import type { Shown } from '../dice/readings.ts';
import { beats } from '../dice/readings.ts';
import type { Acted } from '../dice/roll.ts';
import { rollAction } from '../dice/roll.ts';
import type { Waiting } from '../effects/effect.ts';
import { harmless } from '../harm/harmless.ts';
import { kill } from '../harm/lose.ts';
import { isUnaware } from '../position/behind.ts';
import { orderReached } from '../reactions/order.ts';
import { answerAttack } from '../reactions/windows.ts';
import { happened } from '../readied/happenings.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Bursting, Hit, Reached, Settled } from './bursting.ts';
import { distantFor, pushesForDamage } from './bursting.ts';
import { attackDice, pronePushes } from './dice.ts';
import { areaGuardOf } from './guard.ts';
import { isAtMercy, settleHelpless } from './helpless.ts';
import { kindOf } from './kind.ts';
import type { AttackOutcome } from './types.ts';
import { isHitUnrolled } from './unrolled.ts';

/** Whom an area attack hits: the game master's answers about each, the roll, the reactions (AD-ATK-8, AD-R45). */

/** Asks the game master about each target before anything is rolled; drops those whose line is blocked. */
export function prepare(
  table: Table,
  { who, spot, means }: Bursting,
  all: readonly Id[],
): readonly Reached[] {
  const { fight } = table;
  return all
    .filter((id) => present(one(fight, id)))
    .flatMap((id): Reached[] => {
      const said = agreeCover(table, who, spot, id, 'area');
      if (said.line === 'blocked') return [];
      if (isHitUnrolled(fight, one(fight, id))) return [{ id, said, how: 'object' }];
      return [
        { id, said, how: isAtMercy(fight, one(fight, id), means) ? settleHelpless(table, who, id) : null },
      ];
    });
}

/** Decides for each whether it is hit (AD-R45). The helpless who are killed are dead afterwards. */
export function settle(table: Table, bursting: Bursting, all: readonly Reached[]): Settled {
  const rolled = all.some(({ how }) => how === null || how === 'roll');
  const { areaAttack } = table.fight.rulings;
  const shot = rolled && areaAttack !== 'resistanceOnly';
  const waits = waitsForAll(table.fight, bursting);
  const waiting = shot ? [] : waitingForDamage(table.fight, one(table.fight, bursting.who), null);
  const pushes = pushesForDamage(table.fight, bursting, shot);
  const shared = rolled && areaAttack === 'oneRollEachGuard' ? rollOnce(table, bursting) : null;
  const hit: Hit[] = [];
  const order = orderReached(
    table,
    all.map(({ id }) => id),
    bursting.to,
  );
  const sorted = order.flatMap((id) => all.find((each) => each.id === id) ?? []);
  for (const { id, said, how } of sorted) {
    if (!present(one(table.fight, id))) continue;
    const result = (outcome: AttackOutcome, clause: string, rulings: readonly string[] = []): void =>
      table.tell({
        fact: 'attack-result',
        who: bursting.who,
        target: id,
        with: bursting.means.id,
        outcome,
        clause,
        rulings,
      });
    switch (how) {
      case 'object':
        result('hit', 'AD-OBJ-4', [rulingIds.objectHit]);
        hit.push({ id, said, pushes });
        break;
      case 'killed':
        result('killed', 'AD-SHK-2', [rulingIds.helpless]);
        kill(table, id, bursting.who, 'AD-SHK-2');
        happened(table, { ...bursting.to, event: 'hit', who: bursting.who, target: id });
        break;
      case 'hits':
        result('hit', 'AD-SHK-2', [rulingIds.helpless]);
        hit.push({ id, said, pushes });
        break;
      default: {
        // The attack goes on to the others where one of them is taken away by hand.
        const found = table.upon([id], () =>
          shot
            ? meets(table, bursting, { id, said, how }, shared, waits)
            : { outcome: resists(table, bursting, id), pushes },
        );
        if (found === null) break;
        result(found.outcome, found.outcome === 'evaded' ? 'AD-REA-6' : 'AD-ATK-8', [rulingIds.areaAttack]);
        if (found.outcome === 'hit') hit.push({ id, said, pushes: found.pushes });
      }
    }
  }
  return { hit, rolled: shot, waiting };
}

/**
 * AD-R12, AD-R45 `rollPerTarget`: what waits for one action counts in each of its rolls, as it does in its damage; by
 * `nextRoll` the first roll uses it up. What waits for a roll against one target counts in that roll alone.
 */
const waitsForAll = (fight: Fight, { who }: Bursting): readonly Waiting[] =>
  fight.rulings.areaAttack === 'rollPerTarget'
    ? waitingFor(one(fight, who), 'attack', null).filter(({ against }) => against === null)
    : [];

/** AD-ATK-8: one roll for all; a prone target does not affect it. */
const rollOnce = (table: Table, bursting: Bursting): Acted => rollFor(table, bursting, null);

function rollFor(table: Table, bursting: Bursting, target: Id | null, waits: readonly Waiting[] = []): Acted {
  const { fight } = table;
  const { who, means } = bursting;
  const prone = target === null ? [] : pronePushes(means, one(fight, target));
  const still = one(fight, who).waiting;
  const used = waits.flatMap(({ id, push }) => (still.some((each) => each.id === id) ? [] : [push]));
  return rollAction(table, {
    who,
    rolling: 'attack',
    purpose: 'attack',
    clause: 'AD-ATK-8',
    with: means.id,
    ...(target === null ? {} : { against: target }),
    dice: attackDice(fight, one(fight, who), means),
    pushes: [...distantFor(fight, bursting), ...prone, ...used],
    matters: { what: 'total' },
    rulings: [rulingIds.areaAttack, rulingIds.attackDice],
  });
}

interface Met {
  readonly outcome: 'hit' | 'missed' | 'evaded';
  readonly pushes: readonly Push[];
}

/** AD-R45 `resistanceOnly`: whether one target resists in place of an attack roll. */
const resists = (table: Table, { who, means, to }: Bursting, id: Id): Met['outcome'] =>
  resist(table, {
    who: id,
    by: who,
    what: means.label,
    abilities: ['agility'],
    clause: 'AD-ATK-8',
    trigger: to,
  }).won
    ? 'evaded'
    : 'hit';

function meets(
  table: Table,
  bursting: Bursting,
  { id, said }: Reached,
  shared: Acted | null,
  waits: readonly Waiting[],
): Met {
  const { fight } = table;
  const { who, means } = bursting;
  const { shown, dice, steps, pushes } = shared ?? rollFor(table, bursting, id, waits);
  const number = areaGuardOf(fight, one(fight, who), bursting.spot, one(fight, id), means, said);
  const hits = beats(fight.rulings, shown, number.value, 'contest');
  table.tell({
    fact: 'attack-roll',
    who,
    target: id,
    with: means.id,
    natural: shown.natural,
    total: shown.total,
    dice,
    rung: steps.rung,
    number,
    hits,
    rulings: [rulingIds.areaAttack],
  });
  const evaded = answers(table, bursting, id, shown, number.value, hits);
  return { outcome: !hits ? 'missed' : evaded ? 'evaded' : 'hit', pushes };
}

/** AD-REA-2: offers a reaction to one target. Returns whether it evaded. */
function answers(
  table: Table,
  { who, means, to }: Bursting,
  target: Id,
  rolled: Shown,
  number: number,
  hits: boolean,
): boolean {
  const { fight } = table;
  const aimed = one(fight, target);
  const effective = harmless(fight, aimed, kindOf(means)) === null;
  const unaware = isUnaware(aimed, one(fight, who));
  const by = { who, target, ranged: true, means: means.id, with: means.label };
  return answerAttack(table, { ...to, ...by, rolled, number, hits, effective, unaware });
}
