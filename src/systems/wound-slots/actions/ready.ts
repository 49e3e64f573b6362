import type { Choice, Need, PickValue, Refusal } from '../../../kernel/port.ts';
import { costs } from '../costs.ts';
import { judgeAble, judgeAp } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import type { EventKind } from '../turn/events.ts';
import { eventKinds, eventNames } from '../turn/events.ts';
import { dearest } from '../turn/payable.ts';
import type { Action } from './action.ts';
import { actionAmong, greyed } from './action.ts';

/**
 * SL-COM-6, SL-R66, SL-R67: readies an action for use as a reaction to any event, or to chosen kinds of events. Target
 * and means are chosen when it is used.
 */

const clause = 'SL-COM-6';

/** The actions that can be readied: those possible out of turn, the primary ones first. */
function readiable(fight: Fight, who: Combatant, others: readonly Action[]): readonly Action[] {
  const open = others.flatMap((action) => {
    const { kind, outOfTurn, offer } = action;
    const option = kind === 'action' && outOfTurn ? offer(fight, who) : null;
    return option ? [{ action, primary: option.group === 'primary' }] : [];
  });
  return [...open.filter(({ primary }) => primary), ...open.filter(({ primary }) => !primary)].map(
    ({ action }) => action,
  );
}

/**
 * An action to be readied with its price (SL-R66). By `prepaid` the price is due now and disables the pick if AP are
 * missing.
 */
function pickOf(fight: Fight, who: Combatant, action: Action): PickValue {
  const option = action.offer(fight, who);
  const pick = { id: action.id, label: option?.label ?? action.id };
  if (fight.rulings.readyCost === 'twoThenCost') {
    const due = option?.cost?.ap;
    return due === undefined ? pick : { ...pick, note: `${due} AP then` };
  }
  const ap = dearest(fight, who, action);
  return { ...pick, note: `${ap} AP`, ...greyed(judgeAp(who, ap)) };
}

/** SL-R67: the events to pick from; none by `gmText`, where the event is described in words. */
const openEvents = (fight: Fight): readonly EventKind[] =>
  fight.rulings.readyEvents === 'gmText' ? [] : eventKinds.filter((kind) => kind !== 'gm');

const longest = 200;

function read(fight: Fight, who: Combatant, others: readonly Action[], choice: Choice): Choice | Refusal {
  const refused = judgeAble(fight, who);
  if (refused) return refused;
  const action = typeof choice.what === 'string' ? actionAmong(others, choice.what) : undefined;
  if (!action || !readiable(fight, who, others).includes(action)) {
    return refuse('noSuchThing', 'it must be said which action is readied', clause, 'what');
  }
  const events = choice.events ?? [];
  const known: readonly string[] = openEvents(fight);
  if (
    !Array.isArray(events) ||
    !events.every((event) => typeof event === 'string' && known.includes(event))
  ) {
    return refuse('noSuchThing', `events are ${known.join(', ')}`, 'SL-COM-6', 'events');
  }
  const { text } = choice;
  if (text === undefined || text === '') return { option: 'ready', what: action.id, events: [...events] };
  if (fight.rulings.readyEvents !== 'gmText' || typeof text !== 'string' || text.length > longest) {
    return refuse(
      'noSuchThing',
      `what is waited for is said in ${longest} letters at the most`,
      clause,
      'text',
    );
  }
  return { option: 'ready', what: action.id, events: [], text };
}

/** `others`: all other actions. */
export const readyAmong = (others: readonly Action[]): Action => ({
  id: 'ready',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: false,
  offer: (fight, who) => ({
    id: 'ready',
    label: 'Ready an action',
    phrase: 'Ready {what}',
    clause,
    group: 'primary',
    ...(fight.rulings.readyCost === 'twoThenCost' ? { cost: { ap: costs.ready.ap } } : {}),
    ...greyed(judgeAble(fight, who)),
  }),
  needs(fight, who): { readonly [field: string]: Need } {
    const events = openEvents(fight);
    return {
      what: {
        kind: 'one',
        label: 'Which action',
        oneOf: readiable(fight, who, others).map((action) => pickOf(fight, who, action)),
      },
      ...(events.length > 0
        ? {
            events: {
              kind: 'some',
              label: 'When (any event unless you choose)',
              oneOf: events.map((id) => ({ id, label: eventNames[id] })),
              min: 0,
              max: events.length,
            },
          }
        : { text: { kind: 'text', label: 'When (the game master says so)', longest, optional: true } }),
    };
  },
  read: (fight, who, choice) => read(fight, who, others, choice),
  price(fight, who, choice) {
    if (fight.rulings.readyCost === 'twoThenCost') return costs.ready;
    const what = typeof choice.what === 'string' ? actionAmong(others, choice.what) : undefined;
    // SL-R66 `prepaid`: the price is that of the readied action.
    return { ap: what ? dearest(fight, who, what) : 0 };
  },
  perform(table, who, choice) {
    const prepaid = table.fight.rulings.readyCost === 'prepaid';
    const events = Array.isArray(choice.events) ? choice.events.map(String) : [];
    const text = typeof choice.text === 'string' ? { text: choice.text } : {};
    const readied = { choice: { option: String(choice.what) }, events, prepaid, ...text };
    table.tell({ fact: 'readied', who, readied });
  },
});
