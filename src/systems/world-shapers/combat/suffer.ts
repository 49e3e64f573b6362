import type { Cell, Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import { deciderOf } from '../control.ts';
import { outcomeOf } from '../damage/allocation.ts';
import type { Hit } from '../damage/hit.ts';
import { rollSpared, takeHit } from '../damage/hit.ts';
import { typesLeft } from '../damage/reckon.ts';
import { hurt } from '../movement/collision.ts';
import type { Collision } from '../movement/forced.ts';
import { forceMove, moveAndHurt } from '../movement/forced.ts';
import { teleport } from '../movement/teleport.ts';
import { onlyAnswers } from '../refusal.ts';
import type { GivesStatus, Moves } from '../riders.ts';
import { rulingIds } from '../rulings.ts';
import { metresApart } from '../space.ts';
import type { Fight } from '../state.ts';
import { one, present } from '../state.ts';
import { gainStatus } from '../status/gain.ts';
import type { Table } from '../table.ts';

/** What a hit or a failed Defense Roll brings: damage, forced movement, a Status Effect. */
interface Suffering extends Hit {
  readonly status?: GivesStatus | undefined;
  readonly moves?: Moves | undefined;
  /** For a teleport the destination; for a push the point that it moves away from, instead of `by`. */
  readonly direction?: Cell | undefined;
  /** WS-MOV-5, as the command says; if left out WS-R95 decides. */
  readonly merge?: boolean | undefined;
}

/** Applies damage and movement, in one hit where they are merged (WS-MOV-5); then the Status Effect. */
export function suffer(table: Table, suffering: Suffering): void {
  const { who, by, status, moves, clause } = suffering;
  const full =
    suffering.spared === undefined ? { ...suffering, spared: rollSpared(table, suffering) } : suffering;
  if (moves?.how === 'away' && mayMerge(table.fight, full)) pushInto(table, full, moves);
  else {
    if (full.portions.length > 0) takeHit(table, full);
    if (moves && here(table, who)) move(table, full, moves);
  }
  if (status && here(table, who)) gainStatus(table, { who, by, status, clause });
}

const here = ({ fight }: Table, id: Id): boolean => fight.over === null && present(one(fight, id));

/**
 * WS-R95: whether a collision may be merged at all: the effect deals damage by itself, and neither ruling nor command
 * keeps them apart.
 */
function mayMerge(fight: Fight, hit: Suffering): boolean {
  if (fight.rulings.collisionMerge === false || hit.merge === false) return false;
  const [first] = typesLeft(fight, hit);
  return first !== undefined && outcomeOf(fight, hit, first).total > 0;
}

/** WS-MOV-5: moves first, then deals both as one hit, so that Armor counts once. */
function pushInto(table: Table, hit: Suffering, moves: Moves): void {
  const { who, by } = hit;
  const collision = push(table, hit, moves);
  const merged = collision !== null && collision.damage > 0 && merges(table, hit);
  const more = merged ? [{ type: 'physical', amount: collision.damage, of: 'collision' } as const] : [];
  takeHit(table, { ...hit, portions: [...hit.portions, ...more] });
  if (collision && !merged && here(table, who)) hurt(table, who, by, collision.damage, 'collision');
}

const merges = (table: Table, { who, by }: Suffering): boolean =>
  table.fight.rulings.collisionMerge === true ||
  table.ask(mergeQuestion(table.fight, who, by)).option === 'yes';

function push(table: Table, hit: Suffering, moves: Moves): Collision | null {
  return forceMove(table, pushOf(table.fight, hit, moves));
}

function pushOf(fight: Fight, { who, by, direction }: Suffering, { metres }: Moves) {
  const away = direction ?? one(fight, by).cell;
  return { who, by, way: { away, metres }, metres, clause: 'WS-MOV-1' };
}

/** Moves only: a push with separate collision damage, or a teleport. */
function move(table: Table, hit: Suffering, moves: Moves): void {
  const { fight } = table;
  const { who, by, direction } = hit;
  if (moves.how === 'away') {
    moveAndHurt(table, pushOf(fight, hit, moves));
    return;
  }
  if (!direction) return;
  const metres = metresApart(fight, one(fight, who).cell, 1, direction, 1);
  teleport(table, { who, by, to: direction, metres, clause: 'WS-MOV-6' });
}

/** WS-R95 `ask`: the question whether a collision is merged. */
const mergeQuestion = (fight: Fight, who: Id, by: Id): Question => {
  const clause = 'WS-MOV-5';
  return {
    id: 'collision.merge',
    clause,
    for: deciderOf(fight, one(fight, by)),
    about: { who: by, target: who, rulings: [rulingIds.collisionMerge] },
    options: () => [
      { id: 'yes', label: 'The collision is part of the blow', clause, group: 'primary' },
      { id: 'no', label: 'It is harm of its own', clause, group: 'primary' },
    ],
    read: ({ option }) =>
      option === 'yes' || option === 'no' ? { option } : onlyAnswers('yes or no', clause),
  };
};
