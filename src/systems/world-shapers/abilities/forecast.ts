import { apart } from '../../../engine/deeds.ts';
import type { Pool } from '../../../kernel/dice.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Reading } from '../../../kernel/readings.ts';
import { abilityOfOption } from '../actions/ability.ts';
import { outcomeOf as outcomeOfHit } from '../damage/allocation.ts';
import type { Hit } from '../damage/hit.ts';
import { typesLeft } from '../damage/reckon.ts';
import type { Portion } from '../damage/roll.ts';
import { rollDamage } from '../damage/roll.ts';
import { drKinds } from '../defense/kinds.ts';
import type { GivesStatus, Moves } from '../riders.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';
import type { Table } from '../table.ts';
import { areaOf } from './aim.ts';
import type { Deed } from './outcome.ts';
import { outcomeOf, targetsOf } from './outcome.ts';
import { squaresOf } from './places.ts';
import { upcastDeed } from './upcast.ts';
import type { Use } from './use.ts';
import { readUse } from './use.ts';

/**
 * Previews of Abilities with a Defense Roll: the damage range for everybody affected. Runs the rules themselves, once
 * with all dice at their lowest face and once at their highest.
 */

/** The result of one outcome of a Defense Roll. Damage is after all defences and without collisions. */
export interface Case {
  readonly least: number;
  readonly most: number;
  readonly status: GivesStatus | null;
  readonly moves: Moves | null;
  /** Whether its most damage brings the target below 1 Vitality, or kills it (WS-VIT-4, WS-VIT-6). */
  readonly fells: boolean;
  readonly kills: boolean;
}

export interface Reached {
  readonly who: Id;
  /** The best case: the Defense Roll succeeds. For objects, which always fail, the same as `worst` (WS-DRS-3). */
  readonly best: Case;
  /** The worst case: the Defense Roll fails. */
  readonly worst: Case;
}

/** The use that a choice describes; `null` if it is illegal. */
function meantBy(fight: Fight, who: Combatant, choice: Choice): Use | null {
  const ability = abilityOfOption(who, choice.option);
  const use = ability ? readUse(fight, who, ability, choice) : null;
  return use === null || isRefusal(use) ? null : use;
}

/** Everybody whom the choice would affect, in the order of their Defense Rolls; empty for other kinds of Abilities. */
export function reachedBy(fight: Fight, who: Combatant, choice: Choice): readonly Reached[] {
  const use = meantBy(fight, who, choice);
  if (!use) return [];
  const does = upcastDeed(use.ability, use.steps);
  if (does.deed !== 'defense') return [];
  return targetsOf(fight, use).map((target) => {
    const worst = caseOf(fight, who, use, does, target, false);
    const best = isObject(target) ? worst : caseOf(fight, who, use, does, target, true);
    return { who: target.id, best, worst };
  });
}

/** The squares that the choice would cover, for the map. */
export function coveredBy(fight: Fight, who: Combatant, choice: Choice): readonly Cell[] {
  const use = meantBy(fight, who, choice);
  const radius = use ? areaOf(use.ability) : null;
  return use?.cell && radius !== null ? squaresOf(fight, use.cell, radius) : [];
}

function caseOf(
  fight: Fight,
  who: Combatant,
  use: Use,
  does: Deed<'defense'>,
  target: Combatant,
  passed: boolean,
): Case {
  const { damages, halved, status = null, moves = null } = outcomeOf(does, passed);
  if (!damages) return { least: 0, most: 0, status, moves, fells: false, kills: false };
  const left = (faces: Faces): readonly ReturnType<typeof outcomeOfHit>[] => {
    const hit: Hit = {
      who: target.id,
      by: who.id,
      portions: dealt(fight, who, does, faces),
      halved,
      holyLethal: use.holyLethal ? true : undefined,
      from: use.cell ?? who.cell,
      clause: drKinds[does.dr].clause,
      what: use.ability.id,
    };
    // WS-ARM-6: for every type that the user might subtract the defence from.
    const types = typesLeft(fight, hit);
    return (types.length > 0 ? types : [null]).map((type) => outcomeOfHit(fight, hit, type));
  };
  const [least, most] = [left('least'), left('most')];
  return {
    least: Math.min(...least.map(({ total }) => total)),
    most: Math.max(...most.map(({ total }) => total)),
    status,
    moves,
    fells: most.some(({ total, down }) => total > 0 && down),
    kills: most.some(({ dead }) => dead),
  };
}

type Faces = 'least' | 'most';

/** The damage if all dice showed this face. */
const dealt = (fight: Fight, who: Combatant, { damage }: Deed<'defense'>, faces: Faces): readonly Portion[] =>
  rollDamage(pretending(fight, faces), {
    who: who.id,
    against: who.id,
    parts: damage,
    purpose: 'damage',
    clause: 'WS-DMG-5',
  });

/** A port that changes nothing and whose dice all show the given face. */
const pretending = (fight: Fight, faces: Faces): Table => ({
  fight,
  draw: <R>({ dice }: Pool, reading: Reading<R>): R =>
    reading.of(dice.map(({ sides }) => (faces === 'least' ? 1 : sides))),
  ask: () => {
    throw new Error('nobody is asked in a forecast');
  },
  tell: () => {},
  ...apart,
});
