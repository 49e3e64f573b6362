import type { Cell, Id } from '../../kernel/json.ts';
import type { View } from '../../kernel/view.ts';
import { session } from '../../store/session.ts';
import { MapMenu, PickList } from './MapMenus.tsx';
import type { MapCardsInHand } from './useMapCards.ts';

/** The popovers over the map. Each closes before its action runs. */
export function MapCards(props: {
  readonly cards: MapCardsInHand;
  readonly view: View;
  readonly onPick: (who: Id) => void;
  readonly onOpen: (who: Id) => void;
  readonly onEdit: ((who: Id) => void) | undefined;
  readonly onCentre: (cell: Cell) => void;
}) {
  const { cards, view, onPick, onOpen, onEdit, onCentre } = props;
  const { list, menu } = cards;
  return (
    <>
      <PickList
        ref={list}
        view={view}
        ids={cards.listed}
        onClose={cards.listClosed}
        onPick={(who) => {
          list.current?.close();
          onPick(who);
        }}
      />
      <MapMenu
        ref={menu}
        view={view}
        place={cards.place}
        onClose={cards.menuClosed}
        onSelect={(who) => {
          menu.current?.close();
          session.select(who);
        }}
        onOpen={(who) => {
          menu.current?.close();
          onOpen(who);
        }}
        onEdit={
          onEdit &&
          ((who) => {
            menu.current?.close();
            onEdit(who);
          })
        }
        onCentre={(cell) => {
          menu.current?.close();
          onCentre(cell);
        }}
      />
    </>
  );
}
