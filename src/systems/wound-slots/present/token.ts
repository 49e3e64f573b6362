import type { IconName } from '../../../documents/icons.ts';
import type { Sheet, Tier } from '../sheet.ts';

/** The default icons. */
const usual: { readonly [tier in Tier]: IconName } = {
  hero: 'person',
  minion: 'hood',
  standard: 'hood',
  elite: 'hood',
};

export const iconOf = ({ icon, tier }: Pick<Sheet, 'icon' | 'tier'>): IconName => icon ?? usual[tier];
