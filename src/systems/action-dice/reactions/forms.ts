import { pairMemory } from '../../../engine/memoize.ts';
import type { Refusal } from '../../../kernel/port.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { abilityDice, addTerm, giftTerms } from '../derived.ts';
import { couldBeat, isEndless } from '../dice/most.ts';
import { prepareAction } from '../dice/roll.ts';
import { judgePools } from '../judge.ts';
import { defenseDice, defenseSpeedDice, defensivePrice, isWounded, shieldsOf } from '../numbers.ts';
import type { Power } from '../powers.ts';
import { refuse } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import { stanceOf } from '../stance.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Attacked } from './windows.ts';

/** A way to react to an attack: Defense, under its names, or a special reaction (AD-REA-5, AD-REA-7, AD-REA-12). */

export interface Form {
  /** `defense`, `dodge`, `deflect`, `block`, or the id of a power. */
  readonly id: string;
  readonly label: string;
  readonly clause: string;
  readonly vigor: Total;
  readonly mana: number;
  /** Its Bonus dice. */
  readonly dice: readonly Term[];
  readonly rulings: readonly string[];
  readonly refused: Refusal | null;
}

type Gear = 'weapon' | 'shield';

/** Refuses if the gear it needs is not in hand, or is ruined. */
function judgeGear(who: Combatant, needs: Gear | undefined, clause: string): Refusal | null {
  if (needs === undefined) return null;
  const there =
    needs === 'shield'
      ? shieldsOf(who).length > 0
      : who.hands.some(({ item }) => item.thing.kind === 'weapon');
  return there ? null : refuse('notInHand', `${who.sheet.name} has no ${needs} in hand`, clause);
}

/** AD-R47 `needGear`: three reactions, of which two need something in hand. */
const usualForms: readonly { readonly id: string; readonly label: string; readonly needs?: Gear }[] = [
  { id: 'dodge', label: 'Dodge' },
  { id: 'deflect', label: 'Deflect', needs: 'weapon' },
  { id: 'block', label: 'Block', needs: 'shield' },
];

function usual(fight: Fight, who: Combatant): readonly Form[] {
  const clause = 'AD-REA-5';
  const common = {
    clause,
    vigor: defensivePrice(fight, who),
    mana: 0,
    dice: defenseDice(fight, who).terms,
    rulings: [rulingIds.defenseForms],
  };
  if (fight.rulings.defenseForms === 'oneDefense') {
    return [{ ...common, id: 'defense', label: 'Defense', refused: null }];
  }
  return usualForms.map(({ id, label, needs }) => ({
    ...common,
    id,
    label,
    refused: judgeGear(who, needs, 'AD-REA-7'),
  }));
}

/** AD-REA-12: the reaction of a power, which states its price, its ability and the attacks it works against. */
function special(fight: Fight, who: Combatant, power: Power, ranged: boolean): Form | null {
  const { does } = power;
  if (does.deed !== 'defend') return null;
  const clause = 'AD-REA-12';
  const manner = ranged ? 'ranged' : 'melee';
  const wrong =
    does.against !== 'any' && does.against !== manner
      ? refuse('wrongTarget', `${power.name} is no answer to a ${manner} attack`, clause)
      : null;
  const ability =
    does.ability === 'speed'
      ? defenseSpeedDice(fight, who)
      : abilityDice(fight.rulings, who.sheet, does.ability);
  return {
    id: power.id,
    label: power.name,
    clause,
    vigor: does.defensive
      ? defensivePrice(fight, who, power.vigor)
      : fold([addTerm(power.vigor, power.name, clause)]),
    mana: power.mana,
    dice: [...ability, ...giftTerms(who.sheet, 'defenseDice', isWounded(fight, who), clause)],
    rulings: [],
    refused: wrong ?? judgeGear(who, does.needs, clause),
  };
}

/** AD-REA-6: refuses a reaction whose highest possible roll would not beat the attack. */
function judgeHope(
  fight: Fight,
  who: Combatant,
  form: Form,
  { who: attacker, rolled }: Attacked,
): Refusal | null {
  if (isEndless(fold(form.dice).value, fight.rulings)) return null;
  const { pool } = prepareAction(fight, {
    who: who.id,
    rolling: 'defense',
    purpose: 'defense',
    clause: form.clause,
    against: attacker,
    dice: form.dice,
  });
  if (couldBeat(fight.rulings, pool, rolled.total, 'contest')) return null;
  const because = `${who.sheet.name} cannot get higher than ${rolled.total} with ${form.label}`;
  return refuse('hopeless', because, 'AD-REA-6');
}

/** All reactions of a combatant to melee, or ranged, attacks, greyed out if they do not apply. Cached. */
const formsAgainst = (fight: Fight, who: Combatant, ranged: boolean): readonly Form[] =>
  kept(stanceOf(fight, who), who.defending * 2 + (ranged ? 1 : 0), () => [
    ...usual(fight, who),
    ...who.sheet.powers.flatMap((power) => special(fight, who, power, ranged) ?? []),
  ]);

const kept = pairMemory<readonly Form[]>();

/** The same for an attack, also greyed out if they cannot be paid for or cannot succeed. */
export const formsOf = (fight: Fight, who: Combatant, attacked: Attacked): readonly Form[] =>
  formsAgainst(fight, who, attacked.ranged).map((form) => {
    if (form.refused !== null) return form;
    const poor = judgePools(fight, who, { vigor: form.vigor.value, mana: form.mana });
    const refused = poor ?? judgeHope(fight, who, form, attacked);
    return refused === null ? form : { ...form, refused };
  });
