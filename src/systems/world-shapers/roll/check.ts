import type { Id } from '../../../kernel/json.ts';
import type { Why } from '../../../kernel/port.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { checkTerms } from '../derived.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Skill } from '../stats.ts';
import { skillNames } from '../stats.ts';
import type { Table } from '../table.ts';
import type { Matters } from './dice.ts';
import { throwOf } from './dice.ts';
import type { Edge, Weighed } from './edge.ts';
import { edgeWhy, weigh } from './edge.ts';
import { influenceOn } from './influences.ts';

/** A Skill Check to be made (WS-GEN-6), described completely. */
export interface CheckSpec {
  readonly who: Id;
  readonly skill: Skill;
  readonly clause: string;
  /** What the roll is, as a constant word. */
  readonly purpose: string;
  readonly against?: Id | undefined;
  /** Terms and edges of this check only. */
  readonly terms?: readonly Term[] | undefined;
  readonly edges?: readonly Edge[] | undefined;
  /** The number to reach; `null`: only the result is used. */
  readonly needs: number | null;
  /** A check of a contest: only totals count, a natural 20 or 1 means nothing (WS-R4). */
  readonly opposed?: true | undefined;
  /** The exact result matters, not only whether it reaches the number. */
  readonly exact?: true | undefined;
  /** Ids of rulings that influenced the check. */
  readonly rulings?: readonly string[] | undefined;
  /** Whether a critical result matters (WS-CIN-10). */
  readonly criticals?: true | undefined;
}

export type Critical = 'success' | 'failure' | null;

/** The result of a check. */
export interface Checked {
  readonly spec: CheckSpec;
  /** The kept die. */
  readonly natural: number;
  readonly bonus: Total;
  readonly result: number;
  readonly passed: boolean;
  readonly critical: Critical;
}

interface Prepared {
  /** The bonus without the die, including a flat modifier by WS-R8. */
  readonly bonus: Total;
  readonly weighed: Weighed;
}

/** A check before its die is rolled. Pure: also used by menus, odds and previews. */
export function prepareCheck(fight: Fight, spec: CheckSpec): Prepared {
  const who = one(fight, spec.who);
  const rolling = { roll: 'check', skill: spec.skill, against: spec.against ?? null } as const;
  const { terms, edges } = influenceOn(fight, who, rolling);
  const weighed = weigh(fight.rulings, [...edges, ...(spec.edges ?? [])]);
  return {
    bonus: fold([
      ...checkTerms(fight, who.sheet, spec.skill),
      ...terms,
      ...(spec.terms ?? []),
      ...weighed.terms,
    ]),
    weighed,
  };
}

/** Rolls a check. */
export function makeCheck(table: Table, spec: CheckSpec): Checked {
  const { fight } = table;
  const { bonus, weighed } = prepareCheck(fight, spec);
  const { pool, reading } = throwOf(weighed.dice, weighed.keep, mattersOf(fight, spec, bonus));
  const natural = table.draw(pool, reading, whyOf(spec, bonus, weighed));
  const result = natural + bonus.value;
  const critical = criticalOf(fight, spec, natural);
  const passed = critical === 'success' || (critical !== 'failure' && result >= (spec.needs ?? result));
  table.tell({
    fact: 'check',
    who: spec.who,
    skill: spec.skill,
    purpose: spec.purpose,
    clause: spec.clause,
    natural,
    bonus,
    result,
    needs: spec.needs,
    passed,
    critical,
    ...(spec.against === undefined ? {} : { against: spec.against }),
  });
  return { spec, natural, bonus, result, passed, critical };
}

/** WS-R4: whether the kept die is a critical success or failure. */
function criticalOf({ rulings }: Fight, { opposed }: CheckSpec, natural: number): Critical {
  if (opposed || rulings.skillNatural20 === 'noEffect') return null;
  if (natural === 20) return 'success';
  return natural === 1 && rulings.skillNatural20 === 'criticalBothEnds' ? 'failure' : null;
}

function mattersOf(fight: Fight, spec: CheckSpec, bonus: Total): Matters {
  if (spec.needs === null || spec.exact) return { kind: 'total' };
  const least = spec.needs - bonus.value;
  const faces = [20, 1].filter((face) => criticalOf(fight, spec, face) !== null);
  // A 20 that reaches the number anyway needs no mark unless criticals are counted; likewise a 1 that misses it.
  const marks = faces.filter((face) => spec.criticals || face >= least !== (face === 20));
  return { kind: 'reaches', least, marks };
}

function whyOf(spec: CheckSpec, total: Total, weighed: Weighed): Why {
  const { clause, who, purpose, against, needs, rulings: own = [] } = spec;
  const rulings = weighed.edge ? [...own, rulingIds.advantageMode] : own;
  return {
    clause,
    for: who,
    purpose,
    with: skillNames[spec.skill],
    total,
    ...edgeWhy(weighed),
    ...(rulings.length > 0 ? { rulings } : {}),
    ...(needs === null ? {} : { target: needs }),
    ...(against === undefined ? {} : { against }),
  };
}
