import { deedsWith, unreadable } from '../../../documents/between.ts';
import { rulingsSchemaOf } from '../../../documents/rulings.ts';
import { whole, z } from '../../../documents/schemas.ts';
import type { BetweenDeed, Problem } from '../../../engine/system.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { bodyOf } from '../left.ts';
import { readSheet } from '../ready.ts';
import type { RulingKey, Rulings } from '../rulings.ts';
import { rulings } from '../rulings.ts';
import type { Combatant } from '../state.ts';
import type { Aside } from './aside.ts';
import { openAside } from './aside.ts';
import type { Memory } from './memory.ts';
import { memoryOf, writtenMemory } from './memory.ts';
import { bonusLeft } from './recovery.ts';
import { changesIn } from './words.ts';

/**
 * How deeds between fights are made. Each takes, besides its own needs, the faces of the dice that it rolls, in order,
 * and those rulings that matter between fights, as an encounter writes them.
 */

const restRulings: readonly RulingKey[] = [
  'normalDice',
  'slotRange',
  'npcLightSlots',
  'manaOverdraft',
  'manaReturn',
  'longRestBasis',
  'breakBenefits',
  'woundedPenalties',
  'wakeUpTn',
  'exhausted',
  'exhaustedClear',
  'treatAutoFail',
  'treatFull',
];

const common = {
  faces: z
    .array(whole(1, 20))
    .max(40)
    .default([])
    .describe('What the dice show that are rolled, in their order; they are asked for when they are missing'),
  rulings: rulingsSchemaOf(rulings.filter(({ key }) => restRulings.includes(key)))
    .default({})
    .describe('Rulings of the table; those left out are at their defaults'),
};

/** The owner of the sheet at its own table. */
export interface Patient extends Pick<Aside, 'table' | 'id' | 'who' | 'healer'> {
  readonly memory: Memory;
}

/** What is remembered after a deed, and the beginning of its report. */
export interface Done {
  readonly memory: Memory;
  readonly told: string;
}

type NeedsOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

const deed = deedsWith(readSheet);

/** Makes a deed with its own needs. They may include `healer`, the sheet of a helper. */
export const restDeed = <Shape extends z.ZodRawShape>(
  about: Pick<BetweenDeed, 'id' | 'label' | 'clause' | 'together'>,
  shape: Shape,
  perform: (patient: Patient, needs: NeedsOf<Shape>) => Done | Refusal,
): BetweenDeed =>
  deed(about, z.strictObject({ ...shape, ...common }), ({ written, sheet, needs }) => {
    const given = needs as z.output<z.ZodObject<typeof common>> & { readonly healer?: Json };
    const rulings = given.rulings as Partial<Rulings>;
    const aside = openAside({ ...given, sheet: written as Json, rulings }, about.clause);
    if (isRefusal(aside)) return aside;
    const { who, facts } = aside;
    const before = { ...who };
    const done = perform({ ...aside, memory: memoryOf(sheet.current ?? {}) }, needs as NeedsOf<Shape>);
    const dice = aside.diceRefusal();
    // With missing dice the result is not valid, not even a refusal.
    if (dice?.early) return dice.refusal;
    if (isRefusal(done)) return done;
    if (dice) return dice.refusal;
    const { used } = sheet.current ?? {};
    const memory = writtenMemory(settled(done.memory, who));
    const current = { ...bodyOf(who), ...memory, ...(used ? { used } : {}) };
    const after = { ...written, current } as Json;
    // Refuses if numbers exceed what a sheet can store, because it could not be read again.
    const problems: Problem[] = [];
    if (!readSheet(after, [], problems)) return unreadable(problems, about.clause);
    return {
      sheet: after,
      told: [done.told, ...changesIn(before, who, facts)].join(' '),
    };
  });

/** SL-RST-16: the bonus ends with the last wound, however it healed. */
const settled = (memory: Memory, who: Combatant): Memory => ({
  ...memory,
  recoveryBonus: bonusLeft(who, memory.recoveryBonus),
});
