import type { Id } from '../kernel/json.ts';
import type { Account, RolledDeed } from './account.ts';
import type { Measured } from './chance.ts';
import { added, higherThan, nothing, rarity } from './chance.ts';
import type { Measure } from './scores.ts';
import { measures, scoreKey, sideKey } from './scores.ts';
import type { WeighedStep } from './weigh.ts';

/** The luck in one measure: its actual against its expected value. */
export interface Luck {
  readonly expected: number;
  readonly actual: number;
  /** The standard deviation. */
  readonly spread: number;
  /** The percentile of the result from 0 to 100, 50 without chance; for harm suffered, less is luckier. */
  readonly luckier: number;
}

/** What the dice of a deed did to one combatant. */
interface Victim {
  readonly who: Id;
  readonly expected: number;
  readonly actual: number;
  /** The probability of being taken out, and whether it happened. */
  readonly falls: number;
  readonly fell: boolean;
}

/** The dice of one of the deeds whose luck influenced the fight most. */
export interface Swing extends RolledDeed {
  /**
   * The deviation from the expected result: harm as a fraction of a combatant's life plus being taken out, summed over
   * all.
   */
  readonly size: number;
  /** The probability of a result at least this extreme for the first victim; 1 without victims. */
  readonly rarity: number;
  /** The side that gained most by it; `null` where none gained. */
  readonly goodFor: string | null;
  readonly victims: readonly Victim[];
  readonly exact: boolean;
}

export interface LuckReport {
  /** The number of deeds weighed so far, and of those among them whose odds were estimated. */
  readonly weighed: number;
  readonly estimated: number;
  readonly people: { readonly [who: Id]: { readonly [measure in Measure]: Luck } };
  /** By harm done to other sides less harm suffered. */
  readonly sides: { readonly [side: string]: Luck };
  /** At most eight, the largest first. */
  readonly swings: readonly Swing[];
}

const better: { readonly [measure in Measure]: 'more' | 'less' } = {
  hits: 'more',
  dealt: 'more',
  suffered: 'less',
  felled: 'more',
  fell: 'less',
  gain: 'more',
};

/** Adds up weighed deeds, which may come in any order. */
interface LuckBook {
  add(weighed: WeighedStep): void;
  report(): LuckReport;
}

const mostSwings = 8;

export function openLuckBook({ people, deeds }: Pick<Account, 'people' | 'deeds'>): LuckBook {
  const sums = new Map<string, Measured>();
  const swings: Swing[] = [];
  const lives = new Map(people.map(({ id, life }) => [id, life]));
  let weighed = 0;
  let estimated = 0;
  return {
    add(one) {
      weighed++;
      if (!one.exact) estimated++;
      for (const [key, measured] of Object.entries(one.measured))
        sums.set(key, added(sums.get(key) ?? nothing, measured));
      const deed = deeds.find(({ step }) => step === one.step);
      const swing = deed && swingOf(deed, one, lives);
      if (!swing || swing.size < leastSwing) return;
      swings.push(swing);
      swings.sort((a, b) => b.size - a.size || a.step - b.step).splice(mostSwings);
    },
    report() {
      const luck = (key: string, wanted: 'more' | 'less'): Luck => luckOf(sums.get(key) ?? nothing, wanted);
      return {
        weighed,
        estimated,
        people: Object.fromEntries(
          people.map(({ id }) => [
            id,
            Object.fromEntries(
              measures.map((measure) => [measure, luck(scoreKey(measure, id), better[measure])]),
            ) as LuckReport['people'][string],
          ]),
        ),
        sides: Object.fromEntries(people.map(({ side }) => [side, luck(sideKey(side), 'more')])),
        swings: [...swings],
      };
    },
  };
}

/** The minimum `size` of a swing that is reported. */
const leastSwing = 0.02;

function luckOf(sum: Measured, wanted: 'more' | 'less'): Luck {
  const higher = higherThan(sum);
  return {
    expected: sum.expected,
    actual: sum.actual,
    spread: Math.sqrt(sum.variance),
    luckier: wanted === 'more' ? higher : 100 - higher,
  };
}

const luckIn = ({ actual, expected }: Measured): number => actual - expected;

function swingOf(deed: RolledDeed, { measured, exact }: WeighedStep, lives: ReadonlyMap<Id, number>): Swing {
  const struck = [...lives].flatMap(([who, life]) => {
    const harm = measured[scoreKey('suffered', who)] ?? nothing;
    const fall = measured[scoreKey('fell', who)] ?? nothing;
    const size = Math.abs(luckIn(harm)) / life + Math.abs(luckIn(fall));
    return size > 0 ? [{ who, harm, fall, size }] : [];
  });
  struck.sort((a, b) => b.size - a.size);
  const [most] = struck;
  const sides = Object.entries(measured)
    .filter(([key, one]) => key.startsWith(sideKey('')) && luckIn(one) > 0)
    .sort(([, a], [, b]) => luckIn(b) - luckIn(a));
  return {
    ...deed,
    size: struck.reduce((sum, { size }) => sum + size, 0),
    rarity: most ? rarity(most.harm.variance > 0 ? most.harm : most.fall) : 1,
    goodFor: sides[0]?.[0].slice(sideKey('').length) ?? null,
    victims: struck.map(({ who, harm, fall }) => ({
      who,
      expected: harm.expected,
      actual: harm.actual,
      falls: fall.expected,
      fell: fall.actual > 0,
    })),
    exact,
  };
}
