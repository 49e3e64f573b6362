import type { Refusal } from '../../../kernel/port.ts';
import { judgeReaction } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { happened } from '../turn/events.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

const clause = 'SL-COM-6';

const judge = (fight: Fight, who: Combatant): Refusal | null =>
  who.readied !== null && fight.rulings.readyEvents === 'gmText'
    ? judgeReaction(fight, who, 0)
    : refuse('noSuchThing', `${who.sheet.name} waits for no word of the game master`, clause, 'option');

/** SL-R67 `gmText`: the game master says, on anybody's turn, that the event of a readied action has happened. */
export const eventCome: Action = {
  id: 'event-come',
  clause,
  kind: 'free',
  outOfTurn: true,
  chargeable: false,
  offer: (fight, who) =>
    who.readied === null || fight.rulings.readyEvents !== 'gmText'
      ? null
      : {
          id: 'event-come',
          label: `It has come: ${who.readied.text ?? 'what was waited for'}`,
          clause,
          group: 'gm',
          ...greyed(judge(fight, who)),
        },
  read: (fight, who) => judge(fight, who) ?? { option: 'event-come' },
  price: () => ({ ap: 0 }),
  perform: (table, who) => happened(table, 'gm', who),
};
