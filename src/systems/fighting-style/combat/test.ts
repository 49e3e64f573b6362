import type { Id } from '../../../kernel/json.ts';
import { numeral } from '../../../kernel/phrases.ts';
import type { Why } from '../../../kernel/port.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import type { Rulings } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import type { StyleAttribute } from '../sheet.ts';
import { skillNames } from '../sheet.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Standing } from './standing.ts';
import { standing } from './standing.ts';
import type { TestedSkill } from './terms.ts';
import { stackEdge } from './terms.ts';
import type { Matters, Thrown } from './test-dice.ts';
import { failed, forShow, onlyPass, passed, throwOf } from './test-dice.ts';

/**
 * Skill tests (section 1): one implementation for combat rolls, contests and all other tests. The TN is the fold of its
 * terms; boons and banes are a second total, `edge`.
 */

export interface TestSpec {
  readonly who: Id;
  readonly skill: TestedSkill;
  /** The attribute of a Fighting Style test; absent: the one with the higher TN. */
  readonly attribute?: StyleAttribute | undefined;
  /** The style of a Fighting Style test, as an index into the sheet's styles; absent: the best one (FS-STY-5). */
  readonly style?: number | undefined;
  /** A Fighting Style test made with bare hands (FS-UNT-1). */
  readonly bareHands?: boolean | undefined;
  readonly clause: string;
  /** The purpose of the roll as a constant word: the log and the titles of rolls go by it. */
  readonly purpose: string;
  readonly against?: Id | undefined;
  readonly with?: string | undefined;
  /** Flat modifiers that only this test has (FS-TEST-3). */
  readonly terms?: readonly Term[] | undefined;
  /** Its boons (+1) and banes (-1) (FS-TEST-4). */
  readonly edge?: readonly Term[] | undefined;
  /** The result, where it is certain without dice (FS-TEST-6). */
  readonly automatic?: 'pass' | 'fail' | undefined;
  /** What of the result matters for what follows; absent: pass or fail alone. */
  readonly matters?: Matters | undefined;
}

/** The result of a test. */
export interface Tested extends Thrown {
  readonly automatic: boolean;
  /** The TN with its terms. */
  readonly tn: Total;
}

/** A test before its dice: the TN and the boons and banes. */
export type TestNumbers = Standing;

/**
 * The TN and the boons and banes of a test, each with its terms. Pure; also called for the notes of options and by
 * tactics.
 */
export function testNumbers(fight: Fight, spec: TestSpec): TestNumbers {
  const base = standing(fight, one(fight, spec.who), {
    skill: spec.skill,
    attribute: spec.attribute ?? null,
    style: spec.style ?? null,
    bareHands: spec.bareHands === true,
  });
  const { rulings } = fight;
  const edge = spec.edge && spec.edge.length > 0 ? edged(spec.edge, base.edge, rulings) : base.edge;
  const flat = rulings.boonBane === 'flatTwo' && edge.value !== 0 ? flatEdge(edge.value) : null;
  if (!flat && edge === base.edge && (!spec.terms || spec.terms.length === 0)) return base;
  return { tn: raised(base.tn, spec.terms ?? noTerms, flat), edge, style: base.style };
}

/** The same in words: "TN 14, boon". With FS-R4 `flatTwo` the number holds the boon or bane already. */
export function numbersNote(fight: Fight, spec: TestSpec): string {
  const { tn, edge } = testNumbers(fight, spec);
  const apart = edge.value !== 0 && fight.rulings.boonBane !== 'flatTwo';
  return `TN ${numeral(tn.value)}${apart ? (edge.value > 0 ? ', boon' : ', bane') : ''}`;
}

const noTerms: readonly Term[] = [];

/** The boons and banes of this test and those that gear and condition give, added up (FS-TEST-4). */
const edged = (own: readonly Term[], base: Total, rulings: Rulings): Total =>
  fold(stackEdge(base.terms.length > 0 ? [...own, ...base.terms] : own, rulings));

/** The TN with the terms that only this test has (FS-TEST-3). */
function raised(base: Total, own: readonly Term[], flat: Term | null): Total {
  return fold(flat ? [...base.terms, ...own, flat] : [...base.terms, ...own]);
}

/** FS-R4 `flatTwo`: what is left of boons and banes is +2 or -2. */
const flatEdge = (net: number): Term => ({
  value: net > 0 ? 2 : -2,
  op: 'add',
  label: net > 0 ? 'boon' : 'bane',
  clause: 'FS-TEST-4',
  ruling: rulingIds.boonBane,
});

/** Makes a test. Draws no dice when the result is certain (FS-TEST-6), unless the table plays `rollAnyway` (FS-R6). */
export function makeTest(table: Table, spec: TestSpec): Tested {
  return rollTest(table, spec, testNumbers(table.fight, spec));
}

/** As `makeTest`, with numbers that are already known. */
export function rollTest(table: Table, spec: TestSpec, { tn, edge }: TestNumbers): Tested {
  const { rulings } = table.fight;
  const certain = spec.automatic !== undefined;
  const shown = !certain || rulings.automaticResults === 'rollAnyway';
  const ready = shown
    ? throwOf(rulings, tn.value, edge.value, certain ? forShow : (spec.matters ?? onlyPass))
    : null;
  const thrown = ready ? table.draw(ready.pool, ready.reading, whyOf(spec, tn, edge, ready.target)) : null;
  // A pool without a die fails too, but nothing has made that certain beforehand (FS-R1).
  if (certain || !thrown) {
    return { ...(spec.automatic === 'pass' ? passed : failed), automatic: certain, tn };
  }
  return { passed: thrown.passed, successes: thrown.successes, face: thrown.face, automatic: false, tn };
}

/** The description of a test's dice for the log and for dice pads. */
export function whyOf(spec: TestSpec, total: Total, edge: Total, target: number): Why {
  const { clause, who, purpose, against } = spec;
  const means = spec.with ?? (spec.skill === 'fightingStyle' ? 'Fighting Style' : skillNames[spec.skill]);
  const rulings = edge.value === 0 ? plainRulings : edgeRulings;
  // One object literal for each common shape, so that each has one hidden class: this runs for every roll of a
  // forecast.
  if (against === undefined) {
    const why = { clause, for: who, purpose, with: means, total, target, rulings };
    return edge.terms.length === 0 ? why : { ...why, edge };
  }
  return edge.terms.length === 0
    ? { clause, for: who, purpose, against, with: means, total, target, rulings }
    : { clause, for: who, purpose, against, with: means, total, target, edge, rulings };
}

/** The rulings that the dice depended on. */
const plainRulings: readonly string[] = [rulingIds.testDice];
const edgeRulings: readonly string[] = [rulingIds.testDice, rulingIds.boonBane];
