import { readCell } from '../../../engine/fields.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice, Question, Refusal } from '../../../kernel/port.ts';
import { deciderOf } from '../control.ts';
import { shakeOffAp } from '../costs.ts';
import { reveal } from '../hiding.ts';
import { refuse } from '../refusal.ts';
import { getOff, landingsOf } from '../riding/places.ts';
import { ridersOf, ridesOn } from '../riding/riding.ts';
import { contest } from '../roll/contest.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, isDown, one } from '../state.ts';
import { gainStatus } from '../status/gain.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { costOf } from './action.ts';
import { contestOf } from './contest-rules.ts';

/** Shaking off a climber (WS-ADV-8): the contest of the climb is repeated; the climber rolls first. */

const clause = 'WS-ADV-8';
const price = { ap: shakeOffAp };

function read(fight: Fight, who: Combatant, { target }: Choice): Choice | Refusal {
  const riders = ridersOf(fight, who);
  const rider = target === undefined ? riders[0] : riders.find(({ id }) => id === target);
  return rider
    ? { option: 'shake-off', target: rider.id }
    : refuse('wrongTarget', `nobody like that clings to ${who.sheet.name}`, clause, 'target');
}

export const shakeOff: Action = {
  id: 'shake-off',
  clause,
  kind: 'deed',
  held: { target: true, read: () => ({ option: 'shake-off' }) },
  offer: (fight, who) =>
    ridersOf(fight, who).length > 0
      ? { id: 'shake-off', label: 'Shake off', clause, group: 'more', cost: costOf(price) }
      : null,
  needs(fight, who) {
    const riders = ridersOf(fight, who);
    return {
      target: {
        kind: 'one',
        label: 'Whom',
        oneOf: riders.map(({ id, sheet }) => ({ id, label: sheet.name })),
        ...(riders[0] ? { default: riders[0].id } : {}),
      },
    };
  },
  read,
  price: () => price,
  perform(table, id, choice) {
    const rider = String(choice.target);
    const spec = contestOf(table.fight, 'climb', rider, id, clause);
    // WS-VIT-4: a climber that is Down makes no check and falls off.
    const clings =
      !isDown(one(table.fight, rider)) &&
      contest(table, { ...spec, purpose: 'cling', unyielding: true, tieLoses: true }).won;
    if (!clings) land(table, rider, id);
    if (foes(one(table.fight, id), one(table.fight, rider))) reveal(table, id, 'contest');
  },
};

/** Lets the climber land (WS-R39). */
function land(table: Table, rider: Id, mount: Id): void {
  const who = one(table.fight, rider);
  if (!ridesOn(who, one(table.fight, mount))) return;
  const [first, ...more] = landingsOf(table.fight, who);
  if (!first) return;
  const to =
    more.length > 0 ? (readCell(table.ask(landingQuestion(table.fight, who, mount)).to) ?? first) : first;
  getOff(table, rider, to);
  if (table.fight.rulings.climbLanding === 'landsProne') {
    gainStatus(table, { who: rider, by: mount, status: { id: 'prone', for: 'untilEnded' }, clause });
  }
}

/** WS-ADV-8, WS-R39: asks the mount, or with `climberChooses` the climber. */
function landingQuestion(fight: Fight, rider: Combatant, mount: Id): Question {
  const chooses = fight.rulings.climbLanding === 'climberChooses' ? rider : one(fight, mount);
  const cells = landingsOf(fight, rider);
  const same = (a: Cell) => (b: Cell) => a.x === b.x && a.y === b.y;
  return {
    id: 'climb.landing',
    clause,
    for: deciderOf(fight, chooses),
    about: { who: rider.id, from: mount, title: `Where does ${rider.sheet.name} land?` },
    options: () => [
      {
        id: 'land',
        label: 'There',
        clause,
        group: 'primary',
        needs: { to: { kind: 'cell', label: 'Where', cells: cells.map(({ x, y }) => ({ x, y })) } },
      },
    ],
    read({ option, to }) {
      const cell = option === 'land' ? readCell(to) : null;
      return cell && cells.some(same(cell))
        ? { option: 'land', to: { x: cell.x, y: cell.y } }
        : refuse('spaceTaken', 'it lands on a free space within 1 m', clause, 'to');
    },
  };
}
