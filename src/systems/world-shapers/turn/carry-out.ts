import { carryingOut } from '../../../engine/deeds.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Action, Occasion, Price } from '../actions/action.ts';
import { maneuversIn } from '../combat/said.ts';
import { deedDone } from '../cover/leaning.ts';
import { loosen } from '../effects/upheld.ts';
import { settleGrabs } from '../grabs/grabs.ts';
import { resolving } from '../held/fallen.ts';
import { about, happened } from '../held/watch.ts';
import { judgeAble, judgePrice } from '../judge.ts';
import type { RefusalCode } from '../refusal.ts';
import { watchful } from '../sight/notice.ts';
import type { Fight } from '../state.ts';
import { everyone, one } from '../state.ts';
import type { Table } from '../table.ts';
import { pay } from './points.ts';

/** Carries out a choice, after asking what must be agreed on first. */
export function carryOut(table: Table, id: Id, action: Action, chosen: Choice, occasion: Occasion): void {
  if (action.kind === 'turn') {
    carryingOut(table, id, chosen, () => action.perform(table, id, chosen, occasion));
    return;
  }
  const choice = carryingOut(table, id, chosen, () => agreeOn(table, id, action, chosen, occasion));
  if (choice !== null) carryOutAgreed(table, id, action, choice, occasion);
}

/**
 * Asks what must be settled before payment, and returns the completed choice. `null` if it is dropped, for example
 * because it cannot be paid any more. `prepaid`: see `carryOutAgreed`.
 */
export function agreeOn(
  table: Table,
  id: Id,
  action: Action,
  choice: Choice,
  occasion: Occasion,
  prepaid = false,
): Choice | null {
  if (!action.agree) return choice;
  const agreed = action.agree(table, id, choice, occasion);
  if (agreed === null) return null;
  const who = one(table.fight, id);
  const price = dueNow(table, id, action, agreed, occasion, prepaid);
  const poor = judgePrice(table.fight, who, price);
  if (poor === null) return agreed;
  const { because, clause } = poor;
  table.tell({ fact: 'came-to-nothing', who: id, what: action.id, because, clause });
  return null;
}

/**
 * Announces, pays and performs a choice, with the held actions it triggers. `prepaid`: WP and Momentum of a held action
 * were paid when it was held (WS-R24).
 */
export function carryOutAgreed(
  table: Table,
  id: Id,
  action: Action,
  choice: Choice,
  occasion: Occasion,
  prepaid = false,
): void {
  declare(table, id, action, choice, occasion);
  if (action.kind !== 'move' && !action.lengthens) cutMovement(table, id, occasion);
  if (action.kind === 'deed') {
    pay(table, id, dueNow(table, id, action, choice, occasion, prepaid), action.id);
  }
  if (action.kind !== 'free' && forestalled(table, id, action, choice)) return;
  watchful(table, () => {
    const back = resolving(table);
    const perform = () => action.perform(table, id, choice, occasion);
    const hangsOn = action.goesOn ? { option: choice.option } : choice;
    const done = action.failsDown ? table.upon([id], perform) : carryingOut(table, id, hangsOn, perform);
    if (done === null) back();
  });
  settleGrabs(table);
  if (action.kind !== 'free') happened(table, { event: 'deed', who: id, what: action.id });
  if (action.kind === 'deed') deedDone(table, id);
  loosen(table);
}

/**
 * WS-R25 `beforeEvent`: whether held actions that fired before the deed prevent it: the doer is Down, or the deed has
 * become illegal.
 */
function forestalled(table: Table, id: Id, action: Action, choice: Choice): boolean {
  const { fight } = table;
  const before = judgeAble(one(fight, id));
  const waited = waiting(fight);
  about(table, { event: 'deed', who: id, what: action.id });
  const fired = waiting(fight) < waited;
  const unable = judgeAble(one(fight, id)) ?? (fired ? judgeAgain(fight, id, action, choice) : null);
  if (fight.over === null && (unable === null || before !== null)) return false;
  const because = unable?.because ?? 'the combat is over';
  table.tell({ fact: 'came-to-nothing', who: id, what: action.id, because, clause: 'WS-INI-12' });
  loosen(table);
  return true;
}

const waiting = (fight: Fight): number => everyone(fight).reduce((sum, { held }) => sum + held.length, 0);

/**
 * The reason why the deed has become illegal, or `null`. Costs are not judged again; walks are judged step by step, and
 * cinematic deeds by who is left for them (WS-CIN-9).
 */
function judgeAgain(fight: Fight, id: Id, action: Action, choice: Choice): Refusal | null {
  if (action.kind !== 'deed' || choice.agreed !== undefined) return null;
  const full = action.read(fight, one(fight, id), choice);
  return isRefusal(full) && !pricedOut.some((code) => code === full.code) ? full : null;
}

const pricedOut: readonly RefusalCode[] = [
  'noActionPoints',
  'noReactionPoints',
  'noWp',
  'noMomentum',
  'noBurst',
  'noFreeUse',
  'noMovement',
];

const groups = { turn: 'action', held: 'held', reaction: 'reaction' } as const;

function declare(table: Table, id: Id, action: Action, choice: Choice, occasion: Occasion): void {
  const { target, with: means } = choice;
  const maneuvers = maneuversIn(choice).map(String);
  const own = action.kind === 'move' ? 'movement' : action.kind === 'free' ? 'free' : 'action';
  // WS-RND-7, WS-R21: a reaction uses up nothing of the own turn, even if it happens in it.
  const usual = action.anytime ? groups.reaction : own;
  table.tell({
    fact: 'action',
    who: id,
    action: action.id,
    group: occasion === 'turn' ? usual : groups[occasion],
    ...(typeof target === 'string' ? { target } : {}),
    ...(typeof means === 'string' ? { with: means } : {}),
    ...(maneuvers.length > 0 ? { maneuvers } : {}),
  });
}

/** The price that is still due. WS-INI-11, WS-R24: the AP of a held action are already paid. */
function dueNow(
  table: Table,
  id: Id,
  action: Action,
  choice: Choice,
  occasion: Occasion,
  prepaid: boolean,
): Price {
  const price = action.price(table.fight, one(table.fight, id), choice);
  if (occasion !== 'held') return price;
  return prepaid ? {} : { wp: price.wp ?? 0, momentum: price.momentum ?? 0 };
}

/** WS-R13 `false`: a combatant that has walked and does something else cannot walk any more in this turn. */
function cutMovement(table: Table, id: Id, occasion: Occasion): void {
  const { walked, cut } = one(table.fight, id).movement;
  if (table.fight.rulings.splitMovement || occasion !== 'turn' || walked === 0 || cut) return;
  table.tell({ fact: 'movement-cut', who: id });
}
