import type { Term, Total } from '../../kernel/terms.ts';
import { fold } from '../../kernel/terms.ts';
import { keptByBearing } from './bearing.ts';
import { armorTerms, drPowerTerms, drTerms, evasionTerms, initiativeTerms } from './derived.ts';
import { giftTerms, sufferings } from './effects/effects.ts';
import type { Shield } from './gear.ts';
import type { Combatant, Fight } from './state.ts';
import { isObject } from './state.ts';
import type { Stat } from './stats.ts';
import { stats } from './stats.ts';

/** Numbers in a fight: those of the sheet with Buffs, Debuffs and Status Effects. */

/** WS-INI-3, WS-INI-5: the Initiative for the next round; always 0 for objects (WS-INI-4). */
export const initiativeOf = keptByBearing(
  (_fight, who): Total =>
    fold([...initiativeTerms(who.sheet), ...(isObject(who) ? [] : giftTerms(who, 'initiative'))]),
);

/** The shields in hand. */
export const shieldsOf = (who: Combatant): readonly Shield[] =>
  who.hands.flatMap(({ item: { thing } }) => (thing.kind === 'shield' ? [thing.shield] : []));

/** WS-EVA-4: Evasion without what applies to single attacks (cover, reactions). */
export const evasionOf = keptByBearing(
  (fight, who): Total =>
    fold([...evasionTerms(fight, who.sheet, shieldsOf(who)), ...giftTerms(who, 'evasion')]),
);

/** WS-ARM-1, WS-ARM-3: Armor, which may be negative. */
export const armorOf = keptByBearing((fight, who): Total => {
  const worn: Term[] = sufferings(fight, who).flatMap(({ kind }) =>
    kind.armor === undefined
      ? []
      : [{ value: kind.armor, op: 'add', label: kind.name, clause: 'WS-STA-6' } as const],
  );
  return fold([...armorTerms(who.sheet), ...worn, ...giftTerms(who, 'armor')]);
});

/** WS-DRS-4, WS-ARM-4: the DR value of a Stat. */
export const drValueOf = (fight: Fight, who: Combatant, stat: Stat): Total => drValues[stat](fight, who);

const drValue = (stat: Stat) =>
  keptByBearing((fight, who): Total => fold([...drTerms(fight, who.sheet, stat), ...giftTerms(who, 'dr')]));
const drValues = Object.fromEntries(stats.map((stat) => [stat, drValue(stat)])) as {
  readonly [stat in Stat]: ReturnType<typeof drValue>;
};

/** WS-DRS-5: the DR Power. */
export const drPowerOf = keptByBearing(
  (_fight, who): Total => fold([...drPowerTerms(who.sheet), ...giftTerms(who, 'drPower')]),
);

/** WS-RND-5: Basic Movement in metres, at least 0; halved (rounded down) by some Status Effects. */
export const basicMovement = keptByBearing((fight, who): number => {
  const metres = fold([
    { value: who.sheet.movement, op: 'add', label: 'Basic Movement', clause: 'WS-RND-5' },
    ...giftTerms(who, 'movement'),
  ]).value;
  const slowed = sufferings(fight, who).some(({ kind }) => kind.moves === 'at-half-speed');
  return Math.max(0, slowed ? Math.floor(metres / 2) : metres);
});

/** WS-ABL-2: the most WP that may go into upcasting at once. */
export const upcastLimit = (who: Combatant): number =>
  fold([
    { value: who.sheet.upcast, op: 'add', label: 'upcast limit', clause: 'WS-ABL-2' },
    ...giftTerms(who, 'upcastLimit'),
  ]).value;

/**
 * The most AP usable in a turn, or RP in a round, that Status Effects allow (WS-RND-4, WS-RND-6); infinite without such
 * an effect.
 */
export const mostOf = (fight: Fight, who: Combatant, points: 'ap' | 'rp'): number =>
  points === 'ap' ? mostAp(fight, who) : mostRp(fight, who);

const leastOf = (most: readonly (number | undefined)[]): number =>
  most.reduce<number>((least, each) => Math.min(least, each ?? least), Number.POSITIVE_INFINITY);
const mostAp = keptByBearing((fight, who) => leastOf(sufferings(fight, who).map(({ kind }) => kind.mostAp)));
const mostRp = keptByBearing((fight, who) => leastOf(sufferings(fight, who).map(({ kind }) => kind.mostRp)));

/** AP or RP that can be spent now: what is left, within the limit of Status Effects for the turn or the round. */
export function spendable(fight: Fight, who: Combatant, points: 'ap' | 'rp'): number {
  const left = points === 'ap' ? who.ap : who.rp;
  const spent = points === 'ap' ? who.apSpent : who.rpSpent;
  return Math.max(0, Math.min(left, mostOf(fight, who, points) - spent));
}
