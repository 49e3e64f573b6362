import { allHelpless } from '../harm/helpless.ts';
import { harmWord } from '../harm/land.ts';
import { inInitiativeOrder } from '../space.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { fumbleFrom, readDie } from '../test/dice.ts';
import { mayHide } from '../test/hidden.ts';
import type { FirstStruck } from '../test/matters.ts';
import { testNumbers } from '../test/numbers.ts';
import { resultOf } from '../test/roll.ts';
import { testOf } from '../test/spec.ts';
import { attackSpec } from './attack-spec.ts';
import { isProtected } from './called.ts';
import { defenceless } from './evasion-ways.ts';
import type { Attack } from './types.ts';

/** PE-TEST-7: several targets are resolved in order of initiative. */
export const orderOf = (fight: Fight, { targets }: Attack): Attack['targets'] =>
  inInitiativeOrder(
    fight,
    targets.map((id) => one(fight, id)),
  ).map(({ id }) => id);

/**
 * Returns, as a string, the effect of an attack's die on the first of several targets, so that no more of the die need
 * show until that target is resolved. `null` where more may be needed: that target can oppose the attack or is
 * protected, a location is called, or the dice are read for something else.
 */
export function firstStruck(fight: Fight, attack: Attack): FirstStruck | null {
  const [id] = orderOf(fight, attack);
  if (id === undefined || attack.at !== null) return null;
  const target = one(fight, id);
  if (defenceless(fight, attack, target) === null || isProtected(fight, target)) return null;
  if (!mayHide(fight, attack.who, id)) return null;
  const fumbles = !allHelpless(fight, attack.targets);
  return (paid) => {
    const spec = testOf(attackSpec(fight, attack, target));
    spec.fate = undefined;
    spec.paid = paid;
    const { target: total, edge, bonus } = testNumbers(fight, spec);
    const known = new Map<string, string>();
    return ({ passed, die }) => {
      const critical = die > 0 && die <= attack.means.critical;
      const fumble = fumbles && die >= fumbleFrom ? '?' : '';
      const met = readDie(fight.rulings, total.value, die, fumbles);
      const degrees = met.passed ? met.degrees : 0;
      const how = `${passed}/${met.passed}/${degrees}${critical ? '!' : ''}${fumble}`;
      let word = known.get(how);
      if (word === undefined) {
        const roll = resultOf({ spec, target: total, edge, bonus, fails: null }, met);
        const hit = {
          attack,
          target: id,
          roll,
          degrees,
          evaded: 0,
          critical,
          extraWounds: 0,
          insteadOf: null,
          tied: false,
          bothFailed: false,
        };
        word = `${passed}/${met.passed}${fumble}/${harmWord(fight, hit)}`;
        known.set(how, word);
      }
      return word;
    };
  };
}
