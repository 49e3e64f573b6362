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
import { numbersNote } from './test.ts';

/** The tests of maneuvers (FS-MAN-11), with the effects of size and grip on them. */

/** The winner and the loser of a critical win. */
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

/** The skills with which the loser may test; it picks one of several. */
export const answeredWith: { readonly [maneuver in Tested]: readonly [Skill, ...Skill[]] } = {
  bash: ['athletics'],
  disarm: ['athletics', 'sleightOfHand'],
  push: ['athletics'],
  trip: ['acrobatics'],
};

const firmGrip: Term = { value: 1, op: 'add', label: 'shield or two-handed weapon', clause: 'FS-MAN-6' };

/**
 * FS-MAN-6: whether the loser holds the item in the way that gives its test a boon: a shield, or a weapon held in two
 * hands.
 */
function heldFirmly(loser: Combatant, item: Id | null): boolean {
  const grip = loser.hands.find((one) => one.item.id === item);
  if (!grip) return false;
  const { kind } = grip.item.thing;
  return kind === 'shield' || (kind === 'weapon' && grip.hands === 2);
}

/**
 * The loser's test. An unconscious loser fails automatically (FS-MAN-2); otherwise a great difference in size decides
 * (FS-SIZE-1, FS-SIZE-2); otherwise boons and banes count. `item`: the item that a Disarm is aimed at, else `null`.
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

function described(fight: Fight, spec: TestSpec, skill: Skill): string {
  if (spec.automatic !== undefined) {
    return spec.automatic === 'pass' ? 'passes by itself' : 'fails by itself';
  }
  return `${skillNames[skill]} ${numbersNote(fight, spec)}`;
}

/** A critical win with its attack. */
interface WonBy extends Between {
  readonly attack: Attack;
}

/**
 * FS-MAN-3: the note of a maneuver in the prompt: its test, and a remark where the maneuver would gain nothing. `null`
 * for a Disarm whose items are tested for differently: then each item has its own note.
 */
export function maneuverNote(fight: Fight, win: WonBy, maneuver: Maneuver): string | null {
  const winner = one(fight, win.winner);
  const loser = one(fight, win.loser);
  switch (maneuver) {
    case 'brace':
      // FS-R41: Brace does not stack.
      return winner.braced ? 'braced already: nothing more' : 'a boon on the next defence';
    case 'precision':
      return precisionNote(fight, win.attack);
    case 'feint': {
      const note = described(fight, feintSpec(win.winner, win.loser), 'deception');
      return `own ${note}${feinted(fight, win) ? ', feinted already' : ''}`;
    }
    case 'disarm': {
      // Where the items differ in boon or bane, each item's own note says so instead.
      const [note, ...others] = new Set(loser.hands.map(({ item }) => disarmNote(fight, win, item.id)));
      return note !== undefined && others.length === 0 ? `${loser.sheet.name}: ${note}` : null;
    }
    case 'bash': {
      // FS-R71: Dazed does not stack.
      const already = loser.dazed ? ', dazed already' : '';
      return `${loser.sheet.name}: ${testsFor(fight, win, maneuver, null)}${already}`;
    }
    case 'push':
    case 'trip':
      return `${loser.sheet.name}: ${testsFor(fight, win, maneuver, null)}`;
  }
}

/** FS-MAN-3: whether the maneuver would certainly gain nothing: its note says why. */
export function comesToNothing(fight: Fight, win: Between, maneuver: Maneuver): boolean {
  switch (maneuver) {
    case 'brace':
      return one(fight, win.winner).braced;
    case 'feint':
      return feinted(fight, win);
    case 'precision':
      return false;
    case 'bash':
    case 'disarm':
    case 'push':
    case 'trip': {
      const { automatic } = maneuverSpec(fight, win, maneuver, answeredWith[maneuver][0], null);
      return automatic === 'pass' || (maneuver === 'bash' && one(fight, win.loser).dazed);
    }
  }
}

/** FS-MAN-7: whether the winner has a passed Feint at the loser already. */
function feinted(fight: Fight, { winner, loser }: Between): boolean {
  const { feint } = one(fight, winner);
  return feint?.at === loser && feint.passed === true;
}

/** FS-MAN-8: with means that roll no damage dice, such as a net, Precision only chooses the hit location. */
function precisionNote({ rulings }: Fight, { means }: Attack): string {
  if (means.damage.some(({ count }) => count > 0)) return 'every damage die at its highest';
  return rulings.hitLocations === 'off'
    ? 'no damage die: nothing to gain'
    : 'no damage die: the hit location alone';
}

/** The note of one item that a Disarm may be aimed at. */
export const disarmNote = (fight: Fight, win: Between, item: Id): string =>
  testsFor(fight, win, 'disarm', item);

function testsFor(fight: Fight, win: Between, maneuver: Tested, item: Id | null): string {
  const tests = answeredWith[maneuver].map((skill) =>
    described(fight, maneuverSpec(fight, win, maneuver, skill, item), skill),
  );
  return [...new Set(tests)].join(' or ');
}
