import type { Id } from '../../../kernel/json.ts';
import { orderReactions } from '../reactions/order.ts';
import type { Trigger } from '../reactions/trigger.ts';
import { trigger } from '../reactions/trigger.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, foes, isObject, one, standing } from '../state.ts';
import type { Table } from '../table.ts';
import { judgeTaking } from './judge.ts';
import { reaches } from './reach.ts';

/** An opening (AD-REA-9 to AD-REA-11). Everything that creates one comes here. */

interface OpeningSpec {
  /** Who exposes itself. */
  readonly who: Id;
  /** The only enemies that it is for; without it, all that have the combatant in reach. */
  readonly by?: readonly Id[];
  /** Enemies that do not get it: the target of a lunge. */
  readonly except?: readonly Id[];
  /** What it did, in words: `stands up`. */
  readonly why: string;
  readonly clause: string;
  /** The rulings behind it. */
  readonly rulings?: readonly string[];
}

/** The context of the window `opening`. */
export interface Opening extends Trigger {
  readonly who: Id;
  readonly why: string;
  /** Those who may take it, in the order in which they are asked (AD-REA-14). */
  readonly order: readonly Id[];
}

/** AD-REA-9: the enemies that have it in reach at this moment and are not unaware of it. */
export function exposedTo(fight: Fight, { who: id, by, except = [] }: OpeningSpec): readonly Combatant[] {
  const who = one(fight, id);
  return everyone(fight).filter(
    (enemy) =>
      foes(enemy, who) &&
      standing(enemy) &&
      !isObject(enemy) &&
      !except.includes(enemy.id) &&
      (by === undefined || by.includes(enemy.id)) &&
      !enemy.unaware.includes(id) &&
      reaches(fight, enemy, who),
  );
}

/** AD-REA-10: those who may take the opening that a combatant gives, as it will be then: elsewhere, getting up. */
export function takersOf(
  fight: Fight,
  then: Combatant,
  about: Pick<OpeningSpec, 'by' | 'except'> = {},
): readonly Combatant[] {
  const moment = { ...fight, combatants: { ...fight.combatants, [then.id]: then } };
  const spec = { ...about, who: then.id, why: '', clause: 'AD-REA-9' };
  return ableAmong(moment, spec, exposedTo(moment, spec));
}

/** AD-POS-12, AD-POS-13, AD-R61: a copy as the opening of its standing up meets it: getting up, or standing. */
export const gettingUp = ({ rulings }: Fight, who: Combatant): Combatant =>
  rulings.standOpening === 'after' ? { ...who, prone: false } : { ...who, rising: true };

const ableAmong = (fight: Fight, { who }: OpeningSpec, enemies: readonly Combatant[]): readonly Combatant[] =>
  enemies.filter((enemy) => judgeTaking(fight, enemy, one(fight, who), trigger()) === null);

/** Creates an opening and resolves all reactions to it. Returns those who took it, in order. */
export function giveOpening(table: Table, spec: OpeningSpec): readonly Id[] {
  const { fight } = table;
  const { who: id, why, clause, rulings = [] } = spec;
  if (!standing(one(fight, id))) return [];
  const enemies = exposedTo(fight, spec);
  if (enemies.length === 0) return [];
  const able = ableAmong(fight, spec, enemies);
  table.tell({
    fact: 'opening',
    who: id,
    by: enemies.map((enemy) => enemy.id),
    why,
    clause,
    rulings: [...rulings, ...(able.length > 1 ? [rulingIds.reactionOrder] : [])],
  });
  const order = orderReactions(
    table,
    able.map((enemy) => enemy.id),
  );
  const opening: Opening = { ...trigger(), who: id, why, order };
  table.offer('opening', opening);
  return opening.answered;
}
