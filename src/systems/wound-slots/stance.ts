import { objectNumber } from '../../engine/memoize.ts';
import { stanceOfTwo, stancesBySheet } from '../../engine/stances.ts';
import { isCrowded } from './combat/modifiers.ts';
import { submerged, underwater } from './combat/water.ts';
import { isImmobile, isWeary } from './fatigue.ts';
import { footingOf } from './footing.ts';
import { worstOf } from './levels.ts';
import type { Combatant, Fight } from './state.ts';

/**
 * A combatant's stance: a number for everything that its attack rolls, Defenses and Toughness depend on apart from the
 * opponent and what lies between the two (mounts included). The same stance recurs in later rounds and other fights,
 * even if positions, pools and AP differ.
 */

interface Last {
  /**
   * The combatant and the footing of its fight. If both are unchanged, so is the stance, and nothing else is compared.
   */
  who: Combatant;
  footing: number;
  readonly wounds: Combatant['wounds'];
  readonly hands: Combatant['hands'];
  readonly marks: Combatant['marks'];
  readonly effects: Fight['effects'];
  readonly posture: Combatant['posture'];
  readonly flags: number;
  readonly stance: number;
}

const standing = stancesBySheet<Last>();

/** The footing of a combatant that is not the fight's own (a changed copy): never reused. */
const unknown = 0;

/** Conditions that count, one bit each. */
function flagsOf(fight: Fight, who: Combatant): number {
  const below = submerged(fight, who);
  return (
    (isWeary(fight, who) ? 1 : 0) +
    (isImmobile(fight, who) ? 2 : 0) +
    (isCrowded(fight, who) ? 4 : 0) +
    (below ? 8 : 0) +
    (below && underwater(fight, who) ? 16 : 0) +
    (who.grappling.length > 0 ? 32 : 0)
  );
}

/**
 * The combatant's stance. It is the same number for the same sheet, rulings, items in hand, worst wound level, posture,
 * marks, wards and flags (exhausted, immobile, sharing a space, in water, grappling).
 */
function stanceOf(fight: Fight, who: Combatant): number {
  const stances = standing(fight.rulings, who.sheet);
  const { last } = stances;
  const footing = fight.combatants[who.id] === who ? footingOf(fight) : unknown;
  if (last !== null && last.who === who && last.footing === footing && footing !== unknown)
    return last.stance;
  const { wounds, hands, marks, posture } = who;
  const { effects } = fight;
  const flags = flagsOf(fight, who);
  if (
    last !== null &&
    last.flags === flags &&
    last.wounds === wounds &&
    last.marks === marks &&
    last.hands === hands &&
    last.effects === effects &&
    last.posture === posture
  ) {
    last.who = who;
    last.footing = footing;
    return last.stance;
  }
  const word = `${flags} ${objectNumber(hands)} ${worstOf(wounds)} ${posture}${marksWord(who)}${wardsWord(fight, who)}`;
  const stance = stances.of(word);
  stances.last = { who, footing, wounds, marks, hands, effects, posture, flags, stance };
  return stance;
}

function marksWord({ marks }: Combatant): string {
  let word = '';
  for (const { kind } of marks) word += ` ${kind}`;
  return word;
}

function wardsWord({ effects }: Fight, { id }: Combatant): string {
  let word = '';
  for (const { kind, on, value, spell } of effects) {
    if (kind === 'ward' && on === id) word += ` ${value} ${spell}`;
  }
  return word;
}

/** The stance of a pair of opponents. */
export const stancesOf = (fight: Fight, who: Combatant, other: Combatant): number =>
  stanceOfTwo(stanceOf(fight, who), stanceOf(fight, other));
