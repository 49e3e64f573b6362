import { distance } from '../../../battlefield/distance.ts';
import { cellAfter } from '../../../battlefield/straight.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import { isHelpless } from '../harm/helpless.ts';
import { stepsWithin } from '../movement/along.ts';
import { stillResolving } from '../refusal.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Result } from '../test/roll.ts';
import { hitsOfItself, isFumble } from './attack-roll.ts';
import type { Attack } from './types.ts';

/** Attacks that come down elsewhere (PE-FUM-3, PE-FUM-4). */

interface Step {
  readonly dx: number;
  readonly dy: number;
}

/** PE-FUM-3: the number pad by digit, 8 being north; y grows to the south. 5 is straight up, 0 toward the attacker. */
const pad: readonly Step[] = [
  { dx: 0, dy: 0 },
  { dx: -1, dy: 1 },
  { dx: 0, dy: 1 },
  { dx: 1, dy: 1 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: 0 },
  { dx: 1, dy: 0 },
  { dx: -1, dy: -1 },
  { dx: 0, dy: -1 },
  { dx: 1, dy: -1 },
];

/** The eight directions, clockwise from north. */
const compass: readonly Step[] = [8, 9, 6, 3, 2, 1, 4, 7].map((digit) => pad[digit] as Step);

/**
 * The direction from one square to another as an index of `compass`: the nearest of the eight, where straight means
 * within 22.5 degrees (tangent about 5/12).
 */
function heading(from: Cell, to: Cell): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const [far, near] = [Math.max(Math.abs(x), Math.abs(y)), Math.min(Math.abs(x), Math.abs(y))];
  const straight = near * 12 < far * 5;
  const sideways = Math.abs(x) > Math.abs(y);
  const dx = straight && !sideways ? 0 : Math.sign(x);
  const dy = straight && sideways ? 0 : Math.sign(y);
  return Math.max(
    0,
    compass.findIndex((step) => step.dx === dx && step.dy === dy),
  );
}

interface Scattered {
  /** The square where it comes down. */
  readonly cell: Cell;
  readonly dx: number;
  readonly dy: number;
  readonly metres: number;
}

/**
 * Where an attack with this die comes down: the ones digit is the direction, the tens digit the metres, as PE-R15 counts
 * diagonals. Toward the attacker it goes no farther than the attacker's square.
 */
export function scatterOf(fight: Fight, attacker: Combatant, aimed: Cell, die: number): Scattered {
  const metres = Math.floor(die / 10) % 10;
  const ones = die % 10;
  if (ones === 0) return towardAttacker(fight, attacker.cell, aimed, metres);
  let step = pad[ones] as Step;
  if (fight.rulings.scatterPad === 'attackerFacing' && ones !== 5) {
    const place = compass.findIndex(({ dx, dy }) => dx === step.dx && dy === step.dy);
    step = compass[(place + heading(attacker.cell, aimed)) % 8] as Step;
  }
  const { dx, dy } = step;
  const squares = stepsWithin(fight, metres, dx !== 0 && dy !== 0);
  return { cell: { x: aimed.x + dx * squares, y: aimed.y + dy * squares }, dx, dy, metres };
}

function towardAttacker(fight: Fight, attacker: Cell, aimed: Cell, metres: number): Scattered {
  const [x, y] = [attacker.x - aimed.x, attacker.y - aimed.y];
  const far = distance(fieldOf(fight), attacker, 1, aimed, 1);
  const cell = far === 0 ? aimed : cellAfter(aimed, attacker, Math.min(metres, far), far);
  return { cell, dx: Math.sign(x), dy: Math.sign(y), metres };
}

/**
 * PE-R67: whether this attack scatters: it failed and has the Scatter quality; with `gmOnly` the game master decides.
 * Fumbles do not scatter, nor do attacks that hit anyway: on the Helpless (PE-HLP-1), or of themselves (PE-R68).
 */
export function scatters(table: Table, attack: Attack, roll: Result): boolean {
  if (roll.passed || roll.automatic !== null || isFumble(roll) || !attack.means.weapon?.scatter) return false;
  const [aimed] = attack.targets;
  if (aimed !== undefined && isHelpless(table.fight, one(table.fight, aimed))) return false;
  if (hitsOfItself(table.fight, attack, roll)) return false;
  if (table.fight.rulings.scatterWhen === 'failedScatterQuality') return true;
  return table.ask(question(attack, roll)).option === 'scatters';
}

const question = (attack: Attack, roll: Result): Question => ({
  id: 'scatter',
  clause: 'PE-FUM-3',
  for: 'gm',
  about: { attacker: attack.who, target: attack.targets[0], with: attack.means.id, die: roll.die },
  options: () => [
    { id: 'scatters', label: 'It comes down elsewhere', clause: 'PE-FUM-3', group: 'gm' },
    { id: 'misses', label: 'It goes wide', clause: 'PE-FUM-3', group: 'gm' },
  ],
  read: ({ option }) =>
    option === 'scatters' || option === 'misses'
      ? { option }
      : stillResolving('the answers are scatters and misses'),
});

/** Tells where the attack comes down and returns it. */
export function tellScattered(table: Table, attack: Attack, roll: Result, aimed: Cell): Scattered {
  const { fight } = table;
  const scattered = scatterOf(fight, one(fight, attack.who), aimed, roll.die);
  const { dx, dy, metres } = scattered;
  table.tell({ fact: 'scattered', who: attack.who, with: attack.means.id, dx, dy, metres });
  return scattered;
}
