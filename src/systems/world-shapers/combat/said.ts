import type { Json } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { judgeUpcast, readUpcast, stepsOf } from '../abilities/upcast.ts';
import type { Maneuver } from '../abilities.ts';
import { readYesNo } from '../actions/yes-no.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import type { AddedManeuver } from './types.ts';

/**
 * What an answer says about a weapon attack besides means and target: Maneuvers, non-lethal damage, missing on purpose.
 */
interface SaidOfAttack {
  /** WS-ABL-3: the Maneuvers, each with its upcasting. */
  readonly maneuvers: readonly AddedManeuver[];
  readonly onPurpose: boolean;
  readonly nonLethal: boolean;
  readonly holyLethal: boolean;
  readonly merge: boolean | undefined;
}

const clause = 'WS-ABL-3';
export const noManeuver = 'none';

/** WP of one Maneuver with its upcasting (WS-ABL-2, WS-ABL-3), and of all of them. */
export const wpOfOne = ({ maneuver: { wp, upcast }, steps }: AddedManeuver): number =>
  wp + steps * (upcast?.wp ?? 0);
const maneuverWp = (maneuvers: readonly AddedManeuver[]): number =>
  maneuvers.reduce((sum, added) => sum + wpOfOne(added), 0);

/** WS-R80 `unlimited`: the field for the upcasting of one of several Maneuvers. */
export const upcastField = ({ id }: Pick<Maneuver, 'id'>): string => `upcast-${id}`;

export function readSaidOfAttack(fight: Fight, who: Combatant, choice: Choice): SaidOfAttack | Refusal {
  const named = readManeuvers(fight, who, choice);
  if ('because' in named) return named;
  const maneuvers = readUpcasts(who, named, choice);
  if (isRefusal(maneuvers)) return maneuvers;
  const poor = judgeWpOnHit(fight, who, maneuverWp(maneuvers));
  if (poor) return poor;
  const said = readAnswers(choice, 'WS-BAS-2');
  if (isRefusal(said)) return said;
  const late = judgeTiming(fight, said);
  if (late) return late;
  const { miss = false, nonLethal = false, holyLethal = false, merge } = said;
  return { maneuvers, onPurpose: miss, nonLethal, holyLethal, merge };
}

/**
 * The yes/no fields of an attack, `undefined` where not answered: miss on purpose, non-lethal, lethal Holy damage,
 * merged collision.
 */
export interface Answers {
  readonly miss: boolean | undefined;
  readonly nonLethal: boolean | undefined;
  readonly holyLethal: boolean | undefined;
  readonly merge: boolean | undefined;
}

export function readAnswers(choice: Choice, of: string): Answers | Refusal {
  const neither = (field: string): Refusal => refuse('noSuchThing', 'the answer is yes or no', of, field);
  const miss = readYesNo(choice.miss);
  if (miss === null) return neither('miss');
  const nonLethal = readYesNo(choice.nonLethal);
  if (nonLethal === null) return neither('nonLethal');
  const holyLethal = readYesNo(choice.holyLethal);
  if (holyLethal === null) return neither('holyLethal');
  const merge = readYesNo(choice.merge);
  if (merge === null) return neither('merge');
  return { miss, nonLethal, holyLethal, merge };
}

const noWp = refuse('noSuchThing', 'upcasting is a number of WP', 'WS-ABL-2', 'upcast');

/**
 * WS-ABL-2: the upcasting of each Maneuver, each within the limit. For the first one it may also stand in the plain
 * field `upcast`.
 */
function readUpcasts(
  who: Combatant,
  named: readonly Maneuver[],
  choice: Choice,
): readonly AddedManeuver[] | Refusal {
  const first = named[0] ?? { name: 'an attack without a Maneuver' };
  const plain = readUpcast(choice.upcast);
  if (plain === null) return noWp;
  const beyond = judgeUpcast(who, first, plain);
  if (beyond) return beyond;
  const found: AddedManeuver[] = [];
  for (const maneuver of named) {
    const given = choice[upcastField(maneuver)];
    const upcast = given === undefined && maneuver === first ? plain : readUpcast(given);
    if (upcast === null) return noWp;
    const over = judgeUpcast(who, maneuver, upcast);
    if (over) return over;
    found.push({ maneuver, steps: stepsOf(maneuver.upcast, upcast) });
  }
  return found;
}

/** WS-R52 `afterRoll`, WS-R58 `onHit`: these are asked later and must not be in the command. */
export function judgeTiming({ rulings }: Fight, { miss, nonLethal }: Answers): Refusal | null {
  if (miss && rulings.deliberateMiss === 'afterRoll') {
    return refuse('notPlayed', 'one says so after the die has fallen', 'WS-ATK-3', 'miss');
  }
  return nonLethal && rulings.nonLethalTiming === 'onHit'
    ? refuse('notPlayed', 'one says so when it has hit', 'WS-ATK-14', 'nonLethal')
    : null;
}

/** WS-R80 `payOnHit`: nothing is paid yet, but the WP must be there. */
function judgeWpOnHit({ rulings }: Fight, who: Combatant, wp: number): Refusal | null {
  if (rulings.maneuversPerAttack !== 'payOnHit' || who.wp >= wp) return null;
  return refuse('noWp', `This needs ${wp} WP, ${who.sheet.name} has ${who.wp} left`, clause, 'maneuver');
}

/** WS-R80: parses one Maneuver, or any number of different ones. */
function readManeuvers({ rulings }: Fight, who: Combatant, choice: Choice): readonly Maneuver[] | Refusal {
  const ids = maneuversIn(choice);
  if (ids.length > 1 && rulings.maneuversPerAttack !== 'unlimited') {
    return refuse('notPlayed', 'an attack has one Maneuver', clause, 'maneuvers');
  }
  const found: Maneuver[] = [];
  for (const id of ids) {
    const one = who.sheet.maneuvers.find((each) => each.id === id);
    if (!one || found.includes(one)) {
      const because = `${who.sheet.name} has no Maneuver ${JSON.stringify(id)} for it`;
      return refuse('noSuchThing', because, clause, 'maneuver');
    }
    found.push(one);
  }
  return found;
}

/** The ids of Maneuvers in an answer, unchecked. */
export function maneuversIn({ maneuver: one, maneuvers: several }: Choice): readonly Json[] {
  if (Array.isArray(several)) return several as readonly Json[];
  return one === undefined || one === null || one === noManeuver ? [] : [one];
}

/** The inverse of `readSaidOfAttack`: an answer that says the same. */
export function saidAsChoice(said: SaidOfAttack): Omit<Choice, 'option'> {
  const { maneuvers, onPurpose, nonLethal, holyLethal, merge } = said;
  return {
    ...maneuversAsChoice(maneuvers),
    ...(onPurpose ? { miss: 'yes' } : {}),
    ...(nonLethal ? { nonLethal: 'yes' } : {}),
    ...(holyLethal ? { holyLethal: 'yes' } : {}),
    ...(merge === undefined ? {} : { merge: merge ? 'yes' : 'no' }),
  };
}

function maneuversAsChoice(all: readonly AddedManeuver[]): Omit<Choice, 'option'> {
  const [first] = all;
  const wp = ({ maneuver, steps }: AddedManeuver): number => steps * (maneuver.upcast?.wp ?? 0);
  if (!first) return {};
  if (all.length === 1) {
    return { maneuver: first.maneuver.id, ...(first.steps > 0 ? { upcast: wp(first) } : {}) };
  }
  const upcast = all.filter(({ steps }) => steps > 0);
  return {
    maneuvers: all.map(({ maneuver }) => maneuver.id),
    ...Object.fromEntries(upcast.map((added) => [upcastField(added.maneuver), wp(added)])),
  };
}

/** WP that a choice costs at once; 0 if it cannot be parsed. */
export function wpOf(fight: Fight, who: Combatant, choice: Choice | null): number {
  if (!choice || fight.rulings.maneuversPerAttack === 'payOnHit') return 0;
  const said = readSaidOfAttack(fight, who, choice);
  return isRefusal(said) ? 0 : maneuverWp(said.maneuvers);
}
