import type { Option } from '../../../kernel/port.ts';

/** Sorts the options of a turn: those used every turn come first, the others in a second group below. */

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

/** The option, put into the second group if it is not used every turn. */
export function shelved(option: Option): Option {
  const shelf = shelves[option.group];
  if (shelf === undefined || everyTurn[option.group]?.includes(option.id)) return option;
  return { ...option, group: shelf };
}
