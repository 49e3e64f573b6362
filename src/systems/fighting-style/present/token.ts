import type { IconName } from '../../../documents/icons.ts';
import type { Kind, Sheet } from '../sheet.ts';

/** The icon of a sheet that names none. */
const usual: { readonly [kind in Kind]: IconName } = { pc: 'person', npc: 'hood' };

export const iconOf = ({ icon, kind }: Pick<Sheet, 'icon' | 'kind'>): IconName => icon ?? usual[kind];
