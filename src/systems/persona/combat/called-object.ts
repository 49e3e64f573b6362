import type { Id } from '../../../kernel/json.ts';
import type { Option, Question } from '../../../kernel/port.ts';
import type { Location } from '../body.ts';
import { locationNames } from '../body.ts';
import { armorAt } from '../harm/defense.ts';
import { dropHeld } from '../harm/drop.ts';
import { itemsInHand } from '../judge.ts';
import { nameOf } from '../names.ts';
import { stillResolving } from '../refusal.ts';
import type { Combatant, Fight, Item } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { settledBy } from '../test/contest.ts';
import type { Attack, CalledAt, Hit } from './types.ts';

/** PE-ACT-7: the effect of a Called Attack on a weapon in hand or a piece of armour. */

type Named = Exclude<CalledAt, { readonly location: Location }>;
type Outcome = 'wear' | 'break' | 'drop' | 'nothing';

const clause = 'PE-ACT-7';

/** The item in hand that is aimed at; `null` if it is not there any more. */
const heldItem = (who: Combatant, id: Id): Item | null =>
  itemsInHand(who).find((item) => item.id === id) ?? null;

/**
 * PE-ACT-7: the object that a hit on this target strikes; `null` for a hit on the target itself. Further targets of a
 * Burst have nothing to do with what was called of the first (PE-R33).
 */
export const objectOf = ({ at, targets }: Attack, target: Id): Named | null =>
  at !== null && !('location' in at) && target === targets[0] ? at : null;

/** Resolves a hit on an object. The target itself is not harmed. */
export function strikeObject(table: Table, hit: Hit, at: Named): void {
  const { attack, target } = hit;
  table.tell({
    fact: 'attack-result',
    who: attack.who,
    target,
    with: attack.means.id,
    outcome: 'hit',
    critical: hit.critical,
    technical: false,
    affinity: 'normal',
    ...settledBy(hit.tied, hit.bothFailed),
  });
  if (!isThere(table.fight, target, at)) return;
  carryOut(table, target, at, decide(table, attack.who, target, at));
}

function isThere(fight: Fight, target: Id, at: Named): boolean {
  const who = one(fight, target);
  return 'item' in at ? heldItem(who, at.item) !== null : armorAt(who, at.armorAt) > 0;
}

/**
 * PE-R39: asks the game master, or with `disarm` always drops the item. Armour cannot be dropped and loses AP instead.
 */
function decide(table: Table, by: Id, target: Id, at: Named): Outcome {
  if (table.fight.rulings.equipmentHit === 'disarm') return 'item' in at ? 'drop' : 'wear';
  return table.ask(question(table.fight, by, target, at)).option as Outcome;
}

function question(fight: Fight, by: Id, target: Id, at: Named): Question {
  const what =
    'item' in at ? (heldItem(one(fight, target), at.item)?.name ?? at.item) : armorName(at.armorAt);
  const answers = options(fight, what, 'item' in at);
  return {
    id: 'object-hit',
    clause,
    for: 'gm',
    about: { attacker: by, target, object: what, owner: nameOf(fight, target) },
    options: () => answers,
    read: ({ option }) =>
      answers.some(({ id }) => id === option)
        ? { option }
        : stillResolving(`the answers are ${answers.map(({ id }) => id).join(', ')}`),
  };
}

const armorName = (location: Location): string => `armour at the ${locationNames[location]}`;

function options(fight: Fight, what: string, item: boolean): readonly Option[] {
  const all: Option[] = [
    { id: 'wear', label: `${what} loses 1 ${item ? 'Damage' : 'AP'}`, clause, group: 'gm' },
  ];
  if (fight.rulings.equipmentHit === 'gmOnly') {
    all.push({ id: 'break', label: `${what} breaks`, clause, group: 'gm' });
  }
  if (item) all.push({ id: 'drop', label: `${what} is dropped`, clause, group: 'gm' });
  return [...all, { id: 'nothing', label: 'Nothing comes of it', clause, group: 'gm' }];
}

function carryOut(table: Table, target: Id, at: Named, outcome: Outcome): void {
  if (outcome === 'nothing') return;
  const who = one(table.fight, target);
  if (!('item' in at)) {
    const location = at.armorAt;
    const left = armorAt(who, location);
    const lost = (who.apLost[location] ?? 0) + (outcome === 'break' ? left : 1);
    table.tell({ fact: 'armor-worn', who: target, location, lost });
    return;
  }
  const item = heldItem(who, at.item);
  if (!item) return;
  if (outcome === 'drop') {
    dropHeld(table, target, who.hands.right?.id === item.id ? 'right' : 'left');
    return;
  }
  const damage = item.thing.kind === 'weapon' ? Math.max(1, item.thing.weapon.damage) : 1;
  const lost = outcome === 'break' ? damage : Math.min(damage, (table.fight.worn[item.id] ?? 0) + 1);
  table.tell({ fact: 'worn', who: target, item: item.id, lost });
}
