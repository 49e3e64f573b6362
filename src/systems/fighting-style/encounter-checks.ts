import { checkKnown, checkOther } from '../../documents/mentions.ts';
import type { Path } from '../../documents/problems.ts';
import { placeOf } from '../../documents/problems.ts';
import type { Problem } from '../../engine/system.ts';
import { counted } from '../../kernel/phrases.ts';
import { healthPool, manaPool } from './derived.ts';
import type { Now, Surprise } from './encounter-schema.ts';
import { conditionsWithOther } from './encounter-schema.ts';
import type { Rulings } from './rulings.ts';
import type { Sheet } from './sheet.ts';

/** Checks Health and mana against their pools. */
export function checkLeft(
  sheet: Sheet,
  left: { readonly health?: number; readonly mana?: number },
  rulings: Rulings,
  at: Path,
  problems: Problem[],
): void {
  const say = (path: Path, message: string): void => {
    problems.push({ path: placeOf([...at, ...path]), message });
  };
  const health = healthPool(sheet).value;
  if (left.health !== undefined && left.health > health)
    say(['health'], `the Health Pool is ${health} (FS-HP-2)`);
  if (left.health !== undefined && left.health < 0 && rulings.knockoutAt === 'zero') {
    say(['health'], 'Health never falls below 0 unless "knockoutAt" is "belowZero" (FS-HP-1)');
  }
  const mana = manaPool(sheet).value;
  if (left.mana !== undefined && left.mana > mana)
    say(['mana'], `there ${mana === 1 ? 'is' : 'are'} ${counted(mana, 'point')} of mana (FS-MAG-1)`);
}

/** Checks the numbers and items of `now` against the sheet. */
export function checkNow(
  sheet: Sheet,
  now: Omit<Now, 'inHand'>,
  rulings: Rulings,
  at: Path,
  problems: Problem[],
): void {
  const say = (path: Path, message: string): void => {
    problems.push({ path: placeOf([...at, ...path]), message });
  };
  checkLeft(sheet, now, rulings, at, problems);
  const shooters = sheet.weapons.filter((weapon) => weapon.shot);
  for (const [item, steps] of Object.entries(now.toLoad)) {
    const load = shooters.find((weapon) => weapon.item === item)?.shot?.load;
    if (load === undefined)
      say(['toLoad', item], 'the sheet carries no such weapon that must be loaded (FS-ATK-4)');
    else if (steps > load) say(['toLoad', item], `loading takes ${load} at the most (FS-ATK-4)`);
  }
  for (const item of Object.keys(now.shots)) {
    if (!shooters.some((weapon) => weapon.item === item))
      say(['shots', item], 'the sheet carries no such weapon');
  }
  for (const [item, left] of Object.entries(now.uses)) {
    const uses = sheet.items.find((one) => one.id === item)?.uses;
    if (uses === undefined) say(['uses', item], 'the sheet carries no such magic item with uses');
    else if (left > uses) say(['uses', item], `it has ${counted(uses, 'use')}`);
  }
  now.conditions.forEach((condition, index) => {
    const between = conditionsWithOther.includes(condition.id);
    if (between && condition.other === undefined) {
      say(['conditions', index, 'other'], `"${condition.id}" needs the other combatant`);
    }
    if (!between && condition.other !== undefined) {
      say(['conditions', index, 'other'], `"${condition.id}" concerns nobody else`);
    }
  });
}

/** Checks the other combatants that conditions name. */
export function checkMentions(
  combatants: readonly ({ readonly id: string; readonly now: Pick<Now, 'conditions'> } | undefined)[],
  ids: readonly string[],
  problems: Problem[],
): void {
  combatants.forEach((one, index) => {
    one?.now.conditions.forEach((condition, place) => {
      if (condition.other === undefined) return;
      const at = ['combatants', index, 'now', 'conditions', place, 'other'];
      checkOther(condition.other, one.id, ids, at, problems);
    });
  });
}

/** Checks the contest of surprise (FS-ENC-2). `late`: the fight begins in its middle. */
export function checkSurprise(
  surprise: Surprise,
  ids: readonly string[],
  late: boolean,
  problems: Problem[],
): void {
  if (late) {
    problems.push({
      path: 'surprise',
      message: 'a fight that begins in its middle has no contest of surprise',
    });
  }
  for (const list of ['sneakers', 'observers'] as const) {
    surprise[list].forEach((id, index) => {
      const at = ['surprise', list, index];
      checkKnown(id, ids, at, problems);
      if (surprise[list].indexOf(id) < index)
        problems.push({ path: placeOf(at), message: `"${id}" stands here twice` });
    });
  }
  surprise.observers.forEach((id, index) => {
    if (surprise.sneakers.includes(id)) {
      problems.push({
        path: placeOf(['surprise', 'observers', index]),
        message: `"${id}" is one of the sneakers`,
      });
    }
  });
}
