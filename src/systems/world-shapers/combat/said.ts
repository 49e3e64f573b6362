import type { Json } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import { judgeUpcast, readUpcast, stepsOf } from '../abilities/upcast.ts';
import type { Maneuver } from '../abilities.ts';
import { readYesNo } from '../actions/yes-no.ts';
import { refuse, refusedIn } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import type { AddedManeuver } from './types.ts';

/** What is said of an attack with a weapon beside with what and at whom: Maneuvers, mercy, missing. */
export interface SaidOfAttack {
  /** WS-ABL-3; the WP of upcasting go into the first. */
  readonly maneuvers: readonly AddedManeuver[];
  readonly upcast: number;
  readonly onPurpose: boolean;
  readonly nonLethal: boolean;
  readonly holyLethal: boolean;
  readonly merge: boolean | undefined;
}

const clause = 'WS-ABL-3';
export const noManeuver = 'none';

/** WP that they take together, upcast (WS-ABL-2, WS-ABL-3). */
export const maneuverWp = ({ maneuvers, upcast }: Pick<SaidOfAttack, 'maneuvers' | 'upcast'>): number =>
  maneuvers.reduce((sum, { maneuver }) => sum + maneuver.wp, upcast);

export function readSaidOfAttack(fight: Fight, who: Combatant, choice: Choice): SaidOfAttack | Refusal {
  const named = readManeuvers(fight, who, choice);
  if ('because' in named) return named;
  const upcast = readUpcast(choice.upcast);
  if (upcast === null) return refuse('noSuchThing', 'upcasting is a number of WP', 'WS-ABL-2', 'upcast');
  const beyond = judgeUpcast(who, named[0] ?? { name: 'an attack without a Maneuver' }, upcast);
  if (beyond) return beyond;
  const maneuvers = named.map((maneuver, place) => ({
    maneuver,
    steps: place === 0 ? stepsOf(maneuver.upcast, upcast) : 0,
  }));
  const poor = judgeWpOnHit(fight, who, maneuverWp({ maneuvers, upcast }));
  if (poor) return poor;
  const said: { [field: string]: boolean | undefined } = {};
  for (const field of ['miss', 'nonLethal', 'holyLethal', 'merge']) {
    const answer = readYesNo(choice[field]);
    if (answer === null) return refuse('noSuchThing', 'the answer is yes or no', 'WS-BAS-2', field);
    said[field] = answer;
  }
  const late = judgeTiming(fight, said);
  if (late) return late;
  const { miss = false, nonLethal = false, holyLethal = false, merge } = said;
  return { maneuvers, upcast, onPurpose: miss, nonLethal, holyLethal, merge };
}

/** WS-R52 `afterRoll`, WS-R58 `onHit`: said when the time comes, and not before. */
export function judgeTiming(
  { rulings }: Fight,
  { miss, nonLethal }: { readonly [field: string]: boolean | undefined },
): Refusal | null {
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
function readManeuvers(
  { rulings }: Fight,
  who: Combatant,
  { maneuver, maneuvers }: Choice,
): readonly Maneuver[] | Refusal {
  const ids = namesIn(maneuver, maneuvers);
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

function namesIn(one: Json | undefined, several: Json | undefined): readonly Json[] {
  if (Array.isArray(several)) return several as readonly Json[];
  return one === undefined || one === null || one === noManeuver ? [] : [one];
}

/** The same as an answer. */
export function saidAsChoice(said: SaidOfAttack): Omit<Choice, 'option'> {
  const { maneuvers, upcast, onPurpose, nonLethal, holyLethal, merge } = said;
  const ids = maneuvers.map(({ maneuver }) => maneuver.id);
  const [first] = ids;
  return {
    ...(ids.length > 1 ? { maneuvers: ids } : first === undefined ? {} : { maneuver: first }),
    ...(upcast > 0 ? { upcast } : {}),
    ...(onPurpose ? { miss: 'yes' } : {}),
    ...(nonLethal ? { nonLethal: 'yes' } : {}),
    ...(holyLethal ? { holyLethal: 'yes' } : {}),
    ...(merge === undefined ? {} : { merge: merge ? 'yes' : 'no' }),
  };
}

/** WP of a choice, as far as it can be read. */
export function wpOf(fight: Fight, who: Combatant, choice: Choice | null): number {
  if (!choice || fight.rulings.maneuversPerAttack === 'payOnHit') return 0;
  const said = readSaidOfAttack(fight, who, choice);
  return refusedIn(said) ? 0 : maneuverWp(said);
}
