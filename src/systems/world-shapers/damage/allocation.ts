import type { Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import { bleeds, deathAt } from '../body/death.ts';
import { leftAfter } from '../body/pools.ts';
import { deciderOf } from '../control.ts';
import { refuse } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Hit } from './hit.ts';
import { lethalParts } from './mercy.ts';
import { reckon } from './reckon.ts';
import type { DamageType } from './types.ts';
import { damageKinds } from './types.ts';

/** The type that Armor or a DR value is subtracted from (WS-ARM-6, WS-R62). */

const clause = 'WS-ARM-6';

/** The result of a hit: its damage, and whether the target goes Down, starts Bleeding or dies. */
export interface Outcome {
  readonly total: number;
  readonly down: boolean;
  readonly bleeding: boolean;
  readonly dead: boolean;
}

/**
 * The result if the defence is subtracted from the chosen type. Pure. For objects, `down` means that they are destroyed
 * (WS-GEN-9).
 */
export function outcomeOf(fight: Fight, hit: Hit, chosen: DamageType | null): Outcome {
  const reckoned = reckon(fight, hit, chosen);
  const start = one(fight, hit.who);
  const death = deathAt(fight, start);
  let who = start;
  let bleeding = false;
  let dead = false;
  for (const part of lethalParts(fight, hit, reckoned)) {
    if (dead || part.amount === 0) continue;
    const before = who.vitality;
    who = { ...who, ...leftAfter(fight, who, part.amount, part) };
    const lethal = part.lethal && who.vitality < 1;
    bleeding ||= lethal && before >= 1 && bleeds(fight, who);
    dead ||= lethal && death !== null && who.vitality <= death;
  }
  return { total: reckoned.total, down: who.vitality < 1, bleeding, dead };
}

/** The chosen type of several: the attacker is asked as WS-R62 says. */
export function chooseType(table: Table, hit: Hit, types: readonly DamageType[]): DamageType {
  const { fight } = table;
  const [first] = types as readonly [DamageType];
  const outcomes = types.map((type) => outcomeOf(fight, hit, type));
  switch (fight.rulings.armorAllocation) {
    case 'mostDamage':
      return mostOf(types, outcomes);
    case 'alwaysAsk':
      return ask(table, hit, types, outcomes);
    case 'askIfMatters': {
      const different = new Set(outcomes.map((outcome) => Object.values(outcome).join('/'))).size > 1;
      return different ? ask(table, hit, types, outcomes) : first;
    }
  }
}

function mostOf(types: readonly DamageType[], outcomes: readonly Outcome[]): DamageType {
  const most = Math.max(...outcomes.map(({ total }) => total));
  return types[outcomes.findIndex(({ total }) => total === most)] as DamageType;
}

const ask = (
  table: Table,
  hit: Hit,
  types: readonly DamageType[],
  outcomes: readonly Outcome[],
): DamageType => table.ask(question(table.fight, hit, types, outcomes)).option as DamageType;

/** Asks the player of the dealer; the game master if no combatant dealt the damage. */
const askedOf = (fight: Fight, by: Id): Id => {
  const dealer = fight.combatants[by];
  return dealer ? deciderOf(fight, dealer) : 'gm';
};

const question = (
  fight: Fight,
  hit: Hit,
  types: readonly DamageType[],
  outcomes: readonly Outcome[],
): Question => ({
  id: 'armorAllocation',
  clause,
  for: askedOf(fight, hit.by),
  about: {
    who: hit.by,
    target: hit.who,
    what: hit.what,
    ruling: rulingIds.armorAllocation,
    outcomes: outcomes.map((one) => ({ ...one })),
  },
  options: () =>
    types.map((type, place) => ({
      id: type,
      label: damageKinds[type].name,
      clause,
      group: 'primary',
      note: noteOf(outcomes[place] as Outcome),
    })),
  read: ({ option }) =>
    (types as readonly string[]).includes(option)
      ? { option }
      : refuse('noSuchThing', 'the answer is one of the damage types of the hit', clause, 'option'),
});

function noteOf({ total, down, bleeding, dead }: Outcome): string {
  const end = dead ? ', death' : bleeding ? ', Bleeding' : down ? ', Down' : '';
  return `${total} damage${end}`;
}
