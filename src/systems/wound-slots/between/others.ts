import { deedsWith } from '../../../documents/between.ts';
import { whole, z } from '../../../documents/schemas.ts';
import type { Json } from '../../../kernel/json.ts';
import { returnMana } from '../body/effects.ts';
import { judgeMana } from '../combat/judge-means.ts';
import { payMana } from '../combat/spells.ts';
import { manaPool, staminaPool } from '../derived.ts';
import { readSheet } from '../ready.ts';
import { gainFatigue, spendStamina } from '../stamina.ts';
import { restDeed } from './deed.ts';
import { no } from './refusal.ts';
import { elapse, judgeAwake, judgeDying, judgeSleep, sleptNeed } from './time.ts';
import { duration } from './words.ts';

/** Other deeds between fights: efforts, mana that returns, time. */

export const effortDeed = restDeed(
  { id: 'effort', label: 'An effort', clause: 'SL-STA-3' },
  {
    stamina: whole(0, 99).default(0).describe('Stamina that it costs'),
    fatigue: whole(0, 99)
      .default(0)
      .describe('Fatigue that it brings by itself: a march, a night without sleep'),
    mana: whole(0, 99).default(0).describe('Mana that is spent'),
    invest: whole(0, 99).default(0).describe('Mana that is invested'),
  },
  ({ table, id, who, memory }, { stamina, fatigue, mana, invest }) => {
    const { name } = who.sheet;
    if (stamina + fatigue + mana + invest === 0) {
      return no('nothing', 'it must be said what the effort costs', 'SL-STA-3');
    }
    // The unconscious can gain fatigue, but not spend anything.
    const asleep = stamina + mana + invest > 0 ? judgeAwake(who) : null;
    if (asleep) return asleep;
    const magic = { name: 'the magic', mana: { points: mana + invest, use: 'spend' } } as const;
    const refused = judgeMana(table.fight, who, magic);
    if (refused) return { ...refused, field: mana > 0 ? 'mana' : 'invest' };
    payMana(table, id, { ...magic, mana: { points: mana, use: 'spend' } });
    payMana(table, id, { ...magic, mana: { points: invest, use: 'invest' } });
    spendStamina(table, id, stamina, 'an effort', 'SL-STA-1');
    gainFatigue(table, id, fatigue, 'an effort', 'SL-STA-3');
    return { memory, told: `${name} makes an effort.` };
  },
);

export const manaReturnsDeed = restDeed(
  { id: 'mana-returns', label: 'Magic ends: its mana returns', clause: 'SL-STA-9' },
  { points: whole(1, 99).describe('Mana that was invested in it') },
  ({ table, id, who, memory }, { points }) => {
    const { name } = who.sheet;
    if (points > who.invested) {
      return no('notInvested', `${name} has ${who.invested} mana invested`, 'SL-STA-9', 'points');
    }
    returnMana(table, id, points);
    return { memory, told: `${name} has ${points} mana free again.` };
  },
);

export const timeDeed = restDeed(
  { id: 'time-passes', label: 'Time passes without rest', clause: 'SL-RST-1', together: true },
  { minutes: whole(1, 7 * 24 * 60), slept: sleptNeed.default(0).describe('Minutes of sleep in this time') },
  (patient, { minutes, slept }) =>
    judgeDying(patient.who) ??
    judgeSleep(slept, minutes) ?? {
      memory: elapse(patient, minutes, slept),
      told: `${duration(minutes)} ${minutes === 1 || minutes === 60 ? 'goes' : 'go'} by for ${patient.who.sheet.name}.`,
    },
);

export const readyDeed = deedsWith(readSheet)(
  { id: 'ready', label: 'Whole again', clause: 'SL-HLT-1', together: true },
  z.strictObject({}),
  ({ written, sheet }) => {
    const { current: _, ...others } = written;
    return {
      sheet: others as Json,
      told: `${sheet.name} is whole again: no wounds, no fatigue, stamina ${staminaPool(sheet)}, mana ${manaPool(sheet)}.`,
    };
  },
);
