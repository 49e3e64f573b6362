import { objectNumber } from '../../../engine/memoize.ts';
import type { Pool } from '../../../kernel/dice.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Why } from '../../../kernel/port.ts';
import type { Meeting, Reading } from '../../../kernel/readings.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import type { Waiting } from '../effects/effect.ts';
import { thingMemory } from '../known.ts';
import { isWounded } from '../numbers.ts';
import { bonusLadder } from '../ranks.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Rolling } from './influences.ts';
import { rollings, shiftsOf, waitingFor } from './influences.ts';
import { actionDie, bonusDice, poolOf, valueDice } from './pool.ts';
import type { Push } from './pushes.ts';
import { diceOn } from './pushes.ts';
import type { EffectShown, Matters, Shown } from './readings.ts';
import { actionReading, effectReading } from './readings.ts';
import type { Steps } from './steps.ts';
import { stepsOf } from './steps.ts';

/** The description of a roll (AD-DIE-1), from which this file puts it together. */
export interface RollSpec {
  readonly who: Id;
  readonly rolling: Rolling;
  /** What the roll is for, a constant word. */
  readonly purpose: string;
  readonly clause: string;
  readonly against?: Id | undefined;
  readonly with?: string | undefined;
  /** The number of Bonus dice as terms. */
  readonly dice: readonly Term[];
  /** Charges and Challenges of this deed, besides those that wait. */
  readonly pushes?: readonly Push[] | undefined;
  readonly rulings?: readonly string[] | undefined;
  /** For odds: what still matters of earlier rolls after this one. */
  readonly meets?: Meeting | undefined;
}

/** An action roll, with the number to beat, if any, and what of the result matters. */
export interface ActionSpec extends RollSpec {
  readonly matters: Matters;
}

/** An effect roll: `own` are its dice before Bonus dice (AD-DMG-1). */
export interface EffectSpec extends RollSpec {
  readonly own: { readonly count: number; readonly sides: number };
  /** Whether a burst matters beyond its pips (AD-DMG-6). */
  readonly criticals: boolean;
  /** Higher totals have the same effect. */
  readonly most?: number;
}

/** A roll before it is made. Menus, odds and previews use it too. */
interface Prepared {
  readonly dice: Total;
  readonly steps: Steps;
  readonly pool: Pool;
  /** All pushes of the deed, from which the effect roll is netted anew (AD-R9). */
  readonly pushes: readonly Push[];
}

const stepsFor = (fight: Fight, who: Combatant, spec: RollSpec, pushes: readonly Push[]): Steps =>
  stepsOf(
    fight.rulings,
    spec.rolling === 'damage' ? 'effect' : 'action',
    pushes,
    shiftsOf(fight, who, spec.rolling),
    isWounded(fight, who),
  );

export function prepareAction(fight: Fight, spec: RollSpec): Prepared {
  const who = one(fight, spec.who);
  const waiting = waitingFor(who, spec.rolling, spec.against ?? null);
  if (waiting.length > 0) return freshAction(fight, who, spec, waiting);
  const about = pushesNumber(fight, who, spec) * rollings.length + rollings.indexOf(spec.rolling);
  return actions(fight.rulings, who.sheet, spec.dice, about, () => freshAction(fight, who, spec, waiting));
}

/** Part of a cache key: lists of pushes never change, so identity is enough. */
const pushesNumber = (fight: Fight, who: Combatant, { pushes = none }: RollSpec): number =>
  objectNumber(pushes) * 2 + (isWounded(fight, who) ? 1 : 0);

const actions = thingMemory<Prepared>();
const effects = thingMemory<Prepared>();
const none: readonly Push[] = [];

/** Above any number of dice of a weapon and any number of sides. */
const mostDice = 128;

function freshAction(
  fight: Fight,
  who: Combatant,
  spec: RollSpec,
  waiting: ReturnType<typeof waitingFor>,
): Prepared {
  const pushes = [...(spec.pushes ?? none), ...waiting.map(({ push }) => push)];
  const steps = stepsFor(fight, who, spec, pushes);
  const dice = fold([...spec.dice, ...diceOn(pushes, 'action', fight.rulings)]);
  return {
    dice,
    steps,
    pushes,
    pool: poolOf([actionDie, ...bonusDice(dice.value, steps.rung.value, steps.extra, fight.rulings)]),
  };
}

/** AD-DIE-11: `pushes` holds those of the action roll, which already took in the waiting ones. */
export function prepareEffect(fight: Fight, spec: EffectSpec): Prepared {
  const { own, pushes = none } = spec;
  const who = one(fight, spec.who);
  const ways = pushesNumber(fight, who, spec) * rollings.length + rollings.indexOf(spec.rolling);
  const about = (ways * mostDice + own.count) * mostDice + own.sides;
  return effects(fight.rulings, who.sheet, spec.dice, about, () => freshEffect(fight, who, spec, pushes));
}

function freshEffect(fight: Fight, who: Combatant, spec: EffectSpec, pushes: readonly Push[]): Prepared {
  const steps = stepsFor(fight, who, spec, pushes);
  const dice = fold([...spec.dice, ...diceOn(pushes, 'effect', fight.rulings)]);
  return {
    dice,
    steps,
    pushes,
    pool: poolOf([
      ...valueDice(spec.own.count, spec.own.sides, fight.rulings),
      ...bonusDice(dice.value, steps.rung.value, steps.extra, fight.rulings),
    ]),
  };
}

function whyOf(
  { rulings: law }: Fight,
  spec: RollSpec,
  { dice, steps }: Prepared,
  { vs, kind }: Matters = { what: 'total' },
): Why {
  const reach = kind === 'check' && law.vsComparison === 'reachOnChecks';
  const said = spec.rulings ?? noRulings;
  // Field by field: a spread here would be slow.
  const why: { -readonly [member in keyof Why]: Why[member] } = {
    clause: spec.clause,
    for: spec.who,
    purpose: spec.purpose,
    total: dice,
    edge: steps.rung,
    ladder: bonusLadder(law),
  };
  if (spec.against !== undefined) why.against = spec.against;
  if (spec.with !== undefined) why.with = spec.with;
  if (vs !== undefined) why.target = vs;
  if (vs !== undefined && !reach) why.over = true;
  why.rulings = kind === 'check' ? [...said, rulingIds.vsComparison] : said;
  return why;
}

const noRulings: readonly string[] = [];

const meeting = <R>({ meets }: RollSpec, reading: Reading<R>): Reading<R> =>
  meets ? { meets, ...reading } : reading;

/** The result of an action roll. */
export interface Acted extends Prepared {
  readonly shown: Shown;
}

/** AD-DIE-1: makes the roll and uses up what waited for it (AD-R12 `nextRoll`). */
export function rollAction(table: Table, spec: ActionSpec): Acted {
  const { fight } = table;
  const prepared = prepareAction(fight, spec);
  const waiting = waitingFor(one(fight, spec.who), spec.rolling, spec.against ?? null);
  const shown = table.draw(
    prepared.pool,
    meeting(spec, actionReading(fight.rulings, spec.matters)),
    whyOf(fight, spec, prepared, spec.matters),
  );
  endWaiting(table, spec.who, waiting);
  return { shown, ...prepared };
}

/** AD-R12 `nextRoll`: ends what has waited for a roll that was made. */
export function endWaiting(table: Table, who: Id, waiting: readonly Waiting[]): void {
  if (table.fight.rulings.chargeLife !== 'nextRoll') return;
  for (const { id, push } of waiting) table.tell({ fact: 'push-gone', who, id, push, why: 'used' });
}

/** Makes an effect roll. Without dice nothing is rolled (AD-DIE-16). */
export function rollEffect(table: Table, spec: EffectSpec): EffectShown {
  const prepared = prepareEffect(table.fight, spec);
  if (prepared.pool.dice.length === 0) return { total: 0, burst: false };
  return table.draw(
    prepared.pool,
    meeting(spec, effectReading(spec.own.count, spec.criticals, spec.most)),
    whyOf(table.fight, spec, prepared),
  );
}
