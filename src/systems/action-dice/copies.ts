import type { Combatant, Fight } from './state.ts';

/**
 * Copies are written out field by field so that all of them have one hidden class, on which code that reads many
 * combatants depends for speed. A spread would make another hidden class in each place where it stands.
 */

export const copyOfCombatant = (who: Combatant): Combatant => ({
  id: who.id,
  sheet: who.sheet,
  player: who.player,
  squares: who.squares,
  side: who.side,
  cell: who.cell,
  prone: who.prone,
  negated: who.negated,
  rising: who.rising,
  facing: who.facing,
  sturdy: who.sturdy,
  vigor: who.vigor,
  mana: who.mana,
  durability: who.durability,
  health: who.health,
  scarred: who.scarred,
  winded: who.winded,
  regained: who.regained,
  shock: who.shock,
  stabilised: who.stabilised,
  wear: who.wear,
  actions: who.actions,
  lessActions: who.lessActions,
  drew: who.drew,
  feet: who.feet,
  turn: who.turn,
  begun: who.begun,
  ended: who.ended,
  defending: who.defending,
  act: who.act,
  readied: who.readied,
  wishes: who.wishes,
  initiative: who.initiative,
  situation: who.situation,
  ambushed: who.ambushed,
  ambusher: who.ambusher,
  watching: who.watching,
  unaware: who.unaware,
  looked: who.looked,
  effects: who.effects,
  waiting: who.waiting,
  hands: who.hands,
  carried: who.carried,
  out: who.out,
});

/** The same fight with other combatants. */
export const fightWith = (fight: Fight, combatants: Fight['combatants']): Fight => ({
  system: fight.system,
  name: fight.name,
  rulings: fight.rulings,
  battlefield: fight.battlefield,
  visibility: fight.visibility,
  vacuum: fight.vacuum,
  attacker: fight.attacker,
  changes: fight.changes,
  phase: fight.phase,
  round: fight.round,
  listing: fight.listing,
  combatants,
  ambush: fight.ambush,
  watches: fight.watches,
  order: fight.order,
  active: fight.active,
  stage: fight.stage,
  zones: fight.zones,
  floor: fight.floor,
  count: fight.count,
  openings: fight.openings,
  offHand: fight.offHand,
  idle: fight.idle,
  goesOn: fight.goesOn,
  over: fight.over,
});

/** A copy of a combatant that stands on another cell. */
export function standingOn(who: Combatant, cell: Combatant['cell']): Combatant {
  const there = copyOfCombatant(who);
  there.cell = cell;
  return there;
}
