import type { Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import type { Hand } from '../body.ts';
import type { Tested } from '../scores.ts';
import type { Matters } from './matters.ts';

/**
 * The kind of a test, which decides what Advantages and Disadvantages of the tester apply. `endure`: it is no action of
 * the tester (PE-DIS-5).
 */
export type TestKind = 'attack' | 'evasion' | 'resist-ailment' | 'endure' | 'other';

/** The complete description of a test to be made (PE-TEST-2). */
export interface TestSpec {
  readonly who: Id;
  readonly tested: Tested;
  readonly kind: TestKind;
  readonly clause: string;
  /** The purpose of the roll, a constant word. */
  readonly purpose: string;
  readonly against?: Id | undefined;
  /** What it is made with: the id of a weapon or Power. */
  readonly with?: string | undefined;
  /** The hand used, whose injuries count (PE-INJ-14). */
  readonly hand?: Hand | 'both' | undefined;
  /** Fixed modifiers of this test: -10, +20 (PE-TEST-2). */
  readonly flat?: readonly Term[] | undefined;
  /** Advantages (+1 each) and Disadvantages (-1 each) besides those of the tester itself. */
  readonly edge?: readonly Term[] | undefined;
  /** It fails automatically without sight (PE-INJ-9) or without being able to walk (PE-INJ-21). */
  readonly needs?: 'sight' | 'walking' | undefined;
  /** Whether a die of 96 or more always fails. `false` for attacks on the Helpless (PE-R124). */
  readonly fumbles?: boolean | undefined;
  /** PE-TEST-8: set if the better of two dice counts, because the target is Condemned. */
  readonly better?: Term | undefined;
  /** Fate Points declared for Advantage (PE-FATE-3), still to be spent. */
  readonly fate?: number | undefined;
  /** Fate Points already spent for Advantage; they count again when the test is rerolled (PE-TEST-8). */
  readonly paid?: number | undefined;
  readonly matters?: Matters | undefined;
  /**
   * The caller's local state while the test is made, as a string; needed where ways have merged since earlier tests
   * like it.
   */
  readonly inHand?: string | undefined;
}

/**
 * Creates a test field by field, so that all tests share one hidden class and the code that reads them stays
 * monomorphic. Each spread would create another hidden class.
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

/** The same test with another `matters`. */
export function mattering(spec: TestSpec, matters: Matters | undefined): TestSpec {
  const test = testOf(spec);
  test.matters = matters;
  return test;
}
