import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Json } from '../../../kernel/json.ts';
import { signed } from '../../../kernel/phrases.ts';
import type { Choice, Need, PickValue, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { fold } from '../../../kernel/terms.ts';
import { refuse } from '../refusal.ts';
import { checkBonus } from '../roll/check.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, everybody, foes, present } from '../state.ts';
import { defenseWords } from './against.ts';
import { attackSpec } from './attack-spec.ts';
import { coverFound, coverNames, isGrade } from './cover.ts';
import { defenseOf } from './defense.ts';
import { judgeMeans, judgeTarget } from './judge-means.ts';
import { farthest, yardsFor } from './line.ts';
import { findMeans, meansOf } from './means.ts';
import type { Attack, AttackForm, CoverGrade, Means } from './types.ts';
import { coverGrades } from './types.ts';

/** The common part of attacks that can be chosen: means, target, cover. */

/** A form of attack as menus know it. */
export interface FormOfAttack {
  readonly form: AttackForm;
  readonly clause: string;
  /** Whether these means can be used for this form at all. */
  fits(means: Means): boolean;
  /** Judges the target in place of `judgeTarget` (SL-R68). */
  judge?(fight: Fight, who: Combatant, means: Means, target: Combatant): Refusal | null;
  /** The attacks that can be made with these means, for notes; by default one that is like all of this form. */
  made?(who: Combatant, means: Means, target: Combatant): readonly Made[];
}

/** An attack for notes. `name` tells it from others with the same means. */
interface Made {
  readonly attack: Attack;
  readonly name?: string;
}

/**
 * An attack of this form, with `more` in place of the defaults. Cover does not affect an opening, which has no hit
 * (SL-POS-2).
 */
export const attackOf = (
  who: Combatant,
  form: AttackForm,
  means: Means,
  target: Combatant,
  more: Partial<Attack> = {},
): Attack => ({
  who: who.id,
  form,
  means,
  target: target.id,
  terms: [],
  moreDamage: [],
  cover: form === 'opening' ? 'none' : null,
  ...more,
});

/** The means that fit this form, usable now or not. */
export const meansFor = (fight: Fight, who: Combatant, { fits }: FormOfAttack): readonly Means[] =>
  meansOf(fight, who).filter(fits);

/** Enemies who are present; conscious ones first. */
function enemiesOf(fight: Fight, who: Combatant): readonly Combatant[] {
  const standing: Combatant[] = [];
  const down: Combatant[] = [];
  for (const foe of everybody(fight)) {
    if (foes(who, foe) && present(foe)) (conscious(foe) ? standing : down).push(foe);
  }
  return down.length === 0 ? standing : [...standing, ...down];
}

/** Why this target cannot be attacked with these means; `null`: it can. */
const judgePair = (
  fight: Fight,
  who: Combatant,
  form: FormOfAttack,
  means: Means,
  target: Combatant,
): Refusal | null => judgeMeans(fight, who, means) ?? (form.judge ?? judgeTarget)(fight, who, means, target);

/**
 * Why nobody can be attacked in this form with any means: the first refusal found; `null`: an attack is possible. If
 * the first enemy is merely unseen, `judgeUnseen` looks for a reason that applies to a visible one.
 */
export function judgeAnybody(fight: Fight, who: Combatant, form: FormOfAttack): Refusal | null {
  const all = meansFor(fight, who, form);
  if (all.length === 0) {
    return refuse('notInHand', `${who.sheet.name} has nothing for it`, form.clause, 'with');
  }
  const unusable = all.map((means) => judgeMeans(fight, who, means));
  let first: Refusal | null = null;
  for (const foe of enemiesOf(fight, who)) {
    for (const [place, means] of all.entries()) {
      // One reason is enough: after it only combinations that might be legal are judged.
      if (first && (unusable[place] || (!form.judge && yardsFor(fight, who, means, foe) > farthest(means)))) {
        continue;
      }
      const refused = unusable[place] ?? (form.judge ?? judgeTarget)(fight, who, means, foe);
      if (refused === null) return null;
      first ??= refused;
    }
  }
  if (first?.code === 'unseen') return judgeUnseen(fight, who, form, all, first);
  return first ?? refuse('outOfReach', 'there is no enemy to attack', form.clause, 'target');
}

/** The refusal if the first enemy is unseen: a reason that applies to a visible enemy, or that no enemy is visible. */
function judgeUnseen(
  fight: Fight,
  who: Combatant,
  form: FormOfAttack,
  all: readonly Means[],
  first: Refusal,
): Refusal {
  const enemies = enemiesOf(fight, who);
  if (enemies.length < 2) return first;
  const usable = all.filter((means) => judgeMeans(fight, who, means) === null);
  for (const foe of enemies) {
    for (const means of usable) {
      const refused = (form.judge ?? judgeTarget)(fight, who, means, foe);
      if (refused && refused.code !== 'unseen') return refused;
    }
  }
  return noneInView(who, first);
}

/** The refusal if none of several enemies can be seen. */
export const noneInView = (who: Combatant, { clause }: Refusal): Refusal =>
  refuse('unseen', `no enemy of ${who.sheet.name} is in plain view`, clause, 'target');

export interface Pair {
  readonly means: Means;
  readonly target: Combatant;
}

/** Means and target of an answer. Without `with`: the first means that are legal. */
export function readPair(fight: Fight, who: Combatant, form: FormOfAttack, choice: Choice): Pair | Refusal {
  const target = readWho(fight, choice.target, 'target', form.clause);
  if (!isCombatant(target)) return target;
  const means = readMeans(fight, who, form, choice.with, target);
  return isRefusal(means) ? means : { means, target };
}

function readMeans(
  fight: Fight,
  who: Combatant,
  form: FormOfAttack,
  given: Json | undefined,
  target: Combatant,
): Means | Refusal {
  if (given !== undefined) {
    const means = findMeans(fight, who, given);
    if (!means) {
      const because = `${who.sheet.name} does not hold ${JSON.stringify(given)}`;
      return refuse('notInHand', because, form.clause, 'with');
    }
    if (form.fits(means)) return judgePair(fight, who, form, means, target) ?? means;
    return refuse('notInHand', `${means.label} cannot be used like that`, form.clause, 'with');
  }
  let first: Refusal | null = null;
  for (const means of meansFor(fight, who, form)) {
    const refused = judgePair(fight, who, form, means, target);
    if (refused === null) return means;
    first ??= refused;
  }
  return first ?? refuse('notInHand', `${who.sheet.name} has nothing for it`, form.clause, 'with');
}

/** SL-MOD-4: the cover that the game master sets for this attack; `null`: as on the map. */
export function readCover(given: Json | undefined): CoverGrade | null | Refusal {
  if (given === undefined || given === 'map') return null;
  if (isGrade(given)) return given;
  return refuse('noSuchThing', `cover is map, ${coverGrades.join(', ')}`, 'SL-MOD-4', 'cover');
}

/** SL-MOD-4: the field for cover. */
export const coverNeed: Extract<Need, { readonly kind: 'one' }> = {
  kind: 'one',
  label: 'Cover, if the game master says otherwise',
  oneOf: [
    { id: 'map', label: 'as on the map' },
    ...coverGrades.map((grade) => ({ id: grade, label: coverNames[grade] })),
  ],
  default: 'map',
};

/** The fields of an attack: means, target, cover. */
export function attackNeeds(
  fight: Fight,
  who: Combatant,
  form: FormOfAttack,
): { readonly [field: string]: Need } {
  const all = meansFor(fight, who, form);
  const target = enemiesOf(fight, who).map((foe) => targetPick(fight, who, form, all, foe));
  const usable = new Set(target.flatMap((pick) => (pick.refused ? [] : (pick.when?.with ?? []))));
  const first = all.find(({ id }) => usable.has(id));
  return {
    with: {
      kind: 'one',
      label: 'With',
      oneOf: all.map((means) => meansPick(fight, who, means, usable)),
      ...(first ? { default: first.id } : {}),
    },
    target: { kind: 'one', label: 'Whom', oneOf: target },
    cover: coverNeed,
  };
}

function meansPick(fight: Fight, who: Combatant, means: Means, usable: ReadonlySet<string>): PickValue {
  const pick = { id: means.id, label: means.label, note: meansNote(means) };
  if (usable.has(means.id)) return pick;
  const nobody = refuse('outOfReach', `nobody is within reach of ${means.label}`, 'SL-GRD-4', 'with');
  return { ...pick, refused: judgeMeans(fight, who, means) ?? nobody };
}

/** The note shown with means: damage before the roll, reach or range. */
export function meansNote(means: Means): string {
  const words: string[] = [];
  if (means.damage.length > 0) words.push(`damage ${signed(fold(means.damage).value)}`);
  const each = means.manner === 'ranged' || means.spell?.increment ? 'increment' : 'range';
  words.push(`${means.manner === 'melee' ? 'reach' : each} ${means.reach} yd`);
  return words.join(', ');
}

function targetPick(
  fight: Fight,
  who: Combatant,
  form: FormOfAttack,
  all: readonly Means[],
  foe: Combatant,
): PickValue {
  const fits: Means[] = [];
  let first: Refusal | null = null;
  for (const means of all) {
    const refused = judgePair(fight, who, form, means, foe);
    if (refused === null) fits.push(means);
    else first ??= refused;
  }
  const pick = { id: foe.id, label: foe.sheet.name };
  if (fits.length === 0) return first ? { ...pick, refused: first } : pick;
  return {
    ...pick,
    when: { with: fits.map(({ id }) => id) },
    note: targetNote(fight, who, foe, fits, form),
  };
}

/** The note shown with a target: for each attack its bonus and the Defense to reach; then distance and cover. */
export function targetNote(
  fight: Fight,
  who: Combatant,
  foe: Combatant,
  fits: readonly Means[],
  { form, made }: { readonly form: AttackForm; readonly made?: FormOfAttack['made'] },
): string {
  const notes: string[] = [];
  for (const means of fits) {
    const all = made?.(who, means, foe) ?? [{ attack: attackOf(who, form, means, foe) }];
    const { value } = defenseOf(fight, foe, means.against, { from: who });
    const against = form === 'opening' ? '' : ` against ${defenseWords(fight, foe.id, means.against, value)}`;
    for (const { attack, name } of all) {
      const bonus = checkBonus(fight, attackSpec(fight, attack)).value;
      const labels = [...(name === undefined ? [] : [name]), ...(fits.length > 1 ? [means.label] : [])];
      notes.push([...labels, `${signed(bonus)}${against}`].join(' '));
    }
  }
  const [nearest] = fits;
  if (nearest && nearest.manner !== 'melee') notes.push(`${yardsFor(fight, who, nearest, foe)}\u00a0yd`);
  const cover = form === 'opening' ? 'none' : coverFound(fight, who, foe);
  if (cover !== 'none') notes.push(coverNames[cover]);
  return notes.join(', ');
}
