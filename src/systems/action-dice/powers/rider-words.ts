import type { Rider } from '../gear.ts';
import { abilityNames } from '../stats.ts';

/** AD-RES-2, AD-POS-16: what a rider does: "knocks down unless resisted: Agility against the attack". */
export const riderWords = ({ does, feet, resist, vs }: Rider): string =>
  `${does === 'knockBack' ? `knocks back ${feet ?? 0} ft` : 'knocks down'} unless resisted: ${resist.map((each) => abilityNames[each]).join(' or ')} against ${vs ?? 'the attack'}`;

export const riderOn = ({ on }: Rider): string => (on === 'critical' ? 'a critical hit' : 'a hit');
