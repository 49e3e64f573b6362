import { z } from '../../../documents/schemas.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Action } from '../actions/action.ts';
import { stabilize } from '../actions/stabilize.ts';
import { treatWound } from '../actions/treat-wound.ts';
import { levels } from '../levels.ts';
import type { Done, Patient } from './deed.ts';
import { restDeed } from './deed.ts';

/** Treat Wound and Stabilize after a fight: the actions of the fight without their AP (SL-MSC-9, SL-MSC-14). */

const healerNeed = z
  .unknown()
  .exactOptional()
  .describe('The sheet of the healer, with what is in its hands; the patient itself unless given');

function treat(patient: Patient, action: Action, fields: object): Done | Refusal {
  const { table, id, who, healer, memory } = patient;
  const { fight } = table;
  const choice = action.read(fight, healer, { option: action.id, target: id, ...fields } as Choice);
  if (isRefusal(choice)) return choice;
  action.perform(table, healer.id, choice);
  const whom = healer.id === id ? 'itself' : who.sheet.name;
  return { memory, told: `${healer.sheet.name} helps ${whom} (${action.clause}).` };
}

export const treatWoundDeed = restDeed(
  { id: 'treat-wound', label: 'Treat Wound', clause: treatWound.clause },
  {
    level: z
      .enum(levels)
      .exactOptional()
      .describe('Which wound; need not be said where there is one level only'),
    healer: healerNeed,
  },
  (patient, { level }) => treat(patient, treatWound, level === undefined ? {} : { level }),
);

export const stabilizeDeed = restDeed(
  { id: 'stabilize', label: 'Stabilize', clause: stabilize.clause },
  { healer: healerNeed },
  (patient) => treat(patient, stabilize, {}),
);
