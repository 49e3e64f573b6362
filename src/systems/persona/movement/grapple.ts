import type { Id } from '../../../kernel/json.ts';
import { opposed } from '../actions/opposed.ts';
import type { Tested } from '../scores.ts';
import type { Fight, Hold } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { settle } from '../test/contest.ts';
import { theDie } from '../test/matters.ts';
import { bestFor } from '../test/numbers.ts';
import { resists } from '../test/resists.ts';
import { rollTest, term } from '../test/roll.ts';
import type { TestSpec } from '../test/spec.ts';
import { mattering } from '../test/spec.ts';
import { holdsApart } from './holds.ts';

/** Breaking out of holds (section GRP). */

/** What a held combatant declares, for which it first has to break out (PE-GRP-2). */
type Declared = 'move' | 'action' | 'evasion';

type Choices = readonly [Tested, ...Tested[]];

const bracing: Tested = { skill: 'endurance', focus: 'bracing' };
const injury: Tested = { skill: 'endurance', focus: 'injury' };
const grappling: Tested = { skill: 'melee', focus: 'grappling' };
const contortion: Tested = { skill: 'acrobatics', focus: 'contortion' };

/** PE-GRP-2, PE-R127: the tests for breaking out. */
export function waysOut({ rulings }: Pick<Fight, 'rulings'>): Choices {
  switch (rulings.grappleSkills) {
    case 'union':
      return [grappling, contortion, bracing, injury];
    case 'bracingOnly':
      return [grappling, contortion, bracing];
    case 'injuryOnly':
      return [grappling, contortion, injury];
  }
}

/** PE-GRP-2: the tests for holding. */
const waysToHold: Choices = [grappling, injury];

/**
 * PE-GRP-2: a held combatant has to break out of every hold before what it declared goes on. Returns `true` when nobody
 * holds it any more, `false` when what it declared is wasted, including its cost. `tested`: by default the best test.
 */
export function breakOut(table: Table, id: Id, _declared: Declared, tested?: Tested): boolean {
  for (const { by } of one(table.fight, id).heldBy) {
    const hold = one(table.fight, id).heldBy.find((each) => each.by === by);
    if (hold && !struggle(table, id, hold, tested)) return false;
  }
  return one(table.fight, id).heldBy.length === 0;
}

function struggle(table: Table, id: Id, hold: Hold, tested?: Tested): boolean {
  const { fight } = table;
  const spec = escapeTest(fight, id, hold, tested);
  const won = hold.stored ? beatsStored(table, spec, hold) : opposed(table, spec, holdTest(fight, id, hold));
  const who = one(table.fight, id);
  if (!who.heldBy.some(({ by }) => by === hold.by)) return true;
  if (won) table.tell({ fact: 'hold-ended', who: id, by: hold.by, why: 'broke free' });
  else table.tell({ fact: 'held', who: id, hold: { ...hold, struggles: hold.struggles + 1 } });
  return won;
}

/** PE-GRP-2, PE-GRP-5: the test for breaking out, with an Advantage per failed attempt. */
export function escapeTest(fight: Fight, id: Id, hold: Hold, tested?: Tested): TestSpec {
  const { by, struggles } = hold;
  const spec = {
    who: id,
    kind: 'other',
    clause: hold.stored ? 'PE-GRP-4' : 'PE-GRP-2',
    purpose: 'break-out',
    against: by,
    ...(struggles > 0 ? { edge: [term(struggles, 'struggling', 'PE-GRP-5')] } : {}),
  } as const;
  return { ...spec, tested: tested ?? bestFor(fight, spec, waysOut(fight)) };
}

function holdTest(fight: Fight, id: Id, { by }: Hold): TestSpec {
  const spec = { who: by, kind: 'other', clause: 'PE-GRP-2', purpose: 'hold', against: id } as const;
  return { ...spec, tested: bestFor(fight, spec, waysToHold) };
}

/** PE-GRP-4, PE-R128: tests against the stored result of the source. Returns whether the held one breaks out. */
function beatsStored(table: Table, spec: TestSpec, { by, stored }: Hold): boolean {
  const test = rollTest(table, mattering(spec, theDie));
  const won = stored !== null && test.passed && !standsFirm(table.fight, stored, test);
  settle(table, { won, initiator: test, resister: null });
  table.tell({ fact: 'contest', who: spec.who, against: by, purpose: spec.purpose, won, clause: 'PE-GRP-4' });
  return won;
}

function standsFirm(
  { rulings }: Fight,
  stored: NonNullable<Hold['stored']>,
  test: ReturnType<typeof rollTest>,
): boolean {
  if (rulings.immobiliseStored === 'degreesOnly') return stored.degrees >= test.degrees;
  return resists(rulings, { ...stored, passed: true }, stored.bonus, test, test.bonus) !== false;
}

/** PE-GRP-3: ends the holds of and on a combatant whose two ends are apart, after it was moved. */
export function settleHolds(table: Table, id: Id): void {
  for (const fact of holdsApart(table.fight, id)) table.tell(fact);
}
