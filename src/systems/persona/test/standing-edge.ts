import type { Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import type { Location, Part } from '../body.ts';
import { armOf, locationNames, locations, partOf } from '../body.ts';
import { isExhausted, isFatigued, scoreBehind } from '../derived.ts';
import { rulingIds } from '../rulings.ts';
import type { Score } from '../scores.ts';
import { inSight, metresBetween, touches } from '../space.ts';
import type { Combatant, Fight, Injury } from '../state.ts';
import { ailmentOf, foes, one, present, suffers } from '../state.ts';
import { difficultyAt } from '../terrain.ts';
import type { TestSpec } from './spec.ts';

/**
 * Advantages and Disadvantages that a tester has against anyone: Fatigue, ailments, injuries, terrain, Baton Pass,
 * Defend. Rows that depend on the target are in `combat/advantages.ts`.
 */
export function standingEdge(fight: Fight, spec: TestSpec): Term[] {
  const who = one(fight, spec.who);
  const score = scoreBehind(who.sheet, spec.tested);
  const terms: Term[] = [];
  const add = (value: number, label: string, clause: string, ruling?: string): void => {
    terms.push({ value, op: 'add', label, clause, ...(ruling === undefined ? {} : { ruling }) });
  };
  // PE-DIS-12, PE-DIS-13, PE-R58: Exhausted counts on top of Fatigued.
  if (isFatigued(who)) add(-1, 'Fatigued', 'PE-FTG-1');
  if (isExhausted(who) && (fight.rulings.gradedRowsStack || !isFatigued(who))) {
    add(-1, 'Exhausted', 'PE-FTG-2', rulingIds.gradedRowsStack);
  }
  if (suffers(who, 'dizzy')) add(-1, 'Dizzy', 'PE-AIL-9');
  if (suffers(who, 'burning') && score === 'willpower') add(-1, 'Burning', 'PE-AIL-8');
  if (panicsNow(fight, who)) add(-1, 'Panicked', 'PE-AIL-19');
  const faces = scaryFaces(fight, who, spec.against);
  if (faces > 0) add(-faces, 'scared', 'PE-ACT-23');
  if (ambushes(fight, who)) add(1, 'ambush', 'PE-ADV-5');
  const baton = batonOf(fight, who.id);
  if (baton > 0) add(baton, 'Baton Pass', 'PE-BAT-4');
  if (who.defending && (spec.kind === 'evasion' || spec.kind === 'resist-ailment')) {
    add(1, 'Defend', 'PE-ACT-15');
  }
  painTerms(fight, who, score, spec, terms);
  const ground = difficultyAt(fight, who, score, spec.kind);
  if (ground) terms.push(ground);
  return terms;
}

/** PE-BAT-4: the Advantages of a Baton Pass, on all tests of the Receiver until its One More is over. */
export const batonOf = ({ bonus }: Fight, who: Id): number => (bonus?.who === who ? bonus.advantages : 0);

/** PE-AIL-19: whether Panic applies: in sight of the source or within 20 m of it. */
export function panicsNow(fight: Fight, who: Combatant): boolean {
  const panic = ailmentOf(who, 'panicked');
  if (!panic) return false;
  const source = panic.by === null ? undefined : fight.combatants[panic.by];
  if (!source) return true;
  if (!present(source)) return false;
  return metresBetween(fight, who, source) <= 20 || inSight(fight, who, source);
}

/**
 * PE-ACT-23, PE-ADV-1: how many Scary Faces apply: against its user, and against the user's adjacent allies. Those of
 * several users stack.
 */
function scaryFaces(fight: Fight, who: Combatant, against: Id | undefined): number {
  const opponent = against === undefined ? undefined : fight.combatants[against];
  if (!opponent) return 0;
  const counting = who.disruptions.filter(({ kind, by }) => {
    if (kind !== 'scared') return false;
    if (by === against) return true;
    const source = fight.combatants[by];
    if (source === undefined || !present(source) || source.side !== opponent.side) return false;
    return touches(fight, source, opponent);
  });
  return counting.length;
}

/**
 * PE-ADV-5: whether the combatant is Ambushing: its own turn in the surprise round, not surprised, with a surprised
 * enemy.
 */
export function ambushes(fight: Fight, who: Combatant): boolean {
  if (fight.round !== 1 || fight.active !== who.id || who.surprised) return false;
  return fight.listing.some((id) => {
    const other = one(fight, id);
    return other.surprised && foes(who, other);
  });
}

/** Whether an injury has its effect, which it has not while a Fate Point lets the combatant ignore it (PE-FATE-10). */
export const injuryCounts = (fight: Pick<Fight, 'round'>, injury: Injury): boolean =>
  injury.ignored < fight.round;

/** The Scores whose tests an injury of this part makes harder (PE-INJ-6, PE-INJ-10, PE-INJ-18). */
const hurtScores: { readonly [part in Part]: readonly Score[] } = {
  head: ['intelligence', 'perception', 'fellowship'],
  body: ['strength', 'toughness'],
  arms: [],
  legs: ['agility'],
};

const clausesOfPain: { readonly [part in Part]: string } = {
  head: 'PE-INJ-6',
  body: 'PE-INJ-10',
  arms: 'PE-INJ-14',
  legs: 'PE-INJ-18',
};

/** Whether an injury affects this test: by its Score, or by the hand that attacks or parries (PE-INJ-14). */
function hurts(location: Location, score: Score, spec: TestSpec): boolean {
  const part = partOf[location];
  if (part !== 'arms') return hurtScores[part].includes(score);
  const parries = spec.kind === 'evasion' && 'skill' in spec.tested && spec.tested.focus === 'parry';
  if (spec.kind !== 'attack' && !parries) return false;
  if (spec.hand === undefined) return false;
  return spec.hand === 'both' || armOf[spec.hand] === location;
}

/** PE-INJ-4, PE-R94: one Disadvantage per injured location, or one per row. */
function painTerms(fight: Fight, who: Combatant, score: Score, spec: TestSpec, terms: Term[]): void {
  for (const location of locations) {
    const injury = who.injuries[location];
    if (!injury || !injuryCounts(fight, injury) || !hurts(location, score, spec)) continue;
    const rows = fight.rulings.injuryStacking === 'perRow' ? 4 - injury.row : 1;
    terms.push({
      value: -rows,
      op: 'add',
      label: `injured ${locationNames[location]}`,
      clause: clausesOfPain[partOf[location]],
      ruling: rulingIds.injuryStacking,
    });
  }
}
