import { Hand, MapPin, MousePointer, PanelRight } from 'lucide-react';
import type { Ref } from 'react';
import type { Cell, Id } from '../../kernel/json.ts';
import type { View } from '../../kernel/view.ts';
import { cx } from '../kit/cx.ts';
import type { PopoverHandle } from '../kit/Popover.tsx';
import { Popover } from '../kit/Popover.tsx';
import { SideMark } from '../kit/SideMark.tsx';
import { sideOf, sidesOf, tokenLabels } from '../kit/sides.ts';
import { trackWords } from './tokens.ts';

const row =
  'flex min-h-touch w-full items-center gap-3 rounded-control px-3 text-left text-body hover:bg-raised';

/** Asks which of several tokens under the finger is meant. */
export function PickList(props: {
  readonly ref: Ref<PopoverHandle>;
  readonly view: View;
  readonly ids: readonly Id[];
  readonly onPick: (who: Id) => void;
  readonly onClose: () => void;
}) {
  const sides = sidesOf(props.view);
  const letters = tokenLabels(props.view);
  return (
    <Popover ref={props.ref} held label="Which one?" onClose={props.onClose} className="min-w-60 p-2">
      <p className="wt-eyebrow px-3 pt-1 pb-2">Which one?</p>
      {props.ids.map((id) => {
        const one = props.view.combatants[id];
        if (!one) return null;
        return (
          <button key={id} type="button" className={row} onClick={() => props.onPick(id)}>
            <SideMark style={sideOf(sides, one.side)} letters={letters[id]} size={26} />
            <span className="flex-1">{one.name}</span>
            <span className="text-small text-faint">{one.out ?? trackWords(one)}</span>
          </button>
        );
      })}
    </Popover>
  );
}

export interface MenuPlace {
  readonly cell: Cell | null;
  readonly words: string;
  readonly ids: readonly Id[];
}

/** The menu of a cell and the combatants there, opened by a long press. */
export function MapMenu(props: {
  readonly ref: Ref<PopoverHandle>;
  readonly view: View;
  readonly place: MenuPlace | null;
  readonly onSelect: (who: Id) => void;
  readonly onOpen: (who: Id) => void;
  readonly onEdit: ((who: Id) => void) | undefined;
  readonly onCentre: (cell: Cell) => void;
  readonly onClose: () => void;
}) {
  const { view, place, onEdit } = props;
  const sides = sidesOf(view);
  const letters = tokenLabels(view);
  return (
    <Popover ref={props.ref} held label="Here" onClose={props.onClose} className="min-w-64 p-2">
      {place?.ids.map((id) => {
        const one = view.combatants[id];
        if (!one) return null;
        return (
          <section key={id} aria-label={one.name} className="border-b border-line pb-1 last-of-type:mb-1">
            <p className="flex items-center gap-2 px-3 py-2 font-semibold">
              <SideMark style={sideOf(sides, one.side)} letters={letters[id]} size={26} />
              {one.name}
            </p>
            <button type="button" className={row} onClick={() => props.onSelect(id)}>
              <MousePointer aria-hidden className="size-5 text-faint" /> Select
            </button>
            <button type="button" className={row} onClick={() => props.onOpen(id)}>
              <PanelRight aria-hidden className="size-5 text-faint" /> Open the panel
            </button>
            {onEdit && (
              <button type="button" className={row} onClick={() => onEdit(id)}>
                <Hand aria-hidden className="size-5 text-faint" /> Change by hand …
              </button>
            )}
          </section>
        );
      })}
      {place?.cell && (
        <>
          <p className={cx('px-3 pt-1 text-small text-faint')}>{place.words}</p>
          <button type="button" className={row} onClick={() => place.cell && props.onCentre(place.cell)}>
            <MapPin aria-hidden className="size-5 text-faint" /> Centre here
          </button>
        </>
      )}
    </Popover>
  );
}
