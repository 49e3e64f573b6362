import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Choice, Need, PickValue, Refusal } from '../../../kernel/port.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, foes, isObject, present, standing } from '../state.ts';
import { judgeTarget } from './judge.ts';
import { meansNote, targetNote } from './notes.ts';
import type { AttackForm, Means } from './types.ts';

/** The fields common to all attacks: means and target. */

/** A form of attack as the menu offers it. */
export interface Way {
  readonly form: AttackForm;
  readonly clause: string;
  /** All means it can be made with, usable now or not. */
  means(fight: Fight, who: Combatant): readonly Means[];
  /** Its legal targets; those of `targetsOf` unless given. */
  targets?(fight: Fight, who: Combatant): readonly Combatant[];
}

/** Possible targets: standing enemies first, then unconscious ones, then objects. */
export function targetsOf(fight: Fight, who: Combatant): readonly Combatant[] {
  const found: Combatant[] = [];
  const lying: Combatant[] = [];
  const things: Combatant[] = [];
  for (const other of everyone(fight)) {
    if (other.id === who.id || !present(other)) continue;
    if (isObject(other)) things.push(other);
    else if (foes(who, other)) (standing(other) ? found : lying).push(other);
  }
  if (lying.length > 0) found.push(...lying);
  if (things.length > 0) found.push(...things);
  return found;
}

/** The possible targets of a form of attack. */
export const targetsFor = (fight: Fight, who: Combatant, way: Way): readonly Combatant[] =>
  way.targets?.(fight, who) ?? targetsOf(fight, who);

/** Why nobody can be attacked in this way (the first refusal found); `null` if somebody can. */
export function judgeAnybody(fight: Fight, who: Combatant, way: Way): Refusal | null {
  const all = way.means(fight, who);
  if (all.length === 0) {
    return refuse('notInHand', `${who.sheet.name} has nothing to attack with`, way.clause, 'with');
  }
  let first: Refusal | null = null;
  for (const target of targetsFor(fight, who, way)) {
    for (const means of all) {
      const refused = judgeTarget(fight, who, target, means);
      if (refused === null) return null;
      first ??= refused;
    }
  }
  return first ?? refuse('wrongTarget', 'there is nobody to attack', way.clause, 'target');
}

export interface Pair {
  readonly means: Means;
  readonly target: Combatant;
}

/** Reads means and target of an answer. If no means are given, the first with which the target can be attacked. */
export function readPair(
  fight: Fight,
  who: Combatant,
  way: Way,
  given: { readonly with: Json | undefined; readonly target: Json | undefined },
): Pair | Refusal {
  const target = readWho(fight, given.target, 'target', way.clause);
  if (!isCombatant(target)) return target;
  if (way.targets && !way.targets(fight, who).some(({ id }) => id === target.id)) {
    return refuse('wrongTarget', `${target.sheet.name} cannot be attacked so`, way.clause, 'target');
  }
  const all = way.means(fight, who);
  const named = given.with === undefined ? all : all.filter(({ id }) => id === given.with);
  let first: Refusal | null = null;
  for (const means of named) {
    const refused = judgeTarget(fight, who, target, means);
    if (refused === null) return { means, target };
    first ??= refused;
  }
  const because =
    given.with === undefined
      ? `${who.sheet.name} has nothing to attack with`
      : `${who.sheet.name} cannot attack with ${JSON.stringify(given.with)} so`;
  return first ?? refuse('notInHand', because, way.clause, 'with');
}

/** The fields for means and target. */
export function pairNeeds(
  fight: Fight,
  who: Combatant,
  way: Way,
): { readonly with: Need; readonly target: Need } {
  const all = way.means(fight, who);
  const usable = new Set<string>();
  const target = targetsFor(fight, who, way).map((other): PickValue => {
    const { fits, refused } = fitting(fight, who, all, other);
    for (const { id } of fits) usable.add(id);
    return targetPick(fight, who, way.form, other, { all, fits, refused });
  });
  const first = all.find(({ id }) => usable.has(id));
  return {
    with: {
      kind: 'one',
      label: 'With',
      oneOf: all.map((means) => meansPick(fight, who, means, usable)),
      ...(first ? { default: first.id } : {}),
    },
    target: { kind: 'one', label: 'Whom', oneOf: target },
  };
}

interface Fitting {
  readonly fits: readonly Means[];
  /** Why the first of the other means cannot be used on the target; `null` if all can. */
  readonly refused: Refusal | null;
}

/** With which of these means the target can be attacked. */
function fitting(fight: Fight, who: Combatant, all: readonly Means[], target: Combatant): Fitting {
  const fits: Means[] = [];
  let first: Refusal | null = null;
  for (const means of all) {
    const refused = judgeTarget(fight, who, target, means);
    if (refused === null) fits.push(means);
    else first ??= refused;
  }
  return { fits, refused: first };
}

function meansPick(fight: Fight, who: Combatant, means: Means, usable: ReadonlySet<string>): PickValue {
  const pick = { id: means.id, label: means.arm ?? means.label, note: meansNote(fight, who, means) };
  if (usable.has(means.id)) return pick;
  const nobody = `nobody can be reached with ${means.label}`;
  return { ...pick, refused: refuse('outOfReach', nobody, 'AD-POS-8', 'with') };
}

function targetPick(
  fight: Fight,
  who: Combatant,
  form: AttackForm,
  other: Combatant,
  { all, fits, refused }: Fitting & { readonly all: readonly Means[] },
): PickValue {
  const pick = { id: other.id, label: other.sheet.name };
  const [best] = fits;
  if (!best) return refused ? { ...pick, refused } : pick;
  return {
    ...pick,
    ...(fits.length === all.length ? {} : { when: { with: fits.map(({ id }) => id) } }),
    note: targetNote(fight, who, form, other, best),
  };
}

/** The part of a choice that names means and target. */
export const pairOf = ({ with: means, target }: Choice) => ({ with: means, target });
