import { conforms } from '../testing/battery.ts';
import { system } from './index.ts';

// No Ability of the pack takes a summon away from its summoner (WS-ADV-9).
conforms(system, {
  byHand: ['out-of-control'],
  powers: ['ability', 'maneuver', 'object'],
  uses: ['attack', 'use-item'],
});
