import type { Cell, Id } from '../../kernel/json.ts';
import type { Combatant, Effect, Fight, Movement } from './state.ts';

/**
 * Copies of the parts of a fight, written out member by member so that all copies have the same hidden class: rules
 * read combatants thousands of times. An object spread would create a new hidden class at each place in the code.
 */

export const copyOfCombatant = (
  who: Combatant,
): { -readonly [member in keyof Combatant]: Combatant[member] } => ({
  id: who.id,
  sheet: who.sheet,
  tier: who.tier,
  player: who.player,
  heroRules: who.heroRules,
  squares: who.squares,
  slots: who.slots,
  staminaMax: who.staminaMax,
  manaMax: who.manaMax,
  side: who.side,
  cell: who.cell,
  passing: who.passing,
  wounds: who.wounds,
  stamina: who.stamina,
  fatigue: who.fatigue,
  exhaustionLifted: who.exhaustionLifted,
  mana: who.mana,
  invested: who.invested,
  ap: who.ap,
  initiative: who.initiative,
  standing: who.standing,
  hadTurn: who.hadTurn,
  surprised: who.surprised,
  movement: who.movement,
  dashing: who.dashing,
  dashBonus: who.dashBonus,
  posture: who.posture,
  unconscious: who.unconscious,
  unconsciousSince: who.unconsciousSince,
  dying: who.dying,
  helplessUntil: who.helplessUntil,
  blinded: who.blinded,
  hidden: who.hidden,
  acted: who.acted,
  bleeding: who.bleeding,
  burning: who.burning,
  hobbled: who.hobbled,
  poisons: who.poisons,
  defending: who.defending,
  ignoring: who.ignoring,
  marks: who.marks,
  harried: who.harried,
  openings: who.openings,
  grappling: who.grappling,
  pinnedBy: who.pinnedBy,
  dragging: who.dragging,
  readied: who.readied,
  charge: who.charge,
  riding: who.riding,
  ridden: who.ridden,
  climbing: who.climbing,
  sunk: who.sunk,
  hands: who.hands,
  stowed: who.stowed,
  out: who.out,
});

/** A copy of a combatant with other values. */
export const combatantWith = (who: Combatant, otherwise: Partial<Combatant>): Combatant =>
  Object.assign(copyOfCombatant(who), otherwise);

/** A copy of a combatant in another cell. */
export function inCell(who: Combatant, cell: Cell): Combatant {
  const there = copyOfCombatant(who);
  there.cell = cell;
  return there;
}

/** A copy of a movement record with other values. */
export function movementWith(movement: Movement, otherwise: Partial<Movement>): Movement {
  const then: { -readonly [member in keyof Movement]: Movement[member] } = {
    left: movement.left,
    walked: movement.walked,
    runUp: movement.runUp,
    rate: movement.rate,
    spent: movement.spent,
    bought: movement.bought,
    odd: movement.odd,
  };
  if (movement.gait !== undefined) then.gait = movement.gait;
  if (movement.others !== undefined) then.others = movement.others;
  return Object.assign(then, otherwise);
}

/** A copy of a fight with other combatants. */
export const fightWith = (fight: Fight, combatants: Fight['combatants']): Fight => ({
  system: fight.system,
  name: fight.name,
  rulings: fight.rulings,
  battlefield: fight.battlefield,
  changes: fight.changes,
  phase: fight.phase,
  round: fight.round,
  quietSince: fight.quietSince,
  listing: fight.listing,
  active: fight.active,
  stage: fight.stage,
  shares: fight.shares,
  thwarted: fight.thwarted,
  surprise: fight.surprise,
  combatants,
  floor: fight.floor,
  climbs: fight.climbs,
  unloaded: fight.unloaded,
  effects: fight.effects,
  effectCount: fight.effectCount,
  settled: fight.settled,
  drawn: fight.drawn,
  goesOn: fight.goesOn,
  over: fight.over,
});

/** A copy of a fight with one more effect. Shares the combatants. */
export function fightWithEffect(fight: Fight, effect: Effect): Fight {
  const then = fightWith(fight, fight.combatants);
  then.effects = [...fight.effects, effect];
  return then;
}

/** A copy of a fight in which these combatants replace those with the same ids. Shares all others. */
export function fightWithOthers(fight: Fight, others: readonly Combatant[]): Fight {
  const combatants: { [id: Id]: Combatant } = {};
  for (const id of fight.listing) combatants[id] = fight.combatants[id] as Combatant;
  for (const other of others) combatants[other.id] = other;
  return fightWith(fight, combatants);
}
