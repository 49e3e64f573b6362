import { checkKnown, checkOther } from '../../documents/mentions.ts';
import type { Path } from '../../documents/problems.ts';
import { placeOf } from '../../documents/problems.ts';
import type { Problem } from '../../engine/system.ts';
import { attributeOf, hasHeroRules, manaPool, slotsOf, staminaPool } from './derived.ts';
import type { Now } from './encounter-schema.ts';
import { handsFor } from './hands.ts';
import { levels } from './levels.ts';
import type { Rulings } from './rulings.ts';
import type { Sheet } from './sheet.ts';

/** The numbers that are checked against slots and pools. */

type Left = Pick<Now, 'wounds' | 'stamina' | 'fatigue' | 'mana' | 'invested'>;

/** Checks wounds and pools against the sheet's slots and pools. */
export function checkLeft(sheet: Sheet, left: Left, rulings: Rulings, at: Path, problems: Problem[]): void {
  const most = (path: Path, value: number | undefined, there: number, clause: string): void => {
    if (value === undefined || value <= there) return;
    const message = `there are ${there} at the most (${clause})`;
    problems.push({ path: placeOf([...at, ...path]), message });
  };
  const slots = slotsOf(sheet, rulings);
  for (const level of levels) most(['wounds', level], left.wounds?.[level], slots[level], 'SL-HLT-9');
  most(['stamina'], left.stamina, Math.max(0, staminaPool(sheet) - (left.fatigue ?? 0)), 'SL-STA-3');
  most(['invested'], left.invested, manaPool(sheet), 'SL-STA-8');
  most(['mana'], left.mana, Math.max(0, manaPool(sheet) - (left.invested ?? 0)), 'SL-STA-8');
}

/** SL-HLT-13: only those with the rules of heroes survive a fatal wound. */
export function checkFatal(sheet: Sheet, now: Now, at: Path, problems: Problem[]): void {
  if (!now.wounds?.fatal || hasHeroRules(sheet) || now.conditions.includes('dead')) return;
  const message = 'a fatal wound kills it at once: it is dead (SL-HLT-13)';
  problems.push({ path: placeOf([...at, 'wounds', 'fatal']), message });
}

/** SL-SUR-5: whether it cannot be surprised. */
const alert = (sheet: Sheet): boolean => attributeOf(sheet, 'perception') > 5;
const neverSurprised = 'Perception above 5 is never surprised (SL-SUR-5)';

/** Checks a combatant's `now` against its sheet: pools, conditions, items. */
export function checkNow(sheet: Sheet, now: Now, rulings: Rulings, at: Path, problems: Problem[]): void {
  const say = (path: Path, message: string): void => {
    problems.push({ path: placeOf([...at, ...path]), message });
  };
  checkLeft(sheet, now, rulings, at, problems);
  if (now.conditions.includes('surprised') && alert(sheet)) say(['conditions'], neverSurprised);
  const things = [...sheet.weapons, ...sheet.objects];
  let hands = 0;
  now.inHand?.forEach((item, index) => {
    const found = things.find((one) => one.item === item);
    if (!found) say(['inHand', index], `the sheet carries no "${item}"`);
    else if (now.inHand?.indexOf(item) !== index) say(['inHand', index], `"${item}" stands here twice`);
    else hands += handsFor(found.thing);
  });
  if (hands > 2) say(['inHand'], 'there is more than two hands hold');
  for (const [item, ap] of Object.entries(now.unloaded)) {
    const loading = sheet.weapons.find((one) => one.item === item)?.thing.loading ?? 0;
    if (loading === 0) say(['unloaded', item], 'the sheet carries no such weapon that is loaded');
    else if (ap > loading) say(['unloaded', item], `loading takes ${loading} AP`);
  }
  if (now.dying !== undefined && !now.conditions.includes('unconscious')) {
    say(['dying'], 'whoever is dying is unconscious (SL-CND-4)');
  }
}

/** A combatant that could be read, as far as mutual references need it. */
interface Mentioning {
  readonly id: string;
  readonly sheet: Sheet;
  readonly now: Now;
  readonly cell: { readonly x: number; readonly y: number };
}

/**
 * Checks the references of each `now` to other combatants. `undefined` stands for a combatant that could not be read.
 */
export function checkMentions(
  combatants: readonly (Mentioning | undefined)[],
  ids: readonly string[],
  problems: Problem[],
): void {
  combatants.forEach((one, index) => {
    if (!one) return;
    const at = ['combatants', index, 'now'];
    for (const field of ['ignoring', 'grappling', 'pinnedBy'] as const) {
      one.now[field].forEach((other, place) => {
        checkOther(other, one.id, ids, [...at, field, place], problems);
      });
    }
    one.now.marks.forEach(({ by }, place) => {
      checkOther(by, one.id, ids, [...at, 'marks', place, 'by'], problems);
    });
    one.now.effects.forEach(({ by }, place) => {
      checkKnown(by, ids, [...at, 'effects', place, 'by'], problems);
    });
    const { riding } = one.now;
    if (riding) {
      checkOther(riding.mount, one.id, ids, [...at, 'riding', 'mount'], problems);
      checkRiding(one, index, combatants, problems);
    }
  });
}

/**
 * SL-MNT-1, SL-MNT-2: a mount has the trait, is at least as large as its rider, has one rider, rides nothing itself, and
 * is in the same cell.
 */
function checkRiding(
  rider: Mentioning,
  index: number,
  combatants: readonly (Mentioning | undefined)[],
  problems: Problem[],
): void {
  const mount = combatants.find((one) => one?.id === rider.now.riding?.mount);
  if (!mount) return;
  const say = (path: Path, message: string): void => {
    problems.push({ path: placeOf(['combatants', index, ...path]), message });
  };
  const at = ['now', 'riding', 'mount'];
  if (!mount.sheet.traits.mount) say(at, `"${mount.id}" cannot be ridden: its sheet lacks the trait`);
  if (mount.sheet.size < rider.sheet.size) say(at, `"${mount.id}" is too small for it (SL-MNT-1)`);
  const before = combatants.slice(0, index).find((one) => one?.now.riding?.mount === mount.id);
  if (before) say(at, `"${before.id}" rides it already`);
  if (mount.now.riding) say(at, `"${mount.id}" is in the saddle itself (SL-MNT-2)`);
  if (mount.cell.x !== rider.cell.x || mount.cell.y !== rider.cell.y) {
    say(['cell'], `a rider stands where its mount does: at ${mount.cell.x}, ${mount.cell.y} (SL-MNT-2)`);
  }
}

/** Checks the list of surprised combatants (SL-SUR-1). `late`: the fight begins in its middle. */
export function checkSurprised(
  surprised: 'ask' | readonly string[],
  late: boolean,
  combatants: readonly (Mentioning | undefined)[],
  ids: readonly string[],
  problems: Problem[],
): void {
  if (late && surprised.length > 0) {
    const message = 'a fight that begins in its middle names the surprised in their "now" (SL-SUR-1)';
    problems.push({ path: 'surprised', message });
  }
  if (surprised === 'ask') return;
  surprised.forEach((id, index) => {
    checkKnown(id, ids, ['surprised', index], problems);
    const say = (message: string): void => {
      problems.push({ path: placeOf(['surprised', index]), message });
    };
    if (surprised.indexOf(id) < index) say(`"${id}" stands here twice`);
    const who = combatants.find((one) => one?.id === id);
    if (who && alert(who.sheet)) say(neverSurprised);
  });
}
