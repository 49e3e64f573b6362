import type { Id, Json } from '../../../kernel/json.ts';
import { numeral } from '../../../kernel/phrases.ts';
import type { Choice, PickValue, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { bleedBurnTn, hobbledTn } from '../body/tns.ts';
import type { Care } from '../body/treating.ts';
import {
  isNeeded,
  judgeCare,
  judgePatient,
  levelsLowered,
  patientPicks,
  readPatient,
  treatable,
  treatingCheck,
} from '../body/treating.ts';
import { costs } from '../costs.ts';
import { refuse } from '../refusal.ts';
import type { Checked } from '../roll/check.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

/** Treat Condition (SL-MSC-11, SL-MSC-12): bleeding, burning, hobbled, or one poison. */

const clause = 'SL-MSC-11';

/** A condition that can be treated. */
interface Ailing {
  /** `poisoned` for the first poison, `poisoned:adder-venom` for any other. */
  readonly id: string;
  readonly label: string;
  readonly tn: number;
  /** The level of bleeding or burning; 1 for others. */
  readonly level: number;
}

const poisonId = (id: Id, index: number): string => (index === 0 ? 'poisoned' : `poisoned:${id}`);

function ailingOf({ bleeding, burning, hobbled, poisons }: Combatant): readonly Ailing[] {
  const found: Ailing[] = [];
  const add = (id: string, label: string, tn: number, level = 1): void => {
    found.push({ id, label, tn, level });
  };
  if (bleeding > 0) add('bleeding', 'Bleeding', bleedBurnTn(bleeding), bleeding);
  if (burning > 0) add('burning', 'Burning', bleedBurnTn(burning), burning);
  if (hobbled) add('hobbled', 'Hobbled', hobbledTn);
  poisons.forEach(({ id, tn }, index) => {
    add(poisonId(id, index), `Poisoned: ${id}`, tn);
  });
  return found;
}

const care: Care = {
  clause,
  lacking: { code: 'notWounded', words: 'bleeding, burning, hobbled or poisoned' },
  needsIt: (target) => ailingOf(target).length > 0,
  willing: true,
};

/** The conditions of all possible patients, each with the patients who have it. */
function conditionPicks(fight: Fight, who: Combatant): readonly PickValue[] {
  const picks = new Map<string, { label: string; targets: Id[]; notes: string[] }>();
  for (const target of treatable(fight, who, care)) {
    for (const { id, label, tn } of ailingOf(target)) {
      const pick = picks.get(id) ?? { label, targets: [], notes: [] };
      pick.targets.push(target.id);
      pick.notes.push(`${target.sheet.name} TN ${numeral(tn)}`);
      picks.set(id, pick);
    }
  }
  return [...picks].map(([id, { label, targets, notes }]) => ({
    id,
    label,
    when: { target: targets },
    note: notes.join(', '),
  }));
}

/** The condition that an answer names; by default the only one. */
function readAiling(target: Combatant, given: Json | undefined): Ailing | Refusal {
  const all = ailingOf(target);
  const [only, ...others] = all;
  const found = given === undefined && others.length === 0 ? only : all.find(({ id }) => id === given);
  const because = `it must be said what of ${target.sheet.name} is treated`;
  return found ?? refuse('noSuchThing', because, clause, 'condition');
}

/** SL-MSC-12: the effect of a success. */
function ease(table: Table, target: Combatant, condition: string, check: Checked): void {
  const { id: who } = target;
  switch (condition) {
    case 'bleeding':
    case 'burning': {
      const level = Math.max(0, target[condition] - levelsLowered(check));
      table.tell({ fact: condition, who, level, clause: 'SL-MSC-12' });
      return;
    }
    case 'hobbled':
      table.tell({ fact: 'hobbled', who, on: false, clause: 'SL-MSC-12' });
      return;
    default: {
      // SL-CND-11: all our poisons are ended by a successful treatment.
      const poisons = target.poisons.filter(({ id }, index) => poisonId(id, index) !== condition);
      table.tell({ fact: 'poisons', who, poisons, clause: 'SL-MSC-12' });
    }
  }
}

function perform(table: Table, who: Id, choice: Choice): void {
  const { fight } = table;
  const target = one(fight, String(choice.target));
  const ailing = readAiling(target, choice.condition);
  if (isRefusal(ailing) || judgePatient(fight, one(fight, who), target, care) !== null) return;
  const check = treatingCheck(table, who, target.id, {
    clause,
    purpose: 'treat-condition',
    specialization: 'conditions',
    tn: ailing.tn,
    levels: ailing.level,
  });
  table.tell({
    fact: 'treated',
    who,
    target: target.id,
    what: ailing.id,
    worked: check.passed,
    clause: 'SL-MSC-12',
  });
  if (check.passed) ease(table, target, ailing.id, check);
}

export const treatCondition: Action = {
  id: 'treat-condition',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  offer: (fight, who) =>
    isNeeded(fight, who, care)
      ? {
          id: 'treat-condition',
          label: 'Treat Condition',
          phrase: 'Treat {condition} of {target}',
          clause,
          group: 'primary',
          cost: { ap: costs['treat-condition'].ap },
          ...greyed(judgeCare(fight, who, care)),
        }
      : null,
  needs: (fight, who) => ({
    target: { kind: 'one', label: 'Whom', oneOf: patientPicks(fight, who, care) },
    condition: { kind: 'one', label: 'What', oneOf: conditionPicks(fight, who) },
  }),
  read(fight, who, choice) {
    const target = readPatient(fight, who, choice.target, care);
    if (isRefusal(target)) return target;
    const ailing = readAiling(target, choice.condition);
    if (isRefusal(ailing)) return ailing;
    return { option: 'treat-condition', target: target.id, condition: ailing.id };
  },
  price: () => costs['treat-condition'],
  perform,
};
