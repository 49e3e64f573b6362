import type { Json } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { judgeUpcast, readUpcast, stepsOf } from '../abilities/upcast.ts';
import type { Maneuver } from '../abilities.ts';
import { readYesNo } from '../actions/yes-no.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import type { AddedManeuver } from './types.ts';

/** What is said of an attack with a weapon beside with what and at whom: Maneuvers, mercy, missing. */
interface SaidOfAttack {
  /** WS-ABL-3, each as far upcast as was said of it. */
  readonly maneuvers: readonly AddedManeuver[];
  readonly onPurpose: boolean;
  readonly nonLethal: boolean;
  readonly holyLethal: boolean;
  readonly merge: boolean | undefined;
}

const clause = 'WS-ABL-3';
export const noManeuver = 'none';

/** WP that one takes, upcast (WS-ABL-2, WS-ABL-3), and WP of all of them. */
export const wpOfOne = ({ maneuver: { wp, upcast }, steps }: AddedManeuver): number =>
  wp + steps * (upcast?.wp ?? 0);
const maneuverWp = (maneuvers: readonly AddedManeuver[]): number =>
  maneuvers.reduce((sum, added) => sum + wpOfOne(added), 0);

/** WS-R80 `unlimited`: the field in which it is said how far this one of several is upcast. */
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

/** What is said with yes or no, or not at all: it misses on purpose, it spares a life, it kills, a collision is part of it. */
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

/** WS-ABL-2: how far each is upcast, each within the limit; of an only one it is said without its name. */
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

/** WS-R52 `afterRoll`, WS-R58 `onHit`: said when the time comes, and not before. */
export function judgeTiming({ rulings }: Fight, { miss, nonLethal }: Answers): Refusal | null {
  if (miss && rulings.deliberateMiss === 'afterRoll') {
    return refuse('notPlayed', 'one says so after the die has fallen', 'WS-ATK-3', 'miss');
  }
  return nonLethal && rulings.nonLethalTiming === 'onHit'
    ? refuse('notPlayed', 'one says so when it has hit', 'WS-ATK-14', 'nonLethal')
    : null;
}

/** WS-R80 `payOnHit`: nothing is paid yet, but it must be there. */
function judgeWpOnHit({ rulings }: Fight, who: Combatant, wp: number): Refusal | null {
  if (rulings.maneuversPerAttack !== 'payOnHit' || who.wp >= wp) return null;
  return refuse('noWp', `This needs ${wp} WP, ${who.sheet.name} has ${who.wp} left`, clause, 'maneuver');
}

/** WS-R80: one, or as many as one likes, each once. */
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

/** The Maneuvers that an answer names, as it says them. */
export function maneuversIn({ maneuver: one, maneuvers: several }: Choice): readonly Json[] {
  if (Array.isArray(several)) return several as readonly Json[];
  return one === undefined || one === null || one === noManeuver ? [] : [one];
}

/** The same as an answer. */
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

/** WP of a choice, as far as it can be read. */
export function wpOf(fight: Fight, who: Combatant, choice: Choice | null): number {
  if (!choice || fight.rulings.maneuversPerAttack === 'payOnHit') return 0;
  const said = readSaidOfAttack(fight, who, choice);
  return isRefusal(said) ? 0 : maneuverWp(said.maneuvers);
}
