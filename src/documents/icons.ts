import { z } from './schemas.ts';

/**
 * The pictures that a sheet may name for its token, each with its author. They are icons of game-icons.net under
 * CC BY 3.0; only these are bundled into the page.
 */
export const icons = {
  // People
  person: 'delapouite',
  'black-knight-helm': 'delapouite',
  'visored-helm': 'lorc',
  'crossed-swords': 'lorc',
  broadsword: 'lorc',
  'battle-axe': 'lorc',
  'spiked-mace': 'lorc',
  spears: 'lorc',
  'ice-spear': 'lorc',
  trident: 'lorc',
  'viking-shield': 'delapouite',
  bowman: 'lorc',
  crosshair: 'delapouite',
  'pistol-gun': 'john-colburn',
  'ray-gun': 'lorc',
  grenade: 'lorc',
  'high-punch': 'delapouite',
  'crossed-chains': 'lorc',
  'cloak-dagger': 'lorc',
  hood: 'lorc',
  robber: 'delapouite',
  'wizard-face': 'delapouite',
  'wizard-staff': 'lorc',
  'witch-flight': 'lorc',
  'lightning-storm': 'lorc',
  'ringing-bell': 'lorc',
  // Beasts and worse
  paw: 'lorc',
  'wolf-head': 'lorc',
  hound: 'lorc',
  mouse: 'lorc',
  snake: 'lorc',
  'spider-alt': 'carl-olsen',
  'horse-head': 'delapouite',
  'dragon-head': 'lorc',
  ogre: 'delapouite',
  'imp-laugh': 'lorc',
  'devil-mask': 'delapouite',
  skeleton: 'skoll',
  'shambling-zombie': 'delapouite',
  'gooey-daemon': 'lorc',
  'small-fire': 'lorc',
  'rock-golem': 'delapouite',
  'metal-golem-head': 'delapouite',
  'crowned-skull': 'lorc',
  'drama-masks': 'lorc',
  'magic-portal': 'lorc',
  // Things
  'wooden-crate': 'delapouite',
  'wooden-door': 'lorc',
  'ionic-column': 'delapouite',
  'pine-tree': 'lorc',
  'wolf-trap': 'lorc',
} as const;

export type IconName = keyof typeof icons;
type IconAuthor = (typeof icons)[IconName];

export const iconNames = Object.keys(icons) as [IconName, ...IconName[]];

/** The names and home pages of the authors, for the credits. */
export const iconAuthors: {
  readonly [author in IconAuthor]: { readonly name: string; readonly page: string };
} = {
  lorc: { name: 'Lorc', page: 'https://lorcblog.blogspot.com' },
  delapouite: { name: 'Delapouite', page: 'https://delapouite.com' },
  'john-colburn': { name: 'John Colburn', page: 'https://ninmunanmu.com' },
  skoll: { name: 'Skoll', page: 'https://game-icons.net' },
  'carl-olsen': { name: 'Carl Olsen', page: 'https://twitter.com/unstoppableCarl' },
};

/** The schema of a sheet's field for its token's picture. */
export const icon = z.enum(iconNames);
