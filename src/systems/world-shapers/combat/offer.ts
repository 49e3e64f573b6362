import { isCombatant, readWho } from '../../../engine/fields.ts';
import { memory } from '../../../engine/stamps.ts';
import type { Choice, Need, PickValue, Refusal } from '../../../kernel/port.ts';
import type { Needs } from '../actions/action.ts';
import { belongs, placesOf } from '../ground.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, foes, isObject, present, standing } from '../state.ts';
import { canTarget, judgeTarget } from './aim.ts';
import { judgeMeans, usableMeans, weaponMeansOf } from './means.ts';
import { attackNote } from './note.ts';
import type { WeaponMeans } from './types.ts';

/** The fields of attack options (means and target), and how answers are parsed. */

const clause = 'WS-BAS-2';

/** The rank of a target in lists: standing enemies, enemies that are Down, hostile objects, own side. */
function rankOf(who: Combatant, other: Combatant): 0 | 1 | 2 | 3 {
  if (!foes(who, other)) return 3;
  return isObject(other) ? 2 : standing(other) ? 0 : 1;
}

/** All possible targets, sorted by rank. */
function targetsFor(fight: Fight, who: Combatant): readonly Combatant[] {
  const ranked: [Combatant[], Combatant[], Combatant[], Combatant[]] = [[], [], [], []];
  for (const other of everyone(fight)) {
    if (other !== who && present(other)) ranked[rankOf(who, other)].push(other);
  }
  return ranked.flat();
}

const judgePair = (fight: Fight, who: Combatant, means: WeaponMeans, target: Combatant): Refusal | null =>
  judgeMeans(who, means) ?? judgeTarget(fight, who, target, means);

/**
 * What comes nearest to an attack where none is possible, so that its reason is the one that holds for all others as
 * well: of what can be used now whatever reaches farthest.
 */
function mostPromising(who: Combatant, all: readonly WeaponMeans[]): WeaponMeans | undefined {
  const [first, ...others] = usableMeans(who);
  return first ? others.reduce((best, each) => (each.range > best.range ? each : best), first) : all[0];
}

/** The reason why nobody can be attacked with anything (that of the first target), or `null`. */
export const judgeAnybody = (fight: Fight, who: Combatant): Refusal | null =>
  belongs(fight, who) ? kept(fight, who.id, () => findAnybody(fight, who)) : findAnybody(fight, who);

/** Keyed by the attacker; depends on positions and on items in hand. */
const kept = memory<Refusal | null, Fight>(placesOf);

function findAnybody(fight: Fight, who: Combatant): Refusal | null {
  const usable = usableMeans(who);
  const reached = (other: Combatant): boolean =>
    other !== who && present(other) && usable.some((means) => canTarget(fight, who, other, means));
  if (everyone(fight).some(reached)) return null;
  const all = weaponMeansOf(who);
  const [first] = targetsFor(fight, who);
  const means = mostPromising(who, all);
  return (first && means && judgePair(fight, who, means, first)) ?? nothingFor(who, all);
}

const nothingFor = (who: Combatant, all: readonly WeaponMeans[]): Refusal =>
  all.length === 0
    ? refuse('notInHand', `${who.sheet.name} has nothing to attack with`, clause, 'with')
    : refuse('outOfReach', 'there is nobody to attack', clause, 'target');

export const findMeans = (who: Combatant, given: Choice['with']): WeaponMeans | undefined =>
  weaponMeansOf(who).find(({ id, item }) => id === given || (item !== null && item.id === given));

export const notInHand = (who: Combatant, given: Choice['with']): Refusal =>
  refuse('notInHand', `${who.sheet.name} does not hold ${JSON.stringify(given)}`, 'WS-ATK-6', 'with');

/** Parses means and target of an answer. Without `with` the first means that reaches the target is used. */
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
  const all = weaponMeansOf(who);
  const able = all.find((means) => judgePair(fight, who, means, target) === null);
  return able ? { means: able, target } : whyNot(fight, who, all, target);
}

/** Why the target can be attacked with none of these. */
function whyNot(fight: Fight, who: Combatant, all: readonly WeaponMeans[], target: Combatant): Refusal {
  const means = mostPromising(who, all);
  return (means && judgePair(fight, who, means, target)) ?? nothingFor(who, all);
}

/** The fields for means and target. */
export function pairNeeds(fight: Fight, who: Combatant): Needs {
  const all = weaponMeansOf(who);
  const others = targetsFor(fight, who);
  const target = others.map((other) => targetPick(fight, who, all, other));
  const usable = reaching(target);
  // Prefers as default a means that reaches a standing enemy: not the knife that reaches only friends, but the pistol.
  const worthwhile = reaching(target.filter((_, place) => rankOf(who, others[place] ?? who) === 0));
  return {
    with: withNeed(
      who,
      all,
      (means) => usable.has(means.id),
      (means) => worthwhile.has(means.id),
    ),
    target: { kind: 'one', label: 'Whom', oneOf: target },
  };
}

/** Ids of the means that reach at least one of these targets. */
const reaching = (target: readonly PickValue[]): ReadonlySet<string> =>
  new Set(target.flatMap((pick) => (pick.refused ? [] : (pick.when?.with ?? []))));

export function withNeed(
  who: Combatant,
  all: readonly WeaponMeans[],
  usable: (means: WeaponMeans) => boolean,
  rather: (means: WeaponMeans) => boolean = usable,
): Need {
  const first = all.find(rather) ?? all.find(usable);
  return {
    kind: 'one',
    label: 'With',
    oneOf: all.map((means) => meansPick(who, means, usable(means))),
    ...(first ? { default: first.id } : {}),
  };
}

function meansPick(who: Combatant, means: WeaponMeans, usable: boolean): PickValue {
  const pick = { id: means.id, label: means.label, note: `${means.manner}, ${means.range} m` };
  if (usable) return pick;
  const nobody = refuse('outOfReach', `nobody can be reached with ${means.label}`, clause, 'with');
  return { ...pick, refused: judgeMeans(who, means) ?? nobody };
}

function targetPick(fight: Fight, who: Combatant, all: readonly WeaponMeans[], target: Combatant): PickValue {
  const able = all.filter((means) => judgePair(fight, who, means, target) === null);
  const pick = { id: target.id, label: target.sheet.name };
  if (able.length === 0) return { ...pick, refused: whyNot(fight, who, all, target) };
  return { ...pick, note: attackNote(fight, who, target, able), when: { with: able.map(({ id }) => id) } };
}
