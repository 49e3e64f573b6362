import { numbered } from '../../engine/kept.ts';
import { stanceOfTwo, stancesBySheet } from '../../engine/stances.ts';
import { isCrowded } from './combat/modifiers.ts';
import { submerged, underwater } from './combat/water.ts';
import { isImmobile, isWeary } from './fatigue.ts';
import { footingOf } from './footing.ts';
import { worstOf } from './levels.ts';
import type { Combatant, Fight } from './state.ts';

/**
 * How somebody stands, in a number: all that the attacks it makes, its Defenses and its Toughness hang on besides the
 * other one and what lies between the two. It is the same again in the next round and in the next fight, where places,
 * points and AP are others. Who sits above whom is between the two.
 */

interface Last {
  /** Who it was, and how people stood then: as long as both are the same nothing else has to be looked at. */
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

/** No number of how people stand: that of whoever does not stand in its own fight. */
const unknown = 0;

/** What is so or not so, a bit each. */
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
 * The same number: the same sheet under the same rulings, with the same in hand; as badly wounded and as tired; in the
 * same posture, under the same marks and wards; as able to move, as wet, as crowded.
 */
export function stanceOf(fight: Fight, who: Combatant): number {
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
  const word = `${flags} ${numbered(hands)} ${worstOf(wounds)} ${posture}${marksWord(who)}${wardsWord(fight, who)}`;
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

/** How two stand who have to do with each other. */
export const stancesOf = (fight: Fight, who: Combatant, other: Combatant): number =>
  stanceOfTwo(stanceOf(fight, who), stanceOf(fight, other));
