import type { Reaction } from '../../../engine/system.ts';
import type { Id, Json } from '../../../kernel/json.ts';
import type { Choice, Question, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Term } from '../../../kernel/terms.ts';
import { declare } from '../actions/action.ts';
import { countsAsMelee } from '../combat/manner.ts';
import { findMeans, judgeMeans, judgeTarget, meansOf } from '../combat/means.ts';
import { standardAttack } from '../combat/offer.ts';
import { resolveAttack } from '../combat/resolve.ts';
import type { Means } from '../combat/types.ts';
import type { Facts } from '../facts/index.ts';
import { refuse, stillResolving } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { term } from '../test/roll.ts';
import type { ChanceEvent } from './chance-events.ts';
import { chanceInterrupts, chanceWindows, mayTakeChance, stillOn } from './chance-events.ts';

/**
 * The Chance Attack (section CHA). The code that opens the window says whom the event provokes; here it is decided
 * which of them can strike, and with what.
 */

interface ChanceChoice extends Choice {
  readonly option: 'chance-attack' | 'decline';
  readonly with?: string;
}

/** PE-CHA-11: in melee no Ballistic weapon except a Pistol. */
const fitsMelee = (fight: Fight, means: Means): boolean =>
  countsAsMelee(fight, means.manner) || means.manner === 'magic' || means.weapon?.class === 'pistol';

/** PE-R65, `after`: whether an enemy that has left can still be struck, because these means reached it before. */
const reached = (fight: Fight, event: ChanceEvent, means: Means): boolean =>
  event.event === 'leaving' && !chanceInterrupts(fight) && countsAsMelee(fight, means.manner);

function judge(fight: Fight, event: ChanceEvent, who: Combatant, means: Means): Refusal | null {
  if (!fitsMelee(fight, means)) {
    const because = `a Chance Attack in melee is not made with ${means.label}`;
    return refuse('notAReaction', because, 'PE-CHA-11', 'with');
  }
  const refused = judgeMeans(fight, who, means);
  if (refused || reached(fight, event, means)) return refused;
  return judgeTarget(fight, who, means, one(fight, event.who));
}

/** The means that this combatant can strike with now. */
const usable = (fight: Fight, event: ChanceEvent, who: Combatant): readonly Means[] =>
  meansOf(fight, who).filter((means) => judge(fight, event, who, means) === null);

/** PE-CHA-1, PE-CHA-7 to PE-CHA-9: whether this combatant is asked. */
function mayStrike(fight: Fight, id: Id, event: ChanceEvent): boolean {
  const who = fight.combatants[id];
  const foe = fight.combatants[event.who];
  if (!who || !foe || !mayTakeChance(fight, who, foe)) return false;
  return meansOf(fight, who).some((means) => judge(fight, event, who, means) === null);
}

/** Those provoked by an event that have something to strike with (PE-CHA-11). */
export const strikers = (fight: Fight, event: ChanceEvent): readonly Id[] =>
  event.by.filter((id) => mayStrike(fight, id, event));

const question = (fight: Fight, event: ChanceEvent, id: Id): Question<ChanceChoice> => {
  const who = one(fight, id);
  return {
    id: 'chance-attack',
    clause: 'PE-CHA-1',
    for: id,
    reaction: 'chance-attack',
    about: { provoker: event.who, event: event.event },
    options: () => {
      const means = usable(fight, event, who);
      return [
        {
          id: 'chance-attack',
          label: 'Chance Attack',
          named: true,
          clause: 'PE-CHA-1',
          group: 'reaction',
          needs: {
            with: {
              kind: 'one',
              label: 'With',
              oneOf: means.map(({ id: with_, label }) => ({ id: with_, label })),
              ...(means[0] ? { default: means[0].id } : {}),
            },
          },
        },
        { id: 'decline', label: 'Let it pass', clause: 'PE-CHA-1', group: 'reaction' },
      ];
    },
    read: (choice) => read(fight, event, who, choice),
  };
};

function read(fight: Fight, event: ChanceEvent, who: Combatant, choice: Choice): ChanceChoice | Refusal {
  if (choice.option === 'decline') return { option: 'decline' };
  if (choice.option !== 'chance-attack') {
    return stillResolving('the answers are chance-attack and decline');
  }
  const means = readMeans(fight, event, who, choice.with);
  return isRefusal(means) ? means : { option: 'chance-attack', with: means.id };
}

function readMeans(
  fight: Fight,
  event: ChanceEvent,
  who: Combatant,
  given: Json | undefined,
): Means | Refusal {
  const means = given === undefined ? usable(fight, event, who)[0] : findMeans(fight, who, given);
  if (!means) {
    return refuse('notInHand', `${who.sheet.name} has no such thing to strike with`, 'PE-CHA-1', 'with');
  }
  return judge(fight, event, who, means) ?? means;
}

/** PE-MOVE-11: a Flee gives the Chance Attack Advantage. */
function edgeOf(event: ChanceEvent): readonly Term[] {
  return event.event === 'leaving' && event.flee ? [term(1, 'fleeing', 'PE-MOVE-11')] : [];
}

function perform(table: Table, event: ChanceEvent, who: Id, choice: Choice): void {
  const { fight } = table;
  const means = findMeans(fight, one(fight, who), choice.with);
  if (!means) return;
  const target = event.who;
  declare(table, who, 'chance-attack', 'chance', { target, with: means.id });
  // PE-CHA-8, PE-CHA-9: counted before the attack.
  table.tell({ fact: 'chance-used', who, at: target });
  resolveAttack(
    table,
    standardAttack(fight, one(fight, who), means, one(fight, target), {
      form: 'chance',
      edge: edgeOf(event),
      earns: false,
    }),
  );
}

const reactionFor = (event: ChanceEvent['event']): Reaction<Fight, Facts> => ({
  id: 'chance-attack',
  window: chanceWindows[event],
  label: 'Chance Attack',
  clause: 'PE-CHA-1',
  who: (fight, context) => strikers(fight, context as ChanceEvent),
  question: (fight, context, who) => question(fight, context as ChanceEvent, who),
  perform: (table, context, who, choice) => perform(table, context as ChanceEvent, who, choice),
  goesOn: (fight, context) => stillOn(fight, context as ChanceEvent),
});

/** One reaction per trigger (PE-CHA-2 to PE-CHA-6). */
export const chanceAttacks: readonly Reaction<Fight, Facts>[] = [
  reactionFor('leaving'),
  reactionFor('rising'),
  reactionFor('firing'),
  reactionFor('failed-grapple'),
  reactionFor('failed-trick'),
];
