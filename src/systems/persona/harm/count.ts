import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import type { Rulings } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';

/** Counts the normal and Savage wounds of a hit (PE-WND-6 to PE-WND-11, section SAV). */

/** What determines the number of wounds of a hit. */
interface Circumstances {
  /** Damage minus Defense. */
  readonly margin: number;
  readonly vital: boolean;
  readonly weak: boolean;
  /** The number of ailments that a Technical Hit exploits; 0 if it is none. */
  readonly technical: number;
  readonly critical: boolean;
  /** Extra wounds of a Burst (PE-ACT-11). */
  readonly bought: number;
  /** PE-ACT-16: no extra wounds by Weakness, Critical and Technical Hits. */
  readonly defending: boolean;
  readonly helpless: boolean;
}

type CountRulings = Pick<Rulings, 'extraWoundsNeedBase' | 'fourWoundsCount' | 'technicalMultiple'>;

const plus = (value: number, label: string, clause: string, more: Partial<Term> = {}): Term => ({
  value,
  op: 'add',
  label,
  clause,
  ...more,
});

/** Marks extra wounds as off when the base wound fails (PE-ATK-7, PE-R56). */
const baseFailed = (rulings: CountRulings, margin: number): Partial<Term> =>
  margin <= 0 && rulings.extraWoundsNeedBase
    ? { off: 'Defense holds', ruling: rulingIds.extraWoundsNeedBase }
    : {};

/** The normal wounds with their causes. The extra wound of PE-CRIT-2 is that of PE-WND-11. */
export function normalWounds(rulings: CountRulings, hit: Circumstances): Total {
  const { margin, vital, weak, technical, critical, bought, defending } = hit;
  const failed = baseFailed(rulings, margin);
  const extra = defending ? { ...failed, off: 'Defend: PE-ACT-16' } : failed;
  const terms: Term[] = [];
  terms.push(plus(1, 'Damage above Defense', 'PE-ATK-7', margin > 0 ? {} : { off: 'Defense holds' }));
  if (margin >= 5) terms.push(plus(1, 'High Damage', 'PE-WND-7'));
  if (vital) terms.push(plus(1, 'vital spot', 'PE-WND-8', failed));
  if (weak) terms.push(plus(1, 'Weakness', 'PE-WND-9', extra));
  if (technical > 0) {
    const ruling = technical > 1 ? { ruling: rulingIds.technicalMultiple } : {};
    const count = rulings.technicalMultiple === 'perAilment' ? technical : 1;
    terms.push(plus(count, 'Technical Hit', 'PE-WND-10', { ...ruling, ...extra }));
  }
  if (critical) terms.push(plus(1, 'Critical Hit', 'PE-WND-11', extra));
  if (bought > 0) terms.push(plus(bought, 'Burst', 'PE-ACT-11', failed));
  return fold(terms);
}

/**
 * The Savage wounds with their causes (PE-SAV-2 to PE-SAV-5). `normal`: the normal wounds of the same hit; `rib`: how
 * many wounds a Bruised Rib adds to so many (PE-INJ-11), which count only with PE-R88 `all`.
 */
export function savageSteps(
  rulings: CountRulings,
  { margin, helpless }: Pick<Circumstances, 'margin' | 'helpless'>,
  normal: number,
  rib: (wounds: number) => number,
): Total {
  const failed = baseFailed(rulings, margin);
  const terms: Term[] = [];
  if (helpless) terms.push(plus(1, 'Helpless', 'PE-SAV-3', failed));
  if (margin >= 10) terms.push(plus(1, 'Very High Damage', 'PE-SAV-5'));
  const all = rulings.fourWoundsCount === 'all' && normal > 0;
  const dealt = all ? normal + fold(terms).value : normal;
  if (dealt + (all ? rib(dealt) : 0) >= 4) {
    terms.push(plus(1, 'four wounds', 'PE-SAV-4', all ? { ruling: rulingIds.fourWoundsCount } : {}));
  }
  return fold(terms);
}
