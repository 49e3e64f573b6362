import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Option, Question, Refusal } from '../../../kernel/port.ts';
import { refuse, stillResolving } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { fire, isDieSeen, isFumble } from './attack-roll.ts';
import { goesOn, movesBetween, performMoveBetween, readMoveBetween, wholeMove } from './between-shots.ts';
import { objectOf } from './called-object.ts';
import type { Exchange } from './evade.ts';
import { judgeRage, judgeReach, judgeTarget } from './judge-means.ts';
import { mayShootThatFar } from './long-shot.ts';
import type { Blow } from './strike.ts';
import { answerShots, land, meet, miss, readyShot, surely, upon } from './strike.ts';
import type { Attack } from './types.ts';

/**
 * A Burst Attack (PE-ACT-11, PE-ACT-12, PE-R40). When the first target is hit, each Degree of Success is an extra shot,
 * up to the weapon's Burst and the rounds left. An extra shot is either an extra wound for the target just hit, chosen
 * before the hit is resolved, or an attack on another target.
 */
export function burst(table: Table, blow: Blow): void {
  const [first] = blow.attack.targets;
  if (first === undefined) return;
  const shots: Shots = { left: 0 };
  upon(table, blow, first, () => shootFirst(table, blow, first, shots));
  const shotAt: Id[] = [first];
  // PE-FUM-2: a reroll against one of the targets may be a Fumble, which jams the weapon.
  while (shots.left > 0 && !isFumble(blow.roll) && goesOn(table.fight, blow.attack.who)) {
    const next = nextTarget(table, blow, shotAt);
    if (next === null) return;
    shotAt.push(next);
    // Whoever was taken out of the fight by hand is struck no more; the shots that are left are for others.
    if (upon(table, blow, next, () => shootNext(table, blow, next, shots)) === false) return;
  }
}

/** The extra shots that are left. */
interface Shots {
  left: number;
}

/** The first target with the extra wounds bought for it. Where it is hit, there are extra shots. */
function shootFirst(table: Table, blow: Blow, first: Id, shots: Shots): void {
  const { attack } = blow;
  const exchange = meet(table, blow, first, blow.roll, { alone: false, held: () => '' });
  if (!exchange.won) {
    miss(table, blow, first, exchange);
    return;
  }
  shots.left = Math.min(exchange.degrees, attack.means.weapon?.burst ?? 0, roundsIn(table.fight, attack));
  // PE-ACT-7: an object has no wounds to take more of.
  const bought = objectOf(attack, first) ? 0 : buy(table, attack, first, shots);
  crossBefore(table, attack, exchange, [shots.left, bought]);
  land(table, blow, first, exchange, bought);
}

/** An extra shot at another target. Returns whether the attacker can go on. */
function shootNext(table: Table, blow: Blow, next: Id, shots: Shots): boolean {
  const { attack } = blow;
  const { fight } = table;
  if (!mayShootThatFar(table, one(fight, attack.who), attack.means, one(fight, next))) return true;
  if (!readyShot(table, blow, next)) return false;
  shots.left--;
  fire(table, attack, 1);
  // PE-R40: by default every extra target opposes the same roll.
  const opposed = table.fight.rulings.burstTargets === 'eachOpposes';
  const met = opposed ? meet(table, blow, next, blow.roll) : surely(blow.roll);
  if (met.won) land(table, blow, next, met, buy(table, attack, next, shots));
  else miss(table, blow, next, met);
  return true;
}

/** PE-ACT-11: asks for the extra wounds of a target that is hit, and fires the shots for them. */
function buy(table: Table, attack: Attack, target: Id, shots: Shots): number {
  if (shots.left === 0) return 0;
  const { wounds } = table.ask(woundsQuestion(attack, target, shots.left));
  fire(table, attack, wounds);
  shots.left -= wounds;
  return wounds;
}

/**
 * Ends the branching by dice before the first hit lands: only the outcome matters from here on, and the attack's die
 * only if it is also read for the location or may meet another target.
 */
function crossBefore(
  table: Table,
  attack: Attack,
  { roll, degrees, evaded }: Exchange,
  shots: readonly [number, number],
) {
  const { spec, die, dice, passed, automatic } = roll;
  if (automatic !== null) return;
  const held = (): string => {
    const seen = shots[0] > 0 || isDieSeen(table.fight, attack);
    return JSON.stringify([
      shots,
      degrees,
      evaded,
      passed,
      die <= attack.means.critical,
      seen ? [die, dice, spec.paid] : 0,
    ]);
  };
  table.cross({ since: spec.purpose, held });
}

const roundsIn = (fight: Fight, { means }: Attack): number =>
  means.item === null ? 0 : (fight.loaded[means.item.id] ?? 0);

interface WoundsChoice extends Choice {
  readonly option: 'shots';
  readonly wounds: number;
}

/** Asks how many of the `left` extra shots go to the target that was hit. */
const woundsQuestion = (attack: Attack, target: Id, left: number): Question<WoundsChoice> => ({
  id: 'burst-wounds',
  clause: 'PE-ACT-11',
  for: attack.who,
  about: { target, with: attack.means.id, left },
  options: () => [
    {
      id: 'shots',
      label: 'More shots at the same one',
      clause: 'PE-ACT-11',
      group: 'primary',
      needs: {
        wounds: { kind: 'number', label: 'Extra wounds', min: 0, max: left, default: left },
      },
    },
  ],
  read({ option, wounds = left }) {
    if (option !== 'shots') return stillResolving('the answer is shots with a number of wounds');
    if (typeof wounds === 'number' && Number.isInteger(wounds) && wounds >= 0 && wounds <= left) {
      return { option, wounds };
    }
    return refuse('noAmmunition', `there are ${left} extra shots`, 'PE-ACT-12', 'wounds');
  },
});

/** The next target, after any moves; `null` to stop shooting. */
function nextTarget(table: Table, blow: Blow, shotAt: readonly Id[]): Id | null {
  const { attack, asked } = blow;
  for (;;) {
    const { fight } = table;
    const who = one(fight, attack.who);
    if (!goesOn(fight, who.id)) return null;
    if (open(fight, attack, shotAt).length === 0 && movesBetween(fight, who).length === 0) return null;
    const choice = table.ask(nextQuestion(fight, attack, shotAt, asked));
    if (choice.option === 'stop') return null;
    if (choice.option === 'shoot') return choice.target as Id;
    // PE-R65, `after`: whoever was engaged when the shots fell answers before the shooter leaves.
    if (!answerShots(table, blow) || !goesOn(table.fight, who.id)) return null;
    performMoveBetween(table, who.id, choice);
  }
}

/** Why the next shot cannot be aimed at this target; `null` if it can. */
function judgeNext(
  fight: Fight,
  { who: id, means }: Attack,
  shotAt: readonly Id[],
  target: Combatant,
): Refusal | null {
  const who = one(fight, id);
  if (!shotAt.includes(target.id)) return judgeRage(who, means) ?? judgeTarget(fight, who, means, target);
  const because = `${target.sheet.name} was shot at already`;
  return judgeReach(fight, who, means, target) ?? refuse('noSuchThing', because, 'PE-ACT-11', 'target');
}

const open = (fight: Fight, attack: Attack, shotAt: readonly Id[]): readonly Combatant[] =>
  foesOf(fight, attack).filter((target) => judgeNext(fight, attack, shotAt, target) === null);

const foesOf = (fight: Fight, attack: Attack): readonly Combatant[] => {
  const who = one(fight, attack.who);
  return fight.listing.map((id) => one(fight, id)).filter((foe) => foes(who, foe) && present(foe));
};

const nextQuestion = (
  fight: Fight,
  attack: Attack,
  shotAt: readonly Id[],
  asked: readonly Id[],
): Question => ({
  id: 'burst-next',
  clause: 'PE-ACT-11',
  for: attack.who,
  about: { with: attack.means.id, shotAt, asked: [...asked] },
  options: () => heads(fight, attack, shotAt).map((head) => whole(fight, attack, shotAt, head)),
  menu: {
    open: () => heads(fight, attack, shotAt),
    whole: (head) => whole(fight, attack, shotAt, head),
  },
  read: (choice) => readNext(fight, attack, shotAt, choice),
});

const shootHead: Option = {
  id: 'shoot',
  label: 'Shoot at another',
  phrase: 'Shoot at {target}',
  clause: 'PE-ACT-11',
  group: 'primary',
};
const stopHead: Option = { id: 'stop', label: 'No more shots', clause: 'PE-ACT-11', group: 'end' };

/** The options of the next shot without their costly fields. */
function heads(fight: Fight, attack: Attack, shotAt: readonly Id[]): readonly Option[] {
  const shoots = open(fight, attack, shotAt).length > 0 ? [shootHead] : [];
  return [...shoots, ...movesBetween(fight, one(fight, attack.who)), stopHead];
}

function whole(fight: Fight, attack: Attack, shotAt: readonly Id[], head: Option): Option {
  if (head.id !== shootHead.id) return wholeMove(fight, one(fight, attack.who), head);
  const oneOf = open(fight, attack, shotAt).map(({ id, sheet }) => ({ id, label: sheet.name }));
  return { ...head, needs: { target: { kind: 'one', label: 'Whom', oneOf } } };
}

function readNext(fight: Fight, attack: Attack, shotAt: readonly Id[], choice: Choice): Choice | Refusal {
  const who = one(fight, attack.who);
  switch (choice.option) {
    case 'stop':
      return { option: 'stop' };
    case 'shoot': {
      const target = readWho(fight, choice.target, 'target', 'PE-ACT-11');
      if (!isCombatant(target)) return target;
      return judgeNext(fight, attack, shotAt, target) ?? { option: 'shoot', target: target.id };
    }
    default:
      return (
        readMoveBetween(fight, who, choice) ?? stillResolving('the answers are shoot, move, run and stop')
      );
  }
}
