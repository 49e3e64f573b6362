import { isCombatant, readWho } from '../../engine/fields.ts';
import type { Id } from '../../kernel/json.ts';
import type { Choice, Option, Question, Refusal } from '../../kernel/port.ts';
import { isRefusal } from '../../kernel/port.ts';
import type { Action, Price } from './actions/action.ts';
import { greyed } from './actions/action.ts';
import { findAction } from './actions/find.ts';
import { actions } from './actions/index.ts';
import { actionsOf } from './actions/of.ts';
import { deciderOf } from './control.ts';
import { judgeAble, judgePrice, judgeReaction, judgeTurn } from './judge.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Fight } from './state.ts';
import { everyone, one } from './state.ts';
import type { Table } from './table.ts';
import { carryOut } from './turn/carry-out.ts';

/**
 * The question of a turn: what the active combatant does next (WS-RND-4). `about.who` is the active one, even if the
 * summoner who commands it is asked (WS-ADV-9). Since nothing is being resolved, the options also include what others
 * may do at any moment (WS-CIN-2); such options and answers name the combatant in `by`.
 */

const anytime = actions.filter((action) => action.anytime !== undefined);

/** What the menu judges for all actions alike: the turn, whether the combatant can act, and the price. */
function judge(fight: Fight, who: Combatant, action: Action, price: Price): Refusal | null {
  const own = judgeTurn(fight, who) ?? judgeAble(who);
  return own ?? (action.kind === 'turn' ? null : judgePrice(fight, who, price));
}

/** The option of an action, greyed for a reason of its own or for a common one; `null` if it is not listed. */
function headOf(fight: Fight, who: Combatant, action: Action): Option | null {
  const option = action.offer(fight, who);
  if (!option || option.refused) return option;
  return { ...option, ...greyed(judge(fight, who, action, action.price(fight, who, null))) };
}

/** All options without their expensive fields; those of the active combatant include greyed ones. */
function heads(fight: Fight, active: Id): Option[] {
  const who = one(fight, active);
  const found = actionsOf(who).flatMap((action) => headOf(fight, who, action) ?? []);
  return [...found, ...ofOthers(fight, active)];
}

function ofOthers(fight: Fight, active: Id): readonly Option[] {
  if (anytime.length === 0) return [];
  return everyone(fight).flatMap((other) =>
    other.id === active
      ? []
      : anytime.flatMap((action) => {
          const option = judgeOther(fight, other, action, null) === null ? action.offer(fight, other) : null;
          return option && !option.refused ? [{ ...option, by: other.id }] : [];
        }),
  );
}

/** WS-RND-7: whether another combatant may do this now as a reaction. */
function judgeOther(fight: Fight, who: Combatant, action: Action, choice: Choice | null): Refusal | null {
  if (action.anytime?.(fight, who)) return judgeReaction(fight, who, action.price(fight, who, choice));
  const because = 'this can only be done in the own turn';
  return judgeTurn(fight, who) ?? refuse('notAReaction', because, 'WS-RND-7', 'option');
}

/** The option with its fields. */
function whole(fight: Fight, active: Id, option: Option): Option {
  const needs = findAction(option.id)?.needs?.(fight, one(fight, option.by ?? active));
  return needs && Object.keys(needs).length > 0
    ? { ...option, needs: { ...option.needs, ...needs } }
    : option;
}

function read(fight: Fight, active: Id, choice: Choice): Choice | Refusal {
  const action = findAction(choice.option);
  if (!action) {
    const because = `there is no ${JSON.stringify(choice.option)} to be chosen here`;
    return refuse('noSuchThing', because, 'WS-GEN-11', 'option');
  }
  if (choice.by === undefined || choice.by === active)
    return readOwn(fight, one(fight, active), action, choice);
  const who = readWho(fight, choice.by, 'by', 'WS-RND-7');
  if (!isCombatant(who)) return who;
  const full = action.anytime ? action.read(fight, who, choice) : choice;
  if (isRefusal(full)) return full;
  return judgeOther(fight, who, action, full) ?? { ...full, by: who.id };
}

/**
 * Parses an answer of the active combatant. If the option is greyed, that reason is returned before any problem of the
 * answer. `offer` is skipped as an optimization if a legal answer itself shows that the option is available
 * (`action.shows`).
 */
function readOwn(fight: Fight, who: Combatant, action: Action, choice: Choice): Choice | Refusal {
  const full = action.read(fight, who, choice);
  const shown = !isRefusal(full) && action.shows?.(full) === true;
  const option = shown ? null : action.offer(fight, who);
  if (option?.refused) return option.refused;
  const poor = isRefusal(full) ? full : judge(fight, who, action, action.price(fight, who, full));
  if (poor === null) return full;
  return (shown || option ? judge(fight, who, action, action.price(fight, who, null)) : null) ?? poor;
}

/** The question what a combatant does, asked again after every answer until its turn is over. */
export const turnQuestion = (fight: Fight, active: Id): Question => ({
  id: 'turn',
  clause: 'WS-RND-4',
  for: deciderOf(fight, one(fight, active)),
  acts: active,
  about: { who: active },
  options: () => heads(fight, active).map((option) => whole(fight, active, option)),
  menu: {
    open: () => heads(fight, active).filter((option) => !option.refused),
    whole: (option) => whole(fight, active, option),
  },
  read: (choice) => read(fight, active, choice),
});

/** Performs the chosen action. */
export function performTurn(table: Table, active: Id, choice: Choice): void {
  const action = findAction(choice.option);
  if (!action) return;
  const by = typeof choice.by === 'string' ? choice.by : null;
  carryOut(table, by ?? active, action, choice, by === null ? 'turn' : 'reaction');
}
