import { noMoreOf } from '../../../engine/seldom.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { nameOf } from '../names.ts';
import { refuse, stillResolving } from '../refusal.ts';
import { testedName } from '../scores.ts';
import type { Combatant, Fight } from '../state.ts';
import { actor, conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Thrown } from './dice.ts';
import type { TestNumbers } from './numbers.ts';
import type { TestSpec } from './spec.ts';

/** Fate Points on tests (PE-FATE-2 to PE-FATE-4): Advantage before the die, a reroll after it. */

/** PE-R99: whether the combatant may spend a Fate Point now. */
export const maySpendFate = (fight: Fight, who: Combatant): boolean =>
  noMoreOf(who, 'fate', isThere) &&
  conscious(who) &&
  (fight.rulings.fateWindows === 'conscious' || actor(fight) === who.id);

const isThere = (points: number): boolean => points > 0;

/** Spends Fate Points; `use` is the purpose. */
export function spendFate(table: Table, id: Id, use: string, clause: string, points = 1): void {
  table.tell({ fact: 'fate', who: id, use, clause });
  table.tell({ fact: 'fate-spent', who: id, points, clause });
}

/** Asks whether a Fate Point is spent. */
export function fateQuestion(
  fight: Fight,
  who: Id,
  asked: { readonly id: string; readonly clause: string; readonly label: string },
  about: Question['about'],
  inVain?: () => boolean,
): Question {
  const { id, clause, label } = asked;
  const left = (): number => one(fight, who).fate;
  return {
    id,
    clause,
    for: who,
    reaction: id,
    ...(about === undefined ? {} : { about }),
    ...(inVain && { inVain }),
    options: () => [
      { id: 'spend', label, clause, group: 'reaction', cost: { fate: 1 }, note: `leaves ${left() - 1}` },
      { id: 'decline', label: 'Keep the point', clause, group: 'reaction' },
    ],
    read: ({ option }) =>
      option === 'spend' || option === 'decline'
        ? { option }
        : stillResolving('the answers are spend and decline'),
  };
}

/**
 * PE-FATE-3: asks for Fate Points for Advantage before a test until declined. Returns the number, declared ones
 * included.
 */
export function fateBefore(table: Table, spec: TestSpec, numbers: (spec: TestSpec) => TestNumbers): number {
  let points = spec.fate ?? 0;
  for (;;) {
    const who = one(table.fight, spec.who);
    if (!maySpendFate(table.fight, who)) return points;
    const { target } = numbers({ ...spec, fate: points });
    // Not asked where +20 cannot matter: every die passes already, or none would.
    if (target.value >= 100 || target.value + 20 < 1) return points;
    const about = aboutTest(spec, target.value);
    const asked = { id: 'fate-advantage', clause: 'PE-FATE-3', label: 'Spend a point: +20' };
    const { option } = table.ask(fateQuestion(table.fight, spec.who, asked, about));
    if (option === 'decline') return points;
    spendFate(table, spec.who, 'advantage', 'PE-FATE-3');
    points++;
  }
}

/** What is known of a reroll besides the tester's own result. Odds do not distinguish it. */
interface Reroll {
  /** The opponent's Degrees of Success, if any, for the words of the question. */
  readonly beaten?: number | null;
  /** Whether no die could change what comes of the test: then nobody is asked. */
  readonly inVain?: () => boolean;
}

/** PE-FATE-4: asks whether the tester rerolls. */
export function fateAfter(
  table: Table,
  spec: TestSpec,
  thrown: Thrown,
  target: number,
  { beaten = beatenBy(spec), inVain }: Reroll = {},
): boolean {
  const who = one(table.fight, spec.who);
  if (!maySpendFate(table.fight, who) || target < 1) return false;
  const by = beaten === null ? {} : { beaten, tied: thrown.passed && thrown.degrees === beaten };
  const about = { ...aboutTest(spec, target), die: thrown.die, ...by };
  const asked = { id: 'fate-reroll', clause: 'PE-FATE-4', label: 'Spend a point: roll again' };
  const { option } = table.ask(fateQuestion(table.fight, spec.who, asked, about, inVain));
  if (option === 'decline') return false;
  spendFate(table, spec.who, 'reroll', 'PE-FATE-4');
  return true;
}

/** PE-TEST-4: the degrees that a resister has to beat. */
const beatenBy = ({ matters }: TestSpec): number | null =>
  matters?.kind === 'versus' ? matters.standing.degrees : null;

const aboutTest = (spec: TestSpec, target: number) => ({
  test: testedName(spec.tested),
  purpose: spec.purpose,
  target,
  ...(spec.against === undefined ? {} : { against: spec.against }),
});

/** Reads the Fate Points declared with an attack or an evasion (PE-ADV-7). */
export function readFate(fight: Fight, who: Combatant, choice: Choice): number | ReturnType<typeof refuse> {
  const { fate } = choice;
  if (fate === undefined || fate === 0) return 0;
  if (typeof fate !== 'number' || !Number.isInteger(fate) || fate < 0) {
    return refuse('noFate', 'points of Fate are a whole number', 'PE-FATE-2', 'fate');
  }
  if (fate <= who.fate && maySpendFate(fight, who)) return fate;
  const because = `${nameOf(fight, who.id)} has ${who.fate} Fate Points to spend`;
  return refuse('noFate', because, 'PE-FATE-2', 'fate');
}
