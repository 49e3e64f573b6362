import { conforms } from '../testing/battery.ts';
import { system } from './index.ts';

/** Talents give dice and actions of themselves; nobody uses them. */
const talent = 'AD-DIE-3';

conforms(system, {
  powers: ['power', 'item'],
  never: {
    'second-wind': talent,
    fury: talent,
    'iron-will': talent,
    'quick-hands': talent,
    sentinel: talent,
  },
});
