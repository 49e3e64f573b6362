import { objectNumber } from '../../../engine/memoize.ts';
import type { DamageType } from '../damage/types.ts';
import { damageTypes, isPhysical, typeTable } from '../damage/types.ts';
import type { Protection } from '../gear.ts';
import { thingMemory } from '../known.ts';
import { armorOn, durabilityLeft, shieldsOf } from '../numbers.ts';
import type { Rank } from '../ranks.ts';
import type { Rulings } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import type { Sheet } from '../sheet.ts';
import type { Combatant, Fight } from '../state.ts';

/** One piece of a combatant's protection against a type of damage (AD-ARM-1 to AD-ARM-5, AD-TYP-2). */
export interface Layer {
  /** The item, which wears; `null` for a hide or the hardness of an object. */
  readonly item: string | null;
  readonly name: string;
  readonly ar: number;
  /** `null` for a hide, which has no quality (AD-ARM-6). */
  readonly rank: Rank | null;
  /** Its Durability left (AD-R80); infinite for a hide. */
  readonly left: number;
  readonly most: number;
}

/** AD-ARM-5, AD-R83, AD-R88, AD-TYP-8: the AR of one protection against a type. */
const rankAgainst = (
  { ar, against, types }: Protection,
  type: DamageType,
  rulings: Pick<Rulings, 'physicalTypes'>,
): number => {
  const listed = types[type];
  if (listed !== undefined) return listed;
  const covers = against.some((one) => one === type || (one === 'physical' && isPhysical(type, rulings)));
  return covers ? ar : 0;
};

/** All armour, shields in hand and hide of a combatant against a type, also those with AR 0 against it. Cached. */
export const layersOf = ({ rulings }: Fight, who: Combatant, type: DamageType): readonly Layer[] =>
  kept(
    rulings,
    who.sheet,
    who.wear,
    objectNumber(who.hands) * damageTypes.length + damageTypes.indexOf(type),
    () => freshLayers(rulings, who, type),
  );

const kept = thingMemory<readonly Layer[]>();

function freshLayers(rulings: Rulings, who: Combatant, type: DamageType): readonly Layer[] {
  const worn = [
    ...armorOn(who).map(({ item, armor }) => ({ item, thing: armor })),
    ...shieldsOf(who).map(({ item, shield }) => ({ item, thing: shield })),
  ].map(
    ({ item, thing }): Layer => ({
      item,
      name: thing.name,
      ar: rankAgainst(thing, type, rulings),
      rank: thing.rank,
      left: durabilityLeft(who, item, thing.durability),
      most: thing.durability,
    }),
  );
  const { hide } = who.sheet;
  if (!hide) return worn;
  const endless = Number.POSITIVE_INFINITY;
  const grown = {
    item: null,
    name: grownName(who.sheet),
    ar: rankAgainst(hide, type, rulings),
    rank: null,
    left: endless,
    most: endless,
  };
  return [...worn, grown];
}

/** AD-ARM-4, AD-OBJ-2: the word for an Armor Rank that is not worn. */
export const grownName = ({ kind }: Sheet): string =>
  kind === 'object' || kind === 'construct' ? 'hardness' : 'hide';

/** AD-TYP-2, AD-R88, AD-R90: whether it is weak against a type. */
export const isWeak = (
  { sheet }: Combatant,
  type: DamageType,
  { opposites }: Pick<Rulings, 'opposites'>,
): boolean =>
  sheet.weaknesses.includes(type) ||
  (opposites === 'alignedWeakness' &&
    sheet.aligned !== undefined &&
    typeTable[sheet.aligned].opposite === type);

/** The ruling behind a weakness: AD-R88 where the sheet lists it, AD-R90 where it comes from an opposite. */
export const weaknessRuling = ({ sheet }: Combatant, type: DamageType): string =>
  sheet.weaknesses.includes(type) ? rulingIds.typeProtection : rulingIds.opposites;
