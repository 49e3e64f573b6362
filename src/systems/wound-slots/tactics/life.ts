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
 * A fighter's guess, not a rule: how much somebody can still take, in blows of a middling foe that hits or misses, and
 * which part of that a wound of a level would cost. Wound slots make one light wound nothing and the next one the
 * last, so it is counted over all the ways in which slots can fill, once for each body, and kept.
 */

/** What a middling attack adds to its dice, damage and all, less a middling Defense. */
const middlingBlow = 10;
const middlingDefense = 12;
/** Nobody is proof against everything: luck, flanking, being held. */
const mostProof = 0.93;

interface Body {
  readonly slots: ByLevel;
  /** The chance that a middling blow means a wound of each level. */
  readonly blow: readonly number[];
  /** Bonus of the check that keeps it on its feet. */
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

const keyOf = ({ light, moderate, severe, critical }: ByLevel): number =>
  ((light * 16 + moderate) * 16 + severe) * 16 + critical;

/** The chance that a wound of this level, just placed, knocks out (SL-CND-2). */
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
  /** Blows that it can still take on the average; 0 when it is out. */
  readonly left: number;
  /** The chance that it is out. */
  readonly out: number;
}

const gone: After = { left: 0, out: 1 };

/** What a wound that is meant to be of this level would do. */
function afterWound(rulings: Rulings, body: Body, wounds: ByLevel, meant: Level): After {
  const placed = slotFor(meant, wounds, body.slots);
  if (placed === null || placed === 'fatal') return gone;
  const next = withWound(wounds, placed, 1);
  const out = fallsBy(rulings, body, next, placed);
  return { left: (1 - out) * blowsFrom(rulings, body, next), out };
}

/** What a wound would cost somebody. */
export interface Loss {
  /** The part of what it can still take, 0 to 1. */
  readonly share: number;
  readonly out: number;
}

const losses = new WeakMap<ByLevel, WeakMap<ByLevel, readonly Loss[]>>();

/** What wounds of each level, light to fatal, would cost somebody; kept as long as its wounds are these. */
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

/** The part of what it could take in all that somebody gets back when its wounds are these again. */
export function regained({ rulings }: Pick<Fight, 'rulings'>, who: Combatant, wounds: ByLevel): number {
  const body = bodyOf({ rulings }, who);
  const later = blowsFrom(rulings, body, wounds);
  return Math.max(0, 1 - blowsFrom(rulings, body, who.wounds) / later);
}

/** How fresh somebody is: 1 without a wound. */
export const freshness = ({ rulings }: Pick<Fight, 'rulings'>, who: Combatant): number => {
  const body = bodyOf({ rulings }, who);
  return blowsFrom(rulings, body, who.wounds) / blowsFrom(rulings, body, noWounds);
};
