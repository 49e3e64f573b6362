import { firstOpen } from '../../../engine/wishes.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Attack } from '../combat/attack.ts';
import type { Between, Tested } from '../combat/maneuver-tests.ts';
import { answeredWith, comesToNothing, maneuverSpec } from '../combat/maneuver-tests.ts';
import type { Means } from '../combat/means.ts';
import { spellMeans } from '../combat/means.ts';
import { findMagic } from '../combat/spells.ts';
import { findMeans } from '../combat/strikes.ts';
import { testNumbers } from '../combat/test.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, unconscious } from '../state.ts';
import { bestGuard, meanHarm, mostHarm, plainAttack, surelyFells } from './weigh.ts';

/** How the `simple` tactic answers questions other than the turn: defences, maneuvers and the rest. */

const decline: Choice = { option: 'decline' };

function meansOf(who: Combatant, id: unknown): Means | null {
  const weapon = typeof id === 'string' ? findMeans(who, id) : null;
  if (weapon) return weapon;
  const magic = findMagic(who, id);
  return magic?.spell.kind === 'attack' ? spellMeans(magic.spell, magic.item?.magic ?? null) : null;
}

/** The attack that a question is about, and its target; `null` where it names none. */
function attackOf(fight: Fight, question: Question): { attack: Attack; target: Combatant } | null {
  const { attacker, target, with: id } = question.about ?? {};
  const by = fight.combatants[String(attacker)];
  const whom = fight.combatants[String(target)];
  const means = by && meansOf(by, id);
  return by && whom && means ? { attack: plainAttack(by, means, whom), target: whom } : null;
}

/**
 * Defends when AP are left beyond those for its own attacks, when the defence saves much harm, or when the hit could
 * knock it out.
 */
export function sensibleDefence(fight: Fight, question: Question): Choice {
  const about = attackOf(fight, question);
  if (!about) return decline;
  const guard = bestGuard(fight, about.attack, about.target);
  if (!guard) return decline;
  const { target: who } = about;
  const saved = guard.undefended - guard.defended;
  const own = who.turn === 'waiting' || who.turn === 'saved' || who.turn === 'active' ? 2 - who.attacks : 0;
  const spare = who.ap > own;
  const danger = mostHarm(about.attack.means, who) >= who.health;
  if (!spare && saved < 1.5 && !danger) return decline;
  return { option: guard.defence };
}

/** The damage that Precision has to add to be worth more than a foe disarmed or on the ground. */
const preciseGain = 2;

/** The maneuvers that come after Precision and Disarm, in order of preference. */
const withoutFeint = ['trip', 'bash', 'brace'] as const;
const inOrder = [...withoutFeint, 'feint'] as const;

/**
 * The first legal maneuver in order of preference that may come to something: much more damage, or enough to knock the
 * foe out; a foe disarmed; a foe on the ground; a foe dazed; being braced; a feint.
 */
export function sensibleManeuver(fight: Fight, question: Question): Choice {
  const { winner, loser, attacker, with: id } = question.about ?? {};
  const me = fight.combatants[String(winner ?? question.for)];
  const foe = fight.combatants[String(loser)];
  if (!me || !foe) return firstOpen(question, null) ?? decline;
  const means = attacker === me.id ? meansOf(me, id) : null;
  const wanted: Choice[] = [];
  const win = { winner: me.id, loser: foe.id };
  const precise: Choice = { option: 'precision', location: 'body' };
  if (unconscious(foe) || (means && surelyFells(fight, means, foe))) return fallen(fight, question, win);
  if (means) {
    const most = mostHarm(means, foe);
    if (most >= foe.health || most - meanHarm(means, foe) >= preciseGain) wanted.push(precise);
  }
  if (foe.hands.length > 0 && firmness(fight, win, 'disarm') <= 9) {
    const item = foe.hands.find((grip) => grip.item.thing.kind === 'weapon' && grip.hands === 1)?.item;
    if (item) wanted.push({ option: 'disarm', item: item.id });
  }
  // FS-MAN-7: no spell profits from a Feint.
  const casts = means?.manner === 'spell' || means?.manner === 'melee-spell';
  const lesser = casts ? withoutFeint : inOrder;
  for (const maneuver of lesser) if (!comesToNothing(fight, win, maneuver)) wanted.push({ option: maneuver });
  for (const choice of wanted) {
    const read = question.read(choice);
    if (!isRefusal(read)) return read;
  }
  return decline;
}

/**
 * FS-MAN-2, FS-HP-1: for one that falls whatever the damage dice show, no maneuver on it comes to anything: at most to
 * be braced.
 */
function fallen(fight: Fight, question: Question, win: Between): Choice {
  const read = comesToNothing(fight, win, 'brace') ? decline : question.read({ option: 'brace' });
  return isRefusal(read) ? decline : read;
}

/**
 * The highest TN with which the loser can resist the maneuver; infinite where it passes automatically, minus infinity
 * where it fails.
 */
function firmness(fight: Fight, win: Between, maneuver: Tested): number {
  const numbers = answeredWith[maneuver].map((skill) => {
    const spec = maneuverSpec(fight, win, maneuver, skill, null);
    if (spec.automatic === undefined) return testNumbers(fight, spec).tn.value;
    return spec.automatic === 'pass' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  });
  return Math.max(...numbers);
}

/** Makes every opportunity attack. */
export const sensibleOpportunity = (): Choice => ({ option: 'opportunity-attack' });

/** The skill with the highest TN among those that may resist a Grapple or a Disarm (FS-ACT-3, FS-MAN-6). */
export function sensibleSkill(fight: Fight, question: Question): Choice {
  let best: Choice | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const skill of ['athletics', 'acrobatics', 'sleightOfHand'] as const) {
    const read = question.read({ option: skill });
    if (isRefusal(read)) continue;
    const spec = { who: question.for, skill, clause: question.clause, purpose: question.id };
    const { tn } = testNumbers(fight, spec);
    if (tn.value <= highest) continue;
    best = read;
    highest = tn.value;
  }
  return best ?? decline;
}

/** For the game master: what a search finds, by its test (FS-ACT-6). */
export const sensibleFinding = ({ about }: Question): Choice => ({
  option: about?.passed === true ? 'found' : 'not-found',
});

/** The combatant that is asked; `null` when the game master is. */
export const asked = (fight: Fight, question: Question): Combatant | null =>
  question.for === 'gm' ? null : one(fight, question.for);
