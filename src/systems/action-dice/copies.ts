import type { Combatant, Fight } from './state.ts';

/**
 * Copies of what a fight is made of, written out member by member: whoever is copied, and however often, comes out in
 * one and the same shape, and what reads combatants by the thousand meets no other. A spread makes a new shape in each
 * place where it stands, and of a copy another one.
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

/** The same fight with these combatants in place of its own. */
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

/** Somebody as it would be there. */
export function standingOn(who: Combatant, cell: Combatant['cell']): Combatant {
  const there = copyOfCombatant(who);
  there.cell = cell;
  return there;
}
