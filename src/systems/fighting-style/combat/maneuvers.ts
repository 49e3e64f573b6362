import { findItem, readCell } from '../../../engine/fields.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import { possessive } from '../../../kernel/phrases.ts';
import type { Choice, Need, Option, Question, Refusal } from '../../../kernel/port.ts';
import { itemsInHand } from '../judge.ts';
import { refuse, stillResolving } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, unconscious } from '../state.ts';
import type { Attack } from './attack.ts';
import { landingCells } from './disarm.ts';
import type { HitLocation, Maneuver } from './facts.ts';
import { hitLocations, maneuvers } from './facts.ts';
import { comesToNothing, disarmNote, maneuverNote } from './maneuver-tests.ts';
import { canBash } from './means.ts';
import { pushedTo } from './push.ts';
import { inReach } from './reach.ts';

/** The right to a maneuver and the question that offers it (section 9). */

/** A combat roll that one side won critically, being the only one to pass. */
export interface Win {
  readonly winner: Id;
  readonly loser: Id;
  readonly attack: Attack;
}

export interface ManeuverChoice extends Choice {
  readonly option: Maneuver | 'decline';
  /** Of a Disarm: the item to strike away, and with FS-R42 `winnerChooses` where it lands. */
  readonly item?: Id;
  readonly cell?: { readonly x: number; readonly y: number };
  /** Of Precision. */
  readonly location?: HitLocation;
}

const starred: readonly Maneuver[] = ['bash', 'disarm', 'push', 'trip'];
export const isStarred = (maneuver: Maneuver): boolean => starred.includes(maneuver);

export const maneuverClauses: { readonly [maneuver in Maneuver]: string } = {
  bash: 'FS-MAN-4',
  brace: 'FS-MAN-5',
  disarm: 'FS-MAN-6',
  feint: 'FS-MAN-7',
  precision: 'FS-MAN-8',
  push: 'FS-MAN-9',
  trip: 'FS-MAN-10',
};

const labels: { readonly [maneuver in Maneuver]: string } = {
  bash: 'Bash',
  brace: 'Brace',
  disarm: 'Disarm',
  feint: 'Feint',
  precision: 'Precision',
  push: 'Push',
  trip: 'Trip',
};

/** FS-MAN-3, FS-R40: whether the maneuver needs the loser within the winner's melee reach. */
function needsReach(fight: Fight, maneuver: Maneuver): boolean {
  switch (fight.rulings.maneuverReach) {
    case 'starredNeedReach':
      return isStarred(maneuver);
    case 'meleeOnly':
      return true;
    case 'any':
      return false;
  }
}

const unavailable = (because: string, clause: string): Refusal =>
  refuse('maneuverUnavailable', because, clause);

/** Why this maneuver is not offered (FS-MAN-3); `null` if it is. */
function judgeManeuver(fight: Fight, win: Win, maneuver: Maneuver): Refusal | null {
  const winner = one(fight, win.winner);
  const loser = one(fight, win.loser);
  if (needsReach(fight, maneuver) && !inReach(fight, winner, loser)) {
    return unavailable(`${loser.sheet.name} is out of ${possessive(winner.sheet.name)} reach`, 'FS-MAN-3');
  }
  if (isStarred(maneuver) && unconscious(loser)) {
    return unavailable(`${loser.sheet.name} is unconscious already`, 'FS-MAN-3');
  }
  return judgeOne(fight, win, maneuver, winner, loser);
}

function judgeOne(
  fight: Fight,
  win: Win,
  maneuver: Maneuver,
  winner: Combatant,
  loser: Combatant,
): Refusal | null {
  switch (maneuver) {
    case 'brace':
    case 'feint':
      return null;
    case 'bash':
      return canBash(winner) ? null : unavailable('a Bash needs a shield or a heavy weapon', 'FS-MAN-4');
    case 'disarm':
      return loser.hands.length > 0
        ? null
        : unavailable(`${loser.sheet.name} holds nothing that could be lost`, 'FS-MAN-6');
    case 'precision':
      return win.winner === win.attack.who && win.attack.means.kind === 'weapon'
        ? null
        : unavailable('Precision is a part of the attacker’s Strike', 'FS-MAN-8');
    case 'push':
      // FS-R45: without room whoever lies there already could not even fall prone.
      return (fight.rulings.pushBlocked !== 'notOffered' && !loser.prone) ||
        pushedTo(fight, winner, loser) !== null
        ? null
        : unavailable(`there is no room behind ${loser.sheet.name}`, 'FS-MAN-9');
    case 'trip':
      return loser.prone ? unavailable(`${loser.sheet.name} is prone already`, 'FS-MAN-10') : null;
  }
}

/**
 * The maneuvers that are offered at one moment (FS-MAN-2, FS-R39): all of them, or Precision before the damage and the
 * others after it.
 */
export type Stage = 'all' | 'precision' | 'others';

const ofStage: { readonly [stage in Stage]: readonly Maneuver[] } = {
  all: maneuvers,
  precision: ['precision'],
  others: maneuvers.filter((one) => one !== 'precision'),
};

/** Whether any maneuver of this stage can be offered. */
export const anyManeuver = (fight: Fight, win: Win, stage: Stage): boolean =>
  ofStage[stage].some((maneuver) => judgeManeuver(fight, win, maneuver) === null);

const declined: ManeuverChoice = { option: 'decline' };

/** The question which maneuver the winner adds, if any (FS-MAN-1). */
export function maneuverQuestion(fight: Fight, win: Win, stage: Stage): Question<ManeuverChoice> {
  return {
    id: 'maneuver',
    clause: 'FS-MAN-1',
    for: win.winner,
    about: {
      winner: win.winner,
      loser: win.loser,
      attacker: win.attack.who,
      with: win.attack.means.id,
      stage,
    },
    options: () => [
      ...worthwhileFirst(
        fight,
        win,
        ofStage[stage].filter((maneuver) => judgeManeuver(fight, win, maneuver) === null),
      ).map((maneuver) => maneuverOption(fight, win, maneuver)),
      { id: 'decline', label: 'No maneuver', clause: 'FS-MAN-1', group: 'free' },
    ],
    read: (choice) => readManeuver(fight, win, stage, choice),
  };
}

/** The maneuvers in their order, those that would come to nothing last. */
function worthwhileFirst(fight: Fight, win: Win, offered: readonly Maneuver[]): readonly Maneuver[] {
  const vain = offered.filter((maneuver) => comesToNothing(fight, win, maneuver));
  return [...offered.filter((maneuver) => !vain.includes(maneuver)), ...vain];
}

function maneuverOption(fight: Fight, win: Win, maneuver: Maneuver): Option {
  const note = maneuverNote(fight, win, maneuver);
  const needs = needsOf(fight, win, maneuver);
  return {
    id: maneuver,
    label: labels[maneuver],
    clause: maneuverClauses[maneuver],
    group: 'free',
    ...(note === null ? {} : { note }),
    ...(needs === null ? {} : { needs }),
  };
}

const locationLabels: { readonly [location in HitLocation]: string } = {
  head: 'Head',
  body: 'Body',
  'right-arm': 'Right arm',
  'left-arm': 'Left arm',
  'right-leg': 'Right leg',
  'left-leg': 'Left leg',
};

const locationNeed: Need = {
  kind: 'one',
  label: 'Hit location',
  oneOf: hitLocations.map((id) => ({ id, label: locationLabels[id] })),
  default: 'body',
};

function needsOf(fight: Fight, win: Win, maneuver: Maneuver): { readonly [field: string]: Need } | null {
  if (maneuver === 'precision') {
    return fight.rulings.hitLocations === 'off' ? null : { location: locationNeed };
  }
  if (maneuver !== 'disarm') return null;
  const loser = one(fight, win.loser);
  const items = itemsInHand(loser);
  const item: Need = {
    kind: 'one',
    label: 'Item',
    oneOf: items.map(({ id, name }) => ({ id, label: name, note: disarmNote(fight, win, id) })),
    ...(items[0] ? { default: items[0].id } : {}),
  };
  if (fight.rulings.disarmLanding !== 'winnerChooses') return { item };
  return { item, cell: { kind: 'cell', label: 'Where it lands', cells: landingCells(fight, loser) } };
}

function readManeuver(fight: Fight, win: Win, stage: Stage, choice: Choice): ManeuverChoice | Refusal {
  if (choice.option === 'decline') return declined;
  const maneuver = ofStage[stage].find((one) => one === choice.option);
  if (!maneuver) {
    const known = maneuvers.some((one) => one === choice.option);
    return known
      ? unavailable('this maneuver is picked at another moment of the attack', 'FS-MAN-2')
      : stillResolving(`a maneuver is one of ${maneuvers.join(', ')}, or decline`);
  }
  const refused = judgeManeuver(fight, win, maneuver);
  if (refused) return refused;
  switch (maneuver) {
    case 'precision':
      return readPrecision(fight, choice);
    case 'disarm':
      return readDisarm(fight, one(fight, win.loser), choice);
    case 'bash':
    case 'brace':
    case 'feint':
    case 'push':
    case 'trip':
      return { option: maneuver };
  }
}

function readPrecision(fight: Fight, choice: Choice): ManeuverChoice | Refusal {
  if (fight.rulings.hitLocations === 'off') return { option: 'precision' };
  const location = hitLocations.find((one) => one === (choice.location ?? 'body'));
  if (location) return { option: 'precision', location };
  return refuse('noSuchThing', `a hit location is one of ${hitLocations.join(', ')}`, 'FS-MAN-8', 'location');
}

function readDisarm(fight: Fight, loser: Combatant, choice: Choice): ManeuverChoice | Refusal {
  const items = itemsInHand(loser);
  const item = choice.item === undefined ? items[0] : findItem(items, choice.item);
  if (!item) return refuse('notInHand', `${loser.sheet.name} does not hold that`, 'FS-MAN-6', 'item');
  if (fight.rulings.disarmLanding !== 'winnerChooses') return { option: 'disarm', item: item.id };
  if (choice.cell === undefined) {
    return refuse('noSuchThing', 'it must be said where the item lands', 'FS-MAN-6', 'cell');
  }
  const cell: Cell | null = readCell(choice.cell);
  const open =
    cell !== null && landingCells(fight, loser).some((each) => each.x === cell.x && each.y === cell.y);
  return open
    ? { option: 'disarm', item: item.id, cell: { x: cell.x, y: cell.y } }
    : refuse('outOfReach', `that square is not beside ${loser.sheet.name}`, 'FS-MAN-6', 'cell');
}
