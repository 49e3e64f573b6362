import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice, Need, Option, PickCell, PickValue, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Called } from '../combat/called.ts';
import { calledFields, calledNeeds, readCalled } from '../combat/called.ts';
import { fateNeed } from '../combat/evasion-question.ts';
import { formEdge } from '../combat/forms.ts';
import { judgeMeans, judgeReach } from '../combat/judge-means.ts';
import { findMeans } from '../combat/means.ts';
import type { FormOfAttack } from '../combat/offer.ts';
import { calledBy, chargeNote, enemiesOf, meansFor, meansNote, standardAttack } from '../combat/offer.ts';
import { resolveAttack } from '../combat/resolve.ts';
import type { Means } from '../combat/types.ts';
import { actionlessBy, judgeAction, judgeMove } from '../judge.ts';
import { speedOf } from '../movement/speed.ts';
import { walk } from '../movement/walk.ts';
import { gaitOf, judgeWalking, pathField } from '../movement/way.ts';
import { refuse } from '../refusal.ts';
import { metresApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { readFate } from '../test/fate.ts';
import type { Action, Needs } from './action.ts';
import { greyed } from './action.ts';
import {
  canCharge,
  chargeGround,
  chargeWalk,
  longEnough,
  readChargeWay,
  strikesFromGround,
} from './charge-way.ts';
import { takeAction } from './take.ts';

/** PE-ACT-5: a Basic Move followed by a melee attack with Advantage. */

const form: FormOfAttack = {
  form: 'charge',
  clause: 'PE-ACT-5',
  fits: ({ manner }) => manner === 'melee',
  focused: false,
};

const ownMove = (fight: Fight): boolean => fight.rulings.chargeCost === 'moveAndAction';

/**
 * PE-R37: needs an Action; where the Basic Move is the turn's own, also an unspent Move, and then it cannot be a One
 * More.
 */
function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeAction(fight, who);
  if (refused) return refused;
  if (ownMove(fight)) {
    if (fight.bonus?.who === who.id) {
      return refuse('oneMoreOnly', 'a Charge takes Move and Action: it is no One More', 'PE-ACT-5');
    }
    const moved = judgeMove(fight, who);
    if (moved) return moved;
    // PE-FLY-5: a change of band does not count as having moved.
    if (who.move !== null && (who.move.kind !== 'basic' || who.move.spent > 0)) {
      return refuse('noMove', `${who.sheet.name} has begun its Move`, 'PE-ACT-5');
    }
  }
  return judgeWalking(fight, who, chargeWalk(fight));
}

interface Aimed {
  readonly foe: Combatant;
  readonly means: Means;
  readonly cells: readonly PickCell[];
}

/** All pairs of target and means for a Charge, with the squares to attack from. */
function aims(fight: Fight, who: Combatant): readonly Aimed[] {
  const usable = meansFor(fight, who, form).filter((means) => judgeMeans(fight, who, means) === null);
  const ground = chargeGround(fight, who);
  const cellsFor = (foe: Combatant, means: Means) =>
    ground.filter((cell) => strikesFromGround(fight, who, form, means, foe, cell));
  return enemiesOf(fight, who)
    .flatMap((foe) => usable.map((means) => ({ foe, means, cells: cellsFor(foe, means) })))
    .filter(({ foe, means, cells }) => cells.length > 0 || fromHere(fight, who, means, foe));
}

/** PE-R38, `0`: whether the target can be attacked without moving. */
const fromHere = (fight: Fight, who: Combatant, means: Means, foe: Combatant): boolean =>
  fight.rulings.chargeMinMetres === 0 && judgeReach(fight, who, means, foe) === null;

/** Where a Charge without a given path ends: the same square as in `readChargeWay`. */
const endOf = (
  fight: Fight,
  who: Combatant,
  means: Means,
  foe: Combatant,
  cells: readonly PickCell[],
): Cell => (fromHere(fight, who, means, foe) ? who.cell : (cells[0] ?? who.cell));

/** The metres of a Charge's Basic Move. */
function walkable(fight: Fight, who: Combatant): number {
  const gait = gaitOf(who, chargeWalk(fight));
  return gait ? speedOf(fight, who, gait.move, gait.full).left : 0;
}

/** Why there is nobody to charge at; `null` if there is. */
function judgeGround(fight: Fight, who: Combatant): Refusal | null {
  const usable = meansFor(fight, who, form).filter((means) => judgeMeans(fight, who, means) === null);
  const farthest = Math.max(0, ...usable.map(({ metres }) => metres));
  const metres = walkable(fight, who) + farthest;
  const near = enemiesOf(fight, who).filter(
    (foe) => metresApart(fight, who.cell, who.squares, foe.cell, foe.squares) <= metres,
  );
  const open = near.some((foe) =>
    usable.some((means) => fromHere(fight, who, means, foe) || canCharge(fight, who, form, means, foe)),
  );
  return open ? null : refuse('outOfReach', 'there is no enemy to charge at', 'PE-ACT-5', 'target');
}

function offer(fight: Fight, who: Combatant): Option {
  return {
    id: 'charge',
    label: 'Charge',
    clause: 'PE-ACT-5',
    group: 'primary',
    cost: ownMove(fight) ? { action: 1, move: 1 } : { action: 1 },
    ...greyed(judge(fight, who) ?? judgeGround(fight, who)),
  };
}

function needs(fight: Fight, who: Combatant): Needs | null {
  if (judge(fight, who) !== null) return null;
  const open = aims(fight, who);
  const meansOpen = meansFor(fight, who, form).filter((means) => open.some((aim) => aim.means === means));
  const foesOpen = enemiesOf(fight, who).filter((foe) => open.some((aim) => aim.foe === foe));
  const target = foesOpen.map((foe): PickValue => {
    const there = open.filter((aim) => aim.foe === foe);
    const fits = there.map(({ means }) => means.id);
    const struck = there.map(({ means, cells }) => ({ means, cell: endOf(fight, who, means, foe, cells) }));
    const note = chargeNote(fight, who, foe, struck);
    return { id: foe.id, label: foe.sheet.name, when: { with: fits }, note };
  });
  const cells = open.flatMap(({ foe, means, cells }) =>
    cells.map((cell): PickCell => ({ ...cell, when: { with: [means.id], target: [foe.id] } })),
  );
  const fate = fateNeed(fight, who);
  const to: { readonly [field: string]: Need } =
    cells.length > 0
      ? {
          to: {
            kind: 'path',
            label: 'From where',
            cells,
            budget: walkable(fight, who),
          },
        }
      : {};
  return {
    with: {
      kind: 'one',
      label: 'With',
      oneOf: meansOpen.map((means) => ({
        id: means.id,
        ...calledBy(means),
        note: meansNote(fight, who, means),
      })),
      ...(meansOpen[0] ? { default: meansOpen[0].id } : {}),
    },
    target: { kind: 'one', label: 'Whom', oneOf: target },
    ...to,
    ...(fight.rulings.attackActionsExclusive ? {} : calledNeeds(fight, foesOpen, true)),
    ...(fate ? { fate } : {}),
  };
}

/** The means, target, path and extras of a choice. */
interface Charge {
  readonly means: Means;
  readonly target: Combatant;
  readonly path: readonly Cell[];
  readonly called: Called | null;
  readonly fate: number;
}

function readCharge(fight: Fight, who: Combatant, choice: Choice): Charge | Refusal {
  const target = readWho(fight, choice.target, 'target', 'PE-ACT-5');
  if (!isCombatant(target)) return target;
  const found = readMeans(fight, who, choice, target);
  if (isRefusal(found)) return found;
  const called = fight.rulings.attackActionsExclusive ? null : readCalled(fight, found.means, target, choice);
  if (called !== null && isRefusal(called)) return called;
  const fate = readFate(fight, who, choice);
  return typeof fate === 'number' ? { ...found, target, called, fate } : fate;
}

function readMeans(
  fight: Fight,
  who: Combatant,
  choice: Choice,
  target: Combatant,
): { readonly means: Means; readonly path: readonly Cell[] } | Refusal {
  const named = choice.with === undefined ? null : findMeans(fight, who, choice.with);
  if (choice.with !== undefined && (named === null || !form.fits(named))) {
    return refuse('notInHand', `${who.sheet.name} cannot charge with that`, 'PE-ACT-5', 'with');
  }
  let first: Refusal | null = null;
  for (const means of named ? [named] : meansFor(fight, who, form)) {
    const refused = judgeMeans(fight, who, means);
    const path = refused ?? readChargeWay(fight, who, form, means, target, choice);
    if (!isRefusal(path)) return { means, path };
    first ??= path as Refusal;
  }
  return first ?? refuse('notInHand', `${who.sheet.name} has nothing for it`, 'PE-ACT-5', 'with');
}

function read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const refused = judge(fight, who);
  if (refused) return refused;
  const charge = readCharge(fight, who, choice);
  if (isRefusal(charge)) return charge;
  const { means, target, path, called, fate } = charge;
  return {
    option: 'charge',
    with: means.id,
    target: target.id,
    path: pathField(path),
    ...calledFields(called),
    ...(fate > 0 ? { fate } : {}),
  };
}

function perform(table: Table, id: Id, choice: Choice): void {
  const { fight } = table;
  const charge = readCharge(fight, one(fight, id), choice);
  if (isRefusal(charge)) return;
  const { means, target, path, called, fate } = charge;
  if (!takeAction(table, id, 'charge', { target: target.id, with: means.id })) return;
  const from = one(table.fight, id).cell;
  walk(table, id, path, { ...chargeWalk(table.fight), charges: true });
  if (ownMove(table.fight)) table.tell({ fact: 'move-over', who: id, why: 'charge' });
  const who = one(table.fight, id);
  if (!conscious(who) || actionlessBy(who) !== null) return;
  const now = one(table.fight, target.id);
  if (judgeMeans(table.fight, who, means) ?? judgeReach(table.fight, who, means, now)) return;
  const walked = path.slice(0, 1 + path.findIndex(({ x, y }) => x === who.cell.x && y === who.cell.y));
  const stayed = from.x === who.cell.x && from.y === who.cell.y;
  const charges = longEnough(table.fight, from, stayed ? [] : walked);
  resolveAttack(
    table,
    standardAttack(table.fight, who, means, now, {
      form: 'charge',
      at: called?.at ?? null,
      pastProtector: called?.past === true,
      edge: formEdge(charges ? 'charge' : 'standard', means, {
        called: called !== null,
        past: called?.past === true,
      }),
      fate,
    }),
  );
}

export const charge: Action = { id: 'charge', offer, needs, read, perform };
