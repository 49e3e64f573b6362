import type { Consequence } from '../../../engine/system.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Question, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Action } from '../actions/action.ts';
import { findAction } from '../actions/find.ts';
import type { Facts } from '../facts/index.ts';
import { settleGrabs } from '../grabs/grabs.ts';
import { byInitiative, judgeAble, judgeActive, judgePrice } from '../judge.ts';
import { nameOf } from '../names.ts';
import type { About, Happened } from '../reactions/windows.ts';
import { onlyAnswers, refuse } from '../refusal.ts';
import { ridersOf } from '../riding/riding.ts';
import { noticeStep } from '../sight/notice.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one } from '../state.ts';
import type { Table } from '../table.ts';
import { agreeOn, carryOutAgreed } from '../turn/carry-out.ts';
import type { HeldAction } from './held-action.ts';
import { whoTriggers } from './held-action.ts';
import type { Happening } from './triggers.ts';
import { sets } from './triggers.ts';
import { comesBefore } from './watch.ts';

/**
 * Consequences of events (WS-INI-12): grabs end that cannot last, those who come into sight are revealed, and held
 * actions fire. Since these may be any actions, this file depends on all of them; rules reach it only through the
 * windows of `watch.ts`.
 */
export const heldActions: readonly Consequence<Fight, Facts>[] = [
  {
    window: 'about',
    follow(table, context) {
      fire(table, withCarried(table.fight, context as About, 'to'));
    },
  },
  {
    window: 'happened',
    follow(table, context) {
      const happenings = context as Happened;
      // Usually nobody holds actions.
      const waits = everyone(table.fight).some(({ held }) => held.length > 0);
      const carried = waits ? happenings.flatMap((each) => withCarried(table.fight, each, 'from')) : [];
      settleGrabs(table);
      const shown = happenings.flatMap((each) => (each.event === 'step' ? noticeStep(table, each) : []));
      if (!waits) return;
      const before = comesBefore(table.fight);
      const due = carried.filter(({ event }) => !before || event === 'down' || event === 'appeared');
      fire(table, [...shown, ...due]);
    },
  },
];

/**
 * WS-ADV-5: a step is also one of everybody the mover carries. `other`: which end of the step is not the riders'
 * current position.
 */
function withCarried(fight: Fight, happening: Happening, other: 'from' | 'to'): readonly Happening[] {
  if (happening.event !== 'step') return [happening];
  const sign = other === 'to' ? 1 : -1;
  const dx = (happening.to.x - happening.from.x) * sign;
  const dy = (happening.to.y - happening.from.y) * sign;
  const carried = (on: Id): readonly Happening[] =>
    ridersOf(fight, one(fight, on)).flatMap(({ id, cell }) => {
      const there = { x: cell.x + dx, y: cell.y + dy };
      const [from, to] = other === 'to' ? [cell, there] : [there, cell];
      return [{ event: 'step', who: id, from, to } as const, ...carried(id)];
    });
  return [happening, ...carried(happening.who)];
}

/** WS-R26: held actions triggered together fire by Initiative, each once. */
function fire(table: Table, happenings: readonly Happening[]): void {
  const { fight } = table;
  if (happenings.length === 0) return;
  const watchers = everyone(fight).filter(({ held }) => held.length > 0);
  for (const { id, held } of byInitiative(fight, watchers)) {
    for (const each of held) {
      for (const happening of happenings) {
        if (!fight.over && id !== happening.who) consider(table, id, each, happening);
      }
    }
  }
}

function consider(table: Table, id: Id, held: HeldAction, happening: Happening): void {
  const { fight } = table;
  const who = one(fight, id);
  // An earlier one may have removed it.
  if (!who.held.some((each) => each.id === held.id)) return;
  const comes =
    held.trigger.kind === 'text'
      ? happening.event === 'deed' &&
        table.ask(triggerQuestion(fight, id, held, happening)).option === 'happened'
      : sets(fight, who, held.trigger, happening);
  if (comes) release(table, id, held, happening.who);
}

/** The choice as it is when the action fires: a target of `trigger` becomes the one who triggered it. */
const atOnce = ({ choice }: HeldAction, by: Id): Choice =>
  choice.target === whoTriggers ? { ...choice, target: by } : choice;

function release(table: Table, id: Id, held: HeldAction, by: Id): void {
  const { fight } = table;
  const who = one(fight, id);
  const action = findAction(String(held.choice.option));
  if (!action) return;
  const full = readHeld(fight, who, action, held, by);
  const agreed = isRefusal(full) ? full : agreeOn(table, id, action, full, 'held', held.paid);
  if (agreed !== null && !isRefusal(agreed)) {
    table.tell({ fact: 'held-fires', who: id, id: held.id, by });
    carryOutAgreed(table, id, action, agreed, 'held', held.paid);
    return;
  }
  if (fight.rulings.heldActionLost === 'staysArmed') return;
  const { code, because } = agreed ?? noAgreement;
  const why = code === 'down' || code === 'immobile' ? 'unable' : 'illegal';
  table.tell({ fact: 'held-lost', who: id, id: held.id, why, because });
}

/** WS-R26: an answer given before payment made it impossible (WS-COV-4). */
const noAgreement = refuse('notPlayed', 'it cannot be done like that', 'WS-INI-12');

/** WS-R26, WS-R24: parses and judges the action at the moment when it fires. */
function readHeld(fight: Fight, who: Combatant, action: Action, held: HeldAction, by: Id): Choice | Refusal {
  const unable = judgeAble(who) ?? judgeActive(fight, who);
  if (unable) return unable;
  const full = action.read(fight, who, atOnce(held, by));
  if (isRefusal(full) || held.paid) return full;
  const { wp = 0, momentum = 0 } = action.price(fight, who, full);
  return judgePrice(fight, who, { wp, momentum }) ?? full;
}

/** WS-INI-11: asks whether a trigger in words has happened. */
const triggerQuestion = (fight: Fight, id: Id, held: HeldAction, happening: Happening): Question => {
  const clause = 'WS-INI-11';
  return {
    id: 'gm.trigger',
    clause,
    for: 'gm',
    about: {
      who: id,
      trigger: held.trigger.text,
      by: happening.who,
      title: `${nameOf(fight, id)} waits: ${held.trigger.text}`,
    },
    options: () => [
      { id: 'happened', label: 'It has happened', clause, group: 'gm' },
      { id: 'not', label: 'Not yet', clause, group: 'gm' },
    ],
    read: ({ option }) =>
      option === 'happened' || option === 'not' ? { option } : onlyAnswers('happened or not', clause),
  };
};
