import type { Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { fizzles } from '../fizzles.ts';
import { nameOf } from '../names.ts';
import type { Attacked, RangedDeclared } from '../reactions/windows.ts';
import type { Checked } from '../roll/check.ts';
import { makeCheck } from '../roll/check.ts';
import { countsCriticals, swing } from '../roll/criticals.ts';
import type { Critical } from '../roll/dice.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { rollDefense, rollsDefense } from './against.ts';
import { inPlaceOf, specOf, wantedOf, wildRollOf } from './attack-spec.ts';
import { stanceAgainst } from './defend.ts';
import type { Stance } from './defense.ts';
import { defenseOf, usedAgainst } from './defense.ts';
import { holdOf, keepsHold, loseHold } from './hold.ts';
import { loose } from './shot.ts';
import type { Attack } from './types.ts';

/** The attack roll, from the reactions before it to the comparison with Defense (SL-ATK-6, steps 4 to 8). */

/** The result of an attack roll. */
export interface Rolled {
  readonly attack: Attack;
  /** The target after any Interpose (SL-GRP-8). */
  readonly target: Id;
  readonly hit: boolean;
  readonly total: number;
  /** What was added to the dice; `null` if none were rolled. */
  readonly bonus: Total | null;
  readonly defense: Total;
  /** A critical that moves initiative (SL-R21). */
  readonly critical: Critical;
  readonly lostHold: boolean;
}

/** SL-POS-2: an opening replaces Defense against a Rebuff if it is higher. */
function withOpening(who: Combatant, attack: Attack, defense: Total): Total {
  if (attack.form !== 'rebuff') return defense;
  const opening = who.openings.find(({ against }) => against === attack.who);
  if (!opening || opening.value <= defense.value) return defense;
  return fold([{ value: opening.value, op: 'set', label: 'opening', clause: 'SL-POS-2' }]);
}

/** SL-DEF-1, SL-DEF-2: the Defense that this attack must reach. `dice`: roll it if the table does (SL-R5 `always`). */
function defenseAgainst(
  table: Table,
  attack: Attack,
  target: Id,
  stance: Stance | null,
  dice: boolean,
): Total {
  const { fight } = table;
  const { against } = attack.means;
  const used = usedAgainst(against, stance);
  const rolled =
    dice && rollsDefense(fight, target, used) ? rollDefense(table, target, attack.who, used) : undefined;
  const who = one(fight, target);
  const from = one(fight, attack.who);
  return withOpening(who, attack, defenseOf(fight, who, against, { from, stance, rolled }));
}

/** SL-ATK-6, step 4: the target's Defend option (SL-COM-2). */
const meetAttack = (table: Table, attack: Attack, target: Id): Stance | null =>
  stanceAgainst(
    table,
    target,
    attack.who,
    attack.means.against,
    (stance) => defenseAgainst(table, attack, target, stance, false).value,
  );

/**
 * SL-GRP-7: offers Interpose and returns the target after it. `rolled`: whether the attack roll was already made
 * (SL-R75).
 */
function offerInterpose(
  table: Table,
  attack: Attack,
  target: Id,
  rolled: boolean,
  answered: readonly Id[],
): Id {
  const attacked: Attacked = { attack, rolled, instead: null, answered };
  table.offer('attacked', attacked);
  return attacked.instead ?? target;
}

/**
 * Makes the attack roll and goes on with its result. It hangs on its target, and on whoever is pulled in from then on
 * alone (SL-GRP-8). `null`: the attacker can no longer attack, or whom it hung on is gone. Costs are paid and legality
 * is settled.
 */
export function rollAttack<R>(table: Table, attack: Attack, goOn: (rolled: Rolled) => R): R | null {
  // SL-REA-4: a combatant that harries this attack cannot interpose against it as well.
  const answered: Id[] = [];
  const target = table.upon([attack.target], () => declareAttack(table, attack, answered));
  if (target === null) return null;
  const thrown = table.upon([target], () => throwAttack(table, attack, target, answered));
  return thrown && table.upon([thrown.target], () => goOn(thrown.compare()));
}

/** Declares the attack, and returns its target after the reactions before the roll. */
function declareAttack(table: Table, attack: Attack, answered: Id[]): Id {
  const { who: id, means, form, target } = attack;
  const tell = { who: id, target, with: means.id, manner: means.manner, purpose: form };
  table.tell({ fact: 'attack', ...tell });
  if (means.manner === 'ranged') {
    table.offer('ranged-declared', { who: id, target, answered } satisfies RangedDeclared);
  }
  return offerInterpose(table, attack, target, false, answered);
}

/** An attack roll that is made, and its target after the reactions to it. */
interface Thrown {
  readonly target: Id;
  /** Holds it against the Defense of that target. */
  compare(): Rolled;
}

function throwAttack(table: Table, attack: Attack, target: Id, answered: readonly Id[]): Thrown | null {
  const { who: id, means } = attack;
  const stance = meetAttack(table, attack, target);
  if (!conscious(one(table.fight, id))) {
    fizzles(table, id, { because: `${nameOf(table.fight, id)} cannot attack any more`, clause: 'SL-ATK-6' });
    return null;
  }
  if (!keepsHold(table, id, 'SL-CLB-1')) {
    const defense = defenseAgainst(table, attack, target, stance, false);
    loose(table, attack, target);
    loseHold(table, id, holdOf(table.fight, one(table.fight, id)), 'SL-CLB-1');
    const lost = { hit: false, total: 0, bonus: null, defense, critical: null, lostHold: true };
    return { target, compare: () => ({ attack, target, ...lost }) };
  }
  const rolls = rollsDefense(table.fight, target, usedAgainst(means.against, stance));
  const fixed = rolls ? null : defenseAgainst(table, attack, target, stance, false);
  const place = inPlaceOf(table.fight, target, attack.target);
  const wanted = wantedOf(table.fight, attack, place, fixed);
  const checked = makeCheck(table, specOf(table.fight, attack, place, wanted));
  // SL-FLK-2: only now, since the shooter flanks with what is still drawn or in hand.
  loose(table, attack, target);
  const instead = offerInterpose(table, attack, target, true, answered);
  return { target: instead, compare };

  function compare(): Rolled {
    const meets = instead === target ? stance : meetAttack(table, attack, instead);
    const critical = swingOf(table.fight, attack, checked);
    swing(table, id, instead, critical);
    const known = fixed !== null && instead === target;
    const defense = known ? fixed : defenseAgainst(table, attack, instead, meets, true);
    const hit = checked.result >= defense.value;
    const { result: total, bonus } = checked;
    return { attack, target: instead, hit, total, bonus, defense, critical, lostHold: false };
  }
}

/** SL-R21: the critical, or `null` if criticals of this roll do not count. */
const swingOf = ({ rulings }: Fight, attack: Attack, { critical }: Checked): Critical =>
  countsCriticals(rulings, wildRollOf(attack)) ? critical : null;

type Outcome = 'hit' | 'no-wound' | 'missed' | 'lost-hold';

/** SL-ATK-2: tells the result. */
export function tellResult(table: Table, rolled: Rolled, outcome: Outcome): void {
  const { attack, target, hit, total, bonus, defense, critical } = rolled;
  const { id, against } = attack.means;
  table.tell({
    fact: 'attack-result',
    who: attack.who,
    target,
    with: id,
    outcome,
    hit,
    total,
    bonus,
    defense,
    against,
    critical,
    clause: decides[outcome],
  });
}

const decides: { readonly [outcome in Outcome]: string } = {
  hit: 'SL-ATK-2',
  missed: 'SL-ATK-2',
  'no-wound': 'SL-HLT-4',
  'lost-hold': 'SL-CLB-1',
};

/**
 * SL-GRP-5, SL-COM-1: makes an attack roll that does no damage (Grapple, a binding spell). Returns the id of the
 * combatant that was hit, else `null`.
 */
export const attackRoll = (table: Table, attack: Attack): Id | null =>
  rollAttack(table, attack, (rolled) => {
    tellResult(table, rolled, rolled.lostHold ? 'lost-hold' : rolled.hit ? 'hit' : 'missed');
    return rolled.hit ? rolled.target : null;
  });

/**
 * SL-POS-2: an attack roll against no Defense, to which nobody reacts. Returns its total; `null` if the hold was lost.
 */
export function openingRoll(table: Table, attack: Attack): number | null {
  const { who: id } = attack;
  if (!keepsHold(table, id, 'SL-CLB-1')) {
    loseHold(table, id, holdOf(table.fight, one(table.fight, id)), 'SL-CLB-1');
    return null;
  }
  const { fight } = table;
  const checked = makeCheck(table, specOf(fight, attack, one(fight, attack.target), { tn: null }));
  swing(table, id, attack.target, swingOf(table.fight, attack, checked));
  return checked.result;
}
