import type { Share } from '../../../engine/keen/standing.ts';
import { fights } from '../left-to-fight.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, isObject } from '../state.ts';
import { danger as dangerOf, dangerWith, harmDone } from './danger.ts';
import { readyMeans } from './deeds.ts';
import { lifeOf, wholeLife } from './harm.ts';
import { suffered } from './suffering.ts';
import { spared, toughness, usualMark } from './toughness.ts';

/**
 * The evaluation of a fight for the tactics that look ahead. `worth`: strength with the weapons in hand; `left`:
 * Vitality with its defences, possibly more than 1; `means`: WP as a fraction of the maximum, times the unhurt fraction
 * of the weaker side, so that they matter less towards the end.
 */
export function shares(fight: Fight): readonly Share[] {
  const all = everyone(fight).filter((who) => !isObject(who));
  const sides = sidesOf(fight, all);
  const middling = mean([...sides.values()].map(({ danger }) => danger));
  const power = mean([...sides.values()].map(({ power }) => power));
  const ending = Math.min(...[...sides.values()].map(({ left, danger }) => left / danger));
  return all.map((who) => {
    const { id, side, sheet, wp } = who;
    const own = sides.get(side) as Side;
    const means = sheet.wp > 0 ? (ending * wp) / sheet.wp : 0;
    if (!fights(who)) return { id, side, worth: 0, left: 0, means };
    const part = dangerOf(fight, who) / own.danger;
    const worth = middling * part * (own.power / power) * able(fight, who);
    return { id, side, worth, left: leftOf(fight, who), means };
  });
}

interface Side {
  readonly danger: number;
  /** The unhurt part of its danger. */
  readonly left: number;
  readonly power: number;
}

function sidesOf(fight: Fight, all: readonly Combatant[]): ReadonlyMap<string, Side> {
  const names = new Set(all.map(({ side }) => side));
  return new Map([...names].map((name) => [name, sideOf(fight, all, name)]));
}

function sideOf(fight: Fight, all: readonly Combatant[], name: string): Side {
  const own = all.filter(({ side }) => side === name);
  const against = all.filter(({ side }) => side !== name).map(({ sheet }) => usualMark(fight, sheet));
  const mark = {
    evasion: mean(against.map(({ evasion }) => evasion)),
    armor: mean(against.map(({ armor }) => armor)),
  };
  let [danger, left, vitality, harm] = [0, 0, 0, 0];
  for (const who of own) {
    const each = dangerOf(fight, who);
    danger += each;
    if (fights(who)) left += each * Math.min(1, leftOf(fight, who));
    vitality += who.sheet.vitality;
    harm += harmDone(fight, who.sheet, mark);
  }
  // Weighs the sides so that a round of blows counts the same for both: it takes damage off the other side's Vitality.
  return { danger, left, power: Math.max(1, vitality * harm) };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);

/**
 * The part of its strength that it can use with the weapons in hand and its Status Effects. WP are weighed separately.
 */
const able = (fight: Fight, who: Combatant): number => {
  const weapons = readyMeans(who).map(({ weapon }) => weapon);
  return dangerWith(fight, who, weapons) * Math.max(0.1, 1 - suffered(fight, who));
};

const leftOf = (fight: Fight, who: Combatant): number => {
  const life = lifeOf(fight, who) / wholeLife(fight, who);
  return Math.max(0.01, toughness(fight, who) * life + spared(fight, who));
};
