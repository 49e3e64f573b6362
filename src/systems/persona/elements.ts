/** PE-AFF-1: the ten regular elements, and Almighty, to which there is no affinity (PE-AFF-9). */
export const elements = [
  'melee',
  'missile',
  'fire',
  'ice',
  'wind',
  'elec',
  'nuke',
  'psy',
  'bless',
  'curse',
  'almighty',
] as const;
export type Element = (typeof elements)[number];

export const elementNames: { readonly [element in Element]: string } = {
  melee: 'Melee',
  missile: 'Missile',
  fire: 'Fire',
  ice: 'Ice',
  wind: 'Wind',
  elec: 'Elec',
  nuke: 'Nuke',
  psy: 'Psy',
  bless: 'Bless',
  curse: 'Curse',
  almighty: 'Almighty',
};

/** PE-CRIT-3, PE-TECH-1: Melee and Missile are the physical elements. */
export const isPhysical = (element: Element): boolean => element === 'melee' || element === 'missile';

/** PE-AFF-2: the affinities, lowest first. */
export const affinities = ['weak', 'normal', 'resist', 'block', 'repel', 'absorb'] as const;
export type Affinity = (typeof affinities)[number];

export const affinityNames: { readonly [affinity in Affinity]: string } = {
  weak: 'Weak',
  normal: 'Normal',
  resist: 'Resist',
  block: 'Block',
  repel: 'Repel',
  absorb: 'Absorb',
};
