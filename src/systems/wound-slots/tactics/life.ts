import { fold } from '../../../kernel/terms.ts';
import { callsForCheck, knockoutTn, vitality } from '../body/consciousness.ts';
import { levelFor, slotFor, withWound } from '../body/slots.ts';
import { checkTerms, toughnessOf } from '../derived.ts';
import type { ByLevel, Level } from '../levels.ts';
import { levels, noWounds } from '../levels.ts';
import type { Rulings } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { chanceOf, chancesOf } from './chances.ts';

/**
 * An estimate of how many average attacks (hits or misses) a combatant can still take, and which share of that a wound
 * of each level would cost. Not part of the rules. A light wound may cost nothing and the next one everything, so all
 * ways in which slots can fill are counted, once per body, and cached.
 */

/** What an average attack adds to its dice, damage included, and the average Defense. */
const middlingBlow = 10;
const middlingDefense = 12;
/** The upper bound of the chance that an average attack does not wound, because of luck, flanking and holds. */
const mostProof = 0.93;

interface Body {
  readonly slots: ByLevel;
  /** The chance of a wound of each level by an average attack. */
  readonly blow: readonly number[];
  /** The bonus of the consciousness check. */
  readonly steady: number;
  readonly blows: Map<number, number>;
}

const kept = new WeakMap<ByLevel, Body>();

function bodyOf({ rulings }: Pick<Fight, 'rulings'>, who: Combatant): Body {
  let body = kept.get(who.slots);
  if (!body) {
    const guard = middlingDefense + toughnessOf(who.sheet).value;
    const blow = levels.map(() => 0);
    for (const { natural, p } of chancesOf(rulings, 'wild')) {
      const level = levelFor(natural + middlingBlow - guard, rulings);
      if (level !== null) blow[levels.indexOf(level)] = (blow[levels.indexOf(level)] ?? 0) + p;
    }
    const proof = 1 - blow.reduce((a, b) => a + b, 0);
    if (proof > mostProof) blow[0] = (blow[0] ?? 0) + proof - mostProof;
    const steady = fold(checkTerms(who.sheet, vitality)).value;
    body = { slots: who.slots, blow, steady, blows: new Map() };
    kept.set(who.slots, body);
  }
  return body;
}

/** More than the slots of any level of a sheet. */
const mostSlots = 32;

const keyOf = (wounds: ByLevel): number => levels.reduce((key, level) => key * mostSlots + wounds[level], 0);

/** The chance that a wound of this level, already counted in `wounds`, knocks out (SL-CND-2). */
const fallsBy = (rulings: Rulings, body: Body, wounds: ByLevel, level: Level): number =>
  callsForCheck(rulings, wounds, level)
    ? 1 - chanceOf(rulings, 'ordinary', knockoutTn(wounds) - body.steady)
    : 0;

function blowsFrom(rulings: Rulings, body: Body, wounds: ByLevel): number {
  const key = keyOf(wounds);
  const known = body.blows.get(key);
  if (known !== undefined) return known;
  let later = 1;
  let hits = 0;
  for (let i = 0; i < levels.length; i++) {
    const p = body.blow[i] ?? 0;
    if (p === 0) continue;
    hits += p;
    later += p * afterWound(rulings, body, wounds, levels[i] as Level).left;
  }
  const found = later / hits;
  body.blows.set(key, found);
  return found;
}

interface After {
  /** The average number of attacks that it can still take; 0 when it is out. */
  readonly left: number;
  /** The chance that it is out. */
  readonly out: number;
}

const gone: After = { left: 0, out: 1 };

/** The consequence of a wound of level `meant`. */
function afterWound(rulings: Rulings, body: Body, wounds: ByLevel, meant: Level): After {
  const placed = slotFor(meant, wounds, body.slots);
  if (placed === null || placed === 'fatal') return gone;
  const next = withWound(wounds, placed, 1);
  const out = fallsBy(rulings, body, next, placed);
  return { left: (1 - out) * blowsFrom(rulings, body, next), out };
}

/** What a wound would cost a combatant. */
export interface Loss {
  /** The share of its remaining life, 0 to 1. */
  readonly share: number;
  readonly out: number;
}

const losses = new WeakMap<ByLevel, WeakMap<ByLevel, readonly Loss[]>>();

/** What a wound of each level, light to fatal, would cost. Cached while its wounds are the same. */
export function lossesOf({ rulings }: Pick<Fight, 'rulings'>, who: Combatant): readonly Loss[] {
  let ofWounds = losses.get(who.wounds);
  if (!ofWounds) {
    ofWounds = new WeakMap();
    losses.set(who.wounds, ofWounds);
  }
  let found = ofWounds.get(who.slots);
  if (!found) {
    const body = bodyOf({ rulings }, who);
    const now = blowsFrom(rulings, body, who.wounds);
    found = levels.map((level) => {
      const { left, out } = afterWound(rulings, body, who.wounds, level);
      return { share: 1 - Math.min(1, left / now), out };
    });
    ofWounds.set(who.slots, found);
  }
  return found;
}

/** The share of the attacks it could take with `wounds` that it gains if its wounds become these; 0 if none. */
export function regained({ rulings }: Pick<Fight, 'rulings'>, who: Combatant, wounds: ByLevel): number {
  const body = bodyOf({ rulings }, who);
  const later = blowsFrom(rulings, body, wounds);
  return Math.max(0, 1 - blowsFrom(rulings, body, who.wounds) / later);
}

/** How fresh a combatant is: 1 without wounds. */
export const freshness = ({ rulings }: Pick<Fight, 'rulings'>, who: Combatant): number => {
  const body = bodyOf({ rulings }, who);
  return blowsFrom(rulings, body, who.wounds) / blowsFrom(rulings, body, noWounds);
};
