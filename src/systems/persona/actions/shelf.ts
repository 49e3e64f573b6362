import type { Option } from '../../../kernel/port.ts';

/**
 * Where an option of the turn lies in the hand: what is done every turn stands first, what is done now and then on a
 * shelf of its own below.
 */

const everyTurn: { readonly [group: string]: readonly string[] } = {
  move: ['move', 'run', 'rise', 'fly', 'climb'],
  primary: [
    'attack',
    'charge',
    'called',
    'focused',
    'burst',
    'all-weapon',
    'power',
    'consumable',
    'break-free',
    'disengage',
    'defend',
    'protect',
    'analyse',
    'advanced-analyse',
    'staunch',
    'reload',
    'swap-persona',
    'go-on',
    'put-out',
    'pull-together',
  ],
};

const shelves: { readonly [group: string]: string } = { move: 'more-move', primary: 'more' };

/** The option on its shelf. */
export function shelved(option: Option): Option {
  const shelf = shelves[option.group];
  if (shelf === undefined || everyTurn[option.group]?.includes(option.id)) return option;
  return { ...option, group: shelf };
}
