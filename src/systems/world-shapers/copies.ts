import type { Combatant, Fight } from './state.ts';

/**
 * Copies of what a fight is made of, written out member by member: whoever is copied, and however often, comes out in
 * one and the same shape, and what reads combatants by the thousand meets no other. A spread makes a new shape in each
 * place where it stands, and of a copy another one.
 */

export const copyOfCombatant = (
  who: Combatant,
): { -readonly [member in keyof Combatant]: Combatant[member] } => ({
  id: who.id,
  sheet: who.sheet,
  player: who.player,
  squares: who.squares,
  summoner: who.summoner,
  side: who.side,
  cell: who.cell,
  mounted: who.mounted,
  vitality: who.vitality,
  temporary: who.temporary,
  wp: who.wp,
  momentum: who.momentum,
  ap: who.ap,
  apSpent: who.apSpent,
  rp: who.rp,
  rpSpent: who.rpSpent,
  movement: who.movement,
  credits: who.credits,
  freeUse: who.freeUse,
  turn: who.turn,
  touched: who.touched,
  surprised: who.surprised,
  slots: who.slots,
  begun: who.begun,
  ended: who.ended,
  effects: who.effects,
  grabbing: who.grabbing,
  grabbedBy: who.grabbedBy,
  hiddenFrom: who.hiddenFrom,
  givenAway: who.givenAway,
  known: who.known,
  held: who.held,
  hands: who.hands,
  carried: who.carried,
  surrendered: who.surrendered,
  out: who.out,
});

/** The same fight with these combatants in place of its own. */
export const fightWith = (fight: Fight, combatants: Fight['combatants']): Fight => ({
  system: fight.system,
  name: fight.name,
  rulings: fight.rulings,
  governors: fight.governors,
  advanced: fight.advanced,
  battlefield: fight.battlefield,
  changes: fight.changes,
  phase: fight.phase,
  round: fight.round,
  listing: fight.listing,
  combatants,
  surprise: fight.surprise,
  unions: fight.unions,
  order: fight.order,
  running: fight.running,
  suspended: fight.suspended,
  active: fight.active,
  stage: fight.stage,
  between: fight.between,
  ties: fight.ties,
  floor: fight.floor,
  count: fight.count,
  goesOn: fight.goesOn,
  over: fight.over,
});
