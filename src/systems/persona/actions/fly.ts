import { canStand } from '../../../battlefield/occupancy.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Option, PickValue, Refusal } from '../../../kernel/port.ts';
import { judgeMove } from '../judge.ts';
import { settleHolds } from '../movement/grapple.ts';
import { partFromAll } from '../movement/leaving.ts';
import { occupied } from '../movement/passes.ts';
import type { Pace } from '../movement/speed.ts';
import { moveAt } from '../movement/speed.ts';
import { notice } from '../movement/stealth.ts';
import { beginWalking, canGoOn } from '../movement/walk.ts';
import { refuse } from '../refusal.ts';
import { fieldOf } from '../space.ts';
import type { Band, Combatant, Fight } from '../state.ts';
import { bands, one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { declare, greyed } from './action.ts';

/** PE-FLY-5: one band up or down within a Basic Move, at no cost in metres. */

const names: { readonly [band in Band]: string } = { ground: 'Ground', low: 'Low', high: 'High' };

/** The bands adjacent to this one. */
const nextTo = (band: Band): readonly Band[] => {
  const at = bands.indexOf(band);
  return bands.filter((_, index) => Math.abs(index - at) === 1);
};

/** PE-R32: the Moves in which the band may be changed. */
const paces = (fight: Fight): readonly Pace[] =>
  fight.rulings.runChangesBand ? ['basic', 'run'] : ['basic'];

function judgePace(fight: Fight, who: Combatant, pace: Pace): Refusal | null {
  if (!paces(fight).includes(pace)) {
    return refuse('noMove', 'the altitude is changed in a Basic Move only', 'PE-FLY-5', 'pace');
  }
  const move = moveAt(who, pace);
  if (!move)
    return refuse('noMove', `${who.sheet.name} is in the middle of another Move`, 'PE-FLY-5', 'pace');
  if (!move.bandChanged) return null;
  return refuse('noMove', 'the altitude was changed in this Move already', 'PE-FLY-5');
}

function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeMove(fight, who);
  if (refused) return refused;
  const { name } = who.sheet;
  if (!who.sheet.flyer) return refuse('outOfBand', `${name} does not fly`, 'PE-FLY-1');
  if (who.flightLost) return refuse('outOfBand', `${name} has lost its flight`, 'PE-FLY-6');
  const all = paces(fight).map((pace) => judgePace(fight, who, pace));
  return all.some((each) => each === null) ? null : (all[0] ?? null);
}

/** PE-MOVE-1: refuses a band where another combatant or the ground leaves no room. */
export function judgeBand(fight: Fight, who: Combatant, band: Band): Refusal | null {
  const there = { ...who, band };
  const taken = occupied(fight, there, true);
  const free =
    band === 'ground'
      ? canStand(fieldOf(fight), who.cell, who.squares, taken)
      : canStand(fieldOf(fight), who.cell, who.squares, taken, sky);
  return free ? null : refuse('squareTaken', 'there is no room at that altitude', 'PE-MOVE-1', 'band');
}

/** Above the ground, walls and terrain are not in the way. */
const sky = { stack: () => 1, wall: () => 0 } as const;

function needs(fight: Fight, who: Combatant): { readonly [field: string]: Need } {
  const band: Need = {
    kind: 'one',
    label: 'Altitude',
    oneOf: nextTo(who.band).map(
      (id): PickValue => ({ id, label: names[id], ...greyed(judgeBand(fight, who, id)) }),
    ),
  };
  if (!fight.rulings.runChangesBand) return { band };
  const oneOf = paces(fight).map(
    (id): PickValue => ({
      id,
      label: id === 'run' ? 'in a Run' : 'in a Basic Move',
      ...greyed(judgePace(fight, who, id)),
    }),
  );
  return { band, pace: { kind: 'one', label: 'In', oneOf, default: usualPace(fight, who) } };
}

const usualPace = (fight: Fight, who: Combatant): Pace =>
  paces(fight).find((pace) => judgePace(fight, who, pace) === null) ?? 'basic';

function read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const refused = judge(fight, who);
  if (refused) return refused;
  const open = nextTo(who.band);
  const given = choice.band ?? (open.length === 1 ? open[0] : undefined);
  const band = open.find((each) => each === given);
  if (!band) return refuse('outOfBand', `one band at a time: ${open.join(' or ')}`, 'PE-FLY-5', 'band');
  const noRoom = judgeBand(fight, who, band);
  if (noRoom) return noRoom;
  const pace = choice.pace ?? usualPace(fight, who);
  if (pace !== 'basic' && pace !== 'run') {
    return refuse('noSuchThing', 'a Move is basic or a run', 'PE-FLY-5', 'pace');
  }
  return judgePace(fight, who, pace) ?? { option: 'fly', band, pace };
}

function perform(table: Table, id: Id, choice: Choice): void {
  const band = choice.band as Band;
  declare(table, id, 'fly', 'move', { with: band });
  if (!beginWalking(table, id, { pace: choice.pace as Pace })) return;
  partFromAll(table, id, () => rise(table, id, band));
}

function rise(table: Table, id: Id, band: Band): boolean {
  const who = one(table.fight, id);
  if (!canGoOn(table.fight, who) || !who.move || who.flightLost) return false;
  table.tell({ fact: 'band', who: id, band, why: 'flight' });
  table.tell({ fact: 'move', who: id, move: { ...who.move, bandChanged: true } });
  settleHolds(table, id);
  notice(table, id, [who.cell], false);
  return true;
}

export const fly: Action = {
  id: 'fly',
  offer(fight, who): Option | null {
    if (!who.sheet.flyer) return null;
    return {
      id: 'fly',
      label: 'Change altitude',
      clause: 'PE-FLY-5',
      group: 'move',
      note: `from ${names[who.band]}`,
      ...greyed(judge(fight, who)),
    };
  },
  needs,
  read,
  perform,
};
