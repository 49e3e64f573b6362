import type { Cell } from '../../../kernel/json.ts';
import { leaningTo } from '../effects/effects.ts';
import type { MoveFact } from '../facts/movement.ts';
import { onOneBack } from '../riding/riding.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { withId } from './counting.ts';

export function applyMove(fight: Fight, fact: MoveFact): void {
  const who = one(fight, fact.who);
  switch (fact.fact) {
    case 'moved':
      who.touched = true;
      who.movement = {
        left: who.movement.left - fact.cost,
        walked: who.movement.walked + fact.path.length,
        cut: who.movement.cut,
        barred: who.movement.barred,
      };
      stand(fight, who, fact.path.at(-1) ?? who.cell);
      return;
    case 'barred':
      who.touched = true;
      who.movement = {
        ...who.movement,
        left: fact.over ? 0 : who.movement.left - fact.cost,
        // WS-R86 `moveEnds`: further Moves bring nothing in this turn.
        cut: who.movement.cut || fact.over,
        barred: withId(who.movement.barred, fact.by),
      };
      return;
    case 'movement-cut':
      who.movement = { ...who.movement, left: 0, cut: true };
      return;
    case 'shoved':
      stand(fight, who, fact.path.at(-1) ?? who.cell);
      return;
    case 'set-back':
    case 'teleported':
    case 'placed':
      stand(fight, who, fact.to);
      return;
    case 'swapped':
      swap(fight, who, one(fight, fact.with), fact);
      return;
    case 'mounted':
      who.mounted = fact.mounted;
      // WS-COV-5: whoever stays where it is, its mount being gone, leans as it did.
      if (who.cell.x !== fact.to.x || who.cell.y !== fact.to.y) stand(fight, who, fact.to);
      return;
  }
}

/** WS-BAS-10: two who have climbed onto the same exchange their places on it, too. */
function swap(fight: Fight, who: Combatant, ally: Combatant, { to, other }: { to: Cell; other: Cell }): void {
  if (onOneBack(who, ally)) [who.mounted, ally.mounted] = [ally.mounted, who.mounted];
  stand(fight, who, to);
  stand(fight, ally, other);
}

/** WS-ADV-5: puts a combatant somewhere; its climbers move along, keeping their places on it. */
function stand(fight: Fight, who: Combatant, cell: Cell): void {
  who.cell = cell;
  leanNoMore(who);
  for (const id of fight.listing) {
    const other = one(fight, id);
    if (other.mounted?.on !== who.id) continue;
    stand(fight, other, { x: cell.x + other.mounted.dx, y: cell.y + other.mounted.dy });
  }
}

/** WS-COV-5, WS-R91: moving or being moved ends leaning. */
function leanNoMore(who: Combatant): void {
  if (leaningTo(who) !== null) who.effects = who.effects.filter(({ kind }) => kind !== 'leaning');
}
