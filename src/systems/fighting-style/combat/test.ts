import type { Id } from '../../../kernel/json.ts';
import type { Why } from '../../../kernel/port.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { skillTotal, styleTotal } from '../derived.ts';
import { rulingIds } from '../rulings.ts';
import type { Style, StyleAttribute } from '../sheet.ts';
import { skillNames } from '../sheet.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { TestedSkill } from './terms.ts';
import { proneHampers, stackEdge, stackFlat, untrained } from './terms.ts';
import type { Matters, Thrown } from './test-dice.ts';
import { failed, forShow, onlyPass, passed, throwOf } from './test-dice.ts';

/**
 * A skill test (section 1), for combat rolls, contests and everything else. The number is the fold of its terms; boons
 * and banes are a second total. Nothing about a test is decided anywhere else.
 */

export interface TestSpec {
  readonly who: Id;
  readonly skill: TestedSkill;
  /** The attribute of a Fighting Style test; the better one when left out. */
  readonly attribute?: StyleAttribute;
  /** The style of a Fighting Style test, by its place on the sheet; the best one when left out (FS-STY-5). */
  readonly style?: number;
  /** A Fighting Style test made with bare hands (FS-UNT-1). */
  readonly bareHands?: true;
  readonly clause: string;
  /** What the roll is, in one constant word. */
  readonly purpose: string;
  readonly against?: Id;
  readonly with?: string;
  /** Flat modifiers that only this test has (FS-TEST-3). */
  readonly terms?: readonly Term[];
  /** Its boons (+1) and banes (-1) (FS-TEST-4). */
  readonly edge?: readonly Term[];
  /** It passes or fails by itself (FS-TEST-6). */
  readonly automatic?: 'pass' | 'fail';
  /** What matters for what follows: pass or fail alone, unless said otherwise. */
  readonly matters?: Matters;
}

/** What a test came to. */
export interface Tested extends Thrown {
  readonly automatic: boolean;
  /** The TN with its terms. */
  readonly tn: Total;
}

/** A test as it stands before the dice. */
export interface TestNumbers {
  readonly tn: Total;
  readonly edge: Total;
  /** The style used, by its place on the sheet; `null` for other skills. */
  readonly style: number | null;
}

const noEdge: Total = { value: 0, terms: [] };
const noTerms: readonly Term[] = [];

/** The TN and the boons and banes of a test, each with its terms. Pure: menus and odds ask for them too. */
export function testNumbers(fight: Fight, spec: TestSpec): TestNumbers {
  const who = one(fight, spec.who);
  if (spec.skill === 'fightingStyle') return styleNumbers(fight, who, spec);
  const { rulings } = fight;
  const flat = [...skillTotal(who.sheet, spec.skill, rulings).terms];
  let edge = spec.edge ?? noTerms;
  if (spec.skill === 'dodge' || spec.skill === 'sorcery') {
    const { flat: worse, banes } = untrained(who, who.sheet.styles, spec.skill, false, rulings);
    flat.push(...worse);
    if (banes.length > 0) edge = [...edge, ...banes];
  }
  return finish(fight, who, spec, flat, edge, null);
}

/** FS-STY-5, FS-R58: the style that was asked for, else the one with the highest TN as things are in hand. */
function styleNumbers(fight: Fight, who: Combatant, spec: TestSpec): TestNumbers {
  const asked = spec.style;
  let best: TestNumbers | null = null;
  for (let place = 0; place < who.sheet.styles.length; place++) {
    if (asked !== undefined && place !== asked) continue;
    const attributes = spec.attribute ? [spec.attribute] : (['STR', 'AGI'] as const);
    for (const attribute of attributes) {
      const numbers = withStyle(fight, who, spec, place, attribute);
      if (
        best === null ||
        numbers.tn.value > best.tn.value ||
        (numbers.tn.value === best.tn.value && numbers.edge.value > best.edge.value)
      ) {
        best = numbers;
      }
    }
  }
  return best ?? { tn: fold([]), edge: noEdge, style: null };
}

function withStyle(
  fight: Fight,
  who: Combatant,
  spec: TestSpec,
  place: number,
  attribute: StyleAttribute,
): TestNumbers {
  const style = who.sheet.styles[place] as Style;
  const { flat, banes } = untrained(who, [style], 'fightingStyle', spec.bareHands === true, fight.rulings);
  const edge = spec.edge ?? noTerms;
  return finish(
    fight,
    who,
    spec,
    [...styleTotal(who.sheet, style, attribute).terms, ...flat],
    banes.length > 0 ? [...edge, ...banes] : edge,
    place,
  );
}

function finish(
  fight: Fight,
  who: Combatant,
  spec: TestSpec,
  flat: Term[],
  edgeTerms: readonly Term[],
  style: number | null,
): TestNumbers {
  const { rulings } = fight;
  const prone = proneHampers(who, spec.skill);
  if (prone) flat.push(prone);
  if (spec.terms) flat.push(...spec.terms);
  const edge = edgeTerms.length > 0 ? fold(stackEdge(edgeTerms, rulings)) : noEdge;
  if (rulings.boonBane === 'flatTwo' && edge.value !== 0) flat.push(flatEdge(edge.value));
  return { tn: fold(stackFlat(flat, rulings)), edge, style };
}

/** FS-R4 `flatTwo`: what is left of boons and banes is +2 or -2. */
const flatEdge = (net: number): Term => ({
  value: net > 0 ? 2 : -2,
  op: 'add',
  label: net > 0 ? 'boon' : 'bane',
  clause: 'FS-TEST-4',
  ruling: rulingIds.boonBane,
});

/** Makes a test: draws its dice, or none when its result is certain (FS-TEST-6). */
export function makeTest(table: Table, spec: TestSpec): Tested {
  return rollTest(table, spec, testNumbers(table.fight, spec));
}

/** The same with numbers that are already known. */
export function rollTest(table: Table, spec: TestSpec, { tn, edge }: TestNumbers): Tested {
  const { rulings } = table.fight;
  const certain = spec.automatic !== undefined;
  const shown = !certain || rulings.automaticResults === 'rollAnyway';
  const ready = shown
    ? throwOf(rulings, tn.value, edge.value, certain ? forShow : (spec.matters ?? onlyPass))
    : null;
  const thrown = ready ? table.draw(ready.pool, ready.reading, whyOf(spec, tn, edge, ready.target)) : null;
  if (certain || !thrown) return { ...(spec.automatic === 'pass' ? passed : failed), automatic: true, tn };
  return { passed: thrown.passed, successes: thrown.successes, face: thrown.face, automatic: false, tn };
}

/** What is said of the dice of a test. */
export function whyOf(spec: TestSpec, tn: Total, edge: Total, target: number): Why {
  return {
    clause: spec.clause,
    for: spec.who,
    purpose: spec.purpose,
    ...(spec.against === undefined ? {} : { against: spec.against }),
    with: spec.with ?? (spec.skill === 'fightingStyle' ? 'Fighting Style' : skillNames[spec.skill]),
    total: tn,
    target,
    ...(edge.terms.length > 0 ? { edge } : {}),
    rulings: edge.value === 0 ? plainRulings : edgeRulings,
  };
}

/** The rulings that had a say in the dice. */
const plainRulings: readonly string[] = [rulingIds.testDice];
const edgeRulings: readonly string[] = [rulingIds.testDice, rulingIds.boonBane];
