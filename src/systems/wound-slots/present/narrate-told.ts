import type { Narrated, Words } from '../../../kernel/narrated.ts';
import { capital, counted, numeral } from '../../../kernel/phrases.ts';
import { rulingsIn } from '../../../kernel/terms.ts';
import type { Line } from '../../../kernel/view.ts';
import { defenseClauses } from '../combat/defense.ts';
import type { TargetDefense } from '../defenses.ts';
import { defenseNames, skillDefenses } from '../defenses.ts';
import type { ToldFact } from '../facts/told.ts';
import { levels } from '../levels.ts';
import type { Fight } from '../state.ts';
import { judged } from './decided.ts';
import { deedName } from './deeds.ts';
import { lineOf } from './line.ts';
import { nameOf, spellName, withArticle } from './words.ts';

/** Facts about attacks, opposed checks and treatment as log lines. */

export function narrateTold(fight: Fight, fact: ToldFact): Narrated | null {
  const line = (text: string, clause: string, level?: Line['level']): Narrated =>
    lineOf(fight, fact.who, text, clause, level);
  switch (fact.fact) {
    // The roll says it, and the declaration has its own line.
    case 'check':
    case 'attack':
      return null;
    case 'attack-result':
      return resultLine(fight, fact);
    case 'contest': {
      const what =
        fact.purpose === 'other' ? deedName('other-action') : capital(fact.purpose.replaceAll('-', ' '));
      const won = fact.won ? 'wins' : 'loses';
      const other = nameOf(fight, fact.against);
      const text =
        fact.margin === 0
          ? `${won} the tie with ${other}`
          : `${won} against ${other} by ${Math.abs(fact.margin)}`;
      return {
        ...lineOf(fight, fact.who, text, fact.clause, 'detail'),
        text: `${what}: ${nameOf(fight, fact.who)} ${text}`,
        whom: fact.against,
        ...(fact.rulings ? { rulings: fact.rulings } : {}),
      };
    }
    case 'jumped':
      return jumpLine(fight, fact);
    case 'interposed':
      return {
        ...line(
          fact.worked
            ? `pulls ${nameOf(fight, fact.instead)} into the attack`
            : `cannot pull ${nameOf(fight, fact.instead)} into the attack`,
          fact.clause ?? 'SL-GRP-8',
        ),
        whom: fact.instead,
      };
    case 'cling':
      return { ...line(clingWords(fight, fact), 'SL-GRP-2'), whom: fact.target };
    case 'hindered':
      return {
        ...line(hindranceWords(fight, fact), fact.worked ? 'SL-MSC-3' : 'SL-MSC-2'),
        whom: fact.target,
      };
    case 'treated':
      return {
        ...line(treatingWords(nameOf(fight, fact.target), fact), fact.clause),
        whom: fact.target,
      };
    case 'cast':
      return {
        ...line(
          `casts ${spellName(fight, fact.spell)}${fact.target === null ? '' : ` on ${nameOf(fight, fact.target)}`}`,
          'SL-COM-1',
        ),
        ...(fact.target === null ? {} : { whom: fact.target }),
      };
  }
}

/** "stabilizes Torvin", "treats a severe wound of Torvin", "treats Torvin: poisoned: adder venom". */
function treatingWords(target: string, { what, worked }: Treated): string {
  if (what === 'dying') return `${worked ? 'stabilizes' : 'fails to stabilize'} ${target}`;
  const treats = worked ? 'treats' : 'fails to treat';
  const level = levels.find((each) => each === what);
  if (level) return `${treats} ${withArticle(level)} wound of ${target}`;
  return `${treats} ${target}: ${what.replace(':', ': ').replaceAll('-', ' ')}`;
}

type Treated = Extract<ToldFact, { readonly fact: 'treated' }>;

type Result = Extract<ToldFact, { readonly fact: 'attack-result' }>;

/**
 * SL-COM-2: the Defense that the attack met, which may not be the one that was attacked: recognised by the clauses of
 * its terms.
 */
const metBy = ({ against, defense }: Result): TargetDefense =>
  skillDefenses.find((skill) => defense.terms.some(({ clause }) => clause === defenseClauses[skill])) ??
  against;

function resultLine(fight: Fight, fact: Result): Narrated {
  const target = nameOf(fight, fact.target);
  const met = defenseNames[metBy(fact)];
  const numbers = `${fact.total} against ${met} ${numeral(fact.defense.value)}`;
  const rulings = rulingsIn(fact.defense);
  const against = capital(met);
  const defense = { label: against, total: fact.defense };
  return {
    ...lineOf(fight, fact.who, resultWords(fact, target, numbers), fact.clause),
    whom: fact.target,
    ...(fact.bonus === null
      ? { totals: [defense] }
      : judged(
          {
            dice: fact.total - fact.bonus.value,
            plus: 'Attack bonus',
            against,
            wins: 'reaching',
            won: fact.hit,
          },
          [{ label: 'Attack bonus', total: fact.bonus }, defense],
          'hit',
        )),
    ...(rulings.length > 0 ? { rulings } : {}),
  };
}

/** A row has named the target already. */
function resultWords({ outcome }: Result, target: string, result: string): Words {
  switch (outcome) {
    case 'hit':
      return { says: `hits ${target}`, inRow: 'hits', result };
    case 'no-wound':
      return { says: `hits ${target} without a wound`, inRow: 'hits without a wound', result };
    case 'missed':
      return { says: `misses ${target}`, inRow: 'misses', result };
    case 'lost-hold':
      return { says: `loses its hold and misses ${target}` };
  }
}

type Jumped = Extract<ToldFact, { readonly fact: 'jumped' }>;

/** A failed jump; a successful one is told by the movement. */
function jumpLine(fight: Fight, { who, worked, moved, inches }: Jumped): Narrated | null {
  if (worked) return null;
  if (moved) return lineOf(fight, who, 'does not get as far as that', 'SL-JMP-3');
  if (!inches) return lineOf(fight, who, 'does not get off the spot', 'SL-JMP-3');
  return lineOf(fight, who, `does not get over it: ${inches[0]} of ${inches[1]} inches`, 'SL-JMP-4');
}

type Cling = Extract<ToldFact, { readonly fact: 'cling' }>;

function clingWords(fight: Fight, { target, along, cut }: Cling): string {
  const name = nameOf(fight, target);
  const parts = [
    ...(along > 0 ? [`goes ${counted(along, 'yard')} along with ${name}`] : []),
    ...(cut > 0 ? [`cuts ${counted(cut, 'yard')} off its way`] : []),
  ];
  return parts.length === 0 ? `cannot hold ${name}` : parts.join(' and ');
}

type Hindered = Extract<ToldFact, { readonly fact: 'hindered' }>;

const hindrances: { readonly [hindrance: string]: readonly [worked: string, failed: string] } = {
  disarm: ['disarms', 'fails to disarm'],
  distract: ['distracts', 'fails to distract'],
  shove: ['shoves', 'fails to shove'],
  trip: ['trips', 'fails to trip'],
};

function hindranceWords(fight: Fight, { hindrance, worked, target }: Hindered): string {
  const [yes, no] = hindrances[hindrance] ?? ['hinders', 'fails to hinder'];
  return `${worked ? yes : no} ${nameOf(fight, target)}`;
}
