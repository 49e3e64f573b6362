import { rulingIds } from '../rulings.ts';
import type { Tested } from '../scores.ts';
import type { Combatant, Fight } from '../state.ts';
import { suffers } from '../state.ts';
import { term } from '../test/roll.ts';
import type { TestSpec } from '../test/spec.ts';
import { testOf } from '../test/spec.ts';
import { attackEdge } from './advantages.ts';
import { countsAsBallistic } from './manner.ts';
import type { Attack, Means } from './types.ts';

/** The test of an attack (PE-ACT-3, PE-ATK-2), for play, menus and odds. */

/** PE-ACT-3, PE-ACT-10: the Score or skill that an attack is tested with. */
export function testedWith({ means, form }: Pick<Attack, 'means' | 'form'>): Tested {
  const { weapon, manner } = means;
  if (weapon === null) return { magic: true };
  if (manner === 'ballistic') return { skill: 'ballistics', focus: classOf(weapon.class) };
  if (form === 'grapple') return { skill: 'melee', focus: 'grappling' };
  return weapon.body === 'unarmed' ? { skill: 'melee' } : { skill: 'melee', focus: 'weapon' };
}

type Firearm = 'pistol' | 'basic' | 'heavy';
const classOf = (found: NonNullable<Means['weapon']>['class']): Firearm =>
  found === 'pistol' || found === 'heavy' ? found : 'basic';

/** PE-AIL-20, PE-R118, PE-TEST-8: marks a test as the better of two dice, because the target is Condemned. */
const condemned = term(0, 'Condemned', 'PE-AIL-20', rulingIds.condemnedMode);

/** The attack's test against a target, with the Fate Points declared for it. */
export function attackSpec(fight: Fight, attack: Attack, target: Combatant): TestSpec {
  const { who, means, fate } = attack;
  const better = fight.rulings.condemnedMode === 'betterOfTwo' && suffers(target, 'condemned');
  return testOf({
    who,
    tested: testedWith(attack),
    kind: 'attack',
    clause: 'PE-ACT-3',
    purpose: 'attack',
    against: target.id,
    with: means.id,
    fumbles: true,
    edge: attackEdge(fight, attack, target),
    hand: means.hand ?? undefined,
    needs: countsAsBallistic(fight, means.manner) ? 'sight' : undefined,
    better: better ? condemned : undefined,
    fate: fate > 0 ? fate : undefined,
  });
}
