import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import type { Cell, Id } from '../../kernel/json.ts';
import type { PopoverHandle } from '../kit/Popover.tsx';
import type { Point } from './geometry.ts';
import type { MenuPlace } from './MapMenus.tsx';

type Where = Parameters<PopoverHandle['open']>[0];

/** The popovers over the map: the list of tokens that a tap may mean, and the menu of a cell. */
export function useMapCards(frame: RefObject<HTMLElement | null>, tell: (cell: Cell) => string) {
  const list = useRef<PopoverHandle>(null);
  const menu = useRef<PopoverHandle>(null);
  const [listed, setListed] = useState<readonly Id[]>([]);
  const [place, setPlace] = useState<MenuPlace | null>(null);
  const touchedAt = useRef<Point>({ x: 0, y: 0 });
  const onPage = (at: Point): Point => {
    const box = frame.current!.getBoundingClientRect();
    return { x: box.left + at.x, y: box.top + at.y };
  };
  /** These points of the map with these tokens: what is said or asked about them lies beside them. */
  const around = (points: readonly Point[], ids: readonly Id[]): DOMRect => {
    const tokens = [...(frame.current?.querySelectorAll<SVGElement>('[data-token]') ?? [])];
    const meant = tokens.filter(({ dataset }) => ids.includes(dataset.token ?? ''));
    const spots = points.map(onPage).map(({ x, y }) => new DOMRect(x, y));
    const boxes = [...spots, ...meant.map((token) => token.getBoundingClientRect())];
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    return new DOMRect(left, top, right - left, bottom - top);
  };
  const openMenu = (at: Where, cell: Cell | null, ids: readonly Id[]): void => {
    setPlace({ cell, words: cell ? tell(cell) : '', ids });
    requestAnimationFrame(() => menu.current?.open(at));
  };
  return {
    list,
    listed,
    menu,
    place,
    /** Stores the touched point, beside which the list will open. */
    touch: (at: Point): void => {
      touchedAt.current = at;
    },
    openList: (ids: readonly Id[]): void => {
      setListed(ids);
      list.current?.open(around([touchedAt.current], ids));
    },
    /** Opens the menu beside an element. */
    openMenu,
    /** Opens the menu beside these points of the map, such as the corners of a cell, and the tokens there. */
    openMenuAt: (points: readonly Point[], cell: Cell | null, ids: readonly Id[]): void =>
      openMenu(around(points, ids), cell, ids),
    listClosed: (): void => setListed([]),
    menuClosed: (): void => setPlace(null),
  };
}

export type MapCardsInHand = ReturnType<typeof useMapCards>;
