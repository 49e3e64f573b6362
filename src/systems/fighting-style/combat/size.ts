import type { Term } from '../../../kernel/terms.ts';
import type { Size } from '../sheet.ts';
import { sizes } from '../sheet.ts';

/** The effect of size on starred maneuvers (section 10). Pure. */

interface SizeSays {
  /** A boon or bane on the target's test; `null`: none. */
  readonly edge: Term | null;
  /** The certain result when the sizes are more than one apart. */
  readonly automatic: 'pass' | 'fail' | null;
}

const even: SizeSays = { edge: null, automatic: null };
const larger: SizeSays = {
  edge: { value: 1, op: 'add', label: 'one size larger', clause: 'FS-SIZE-1' },
  automatic: null,
};
const smaller: SizeSays = {
  edge: { value: -1, op: 'add', label: 'one size smaller', clause: 'FS-SIZE-2' },
  automatic: null,
};
const muchLarger: SizeSays = { edge: null, automatic: 'pass' };
const muchSmaller: SizeSays = { edge: null, automatic: 'fail' };

/** FS-SIZE-1, FS-SIZE-2: the effect of the two sizes on the target's test. */
export function sizeSays(winner: Size, target: Size): SizeSays {
  const steps = sizes.indexOf(target) - sizes.indexOf(winner);
  if (steps > 1) return muchLarger;
  if (steps === 1) return larger;
  if (steps === -1) return smaller;
  return steps < -1 ? muchSmaller : even;
}
