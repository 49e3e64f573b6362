import type { IconName } from '../../../documents/icons.ts';
import type { Kind, Sheet } from '../sheet.ts';

/** The icons of sheets that name none. */
const usual: { readonly [kind in Kind]: IconName } = {
  hero: 'person',
  creature: 'paw',
  summon: 'magic-portal',
  object: 'wooden-crate',
};

export const iconOf = ({ icon, kind }: Pick<Sheet, 'icon' | 'kind'>): IconName => icon ?? usual[kind];
