import type { Changed, WrittenSheet } from '../../documents/between.ts';
import { deedsWith } from '../../documents/between.ts';
import { whole, z } from '../../documents/schemas.ts';
import type { BetweenDeed } from '../../engine/system.ts';
import type { Json } from '../../kernel/json.ts';
import { isObject } from '../../kernel/json.ts';
import type { Refusal } from '../../kernel/port.ts';
import type { Location } from './body.ts';
import { locationNames } from './body.ts';
import {
  bonusOf,
  exertionPool,
  exhaustedFrom,
  fatePool,
  heavyPool,
  lightPool,
  scoreOf,
  spiritPool,
  tracksStress,
} from './derived.ts';
import { decayed } from './harm/decay.ts';
import { injuriesOver } from './harm/injuries.ts';
import type { PersonaSheet } from './powers.ts';
import { heavyWoundsOf } from './powers.ts';
import { readSheet } from './ready.ts';
import { defaultRulings } from './rulings.ts';
import { scoreNames, scores } from './scores.ts';
import type { Sheet } from './sheet.ts';
import type { Injuries, InjuryRow } from './state.ts';

/**
 * The changes that can be made to a sheet between fights. The rules give no healing per day, so the game master says
 * how much a rest or a healer restores; these functions work out the consequences.
 */

const deed = deedsWith(readSheet);

type Current = NonNullable<Sheet['current']>;

/** The current values of tracks, pools, injuries and decay, with defaults filled in. */
function standing(sheet: Sheet) {
  const { current = {} } = sheet;
  const { decay = {} } = current;
  return {
    light: current.light ?? lightPool(sheet),
    heavy: current.heavy ?? heavyPool(sheet),
    deadly: current.deadly ?? 1,
    stress: current.stress ?? 0,
    fate: current.fate ?? fatePool(sheet, decay),
    spirit: current.spirit ?? spiritPool(sheet, decay),
    exertion: current.exertion ?? exertionPool(sheet, decay),
    injuries: current.injuries ?? {},
    decay,
  };
}

/** The sheet as written, with `changes` merged into its `current`. */
const withCurrent = (written: WrittenSheet, changes: Current): Json =>
  ({ ...written, current: { ...(isObject(written.current) ? written.current : {}), ...changes } }) as Json;

const refusal = (code: string, because: string, clause: string, field?: string): Refusal =>
  field === undefined ? { code, because, clause } : { code, because, clause, field };

/** PE-R96: which reading decides when injuries end. */
const injuryEnds = z.enum(['allHeavyRestored', 'perWound']).default('allHeavyRestored');

/** PE-INJ-5: restores `wounds` Heavy Wounds, up to the maximum, and ends the injuries that this heals. */
function restoreHeavy(
  sheet: Sheet,
  wounds: number,
  reading: z.output<typeof injuryEnds>,
): {
  readonly heavy: number;
  readonly injuries: NonNullable<Current['injuries']>;
  readonly ended: readonly Location[];
} {
  const before = standing(sheet);
  const most = heavyPool(sheet);
  const heavy = Math.min(most, before.heavy + wounds);
  const injuries: Injuries = Object.fromEntries(
    Object.entries(before.injuries).map(([location, row]) => [
      location,
      { row: row as InjuryRow, ignored: 0 },
    ]),
  );
  const rulings = { ...defaultRulings, injuryEnds: reading };
  const ended = injuriesOver({ rulings }, injuries, heavy, most);
  const left = Object.entries(before.injuries).filter(([location]) => !ended.includes(location as Location));
  return { heavy, injuries: Object.fromEntries(left), ended };
}

const saying = (ended: readonly Location[]): string =>
  ended.length === 0
    ? ''
    : ` Injuries end: ${ended.map((location) => locationNames[location]).join(', ')} (PE-INJ-5).`;

const gained = whole(0, 999).default(0);

/**
 * Restores `wounds` wounds to every Persona. A Persona with three tracks (PE-R89) regains Deadly first, then Heavy,
 * then Light.
 */
function personasMended(sheet: Sheet, wounds: number): Pick<Current, 'personas' | 'personaTracks'> {
  const { personas = {}, personaTracks = {} } = sheet.current ?? {};
  const tracks: { [id: string]: { heavy: number; deadly: number } } = {};
  const light = sheet.personas.map((persona) => {
    const { id } = persona;
    let more = wounds;
    const worse = personaTracks[id];
    if (worse) {
      const deadly = Math.min(1, worse.deadly + more);
      more -= deadly - worse.deadly;
      const heavy = Math.min(heavyWoundsOf(persona), worse.heavy + more);
      more -= heavy - worse.heavy;
      tracks[id] = { heavy, deadly };
    }
    return [id, Math.min(persona.wounds, (personas[id] ?? persona.wounds) + more)] as const;
  });
  const three = Object.keys(tracks).length > 0 ? { personaTracks: tracks } : {};
  return { personas: Object.fromEntries(light), ...three };
}

/** What every Persona has left then, in words; nothing without Personas. */
function personasLeft(sheet: Sheet, { personas, personaTracks }: ReturnType<typeof personasMended>): string {
  const each = sheet.personas.map(({ id, name, wounds }) => {
    const light = personas?.[id] ?? wounds;
    const worse = personaTracks?.[id];
    return `${name} ${light}${worse ? ` Light, ${worse.heavy} Heavy, ${worse.deadly} Deadly` : ''}`;
  });
  return each.length === 0 ? '' : ` Wounds left: ${each.join('; ')}.`;
}

const rest = deed(
  { id: 'rest', label: 'A rest', clause: 'PE-INJ-5', together: true },
  z.strictObject({
    light: gained,
    heavy: gained,
    deadly: whole(0, 1).default(0),
    /** How much Stress is removed. */
    stress: gained,
    spirit: gained,
    exertion: gained,
    /** Wounds restored to every Persona, broken ones included. */
    personas: gained,
    injuryEnds,
  }),
  ({ written, sheet, needs }) => {
    const before = standing(sheet);
    const { heavy, injuries, ended } = restoreHeavy(sheet, needs.heavy, needs.injuryEnds);
    const after = {
      light: Math.min(lightPool(sheet), before.light + needs.light),
      heavy,
      deadly: Math.min(1, before.deadly + needs.deadly),
      stress: Math.max(0, before.stress - needs.stress),
      spirit: Math.min(spiritPool(sheet, before.decay), before.spirit + needs.spirit),
      exertion: Math.min(exertionPool(sheet, before.decay), before.exertion + needs.exertion),
    };
    const mended = personasMended(sheet, needs.personas);
    const personas = needs.personas > 0 ? personasLeft(sheet, mended) : '';
    return {
      sheet: withCurrent(written, { ...after, ...mended, injuries }),
      told: `${sheet.name} rests: Light ${after.light}, Heavy ${after.heavy}, Deadly ${after.deadly}, Stress ${after.stress}, Spirit ${after.spirit}, Exertion ${after.exertion}.${personas}${saying(ended)}`,
    };
  },
);

const care = deed(
  { id: 'medical-care', label: 'Medical care', clause: 'PE-INJ-5' },
  z.strictObject({ heavy: whole(0, 40).default(1), deadly: whole(0, 1).default(0), injuryEnds }),
  ({ written, sheet, needs }) => {
    const before = standing(sheet);
    const { heavy, injuries, ended } = restoreHeavy(sheet, needs.heavy, needs.injuryEnds);
    const deadly = Math.min(1, before.deadly + needs.deadly);
    if (heavy === before.heavy && deadly === before.deadly) {
      return refusal('unhurt', `${sheet.name} has nothing that this would heal`, 'PE-INJ-5');
    }
    return {
      sheet: withCurrent(written, { heavy, deadly, injuries }),
      told: `${sheet.name} is cared for: Heavy ${heavy}, Deadly ${deadly}.${saying(ended)}`,
    };
  },
);

const week = deed(
  { id: 'new-week', label: 'A new week', clause: 'PE-FATE-1', together: true },
  z.strictObject({}),
  ({ written, sheet }) => {
    const { unfit, ...kept } = (written.current ?? {}) as { readonly unfit?: true };
    const fate = fatePool(sheet, sheet.current?.decay);
    const fit = unfit ? ` The week of doing nothing is over (PE-DEC-2).` : '';
    return {
      sheet: { ...written, current: { ...kept, fate } } as Json,
      told: `${sheet.name} begins the week with ${fate} Fate.${fit}`,
    };
  },
);

/**
 * PE-FTG-3: adds Stress, in several gains; the message demands a Toughness test for each of them at which the sheet
 * was Exhausted already.
 */
function stressed(sheet: Sheet, gains: readonly number[], told: string, written: WrittenSheet): Changed {
  const { stress, decay } = standing(sheet);
  const exhausted = exhaustedFrom({ sheet, decay });
  let after = stress;
  let due = 0;
  for (const gain of gains) {
    if (gain > 0 && after >= exhausted) due += 1;
    after += gain;
  }
  const tests = due === 1 ? 'a Toughness test' : `${due} Toughness tests`;
  const demand =
    due > 0 ? ` Exhausted: ${tests} against passing out ${due === 1 ? 'is' : 'are'} due (PE-FTG-3).` : '';
  return { sheet: withCurrent(written, { stress: after }), told: `${told} Stress ${after}.${demand}` };
}

const stressless = (sheet: Sheet, clause: string): Refusal =>
  refusal('noStress', `${sheet.name} feels no Stress`, clause);

/** PE-PER-3, PE-R89: whether the Persona is not broken. */
const lives = ({ current }: Sheet, { id, wounds }: PersonaSheet): boolean =>
  (current?.personaTracks?.[id]?.deadly ?? current?.personas?.[id] ?? wounds) > 0;

const miasma = deed(
  { id: 'miasma', label: 'Hours in the Sea of Chaos', clause: 'PE-MIA-2' },
  z.strictObject({ hours: whole(1, 168), rate: whole(0, 20).default(1) }),
  ({ written, sheet, needs }) => {
    if (!tracksStress(sheet, defaultRulings)) return stressless(sheet, 'PE-MIA-2');
    const equipped = sheet.current?.equipped === undefined ? sheet.equipped : sheet.current.equipped;
    const persona = sheet.personas.find(({ id }) => id === equipped);
    if (persona && lives(sheet, persona)) {
      return refusal('protected', `${persona.name} keeps the Miasma off`, 'PE-MIA-1');
    }
    const told = `${sheet.name} is ${needs.hours} h in the Miasma.`;
    const hourly = Array.from({ length: needs.hours }, () => needs.rate);
    return stressed(sheet, hourly, told, written);
  },
);

const breath = deed(
  { id: 'hold-breath', label: 'Holding breath, doing nothing else', clause: 'PE-AIR-2' },
  z.strictObject({
    minutes: whole(1, 60),
    /** The Degrees of Failure of each failed Toughness test; there is one test a minute (PE-AIR-4). */
    failures: z.array(whole(0, 10)).max(60).default([]),
  }),
  ({ written, sheet, needs }) => {
    const { decay } = standing(sheet);
    const lasts = bonusOf({ sheet, decay }, 'toughness');
    const awake = Math.min(needs.minutes, lasts);
    if (needs.failures.length > awake) {
      const because = `there is one test a minute, and ${awake} of them`;
      return refusal('tooManyTests', because, 'PE-AIR-4', 'failures');
    }
    const costs = needs.failures.map((degrees) => 1 + degrees);
    const told =
      needs.minutes > lasts
        ? `${sheet.name} holds breath for ${lasts} min and falls unconscious (PE-AIR-5).`
        : `${sheet.name} holds breath for ${needs.minutes} of ${lasts} min.`;
    if (!tracksStress(sheet, defaultRulings)) return { sheet: written as Json, told };
    return stressed(sheet, costs, told, written);
  },
);

const score = z.enum(scores);

const decay = deed(
  { id: 'decay', label: 'A Score decays', clause: 'PE-DEC-2' },
  z.strictObject({
    score,
    points: whole(1, 100),
    decayFloor: z.enum(['reachOne', 'belowOneOnly']).default('reachOne'),
  }),
  ({ written, sheet, needs }) => {
    const before = standing(sheet).decay;
    const now = scoreOf({ sheet, decay: before }, needs.score);
    const { lost, spent } = decayed(now, needs.points, 1, {
      ...defaultRulings,
      decayFloor: needs.decayFloor,
    });
    const all = { ...before, [needs.score]: (before[needs.score] ?? 0) + lost };
    const idle = spent ? ` ${sheet.name} is of no use for a week (PE-DEC-2).` : '';
    return {
      sheet: withCurrent(written, { decay: all, ...(spent ? { unfit: true } : {}) }),
      told: `${scoreNames[needs.score]} of ${sheet.name} falls to ${now - lost}.${idle}`,
    };
  },
);

const recover = deed(
  { id: 'decay-ends', label: 'Decay is over', clause: 'PE-DEC-1' },
  z.strictObject({ score }),
  ({ written, sheet, needs }) => {
    const { [needs.score]: points = 0, ...others } = standing(sheet).decay;
    const name = scoreNames[needs.score];
    if (points === 0)
      return refusal('undecayed', `${name} of ${sheet.name} has not decayed`, 'PE-DEC-1', 'score');
    return {
      sheet: withCurrent(written, { decay: others }),
      told: `${name} of ${sheet.name} is ${sheet.scores[needs.score]} again.`,
    };
  },
);

/** Mends weapons and armour, on which the rules are silent. */
const mend = deed(
  { id: 'mend', label: 'Gear is mended', clause: 'PE-ACT-7' },
  z.strictObject({}),
  ({ written, sheet }) => {
    const { worn = {}, apLost = {}, ...kept } = (written.current ?? {}) as Current;
    if (Object.keys(worn).length + Object.keys(apLost).length === 0) {
      return refusal('unworn', `the gear of ${sheet.name} has lost nothing`, 'PE-ACT-7');
    }
    return {
      sheet: { ...written, current: kept } as Json,
      told: `The gear of ${sheet.name} is mended.`,
    };
  },
);

const becomeWhole = deed(
  { id: 'ready', label: 'Whole again', clause: 'PE-INJ-5', together: true },
  z.strictObject({}),
  ({ written, sheet }) => {
    // Fate is refilled weekly, and decay ends in its own time: neither changes here.
    const { fate, decay, unfit } = sheet.current ?? {};
    const kept = {
      ...(fate === undefined ? {} : { fate }),
      ...(decay === undefined ? {} : { decay }),
      ...(unfit === undefined ? {} : { unfit }),
    };
    return {
      sheet: { ...written, current: kept } as Json,
      told: `${sheet.name} is whole again: Light ${lightPool(sheet)}, Heavy ${heavyPool(sheet)}, Spirit ${spiritPool(sheet, decay)}, Exertion ${exertionPool(sheet, decay)}, no injuries, no Stress.`,
    };
  },
);

/** Everything that can be done to a sheet between fights. */
export const between: readonly BetweenDeed[] = [
  rest,
  care,
  mend,
  becomeWhole,
  week,
  miasma,
  breath,
  decay,
  recover,
];
