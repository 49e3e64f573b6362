import { objectNumbering } from '../../../engine/memoize.ts';
import type { Weapon } from '../gear.ts';
import type { Grip, Hand, Item } from '../items.ts';
import { shortFor } from '../items.ts';
import type { Rulings } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import type { Sheet } from '../sheet.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Delivery, Harm, Means } from './types.ts';

/** What a combatant can attack with: held weapons and its body (AD-ACT-3, AD-DMG-7). */

/** The harm of a weapon. AD-R75 `onePoint`: a feeble fist deals points in place of dice. */
function harmOf(fight: Fight, weapon: Weapon): Harm {
  const { value, rank, type, kinetic = null, dice } = weapon;
  const harm = { value, rank, type, kinetic, dice };
  const point = weapon.fist === true && rank === 'feeble' && fight.rulings.unarmedDamage === 'onePoint';
  return point ? { ...harm, value: 0, points: value, ruling: rulingIds.unarmedDamage } : harm;
}

/** The id of a melee weapon when it is thrown. */
const thrownId = (id: string): string => `${id}/thrown`;

/** The means of one weapon: two if it can be used in melee and thrown. */
function waysOf(fight: Fight, who: Combatant, weapon: Weapon, grip: Grip | null): readonly Means[] {
  const id = grip ? shortFor(who.id, grip.item) : weapon.id;
  const near: Delivery = grip ? 'weapon' : weapon.fist ? 'unarmed' : 'body';
  const common = {
    label: grip?.item.name ?? weapon.name,
    item: grip?.item ?? null,
    hand: grip?.hand ?? null,
    light: weapon.light === true,
    ability: 'agility',
    harm: harmOf(fight, weapon),
    rider: weapon.rider ?? null,
  } as const;
  const { melee, ranged } = weapon;
  const ways: Means[] = [];
  if (melee) ways.push({ ...common, id, manner: 'melee', delivery: near, reach: melee.reach, range: null });
  if (!ranged) return ways;
  const thrown = ranged.thrown === true;
  ways.push({
    ...common,
    id: melee ? thrownId(id) : id,
    label: thrown && melee ? `${common.label}, thrown` : common.label,
    manner: 'ranged',
    delivery: thrown ? 'thrown' : near,
    reach: 0,
    range: { near: ranged.near, far: ranged.far },
  });
  return ways;
}

/** All means of a combatant in the order in which they are listed: main hand, off-hand, body. Cached. */
export function meansOf(fight: Fight, who: Combatant): readonly Means[] {
  const { hands, sheet } = who;
  let known = kept.get(sheet);
  if (known?.rulings !== fight.rulings) {
    known = { rulings: fight.rulings, byGrip: new Map(), hands: null, means: [] };
    kept.set(sheet, known);
  }
  if (known.hands !== hands) {
    known.means = allMeans(fight, who, known);
    known.hands = hands;
  }
  return known.means;
}

/** The cache for the owner of a sheet: the last list, and the means of each weapon by hand. */
interface Known {
  readonly rulings: Rulings;
  readonly byGrip: Map<Item | Weapon, Map<Hand | null, readonly Means[]>>;
  /** The hands for which `means` is valid; hands are replaced as a whole. */
  hands: readonly Grip[] | null;
  means: readonly Means[];
}

const kept = new WeakMap<Sheet, Known>();

function allMeans(fight: Fight, who: Combatant, { byGrip }: Known): readonly Means[] {
  // The same weapon in the same hand gives the same objects, whatever was in the hands before.
  const found = (weapon: Weapon, grip: Grip | null): readonly Means[] => {
    const thing = grip?.item ?? weapon;
    const hand = grip?.hand ?? null;
    const ways = byGrip.get(thing) ?? new Map<Hand | null, readonly Means[]>();
    const means = ways.get(hand) ?? waysOf(fight, who, weapon, grip);
    byGrip.set(thing, ways.set(hand, means));
    return means;
  };
  const held = [...who.hands].sort((a, b) => Number(a.hand === 'off') - Number(b.hand === 'off'));
  return [
    ...held.flatMap((grip) => (grip.item.thing.kind === 'weapon' ? found(grip.item.thing.weapon, grip) : [])),
    ...who.sheet.natural.flatMap((weapon) => found(weapon, null)),
  ];
}

/** A number that identifies means, which are immutable. */
export const meansNumber = objectNumbering();

/** As many means are told apart by a number in a cache key (`packed`). */
export const mostMeans = 2 ** 20;
