import type { Id, Json } from '../../../kernel/json.ts';
import type { Choice, Option, Question, Refusal } from '../../../kernel/port.ts';
import type { Action } from '../actions/action.ts';
import { findAction } from '../actions/find.ts';
import { actions } from '../actions/index.ts';
import { byInitiative, judgeAble, judgeAp, judgeOutOfTurn } from '../judge.ts';
import { refuse, refusedIn } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one } from '../state.ts';
import type { Table } from '../table.ts';
import { carryOut } from './carry-out.ts';

/** The four moments in which whoever stands higher may act on another's turn (SL-INT-2 to SL-INT-5). */
export const momentKinds = ['turn-start', 'turn-end', 'declared', 'resolved'] as const;
export type MomentKind = (typeof momentKinds)[number];

/** How tables say which moments they want to be asked in: the reactions' ids. */
export const momentReaction = (kind: MomentKind): string => `moment-${kind}`;

export interface MomentAbout {
  /** Whose deed it is. */
  readonly who: Id;
  readonly action?: string;
  readonly target?: Id;
}

/**
 * Opens a moment: in descending initiative, again after each deed until all pass (SL-R50). Whether anybody did
 * anything; right after a declaration that voids it, and the moment is closed (SL-INT-5).
 */
export function moment(table: Table, kind: MomentKind, about: MomentAbout): boolean {
  const passed = new Set<Id>();
  let acted = false;
  for (;;) {
    const { fight } = table;
    if (fight.over) return acted;
    const next = byInitiative(fight, mayAct(fight, kind, about)).find(({ id }) => !passed.has(id));
    if (!next) return acted;
    const choice = table.ask(momentQuestion(fight, next.id, kind, about));
    passed.add(next.id);
    if (choice.option === 'decline') continue;
    const action = findAction(choice.option);
    if (!action) continue;
    carryOut(table, next.id, action, choice, 'moment');
    if (action.kind === 'action' || (action.kind === 'movement' && fight.rulings.moveVoids === 'yes')) {
      acted = true;
      if (kind === 'declared') return true;
    }
    if (fight.rulings.promptOrder === 'descending') passed.clear();
  }
}

/** Whoever stands higher, can act and has AP. A declaration is worth interrupting for its doer's enemies only. */
function mayAct(fight: Fight, kind: MomentKind, about: MomentAbout): readonly Combatant[] {
  const doer = one(fight, about.who);
  return fight.listing
    .map((id) => one(fight, id))
    .filter(
      (who) =>
        who.id !== about.who &&
        (kind !== 'declared' || foes(who, doer)) &&
        judgeOutOfTurn(fight, who) === null &&
        judgeAble(fight, who) === null &&
        // The last payment of a charge is not for out-of-turn deeds (SL-R44).
        who.ap > 0,
    );
}

/** What this one may do in the moment: deeds that are possible out of turn and can be paid, and movement. */
function open(fight: Fight, who: Combatant): readonly Option[] {
  const found: Option[] = [];
  for (const action of actions) {
    if (!inMoments(action)) continue;
    const option = action.offer(fight, who);
    if (!option || option.refused) continue;
    found.push(option);
  }
  return found;
}

const inMoments = (action: Action): boolean => action.outOfTurn || action.kind === 'movement';

export function momentQuestion(fight: Fight, id: Id, kind: MomentKind, about: MomentAbout): Question {
  const who = one(fight, id);
  const whole = (option: Option): Option => {
    const needs = findAction(option.id)?.needs?.(fight, who);
    return needs ? { ...option, needs: { ...option.needs, ...needs } } : option;
  };
  const pass: Option = { id: 'decline', label: 'Let it pass', clause: 'SL-INT-4', group: 'reaction' };
  return {
    id: 'moment',
    clause: 'SL-INT-4',
    for: id,
    reaction: momentReaction(kind),
    about: { moment: kind, ...about } as { readonly [name: string]: Json | undefined },
    options: () => [...open(fight, who).map(whole), pass],
    menu: { open: () => [...open(fight, who), pass], whole },
    read: (choice) => readMoment(fight, who, choice),
  };
}

function readMoment(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  if (choice.option === 'decline') return { option: 'decline' };
  const action = findAction(choice.option);
  if (!action || !inMoments(action)) {
    return refuse('notAReaction', 'this cannot be done on another’s turn', 'SL-INT-2', 'option');
  }
  const full = action.read(fight, who, choice);
  if (refusedIn(full)) return full;
  if (action.kind !== 'action') return full;
  return judgeAp(who, action.price(fight, who, full).ap) ?? full;
}
