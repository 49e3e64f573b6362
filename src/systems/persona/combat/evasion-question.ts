import { numeral } from '../../../kernel/phrases.ts';
import type { Choice, Need, Option, Question, Refusal } from '../../../kernel/port.ts';
import { refuse, stillResolving } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { readDie } from '../test/dice.ts';
import { maySpendFate, readFate } from '../test/fate.ts';
import { testNumbers } from '../test/numbers.ts';
import { resists } from '../test/resists.ts';
import type { Result } from '../test/roll.ts';
import type { TestSpec } from '../test/spec.ts';
import type { EvasionWay } from './evasion-ways.ts';
import { evasionSpec, evasionWays, waysAgainst } from './evasion-ways.ts';
import type { Attack } from './types.ts';
import { isManeuver } from './types.ts';

/** The question to the target of an attack: whether and how it evades (PE-ACT-4). */

interface EvasionChoice extends Choice {
  readonly option: EvasionWay | 'decline';
  /** Fate Points for Advantage (PE-FATE-3). */
  readonly fate?: number;
}

const labels: { readonly [way in EvasionWay]: string } = {
  parry: 'Parry',
  dodge: 'Dodge',
  anticipate: 'Anticipate',
  endurance: 'Endure',
  willpower: 'Willpower',
};
const clauses: { readonly [way in EvasionWay]: string } = {
  parry: 'PE-ACT-4',
  dodge: 'PE-ACT-4',
  anticipate: 'PE-ACT-4',
  endurance: 'PE-ACT-26',
  willpower: 'PE-ACT-4',
};

/** The dice that an evasion needs against a roll. */
interface EvasionNeeds {
  /** The target number. */
  readonly target: number;
  /** The highest die that evades; 0 if none does. */
  readonly holds: number;
  /** The highest die that only reduces the Damage (PE-ATK-6); 0 if none does. */
  readonly softens: number;
}

function evasionNeeds(fight: Fight, attack: Attack, spec: TestSpec, roll: Result): EvasionNeeds {
  const { most, target, helps } = diceOf(fight, attack, spec, roll);
  let softens = 0;
  for (let die = most; die > 0; die--) {
    const help = helps(die);
    if (help === 'holds') return { target, holds: die, softens };
    if (help === 'softens' && softens === 0) softens = die;
  }
  return { target, holds: 0, softens };
}

/** What each die of an evasion would do, and the highest die that passes. */
function diceOf(fight: Fight, attack: Attack, spec: TestSpec, roll: Result) {
  const { target, bonus } = testNumbers(fight, spec);
  const harms = roll.passed && harmful(attack);
  const helps = (die: number): 'holds' | 'softens' | 'nothing' => {
    const thrown = readDie(fight.rulings, target.value, die, false);
    const stands = roll.passed ? resists(fight.rulings, thrown, bonus, roll, roll.bonus) : true;
    if (stands !== false) return 'holds';
    return harms && thrown.degrees > 0 ? 'softens' : 'nothing';
  };
  return { target: target.value, most: Math.min(100, Math.max(0, target.value)), helps };
}

/** Whether the attack deals Damage that an evasion can reduce (PE-ATK-6): Grapple, Push and Knockdown deal none. */
const harmful = ({ means, form }: Attack): boolean => means.damage.length > 0 && !isManeuver(form);

/** Whether evading could help at all: a die could evade or reduce the Damage, or the evader may spend Fate. */
export function couldEvade(fight: Fight, attack: Attack, evader: Combatant, roll: Result): boolean {
  const ways = waysAgainst(fight, attack);
  if (ways.length === 0) return false;
  if (maySpendFate(fight, evader)) return true;
  return ways.some((way) => {
    const { most, helps } = diceOf(fight, attack, evasionSpec(fight, attack, evader, way), roll);
    // The lowest dice are the best, so that mostly the first one decides.
    for (let die = 1; die <= most; die++) if (helps(die) !== 'nothing') return true;
    return false;
  });
}

/** PE-ACT-4: asks the target, which sees the attack's roll. */
export function evasionQuestion(
  fight: Fight,
  attack: Attack,
  target: string,
  roll: Result,
): Question<EvasionChoice> {
  const evader = one(fight, target);
  const { means, form } = attack;
  return {
    id: 'evasion',
    clause: 'PE-ACT-4',
    for: target,
    reaction: 'evasion',
    about: {
      attacker: attack.who,
      target,
      with: means.id,
      manner: means.manner,
      form,
      passed: roll.passed,
      degrees: roll.degrees,
      held: evader.heldBy.length > 0,
    },
    options: () => [
      ...evasionWays
        .filter((way) => way !== 'willpower' || waysAgainst(fight, attack).includes(way))
        .filter((way) => way !== 'endurance' || waysAgainst(fight, attack).includes(way))
        .map((way) => option(fight, attack, evader, roll, way)),
      { id: 'decline', label: 'Do not evade', clause: 'PE-ACT-4', group: 'reaction' },
    ],
    read: (choice) => read(fight, attack, evader, choice),
  };
}

function judgeWay(fight: Fight, attack: Attack, way: EvasionWay): Refusal | null {
  if (waysAgainst(fight, attack).includes(way)) return null;
  const because = `${labels[way]} is of no use against ${attack.means.label}`;
  return refuse('wrongEvasion', because, 'PE-ACT-4', 'option');
}

function option(fight: Fight, attack: Attack, evader: Combatant, roll: Result, way: EvasionWay): Option {
  const head = { id: way, label: labels[way], clause: clauses[way], group: 'reaction' };
  const refused = judgeWay(fight, attack, way);
  if (refused) return { ...head, refused };
  const note = noteOf(evasionNeeds(fight, attack, evasionSpec(fight, attack, evader, way), roll));
  const fate = fateNeed(fight, evader);
  return { ...head, note, ...(fate ? { needs: { fate } } : {}) };
}

function noteOf({ target: number, holds, softens }: EvasionNeeds): string {
  const target = numeral(number);
  if (holds > 0) return `target ${target}, ${holds} or less evades`;
  return softens > 0
    ? `target ${target}, ${softens} or less only softens the blow`
    : `target ${target}, no die evades`;
}

/** The field for Fate Points spent on a test in advance (PE-ADV-7); `null` if none can be spent. */
export function fateNeed(fight: Fight, who: Combatant): Need | null {
  if (!maySpendFate(fight, who)) return null;
  return { kind: 'number', label: 'Fate (+20 each)', min: 0, max: who.fate, default: 0 };
}

function read(fight: Fight, attack: Attack, evader: Combatant, choice: Choice): EvasionChoice | Refusal {
  if (choice.option === 'decline') return { option: 'decline' };
  const way = evasionWays.find((each) => each === choice.option);
  if (!way) {
    return stillResolving(`the answers are ${waysAgainst(fight, attack).join(', ')} and decline`);
  }
  const refused = judgeWay(fight, attack, way);
  if (refused) return refused;
  const fate = readFate(fight, evader, choice);
  if (typeof fate !== 'number') return fate;
  return fate > 0 ? { option: way, fate } : { option: way };
}
