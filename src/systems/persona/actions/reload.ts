import { findItem } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import { numeral } from '../../../kernel/phrases.ts';
import type { Choice, Need, PickValue, Refusal } from '../../../kernel/port.ts';
import type { Weapon } from '../gear.ts';
import { handsHolding } from '../hands.ts';
import { payForHand } from '../harm/injury-effects.ts';
import { belongings, judgeAction } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Tested } from '../scores.ts';
import { testedName } from '../scores.ts';
import type { Combatant, Fight, Item } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { allDegrees } from '../test/matters.ts';
import { testNumbers } from '../test/numbers.ts';
import type { TestSpec } from '../test/spec.ts';
import { makeTest } from '../test/test.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';
import { takeAction } from './take.ts';

/** PE-ACT-31, PE-ACT-32: reloads a weapon, which may take several Actions and may be hurried. */

const clause = 'PE-ACT-31';

const weaponOf = ({ thing }: Item): Weapon | null => (thing.kind === 'weapon' ? thing.weapon : null);

/** Whether its rounds are counted. Other weapons need a reload only after a jam (PE-FUM-2). */
const isCounted = (item: Item): boolean => weaponOf(item)?.clip !== undefined;

/** The combatant's weapons that count rounds or are jammed. */
const loadable = (fight: Fight, who: Combatant): readonly Item[] =>
  belongings(who).filter((item) => isCounted(item) || fight.jammed.includes(item.id));

function judgeWeapon(fight: Fight, item: Item): Refusal | null {
  if (isFull(fight, item)) return refuse('noSuchThing', `${item.name} is full`, clause);
  if (!isCounted(item) || (fight.spares[item.id] ?? 0) > 0) return null;
  return refuse('noAmmunition', `there is nothing to load ${item.name} with`, clause);
}

/** PE-R49: the Actions that an unfinished reload still needs; `null` if it starts anew. */
function reloadLeft(fight: Fight, item: Id): number | null {
  const begun = fight.reloading[item];
  if (!begun) return null;
  const broken = fight.rulings.reloadProgress === 'consecutive' && begun.round < fight.round - 1;
  return broken ? null : begun.left;
}

/** PE-ACT-32: only with the first Action, and only if there is an Action to save. */
const mayHurry = (fight: Fight, item: Item): boolean =>
  (weaponOf(item)?.reload ?? 1) > 1 && reloadLeft(fight, item.id) === null;

/**
 * The tests that may hurry a reload: Ballistics with the weapon's class, or Survival (Equipment). Thrown and melee
 * weapons have no class of Ballistics.
 */
function hurryTests(item: Item): { readonly [way: string]: Tested } {
  const kind = weaponOf(item)?.class;
  const equipment = { skill: 'survival', focus: 'equipment' } as const;
  if (kind === undefined || kind === 'melee' || kind === 'thrown') return { survival: equipment };
  return { ballistics: { skill: 'ballistics', focus: kind }, survival: equipment };
}

const hurrySpec = (who: Id, item: Item, tested: Tested): TestSpec => ({
  who,
  tested,
  kind: 'other',
  clause: 'PE-ACT-32',
  purpose: 'hurry-reload',
  with: item.name,
  matters: allDegrees,
});

function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeAction(fight, who);
  if (refused) return refused;
  const reasons = loadable(fight, who).map((item) => judgeWeapon(fight, item));
  return reasons.includes(null) ? null : (reasons[0] ?? nothingToLoad(who));
}

const nothingToLoad = (who: Combatant): Refusal =>
  refuse('notInHand', `${who.sheet.name} has no such weapon to load`, clause, 'weapon');

function read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const refused = judgeAction(fight, who);
  if (refused) return refused;
  const item = findItem(loadable(fight, who), choice.weapon);
  if (!item) return nothingToLoad(who);
  const why = judgeWeapon(fight, item);
  if (why) return { ...why, field: 'weapon' };
  const hurry = choice.hurry ?? 'no';
  if (hurry === 'no') return { option: 'reload', weapon: item.id, hurry };
  if (typeof hurry === 'string' && mayHurry(fight, item) && Object.hasOwn(hurryTests(item), hurry)) {
    return { option: 'reload', weapon: item.id, hurry };
  }
  return refuse('noSuchThing', `${item.name} cannot be hurried like that now`, 'PE-ACT-32', 'hurry');
}

function weaponPicks(fight: Fight, items: readonly Item[]): readonly PickValue[] {
  return items.map((item) => {
    const actions = reloadLeft(fight, item.id) ?? weaponOf(item)?.reload ?? 1;
    const rounds = `${fight.loaded[item.id] ?? 0}/${weaponOf(item)?.clip ?? 0}`;
    const takes = actions === 1 ? '1 Action' : `${actions} Actions`;
    const note = isCounted(item) ? `${rounds} loaded, ${takes}` : takes;
    return { id: item.id, label: item.name, note, ...greyed(judgeWeapon(fight, item)) };
  });
}

function hurryNeed(fight: Fight, who: Combatant, items: readonly Item[]): Need | null {
  const picks: PickValue[] = [];
  for (const item of items.filter((each) => mayHurry(fight, each))) {
    for (const [way, tested] of Object.entries(hurryTests(item))) {
      const { target } = testNumbers(fight, hurrySpec(who.id, item, tested));
      const label = testedName(tested);
      picks.push({ id: way, label, note: `target ${numeral(target.value)}`, when: { weapon: [item.id] } });
    }
  }
  if (picks.length === 0) return null;
  return { kind: 'one', label: 'In a hurry', oneOf: [{ id: 'no', label: 'no' }, ...picks], default: 'no' };
}

function perform(table: Table, id: Id, choice: Choice): void {
  const item = findItem(loadable(table.fight, one(table.fight, id)), choice.weapon);
  const weapon = item && weaponOf(item);
  if (!item || !weapon || !takeAction(table, id, 'reload', { with: item.name })) return;
  const begun = reloadLeft(table.fight, item.id);
  const tested = hurryTests(item)[choice.hurry as string];
  const needed = begun ?? weapon.reload - (tested ? saved(table, hurrySpec(id, item, tested)) : 0);
  const left = Math.max(1, needed) - 1;
  table.tell({ fact: 'reloading', who: id, item: item.id, left });
  if (left === 0) load(table, id, item, weapon);
  // PE-INJ-15: the Stress for an injured hand comes after the work, as with an attack.
  payForHands(table, id, item);
}

/** PE-ACT-32: the Actions saved: 1, plus 1 per 2 Degrees of Success; 0 on a failure. */
function saved(table: Table, spec: TestSpec): number {
  const { passed, degrees } = makeTest(table, spec);
  return passed ? 1 + Math.floor(degrees / 2) : 0;
}

function payForHands(table: Table, id: Id, item: Item): void {
  for (const hand of handsHolding(one(table.fight, id), item)) payForHand(table, id, hand);
}

function load(table: Table, who: Id, item: Item, weapon: Weapon): void {
  if (!conscious(one(table.fight, who))) return;
  const { spares, jammed } = table.fight;
  const { clip } = weapon;
  if (clip !== undefined) {
    table.tell({ fact: 'spares', who, item: item.id, left: (spares[item.id] ?? 0) - 1 });
  }
  if (jammed.includes(item.id)) table.tell({ fact: 'jammed', who, item: item.id, on: false });
  if (clip !== undefined) table.tell({ fact: 'loaded', who, item: item.id, rounds: clip, why: 'reloaded' });
}

export const reload: Action = {
  id: 'reload',
  offer(fight, who) {
    if (!loadable(fight, who).some((item) => reloadLeft(fight, item.id) !== null || !isFull(fight, item)))
      return null;
    return {
      id: 'reload',
      label: 'Reload',
      phrase: 'Reload {weapon}',
      clause,
      group: 'primary',
      cost: { action: 1 },
      ...greyed(judge(fight, who)),
    };
  },
  needs(fight, who) {
    const items = loadable(fight, who);
    const hurry = hurryNeed(
      fight,
      who,
      items.filter((item) => judgeWeapon(fight, item) === null),
    );
    return {
      weapon: { kind: 'one', label: 'Weapon', oneOf: weaponPicks(fight, items) },
      ...(hurry ? { hurry } : {}),
    };
  },
  read,
  perform,
};

/** Whether the weapon needs no reload. */
const isFull = (fight: Fight, item: Item): boolean =>
  !fight.jammed.includes(item.id) && (fight.loaded[item.id] ?? 0) >= (weaponOf(item)?.clip ?? 0);
