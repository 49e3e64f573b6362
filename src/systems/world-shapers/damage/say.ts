import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { isImmune } from './affinity.ts';
import type { Hit } from './hit.ts';
import { isSparedByHoly } from './mercy.ts';
import type { Reckoned } from './reckon.ts';

/** The rulings that influenced a hit, without those that its terms name. */
export function rulingsOf(
  fight: Fight,
  hit: Hit,
  { portions, defence }: Reckoned,
  several: boolean,
): readonly string[] {
  const who = one(fight, hit.who);
  const found: string[] = [...(hit.rulings ?? [])];
  const dealt = portions.filter(({ total }) => total.value > 0);
  const resisted = portions.some(({ total }) =>
    total.terms.some(({ clause }) => clause === 'WS-DMG-2' || clause === 'WS-DMG-4'),
  );
  if (several && defence !== null && defence.value !== 0) {
    found.push(rulingIds.armorAllocation);
    if (defence.value > 0) found.push(rulingIds.armorSpill);
  }
  if (portions.length > 1 && portions.some(({ type }) => isImmune(who, type))) {
    found.push(rulingIds.immuneTypesCount);
  }
  if (resisted && defence !== null && defence.value !== 0) found.push(rulingIds.armorOrder);
  const both = portions.some(
    ({ type }) => who.sheet.resistances.includes(type) && who.sheet.vulnerabilities.includes(type),
  );
  if (both) found.push(rulingIds.affinityStacking);
  const holy = dealt.some(({ type }) => type === 'holy');
  if (holy && dealt.length > 1 && hit.nonLethal == null && isSparedByHoly(fight, hit)) {
    found.push(rulingIds.mixedHoly);
  }
  return found;
}
