import type { ReactNode, Ref } from 'react';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx } from './cx.ts';

/** An element, or a point or a box of the window. */
type Anchor = Element | { readonly x: number; readonly y: number } | DOMRect;

export interface PopoverHandle {
  /** Opens beside an element or a box of the window, or at a point of it. */
  readonly open: (beside: Anchor) => void;
  readonly close: () => void;
}

/** What had the focus before each card was opened. */
const before = new WeakMap<Element, Element>();

/** Where the focus goes back to from an element: for one in a card that is closed by now, to where it was before. */
export function focusFrom(element: Element): Element {
  const card = element.closest('[popover]');
  return card && !card.matches(':popover-open') ? (before.get(card) ?? element) : element;
}

const gap = 8;

function place(card: HTMLElement, beside: Anchor): void {
  const box =
    beside instanceof Element
      ? beside.getBoundingClientRect()
      : beside instanceof DOMRect
        ? beside
        : new DOMRect(beside.x, beside.y, 0, 0);
  const { width, height } = card.getBoundingClientRect();
  const within = (at: number, size: number, whole: number): number =>
    Math.max(gap, Math.min(at, whole - size - gap));
  const below = box.bottom + gap + height <= innerHeight - gap;
  const above = box.top - gap - height >= gap;
  const right = box.right + gap + width <= innerWidth - gap;
  const left = box.left - gap - width >= gap;
  // Where it has no room above or below, it lies at one side rather than upon what it is about. The anchor may be
  // scrolled out of view; the card stays in view.
  const aside = !below && !above && (right || left);
  const x = aside
    ? right
      ? box.right + gap
      : box.left - gap - width
    : within(box.left + box.width / 2 - width / 2, width, innerWidth);
  const y = aside
    ? within(box.top + box.height / 2 - height / 2, height, innerHeight)
    : within(below ? box.bottom + gap : box.top - gap - height, height, innerHeight);
  card.style.left = `${x}px`;
  card.style.top = `${y}px`;
}

/**
 * A small card in the top layer. A tap outside or Escape closes it. It takes the focus, so that Tab leads into it
 * wherever it is in the document, and returns it when it closes.
 */
export function Popover({
  children,
  label,
  ref,
  className,
  onClose,
  held = false,
}: {
  readonly children: ReactNode;
  readonly label: string;
  readonly ref: Ref<PopoverHandle>;
  readonly className?: string;
  readonly onClose?: () => void;
  /** For cards opened while a finger is still down: lifting it must not close the card. */
  readonly held?: boolean;
}) {
  const card = useRef<HTMLDivElement>(null);
  /**
   * Whether it has ever been opened: its content is rendered only from then on, because a menu of forty options has a
   * card for each refused one.
   */
  const [drawn, setDrawn] = useState(false);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!held || !shown) return;
    const close = (event: Event) => {
      const beside =
        event instanceof KeyboardEvent
          ? event.key === 'Escape'
          : !card.current?.contains(event.target as Node);
      if (!beside) return;
      if (event instanceof KeyboardEvent) event.stopPropagation();
      card.current?.hidePopover();
    };
    addEventListener('pointerdown', close, true);
    addEventListener('keydown', close, true);
    return () => {
      removeEventListener('pointerdown', close, true);
      removeEventListener('keydown', close, true);
    };
  }, [held, shown]);
  const anchor = useRef<Anchor | null>(null);
  // Repositions the card on resize, such as when a tablet is turned.
  useEffect(() => {
    if (!shown) return;
    const follow = () => {
      const beside = anchor.current;
      const gone = beside instanceof Element && !beside.isConnected;
      if (card.current && beside !== null && !gone) place(card.current, beside);
    };
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, [shown]);
  useImperativeHandle(
    ref,
    () => ({
      open: (beside) => {
        flushSync(() => setDrawn(true));
        if (!card.current) return;
        anchor.current = beside;
        if (!card.current.matches(':popover-open')) {
          before.set(card.current, document.activeElement ?? document.body);
          card.current.showPopover();
        }
        place(card.current, beside);
        card.current.focus({ preventScroll: true });
      },
      close: () => card.current?.hidePopover(),
    }),
    [],
  );
  if (!drawn) return null;
  return (
    <div
      ref={card}
      popover={held ? 'manual' : 'auto'}
      tabIndex={-1}
      role="dialog"
      aria-label={label}
      onToggle={(event) => {
        setShown(event.newState === 'open');
        if (event.newState !== 'closed') return;
        // Returns the focus by itself if it was lost: the browser does not always do so, and never for `manual`
        // popovers.
        const lost =
          document.activeElement === document.body || card.current?.contains(document.activeElement);
        const back = card.current && before.get(card.current);
        if (lost && back instanceof HTMLElement) back.focus({ preventScroll: true });
        onClose?.();
      }}
      className={cx(
        'inset-auto m-0 max-h-[80dvh] max-w-[min(22rem,calc(100vw-16px))] overflow-y-auto rounded-card border border-line bg-panel p-3 text-left text-ink shadow-float outline-none',
        className,
      )}
    >
      {children}
    </div>
  );
}
