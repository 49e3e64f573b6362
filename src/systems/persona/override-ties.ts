import { isCombatant, readWho } from '../../engine/fields.ts';
import type { Change, ConditionEntry } from '../../engine/system.ts';
import type { Refusal } from '../../kernel/port.ts';
import type { Carried } from './carried.ts';
import { bonusOf } from './derived.ts';
import type { Facts } from './facts/index.ts';
import { refuse } from './refusal.ts';
import { touches } from './space.ts';
import type { Combatant, Disruption, Fight, StoredTest } from './state.ts';
import { foes, present } from './state.ts';

/** Conditions that tie two combatants together, set and cleared by hand: held, hidden, protecting, disrupted. */

type ConditionChange = Extract<Change, { change: 'condition' }>;

const entry = <Name extends string>(id: Name, label: string, clause: string, other: true | 'one' = true) =>
  ({ id, label, clause, other }) as const satisfies ConditionEntry;

export const ties = [
  entry('held', 'Grappled by', 'PE-GRP-1'),
  entry('immobilised', 'Immobilised by', 'PE-GRP-4'),
  entry('hidden', 'Hidden from', 'PE-ACT-36'),
  entry('protecting', 'Protects', 'PE-ACT-17', 'one'),
  entry('distracted', 'Distracted by', 'PE-ACT-22'),
  entry('scared', 'Scared by', 'PE-ACT-23'),
] as const;

const already = (who: Combatant, { label, clause }: ConditionEntry): Refusal =>
  refuse('noSuchThing', `nothing changes: ${who.sheet.name}, ${label}`, clause, 'on');

/** The facts of such a change; `null` if no tie has this name. */
export function betweenTwo(fight: Fight, who: Combatant, change: ConditionChange): Carried | null {
  const tie = ties.find(({ id }) => id === change.condition);
  if (!tie) return null;
  const { on, other } = change;
  if (!on && other === undefined) {
    const facts = clearAll(who, tie.id);
    return facts.length === 0 ? already(who, tie) : facts;
  }
  const found = readWho(fight, other, 'other', tie.clause);
  if (!isCombatant(found)) return found;
  if (found === who) return refuse('noSuchThing', 'that is the same one', tie.clause, 'other');
  switch (tie.id) {
    case 'held':
    case 'immobilised':
      return on ? hold(fight, who, found, change, tie) : letGo(who, found, tie);
    case 'hidden':
      return hide(who, found, on, tie);
    case 'protecting':
      return protect(who, found, on, tie);
    case 'distracted':
    case 'scared':
      return disrupt(who, { kind: tie.id, by: found.id }, on, tie);
  }
}

/**
 * PE-GRP-1, PE-GRP-4: sets a hold by an adjacent enemy. For `immobilised` the level is the DoS of the source's test.
 */
function hold(
  fight: Fight,
  who: Combatant,
  by: Combatant,
  { level }: ConditionChange,
  tie: ConditionEntry,
): Carried {
  if (!foes(who, by) || by.out !== null || !present(who)) {
    return refuse('noSuchThing', `${by.sheet.name} cannot hold ${who.sheet.name}`, tie.clause, 'other');
  }
  if (!touches(fight, who, by)) {
    return refuse('outOfReach', 'they are not side by side', 'PE-GRP-3', 'other');
  }
  const stored = tie.id === 'immobilised' ? storedTest(by, level ?? 0) : null;
  const now = who.heldBy.find((each) => each.by === by.id);
  if (now && (now.stored === null) === (stored === null)) return already(who, tie);
  return [{ fact: 'held', who: who.id, hold: { by: by.id, struggles: 0, stored } }];
}

/** PE-R128: a stored result with this many degrees, with the source's Bonus and a die of 100, the worst in a tie. */
const storedTest = (by: Combatant, degrees: number): StoredTest => ({
  degrees: Math.max(0, Math.min(20, Math.trunc(degrees))),
  margin: Math.max(0, Math.min(20, Math.trunc(degrees))) * 10,
  bonus: bonusOf(by, 'melee'),
  die: 100,
});

const letGo = (who: Combatant, by: Combatant, tie: ConditionEntry): Carried =>
  who.heldBy.some((each) => each.by === by.id)
    ? [{ fact: 'hold-ended', who: who.id, by: by.id, why: 'hand' }]
    : already(who, tie);

function hide(who: Combatant, from: Combatant, on: boolean, tie: ConditionEntry): Carried {
  const { hiddenFrom } = who;
  if (hiddenFrom.includes(from.id) === on) return already(who, tie);
  const now = on ? [...hiddenFrom, from.id] : hiddenFrom.filter((id) => id !== from.id);
  return [{ fact: 'hidden', who: who.id, from: now, clause: tie.clause }];
}

function protect(who: Combatant, ally: Combatant, on: boolean, tie: ConditionEntry): Carried {
  if ((who.protecting === ally.id) === on) return already(who, tie);
  if (!on) return [{ fact: 'protecting', who: who.id, ally: null }];
  if (foes(who, ally) || !present(ally) || who.out !== null) {
    return refuse('noAlly', `${who.sheet.name} cannot protect ${ally.sheet.name}`, tie.clause, 'other');
  }
  return [{ fact: 'protecting', who: who.id, ally: ally.id }];
}

function disrupt(who: Combatant, disruption: Disruption, on: boolean, tie: ConditionEntry): Carried {
  const has = who.disruptions.some(({ kind, by }) => kind === disruption.kind && by === disruption.by);
  if (has === on) return already(who, tie);
  return on
    ? [{ fact: 'disrupted', who: who.id, disruption }]
    : [{ fact: 'disruption-ended', who: who.id, disruption, used: false }];
}

/** Clears the tie to every other combatant. */
function clearAll(who: Combatant, id: (typeof ties)[number]['id']): readonly Facts[] {
  switch (id) {
    case 'held':
    case 'immobilised':
      return who.heldBy.map(({ by }) => ({ fact: 'hold-ended', who: who.id, by, why: 'hand' }));
    case 'hidden':
      return who.hiddenFrom.length === 0
        ? []
        : [{ fact: 'hidden', who: who.id, from: [], clause: 'PE-ACT-36' }];
    case 'protecting':
      return who.protecting === null ? [] : [{ fact: 'protecting', who: who.id, ally: null }];
    case 'distracted':
    case 'scared':
      return who.disruptions
        .filter(({ kind }) => kind === id)
        .map((disruption) => ({ fact: 'disruption-ended', who: who.id, disruption, used: false }));
  }
}
