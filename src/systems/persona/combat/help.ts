import type { Id } from '../../../kernel/json.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import type { AilmentId } from '../ailments/catalogue.ts';
import { ailmentKinds } from '../ailments/catalogue.ts';
import { endAilment } from '../ailments/end.ts';
import { poolMax } from '../derived.ts';
import { handsHolding } from '../hands.ts';
import { mend } from '../harm/heal.ts';
import { nameOf } from '../names.ts';
import { stillResolving } from '../refusal.ts';
import type { Fight, Item } from '../state.ts';
import { one, suffers } from '../state.ts';
import type { Table } from '../table.ts';
import type { Help, Support } from './support.ts';
import { curable, lacking, poolNames } from './support.ts';

/**
 * Uses a Power or a consumable on an ally: pays the cost or uses the item up, then applies the effect (PE-ACT-30,
 * PE-ACT-37).
 */
export function helpWith(table: Table, who: Id, support: Support, target: Id): void {
  const { power, item, clause } = support;
  // PE-R112: an Amnesiac user forgets the Power, and nothing happens.
  if (power && suffers(one(table.fight, who), 'amnesiac')) {
    table.tell({ fact: 'note', text: `${power.name} is forgotten.`, clause: 'PE-AIL-14', who });
    return;
  }
  if (power) {
    const { pool, points } = power.cost;
    const left = one(table.fight, who)[pool] - points;
    if (points > 0) table.tell({ fact: 'pool', who, pool, left, why: power.name, clause });
  }
  if (item) consume(table, who, item);
  // Nobody has to say what is cured of an ally whom the game master has taken away.
  table.upon([target], () => give(table, who, support, target));
}

/** Uses up a consumable. */
export function consume(table: Table, who: Id, item: Item): void {
  const held = handsHolding(one(table.fight, who), item);
  const from =
    held.length > 0 ? ({ in: 'hand', who, hands: held } as const) : ({ in: 'carried', who } as const);
  table.tell({ fact: 'item-moved', item, from, to: { in: 'gone' }, who, why: 'used' });
}

function give(table: Table, by: Id, support: Support, target: Id): void {
  const { gives, label, clause } = support;
  switch (gives.help) {
    case 'mend':
      mend(table, { who: target, by, wounds: gives.wounds + batonHealing(table.fight, by) });
      return;
    case 'clear': {
      const ailment = pickAilment(table, by, gives, target);
      if (ailment) endAilment(table, target, ailment, 'cured');
      return;
    }
    case 'restore': {
      const pool = pickPool(table, by, target);
      if (!pool) return;
      const it = one(table.fight, target);
      const left = Math.min(poolMax(it, pool), it[pool] + gives.points);
      table.tell({ fact: 'pool', who: target, pool, left, why: label, clause });
      return;
    }
    case 'augment': {
      const { on, advantages, rounds } = gives;
      const until = table.fight.round + rounds - 1;
      table.tell({ fact: 'augment', who: target, augment: { power: support.id, on, advantages, until } });
      return;
    }
  }
}

/** PE-BAT-5: the Advantages of a Baton Pass, as extra wounds restored by the Action of that One More. */
const batonHealing = ({ bonus }: Fight, by: Id): number =>
  bonus?.who === by && bonus.used === 'action' ? bonus.advantages : 0;

/** The ailment that ends; the user is asked if there are several. `undefined` if there is none. */
function pickAilment(
  table: Table,
  by: Id,
  gives: Extract<Help, { help: 'clear' }>,
  target: Id,
): AilmentId | undefined {
  const found = curable(gives.categories, one(table.fight, target));
  if (found.length < 2) return found[0];
  const answers = found.map((id) => ({ id, label: ailmentKinds[id].name, clause: ailmentKinds[id].clause }));
  return table.ask(
    pickQuestion('cure', by, target, `Which ailment of ${nameOf(table.fight, target)} ends?`, answers),
  ).option as AilmentId;
}

function pickPool(table: Table, by: Id, target: Id): 'spirit' | 'exertion' | undefined {
  const found = lacking(one(table.fight, target));
  if (found.length < 2) return found[0];
  const answers = found.map((id) => ({
    id,
    label: `${poolNames[id]} of ${nameOf(table.fight, target)}`,
    clause: 'PE-ACT-30',
  }));
  return table.ask(
    pickQuestion('restore', by, target, `What does ${nameOf(table.fight, target)} regain?`, answers),
  ).option as 'spirit' | 'exertion';
}

interface Answer {
  readonly id: string;
  readonly label: string;
  readonly clause: string;
}

/** Asks for one of the given answers, none of which has fields. */
const pickQuestion = (
  id: string,
  by: Id,
  target: Id,
  title: string,
  answers: readonly Answer[],
): Question => ({
  id,
  clause: id === 'cure' ? 'PE-AIL-1' : 'PE-ACT-30',
  for: by,
  about: { target, title },
  options: () => answers.map((answer) => ({ ...answer, group: 'primary' })),
  read: ({ option }: Choice) =>
    answers.some((answer) => answer.id === option)
      ? { option }
      : stillResolving(`the answers are ${answers.map((answer) => answer.id).join(' and ')}`),
});
