import type { Narrated, Words } from '../../../kernel/narrated.ts';
import { capital, numeral, possessive } from '../../../kernel/phrases.ts';
import { rulingsIn } from '../../../kernel/terms.ts';
import type { CombatFact } from '../combat/facts.ts';
import { isStarred } from '../combat/maneuvers.ts';
import { compares } from '../combat/results.ts';
import { sizeSays } from '../combat/size.ts';
import type { HarmFact, HarmPart } from '../facts.ts';
import type { Fight } from '../state.ts';
import { unconscious } from '../state.ts';
import {
  defenceNames,
  locationNames,
  maneuverNames,
  nameOf,
  namesOf,
  successWords,
  thingName,
  undefended,
} from './words.ts';

/** Log lines of attacks, their results and damage. */

export function narrateCombat(fight: Fight, fact: CombatFact): Narrated | null {
  const name = nameOf(fight, fact.who);
  switch (fact.fact) {
    case 'attack': {
      const whom = namesOf(fight, fact.targets);
      const means = thingName(fight, fact.who, fact.with);
      const text = fact.opportunity
        ? `${name} strikes with ${means} at the opening that ${whom} gives`
        : `${name} attacks ${whom} with ${means}`;
      const [first] = fact.targets;
      const clause = fact.opportunity ? 'FS-OPP-1' : 'FS-ATK-1';
      return { level: 'deed', text, clause, who: fact.who, ...(first === undefined ? {} : { whom: first }) };
    }
    case 'defence': {
      const line = { level: 'detail', who: fact.who, whom: fact.against } as const;
      if (fact.defence)
        return { ...line, text: `${name} will ${defenceNames[fact.defence]}`, clause: 'FS-DEF-2' };
      return { ...line, text: `${name} ${undefended[fact.why ?? 'declined'].line}`, clause: 'FS-DEF-7' };
    }
    case 'step-provokes':
      // The lines of opportunity attacks say it.
      return null;
    case 'combat-roll':
      return combatRoll(fight, fact);
    case 'attack-off':
      return {
        level: 'deed',
        text: { says: `${possessive(name)} attack is off`, result: fact.why },
        clause: fact.clause,
        who: fact.who,
      };
    case 'maneuver':
      return maneuver(fight, fact);
    case 'maneuver-done': {
      // The facts of the effect have lines of their own.
      if (fact.worked) return null;
      const text = `${possessive(name)} ${maneuverNames[fact.maneuver]} comes to nothing`;
      const line = { level: 'detail', who: fact.who, whom: fact.at } as const;
      if (!sizeForbids(fight, fact)) return { ...line, text, clause: fact.clause };
      const large = `${nameOf(fight, fact.at)} is more than one size larger`;
      return { ...line, text: `${text}: ${large}`, clause: 'FS-SIZE-1' };
    }
    case 'location':
      // The line of the Precision has named its location (FS-R44).
      if (fight.rulings.hitLocations !== 'onesDigit') return null;
      return {
        level: 'detail',
        text: `It hits ${locationNames[fact.location]}`,
        clause: fact.clause,
        who: fact.who,
      };
    case 'spell': {
      const spell = capital(thingName(fight, fact.who, fact.spell));
      const why = fact.stopped ? { result: fact.stopped.because } : {};
      const text = fact.worked ? `${spell} takes effect` : { says: `${spell} fails`, ...why };
      const clause = fact.stopped?.clause ?? 'FS-MAG-1';
      return { level: 'deed', text, clause, who: fact.who, whom: fact.at };
    }
  }
}

/** Whether size alone made the maneuver fail, without dice (FS-SIZE-1). */
function sizeForbids({ combatants }: Fight, fact: Extract<CombatFact, { fact: 'maneuver-done' }>): boolean {
  const [winner, loser] = [combatants[fact.who], combatants[fact.at]];
  // An unconscious loser fails whatever its size (FS-MAN-2).
  if (!winner || !loser || unconscious(loser) || !isStarred(fact.maneuver)) return false;
  return sizeSays(winner.sheet.size, loser.sheet.size).automatic === 'pass';
}

type CombatRoll = Extract<CombatFact, { fact: 'combat-roll' }>;

const combatRoll = (fight: Fight, fact: CombatRoll): Narrated => ({
  level: 'deed',
  text: combatWords(fight, fact),
  clause: fact.clause,
  who: fact.who,
  whom: fact.target,
});

/** A row has said who attacks whom. */
function combatWords(fight: Fight, fact: CombatRoll): Words {
  const [who, target] = [nameOf(fight, fact.who), nameOf(fight, fact.target)];
  const both = fact.attack.passed && fact.defended.passed && compares(fact.defence, fight.rulings);
  const compared = both
    ? { result: `${successWords(fact.attack.successes)} against ${fact.defended.successes}` }
    : {};
  const against = `the attack of ${who}`;
  switch (fact.outcome) {
    case 'nothing':
      // FS-COV-3: no roll in the log shows the reason.
      return {
        subject: who,
        says: `misses ${target}`,
        inRow: 'misses',
        ...(fact.attack.automatic ? { result: 'full cover' } : {}),
      };
    case 'hit': {
      const critical = both || fact.critical === null ? '' : ', a critical win';
      return { subject: who, says: `hits ${target}${critical}`, inRow: `hits${critical}`, ...compared };
    }
    case 'blocked':
      return { subject: target, says: `blocks ${against}`, inRow: 'blocks' };
    case 'missed': {
      const verb = missed[fact.defence ?? 'dodge'];
      return { subject: target, says: `${verb} ${against}`, inRow: verb, ...compared };
    }
    case 'negated': {
      const critical = ', a critical win';
      return { subject: target, says: `negates ${against}${critical}`, inRow: `negates it${critical}` };
    }
  }
}

const missed = { block: 'blocks', dodge: 'dodges', parry: 'parries', withstand: 'withstands' } as const;

function maneuver(fight: Fight, fact: Extract<CombatFact, { fact: 'maneuver' }>): Narrated {
  const name = nameOf(fight, fact.who);
  const item = fact.item === undefined ? '' : `, for the ${thingName(fight, fact.at, fact.item)}`;
  const at = fact.location === undefined ? '' : `, ${locationNames[fact.location]}`;
  const against = fact.maneuver === 'brace' ? '' : ` on ${nameOf(fight, fact.at)}`;
  return {
    level: 'deed',
    text: `${name} follows up with ${maneuverNames[fact.maneuver]}${against}${item}${at}`,
    clause: 'FS-MAN-1',
    who: fact.who,
    whom: fact.at,
  };
}

export function narrateHarm(fight: Fight, fact: HarmFact): Narrated | null {
  const name = nameOf(fight, fact.who);
  switch (fact.fact) {
    case 'damage':
      return damage(fight, fact);
    case 'healed':
      return {
        level: 'deed',
        text: `${name} regains ${fact.amount} Health (${numeral(fact.left)} of ${poolOf(fight, fact.who)})`,
        clause: 'FS-HP-2',
        who: fact.by,
        whom: fact.who,
      };
    case 'health-set':
      return {
        level: 'hand',
        text: `${name} has ${numeral(fact.left)} Health`,
        clause: 'FS-HP-1',
        whom: fact.who,
      };
    case 'mana-set':
      return { level: 'hand', text: `${name} has ${fact.mana} mana`, clause: 'FS-MAG-1', whom: fact.who };
    case 'knocked-out':
      return {
        level: 'deed',
        text: {
          subject: name,
          says: `falls unconscious${fact.frees ? ` and lets go of ${namesOf(fight, fact.frees)}` : ''}`,
        },
        clause: 'FS-HP-1',
        who: fact.by,
        whom: fact.who,
        wound: true,
      };
    case 'woke':
      return { level: 'deed', text: `${name} wakes, still prone`, clause: 'FS-HP-2', whom: fact.who };
    case 'died':
      return {
        level: 'deed',
        text: { subject: name, says: 'dies' },
        clause: 'FS-HP-2',
        who: fact.by,
        whom: fact.who,
        wound: true,
      };
    case 'left':
      return { level: 'hand', text: `${name} is out of the fight: ${fact.out}`, whom: fact.who };
    case 'removed':
      return { level: 'hand', text: `${name} is taken out of the fight`, whom: fact.who };
    case 'back':
      return { level: 'hand', text: `${name} is back in the fight`, whom: fact.who };
    case 'dying-test':
      return fact.passed
        ? null
        : {
            level: 'detail',
            text: { subject: name, says: 'slips away', result: `failure ${fact.failures} of 3` },
            clause: 'FS-HP-2',
            whom: fact.who,
            wound: true,
          };
  }
}

const poolOf = (fight: Fight, id: string): number => fight.combatants[id]?.pool ?? 0;

function damage(fight: Fight, fact: Extract<HarmFact, { fact: 'damage' }>): Narrated {
  const name = nameOf(fight, fact.who);
  const [only, ...more] = fact.parts;
  const parts = fact.parts.map((part) => `${part.dealt.value} ${part.type}`).join(' and ');
  const harm =
    more.length > 0 ? `${fact.amount} damage (${parts})` : `${fact.amount} ${only?.type ?? ''} damage`;
  const left = `${numeral(fact.left)} of ${poolOf(fight, fact.who)} Health left`;
  const text =
    fact.amount === 0
      ? `${name} takes no damage: ${fact.parts.map(stopped).join(', ')}`
      : `${name} takes ${harm}: ${left}`;
  const totals = fact.parts.map((part) => ({ label: part.type, total: part.dealt }));
  const rulings = rulingsIn(...fact.parts.map((part) => part.dealt));
  return {
    level: 'deed',
    text,
    clause: 'FS-DMG-4',
    who: fact.by,
    whom: fact.who,
    ...(fact.amount > 0 ? { wound: true } : {}),
    totals,
    ...(rulings.length > 0 ? { rulings } : {}),
  };
}

/** Why a part of the damage does none: what was rolled comes to nothing (FS-DMG-1), or all of it is stopped. */
function stopped({ rolled, type }: HarmPart): string {
  if (rolled <= 0) return `the ${type} comes to 0`;
  return rolled === 1 ? `the 1 ${type} is stopped` : `all ${rolled} ${type} are stopped`;
}
