import type { Cell, Id } from '../../../kernel/json.ts';
import { blockedBy } from '../cover/line.ts';
import type { DamageType } from '../damage/types.ts';
import { stoppedBy } from '../movement/knock.ts';
import { nowAware } from '../position/behind.ts';
import { trigger } from '../reactions/trigger.ts';
import { tellTooLate } from '../readied/around.ts';
import { about, happened } from '../readied/happenings.ts';
import { rulingIds } from '../rulings.ts';
import { adjacent, distanceTo } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { harmAll } from './area-harm.ts';
import { prepare, settle } from './area-rolls.ts';
import type { Blast } from './blast.ts';
import { blastMeans } from './blast.ts';
import type { Bursting } from './bursting.ts';

/** An attack on everybody in an area (AD-ATK-8, AD-R45). */

interface AreaSpec {
  readonly who: Id;
  readonly centre: Cell;
  readonly blast: Blast;
  readonly clause: string;
}

/**
 * Everybody within the radius whose line to the centre is not blocked, in the order of the listing, the attacker
 * included.
 */
export const reachedBy = (fight: Fight, centre: Cell, radius: number): readonly Combatant[] =>
  everyone(fight).filter((who) => {
    if (!present(who) || distanceTo(fight, who, centre) > radius) return false;
    return fight.rulings.attackLine === 'gm' || blockedBy(fight, { cell: centre, squares: 1 }, who) === null;
  });

/** AD-TYP-10: in vacuum, Sonic damage reaches only the attacker and those adjacent to it. */
const carries = (fight: Fight, who: Combatant, other: Combatant, type: DamageType): boolean =>
  !(fight.vacuum && type === 'sonic') || who.id === other.id || adjacent(fight, who, other);

/** Everybody whom damage of a type would reach from this centre. */
export const struckBy = (
  fight: Fight,
  who: Combatant,
  centre: Cell,
  { radius, type }: { readonly radius: number; readonly type: DamageType },
): readonly Combatant[] =>
  reachedBy(fight, centre, radius).filter((other) => carries(fight, who, other, type));

/** Makes an area attack that is legal and paid for. */
export function makeAreaAttack(table: Table, { who, centre, blast, clause }: AreaSpec): void {
  const { fight } = table;
  const reached = (): readonly Id[] => struckBy(fight, one(fight, who), centre, blast).map(({ id }) => id);
  const all = reached();
  table.tell({
    fact: 'area',
    who,
    with: blast.id,
    label: blast.label,
    targets: all,
    clause,
    rulings: [rulingIds.areaAttack],
  });
  const to = trigger();
  const happenings = all.map((target) => ({ ...to, event: 'attack', who, target }) as const);
  const stopped = stoppedBy(fight, who, () => {
    for (const each of happenings) about(table, each);
  });
  if (stopped) {
    tellTooLate(table, who);
    return;
  }
  const bursting: Bursting = { who, spot: { cell: centre, squares: 1 }, means: blastMeans(blast), to };
  // AD-R36 `before`: after a readied act the targets may be others.
  const there = to.answered.length === 0 ? all : reached();
  harmAll(table, bursting, settle(table, bursting, prepare(table, bursting, there)));
  for (const id of there) nowAware(table, id, who);
  for (const each of happenings) happened(table, each);
}
