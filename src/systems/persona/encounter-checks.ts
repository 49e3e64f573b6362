import { checkKnown, checkOther } from '../../documents/mentions.ts';
import type { Path } from '../../documents/problems.ts';
import { placeOf } from '../../documents/problems.ts';
import type { Problem } from '../../engine/system.ts';
import { ailmentKinds } from './ailments/catalogue.ts';
import { exertionPool, fatePool, heavyPool, lightPool, spiritPool } from './derived.ts';
import type { Now } from './encounter-schema.ts';
import { heavyWoundsOf } from './powers.ts';
import { checkCounted } from './ready-things.ts';
import type { Sheet } from './sheet.ts';

/** The part of a combatant's `now`, or of its sheet's `current`, that is checked against maxima. */

type Left = Pick<
  Now,
  'light' | 'heavy' | 'deadly' | 'fate' | 'spirit' | 'exertion' | 'personas' | 'personaTracks' | 'equipped'
> & { readonly loaded?: Counts; readonly spares?: Counts; readonly worn?: Counts };
type Counts = { readonly [item: string]: number };

type Pool = 'light' | 'heavy' | 'fate' | 'spirit' | 'exertion';
const pools: { readonly [pool in Pool]: readonly [of: (sheet: Sheet) => number, clause: string] } = {
  light: [lightPool, 'PE-WND-2'],
  heavy: [heavyPool, 'PE-WND-3'],
  fate: [fatePool, 'PE-FATE-1'],
  spirit: [spiritPool, 'PE-ACT-37'],
  exertion: [exertionPool, 'PE-ACT-37'],
};

/** Checks what is left of tracks, pools, Personas, ammunition and gear against the sheet. */
export function checkLeft(sheet: Sheet, left: Left, at: Path, problems: Problem[]): void {
  const say = (path: Path, message: string): void => {
    problems.push({ path: placeOf([...at, ...path]), message });
  };
  for (const pool of Object.keys(pools) as Pool[]) {
    const [of, clause] = pools[pool];
    const most = of(sheet);
    if ((left[pool] ?? 0) > most) say([pool], `there are ${most} at the most (${clause})`);
  }
  for (const [id, wounds] of Object.entries(left.personas ?? {})) {
    const persona = sheet.personas.find((one) => one.id === id);
    if (!persona) say(['personas', id], `the sheet has no Persona "${id}"`);
    else if (wounds > persona.wounds) say(['personas', id], `it has ${persona.wounds} wounds (PE-PER-1)`);
  }
  for (const [id, { heavy }] of Object.entries(left.personaTracks ?? {})) {
    const persona = sheet.personas.find((one) => one.id === id);
    const most = persona && heavyWoundsOf(persona);
    if (most === undefined) say(['personaTracks', id], `the sheet has no Persona "${id}"`);
    else if (heavy > most) say(['personaTracks', id], `it has ${most} Heavy Wounds (PE-PER-1)`);
  }
  const { equipped } = left;
  if (equipped && !sheet.personas.some(({ id }) => id === equipped)) {
    say(['equipped'], `the sheet has no Persona "${equipped}"`);
  }
  for (const field of ['loaded', 'spares'] as const) {
    checkCounted(sheet.weapons, left[field] ?? {}, [...at, field], problems);
  }
  for (const [item, rounds] of Object.entries(left.loaded ?? {})) {
    const clip = sheet.weapons.find((weapon) => weapon.item === item)?.clip;
    if (clip !== undefined && rounds > clip) say(['loaded', item], `it holds ${clip} rounds (PE-ATK-9)`);
  }
  for (const item of Object.keys(left.worn ?? {})) {
    if (!sheet.weapons.some((weapon) => weapon.item === item))
      say(['worn', item], `the sheet carries no weapon "${item}"`);
  }
}

/** Checks numbers, items and states of a combatant's `now` against its sheet. */
export function checkNow(sheet: Sheet, now: Omit<Now, 'inHand'>, at: Path, problems: Problem[]): void {
  const say = (path: Path, message: string): void => {
    problems.push({ path: placeOf([...at, ...path]), message });
  };
  checkLeft(sheet, now, at, problems);
  const { weapons } = sheet;
  checkCounted(weapons, now.reloading, [...at, 'reloading'], problems);
  for (const [item, left] of Object.entries(now.reloading)) {
    const reload = weapons.find((weapon) => weapon.item === item)?.reload;
    if (reload !== undefined && left > reload)
      say(['reloading', item], `a reload takes ${reload} Actions at the most (PE-ACT-31)`);
  }
  now.jammed.forEach((item, index) => {
    const weapon = weapons.find((one) => one.item === item);
    if (!weapon) say(['jammed', index], `the sheet carries no "${item}"`);
    else if (weapon.class === 'melee' || weapon.class === 'thrown') {
      say(['jammed', index], 'only Ballistic weapons jam (PE-FUM-2)');
    }
  });
  if (now.band !== 'ground' && !sheet.flyer) say(['band'], 'only flyers leave the ground (PE-FLY-1)');
  now.ailments.forEach((ailment, index) => {
    const { category } = ailmentKinds[ailment.id];
    const before = now.ailments.slice(0, index).find(({ id }) => ailmentKinds[id].category === category);
    if (before) say(['ailments', index], `"${before.id}" is of the same category (PE-AIL-3)`);
  });
}

/** The parts of a combatant that mention other combatants. */
interface Mentioning {
  readonly id: string;
  readonly now: Pick<Now, 'ailments' | 'heldBy' | 'disruptions' | 'protecting'>;
}

/** Checks that every combatant mentioned in a `now` exists. */
export function checkMentions(
  combatants: readonly (Mentioning | undefined)[],
  ids: readonly string[],
  problems: Problem[],
): void {
  combatants.forEach((one, index) => {
    if (!one) return;
    const at = ['combatants', index, 'now'];
    one.now.ailments.forEach(({ by }, place) => {
      if (by !== undefined) checkKnown(by, ids, [...at, 'ailments', place, 'by'], problems);
    });
    for (const field of ['heldBy', 'disruptions'] as const) {
      one.now[field].forEach(({ by }, place) => {
        checkOther(by, one.id, ids, [...at, field, place, 'by'], problems);
      });
    }
    const { protecting } = one.now;
    if (protecting !== undefined) checkOther(protecting, one.id, ids, [...at, 'protecting'], problems);
  });
}

/** Checks that the surprised and the analysed exist and that no id is listed twice. */
export function checkLists(
  surprised: 'ask' | readonly string[],
  analysed: { readonly [id: string]: unknown },
  late: boolean,
  ids: readonly string[],
  problems: Problem[],
): void {
  if (late && surprised.length > 0) {
    const message = 'a fight that begins in its middle names the surprised in their "now" (PE-TIME-6)';
    problems.push({ path: 'surprised', message });
  }
  if (surprised !== 'ask') {
    surprised.forEach((id, index) => {
      checkKnown(id, ids, ['surprised', index], problems);
      if (surprised.indexOf(id) < index)
        problems.push({ path: placeOf(['surprised', index]), message: `"${id}" stands here twice` });
    });
  }
  for (const id of Object.keys(analysed)) checkKnown(id, ids, ['analysed', id], problems);
}
