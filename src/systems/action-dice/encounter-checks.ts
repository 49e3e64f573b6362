import { checkKnown, checkOther } from '../../documents/mentions.ts';
import type { Path } from '../../documents/problems.ts';
import { placeOf } from '../../documents/problems.ts';
import { checkUnique } from '../../documents/sheets.ts';
import type { Problem } from '../../engine/system.ts';
import { conditionTable } from './conditions/catalogue.ts';
import { hasHealth, mostOf } from './derived.ts';
import type { AmbushDocument, Now } from './encounter-schema.ts';
import { handsFor } from './items.ts';
import type { Rulings } from './rulings.ts';
import type { Sheet } from './sheet.ts';

/** Checks of an encounter: a combatant's `now` against its sheet and against the other combatants. */

const pools = ['vigor', 'mana', 'durability', 'health'] as const;

/** Checks numbers and things of `now` against the sheet. */
export function checkNow(sheet: Sheet, now: Now, rulings: Rulings, at: Path, problems: Problem[]): void {
  const say = (path: Path, message: string): void => {
    problems.push({ path: placeOf([...at, ...path]), message });
  };
  for (const pool of pools) {
    const most = mostOf(sheet, pool, rulings);
    if ((now[pool] ?? 0) > most) say([pool], `there are ${most} at the most (AD-REC-1)`);
  }
  checkBody(sheet, now, rulings, say);
  for (const item of Object.keys(now.wear ?? {})) {
    const worn = [
      ...sheet.armor.map((one) => ({ item: one.item, most: one.armor.durability })),
      ...sheet.shields.map((one) => ({ item: one.item, most: one.thing.durability })),
    ].find((one) => one.item === item);
    if (!worn) say(['wear', item], `the sheet has no armour "${item}" (AD-ARM-2)`);
    else if ((now.wear?.[item] ?? 0) > worn.most) {
      say(['wear', item], `it has ${worn.most} Durability at the most (AD-ARM-2)`);
    }
  }
  now.effects.forEach(({ condition, resist, vs }, index) => {
    if (conditionTable[condition].incapacitates || (resist === undefined && vs === undefined)) return;
    say(['effects', index], 'one struggles against what holds one, and against nothing else (AD-RES-1)');
  });
  const things = [...sheet.weapons, ...sheet.shields, ...sheet.items];
  let hands = 0;
  now.inHand?.forEach((item, index) => {
    const found = things.find((one) => one.item === item);
    if (!found) say(['inHand', index], `the sheet carries no "${item}"`);
    else if (now.inHand?.indexOf(item) !== index) say(['inHand', index], `"${item}" stands here twice`);
    else hands += handsFor(found.thing);
  });
  if (hands > sheet.hands) say(['inHand'], 'there is more than its hands hold');
}

/** AD-OBJ-1, AD-SHK-3, AD-REC-4: reports states that contradict each other. */
function checkBody(
  sheet: Sheet,
  now: Now,
  rulings: Rulings,
  say: (path: Path, message: string) => void,
): void {
  const living = hasHealth(sheet, rulings);
  const down = now.health === 0;
  if (!living && now.shock !== undefined) say(['shock'], 'it knows no Shock (AD-OBJ-1)');
  else if (now.shock !== undefined && !down && (rulings.wakeOnHealth || now.health === undefined)) {
    say(['shock'], 'whoever is in Shock has 0 Health (AD-SHK-3)');
  }
  if (now.conditions.includes('stabilised') && (!living || !down || now.shock !== undefined)) {
    say(['conditions'], 'whoever is stabilised has 0 Health and no clock (AD-SHK-7)');
  }
  const vigor = now.vigor ?? mostOf(sheet, 'vigor', rulings);
  if (now.conditions.includes('winded') && vigor >= 5 && rulings.windedEnd === 'poolAtFive') {
    say(['conditions'], 'nobody is Winded with 5 Vigor (AD-REC-4)');
  }
}

/** A combatant as far as it could be read. */
interface Mentioning {
  readonly id: string;
  readonly sheet: Sheet;
  readonly side: string;
  readonly now: Now;
}

type All = readonly (Mentioning | undefined)[];

/** Checks every id of a combatant that another one's `now` mentions. */
export function checkMentions(combatants: All, ids: readonly string[], problems: Problem[]): void {
  combatants.forEach((one, index) => {
    if (!one) return;
    const at = ['combatants', index, 'now'];
    one.now.unaware.forEach((id, place) => {
      checkOther(id, one.id, ids, [...at, 'unaware', place], problems);
    });
    one.now.effects.forEach(({ by }, place) => {
      if (by !== undefined) checkKnown(by, ids, [...at, 'effects', place, 'by'], problems);
    });
    one.now.pushes.forEach(({ against }, place) => {
      if (against !== undefined) {
        checkOther(against, one.id, ids, [...at, 'pushes', place, 'against'], problems);
      }
    });
  });
}

/** Checks who ambushes whom (AD-INI-4); `late`: the fight begins in its middle, where this cannot be stated. */
export function checkAmbush(
  ambush: AmbushDocument,
  late: boolean,
  ids: readonly string[],
  problems: Problem[],
): void {
  if (ambush === 'ask') {
    if (late) problems.push({ path: 'ambush', message: tooLate });
    return;
  }
  for (const list of ['ambushed', 'ambushers'] as const) {
    if (late && ambush[list].length > 0) problems.push({ path: `ambush.${list}`, message: tooLate });
    ambush[list].forEach((id, index) => {
      checkKnown(id, ids, ['ambush', list, index], problems);
    });
    checkUnique(ambush[list], (index) => ['ambush', list, index], problems);
  }
}

const tooLate = 'a fight that begins in its middle names the ambushed in their "now" (AD-INI-4)';

/** Checks the answers about Over Watch (AD-INI-7) and who attacks first (AD-R24). */
export function checkWatches(
  watches: { readonly [id: string]: string },
  attacker: string | undefined,
  combatants: All,
  ids: readonly string[],
  problems: Problem[],
): void {
  for (const id of Object.keys(watches)) {
    checkKnown(id, ids, ['overWatch', id], problems);
    const watcher = combatants.find((one) => one?.id === id);
    if (watcher && watcher.sheet.watch === undefined) {
      problems.push({ path: placeOf(['overWatch', id]), message: `"${id}" watches no direction (AD-INI-7)` });
    }
  }
  if (attacker !== undefined) checkKnown(attacker, ids, ['attacker'], problems);
}
