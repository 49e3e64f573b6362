import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Cell, Json } from '../../../kernel/json.ts';
import { numeral } from '../../../kernel/phrases.ts';
import type { Choice, Need, PickValue, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { fold } from '../../../kernel/terms.ts';
import { standingDamage } from '../harm/damage.ts';
import { isHelpless } from '../harm/helpless.ts';
import { refuse } from '../refusal.ts';
import { metresBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, foes, isHidden, one, present } from '../state.ts';
import { testNumbers } from '../test/numbers.ts';
import { targetsOf } from './area.ts';
import { attackSpec } from './attack-spec.ts';
import { fateNeed } from './evasion-question.ts';
import { formEdge } from './forms.ts';
import { judgeMeans, judgeTarget } from './judge-means.ts';
import { findMeans, meansOf } from './means.ts';
import { poolNames } from './support.ts';
import type { Attack, AttackForm, Means } from './types.ts';

/** What all attacks that can be chosen share: means, target, notes beside them. */

/** An attack on a target and everyone in its area; `more` overrides fields. */
export function standardAttack(
  fight: Fight,
  who: Combatant,
  means: Means,
  target: Combatant,
  more: Partial<Attack> = {},
): Attack {
  return {
    who: who.id,
    form: 'standard',
    means,
    targets: targetsOf(fight, target, more.form === 'burst' ? null : means.area),
    at: null,
    pastProtector: false,
    edge: formEdge(more.form ?? 'standard', means),
    fate: 0,
    earns: true,
    unopposed: false,
    ...more,
  };
}

/** An attack form in the menu. */
export interface FormOfAttack {
  readonly form: AttackForm;
  readonly clause: string;
  /** Whether these means can be used in this form. */
  fits(means: Means): boolean;
  /** PE-ACT-9: whether it can fire Focus-only weapons. */
  readonly focused: boolean;
  /** PE-R33, `false`: whether it was declared as a Focused Attack besides. */
  readonly besides?: 'focused';
}

/** The means that fit this form, whether usable now or not. */
export const meansFor = (fight: Fight, who: Combatant, { fits }: FormOfAttack): readonly Means[] =>
  meansOf(fight, who).filter(fits);

/** The enemies that can be attacked: present and not hidden, the conscious ones first. */
export function enemiesOf(fight: Fight, who: Combatant): readonly Combatant[] {
  const all = fight.listing
    .map((id) => one(fight, id))
    .filter((foe) => foes(who, foe) && present(foe) && !isHidden(foe, who.id));
  return [...all.filter(conscious), ...all.filter((foe) => !conscious(foe))];
}

/** Why this target cannot be attacked with these means in this form; `null` if it can. */
export const judgePair = (
  fight: Fight,
  who: Combatant,
  form: FormOfAttack,
  means: Means,
  target: Combatant,
): Refusal | null => judgeMeans(fight, who, means, form.focused) ?? judgeTarget(fight, who, means, target);

/**
 * Why no enemy can be attacked in this form with any means: the first reason found, if there is one about an enemy that
 * is seen. `null` if one can.
 */
export function judgeAnybody(fight: Fight, who: Combatant, form: FormOfAttack): Refusal | null {
  let first: Refusal | null = null;
  const all = meansFor(fight, who, form);
  for (const foe of enemiesOf(fight, who)) {
    for (const means of all) {
      const refused = judgePair(fight, who, form, means, foe);
      if (refused === null) return null;
      if (first === null || (first.code === 'unseen' && refused.code !== 'unseen')) first = refused;
    }
  }
  if (first) return first;
  return all.length === 0
    ? refuse('notInHand', `${who.sheet.name} has nothing for it`, form.clause, 'with')
    : refuse('outOfReach', 'there is no enemy to attack', 'PE-ACT-2', 'target');
}

/** Reads means and target of a choice. Without `with`, the first means that reach the target. */
export function readPair(
  fight: Fight,
  who: Combatant,
  form: FormOfAttack,
  choice: Choice,
): { readonly means: Means; readonly target: Combatant } | Refusal {
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
    if (!means) return notHeld(who, given);
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

const notHeld = (who: Combatant, given: Json): Refusal =>
  refuse('notInHand', `${who.sheet.name} does not hold ${JSON.stringify(given)}`, 'PE-ACT-2', 'with');

/** The fields of an attack form: means, target, Fate Points. */
export function attackNeeds(
  fight: Fight,
  who: Combatant,
  form: FormOfAttack,
): { readonly [field: string]: Need } {
  const all = meansFor(fight, who, form);
  const target = enemiesOf(fight, who).flatMap((foe) => targetPicks(fight, who, form, all, foe));
  const usable = new Set(target.flatMap((pick) => (pick.refused ? [] : (pick.when?.with ?? []))));
  const first = all.find(({ id }) => usable.has(id));
  const fate = fateNeed(fight, who);
  return {
    with: {
      kind: 'one',
      label: 'With',
      oneOf: all.map((means) => meansPick(fight, who, form, means, usable)),
      ...(first ? { default: first.id } : {}),
    },
    target: { kind: 'one', label: 'Whom', oneOf: target },
    ...(fate ? { fate } : {}),
  };
}

function meansPick(
  fight: Fight,
  who: Combatant,
  form: FormOfAttack,
  means: Means,
  usable: ReadonlySet<string>,
): PickValue {
  const pick = { id: means.id, ...calledBy(means), note: meansNote(fight, who, means) };
  if (usable.has(means.id)) return pick;
  const nobody = refuse('outOfReach', `nobody is within reach of ${means.label}`, 'PE-ATK-1', 'with');
  return { ...pick, refused: judgeMeans(fight, who, means, form.focused) ?? nobody };
}

/** The label of means in a list; a Power keeps its capitals. */
export const calledBy = ({ label, power }: Means): Omit<PickValue, 'id'> =>
  power === null ? { label } : { label, named: true };

/** The note beside means: Damage before the dice, distance, area, cost, ammunition. */
export function meansNote(fight: Fight, who: Combatant, means: Means): string {
  const words: string[] = [];
  if (means.damage.length > 0) words.push(`Damage ${fold(standingDamage(fight, who.id, means)).value}`);
  words.push(`${means.manner === 'melee' ? 'reach' : 'range'} ${means.metres} m`);
  if (means.area !== null) words.push(`area ${means.area} m`);
  const { power, item, weapon } = means;
  if (power !== null && power.cost.points > 0)
    words.push(`${power.cost.points} ${poolNames[power.cost.pool]}`);
  if (item !== null && weapon?.clip !== undefined) {
    words.push(`${fight.loaded[item.id] ?? 0} of ${weapon.clip} loaded`);
  }
  return words.join(', ');
}

/**
 * The entries of a target: one per target number, with all the means that have it, so that each note is right for the
 * chosen means.
 */
function targetPicks(
  fight: Fight,
  who: Combatant,
  form: FormOfAttack,
  all: readonly Means[],
  foe: Combatant,
): readonly PickValue[] {
  const fits: Means[] = [];
  // A reason that concerns this target is more useful than one that makes a weapon unusable against anyone.
  let first: Refusal | null = null;
  let unusable: Refusal | null = null;
  for (const means of all) {
    const wrong = judgeMeans(fight, who, means, form.focused);
    const refused = wrong ?? judgeTarget(fight, who, means, foe);
    if (refused === null) fits.push(means);
    else if (wrong) unusable ??= wrong;
    else first ??= refused;
  }
  first ??= unusable;
  const pick = { id: foe.id, label: foe.sheet.name };
  if (fits.length === 0) return [first ? { ...pick, refused: first } : pick];
  const alike = new Map<number, Means[]>();
  for (const means of fits) {
    const edge = formEdge(form.form, means, { focused: form.besides === 'focused' });
    const number = numberOf(fight, standardAttack(fight, who, means, foe, { form: form.form, edge }), foe);
    alike.set(number, [...(alike.get(number) ?? []), means]);
  }
  return [...alike].map(([number, some]) => ({
    ...pick,
    when: { with: some.map(({ id }) => id) },
    note: noteWith(fight, who, foe, [`target ${numeral(number)}`]),
  }));
}

/** The target number of an attack, all known modifiers included. */
const numberOf = (fight: Fight, attack: Attack, target: Combatant): number =>
  testNumbers(fight, attackSpec(fight, attack, target)).target.value;

/**
 * The note beside the target of a Charge: the distance, and the target number with each of the means at the square
 * where the Charge would end, because ground, light and neighbours differ there.
 */
export function chargeNote(
  fight: Fight,
  who: Combatant,
  foe: Combatant,
  struck: readonly { readonly means: Means; readonly cell: Cell }[],
): string {
  const numbers = struck.map(({ means, cell: { x, y } }) => {
    const there = { ...who, cell: { x, y } };
    const then = { ...fight, combatants: { ...fight.combatants, [who.id]: there } };
    const attack = standardAttack(then, there, means, foe, { form: 'charge' });
    return { label: means.label, number: numberOf(then, attack, foe) };
  });
  const [first] = numbers;
  const same = first && numbers.every(({ number }) => number === first.number);
  const said = same
    ? [`target ${numeral(first.number)}`]
    : numbers.map(({ label, number }) => `${label} ${numeral(number)}`);
  return noteWith(fight, who, foe, said);
}

const noteWith = (fight: Fight, who: Combatant, foe: Combatant, numbers: readonly string[]): string =>
  [
    `${metresBetween(fight, who, foe)} m`,
    ...numbers,
    ...(isHelpless(fight, foe) ? ['Helpless: is hit in any case'] : []),
  ].join(', ');
