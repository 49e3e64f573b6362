import { hitOrMiss } from '../../../kernel/held.ts';
import type { Narrated } from '../../../kernel/narrated.ts';
import { typeTable } from '../damage/types.ts';
import type { AttackFact } from '../facts/attacks.ts';
import { harmlessWords } from '../harm/harmless.ts';
import { bonusLadder } from '../ranks.ts';
import type { Fight } from '../state.ts';
import { heldOf, judged, numberLabel } from './decided.ts';
import { lineOf, lineTo } from './line.ts';
import { totalsOf } from './narrate-rolled.ts';
import { nameOf, namesOf, thingName, whatWords } from './words.ts';

/** Attacks and damage in words, with all terms of the number to beat. */
export function narrateAttack(fight: Fight, fact: AttackFact): Narrated | null {
  switch (fact.fact) {
    case 'attack':
      if (!fact.behind) return null;
      return lineTo(fight, fact.who, fact.target, 'comes from behind, unseen: Guard is halved', 'AD-POS-5');
    case 'attack-roll':
      return rollLine(fight, fact);
    case 'attack-result':
      return resultLine(fight, fact);
    case 'area':
      return lineOf(
        fight,
        fact.who,
        `attacks everybody there with ${whatWords(fight, fact.label)}: ${namesOf(fight, fact.targets)}`,
        fact.clause,
      );
    case 'harm':
      return harmLine(fight, fact);
    case 'no-harm':
      return {
        ...lineTo(
          fight,
          fact.who,
          fact.by,
          `takes no harm from ${whatWords(fight, fact.what)}: ${harmlessWords[fact.why]}`,
          fact.clause,
        ),
      };
  }
}

type Roll = Extract<AttackFact, { readonly fact: 'attack-roll' }>;

/** AD-ATK-3, AD-ATK-4: "beats Guard of Thug with sword: 24 against 15". */
function rollLine(fight: Fight, fact: Roll): Narrated {
  const { who, target, with: means, natural, total, number, hits, dice, rung } = fact;
  const whom = nameOf(fight, target);
  const words = hits ? `beats the Guard of ${whom}` : `misses ${whom}`;
  const tie = !hits && total === number.value ? ', and a tie is not enough' : '';
  return {
    ...lineTo(
      fight,
      who,
      target,
      {
        says: `${words} with ${thingName(fight, who, means)}`,
        result: `${total} against ${number.value}${tie}`,
      },
      'AD-ATK-3',
    ),
    ...judged(
      heldOf(fight, { natural, total, against: numberLabel, vs: number.value, won: hits }),
      [{ label: numberLabel, total: number }, ...totalsOf(bonusLadder(fight.rulings), dice, rung)],
      hitOrMiss,
    ),
  };
}

type Result = Extract<AttackFact, { readonly fact: 'attack-result' }>;

/** The result of an attack, as far as the lines of the roll and the reaction do not tell it. */
function resultLine(
  fight: Fight,
  { who, target, with: means, outcome, clause, because }: Result,
): Narrated | null {
  const whom = nameOf(fight, target);
  const thing = thingName(fight, who, means);
  switch (outcome) {
    case 'missed':
    case 'evaded':
      return null;
    case 'hit': {
      const why = unrolledHits[clause];
      if (why === undefined && !unsaid(fight, clause)) return null;
      const words = `hits ${whom} with ${thing}${why === undefined ? '' : `: ${why}`}`;
      return lineTo(fight, who, target, words, clause);
    }
    case 'killed':
      return {
        ...lineTo(fight, who, target, `kills ${whom}, who is helpless, with ${thing}`, clause),
        wound: true,
      };
    case 'lost':
      return lineTo(
        fight,
        who,
        target,
        `cannot attack ${whom}${because === undefined ? '' : `: ${because}`}`,
        clause,
      );
  }
}

/** Why there was no attack roll. */
const unrolledHits: { readonly [clause: string]: string } = {
  'AD-OBJ-4': 'a thing does not dodge',
  'AD-SHK-2': 'it is helpless',
};

/** AD-R45 `resistanceOnly`: there was no attack roll whose line would tell it. */
const unsaid = ({ rulings }: Fight, clause: string): boolean =>
  clause === 'AD-ATK-8' && rulings.areaAttack === 'resistanceOnly';

type Harm = Extract<AttackFact, { readonly fact: 'harm' }>;

/** AD-ARM-12, AD-DMG-6: the damage rolled and each term that reduced it. */
function harmLine(
  fight: Fight,
  { who, by, what, type, kinetic, critical, final, straightAtHealth, clause }: Harm,
): Narrated {
  const kind = kinetic === null ? typeTable[type].name : `${typeTable[type].name} (${kinetic})`;
  const direct = straightAtHealth ? ', straight at Health' : '';
  const crit = critical ? ', a critical hit' : '';
  const from =
    final.value === 0 ? 'takes no damage: everything is stopped' : `takes ${final.value} ${kind} damage`;
  return {
    ...lineTo(fight, who, by, `${from} (${whatWords(fight, what)}${crit}${direct})`, clause, 'detail'),
    totals: [{ label: `${kind} damage`, total: final }],
  };
}
