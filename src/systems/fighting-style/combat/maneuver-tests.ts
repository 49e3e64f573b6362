import type { Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import type { Skill } from '../sheet.ts';
import { skillNames } from '../sheet.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, unconscious } from '../state.ts';
import type { Attack } from './attack.ts';
import type { Maneuver } from './facts.ts';
import { sizeSays } from './size.ts';
import type { TestSpec } from './test.ts';
import { testNumbers } from './test.ts';

/** The tests of maneuvers (FS-MAN-11), with what size and grip say of them. */

/** Who has won a combat roll critically, and against whom. */
export interface Between {
  readonly winner: Id;
  readonly loser: Id;
}

/** Maneuvers that the loser answers with a test. */
export type Tested = 'bash' | 'disarm' | 'push' | 'trip';

const clauses: { readonly [maneuver in Tested]: string } = {
  bash: 'FS-MAN-4',
  disarm: 'FS-MAN-6',
  push: 'FS-MAN-9',
  trip: 'FS-MAN-10',
};

/** The skills with which the loser may answer; of several it picks one. */
export const answeredWith: { readonly [maneuver in Tested]: readonly [Skill, ...Skill[]] } = {
  bash: ['athletics'],
  disarm: ['athletics', 'sleightOfHand'],
  push: ['athletics'],
  trip: ['acrobatics'],
};

const firmGrip: Term = { value: 1, op: 'add', label: 'shield or two-handed weapon', clause: 'FS-MAN-6' };

/** FS-MAN-6: a weapon held in two hands, or a shield. */
function heldFirmly(loser: Combatant, item: Id | null): boolean {
  const grip = loser.hands.find((one) => one.item.id === item);
  if (!grip) return false;
  const { kind } = grip.item.thing;
  return kind === 'shield' || (kind === 'weapon' && grip.hands === 2);
}

/**
 * The loser's test. One knocked out fails by itself (FS-MAN-2); else great differences of size decide (FS-SIZE-1,
 * FS-SIZE-2), else boons and banes are counted. `item`: what a Disarm is after.
 */
export function maneuverSpec(
  fight: Fight,
  win: Between,
  maneuver: Tested,
  skill: Skill,
  item: Id | null,
): TestSpec {
  const loser = one(fight, win.loser);
  const size = sizeSays(one(fight, win.winner).sheet.size, loser.sheet.size);
  const edge: Term[] = [];
  if (size.edge) edge.push(size.edge);
  if (maneuver === 'disarm' && heldFirmly(loser, item)) edge.push(firmGrip);
  const automatic = unconscious(loser) ? 'fail' : size.automatic;
  return {
    who: win.loser,
    skill,
    clause: clauses[maneuver],
    purpose: 'maneuver',
    against: win.winner,
    with: maneuver,
    edge,
    ...(automatic === null ? {} : { automatic }),
  };
}

/** FS-MAN-7: the winner's own test of a Feint. */
export const feintSpec = (winner: Id, loser: Id): TestSpec => ({
  who: winner,
  skill: 'deception',
  clause: 'FS-MAN-7',
  purpose: 'feint',
  against: loser,
  with: 'feint',
});

const leaning = (edge: number): string => (edge > 0 ? ', boon' : edge < 0 ? ', bane' : '');

function described(fight: Fight, spec: TestSpec, skill: Skill): string {
  if (spec.automatic !== undefined) {
    return spec.automatic === 'pass' ? 'passes by itself' : 'fails by itself';
  }
  const { tn, edge } = testNumbers(fight, spec);
  return `${skillNames[skill]} TN ${tn.value}${leaning(edge.value)}`;
}

/** A win with the attack that led to it. */
interface WonBy extends Between {
  readonly attack: Attack;
}

/** FS-MAN-3: what the prompt says of the test, and whether there is anything left to gain. */
export function maneuverNote(fight: Fight, win: WonBy, maneuver: Maneuver): string | null {
  const winner = one(fight, win.winner);
  const loser = one(fight, win.loser);
  switch (maneuver) {
    case 'brace':
      // FS-R41: it does not stack.
      return winner.braced ? 'braced already: nothing more' : 'a boon on the next defence';
    case 'precision':
      return precisionNote(fight, win.attack);
    case 'feint': {
      const already = winner.feint?.at === win.loser && winner.feint.passed === true;
      const note = described(fight, feintSpec(win.winner, win.loser), 'deception');
      return `own ${note}${already ? ', feinted already' : ''}`;
    }
    case 'disarm': {
      // Things held differently are lost differently: then each says it of itself.
      const [note, ...others] = new Set(loser.hands.map(({ item }) => disarmNote(fight, win, item.id)));
      return note !== undefined && others.length === 0 ? `${loser.sheet.name}: ${note}` : null;
    }
    case 'bash': {
      // FS-R71: it does not stack.
      const already = loser.dazed ? ', dazed already' : '';
      return `${loser.sheet.name}: ${testsFor(fight, win, maneuver, null)}${already}`;
    }
    case 'push':
    case 'trip':
      return `${loser.sheet.name}: ${testsFor(fight, win, maneuver, null)}`;
  }
}

/** FS-MAN-8: of what rolls no damage, a net say, the hit location is all that is left to choose. */
function precisionNote({ rulings }: Fight, { means }: Attack): string {
  if (means.damage.some(({ count }) => count > 0)) return 'every damage die at its highest';
  return rulings.hitLocations === 'off'
    ? 'no damage die: nothing to gain'
    : 'no damage die: the hit location alone';
}

/** The same for one of the things that a Disarm may be after. */
export const disarmNote = (fight: Fight, win: Between, item: Id): string =>
  testsFor(fight, win, 'disarm', item);

function testsFor(fight: Fight, win: Between, maneuver: Tested, item: Id | null): string {
  const tests = answeredWith[maneuver].map((skill) =>
    described(fight, maneuverSpec(fight, win, maneuver, skill, item), skill),
  );
  return [...new Set(tests)].join(' or ');
}
