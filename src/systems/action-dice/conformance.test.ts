import { conforms } from '../testing/battery.ts';
import { system } from './index.ts';

/** Talents give dice and actions of themselves; nobody uses them. */
const talent = 'AD-DIE-3';

conforms(system, {
  // AD-DIE-15, AD-DIE-18; nothing in the pack deals the kinds of damage that daze and weaken.
  byHand: [
    ...['bound', 'pinned', 'dazed', 'weakened', 'opening', 'charge-action', 'charge-effect', 'charge-both'],
    ...['challenge-effect', 'challenge-both', 'dice-action', 'dice-effect', 'dice-both'],
  ],
  // By a ruling that is not the default, with electrical damage (AD-R89).
  seldom: ['stunned'],
  powers: ['power', 'item'],
  never: {
    'second-wind': talent,
    fury: talent,
    'iron-will': talent,
    'quick-hands': talent,
    sentinel: talent,
  },
});
