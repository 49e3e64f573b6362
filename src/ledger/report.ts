import type { Id } from '../kernel/json.ts';
import type { Account, RolledDeed } from './account.ts';
import type { Measured } from './chance.ts';
import { added, higherThan, nothing, rarity } from './chance.ts';
import type { Measure } from './scores.ts';
import { measures, scoreKey, sideKey } from './scores.ts';
import type { Weighed } from './weigh.ts';

/** What the dice gave somebody against what they owed. */
export interface Luck {
  readonly expected: number;
  readonly actual: number;
  /** The standard deviation. */
  readonly spread: number;
  /** Luckier than so many in a hundred, 50 where nothing was left to chance. To suffer less is luckier. */
  readonly luckier: number;
}

/** What a roll did to somebody. */
interface Victim {
  readonly who: Id;
  readonly expected: number;
  readonly actual: number;
  /** The chance to be taken out, and whether it came so. */
  readonly falls: number;
  readonly fell: boolean;
}

/** The dice of one deed, among those that swung the fight most. */
export interface Swing extends RolledDeed {
  /** How far it came from what was expected, in lives: harm as a share of all that somebody can take, and falls. */
  readonly size: number;
  /** The chance that it came at least as far to this side. */
  readonly rarity: number;
  /** The side that it was good for; `null` where it was good for nobody. */
  readonly goodFor: string | null;
  readonly victims: readonly Victim[];
  readonly exact: boolean;
}

export interface LuckReport {
  /** Deeds that were weighed so far, and those of them that were estimated. */
  readonly weighed: number;
  readonly estimated: number;
  readonly people: { readonly [who: Id]: { readonly [measure in Measure]: Luck } };
  /** By what each side did to others and suffered. */
  readonly sides: { readonly [side: string]: Luck };
  /** The largest first. */
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

/** Puts together what has been weighed, deed by deed, in whatever order it comes. */
interface LuckBook {
  add(weighed: Weighed): void;
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

/** Less than this of a life is no swing worth a line. */
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

function swingOf(deed: RolledDeed, { measured, exact }: Weighed, lives: ReadonlyMap<Id, number>): Swing {
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
