import type { Id } from '../../../kernel/json.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Attack } from './attack.ts';
import type { Defended, Tests } from './attack-roll.ts';
import { rollTests } from './attack-roll.ts';
import { defenceQuestion, undefendedBecause } from './defences.ts';
import type { HitLocation } from './facts.ts';
import { dealDamage } from './hits.ts';
import { performManeuver } from './maneuver-effects.ts';
import type { ManeuverChoice, Stage, Win } from './maneuvers.ts';
import { anyManeuver, maneuverQuestion } from './maneuvers.ts';
import type { Result } from './results.ts';
import { resultOf } from './results.ts';

/**
 * Resolves a combat roll from the defence to the maneuver's test (FS-ATK-1, steps 3 to 9). Declaring and paying come
 * before and belong to the action or reaction that attacks.
 *
 * An attack on several targets goes through each step for all of them before the next (FS-ATK-8): all defences are
 * named before the attack is rolled, and damage is rolled once. With `rollEach` the steps from the tests on are
 * repeated for one target after the other. Targets that die, leave or are removed on the way are skipped.
 */

/** The tests against one target with their result. */
interface Exchange extends Tests {
  readonly result: Result;
}

/** A maneuver that was picked. An attack has at most one (FS-MAN-1, FS-ATK-8). */
interface Picked {
  readonly win: Win;
  readonly choice: ManeuverChoice;
}

const here = (table: Table, id: Id): boolean => {
  const who = table.fight.combatants[id];
  return who !== undefined && present(who);
};

const able = (table: Table, id: Id): boolean => table.fight.combatants[id]?.out === null;

/** Resolves a declared and paid attack. */
export function resolveAttack(table: Table, attack: Attack): void {
  const defended: Defended[] = [];
  for (const target of attack.targets) {
    // Nobody defends against somebody whom the game master has taken out meanwhile (FS-REF-1).
    if (here(table, target) && able(table, attack.who)) defended.push(nameDefence(table, attack, target));
  }
  const still = defended.filter((each) => here(table, each.target));
  const off = !able(table, attack.who);
  if (off || still.length === 0) {
    const why = off ? 'the attacker is out of the fight' : 'nobody is left to attack';
    table.tell({ fact: 'attack-off', who: attack.who, why, clause: 'FS-ATK-1' });
    return;
  }
  const groups = table.fight.rulings.multiTarget === 'rollEach' ? still.map((each) => [each]) : [still];
  let maneuvered = false;
  groups.forEach((group, i) => {
    const open = group.filter((each) => here(table, each.target));
    if (open.length > 0 && here(table, attack.who)) {
      const those = open.map(({ target }) => target);
      maneuvered =
        table.upon(those, () => resolveGroup(table, attack, open, i === 0, maneuvered)) ?? maneuvered;
    }
  });
  revealAttacker(table, attack.who);
}

/**
 * FS-DEF-2, step 3: asks the target for its defence and takes the AP for it. A target that cannot defend is not asked.
 */
function nameDefence(table: Table, attack: Attack, target: Id): Defended {
  const { fight } = table;
  const why = undefendedBecause(fight, attack, one(fight, target));
  if (why !== null) {
    table.tell({ fact: 'defence', who: target, against: attack.who, defence: null, why });
    return { target, defence: null };
  }
  const choice = table.ask(defenceQuestion(fight, attack, target));
  if (choice.option === 'decline') {
    table.tell({ fact: 'defence', who: target, against: attack.who, defence: null, why: 'declined' });
    return { target, defence: choice };
  }
  table.tell({ fact: 'defence', who: target, against: attack.who, defence: choice.option });
  table.tell({ fact: 'ap-spent', who: target, ap: 1 });
  return { target, defence: choice };
}

/** Runs steps 5 to 9 for these targets. Returns whether the attack has had its one maneuver. */
function resolveGroup(
  table: Table,
  attack: Attack,
  group: readonly Defended[],
  first: boolean,
  maneuvered: boolean,
): boolean {
  const tests = rollTests(table, attack, group);
  if (first) leaveHand(table, attack);
  const there = tests.filter((each) => here(table, each.target));
  const exchanges = there.map((each): Exchange => {
    const defence = each.defence === null || each.defence.option === 'decline' ? null : each.defence.option;
    const result = resultOf(each.attack, each.defended, defence, table.fight.rulings);
    tellResult(table, attack, each, result);
    return {
      target: each.target,
      defence: each.defence,
      attack: each.attack,
      defended: each.defended,
      result,
    };
  });
  const { maneuverTiming } = table.fight.rulings;
  const before: Stage = maneuverTiming === 'pickBeforeDamage' ? 'all' : 'precision';
  let picked = maneuvered ? null : pick(table, attack, exchanges, before);
  dealDamage(table, attack, exchanges, locationPicked(picked));
  if (!maneuvered && picked === null && maneuverTiming === 'afterDamage') {
    picked = pick(table, attack, exchanges, 'others');
  }
  if (picked !== null) performManeuver(table, picked.win, picked.choice);
  return maneuvered || picked !== null;
}

/**
 * FS-MAN-8: the location of a picked Precision; `null` when Precision was not picked. `location` is `null` where the
 * table has no hit locations.
 */
function locationPicked(picked: Picked | null): { readonly location: HitLocation | null } | null {
  if (picked === null || picked.choice.option !== 'precision') return null;
  return { location: picked.choice.location ?? null };
}

function tellResult(table: Table, attack: Attack, tests: Tests, result: Result): void {
  const { target, defence } = tests;
  table.tell({
    fact: 'combat-roll',
    who: attack.who,
    target,
    defence: defence === null || defence.option === 'decline' ? null : defence.option,
    attack: sideOf(tests.attack),
    defended: sideOf(tests.defended),
    outcome: result.outcome,
    critical: result.critical === null ? null : result.critical === 'attacker' ? attack.who : target,
    clause: result.clause,
  });
}

const sideOf = ({ passed, successes, automatic }: Tests['attack']) => ({ passed, successes, automatic });

/**
 * FS-MAN-1, FS-ATK-8: asks the critical winners, in the order of the targets, until one of them picks a maneuver;
 * `null` when none does.
 */
function pick(table: Table, attack: Attack, exchanges: readonly Exchange[], stage: Stage): Picked | null {
  for (const { target, result } of exchanges) {
    if (result.critical === null) continue;
    const byAttacker = result.critical === 'attacker';
    const win: Win = {
      winner: byAttacker ? attack.who : target,
      loser: byAttacker ? target : attack.who,
      attack,
    };
    if (!here(table, win.winner) || !here(table, win.loser)) continue;
    if (one(table.fight, win.winner).out !== null || !anyManeuver(table.fight, win, stage)) continue;
    const choice = table.ask(maneuverQuestion(table.fight, win, stage));
    if (choice.option === 'decline') continue;
    table.tell({
      fact: 'maneuver',
      who: win.winner,
      at: win.loser,
      maneuver: choice.option,
      ...(choice.item === undefined ? {} : { item: choice.item }),
      ...(choice.location === undefined ? {} : { location: choice.location }),
    });
    return { win, choice };
  }
  return null;
}

/**
 * FS-ATK-3, FS-ATK-4: moves a thrown weapon to the square of the (first) target, and unloads a weapon that was shot.
 */
function leaveHand(table: Table, attack: Attack): void {
  const { means } = attack;
  if (means.kind !== 'weapon' || means.item === null) return;
  const { item } = means;
  if (means.manner === 'shot') {
    const { loading } = table.fight.rulings;
    const load = loading === 'off' ? 0 : (means.weapon.shot?.load ?? 0);
    if (load === 0 && loading !== 'countAmmunition') return;
    table.tell({ fact: 'shot', who: attack.who, item: item.id, load });
    return;
  }
  const [target] = attack.targets;
  const grip = one(table.fight, attack.who).hands.find((each) => each.item.id === item.id);
  if (means.manner !== 'thrown' || target === undefined || !grip) return;
  table.tell({
    fact: 'item-moved',
    item,
    from: { in: 'hand', who: attack.who, hands: grip.hands },
    to: { in: 'floor', cell: one(table.fight, target).cell },
    who: attack.who,
    why: 'thrown',
  });
}

/** FS-COND-4, FS-R74: after its own attack a combatant is hidden from nobody. */
export function revealAttacker(table: Table, id: Id): void {
  const who = table.fight.combatants[id];
  if (!who || who.hiddenFrom.length === 0) return;
  table.tell({ fact: 'revealed', who: id, to: who.hiddenFrom, clause: 'FS-COND-4' });
}
