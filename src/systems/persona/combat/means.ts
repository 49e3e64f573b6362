import type { Id, Json } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import type { Element } from '../elements.ts';
import type { Weapon } from '../gear.ts';
import { unarmed } from '../gear.ts';
import { itemsInHand } from '../judge.ts';
import type { Power } from '../powers.ts';
import type { Combatant, Fight, Hands, Item } from '../state.ts';
import type { AttackManner } from './manner.ts';
import { countsAsMelee } from './manner.ts';
import { ownedPowers } from './powers-of.ts';
import type { Means } from './types.ts';

export { judgeMeans, judgeReach, judgeTarget } from './judge-means.ts';

/** The means of attack of a combatant (PE-ATK-1): weapons in hand, natural weapons, bare hands, attack Powers. */

type Ruled = Pick<Fight, 'worn' | 'rulings'>;

interface Kept {
  readonly rulings: Fight['rulings'];
  readonly sheet: Combatant['sheet'];
  readonly equipped: string | null;
  readonly worn: Fight['worn'];
  readonly means: readonly Means[];
}

/** Caches the list of means per `hands` object: it is read constantly and changes seldom. */
const kept = new WeakMap<Hands, Kept>();

/** All means of attack of a combatant, including those that cannot be used now (`judgeMeans` says why). */
export function meansOf(fight: Ruled, who: Combatant): readonly Means[] {
  const { sheet, equipped } = who;
  const known = kept.get(who.hands);
  const same = known && known.sheet === sheet && known.equipped === equipped && known.worn === fight.worn;
  if (same && known.rulings === fight.rulings) return known.means;
  const weapons = [
    ...itemsInHand(who).flatMap((item) => inHand(fight, who, item)),
    ...sheet.natural.map((weapon) => withWeapon(fight, weapon, null, null)),
    bareHands(fight),
  ];
  const means = [...weapons, ...ownedPowers(who).flatMap(({ power }) => withPower(power, weapons))];
  kept.set(who.hands, { rulings: fight.rulings, sheet, equipped, worn: fight.worn, means });
  return means;
}

/**
 * The means named by a choice: by id, by the item's short name, or by a Power with or without its weapon (`cleave`,
 * `cleave:sword`); `null` if there are none.
 */
export function findMeans(fight: Ruled, who: Combatant, given: Json | undefined): Means | null {
  if (typeof given !== 'string') return null;
  const all = meansOf(fight, who);
  return (
    all.find(({ id }) => id === given) ??
    all.find(({ item, power }) => power === null && item !== null && item.short === given) ??
    all.find(({ item, power }) => power !== null && item !== null && `${power.id}:${item.short}` === given) ??
    all.find(({ power }) => power?.id === given) ??
    null
  );
}

/** Bare hands, which every combatant has: the means of a Grapple (PE-ACT-10). */
export const bareHands = (fight: Ruled): Means => withWeapon(fight, unarmed, null, null);

const handOf = ({ hands }: Combatant, item: Item): Means['hand'] => {
  const right = hands.right?.id === item.id;
  const left = hands.left?.id === item.id;
  return right && left ? 'both' : right ? 'right' : left ? 'left' : null;
};

function inHand(fight: Ruled, who: Combatant, item: Item): readonly Means[] {
  if (item.thing.kind !== 'weapon') return [];
  return [withWeapon(fight, item.thing.weapon, item, handOf(who, item))];
}

const mannerOf = (weapon: Weapon): AttackManner =>
  weapon.class === 'melee' || weapon.class === 'thrown' ? weapon.class : 'ballistic';

/** PE-AFF-1, PE-R34: the element of the weapon, by default Melee for what counts as melee and Missile for all others. */
const elementOf = (fight: Ruled, weapon: Weapon): Element =>
  weapon.element ?? (countsAsMelee(fight, mannerOf(weapon)) ? 'melee' : 'missile');

const term = (value: number, label: string, clause: string, source: Id): Term => ({
  value,
  op: 'add',
  label,
  clause,
  source,
});

function withWeapon(fight: Ruled, weapon: Weapon, item: Item | null, hand: Means['hand']): Means {
  const worn = item === null ? 0 : (fight.worn[item.id] ?? 0);
  const damage = [term(weapon.damage, weapon.name, 'PE-ATK-6', item?.id ?? weapon.id)];
  if (item !== null && worn > 0) damage.push(term(-worn, 'damaged', 'PE-ACT-7', item.id));
  return {
    id: item?.id ?? weapon.id,
    label: item?.name ?? weapon.name,
    manner: mannerOf(weapon),
    element: elementOf(fight, weapon),
    weapon,
    item,
    hand,
    power: null,
    metres: weapon.class === 'melee' ? weapon.reach : (weapon.range ?? 0),
    damage,
    critical: weapon.critical,
    area: weapon.area ?? null,
    mental: false,
    tier: weapon.tier,
    inflicts: weapon.inflicts ?? null,
  };
}

/** A magic Power is one entry; a weapon Power is one entry per weapon that fits its element, bare hands excluded. */
function withPower(power: Power, weapons: readonly Means[]): readonly Means[] {
  const { does } = power;
  if (does.deed === 'magic' || does.deed === 'inflict') return [withMagic(power, does)];
  if (does.deed !== 'weapon') return [];
  const fitting = weapons.filter(({ weapon, manner }) => {
    if (weapon === null || weapon.body === 'unarmed') return false;
    if (power.element === 'melee') return manner === 'melee';
    return power.element !== 'missile' || manner !== 'melee';
  });
  return fitting.map(
    (means): Means => ({
      ...means,
      id: `${power.id}:${means.id}`,
      label: `${power.name} (${means.label})`,
      element: power.element,
      power,
      damage: [...means.damage, term(does.damage, power.name, 'PE-ACT-37', power.id)],
      area: does.area ?? means.area,
      tier: power.tier,
    }),
  );
}

type MagicDeed = Extract<Power['does'], { readonly deed: 'magic' | 'inflict' }>;

/** PE-CRIT-1: the highest die that is a Critical Hit with magic. */
const criticalMagic = 10;

function withMagic(power: Power, does: MagicDeed): Means {
  const harms = does.deed === 'magic';
  return {
    id: power.id,
    label: power.name,
    manner: 'magic',
    element: power.element,
    weapon: null,
    item: null,
    hand: null,
    power,
    metres: power.range,
    damage: harms ? [term(does.damage, power.name, 'PE-ATK-6', power.id)] : [],
    critical: criticalMagic,
    area: harms ? (does.area ?? null) : null,
    mental: does.mental === true,
    tier: power.tier,
    inflicts: does.inflicts ?? null,
  };
}
