import type { Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import type { Meeting } from '../../../kernel/readings.ts';
import { deciderOf } from '../control.ts';
import { vigorCosts } from '../costs.ts';
import { couldBeat } from '../dice/most.ts';
import { beats } from '../dice/readings.ts';
import type { ActionSpec } from '../dice/roll.ts';
import { prepareAction, rollAction } from '../dice/roll.ts';
import { judgeAnswer } from '../reactions/able.ts';
import { payReaction } from '../reactions/pay.ts';
import type { Trigger } from '../reactions/trigger.ts';
import { trigger } from '../reactions/trigger.ts';
import { onlyAnswers } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject, one, standing } from '../state.ts';
import type { Ability } from '../stats.ts';
import { abilityNames } from '../stats.ts';
import type { Table } from '../table.ts';
import { resistanceDice } from './dice.ts';
import { abilityFor } from './gm.ts';
import type { Against } from './vs.ts';
import { againstWhat } from './vs.ts';

/** A Resistance check (section RES). */

export interface Resisting {
  readonly who: Id;
  readonly by: Id;
  /** What is resisted, in words: "Sweep", "the grip". */
  readonly what: string;
  /**
   * The abilities that the effect names; of two the better one counts (AD-RES-2). If empty, the game master names it.
   */
  readonly abilities: readonly Ability[];
  /** AD-RES-4: the number printed with the effect. */
  readonly vs?: number | undefined;
  /** AD-RES-4: the total of the acting combatant, if it rolled. */
  readonly total?: number | undefined;
  readonly clause: string;
  /** The effect itself is what prevents movement and reactions. */
  readonly holds?: true;
  /** AD-R17 `freeResistance`: it costs nothing, whatever AD-R65 says of other Resistance. */
  readonly free?: true;
  /** AD-R65 `reaction5`: the trigger, to which it may have reacted already. */
  readonly trigger?: Trigger | undefined;
  /** For odds: what still matters once it is known whether it resisted. */
  readonly meets?: Meeting | undefined;
}

interface Resisted {
  readonly won: boolean;
  /** `null` if it did not struggle or could not. */
  readonly total: number | null;
}

const given: Resisted = { won: false, total: null };

/** AD-RES-1: asks whether it struggles, and rolls. Without any chance of success it is not asked. */
export function resist(table: Table, resisting: Resisting): Resisted {
  const { fight } = table;
  const { who: id, by } = resisting;
  const to = resisting.trigger ?? trigger();
  if (!mayStruggle(fight, one(fight, id), to, resisting)) return given;
  const ability = abilityFor(table, resisting);
  const against = againstWhat(table, resisting, ability);
  if (!couldResist(fight, id, by, ability, against)) return given;
  if (table.ask(question(fight, resisting, ability, against.vs)).option === 'submit') return given;
  if (!isFree(fight, resisting)) {
    const price = { vigor: vigorCosts.resistance };
    payReaction(table, id, to, { action: 'resist', price, target: by });
  }
  return rollResistance(table, resisting, ability, against);
}

/** Only the roll, when the decision is made and paid for. */
export function rollResistance(
  table: Table,
  { who: id, by, what, clause, meets }: Resisting,
  ability: Ability,
  against: Against,
): Resisted {
  const { fight } = table;
  const spec: ActionSpec = {
    who: id,
    rolling: 'resistance',
    purpose: 'resistance',
    clause: 'AD-RES-1',
    against: by,
    with: ability,
    dice: resistanceDice(fight, one(fight, id), ability),
    matters: { what: 'success', vs: against.vs, kind: against.kind },
    rulings: rulingsOf,
    meets,
  };
  // AD-DIE-18: whoever is put out by hand while it rolls resists no more.
  const acted = table.part(id, () => rollAction(table, spec));
  if (acted === null) return given;
  const { shown, dice: rolled, steps } = acted;
  const won = beats(fight.rulings, shown, against.vs, against.kind);
  table.tell({
    fact: 'resisted',
    who: id,
    by,
    what,
    ability,
    clause,
    natural: shown.natural,
    dice: rolled,
    rung: steps.rung,
    result: shown.total,
    vs: against.vs,
    won,
    rulings: [...rulingsOf, ...(against.kind === 'check' ? [rulingIds.vsComparison] : [])],
  });
  return { won, total: shown.total };
}

const rulingsOf = [rulingIds.resistanceVs, rulingIds.resistanceCost];

/** AD-R65, AD-R17: whether it costs no Vigor and is no reaction. */
const isFree = ({ rulings }: Fight, { free }: Pick<Resisting, 'free'>): boolean =>
  free === true || rulings.resistanceCost === 'free';

/**
 * Whether it may struggle. AD-R65 `free`: all who are conscious, also bound or Winded (AD-REC-2, AD-SHK-1).
 * `reaction5`: those that may react and can pay; being held by the resisted effect (`holds`) does not prevent it.
 */
function mayStruggle(fight: Fight, who: Combatant, to: Trigger, resisting: Resisting): boolean {
  if (!standing(who) || isObject(who)) return false;
  if (isFree(fight, resisting)) return true;
  const loose = resisting.holds ? { ...who, effects: [] } : who;
  return judgeAnswer(fight, loose, to, { vigor: vigorCosts.resistance }) === null;
}

/** Whether the highest possible roll would succeed. */
export function couldResist(fight: Fight, id: Id, by: Id, ability: Ability, { vs, kind }: Against): boolean {
  const { pool } = prepareAction(fight, {
    who: id,
    rolling: 'resistance',
    purpose: 'resistance',
    clause: 'AD-RES-1',
    against: by,
    dice: resistanceDice(fight, one(fight, id), ability),
  });
  return couldBeat(fight.rulings, pool, vs, kind);
}

const question = (fight: Fight, resisting: Resisting, ability: Ability, vs: number): Question => {
  const { who, by, what, clause } = resisting;
  const free = isFree(fight, resisting);
  return {
    id: 'resist',
    clause: 'AD-RES-1',
    for: deciderOf(one(fight, who)),
    reaction: 'resist',
    about: {
      who,
      by,
      what,
      clause,
      ability,
      vs,
      ruling: rulingIds.resistanceVs,
    },
    options: () => [
      {
        id: 'struggle',
        label: 'Struggle',
        clause: 'AD-RES-1',
        group: 'reaction',
        ...(free ? {} : { cost: { vigor: vigorCosts.resistance } }),
        note: `${abilityNames[ability]} against ${vs}`,
      },
      { id: 'submit', label: 'Submit', clause: 'AD-RES-1', group: 'reaction' },
    ],
    read({ option }) {
      // An automatic “never” answers `decline`.
      if (option === 'submit' || option === 'decline') return { option: 'submit' };
      return option === 'struggle' ? { option } : onlyAnswers('struggle or submit', 'AD-RES-1');
    },
  };
};
