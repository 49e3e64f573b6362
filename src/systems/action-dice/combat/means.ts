import { thingNumbers } from '../../../engine/kept.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Weapon } from '../gear.ts';
import type { Grip, Hand, Item } from '../items.ts';
import type { Rulings } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import type { Sheet } from '../sheet.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Delivery, Harm, Means } from './types.ts';

/** What somebody can attack with: what it holds, and its body (AD-ACT-3, AD-DMG-7). */

/** AD-DMG-7, AD-R75: one point in place of the die of a feeble fist. */
function harmOf(fight: Fight, weapon: Weapon): Harm {
  const { value, rank, type, kinetic = null, dice } = weapon;
  const harm = { value, rank, type, kinetic, dice };
  const point = weapon.fist === true && rank === 'feeble' && fight.rulings.unarmedDamage === 'onePoint';
  return point ? { ...harm, value: 0, points: value, ruling: rulingIds.unarmedDamage } : harm;
}

/** How answers call a weapon that is thrown. */
const thrownId = (id: string): string => `${id}/thrown`;

/** A weapon that can be struck with and thrown is two means. */
function waysOf(fight: Fight, weapon: Weapon, grip: Grip | null): readonly Means[] {
  const id = grip?.item.short ?? weapon.id;
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

/** Everything at hand, in the order in which it is listed: the main hand, the off-hand, the body. */
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

/** What is at hand for the owner of a sheet: the last list, and what each weapon is in either hand. */
interface Known {
  readonly rulings: Rulings;
  readonly byGrip: Map<Item | Weapon, Map<Hand | null, readonly Means[]>>;
  /** Hands are replaced whole. */
  hands: readonly Grip[] | null;
  means: readonly Means[];
}

const kept = new WeakMap<Sheet, Known>();

function allMeans(fight: Fight, who: Combatant, { byGrip }: Known): readonly Means[] {
  // The same weapon in the same hand is the same means, whatever was in the hands before.
  const found = (weapon: Weapon, grip: Grip | null): readonly Means[] => {
    const thing = grip?.item ?? weapon;
    const hand = grip?.hand ?? null;
    const ways = byGrip.get(thing) ?? new Map<Hand | null, readonly Means[]>();
    const means = ways.get(hand) ?? waysOf(fight, weapon, grip);
    byGrip.set(thing, ways.set(hand, means));
    return means;
  };
  const held = [...who.hands].sort((a, b) => Number(a.hand === 'off') - Number(b.hand === 'off'));
  return [
    ...held.flatMap((grip) => (grip.item.thing.kind === 'weapon' ? found(grip.item.thing.weapon, grip) : [])),
    ...who.sheet.natural.flatMap((weapon) => found(weapon, null)),
  ];
}

export function findMeans(fight: Fight, who: Combatant, given: Json | undefined): Means | null {
  return typeof given === 'string' ? (meansOf(fight, who).find(({ id }) => id === given) ?? null) : null;
}

/** A number for means, which never change. */
export const meansNumber = thingNumbers();

/** There are a few for everybody; far fewer than this. */
export const mostMeans = 2 ** 20;
