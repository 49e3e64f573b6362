import type { Json } from '../../../kernel/json.ts';
import type { Choice, Need, PickValue, Refusal } from '../../../kernel/port.ts';
import type { Location } from '../body.ts';
import { locationNames, locations } from '../body.ts';
import { armorAt } from '../harm/defense.ts';
import { itemsInHand } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { CalledAt, Means } from './types.ts';

/** What a Called Attack may aim at, as fields of a choice (PE-ACT-6, PE-ACT-7, PE-ACT-18). */

/** What a Called Attack aims at; `past`: it ignores Protect. */
export interface Called {
  readonly at: CalledAt;
  readonly past: boolean;
}

const clause = 'PE-ACT-6';

const bodyOf = (who: Combatant): readonly Location[] =>
  locations.filter((location) => who.sheet.anatomy.some((row) => row.location === location));

const armored = (who: Combatant): readonly Location[] =>
  bodyOf(who).filter((location) => armorAt(who, location) > 0);

const weaponsOf = (who: Combatant) => itemsInHand(who).filter(({ thing }) => thing.kind === 'weapon');

/** Whether another combatant protects this one (PE-ACT-17). */
export const isProtected = (fight: Fight, who: Combatant): boolean =>
  fight.listing.some((id) => one(fight, id).protecting === who.id);

/** The fields of a Called Attack on these targets. With `optional` nothing may be called either (PE-R33). */
export function calledNeeds(
  fight: Fight,
  targets: readonly Combatant[],
  optional: boolean,
): { readonly [field: string]: Need } {
  const oneOf: PickValue[] = optional ? [{ id: 'none', label: 'nothing' }] : [];
  const forAll = (id: string, label: string, having: readonly Combatant[]): void => {
    if (having.length > 0) oneOf.push({ id, label, when: { target: having.map((who) => who.id) } });
  };
  for (const location of locations) {
    forAll(
      location,
      locationNames[location],
      targets.filter((who) => bodyOf(who).includes(location)),
    );
  }
  for (const who of targets) {
    for (const item of weaponsOf(who)) forAll(`item:${item.id}`, `${item.name} in hand`, [who]);
  }
  for (const location of locations) {
    const having = targets.filter((who) => armored(who).includes(location));
    forAll(`armor:${location}`, `Armour at the ${locationNames[location]}`, having);
  }
  const at: Need = { kind: 'one', label: 'Where', oneOf, ...(optional ? { default: 'none' } : {}) };
  const shielded = targets.filter((who) => isProtected(fight, who)).map(({ id }) => id);
  if (shielded.length === 0) return { at };
  const past: Need = {
    kind: 'one',
    label: 'The protector',
    oneOf: [
      { id: 'no', label: 'may step in' },
      { id: 'yes', label: 'is left aside: 1 Disadvantage more', when: { target: shielded } },
    ],
    default: 'no',
  };
  return { at, past };
}

/** Whether a Called Attack is possible with these means: they deal damage and have no area. */
const callable = ({ area, damage }: Means): boolean => area === null && damage.length > 0;

/** Reads what a choice calls; `null` for nothing. */
export function readCalled(
  fight: Fight,
  means: Means,
  target: Combatant,
  choice: Choice,
): Called | null | Refusal {
  if (choice.at === undefined || choice.at === 'none') return null;
  if (!callable(means))
    return refuse('noSuchThing', `nothing can be called with ${means.label}`, clause, 'with');
  const at = readAt(target, choice.at);
  if (at === null) {
    const because = `${target.sheet.name} has nothing like ${JSON.stringify(choice.at)} to aim at`;
    return refuse('noSuchThing', because, clause, 'at');
  }
  const { past = 'no' } = choice;
  if (past !== 'no' && past !== 'yes') {
    return refuse('noSuchThing', 'past is yes or no', 'PE-ACT-18', 'past');
  }
  if (past === 'yes' && !isProtected(fight, target)) {
    return refuse('noSuchThing', `nobody protects ${target.sheet.name}`, 'PE-ACT-18', 'past');
  }
  return { at, past: past === 'yes' };
}

function readAt(target: Combatant, given: Json): CalledAt | null {
  if (typeof given !== 'string') return null;
  const location = bodyOf(target).find((each) => each === given);
  if (location) return { location };
  const armor = armored(target).find((each) => `armor:${each}` === given);
  if (armor) return { armorAt: armor };
  const item = weaponsOf(target).find(({ id, short }) => given === `item:${id}` || given === `item:${short}`);
  return item ? { item: item.id } : null;
}

/** What was called, as fields of a complete choice. */
export function calledFields(called: Called | null): { readonly at?: string; readonly past?: 'yes' } {
  if (called === null) return {};
  const { at, past } = called;
  const word = 'location' in at ? at.location : 'item' in at ? `item:${at.item}` : `armor:${at.armorAt}`;
  return { at: word, ...(past ? { past: 'yes' } : {}) };
}
