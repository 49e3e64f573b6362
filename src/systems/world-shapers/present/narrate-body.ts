import type { Id } from '../../../kernel/json.ts';
import type { Narrated } from '../../../kernel/narrated.ts';
import { numeral, possessive } from '../../../kernel/phrases.ts';
import type { Line } from '../../../kernel/view.ts';
import { damageKinds } from '../damage/types.ts';
import type { BodyFact } from '../facts/body.ts';
import type { Fight } from '../state.ts';
import { lineOf, lineTo } from './line.ts';
import { nameOf, ownThing, reasonWords } from './words.ts';

/** Vitality, Down, death in words. */

export function narrateBody(fight: Fight, fact: BodyFact): Narrated | null {
  const line = (text: string, clause: string, level?: Line['level']): Narrated =>
    lineOf(fight, fact.who, text, clause, level);
  switch (fact.fact) {
    case 'vitality-lost':
      return lostLine(fight, fact);
    case 'healed':
      return lineTo(
        fight,
        fact.who,
        fact.by,
        `gets ${fact.amount} Vitality back: ${numeral(fact.left)} now`,
        fact.clause,
      );
    case 'temporary':
      return line(
        `has ${fact.left} Temporary Vitality${fact.why === 'gained' ? '' : ` (${reasonWords(fight, fact.who, fact.why)})`}`,
        fact.clause,
        fact.why === 'hand' ? 'hand' : 'deed',
      );
    case 'vitality-set':
      return line(`has ${numeral(fact.left)} Vitality`, 'WS-VIT-1', 'hand');
    case 'went-down':
      return { ...lineTo(fight, fact.who, fact.by, 'goes Down', 'WS-VIT-4'), wound: true };
    case 'came-to':
      return line('comes to, and lies Prone', 'WS-VIT-4');
    case 'died':
      return { ...lineTo(fight, fact.who, fact.by, 'dies', fact.clause, levelOf(fact)), wound: true };
    case 'destroyed':
      return { ...lineTo(fight, fact.who, fact.by, 'is destroyed', 'WS-GEN-9'), wound: true };
    case 'left':
      if (fact.clause !== 'WS-GEN-12') return line('is driven off the field', fact.clause);
      return line(fact.out === 'fled' ? 'has fled' : `is out: ${fact.out}`, fact.clause, 'hand');
    case 'removed':
      return line('is taken out of the fight', 'WS-GEN-12', 'hand');
    case 'back':
      return line('is back in the fight', 'WS-STA-5', 'hand');
    case 'surrendered':
      return line(fact.on ? 'surrenders' : 'fights again', 'WS-GEN-13');
    case 'affinity-known':
      return line(`has shown what ${damageKinds[fact.type].name} damage does to it`, 'WS-DMG-1', 'detail');
  }
}

/** WS-GEN-12: a death by the game master's hand. */
const levelOf = ({ clause }: Extract<BodyFact, { readonly fact: 'died' }>): Line['level'] =>
  clause === 'WS-GEN-12' ? 'hand' : 'deed';

type Lost = Extract<BodyFact, { readonly fact: 'vitality-lost' }>;

/**
 * The cause of a loss: "to Sill’s bow", "to Oren’s Thunder Burst"; "to Sill: Collision" or ": Bleeding" if it is no
 * weapon or Ability.
 */
function causeWords(fight: Fight, who: Id, by: Id, why: string): string {
  if (by === who || by === 'gm') return `: ${reasonWords(fight, by, why)}`;
  const name = nameOf(fight, by);
  const thing = ownThing(fight, by, why);
  return thing === null ? ` to ${name}: ${reasonWords(fight, by, why)}` : ` to ${possessive(name)} ${thing}`;
}

/** WS-VIT-1, WS-VIT-2: the loss of each pool, and what is left. */
function lostLine(fight: Fight, { who, by, amount, lost, left, temporary, why, clause }: Lost): Narrated {
  const parts = [
    lost > 0 ? `${lost} Temporary Vitality (${temporary} left)` : '',
    amount - lost > 0 ? `${amount - lost} Vitality (${numeral(left)} left)` : '',
  ].filter(Boolean);
  const what = parts.length > 0 ? `loses ${parts.join(' and ')}` : 'loses nothing';
  return {
    ...lineTo(fight, who, by, `${what}${causeWords(fight, who, by, why)}`, clause),
    ...(amount > 0 ? { wound: true } : {}),
  };
}
