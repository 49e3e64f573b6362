import type { Cell } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import { keptByBearing } from '../bearing.ts';
import type { GiftNumber } from '../riders.ts';
import type { Combatant, Fight } from '../state.ts';
import { isDown } from '../state.ts';
import type { StatusId, StatusKind } from '../status/catalogue.ts';
import { statuses, statusIds } from '../status/catalogue.ts';
import type { Effect, Stance } from './effect.ts';

/** Reading the effects of combatants. */

type StatusEffect = Extract<Effect, { readonly kind: 'status' }>;

const isStatus = (effect: Effect): effect is StatusEffect => effect.kind === 'status';

/** The Status Effects among its effects, that is, those with a source and a duration. */
export const statusEffects = (who: Combatant): readonly StatusEffect[] => who.effects.filter(isStatus);

/**
 * Whether it suffers from a Status Effect, whatever the cause: a combatant that is Down counts as Prone (WS-R74), one
 * that is held counts as Grabbed (WS-ADV-11), and with WS-R41 `restrained` also as Restrained.
 */
export function suffers(fight: Fight, who: Combatant, status: StatusId): boolean {
  const grabbed = who.grabbedBy.length > 0;
  if (status === 'grabbed') return grabbed;
  if (status === 'prone' && isDown(who)) return true;
  if (status === 'restrained' && grabbed && fight.rulings.grabEffect === 'restrained') return true;
  return who.effects.some((effect) => effect.kind === 'status' && effect.status === status);
}

/** All Status Effects that it suffers from, in the order of the list, with their rules. */
export const sufferings = (fight: Fight, who: Combatant): readonly Suffering[] =>
  who.effects.length === 0 && who.grabbedBy.length === 0 && !isDown(who) ? none : listed(fight, who);

interface Suffering {
  readonly id: StatusId;
  readonly kind: StatusKind;
}

const listed = keptByBearing((fight, who): readonly Suffering[] =>
  statusIds.filter((id) => suffers(fight, who, id)).map((id) => ({ id, kind: statuses[id] })),
);

const none: readonly never[] = [];

/** WS-BAS-4, WS-BAS-14, WS-ADV-9: the effect of this stance, `null` if it has not taken it. */
export const stanceOf = (who: Combatant, stance: Stance): Effect | null =>
  who.effects.find((effect) => effect.kind === 'stance' && effect.stance === stance) ?? null;

/** WS-COV-5: the square into which it leans, or `null`. */
export function leaningTo(who: Combatant): Cell | null {
  for (const effect of who.effects) if (effect.kind === 'leaning') return effect.to;
  return null;
}

/** WS-EVA-4, WS-INI-5: the terms that Buffs and Debuffs add to a number. */
export function giftTerms(who: Combatant, number: GiftNumber): Term[] {
  const terms: Term[] = [];
  for (const effect of who.effects) {
    if (!isGifts(effect)) continue;
    for (const { of, value } of effect.gifts) {
      if (of === number) {
        terms.push({ value, op: 'add', label: effect.label, clause: 'WS-ABL-1', source: effect.id });
      }
    }
  }
  return terms;
}

type Gifts = Extract<Effect, { readonly kind: 'buff' | 'debuff' }>;

/**
 * The id by which screens and the game master know a Buff or Debuff: that of its Ability, or its own where an earlier
 * one on the same combatant comes from another Ability with that id.
 */
export function nameOfGifts({ effects }: Combatant, { id, ability, label }: Gifts): string {
  const first = effects.find((one) => isGifts(one) && one.ability === ability);
  return first && isGifts(first) && first.label !== label ? id : ability;
}

export const isGifts = (effect: Effect): effect is Gifts =>
  effect.kind === 'buff' || effect.kind === 'debuff';

/** WS-ABL-1: whether an effect is the Buff or Debuff of this Ability. Two Abilities of different sheets may share an id. */
export const isGiftOf = (
  effect: Effect,
  { id, name }: { readonly id: string; readonly name: string },
): boolean => isGifts(effect) && effect.ability === id && effect.label === name;
