import { checkKnown, checkOther } from '../../documents/mentions.ts';
import type { Path } from '../../documents/problems.ts';
import { placeOf } from '../../documents/problems.ts';
import type { Problem } from '../../engine/system.ts';
import { temporaryCap } from './derived.ts';
import type { Now, StartAt } from './encounter-schema.ts';
import { handsFor } from './items.ts';
import type { Rulings } from './rulings.ts';
import type { Sheet } from './sheet.ts';
import { mayShare, sideOf } from './sizes.ts';
import { overlap } from './space.ts';

/** Checks of what an encounter says about combatants, against their sheets and against each other. */

/** Reports numbers and items of `now` that the sheet does not allow. */
export function checkNow(sheet: Sheet, now: Now, at: Path, problems: Problem[]): void {
  const say = (path: Path, message: string): void => {
    problems.push({ path: placeOf([...at, ...path]), message });
  };
  const most = (field: 'vitality' | 'temporary' | 'wp', there: number, clause: string): void => {
    if ((now[field] ?? 0) > there) say([field], `there are ${there} at the most (${clause})`);
  };
  most('vitality', sheet.vitality, 'WS-VIT-1');
  most('temporary', temporaryCap(sheet), 'WS-VIT-2');
  most('wp', sheet.wp, 'WS-ABL-1');
  const things = [...sheet.weapons, ...sheet.shields, ...sheet.objects];
  let hands = now.inHand
    ? 0
    : things.reduce((sum, one) => sum + (one.in === 'hand' ? handsFor(one.thing) : 0), 0);
  now.inHand?.forEach((item, index) => {
    const found = things.find((one) => one.item === item);
    if (!found) say(['inHand', index], `the sheet carries no "${item}"`);
    else if (now.inHand?.indexOf(item) !== index) say(['inHand', index], `"${item}" stands here twice`);
    else hands += handsFor(found.thing);
  });
  if (hands + now.grabbing.length > sheet.hands) {
    say(now.inHand ? ['inHand'] : ['grabbing'], 'there is more than its hands hold');
  }
}

/** A combatant of an encounter, as far as it could be parsed. */
interface Mentioning {
  readonly id: string;
  readonly sheet: Sheet;
  readonly side: string;
  readonly now: Now;
  readonly cell: { readonly x: number; readonly y: number };
  readonly summoner?: string;
}

type All = readonly (Mentioning | undefined)[];

/** Reports references of combatants to others that do not exist or make no sense. */
export function checkMentions(
  combatants: All,
  ids: readonly string[],
  rulings: Rulings,
  problems: Problem[],
): void {
  combatants.forEach((one, index) => {
    if (!one) return;
    const at = ['combatants', index];
    const other = (id: string, ...path: Path): void =>
      checkOther(id, one.id, ids, [...at, ...path], problems);
    one.now.grabbing.forEach((id, place) => {
      other(id, 'now', 'grabbing', place);
    });
    one.now.hiddenFrom.forEach((id, place) => {
      other(id, 'now', 'hiddenFrom', place);
    });
    one.now.effects.forEach((effect, place) => {
      if ('by' in effect && effect.by !== undefined) {
        checkKnown(effect.by, ids, [...at, 'now', 'effects', place, 'by'], problems);
      }
    });
    if (one.summoner !== undefined) other(one.summoner, 'summoner');
    if (one.now.mounted) {
      other(one.now.mounted.on, 'now', 'mounted', 'on');
      checkMounted(one, index, combatants, rulings, problems);
    }
  });
}

/** WS-ADV-5: a climber must be smaller than its mount and stand on a square of the mount's space. */
function checkMounted(one: Mentioning, index: number, all: All, rulings: Rulings, problems: Problem[]): void {
  const { mounted } = one.now;
  const mount = all.find((each) => each?.id === mounted?.on);
  if (!mounted || !mount) return;
  const say = (path: Path, message: string): void => {
    problems.push({ path: placeOf(['combatants', index, ...path]), message });
  };
  if (mount.sheet.size <= one.sheet.size) {
    say(['now', 'mounted', 'on'], `${mount.sheet.name} is not larger (WS-ADV-2)`);
  }
  const side = sideOf(mount.sheet.size, rulings);
  if (mounted.dx >= side || mounted.dy >= side) {
    say(['now', 'mounted'], `the space of ${mount.sheet.name} is ${side} by ${side}`);
  }
  const { x, y } = mount.cell;
  if (one.cell.x !== x + mounted.dx || one.cell.y !== y + mounted.dy) {
    say(['cell'], `it is at ${x + mounted.dx}, ${y + mounted.dy}, on ${mount.sheet.name} (WS-ADV-5)`);
  }
}

/** A combatant with the side length of its footprint in squares. */
interface Placed extends Mentioning {
  readonly squares: number;
}

const absent = ({ now }: Mentioning): boolean =>
  now.conditions.includes('dead') || now.conditions.includes('fled');

/** WS-TER-8: reports combatants in one space whose sizes do not allow it. */
export function checkSpaces(
  combatants: readonly (Placed | undefined)[],
  rulings: Rulings,
  problems: Problem[],
): void {
  combatants.forEach((one, index) => {
    if (!one || absent(one)) return;
    const other = combatants.slice(0, index).find((earlier) => earlier && crowds(earlier, one, rulings));
    if (!other) return;
    problems.push({
      path: placeOf(['combatants', index, 'cell']),
      message: `${other.sheet.name} stands here already (WS-TER-8)`,
    });
  });
}

function crowds(a: Placed, b: Placed, rulings: Rulings): boolean {
  if (absent(a) || !overlap(a.cell, a.squares, b.cell, b.squares)) return false;
  if (a.now.mounted?.on === b.id || b.now.mounted?.on === a.id) return false;
  const objects = a.sheet.kind === 'object' || b.sheet.kind === 'object';
  return objects || !mayShare(a.sheet.size, b.sheet.size, rulings);
}

/** Reports unknown or repeated ids among the surprised (WS-INI-19). */
export function checkSurprised(
  surprised: 'ask' | readonly string[],
  late: boolean,
  ids: readonly string[],
  problems: Problem[],
): void {
  if (late && surprised.length > 0) {
    const message = 'a fight that begins in its middle names the surprised in their "now" (WS-INI-19)';
    problems.push({ path: 'surprised', message });
  }
  if (surprised === 'ask') return;
  surprised.forEach((id, index) => {
    checkKnown(id, ids, ['surprised', index], problems);
    if (surprised.indexOf(id) < index) {
      problems.push({ path: placeOf(['surprised', index]), message: `"${id}" stands here twice` });
    }
  });
}

/** WS-INI-14: members of a union must be allies, and nobody may be in two unions. */
export function checkUnions(
  { unions }: StartAt,
  combatants: All,
  ids: readonly string[],
  problems: Problem[],
): void {
  const seen = new Set<string>();
  unions.forEach((members, index) => {
    const sides = new Set<string>();
    members.forEach((id, place) => {
      const at = ['startAt', 'unions', index, place];
      checkKnown(id, ids, at, problems);
      if (seen.has(id)) problems.push({ path: placeOf(at), message: `"${id}" is in a union already` });
      seen.add(id);
      const side = combatants.find((one) => one?.id === id)?.side;
      if (side !== undefined) sides.add(side);
    });
    if (sides.size > 1) {
      const message = 'a union is one of allies (WS-INI-14)';
      problems.push({ path: placeOf(['startAt', 'unions', index]), message });
    }
  });
}

/** WS-R3, WS-R36: reports lists that have no effect because their ruling is not `written`. */
export function checkLists(
  governors: object,
  advanced: readonly string[],
  rulings: Rulings,
  problems: Problem[],
): void {
  const need = (path: string, ruling: string): void => {
    problems.push({ path, message: `this counts only with the ruling "${ruling}": "written"` });
  };
  if (Object.keys(governors).length > 0 && rulings.skillGovernors !== 'written') {
    need('governors', 'skillGovernors');
  }
  if (advanced.length > 0 && rulings.advancedActions !== 'written') need('advanced', 'advancedActions');
}
