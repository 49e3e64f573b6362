import type { Combatant } from './state.ts';

/**
 * Whether a combatant is unchanged in every field that is not seldom read (`seldom.ts`). The comparison is written out
 * field by field, as in `copy.ts`: reading fields by computed name is about fifty times slower, and exact odds compare
 * every combatant in every way.
 */
export const alikeButSeldom = (now: Combatant, before: Combatant): boolean =>
  now.id === before.id &&
  now.sheet === before.sheet &&
  now.kind === before.kind &&
  now.player === before.player &&
  now.squares === before.squares &&
  now.tracksStress === before.tracksStress &&
  now.lightMax === before.lightMax &&
  now.heavyMax === before.heavyMax &&
  now.spiritMax === before.spiritMax &&
  now.exertionMax === before.exertionMax &&
  now.fateMax === before.fateMax &&
  now.side === before.side &&
  now.cell === before.cell &&
  now.passing === before.passing &&
  now.band === before.band &&
  now.flightLost === before.flightLost &&
  now.fallsFrom === before.fallsFrom &&
  now.climb === before.climb &&
  now.spirit === before.spirit &&
  now.exertion === before.exertion &&
  now.decay === before.decay &&
  now.equipped === before.equipped &&
  now.augments === before.augments &&
  now.disruptions === before.disruptions &&
  now.suffocation === before.suffocation &&
  now.initiative === before.initiative &&
  now.turn === before.turn &&
  now.move === before.move &&
  now.moveOver === before.moveOver &&
  now.acted === before.acted &&
  now.moved === before.moved &&
  now.focused === before.focused &&
  now.oneMore === before.oneMore &&
  now.undertaking === before.undertaking &&
  now.swapped === before.swapped &&
  now.fleeing === before.fleeing &&
  now.hands === before.hands &&
  now.carried === before.carried &&
  now.apLost === before.apLost &&
  now.running === before.running &&
  now.defending === before.defending &&
  now.protecting === before.protecting &&
  now.hiddenFrom === before.hiddenFrom &&
  now.surprised === before.surprised &&
  now.heldBy === before.heldBy &&
  now.holding === before.holding &&
  now.chanceUsed === before.chanceUsed &&
  now.chanceAt === before.chanceAt &&
  now.out === before.out;
