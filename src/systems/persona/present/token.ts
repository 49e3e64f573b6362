import type { IconName } from '../../../documents/icons.ts';
import type { Kind, Sheet } from '../sheet.ts';

/** The icon of combatants whose sheet names none. */
const usual: { readonly [kind in Kind]: IconName } = {
  evoker: 'person',
  shadow: 'devil-mask',
  other: 'hood',
};

export const iconOf = ({ icon, kind }: Pick<Sheet, 'icon' | 'kind'>): IconName => icon ?? usual[kind];
