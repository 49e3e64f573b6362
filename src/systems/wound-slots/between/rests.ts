import { whole, z } from '../../../documents/schemas.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { returnMana } from '../body/effects.ts';
import type { BrokenRest } from '../current.ts';
import { sleepHours } from '../derived.ts';
import { levels } from '../levels.ts';
import type { Combatant } from '../state.ts';
import type { Patient } from './deed.ts';
import { restDeed } from './deed.ts';
import { layDown, longRest, longRestMinutes } from './long-rest.ts';
import type { Memory } from './memory.ts';
import { later, sleptToday } from './memory.ts';
import { no } from './refusal.ts';
import { shortRestMinutes, shortRests } from './short-rest.ts';
import {
  activityNeed,
  elapse,
  giveUp,
  judgeRest,
  judgeSleep,
  longestPause,
  shortRestsDue,
  sleptNeed,
} from './time.ts';
import { duration } from './words.ts';

/** Short and long rests, complete and interrupted (section RST). */

const minutesNeed = whole(0, 24 * 60);

export const shortRestDeed = restDeed(
  { id: 'short-rest', label: 'A short rest', clause: 'SL-RST-4', together: true },
  {
    rests: whole(1, 96).default(1).describe('Quarters of an hour one after the other, each a rest'),
    brokenAfter: whole(0, shortRestMinutes - 1)
      .exactOptional()
      .describe('The last of them was interrupted after so many minutes'),
    slept: sleptNeed.default(0).describe('Minutes of sleep in this time'),
    activity: activityNeed,
  },
  (patient, { rests, brokenAfter, slept, activity }) => {
    const { table, id, who } = patient;
    const whole = brokenAfter === undefined ? rests : rests - 1;
    const minutes = whole * shortRestMinutes + (brokenAfter ?? 0);
    const refused = judgeRest(who, activity) ?? judgeSleep(slept, minutes);
    if (refused) return refused;
    const memory = elapse(patient, minutes, slept);
    shortRests(table, id, whole);
    const broken = brokenAfter === undefined ? '' : ' The rest is broken and must begin anew (SL-RST-17).';
    return { memory, told: `${who.sheet.name} rests for ${duration(minutes)}.${broken}` };
  },
);

/** Needs of both long rests: whether an interrupted one is resumed. */
const beginning = {
  resumed: z.boolean().default(false).describe('The broken long rest is taken up again'),
  pause: minutesNeed
    .default(0)
    .describe('Minutes of the interruption, where a broken long rest is taken up again'),
};

/** A long rest that begins or is resumed. */
type Begun = Pick<BrokenRest, 'rested' | 'taken' | 'worst' | 'exhausted'> & {
  readonly memory: Memory;
  /** Minutes that it still takes. */
  readonly takes: number;
};

/** SL-RST-6, SL-RST-18: begins or resumes a long rest, or refuses it. */
function beginRest(patient: Patient, resumed: boolean, pause: number): Begun | Refusal {
  const { who, memory } = patient;
  const { name } = who.sheet;
  if (who.wounds.fatal > 0) {
    return no('fatalWound', `${name} has a fatal wound and cannot take a long rest`, 'SL-RST-6');
  }
  if (!resumed) {
    const free = giveUp(patient, memory);
    return { memory: free, takes: longRestMinutes, rested: 0, taken: 0, ...layDown(who) };
  }
  const broken = memory.brokenRest;
  if (!broken) return no('noBrokenRest', `${name} has no broken rest to take up`, 'SL-RST-18', 'resumed');
  const ago = broken.ago + pause;
  if (ago > longestPause) {
    const because = `the interruption lasted ${duration(ago)}: after more than half an hour the rest is over`;
    return no('tooLong', because, 'SL-RST-18', 'pause');
  }
  return { ...broken, memory: later(memory, pause, 0), takes: broken.left + 60 };
}

/** SL-RST-1, SL-RST-3: why the completed rest gives no benefits. */
function judgeBenefits({ sheet }: Combatant, memory: Memory): Refusal | null {
  if (memory.longRests.length >= 2) {
    return no('twiceADay', 'two long rests have helped in the 24 hours before its end', 'SL-RST-1');
  }
  const needed = sleepHours(sheet) * 60;
  const slept = sleptToday(memory);
  if (slept >= needed) return null;
  const because = `a full night is ${duration(needed)} of sleep, in the last 24 hours it was ${duration(slept)}`;
  return no('sleepless', because, 'SL-RST-3', 'slept');
}

export const longRestDeed = restDeed(
  { id: 'long-rest', label: 'A long rest', clause: 'SL-RST-7', together: true },
  {
    ...beginning,
    minutes: minutesNeed.exactOptional().describe('How long it was; 8 hours or what was left unless said'),
    slept: sleptNeed.exactOptional().describe('Minutes of sleep in this time; all of them unless said'),
    activity: activityNeed,
    heal: z
      .enum(levels)
      .exactOptional()
      .describe('The wound that the recovery check heals; the worst that it can unless said'),
    tended: whole(-20, 80).exactOptional().describe('The result of whoever sat up with the sleeper'),
    retrieve: whole(0, 99).default(0).describe('Invested mana that is taken back at the end'),
  },
  (patient, needs) => {
    const { table, id, who } = patient;
    const { resumed, pause, heal, tended, retrieve } = needs;
    const begun = judgeRest(who, needs.activity) ?? beginRest(patient, resumed, pause);
    if (isRefusal(begun)) return begun;
    const { memory, takes } = begun;
    const minutes = needs.minutes ?? takes;
    if (minutes < takes) {
      const clause = resumed ? 'SL-RST-18' : 'SL-RST-1';
      return no('tooShort', `it takes ${duration(takes)}, not ${duration(minutes)}`, clause, 'minutes');
    }
    const slept = needs.slept ?? minutes;
    const over = later(memory, minutes, slept);
    const refused = judgeSleep(slept, minutes) ?? judgeBenefits(who, over);
    if (refused) return refused;
    const rested = longRest(table, id, begun, { gathered: memory.recoveryBonus, tended, heal });
    if (isRefusal(rested)) return rested;
    if (retrieve > who.invested) {
      const because = `${who.sheet.name} has ${who.invested} mana invested`;
      return no('notInvested', because, 'SL-STA-9', 'retrieve');
    }
    returnMana(table, id, retrieve);
    return {
      memory: {
        ...over,
        recoveryBonus: rested.bonus,
        longRests: [0, ...over.longRests],
        brokenRest: null,
      },
      told: `${who.sheet.name} has rested for ${duration(minutes)}. ${rested.told}`.trim(),
    };
  },
);

export const brokenRestDeed = restDeed(
  { id: 'long-rest-broken', label: 'A long rest is interrupted', clause: 'SL-RST-18' },
  {
    ...beginning,
    after: minutesNeed.describe(
      'Minutes rested before the interruption, since the last one if there was one',
    ),
    slept: sleptNeed.exactOptional().describe('Minutes of sleep in this time; all of them unless said'),
    abandoned: z.boolean().default(false).describe('It will not be taken up again'),
  },
  (patient, { resumed, pause, after, slept = after, abandoned }) => {
    const { table, id, who } = patient;
    const begun = judgeRest(who, 'rest') ?? beginRest(patient, resumed, pause);
    if (isRefusal(begun)) return begun;
    const { takes, rested, taken, worst, exhausted } = begun;
    if (after >= takes) {
      return no('tooLong', `after ${duration(takes)} the rest is over`, 'SL-RST-1', 'after');
    }
    const refused = judgeSleep(slept, after);
    if (refused) return refused;
    const all = { rested: rested + after, taken };
    // SL-R14: the short rests count at once, or only once the rest is abandoned.
    const due = abandoned || table.fight.rulings.breakBenefits === 'always' ? shortRestsDue(all) : 0;
    shortRests(table, id, due);
    const brokenRest: BrokenRest | null = abandoned
      ? null
      : { ...all, taken: taken + due, left: takes - after, ago: 0, worst, exhausted };
    const said =
      due === 0 ? '' : ` ${due} short ${due === 1 ? 'rest of it counts' : 'rests of it count'} (SL-RST-19).`;
    const left = brokenRest
      ? ` Taken up within half an hour it takes ${duration(takes - after + 60)} more.`
      : '';
    return {
      memory: { ...later(begun.memory, after, slept), brokenRest },
      told: `${who.sheet.name} is disturbed after ${duration(after)}.${said}${left}`,
    };
  },
);
