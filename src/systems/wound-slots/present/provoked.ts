import type { Cell, Id } from '../../../kernel/json.ts';
import { fightWithOthers, inCell } from '../copies.ts';
import { costs } from '../costs.ts';
import { byInitiative } from '../judge.ts';
import { judgeGrappleReaction } from '../movement/cling.ts';
import { waits } from '../reactions/readied.ts';
import { mayRebuff } from '../reactions/rebuff.ts';
import { guideOf } from '../riding.ts';
import { adjacent } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one } from '../state.ts';

/**
 * Those who may react to a path, as of now: with Rebuff (SL-OFF-5), with Cling if they grapple the mover or its rider
 * and would lose it (SL-GRP-1), and foes with an action readied for a step (SL-COM-6). In the order in which they are
 * asked. `drags`: those in the grapple come along and do not cling (SL-GRP-4).
 */
export function provokedOn(
  fight: Fight,
  mover: Combatant,
  path: readonly Cell[],
  drags = false,
): readonly Id[] {
  const found = new Set<Id>();
  let from = mover.cell;
  for (const to of path) {
    const here = standingAt(fight, mover, from);
    const there = standingAt(fight, mover, to);
    const step = { who: mover.id, ...guideOf(fight, mover), from, to, willing: true };
    for (const id of fight.listing) {
      const other = one(here, id);
      if (
        mayRebuff(here, other, step) ||
        (!drags && mayCling(here, there, mover.id, id)) ||
        (foes(other, mover) && waits(there, one(there, id), { event: 'step', who: mover.id, within: true }))
      )
        found.add(id);
    }
    from = to;
  }
  return byInitiative(
    fight,
    [...found].map((id) => one(fight, id)),
  ).map(({ id }) => id);
}

/** The fight with the mover and its rider in another cell. */
function standingAt(fight: Fight, mover: Combatant, cell: Cell): Fight {
  const there = inCell(mover, cell);
  const rider = mover.ridden === null ? [] : [inCell(one(fight, mover.ridden), cell)];
  return fightWithOthers(fight, [there, ...rider]);
}

/** SL-GRP-1: whether this one grapples the mover and would lose it by the step. */
function mayCling(here: Fight, there: Fight, mover: Id, id: Id): boolean {
  const { ridden } = one(here, mover);
  const held = [mover, ...(ridden === null ? [] : [ridden])].some((each) =>
    one(here, each).grappling.includes(id),
  );
  return (
    held &&
    adjacent(here, one(here, mover), one(here, id)) &&
    !adjacent(there, one(there, mover), one(there, id)) &&
    judgeGrappleReaction(here, one(here, id), costs.cling.ap) === null
  );
}
