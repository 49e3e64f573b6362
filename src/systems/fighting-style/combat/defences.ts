import type { Id } from '../../../kernel/json.ts';
import { numeral } from '../../../kernel/phrases.ts';
import type { Choice, Need, Option, PickValue, Question, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { refuse, stillResolving } from '../refusal.ts';
import type { StyleAttribute } from '../sheet.ts';
import { styleAttributes } from '../sheet.ts';
import type { Defence } from '../spells.ts';
import { defences } from '../spells.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Attack } from './attack.ts';
import { defenceSpec } from './attack.ts';
import { awareOf, surprisedNow } from './conditions.ts';
import { coverCounts, coverCountsForDodge } from './cover.ts';
import type { UndefendedReason } from './facts.ts';
import type { Means } from './means.ts';
import { isHeldMelee, isRanged, weaponMeans, wieldedShield } from './means.ts';
import { readStyle, styleNeed } from './styles.ts';
import type { Leaning, Surroundings } from './surroundings.ts';
import { needsOfDefence, readSurroundings, saidOf } from './surroundings.ts';
import { numbersNote, testNumbers } from './test.ts';

/** Who may defend, with which defences, and the question that asks (section 7). */

export interface DefenceChoice extends Choice {
  readonly option: Defence | 'decline';
  /** Of a parry. */
  readonly attribute?: StyleAttribute;
  /** Of a block or parry: the index of the style on the sheet; absent: the best one. */
  readonly style?: number;
  /** FS-TEST-8: the surroundings, where they differ from what was said with the attack. */
  readonly surroundings?: Leaning;
  readonly surroundingsDefence?: Leaning;
  readonly cover?: Surroundings['cover'];
}

const againstMelee: readonly Defence[] = ['block', 'dodge', 'parry'];
const againstRanged: readonly Defence[] = ['block', 'dodge'];
const againstMind: readonly Defence[] = ['withstand'];

/** FS-DEF-8: the defences that this attack allows; those that a spell lists override the table. */
function defencesAgainst(fight: Fight, means: Means): readonly Defence[] {
  if (means.kind === 'spell') {
    return means.spell.defences ?? (means.spell.mind ? againstMind : againstRanged);
  }
  return isRanged(means.manner, fight.rulings) ? againstRanged : againstMelee;
}

/** Why this defence cannot be used against the attack; `null` if it can. */
function refusedDefence(fight: Fight, attack: Attack, who: Combatant, defence: Defence): Refusal | null {
  if (!defencesAgainst(fight, attack.means).includes(defence)) {
    return refuse('wrongDefence', wrongDefence(attack.means, defence), 'FS-DEF-8');
  }
  if (defence === 'block' && wieldedShield(who) === null) {
    return refuse('noShield', 'a block needs a shield in hand', 'FS-DEF-3');
  }
  if (defence === 'parry' && !canParry(fight, who)) {
    return refuse('notInHand', 'a parry needs a melee weapon in hand', 'FS-DEF-5');
  }
  return null;
}

function wrongDefence(means: Means, defence: Defence): string {
  switch (defence) {
    case 'parry':
      return means.kind === 'spell' ? 'spells cannot be parried' : 'ranged attacks cannot be parried';
    case 'withstand':
      return 'only attacks on the mind can be withstood';
    case 'block':
    case 'dodge':
      return `${means.label} allows no ${defence}`;
  }
}

/** FS-DEF-5, FS-R36: whether the combatant has what a parry needs. */
const canParry = (fight: Fight, who: Combatant): boolean => {
  const means = weaponMeans(who);
  return fight.rulings.parryNeeds === 'weaponOnly'
    ? means.some(isHeldMelee)
    : means.some((one) => one.manner === 'melee');
};

/** The defences that this target can use now. */
export const openDefences = (fight: Fight, attack: Attack, who: Combatant): readonly Defence[] =>
  defencesAgainst(fight, attack.means).filter(
    (defence) => refusedDefence(fight, attack, who, defence) === null,
  );

/** Why this target is not asked for a defence (FS-DEF-1, FS-DEF-2, FS-REACT-1); `null` if it is. */
export function undefendedBecause(fight: Fight, attack: Attack, who: Combatant): UndefendedReason | null {
  if (who.out !== null) return 'unconscious';
  if (surprisedNow(who, fight.rulings)) return 'surprised';
  if (!awareOf(who, one(fight, attack.who))) return 'unaware';
  if (who.ap < 1) return 'noActionPoints';
  return openDefences(fight, attack, who).length === 0 ? 'noDefence' : null;
}

const labels: { readonly [defence in Defence]: string } = {
  block: 'Block',
  dodge: 'Dodge',
  parry: 'Parry',
  withstand: 'Withstand',
};
const clauses: { readonly [defence in Defence]: string } = {
  block: 'FS-DEF-3',
  dodge: 'FS-DEF-4',
  parry: 'FS-DEF-5',
  withstand: 'FS-DEF-6',
};

const declined: DefenceChoice = { option: 'decline' };
const oneAp = { ap: 1 } as const;

/** The question how the target defends (FS-DEF-2). */
export function defenceQuestion(fight: Fight, attack: Attack, target: Id): Question<DefenceChoice> {
  const who = one(fight, target);
  return {
    id: 'defence',
    clause: 'FS-DEF-2',
    for: target,
    reaction: 'defend',
    about: {
      attacker: attack.who,
      target,
      with: attack.means.id,
      manner: attack.means.manner,
      opportunity: attack.opportunity,
    },
    options: () => [
      ...defences.map((defence) => defenceOption(fight, attack, who, defence)),
      { id: 'decline', label: 'No defence', clause: 'FS-DEF-7', group: 'reaction' },
    ],
    read: (choice) => readDefence(fight, attack, who, choice),
  };
}

function defenceOption(fight: Fight, attack: Attack, who: Combatant, defence: Defence): Option {
  const refused = refusedDefence(fight, attack, who, defence);
  const option: Option = {
    id: defence,
    label: labels[defence],
    clause: clauses[defence],
    group: 'reaction',
    cost: oneAp,
  };
  if (refused) return { ...option, refused };
  const needs: { [field: string]: Need } = {};
  if (defence === 'parry') needs.attribute = attributeNeed(fight, attack, who);
  const style = defence === 'parry' || defence === 'block' ? styleNeed(who) : null;
  if (style) needs.style = style;
  const { manner } = attack.means;
  const covered = defence === 'dodge' ? coverCountsForDodge(fight, manner) : coverCounts(fight, manner);
  Object.assign(needs, needsOfDefence(attack.surroundings, { alone: rollsAlone(fight, attack), covered }));
  return { ...option, note: numbersNote(fight, defenceSpec(fight, attack, who.id, defence)), needs };
}

/** FS-ATK-8: whether the attack is rolled for one target alone. */
const rollsAlone = ({ rulings }: Fight, { targets }: Attack): boolean =>
  targets.length === 1 || rulings.multiTarget === 'rollEach';

function attributeNeed(fight: Fight, attack: Attack, who: Combatant): Need {
  const picks = styleAttributes.map((attribute): PickValue => {
    const { tn } = testNumbers(fight, defenceSpec(fight, attack, who.id, 'parry', attribute));
    return {
      id: attribute,
      label: attribute === 'STR' ? 'Strength' : 'Agility',
      note: `TN ${numeral(tn.value)}`,
    };
  });
  return {
    kind: 'one',
    label: 'Attribute',
    oneOf: [{ id: 'best', label: 'the better one' }, ...picks],
    default: 'best',
  };
}

function readDefence(fight: Fight, attack: Attack, who: Combatant, choice: Choice): DefenceChoice | Refusal {
  const defence = defences.find((each) => each === choice.option);
  if (!defence && choice.option !== 'decline') {
    return stillResolving(`a defence is one of ${defences.join(', ')}, or decline`);
  }
  const refused = defence ? refusedDefence(fight, attack, who, defence) : null;
  if (refused) return refused;
  const settled = readSurroundings(choice, attack.surroundings);
  if (isRefusal(settled)) return settled;
  if (settled.attack !== attack.surroundings.attack && !rollsAlone(fight, attack)) {
    const because = 'one roll at several is leant on for all of them, with the attack';
    return refuse('noSuchThing', because, 'FS-TEST-8', 'surroundings');
  }
  const full = defence ? readManner(who, defence, choice) : declined;
  return isRefusal(full) ? full : ({ ...full, ...saidOf(settled, attack.surroundings) } as DefenceChoice);
}

/** Reads the attribute and the style of a defence. */
function readManner(who: Combatant, defence: Defence, choice: Choice): DefenceChoice | Refusal {
  if (defence !== 'parry' && defence !== 'block') return { option: defence };
  const style = readStyle(who, choice.style);
  if (typeof style === 'object' && style !== null) return style;
  const place = style === null ? {} : { style };
  if (defence === 'block') {
    if (choice.attribute !== undefined && choice.attribute !== 'STR') {
      return refuse('wrongAttribute', 'a block is governed by Strength', 'FS-DEF-3', 'attribute');
    }
    return { option: defence, ...place };
  }
  const { attribute } = choice;
  if (attribute === undefined || attribute === 'best') return { option: defence, ...place };
  if (attribute !== 'STR' && attribute !== 'AGI') {
    return refuse('wrongAttribute', 'a parry is governed by STR or AGI', 'FS-DEF-5', 'attribute');
  }
  return { option: defence, attribute, ...place };
}
