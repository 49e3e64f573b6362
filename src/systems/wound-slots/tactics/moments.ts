import type { Choice, Question } from '../../../kernel/port.ts';
import { costs } from '../costs.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one } from '../state.ts';
import { bestOf, deedsAt } from './deeds.ts';
import { layOf } from './ground.ts';
import { giveGround } from './retreat.ts';
import { taste } from './taste.ts';

/** What a sensible fighter does on others' turns (SL-INT-4): it spoils what would hurt, and lets the rest pass. */

const decline: Choice = { option: 'decline' };

/** Deeds that are worth 2 initiative to stop. */
const dangerous: ReadonlySet<string> = new Set([
  'standard-attack',
  'quick-attack',
  'strong-attack',
  'special-attack',
  'cast-spell',
  'grapple',
  'pin',
]);

/** No deed that stops anybody takes less. */
const least = costs['quick-attack'].ap - 1;
/** A foe with so many AP more than it needs comes after whoever steps away. */
const toSpare = 6;

export function sensibleMoment(fight: Fight, { about, for: id }: Question): Choice {
  const who = one(fight, id);
  if (about?.moment !== 'declared' || !dangerous.has(String(about.action))) return decline;
  const doer = one(fight, String(about.who));
  if (!foes(who, doer) || who.ap < 1) return decline;
  return stop(fight, who, doer) ?? (about.target === id ? evade(fight, who, doer) : null) ?? decline;
}

/** SL-INT-5: a blow first, when there is a fair chance that the other one will not strike any more. */
function stop(fight: Fight, who: Combatant, doer: Combatant): Choice | null {
  if (who.ap < least) return null;
  const deeds = deedsAt(fight, who, [doer]).filter(
    ({ choice, needs, out = 0 }) => needs <= who.ap && choice.option !== 'load' && out >= taste.interruptOut,
  );
  return bestOf(deeds)?.choice ?? null;
}

/** SL-MOV-6, SL-R55: a step out of reach of somebody who cannot both follow and strike. */
function evade(fight: Fight, who: Combatant, doer: Combatant): Choice | null {
  if (doer.ap > costs['standard-attack'].ap + toSpare) return null;
  const lay = layOf(fight, who, false);
  return (lay && giveGround(lay, [doer], who.ap)?.choice) ?? null;
}
