import type { Id } from '../../kernel/json.ts';
import type { Combatant, Fight } from './state.ts';
import { one } from './state.ts';

/**
 * Copies field by field. A spread becomes ten times slower once objects of several hidden classes have been copied, and
 * exact odds copy the fight for every way.
 */
function copyCombatant(from: Combatant): Combatant {
  return {
    id: from.id,
    sheet: from.sheet,
    kind: from.kind,
    player: from.player,
    squares: from.squares,
    tracksStress: from.tracksStress,
    lightMax: from.lightMax,
    heavyMax: from.heavyMax,
    spiritMax: from.spiritMax,
    exertionMax: from.exertionMax,
    fateMax: from.fateMax,
    side: from.side,
    cell: from.cell,
    passing: from.passing,
    band: from.band,
    flightLost: from.flightLost,
    fallsFrom: from.fallsFrom,
    climb: from.climb,
    light: from.light,
    heavy: from.heavy,
    deadly: from.deadly,
    stress: from.stress,
    fate: from.fate,
    spirit: from.spirit,
    exertion: from.exertion,
    decay: from.decay,
    personas: from.personas,
    equipped: from.equipped,
    injuries: from.injuries,
    ailments: from.ailments,
    augments: from.augments,
    disruptions: from.disruptions,
    bleeding: from.bleeding,
    suffocation: from.suffocation,
    initiative: from.initiative,
    turn: from.turn,
    move: from.move,
    moveOver: from.moveOver,
    acted: from.acted,
    moved: from.moved,
    focused: from.focused,
    oneMore: from.oneMore,
    undertaking: from.undertaking,
    swapped: from.swapped,
    fleeing: from.fleeing,
    hands: from.hands,
    carried: from.carried,
    apLost: from.apLost,
    prone: from.prone,
    running: from.running,
    defending: from.defending,
    protecting: from.protecting,
    hiddenFrom: from.hiddenFrom,
    surprised: from.surprised,
    heldBy: from.heldBy,
    holding: from.holding,
    chanceUsed: from.chanceUsed,
    chanceAt: from.chanceAt,
    evaded: from.evaded,
    out: from.out,
  };
}

/**
 * A copy that shares nothing that `apply` mutates: only combatants and the fight itself are written to; every other
 * value is immutable and replaced as a whole.
 */
export function copy(from: Fight): Fight {
  const combatants: { [id: Id]: Combatant } = {};
  for (const id of from.listing) combatants[id] = copyCombatant(one(from, id));
  return { ...from, combatants };
}
