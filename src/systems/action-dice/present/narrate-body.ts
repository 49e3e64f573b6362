import type { Narrated } from '../../../kernel/narrated.ts';
import { counted, possessive } from '../../../kernel/phrases.ts';
import type { Line } from '../../../kernel/view.ts';
import type { BodyFact } from '../facts/body.ts';
import { isWounded } from '../numbers.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { gearName, wearingOf } from '../wearing.ts';
import { whyWords } from './deeds.ts';
import { lineOf, lineTo } from './line.ts';
import { nameOf } from './words.ts';

/** Durability, Health, wear of armour, Shock and death in words. */
export function narrateBody(fight: Fight, fact: BodyFact): Narrated | null {
  const line = (text: string, clause: string, level?: Line['level']): Narrated =>
    lineOf(fight, fact.who, text, clause, level);
  const by = (text: string, clause: string): Narrated =>
    'by' in fact ? lineTo(fight, fact.who, fact.by, text, clause) : line(text, clause);
  switch (fact.fact) {
    case 'durability':
    case 'health':
      return lostLine(fight, fact);
    case 'wear':
      return wearLine(fight, fact);
    case 'shock':
      return {
        ...by(
          `is in Shock and dies in ${counted(fact.shock.left, 'round')} unless somebody helps`,
          'AD-SHK-3',
        ),
        wound: true,
      };
    case 'shock-clock':
      return line(`is in Shock: ${counted(fact.left, 'round')} left`, 'AD-SHK-4', 'detail');
    case 'stabilised':
      return by('is stabilised: no longer in Shock', 'AD-SHK-6');
    case 'unconscious':
      return { ...by('loses consciousness', 'AD-SHK-3'), wound: true };
    case 'came-to':
      return line('comes to', 'AD-SHK-7');
    case 'died':
      return { ...by('dies', fact.clause), wound: true };
    case 'destroyed':
      return { ...by('is destroyed', 'AD-OBJ-3'), wound: true };
    case 'left':
      return line(fact.out === 'fled' ? 'has fled' : `is out: ${fact.out}`, 'AD-ACT-8');
    case 'removed':
      return line('is taken out of the encounter', 'AD-DIE-18', 'hand');
    case 'back':
      return line('is back in the encounter', 'AD-DIE-18', 'hand');
  }
}

type Lost = Extract<BodyFact, { readonly fact: 'durability' | 'health' }>;

/** AD-HRT-1: whether somebody is wounded by a loss: of its last Durability. */
export const woundedBy = (fight: Fight, { fact, who, left }: Lost): boolean =>
  fact === 'durability' && left === 0 && isWounded(fight, one(fight, who));

/** AD-HRT-1, AD-HRT-3: a loss or gain, what is left, and whether it is wounded by it. */
function lostLine(fight: Fight, fact: Lost): Narrated {
  const { who, by, was, left, why, clause } = fact;
  const name = fact.fact === 'durability' ? 'Durability' : 'Health';
  // The means of a technique are called "Power Strike: Sword"; the line has a colon of its own.
  const reason = whyWords(fight, by, why).replaceAll(': ', ', ');
  if (why === 'hand') return lineOf(fight, who, `has ${left} ${name} (${reason})`, clause, 'hand');
  if (left >= was)
    return lineTo(fight, who, by, `regains ${left - was} ${name} (${reason}): ${left} now`, clause);
  const wounded = woundedBy(fight, fact) ? ' and is wounded' : '';
  const from = by === who || by === 'gm' ? '' : ` to ${nameOf(fight, by)}`;
  return {
    ...lineTo(
      fight,
      who,
      by,
      `loses ${was - left} ${name}${from} (${reason}): ${left} left${wounded}`,
      clause,
    ),
    wound: true,
  };
}

type Wear = Extract<BodyFact, { readonly fact: 'wear' }>;

/** AD-ARM-2. */
function wearLine(fight: Fight, { who, item, lost, ruined }: Wear): Narrated {
  const thing = wearingOf(one(fight, who)).find((each) => each.item === item);
  const name = gearName(thing?.name ?? item);
  const left = thing ? `: ${thing.left} left` : '';
  // In a fight only the game master restores armour.
  if (lost < 0) {
    const given = `${possessive(nameOf(fight, who))} ${name} regains ${-lost}${left}`;
    return { level: 'hand', text: given, who, clause: 'AD-ARM-2' };
  }
  const text = `${possessive(nameOf(fight, who))} ${name} ${ruined ? `loses ${lost} and is ruined` : `takes ${lost}${left}`}`;
  return { level: ruined ? 'deed' : 'detail', text, who, clause: 'AD-ARM-2' };
}
