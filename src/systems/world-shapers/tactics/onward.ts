import { prepareAttack } from '../combat/prepare.ts';
import { onwardFrom } from '../combat/redirect.ts';
import { hits } from '../combat/roll.ts';
import type { Means } from '../combat/types.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, isObject, one, standing } from '../state.ts';
import { chanceThat } from './chances.ts';
import { aimAt, promiseOf } from './promise.ts';
import { taste } from './taste.ts';

/**
 * The value of an attack that misses and is redirected to whoever gives the target cover or carries it (WS-COV-3,
 * WS-ADV-7, WS-R90): positive for a foe, negative for a friend. `ground`: see `groundBetween`; negative if there is any
 * cover.
 */
export function onwardWorth(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  means: Means,
  ground: number,
): number {
  if (target.mounted === null && (means.manner === 'melee' || ground >= 0)) return 0;
  if (isObject(target)) return 0;
  const aimed = { who: who.id, means, guess: false, evasion: 0 };
  const { bonus, weighed, evasion, cover } = prepareAttack(fight, { ...aimed, target: target.id });
  const onward = onwardFrom(fight, who.id, target, cover, means, [target.id]);
  const other = onward && one(fight, onward.to);
  if (!other || isObject(other) || !standing(other)) return 0;
  const against = prepareAttack(fight, { ...aimed, target: other.id }).evasion.value;
  const lands = (natural: number, number: number): boolean =>
    hits(fight, { natural, result: natural + bonus.value, bonus }, number);
  const again = fight.rulings.redirectRoll === 'newRoll';
  const chance = chanceThat(
    weighed,
    (natural) => natural !== 1 && !lands(natural, evasion.value) && (again || lands(natural, against)),
  );
  if (chance === 0) return 0;
  const aim = aimAt(fight, who, means, other);
  const { worth } = promiseOf(aim);
  // A new roll may miss again; the same one has hit already.
  const each = again ? worth : aim.hit > 0 ? worth / aim.hit : 0;
  return chance * each * (foes(who, other) ? 1 : -taste.friends);
}
