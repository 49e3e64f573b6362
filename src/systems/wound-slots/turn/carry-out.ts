import { carryingOut } from '../../../engine/deeds.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Action, Price } from '../actions/action.ts';
import { outOfTurnInitiative } from '../costs.ts';
import { fizzles } from '../fizzles.ts';
import { moveInitiative } from '../initiative.ts';
import { flankWatch } from '../reactions/ignore-attackers.ts';
import { spendStamina } from '../stamina.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { spendAp } from './ap.ts';
import { beginCharge, beginRounds, dropCharge, payRest, tooDear } from './charge.ts';
import { happened } from './events.ts';
import { hurry, isHurried, stumble } from './hurry.ts';
import type { MomentAbout } from './moments.ts';
import { moment } from './moments.ts';
import { isPrepaid } from './payable.ts';
import { conditionWatch } from './watch.ts';

/**
 * The occasions on which an action is carried out (SL-ATK-6, SL-INT-3 to SL-INT-5, SL-ACT-3). `turn`: on the own turn,
 * where an action that is too dear begins a charge (SL-AP-5). `moment`: on another's turn, for 2 initiative. `readied`:
 * as the reaction it was readied as (SL-COM-7). `charged`: the last payment of a charge. `timed`: its rounds are over
 * (SL-AP-7).
 */
type Occasion = 'turn' | 'moment' | 'readied' | 'charged' | 'timed';

/** `refused`: the game master denied an action without rules (SL-ACT-1). `thwarted`: it was interrupted (SL-INT-5). */
type Outcome = 'taken' | 'refused' | 'thwarted';

/**
 * Carries out a declared action with everything that belongs to it: its price, its moments and its events.
 * @param within whether it happens in the middle of another deed, which watches for changes of conditions already.
 */
export function carryOut(
  table: Table,
  id: Id,
  action: Action,
  declared: Choice,
  occasion: Occasion,
  within = false,
): Outcome {
  if (action.kind !== 'action') return goOrDo(table, id, action, declared, occasion);
  const finishing = occasion === 'charged' || occasion === 'timed';
  const agree = (): Choice | null =>
    finishing || !action.agree ? declared : action.agree(table, id, declared, occasion);
  const choice = carryingOut(table, id, declared, agree);
  if (choice === null) return 'refused';
  const usual = priceNow(table, id, action, choice);
  const dear = mayBegin(occasion) && !isHurried(action, choice) && tooDear(one(table.fight, id), usual);
  if (!finishing) declare(table, id, action, choice, occasion, dear);
  // SL-INT-3: at once. Out-of-turn actions that interrupt each other (SL-R49) come to an end by this.
  const given = occasion === 'moment' ? giveInitiative(table, id) : 0;
  const came = interrupted(table, id, action, choice, opensDeclared(table, occasion));
  if (came === 'thwarted') {
    moveInitiative(table, id, given, 'voided', 'SL-INT-5');
    return 'thwarted';
  }
  // SL-R55 `no`: others, or the game master's hand, may have made the declared action impossible meanwhile.
  const refused =
    came === 'nothing' ? null : refusalOf(action.read(table.fight, one(table.fight, id), declared));
  const hurried =
    !finishing && isHurried(action, choice) ? table.deed(id, () => hurry(table, id, action, usual)) : null;
  const price = hurried?.price ?? usual;
  const strain = finishing ? (one(table.fight, id).charge?.strain ?? 0) : (hurried?.strain ?? 0);
  const fails = (hurried?.lost ?? 0) > 0 && table.fight.rulings.fasterFail === 'fails';
  const begins = mayBegin(occasion) && !fails && tooDear(one(table.fight, id), price);
  if (begins && price.rounds !== undefined) beginRounds(table, id, choice, price.rounds);
  else if (begins) beginCharge(table, id, choice, price.ap, usual.ap, strain);
  else pay(table, id, price, action, occasion);
  // SL-COM-7: any action ends a readied one.
  if (one(table.fight, id).readied !== null) table.tell({ fact: 'readied', who: id, readied: null });
  if (hurried) stumble(table, id, action, hurried.lost);
  if (begins || fails) return 'taken';
  if (refused) {
    const clause = came === 'something' ? 'SL-MOV-6' : refused.clause;
    fizzles(table, id, { because: refused.because, clause });
  } else {
    const stamina = (price.stamina ?? 0) + strain;
    if (stamina > 0) spendStamina(table, id, stamina, action.id, action.clause);
    carryThrough(table, id, action, choice, !within);
  }
  happened(table, 'resolved', id, within);
  if (opensMoments(table, occasion)) moment(table, 'resolved', aboutOf(id, action, choice));
  return 'taken';
}

const refusalOf = (read: Choice | Refusal): Refusal | null => (isRefusal(read) ? read : null);

/**
 * Performs the action and opens the windows that depend on its effects: who has become flanked, and if `watched`, whose
 * conditions have changed.
 */
function carryThrough(table: Table, id: Id, action: Action, choice: Choice, watched: boolean): void {
  const flanked = flankWatch(table);
  const changed = watched ? conditionWatch(table.fight) : null;
  const hangsOn = action.goesOn ? { option: choice.option } : choice;
  carryingOut(table, id, hangsOn, () => action.perform(table, id, choice));
  flanked();
  changed?.(table);
}

/**
 * Movement and free things have no price and no declaration. Moments around the own movement are opened only by SL-R51.
 * A jump that was paid for over turns makes its last payment here (SL-JMP-5), if it is not thwarted (SL-R43).
 */
function goOrDo(table: Table, id: Id, action: Action, choice: Choice, occasion: Occasion): Outcome {
  const { fight } = table;
  const opens = moves(action) && fight.rulings.moveMoments === 'beforeAndAfter' && fight.active === id;
  const came =
    opens && opensDeclared(table, occasion) ? interrupted(table, id, action, choice, true) : 'nothing';
  if (came === 'thwarted') return 'thwarted';
  const who = one(fight, id);
  const charged = occasion === 'charged';
  const meant = (charged && who.charge?.choice) || choice;
  const refused = came === 'something' ? refusalOf(action.read(fight, who, meant)) : null;
  if (charged) payRest(table, id);
  if (refused && charged) fizzles(table, id, refused);
  else if (!refused && action.carries)
    carryingOut(table, id, choice, () => action.perform(table, id, choice));
  else if (!refused) carryThrough(table, id, action, choice, action.kind === 'movement');
  if (opens) moment(table, 'resolved', aboutOf(id, action, choice));
  return 'taken';
}

/** SL-MOV-5: whether the action moves a combatant; buying yards does not. */
export const moves = ({ kind, id }: Action): boolean => kind === 'movement' && id !== 'buy-movement';

function declare(
  table: Table,
  id: Id,
  action: Action,
  choice: Choice,
  occasion: Occasion,
  begins: boolean,
): void {
  const { target, with: means, special } = choice;
  table.tell({
    fact: 'action',
    who: id,
    action: action.id,
    group: occasion === 'readied' ? 'reaction' : 'action',
    ...(typeof target === 'string' ? { target } : {}),
    ...(typeof means === 'string' ? { with: means } : {}),
    ...(typeof special === 'string' ? { special } : {}),
    ...(occasion === 'moment' ? { outOfTurn: true as const } : {}),
    ...(begins ? { begins: true as const } : {}),
    clause: occasion === 'moment' ? 'SL-INT-3' : occasion === 'readied' ? 'SL-COM-7' : 'SL-INT-1',
  });
}

/** The current price. By SL-R45 `ownTurn` an action of one round takes the AP of this turn and is over with it. */
function priceNow(table: Table, id: Id, action: Action, choice: Choice): Price {
  const who = one(table.fight, id);
  const { rounds, ...price } = action.price(table.fight, who, choice);
  if (rounds === undefined) return price;
  const atOnce = rounds === 1 && table.fight.rulings.timedEnd === 'ownTurn';
  return atOnce ? { ...price, ap: who.ap } : { ...price, rounds };
}

/** SL-R44: occasions on which an action that cannot be paid at once may begin a charge. */
const mayBegin = (occasion: Occasion): boolean => occasion === 'turn' || occasion === 'moment';

/**
 * SL-INT-4, SL-R49: whether moments are opened: by the turn's owner, and if the table allows it by out-of-turn actions.
 */
const opensMoments = (table: Table, occasion: Occasion): boolean =>
  occasion === 'turn' || occasion === 'charged' || table.fight.rulings.interruptNesting === 'yes';

/** SL-R43: whether the `declared` moment is opened: for the last payment of a charge only if the ruling says so. */
const opensDeclared = (table: Table, occasion: Occasion): boolean =>
  opensMoments(table, occasion) &&
  (occasion !== 'charged' || table.fight.rulings.chargeMoments === 'declareAndCompletion');

function aboutOf(id: Id, action: Action, { target, spell, special }: Choice): MomentAbout {
  const which = spell ?? special;
  return {
    who: id,
    action: action.id,
    ...(typeof target === 'string' ? { target } : {}),
    ...(typeof which === 'string' ? { which } : {}),
  };
}

/**
 * SL-INT-5: opens the `declared` moment. `thwarted`: the action is voided unpaid, by others or because its doer has
 * gone down; `something`: others did something else in the moment; `asked`: they were asked, and did nothing.
 */
function interrupted(
  table: Table,
  id: Id,
  action: Action,
  choice: Choice,
  opens: boolean,
): 'thwarted' | 'something' | 'asked' | 'nothing' {
  const about = aboutOf(id, action, choice);
  // Where it ends with its doer, others are asked no more.
  const opened = opens ? table.deed(id, () => moment(table, 'declared', about)) : null;
  const { by, anything, asked } = opened ?? { by: null, anything: false, asked: false };
  if (by === null && conscious(one(table.fight, id)))
    return anything ? 'something' : asked ? 'asked' : 'nothing';
  table.tell({ fact: 'action-voided', who: id, action: action.id, by: by ?? id });
  return 'thwarted';
}

/** SL-AP-2, SL-AP-6: pays the AP, or what a charge still lacks. A new action cancels any other charge. */
function pay(table: Table, id: Id, price: Price, action: Action, occasion: Occasion): void {
  if (occasion === 'charged' || occasion === 'timed') {
    payRest(table, id);
    return;
  }
  dropCharge(table, id);
  const prepaid = occasion === 'readied' && isPrepaid(one(table.fight, id), action);
  if (!prepaid) spendAp(table, id, price.ap, 'action', 'SL-AP-2');
}

/** SL-INT-3: pays the initiative of an out-of-turn action. Returns how much it was: initiative never falls below 0. */
function giveInitiative(table: Table, id: Id): number {
  const before = one(table.fight, id).initiative ?? 0;
  moveInitiative(table, id, -outOfTurnInitiative, 'acting out of turn', 'SL-INT-3');
  return before - (one(table.fight, id).initiative ?? 0);
}
