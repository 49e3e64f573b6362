import type { Choice, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { contests } from '../contests.ts';
import { breakFreeAp } from '../costs.ts';
import { endGrab } from '../grabs/grabs.ts';
import { reveal } from '../hiding.ts';
import { nameOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import { contest } from '../roll/contest.ts';
import type { Combatant } from '../state.ts';
import { foes, one } from '../state.ts';
import type { Action } from './action.ts';
import { costOf } from './action.ts';
import { contestOf, namedNeed, readNamed } from './contest-rules.ts';

/**
 * Breaking free from a grab (WS-ADV-11, WS-R41): the contest is repeated with the grabbed creature as initiator; both
 * keep their lists of checks.
 */

const clause = 'WS-ADV-11';
const price = { ap: breakFreeAp };
const { mine, theirs } = contests.grab;

function read(who: Combatant, choice: Choice): Choice | Refusal {
  const { target = who.grabbedBy[0] } = choice;
  if (typeof target !== 'string' || !who.grabbedBy.includes(target)) {
    return refuse('wrongTarget', `nobody like that holds ${who.sheet.name}`, clause, 'target');
  }
  const skill = readNamed(theirs, choice);
  return isRefusal(skill) ? skill : { option: 'break-free', target, ...skill };
}

export const breakFree: Action = {
  id: 'break-free',
  clause,
  kind: 'deed',
  held: {
    target: true,
    needs: (fight) => namedNeed(fight, theirs),
    read(_fight, _who, choice) {
      const skill = readNamed(theirs, choice);
      return isRefusal(skill) ? skill : { option: 'break-free', ...skill };
    },
  },
  offer: (_fight, who) =>
    who.grabbedBy.length > 0
      ? { id: 'break-free', label: 'Break free', clause, group: 'more', cost: costOf(price) }
      : null,
  needs: (fight, who) => ({
    target: {
      kind: 'one',
      label: 'From whom',
      oneOf: who.grabbedBy.map((id) => ({ id, label: nameOf(fight, id) })),
      ...(who.grabbedBy[0] === undefined ? {} : { default: who.grabbedBy[0] }),
    },
    // The checks to choose from (WS-R6).
    ...namedNeed(fight, theirs),
  }),
  read: (_fight, who, choice) => read(who, choice),
  price: () => price,
  perform(table, who, choice) {
    const by = String(choice.target);
    const spec = contestOf(table.fight, 'grab', who, by, clause);
    const { won } = contest(table, {
      ...spec,
      skills: theirs,
      resists: mine,
      named: choice.skill as typeof spec.named,
      purpose: 'break-free',
    });
    if (won) endGrab(table, who, by, 'escaped');
    if (foes(one(table.fight, who), one(table.fight, by))) reveal(table, who, 'contest');
  },
};
