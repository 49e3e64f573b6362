import type { Choice, Question } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { combatantWith, fightWithOthers } from '../copies.ts';
import { costs } from '../costs.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, foes, one } from '../state.ts';
import { bestOf, deedsAt } from './deeds.ts';
import type { Lay } from './ground.ts';
import { layOf } from './ground.ts';
import { menacesTo } from './guard.ts';
import { giveGround } from './retreat.ts';
import { taste } from './taste.ts';

/** Out-of-turn actions of the sensible tactic (SL-INT-4): it stops dangerous actions and passes otherwise. */

const decline: Choice = { option: 'decline' };

/** Actions that are worth 2 initiative to stop. */
const dangerous: ReadonlySet<string> = new Set([
  'standard-attack',
  'quick-attack',
  'strong-attack',
  'special-attack',
  'cast-spell',
  'grapple',
  'pin',
]);

/** Why an action is let pass, as a sentence; `undefined` for those that might be worth stopping. */
export const whyPassed = ({ about }: Question): string | undefined =>
  about?.moment === 'declared' && !dangerous.has(String(about.action))
    ? 'Only attacks, spells and grapples are worth the initiative of stopping them.'
    : undefined;

/** A lower bound of the AP of any action that can stop a foe. */
const least = costs['quick-attack'].ap - 1;
/**
 * `shut`: Defend is strong if less than this share of an attack's worth remains. `worthIt`: the least worth of an
 * attack that costs initiative.
 */
const shut = 0.35;
const worthIt = 0.05;
/** A foe with this many AP more than an attack costs can follow a combatant that steps away. */
const toSpare = 4;
/** Yards within which an attack is taken to be in melee. */
const nearby = 3;
/** The most AP spent on stepping away. */
const mostSteps = 3;

/** Whether the question accepts a deed. */
type Legal = (deed: { readonly choice: Choice }) => boolean;

export function sensibleMoment(fight: Fight, question: Question): Choice {
  const { about, for: id } = question;
  // SL-R52 `notTheSame`: what was voided in this turn is refused.
  const isLegal: Legal = ({ choice }) => !isRefusal(question.read(choice));
  const who = one(fight, id);
  const doer = one(fight, String(about?.who));
  if (!foes(who, doer) || who.ap < 1) return decline;
  if (about?.moment === 'turn-start') return surprise(fight, who, doer, isLegal) ?? decline;
  const action = String(about?.action);
  if (about?.moment !== 'declared' || !dangerous.has(action)) return decline;
  return (
    stop(fight, who, doer, isLegal) ??
    (about.target === id ? evade(fight, who, doer, action) : null) ??
    decline
  );
}

/**
 * SL-COM-3: Defend has just ended with the start of the foe's turn: attacks a foe that would be hard to hurt once it
 * defends again.
 */
function surprise(fight: Fight, who: Combatant, doer: Combatant, isLegal: Legal): Choice | null {
  if (who.ap < least || !conscious(doer)) return null;
  const best = bestOf(deedsAt(fight, who, [doer]), who.ap);
  if (!best || best.choice.option === 'load' || best.worth < worthIt) return null;
  const wary: Combatant = combatantWith(doer, { defending: { how: null } });
  const later = bestOf(deedsAt(fightWithOthers(fight, [wary]), who, [wary]), who.ap);
  return (later?.worth ?? 0) < shut * best.worth && isLegal(best) ? best.choice : null;
}

/** SL-INT-5: attacks first if that is likely enough to take the doer out. */
function stop(fight: Fight, who: Combatant, doer: Combatant, isLegal: Legal): Choice | null {
  if (who.ap < least) return null;
  const deeds = deedsAt(fight, who, [doer]).filter(
    (deed) =>
      deed.needs <= who.ap &&
      deed.choice.option !== 'load' &&
      (deed.out ?? 0) >= taste.interruptOut &&
      isLegal(deed),
  );
  return bestOf(deeds)?.choice ?? null;
}

/** SL-MOV-6, SL-R55: steps away from a foe that cannot both follow and attack. */
function evade(fight: Fight, who: Combatant, doer: Combatant, action: string): Choice | null {
  if (action === 'cast-spell' || doer.ap > costs['standard-attack'].ap + toSpare) return null;
  if (distanceBetween(fight, who, doer) > nearby) return null;
  const price = (ap: number): number => ap * (taste.saving * taste.usualRate);
  const lay = (): Lay | null => layOf(fight, who, 'near');
  const menaces = menacesTo(fight, who).filter(({ foe }) => foe === doer);
  return giveGround(fight, who, lay, menaces, [doer], Math.min(mostSteps, who.ap), price)?.choice ?? null;
}
