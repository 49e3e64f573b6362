import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Option, PickValue, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Attack } from '../combat/attack.ts';
import { resolveAttack } from '../combat/combat-roll.ts';
import { awareOf } from '../combat/conditions.ts';
import { coveredAgainst } from '../combat/cover.ts';
import { spendFeint } from '../combat/feint.ts';
import type { WeaponMeans } from '../combat/means.ts';
import { weaponMeans } from '../combat/means.ts';
import {
  attributeNeed,
  damageWords,
  findMeans,
  judgeMeans,
  judgeTarget,
  readAttribute,
  targetNote,
} from '../combat/strikes.ts';
import { readStyle, styleNeed } from '../combat/styles.ts';
import { readSurroundings, saidOf, surroundingNeeds } from '../combat/surroundings.ts';
import { judgeAttacks, judgePrimary } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { StyleAttribute } from '../sheet.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action, Needs } from './action.ts';
import { declare, greyed, never } from './action.ts';

/** FS-ACT-8: an attack with a weapon in hand, a natural weapon or bare hands (section 6). */

interface StrikeChoice extends Choice {
  readonly option: 'strike';
  /** The id of the means: an item, `item:thrown`, a natural weapon or bare hands. */
  readonly with: string;
  readonly target: Id;
  /** Absent: the one with the higher TN (FS-ATK-2). */
  readonly attribute?: StyleAttribute;
  /** The index of the style on the sheet; absent: the best one (FS-STY-5). */
  readonly style?: number;
}

const judgeStrike = (fight: Fight, who: Combatant): Refusal | null =>
  judgePrimary(fight, who) ?? judgeAttacks(fight, who);

function read(fight: Fight, who: Combatant, choice: Choice): StrikeChoice | Refusal {
  const refused = judgeStrike(fight, who);
  if (refused) return refused;
  const target = readWho(fight, choice.target, 'target', 'FS-ATK-1');
  if (!isCombatant(target)) return target;
  const means = readMeans(fight, who, target, choice);
  if (isRefusal(means)) return means;
  const attribute = readAttribute(fight, means, choice.attribute);
  if (attribute !== null && typeof attribute === 'object') return attribute;
  const style = readStyle(who, choice.style);
  if (style !== null && typeof style === 'object') return style;
  const surroundings = readSurroundings(choice);
  if (isRefusal(surroundings)) return surroundings;
  return {
    option: 'strike',
    with: means.id,
    target: target.id,
    ...(attribute === null ? {} : { attribute }),
    ...(style === null ? {} : { style }),
    ...saidOf(surroundings),
  };
}

/** The means that the choice names, or else the first that can strike the target. */
function readMeans(fight: Fight, who: Combatant, target: Combatant, choice: Choice): WeaponMeans | Refusal {
  if (choice.with !== undefined) {
    const means = findMeans(who, choice.with);
    if (!means) {
      return refuse(
        'notInHand',
        `${who.sheet.name} does not hold ${JSON.stringify(choice.with)}`,
        'FS-ATK-2',
        'with',
      );
    }
    return judgeMeans(fight, means) ?? judgeTarget(fight, who, means, target) ?? means;
  }
  let first: Refusal | null = null;
  for (const means of weaponMeans(who)) {
    const refused = judgeMeans(fight, means) ?? judgeTarget(fight, who, means, target);
    if (refused === null) return means;
    first ??= refused;
  }
  return first ?? refuse('notInHand', `${who.sheet.name} has nothing to strike with`, 'FS-ATK-2', 'with');
}

function perform(table: Table, who: Id, choice: Choice): void {
  const { with: id, target, attribute, style } = choice as StrikeChoice;
  const means = findMeans(one(table.fight, who), id);
  const surroundings = readSurroundings(choice);
  if (!means || isRefusal(surroundings)) return;
  declare(table, who, { action: 'strike', group: 'primary', ap: 1, target, with: means.id });
  table.tell({ fact: 'attack-used', who });
  table.tell({
    fact: 'attack',
    who,
    targets: [target],
    with: means.id,
    manner: means.manner,
    opportunity: false,
  });
  const attack: Attack = {
    who,
    means,
    targets: [target],
    ...(attribute === undefined ? {} : { attribute }),
    ...(style === undefined ? {} : { style }),
    opportunity: false,
    feinted: spendFeint(table, who, target),
    surroundings,
  };
  resolveAttack(table, attack);
}

function offer(fight: Fight, who: Combatant): Option {
  const option: Option = {
    id: 'strike',
    label: 'Strike',
    clause: 'FS-ACT-8',
    group: 'primary',
    cost: { ap: 1 },
  };
  return { ...option, ...greyed(judgeStrike(fight, who) ?? judgeAnybody(fight, who)) };
}

/** The foes that are present and that the combatant is aware of. */
const foesHere = (fight: Fight, who: Combatant): readonly Combatant[] =>
  fight.listing
    .map((id) => one(fight, id))
    .filter((foe) => foes(who, foe) && present(foe) && awareOf(who, foe));

/** Why no foe can be struck with any means: the first reason found; `null` if one can. */
function judgeAnybody(fight: Fight, who: Combatant): Refusal | null {
  let first: Refusal | null = null;
  for (const foe of foesHere(fight, who)) {
    for (const means of weaponMeans(who)) {
      const refused = judgeMeans(fight, means) ?? judgeTarget(fight, who, means, foe);
      if (refused === null) return null;
      first ??= refused;
    }
  }
  return first ?? refuse('outOfReach', 'there is no foe', 'FS-ATK-1');
}

function needs(fight: Fight, who: Combatant): Needs | null {
  if (judgeStrike(fight, who) !== null) return null;
  const means = weaponMeans(who);
  const target = foesHere(fight, who).map((foe) => targetPick(fight, who, means, foe));
  const open = target.filter((pick) => !pick.refused);
  const usable = new Set(open.flatMap((pick) => pick.when?.with ?? []));
  const first = means.find(({ id }) => usable.has(id));
  const style = styleNeed(who);
  return {
    with: {
      kind: 'one',
      label: 'With',
      oneOf: means.map((each) => meansPick(fight, who, each, usable)),
      ...(first ? { default: first.id } : {}),
    },
    target: { kind: 'one', label: 'Whom', oneOf: target },
    attribute: attributeNeed(fight, means),
    ...(style ? { style } : {}),
    ...surroundingNeeds('with', { covered: coveredAgainst(fight, means) }),
  };
}

function meansPick(fight: Fight, who: Combatant, means: WeaponMeans, usable: ReadonlySet<string>): PickValue {
  const far = means.manner === 'melee' ? 'reach' : 'range';
  const words = [`${far} ${means.metres} m`];
  if (means.damage.length > 0) words.unshift(damageWords(means.damage));
  const pick = { id: means.id, label: means.label, note: words.join(', ') };
  if (usable.has(means.id)) return pick;
  const because = `nobody whom ${who.sheet.name} could hit is within ${far}`;
  const nobody =
    means.manner === 'melee'
      ? refuse('outOfReach', because, 'FS-ATK-2', 'with')
      : refuse('outOfRange', because, 'FS-ATK-4', 'with');
  return { ...pick, refused: judgeMeans(fight, means) ?? nobody };
}

function targetPick(fight: Fight, who: Combatant, all: readonly WeaponMeans[], foe: Combatant): PickValue {
  const fits: WeaponMeans[] = [];
  let first: Refusal | null = null;
  for (const means of all) {
    const refused = judgeMeans(fight, means) ?? judgeTarget(fight, who, means, foe);
    if (refused === null) fits.push(means);
    else first ??= refused;
  }
  const pick = { id: foe.id, label: foe.sheet.name };
  if (fits.length === 0) return { ...pick, ...greyed(first) };
  const manners = fits.map(({ manner }) => manner);
  return {
    ...pick,
    when: { with: fits.map(({ id }) => id) },
    note: targetNote(fight, who, foe, manners),
  };
}

export const strike: Action = { id: 'strike', anytime: never, offer, needs, read, perform };
