import type { Choice, Need, Pick, Refusal } from '../../../kernel/port.ts';
import { upcastChoices } from '../abilities/upcast.ts';
import type { Needs } from '../actions/action.ts';
import { yesNo } from '../actions/yes-no.ts';
import { isCombatant, readWho } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, foes, isObject, present, standing } from '../state.ts';
import { judgeTarget } from './aim.ts';
import { judgeMeans, weaponMeansOf } from './means.ts';
import { noManeuver } from './said.ts';
import { reachOfMap } from './squares.ts';
import type { WeaponMeans } from './types.ts';

/** With what an attack can be made, and on whom: the fields of its options, and how answers are read. */

const clause = 'WS-BAS-2';

/** Everybody who can be attacked: enemies that stand, enemies that lie, things, then the others. */
export function targetsFor(fight: Fight, who: Combatant): readonly Combatant[] {
  const rank = (other: Combatant): number =>
    !foes(who, other) ? 3 : isObject(other) ? 2 : standing(other) ? 0 : 1;
  return everyone(fight)
    .filter((other) => other !== who && present(other))
    .sort((a, b) => rank(a) - rank(b));
}

export const judgePair = (
  fight: Fight,
  who: Combatant,
  means: WeaponMeans,
  target: Combatant,
): Refusal | null => judgeMeans(who, means) ?? judgeTarget(fight, who, target, means);

/** Why nobody can be attacked with anything: the first reason that is met. */
export function judgeAnybody(fight: Fight, who: Combatant): Refusal | null {
  let first: Refusal | null = null;
  const all = weaponMeansOf(who);
  for (const target of targetsFor(fight, who)) {
    for (const means of all) {
      const refused = judgePair(fight, who, means, target);
      if (refused === null) return null;
      first ??= refused;
    }
  }
  return first ?? nothingFor(who, all);
}

const nothingFor = (who: Combatant, all: readonly WeaponMeans[]): Refusal =>
  all.length === 0
    ? refuse('notInHand', `${who.sheet.name} has nothing to attack with`, clause, 'with')
    : refuse('outOfReach', 'there is nobody to attack', clause, 'target');

export const findMeans = (who: Combatant, given: Choice['with']): WeaponMeans | undefined =>
  weaponMeansOf(who).find(({ id, item }) => id === given || (item !== null && item.id === given));

export const notInHand = (who: Combatant, given: Choice['with']): Refusal =>
  refuse('notInHand', `${who.sheet.name} does not hold ${JSON.stringify(given)}`, 'WS-ATK-6', 'with');

/** Means and target of an answer; without `with` the first that gets there. */
export function readPair(
  fight: Fight,
  who: Combatant,
  choice: Choice,
): { readonly means: WeaponMeans; readonly target: Combatant } | Refusal {
  const target = readWho(fight, choice.target, 'target', clause);
  if (!isCombatant(target)) return target;
  if (target === who) return refuse('wrongTarget', 'nobody attacks itself', clause, 'target');
  if (choice.with !== undefined) {
    const means = findMeans(who, choice.with);
    if (!means) return notInHand(who, choice.with);
    return judgePair(fight, who, means, target) ?? { means, target };
  }
  let first: Refusal | null = null;
  for (const means of weaponMeansOf(who)) {
    const refused = judgePair(fight, who, means, target);
    if (refused === null) return { means, target };
    first ??= refused;
  }
  return first ?? nothingFor(who, []);
}

/** With what, at whom. */
export function pairNeeds(fight: Fight, who: Combatant): Needs {
  const all = weaponMeansOf(who);
  const target = targetsFor(fight, who).map((other) => targetPick(fight, who, all, other));
  const usable = new Set(target.flatMap((pick) => (pick.refused ? [] : (pick.when?.with ?? []))));
  return {
    with: withNeed(who, all, (means) => usable.has(means.id)),
    target: { kind: 'one', label: 'Whom', oneOf: target },
  };
}

export function withNeed(
  who: Combatant,
  all: readonly WeaponMeans[],
  usable: (means: WeaponMeans) => boolean,
): Need {
  const first = all.find(usable);
  return {
    kind: 'one',
    label: 'With',
    oneOf: all.map((means) => meansPick(who, means, usable(means))),
    ...(first ? { default: first.id } : {}),
  };
}

function meansPick(who: Combatant, means: WeaponMeans, usable: boolean): Pick {
  const pick = { id: means.id, label: means.label, note: `${means.manner}, ${means.range} m` };
  if (usable) return pick;
  const nobody = refuse('outOfReach', `nobody can be reached with ${means.label}`, clause, 'with');
  return { ...pick, refused: judgeMeans(who, means) ?? nobody };
}

function targetPick(fight: Fight, who: Combatant, all: readonly WeaponMeans[], target: Combatant): Pick {
  const ids: string[] = [];
  let first: Refusal | null = null;
  for (const means of all) {
    const refused = judgePair(fight, who, means, target);
    if (refused === null) ids.push(means.id);
    else first ??= refused;
  }
  const pick = { id: target.id, label: target.sheet.name };
  if (ids.length === 0) return { ...pick, refused: first ?? nothingFor(who, all) };
  return { ...pick, note: `${distanceBetween(fight, who, target)} m away`, when: { with: ids } };
}

/** Maneuvers, mercy, missing: what else may be said. */
export function saidNeeds(fight: Fight, who: Combatant): Needs {
  const { rulings } = fight;
  const holy = weaponMeansOf(who).some(({ weapon }) => weapon.damage.some(({ type }) => type === 'holy'));
  const pushes = [
    ...who.sheet.maneuvers.map(({ rider }) => rider),
    ...weaponMeansOf(who).map(({ weapon }) => weapon.onHit),
  ].some((rider) => rider?.moves?.how === 'away');
  return {
    ...maneuverNeeds(fight, who),
    ...(rulings.nonLethalTiming === 'withAttack' ? { nonLethal: yesNo('Not to kill', false) } : {}),
    ...(rulings.deliberateMiss === 'afterRoll' ? {} : { miss: yesNo('Miss on purpose', false) }),
    ...(holy ? { holyLethal: yesNo('Let Holy damage kill', false) } : {}),
    ...(pushes && rulings.collisionMerge === true ? { merge: yesNo('Collision is part of it', true) } : {}),
  };
}

/** WS-ABL-3, WS-R80, WS-R79. */
function maneuverNeeds(fight: Fight, who: Combatant): Needs {
  const { maneuvers } = who.sheet;
  if (maneuvers.length === 0) return {};
  const oneOf = maneuvers.map(({ id, name, wp }): Pick => {
    const pick = { id, label: name, note: `${wp} WP` };
    if (who.wp >= wp) return pick;
    const because = `This needs ${wp} WP, ${who.sheet.name} has ${who.wp} left`;
    return { ...pick, refused: refuse('noWp', because, 'WS-ABL-1', 'maneuver') };
  });
  if (fight.rulings.maneuversPerAttack === 'unlimited') {
    const most = maneuvers.length;
    return { maneuvers: { kind: 'some', label: 'Maneuvers', oneOf, min: 0, max: most } };
  }
  return {
    maneuver: {
      kind: 'one',
      label: 'Maneuver',
      oneOf: [{ id: noManeuver, label: 'None' }, ...oneOf],
      default: noManeuver,
    },
    ...upcastNeeds(fight, who),
  };
}

/** WS-ABL-2: each number of WP with the Maneuvers into which it can go. */
function upcastNeeds(fight: Fight, who: Combatant): Needs {
  if (fight.rulings.upcastDeclared === 'ask') return {};
  const into = new Map<number, string[]>();
  for (const { id, upcast, wp } of who.sheet.maneuvers) {
    for (const more of upcastChoices(who, upcast, wp)) into.set(more, [...(into.get(more) ?? []), id]);
  }
  into.delete(0);
  if (into.size === 0) return {};
  const more = [...into].sort(([a], [b]) => a - b);
  const oneOf: readonly Pick[] = [
    { id: '0', label: 'As printed' },
    ...more.map(([wp, maneuver]) => ({ id: `${wp}`, label: `${wp} WP more`, when: { maneuver } })),
  ];
  return { upcast: { kind: 'one', label: 'Upcast', oneOf, default: '0' } };
}

/** WS-R44: with what, at which square. */
export function squareNeeds(fight: Fight, who: Combatant): Needs {
  const all = weaponMeansOf(who);
  const usable = all.filter((means) => judgeMeans(who, means) === null);
  return {
    with: withNeed(who, all, (means) => usable.includes(means)),
    cell: { kind: 'cell', label: 'Which square', cells: reachOfMap(fight, who, usable) },
  };
}
