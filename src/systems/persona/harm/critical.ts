import type { AilmentId } from '../ailments/catalogue.ts';
import type { Means } from '../combat/types.ts';
import type { Element } from '../elements.ts';
import type { Rulings } from '../rulings.ts';

/**
 * PE-CRIT-4, PE-R69: the ailment of a Critical Hit by element. The physical elements have none and Stagger instead
 * (PE-CRIT-3).
 */
const criticalOf: { readonly [element in Element]: AilmentId | null } = {
  melee: null,
  missile: null,
  fire: 'burning',
  ice: 'frozen',
  wind: 'staggered',
  elec: 'shocked',
  nuke: 'staggered',
  psy: 'confused',
  bless: 'condemned',
  curse: 'damned',
  almighty: null,
};

/** The ailment of a Critical Hit with these means, besides the Stagger of physical ones; `null` for none. */
export function criticalEffect(
  { magicCriticalEffects }: Pick<Rulings, 'magicCriticalEffects'>,
  { power, element }: Means,
): AilmentId | null {
  const own = power?.does.deed === 'magic' ? power.does.critical : undefined;
  if (own !== undefined) return own === 'none' ? null : own;
  return magicCriticalEffects === 'table' ? criticalOf[element] : null;
}
