import { whole, z } from '../../../documents/schemas.ts';
import { numeral } from '../../../kernel/phrases.ts';
import { wakeUp } from '../body/consciousness.ts';
import { levels, worstOf } from '../levels.ts';
import { makeCheck } from '../roll/check.ts';
import type { Combatant } from '../state.ts';
import { restDeed } from './deed.ts';
import { recover } from './recovery.ts';
import { no } from './refusal.ts';
import { elapse, judgeAwake } from './time.ts';
import { duration } from './words.ts';

/** Tending a sleeper, recovery checks by an ability, waking up (SL-RST-12, SL-RST-13, SL-CND-5). */

/** SL-RST-12: the least minutes of tending. */
const leastTending = 120;

/** Whether the sheet carries a healing kit: access to one is enough here (SL-RST-12). */
const carriesKit = ({ sheet }: Combatant): boolean =>
  sheet.objects.some(({ thing }) => thing.does.effect === 'healing-kit');

export const tendDeed = restDeed(
  { id: 'tend', label: 'Sitting up with somebody', clause: 'SL-RST-12' },
  {
    minutes: whole(0, 24 * 60).default(leastTending),
    kit: z.boolean().exactOptional().describe('A healing kit is at hand; as the sheet has it unless said'),
  },
  (patient, { minutes, kit }) => {
    const { table, id, who } = patient;
    const { name } = who.sheet;
    const asleep = judgeAwake(who);
    if (asleep) return asleep;
    if (minutes < leastTending) {
      const because = `it takes two hours at least, not ${duration(minutes)}`;
      return no('tooShort', because, 'SL-RST-12', 'minutes');
    }
    const without = !(kit ?? carriesKit(who));
    const { result } = makeCheck(table, {
      who: id,
      of: { attribute: 'lore', skill: 'healing', specialization: 'wounds' },
      kind: 'ordinary',
      clause: 'SL-RST-12',
      purpose: 'tending',
      terms: without ? [{ value: -5, op: 'add', label: 'lack of a healing kit', clause: 'SL-RST-12' }] : [],
      tn: null,
    });
    return {
      memory: elapse(patient, minutes, 0),
      told: `${name} sits up for ${duration(minutes)}; the check comes to ${numeral(result)}. It is no rest for ${name}.`,
    };
  },
);

export const recoveryDeed = restDeed(
  { id: 'recovery-check', label: 'A recovery check by some ability', clause: 'SL-RST-13' },
  {
    heal: z
      .enum(levels)
      .exactOptional()
      .describe('The wound that it heals; the worst that it can unless said'),
    bonus: whole(-20, 20).default(0).describe('What the ability adds'),
  },
  ({ table, id, who, memory }, { heal, bonus }) => {
    const { name } = who.sheet;
    if (worstOf(who.wounds) === null) return no('notWounded', `${name} has no wounds`, 'SL-RST-13');
    const recovery = recover(table, id, { gathered: memory.recoveryBonus, ability: bonus, heal });
    if ('because' in recovery) return recovery;
    return { memory: { ...memory, recoveryBonus: recovery.bonus }, told: recovery.told };
  },
);

/** SL-CND-5: minutes between wake-up checks. */
const wakeUpMinutes = 10;

export const wakeUpDeed = restDeed(
  { id: 'wake-up', label: 'Ten minutes later: waking up?', clause: 'SL-CND-5' },
  {},
  (patient) => {
    const { table, id, who } = patient;
    const { name } = who.sheet;
    if (!who.unconscious) return no('awake', `${name} is awake`, 'SL-CND-5');
    if (who.dying !== null) return no('dying', `${name} is dying and cannot wake up`, 'SL-CND-4');
    const memory = elapse(patient, wakeUpMinutes, 0);
    wakeUp(table, id);
    return { memory, told: `Ten minutes go by for ${name}.` };
  },
);
