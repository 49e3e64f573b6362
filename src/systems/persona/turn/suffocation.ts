import type { Id } from '../../../kernel/json.ts';
import { bonusOf } from '../derived.ts';
import { goOut } from '../harm/out.ts';
import type { Combatant, Suffocation } from '../state.ts';
import { conscious, one } from '../state.ts';
import { gainStress } from '../stress.ts';
import type { Table } from '../table.ts';
import { allDegrees } from '../test/matters.ts';
import { makeTest } from '../test/test.ts';

/** Suffocation (section AIR). The game master sets who is cut off from air, and whether calm or active. */

/** PE-TIME-2: a round is about 5 seconds. */
const roundsOfAMinute = 12;

/** PE-AIR-2, PE-AIR-3: how many rounds the breath lasts. */
const breathOf = (who: Combatant, mode: Suffocation['mode']): number =>
  bonusOf(who, 'toughness') * (mode === 'calm' ? roundsOfAMinute : 1);

/**
 * PE-R122: one more round without air: a test while conscious and unconsciousness when the breath is over; then death.
 */
export function suffocate(table: Table, id: Id): void {
  const { suffocation } = one(table.fight, id);
  if (suffocation === null) return;
  if (conscious(one(table.fight, id))) holdBreath(table, id, suffocation);
  else die(table, id, suffocation);
}

function holdBreath(table: Table, id: Id, before: Suffocation): void {
  const now = { ...before, rounds: before.rounds + 1 };
  table.tell({ fact: 'suffocation', who: id, suffocation: now });
  if (now.mode === 'active' || now.rounds % roundsOfAMinute === 0) testBreath(table, id);
  const who = one(table.fight, id);
  const { suffocation } = who;
  if (suffocation === null || !conscious(who) || suffocation.rounds < breathOf(who, suffocation.mode)) return;
  goOut(table, { fact: 'knocked-out', who: id, by: id, why: 'suffocation', clause: 'PE-AIR-5' });
}

/** PE-AIR-4: the Toughness test against Stress. */
function testBreath(table: Table, id: Id): void {
  const { passed, degrees } = makeTest(table, {
    who: id,
    tested: { score: 'toughness' },
    kind: 'endure',
    clause: 'PE-AIR-4',
    purpose: 'hold-breath',
    matters: allDegrees,
  });
  if (!passed) gainStress(table, id, 1 + degrees, 'suffocation', 'PE-AIR-4');
}

/** PE-AIR-6: counts the rounds unconscious without air, until death. */
function die(table: Table, id: Id, before: Suffocation): void {
  const now = { ...before, out: before.out + 1 };
  table.tell({ fact: 'suffocation', who: id, suffocation: now });
  if (now.out >= bonusOf(one(table.fight, id), 'toughness')) {
    table.tell({ fact: 'died', who: id, by: id, clause: 'PE-AIR-6' });
  }
}
