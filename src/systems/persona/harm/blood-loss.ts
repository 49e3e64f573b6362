import type { Id } from '../../../kernel/json.ts';
import { bestOf, scoreOf } from '../derived.ts';
import type { Tested } from '../scores.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { term } from '../test/roll.ts';
import type { TestSpec } from '../test/spec.ts';
import { makeTest } from '../test/test.ts';
import { decay } from './decay.ts';
import { shieldOf } from './persona.ts';
import { loseWounds } from './wounds.ts';

/** Blood Loss at the start of a turn (section BLD). The caller has asked whether the Action is spent on stemming it. */

const clauseOfTest = 'PE-BLD-1';

/** The better of Toughness and Endurance (Injury), with 3 Advantages for an Action spent on it (PE-BLD-1, PE-BLD-2). */
export function bleedingTest(fight: Fight, id: Id, stemming: boolean): TestSpec {
  const either: readonly [Tested, Tested] = [{ score: 'toughness' }, { skill: 'endurance', focus: 'injury' }];
  const who = one(fight, id);
  return {
    who: id,
    tested: bestOf(who, either, fight.rulings),
    kind: stemming ? 'other' : 'endure',
    clause: clauseOfTest,
    purpose: 'blood-loss',
    edge: stemming ? [term(3, 'stemming the blood', 'PE-BLD-2')] : [],
    matters: { kind: outOfWounds(fight, who) ? 'degrees' : 'pass' },
  };
}

/** PE-BLD-3, PE-R119: whether a failure costs Toughness instead of a wound. */
function outOfWounds(fight: Fight, who: Combatant): boolean {
  if (shieldOf(fight, who, false) || who.light > 0) return false;
  return fight.rulings.bloodLossOut === 'noLightLeft' || who.heavy === 0;
}

/** Whether the combatant's turn begins with Blood Loss. */
export const bleeds = (who: Combatant): boolean => who.bleeding && present(who);

/** Makes the Blood Loss test of a bleeding combatant and applies the result. `stemming`: with its Action. */
export function bloodLoss(table: Table, id: Id, stemming: boolean): void {
  if (!bleeds(one(table.fight, id))) return;
  const drained = scoreOf(one(table.fight, id), 'toughness') === 0;
  if (drained) drain(table, id);
  const mayStop = stemming && table.fight.rulings.bloodLossPass === 'endsIfStemming';
  // PE-BLD-4: with Toughness 0 a failure would cost nothing more.
  if ((drained && !mayStop) || !bleeds(one(table.fight, id))) return;
  const test = makeTest(table, bleedingTest(table.fight, id, stemming));
  if (test.passed) {
    if (mayStop) table.tell({ fact: 'bleeding', who: id, on: false, clause: 'PE-BLD-5' });
  } else if (!drained) lose(table, id, test.degrees);
}

/** PE-BLD-3: a wound, or Toughness instead. `failure` is the Degrees of Failure. */
function lose(table: Table, id: Id, failure: number): void {
  const who = one(table.fight, id);
  const loss = { who: id, by: id, with: 'blood loss', location: 'body', attack: false } as const;
  if (!outOfWounds(table.fight, who)) {
    loseWounds(table, { ...loss, normal: 1, savage: 0 });
    return;
  }
  const clause = 'PE-BLD-3';
  decay(table, { who: id, by: id, score: 'toughness', points: 1 + failure, floor: 0, clause });
}

/** PE-BLD-4: with Toughness 0 each round costs a Heavy Wound. */
function drain(table: Table, id: Id): void {
  loseWounds(table, {
    who: id,
    by: id,
    with: 'blood loss',
    location: 'body',
    normal: 1,
    savage: 0,
    least: 'heavy',
    attack: false,
    recurs: true,
  });
}
