import type { Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import type { Hand } from '../body.ts';
import type { Tested } from '../scores.ts';
import type { Matters } from './matters.ts';

/**
 * What a test is made for: decides which Advantages and Disadvantages of the tester apply. `endure`: it befalls the
 * tester, and is no deed (PE-DIS-5).
 */
export type TestKind = 'attack' | 'evasion' | 'resist-ailment' | 'endure' | 'other';

/** A test to be made (PE-TEST-2). Whoever wants one describes it here; nothing about it is decided anywhere else. */
export interface TestSpec {
  readonly who: Id;
  readonly tested: Tested;
  readonly kind: TestKind;
  readonly clause: string;
  /** What the roll is, in one constant word. */
  readonly purpose: string;
  readonly against?: Id | undefined;
  /** The thing it is done with: a weapon's id, a power's. */
  readonly with?: string | undefined;
  /** The hand that it is done with: injuries of that arm count (PE-INJ-14). */
  readonly hand?: Hand | 'both' | undefined;
  /** Fixed modifiers that only this test has: -10, +20 (PE-TEST-2). */
  readonly flat?: readonly Term[] | undefined;
  /** Its Advantages (+1 each) and Disadvantages (-1 each) beside those of the tester itself. */
  readonly edge?: readonly Term[] | undefined;
  /** It cannot be done without seeing (PE-INJ-9) or walking (PE-INJ-21). */
  readonly needs?: 'sight' | 'walking' | undefined;
  /** Attacks only: a die up to this is a Critical Hit, 96 or more is a Fumble. `false`: no Fumble (PE-R124, PE-AOA-3). */
  readonly fumbles?: boolean | undefined;
  /** PE-TEST-8: this test has a better of two (Condemned target) on top of the tester's own. */
  readonly better?: Term | undefined;
  /** Points of Fate that were declared with it for Advantage (PE-FATE-3). */
  readonly fate?: number | undefined;
  /** Points that have been spent for it: they count, and are not spent again when the test is repeated (PE-TEST-8). */
  readonly paid?: number | undefined;
  readonly matters?: Matters | undefined;
  /** What the rules have in hand besides the fight while it is made, in a word, where ways have met since others like it. */
  readonly inHand?: string | undefined;
}

/**
 * A test written out member by member, what is not said left undefined: all tests come out in one shape, and what reads
 * them by the thousand meets no other. A spread makes a new shape in each place where it stands, and of a copy another one.
 */
export const testOf = (given: TestSpec): { -readonly [member in keyof TestSpec]: TestSpec[member] } => ({
  who: given.who,
  tested: given.tested,
  kind: given.kind,
  clause: given.clause,
  purpose: given.purpose,
  against: given.against,
  with: given.with,
  hand: given.hand,
  flat: given.flat,
  edge: given.edge,
  needs: given.needs,
  fumbles: given.fumbles,
  better: given.better,
  fate: given.fate,
  paid: given.paid,
  matters: given.matters,
  inHand: given.inHand,
});

/** The same test with a word on what of it matters. */
export function mattering(spec: TestSpec, matters: Matters | undefined): TestSpec {
  const test = testOf(spec);
  test.matters = matters;
  return test;
}
