import type { Push } from '../dice/pushes.ts';
import type { Power } from '../powers.ts';
import type { Rulings } from '../rulings.ts';
import { adjacency } from '../space.ts';
import type { Harm, Means } from './types.ts';

/** Techniques and aimed spells as means of attacking (AD-ATK-1, AD-R42). */

type Strike = Extract<Power['does'], { readonly deed: 'strike' }>;
type Bolt = Extract<Power['does'], { readonly deed: 'bolt' }>;

/** Whether a technique can be used with this weapon. */
export const fitsStrike = ({ with: kind }: Strike, { manner, light, delivery }: Means): boolean => {
  switch (kind) {
    case 'melee':
      return manner === 'melee';
    case 'light':
      return manner === 'melee' && light;
    case 'ranged':
      return manner === 'ranged' && (delivery === 'weapon' || delivery === 'thrown');
  }
};

type Ability = Rulings['techniqueAbility'];

const strikes = new WeakMap<Means, Map<Strike, { readonly ability: Ability; readonly struck: Means }>>();

/** A weapon as a technique uses it. Cached: the same weapon under the same ruling gives the same object. */
export function strikeMeans(
  rulings: Pick<Rulings, 'techniqueAbility'>,
  power: Power,
  does: Strike,
  means: Means,
): Means {
  let known = strikes.get(means);
  if (!known) {
    known = new Map();
    strikes.set(means, known);
  }
  const ability = rulings.techniqueAbility;
  let found = known.get(does);
  if (found?.ability !== ability) {
    found = { ability, struck: struckWith(rulings, power, does, means) };
    known.set(does, found);
  }
  return found.struck;
}

function struckWith(
  { techniqueAbility }: Pick<Rulings, 'techniqueAbility'>,
  { id, name }: Power,
  does: Strike,
  means: Means,
): Means {
  const charge: Push = {
    kind: 'charge',
    count: does.charges,
    scope: 'plain',
    label: name,
    clause: 'AD-DIE-9',
  };
  return {
    ...means,
    label: `${name}: ${means.label}`,
    technique: id,
    arm: means.label,
    ability: techniqueAbility === 'agility' ? 'agility' : (does.ability ?? 'speed'),
    harm: raised(means.harm, does.valueUp),
    rider: does.rider ?? means.rider,
    ...(does.charges > 0 ? { pushes: [charge] } : {}),
    ...(does.noDamage ? { noDamage: true } : {}),
    ...(does.onlyWounded ? { onlyWounded: true } : {}),
  };
}

/** A higher Damage Value: more dice, or more points where a fist deals points (AD-DMG-1, AD-R75). */
const raised = (harm: Harm, by: number): Harm =>
  harm.points === undefined ? { ...harm, value: harm.value + by } : { ...harm, points: harm.points + by };

/**
 * The means of an aimed spell. One that needs touch counts as melee without reach; AD-VIS-1 treats the others as
 * ranged. Cached.
 */
export function boltMeans(power: Power, does: Bolt): Means {
  let known = bolts.get(does);
  if (!known) {
    known = shotWith(power, does);
    bolts.set(does, known);
  }
  return known;
}

const bolts = new WeakMap<Bolt, Means>();

function shotWith({ id, name }: Power, does: Bolt): Means {
  const { value, rank, type, kinetic = null, dice, range, straightAtHealth, bypassesArmor } = does;
  const touch = range === 'adjacent';
  return {
    id,
    label: name,
    manner: touch ? 'melee' : 'ranged',
    delivery: touch ? 'touch' : 'spell',
    item: null,
    hand: null,
    light: false,
    reach: touch ? adjacency : 0,
    range: touch ? null : range,
    ability: 'soul',
    harm: {
      value,
      rank,
      type,
      kinetic,
      dice,
      ...(straightAtHealth ? { straightAtHealth } : {}),
      ...(bypassesArmor ? { bypassesArmor } : {}),
    },
    rider: does.rider ?? null,
  };
}
