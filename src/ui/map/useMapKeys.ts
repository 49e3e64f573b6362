import type { Cell } from '../../kernel/json.ts';
import type { CombatantView, View } from '../../kernel/view.ts';
import type { Board } from './board.ts';
import { toScreen } from './camera.ts';
import { middleOf, standingOn } from './geometry.ts';
import type { CameraControl } from './map-camera.ts';
import type { TapDeed, TapScene } from './tap.ts';
import { tap } from './tap.ts';
import type { TokenBase } from './tokens.ts';
import { describeToken } from './tokens.ts';
import { useCursor } from './useCursor.ts';
import type { MapCardsInHand } from './useMapCards.ts';

/** Keyboard input on the map of a fight: a cursor that taps as a finger does, described for screen readers. */
export function useMapKeys(plan: {
  readonly view: View;
  readonly board: Board;
  readonly scene: TapScene;
  readonly mover: CombatantView | null;
  readonly tokens: readonly TokenBase[];
  readonly camera: CameraControl;
  readonly cards: MapCardsInHand;
  readonly tell: (cell: Cell) => string;
  readonly perform: (deed: TapDeed) => void;
}) {
  const { view, board, scene, mover, tokens, camera, cards, tell, perform } = plan;
  const here = (cell: Cell) => standingOn(view.combatants, board.grid, cell);
  return useCursor({
    board,
    start: mover?.cell ?? null,
    camera,
    tap: (cell) => {
      cards.touch(toScreen(camera.now(), middleOf(board.grid, cell, 1)));
      const under = here(cell).map((one) => one.id);
      // Reversed drawing order: the topmost token first.
      const ids = tokens
        .filter((token) => under.includes(token.id))
        .map((token) => token.id)
        .reverse();
      const deed = tap(scene, { cell, ids, crowded: ids.length > 1, hit: ids.length > 0 });
      perform(deed);
      return deed.do !== 'nothing';
    },
    describe: (cell) => {
      const pick = scene.on.place?.cells.get(`${cell.x},${cell.y}`);
      const way = pick
        ? `can be picked${pick.cost === undefined ? '' : `, ${Math.round(pick.cost * 10) / 10} ${board.unit}`}`
        : '';
      return [tell(cell), ...here(cell).map((one) => describeToken(one, view.active)), way]
        .filter(Boolean)
        .join('. ');
    },
  });
}
