import type { IconName } from '../../../documents/icons.ts';
import type { Kind, Sheet } from '../sheet.ts';

/** The picture of whoever names none. */
const usual: { readonly [kind in Kind]: IconName } = { pc: 'person', npc: 'hood' };

export const iconOf = ({ icon, kind }: Pick<Sheet, 'icon' | 'kind'>): IconName => icon ?? usual[kind];
