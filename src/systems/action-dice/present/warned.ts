import type { Id } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { restedAt } from '../body/vigor.ts';
import { kindOf } from '../combat/kind.ts';
import { meansOf } from '../combat/means.ts';
import { boltMeans } from '../combat/power-means.ts';
import type { Means } from '../combat/types.ts';
import { harmless, harmlessWords } from '../harm/harmless.ts';
import { poolMost } from '../numbers.ts';
import { optionOf } from '../powers/action.ts';
import { wayOf } from '../powers/strike.ts';
import type { Combatant, Fight } from '../state.ts';

/** Warnings before a deed: that it can do no harm or good, or that it makes its doer Winded. */

/** `cost`: the price of the whole choice, by pool. */
export function warned(
  fight: Fight,
  who: Combatant,
  choice: Choice,
  cost: { readonly [pool: string]: number },
): readonly string[] {
  return [...vain(fight, who, choice), ...idle(fight, choice), ...breathless(fight, who, cost)];
}

/** AD-ARM-11: warns that the target takes no harm from a hit. */
function vain(fight: Fight, who: Combatant, choice: Choice): readonly string[] {
  const target = typeof choice.target === 'string' ? fight.combatants[choice.target as Id] : undefined;
  const means = meansIn(fight, who, choice);
  if (!target || !means || means.noDamage) return [];
  const why = harmless(fight, target, kindOf(means));
  return why === null ? [] : [`No harm can come of it: ${harmlessWords[why]}`];
}

/** AD-ACT-16: warns that emergency aid restores only Durability, which may be full on a target that has lost Health. */
function idle(fight: Fight, { option, target }: Choice): readonly string[] {
  const other = option === 'emergency-aid' ? fight.combatants[String(target)] : undefined;
  if (!other || other.durability < poolMost(fight, other, 'durability')) return [];
  return [`No good can come of it: ${other.sheet.name} has all of its Durability`];
}

function meansIn(fight: Fight, who: Combatant, choice: Choice): Means | undefined {
  const power = who.sheet.powers.find((each) => optionOf(each) === choice.option);
  if (power?.does.deed === 'bolt') return boltMeans(power, power.does);
  const all =
    power?.does.deed === 'strike' ? wayOf(power, power.does).means(fight, who) : meansOf(fight, who);
  return all.find(({ id }) => id === choice.with);
}

/** AD-REC-2, AD-REC-4, AD-R68: warns that spending all Vigor makes it Winded. */
function breathless(
  fight: Fight,
  who: Combatant,
  cost: { readonly [pool: string]: number },
): readonly string[] {
  const spent = cost.vigor ?? 0;
  if (spent === 0 || who.vigor > spent) return [];
  const nothing = fight.rulings.windedScope === 'actionsOnly' ? 'no actions' : 'no actions and no reactions';
  return [`${who.sheet.name} is Winded then: ${nothing} before ${restedAt(fight, who)} Vigor are back`];
}
